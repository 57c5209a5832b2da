## Condition และ Consequence ระดับ Extreme
condition-marked = { $target } ติด Condition { $name } ({ $word }) ขีด { $boxes } ช่อง{ $marked ->
    [0] {""}
   *[other] {" "}รวมเป็น { $marked } ช่อง
}
condition-box = Condition { $name } ({ $absorbs })
condition-on-sheet = { $name } ({ $word }): { $boxes }
consequence-replaces = แทนที่ Aspect “{ $name }” อย่างถาวร
way-replaces = { $way } แทน Aspect “{ $name }”
remark-more_than_needed = { $who } รับมากกว่าที่ Hit ต้องการ ทำได้ไม่ผิดกฎ

## Scale และตัวร้ายใหญ่
scale-set = ต่อไปนี้ { $who } อยู่ที่ Scale { $level }
scale-applied = { $who } มี Scale เหนืออีกฝ่าย { $levels } ระดับ: { $parts }
scale-action = { $amount } กับการทอย
scale-result = { $amount } กับผลทอยถ้าสำเร็จ
scale-invokes = Free Invoke เพิ่มอีก { $count } ครั้งถ้าสำเร็จ
part-scale = Scale { $bonus }
minions-set = คนที่รับ Hit แทน { $who }: { $names }
minions-none = ไม่มีใครรับ Hit แทน { $who } อีกแล้ว
hit-passed = { $target } สำเร็จแบบมีราคา: { $minion } รับ Hit { $shifts } Shift แทนโดยไม่ได้ป้องกัน
hit-passed-gone = { $minion } ไม่มีชีตตัวละคร จึงหายไปพร้อมกัน
forms-set = { $who } มีร่างจริงที่ยังไม่เผยอีก { $count } ร่าง
form-revealed = { $who } แพ้แค่ร่างนี้ ร่างจริงเผยตัวออกมา
form-named = { $who } แพ้แค่ร่างนี้ “{ $name }” เผยตัวออกมา
forms-left = ยังเหลืออีก { $left } ร่าง
solo-set = โบนัสตัวเดี่ยวของ { $who }: { $bonuses }
solo-none = { $who } ไม่มีโบนัสตัวเดี่ยวแล้ว
solo-skill_bonus = โบนัสการทอย Skill
solo-fewer_shifts = Hit เบาลง
solo-one_shift_left = Hit เหลืออย่างน้อย 1 Shift
solo-stronger_invokes = Invoke ที่จ่ายแต้มแรงขึ้น
solo-weaker_foes = Invoke ของศัตรูหลายคนอ่อนลง
solo-no_stacking = Free Invoke ของศัตรูซ้อนกันไม่ได้
solo-rolls = โบนัสตัวเดี่ยวของ { $who }: { $amount } กับการทอย
solo-hit = โบนัสตัวเดี่ยวของ { $who }: Hit ลดลง { $amount } Shift
choice-minion = { $name } รับ Hit แทน
command-set_scale = ตั้ง Scale
command-set_boss = ตั้งค่าตัวร้ายใหญ่
field-scale = Scale
field-solo = โบนัสตัวเดี่ยว
field-minions = ลูกสมุน
field-forms = ร่างจริง

## Boost และ Compel
boost-handed = { $who } ส่ง Boost “{ $name }” ให้ { $to }
command-hand_boost = ส่ง Boost ให้เพื่อน
why-compel_claimed = Compel ตัวเอง
compel-claimed = { $who } ขอรับ Compel ตัวเองย้อนหลัง
compel-claimed-aspect = { $who } ขอรับ Compel ตัวเองย้อนหลังด้วย “{ $aspect }”
compel-kind-event = เหตุการณ์ที่เกิดกับ { $who }
compel-kind-decision = การตัดสินใจของ { $who }
compel-ends-scene = ฉากจบลงตรงนี้

## คำปฏิเสธ
error-condition_full = { $name } ไม่มีช่องว่างที่ Condition { $condition }
    .near = ที่ว่าง: { $near }
    .hint = ไม่มีช่องไหนว่างแล้ว
error-extreme_taken = { $name } รับ Consequence ระดับ Extreme ได้ครั้งเดียวระหว่าง Breakthrough
    .hint = รับระดับอื่น หรือยอมถูกนำออกจากเกม
error-no_extreme = { $name } รับ Consequence ระดับ Extreme ไม่ได้
    .hint = GM เปิดกฎเสริมข้อนี้ได้
error-not_replaceable = Consequence ระดับ Extreme ต้องแทนที่ Aspect หนึ่งอัน: อันไหน?
    .near = เลือกได้: { $near }
    .hint = เขียน Aspect แบบนั้นลงชีตก่อน
error-no_stacking = Free Invoke ของ “{ $name }” ซ้อนกันไม่ได้กับตัวร้ายแบบนี้
    .hint = Invoke Aspect อื่นแทน
error-no_scale = { $name } ไม่ได้มี Scale เหนืออีกฝ่าย
    .hint = ไม่ต้องใส่ หรือตั้ง Scale ก่อน
error-scale_choice = Scale ต่างกัน { $have } ระดับ เลือกผลได้ระดับละหนึ่งอย่าง
    .hint = เลือกให้น้อยลง
error-scale_invokes = Scale เพิ่ม Free Invoke ได้เฉพาะตอน Create an Advantage
    .hint = เลือก +1 กับการทอย หรือ +2 กับผลทอย
error-scale_top = ไม่มี Scale ที่สูงขนาดนั้น
    .hint = เหนือตัวละครผู้เล่นได้มากสุด { $most } ระดับ
error-not_supernatural = { $name } ไม่มีวิธีการที่เหนือระดับธรรมดา
    .hint = ตั้ง Scale ก่อน หรือ Create an Advantage ด้วยวิธีอื่น
error-own_minion = { $name } เป็นลูกสมุนของตัวเองไม่ได้
    .hint = บอกชื่อคนอื่น
error-no_minion = { $name } รับ Hit นี้แทนไม่ได้
    .near = ที่รับแทนได้: { $near }
    .hint = ต้องรับ Hit เอง
error-not_by_attack = ลูกสมุนรับแทนได้เฉพาะ Hit จากการโจมตี
    .hint = ต้องรับ Hit นี้เอง
error-no_boost_held = ไม่มีใครถือ Boost แบบนั้น
    .near = ที่มีอยู่: { $near }
    .hint = หา Boost มาก่อน
error-which_boost = มี Boost หลายอัน
    .near = เลือกหนึ่งอัน: { $near }
    .hint = เลือกหนึ่งอัน
error-not_ally = { $name } ไม่ใช่พวกเดียวกัน
    .hint = ส่ง Boost ให้ได้เฉพาะคนฝ่ายเดียวกัน
error-not_own_compel = ขอรับย้อนหลังได้เฉพาะ Compel ตัวเอง
    .hint = เสนอ Compel ตามปกติแทน

stunt-used = { $who } ใช้ Stunt “{ $name }”: { $amount }
error-stunt_elsewhere = Stunt “{ $name }” ใช้กับอย่างอื่น
    .hint = ไม่ต้องใส่ หรือใส่โบนัสเองถ้าทั้งโต๊ะเห็นด้วย
error-stunt_without_bonus = Stunt “{ $name }” ไม่ได้บวกตัวเลขให้การทอย
    .hint = เล่นตามที่เขียนไว้ หรือใส่โบนัสเอง
