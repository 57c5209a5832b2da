"""The words by which prose claims mechanics, in five languages at once: data for the guard.

A word in Latin letters is a beginning that counts at the start of a word, whatever its ending;
`$` at its end says that the word ends there. Thai and Chinese words count wherever they stand.
"""

from collections.abc import Mapping

# Claims by themselves, wherever they stand.
OUTRIGHT: Mapping[str, str] = {
    "fail": "fail$ fails$ failed$ failure porażk przegryw epäonnist 失败 ล้มเหลว ไม่สำเร็จ",
    "success": "succeed success sukces powiodło udaje udało onnistu 成功 สำเร็จ",
    "style": "with_style z_klasą imponując tyylillä 华丽 อย่างมีสไตล์",
    "tie": "a_tie tied$ ties$ remis tasapeli 平局 ผลเสมอ",
    "taken out": "taken_out takes_out wyeliminowan ulos_tilanteesta 出局 ถูกนำออกจากเกม",
    "free invoke": "free_invo darmowe_wywoł darmowego_wywoł darmowych_wywoł ilmainen_käyt "
    "ilmaisen_käyt ilmaista_käyt 免费调用",
}

# Claims only in a sentence that speaks of harm: "a mild evening" is none.
OF_HARM: Mapping[str, str] = {
    "mild": "mild łagodn lievä lieve 轻微 เล็กน้อย",
    "moderate": "moderate umiarkowan merkittäv 中度 中等 ปานกลาง",
    "severe": "severe poważn vakav 严重 สาหัส",
    "extreme": "extreme ekstremaln äärimmäi 极端",
}
HARM = (
    "consequence wound injur harm slot konsekwencj rana$ ranę$ rany$ obraże jälki jälje jälk "
    "seurau vamma vammo 后果 伤 ผลที่ตามมา บาดเจ็บ บาดแผล"
)

# What is counted. A number beside one of these is a claim about it.
COUNTED: Mapping[str, str] = {
    "stress": "stress presj stres rasitu 压力 ความเครียด",
    "shifts": "shift przebi erotu vauriopist 差值 ผลต่าง",
    "fate points": "fate_point fp$ punkt_losu punkty_losu punktów_losu punktu_losu kohtalopiste "
    "fate-piste 命运点 แต้มชะตา",
    "boxes": "box boxes kratk pole_presji pola_presji ruutu ruudu 压力格 ช่อง",
    "free invokes": "free_invo darmowe_wywoł darmowych_wywoł ilmaista_käyt ilmaisen_käyt 免费调用",
}

# A word of the ladder beside one of these speaks of a roll; so it does beside a number or a skill.
OF_ROLLS = (
    "roll rating result total effort difficult opposition vs$ against rzut rzuc wynik poziom "
    "trudnoś przeciw heitt heito tulos tulok vaikeu vastus 掷 骰 结果 难度 等级 对抗 ทอย ระดับ "
    "ความยาก ผลลัพธ์"
)

# Numbers from 1 to 10 in words; they count beside what is counted only: "two guards" is no claim.
NUMBERS: Mapping[int, str] = {
    1: "one$ jeden$ jedną$ jedno$ jednego$ yksi$ yhden$ 一 หนึ่ง",
    2: "two$ dwa$ dwie$ dwóch$ kaksi$ kahden$ 二 两 สอง",
    3: "three$ trzy$ trzech$ kolme$ kolmen$ 三 สาม",
    4: "four$ cztery$ czterech$ neljä$ neljän$ 四 สี่",
    5: "five$ pięć$ pięciu$ viisi$ viiden$ 五 ห้า",
    6: "six$ sześć$ sześciu$ kuusi$ kuuden$ 六 หก",
    7: "seven$ siedem$ siedmiu$ seitsemän$ 七 เจ็ด",
    8: "eight$ osiem$ ośmiu$ kahdeksan$ 八 แปด",
    9: "nine$ dziewięć$ dziewięciu$ yhdeksän$ 九 เก้า",
    10: "ten$ dziesięć$ dziesięciu$ kymmenen$ 十 สิบ",
}
