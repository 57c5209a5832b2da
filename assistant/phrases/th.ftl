## รายการและคำเชื่อม
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-or = { $a } หรือ { $b }
list-and = { $a } และ { $b }
list-sum = { $a }, { $b }
two =
    { $a }
    { $b }
line = { $label }: { $text }
heading = { $label }:
with-details = { $text } ({ $details })
with-detail = { $text } – { $detail }
rating = { $word } { $number }
nothing = ไม่มี
secret = ลับ

## ชื่อ
who-gm = GM
who-pc = ฝ่ายผู้เล่น
who-npc = ฝ่าย GM
who-somebody = ใครบางคน
who-anyone = ใครก็ได้
an-aspect = Aspect
unnamed-boost = Boost #{ $number }
unnamed-aspect = Aspect #{ $number }
unnamed-consequence = Consequence ระดับ { $word }
filled = ใช้แล้ว ยังไม่ได้ตั้งชื่อ
slot = { $word } ({ $absorbs }){ $track ->
    [physical] {" "}เฉพาะทางกาย
    [mental] {" "}เฉพาะทางใจ
    [any] {""}
   *[other] {" "}เฉพาะ { $track }
}
boxes = Stress { $count } ช่อง
boxes-by-value = Stress ช่อง { $values }
a-consequence = Consequence ระดับ { $word } ({ $absorbs })
free-invokes = Free Invoke { $count } ครั้ง: { $holder }

## การทอย
rolled = { $who } ทอยได้ { $dice }
do-attack = { $who } โจมตี { $target }
do-overcome = { $who } พยายาม Overcome
do-create_advantage = { $who } พยายาม Create an Advantage
do-treat = { $who } รักษา “{ $name }” ให้ { $target }
do-roll = { $who } ทอย
do-roll-somebody = ทอย
do-defend = { $who } ป้องกัน
do-oppose = ฝ่ายขัดขวาง
detail-on = ใส่ { $target }
detail-against = สู้กับ { $target }
part-faces = { $faces } { $total }
part-total = ลูกเต๋า { $total }
part-skill = { $skill } { $rating }
part-rating = ระดับ { $rating }
part-bonus = โบนัส { $bonus }
sum = { $head }: { $parts } = { $effort }
sum-given = { $head }: รวม { $effort }
against-difficulty = { $roll } เทียบกับระดับความยาก { $rating }
supersedes = ผลทอยตอนนี้ – { $roll }
defence-awaited = { $who } ป้องกันได้
outcome-fail = ขาดไป { $shifts } Shift: Fail
outcome-tie = 0 Shift: Tie
outcome-success = { $shifts } Shift: Success
outcome-style = { $shifts } Shift: Success with Style!
reopened = กลับไปคิดผลทอยล่าสุดใหม่ สิ่งที่ตามมาถือว่ายังไม่เกิด

## ความเสียหาย
hit = { $target } โดน Hit { $shifts } Shift ({ $track ->
    [mental] ทางใจ
    [physical] ทางกาย
   *[other] { $track }
})
hit-no-sheet = { $target } ยังไม่มีชีตตัวละคร: สร้างให้ก่อน หรือบอกมาเลยว่าเกิดอะไรขึ้น
hit-lowered = Hit ที่ { $target } โดนลดเหลือ { $shifts } Shift
hit-absorbed = { $target } รับ { $shifts } Shift ด้วย { $ways }
boxes-left = { $left ->
    [0] Stress { $track ->
        [mental] ทางใจ
        [stress] รวม
        [physical] ทางกาย
       *[other] { $track }{" "}
    }เต็มแล้ว
   *[other] Stress { $track ->
        [mental] ทางใจ
        [stress] รวม
        [physical] ทางกาย
       *[other] { $track }{" "}
    }เหลือ { $left } ช่อง
}
consequence-named = { $target } ได้ Consequence ระดับ { $word }: “{ $name }”
consequence-unnamed = { $target } ได้ Consequence ระดับ { $word } ยังไม่ได้ตั้งชื่อ
consequence-invoke = { $holder } ได้ Free Invoke 1 ครั้ง
taken-out = { $who } ถูกนำออกจากเกม (Taken Out)
taken-out-fate = ชะตาต่อจากนี้: { $fate }
taken-out-by = { $by } เป็นคนบอกว่าจะเกิดอะไรขึ้น
conceded = { $who } ขอ Concede ออกจากฉากตามเงื่อนไขของตัวเอง จบ Conflict แล้วได้ { $points } FATE Point{ $consequences ->
    [0] {""}
   *[other] {" "}(มาจาก Consequence { $consequences })
}
stress-cleared = ล้าง Stress แล้ว: { $who }
treated = “{ $name }” ของ { $who } เริ่มฟื้นตัว
renamed = ต่อไปนี้เรียกว่า “{ $name }”
clears-after-scene = จะหายเมื่อผ่านไปอีกหนึ่งฉากเต็ม
clears-after-session = จะหายเมื่อผ่านไปอีกหนึ่ง Session เต็ม
clears-after-breakthrough = จะหายเมื่อถึง Breakthrough ครั้งหน้า
cleared = “{ $name }” ของ { $who } หายแล้ว ช่อง { $word } ว่างอีกครั้ง

## Aspect และแต้ม
boost-gained = { $who } ได้ Boost: “{ $name }”
boost-unnamed = { $who } ได้ Boost #{ $number }
aspect-on-scene = Aspect ใหม่ในฉาก: “{ $name }”
aspect-on-somebody = { $on } ได้ Aspect ใหม่: “{ $name }”
boost-on-scene = Boost ใหม่: “{ $name }”
boost-on-somebody = Boost ใหม่บนตัว { $on }: “{ $name }”
free-added = “{ $name }” ได้เพิ่ม { $free }
aspect-removed = “{ $name }” หายไปแล้ว
invoked = { $who } Invoke “{ $name }”: { $use ->
    [reroll] ทอยใหม่ทั้งสี่ลูก
    [oppose] +{ $worth } ให้ฝ่ายขัดขวาง
   *[bonus] +{ $worth }
}
for-free = ฟรี
on-word = ตามคำของ GM
points = { $who }: FATE Point { $before } → { $now }
why-refresh = Refresh
why-owed = แต้มที่ค้างไว้
why-ruling = GM ตัดสิน
why-player = หนึ่งแต้มต่อตัวละครผู้เล่น
why-compel_accepted = รับ Compel
why-compel_refused = ปฏิเสธ Compel
why-compel_offered = จ่ายค่า Compel
point-owed = { $who } จะได้ { $amount } FATE Point ({ $why })
owed-why-concession = จากการ Concede ได้เมื่อจบ Conflict
owed-why-hostile_invoke = จาก Hostile Invoke ได้เมื่อจบฉาก
cost-offered = เลือกได้: { $options }
cost-chosen = { $who }: { $option }
compel-offered = { $by } Compel { $who } แลกกับ FATE Point
compel-aspect = { $by } Compel { $who } ด้วย “{ $aspect }” แลกกับ FATE Point
compel-must = { $who } ไม่มี FATE Point เหลือให้ปฏิเสธ
compel-accepted = { $who } รับ Compel
compel-refused = { $who } ปฏิเสธ Compel
waived = { $what ->
    [split] ยกเลิกการโจมตี ({ $who })
    [twist] ยกเลิกเหตุพลิกผัน
    [defend] ยกเลิกการทอยที่รอป้องกัน ({ $who })
    [absorb] Hit ไม่เข้าเป้า ({ $who })
    [boost] Hit คงเดิม
    [cost] ยกเลิกการเลือก ({ $who })
    [special] วิเศษครั้งนี้ไม่ได้ผลอะไร ({ $who })
    [fumble] พลาดท่าครั้งนี้ไม่มีผลอะไร ({ $who })
   *[compel] ถอน Compel แล้ว ({ $who })
}

## เทิร์น ฉาก Session
conflict-began = เริ่ม Conflict! คนที่ร่วมสู้: { $members }
exchange-began = รอบที่ { $number }
turn-taken = { $who } เล่นเทิร์นนี้ ยังเหลือ: { $left }
turn-last = { $who } เล่นเทิร์นนี้ ครบทุกคนในรอบแล้ว
turn-given = คนต่อไปคือ { $who }
conflict-ended = จบ Conflict แล้ว
scene-began = เริ่มฉากที่ { $number }
scene-named = เริ่มฉากที่ { $number }: { $name }
scene-present = อยู่ในฉาก: { $names }
scene-gm-points = GM มี { $points } FATE Point
scene-ended = จบฉากที่ { $number }
scene-gone = หายไปพร้อมฉาก: { $names }
session-began = เริ่ม Session ที่ { $number }
session-ended = จบ Session ที่ { $number }
remark-joins = { $who } ไม่ได้อยู่ในลำดับเทิร์น เล่นนอกลำดับ
made-aspects = Situation Aspect ใหม่:
made-aspect = { $name } ({ $category })
category-tone = บรรยากาศ
category-movement = การเคลื่อนที่
category-cover = ที่กำบัง
category-danger = อันตราย
category-useful = ใช้ประโยชน์ได้

## ชีตตัวละคร
kind-pc = ตัวละครผู้เล่น
kind-npc = NPC
aliases = หรือ { $names }
label-high_concept = High Concept
label-trouble = Trouble
label-relationship = Relationship
label-aspects = Aspect
label-put-on = ติดตัวชั่วคราว
label-skills = Skill:
label-stunts = Stunt:
label-physical = Stress ทางกาย
label-mental = Stress ทางใจ
label-consequences = Consequence:
label-scene-aspects = Situation Aspect
label-present = อยู่ในฉาก
label-away = อยู่ที่อื่น
label-left = ยังไม่ได้เล่นรอบนี้
points-and-refresh = FATE Point: { $points }, Refresh: { $refresh }
points-short = FATE Point { $points }
track-short = Stress { $track ->
    [mental] ทางใจ
    [stress] รวม
    [physical] ทางกาย
   *[other] { $track }
} { $boxes }
points-gm = FATE Point ของ GM: { $points }
recovering = กำลังฟื้นตัว
state-conceded = Concede แล้ว
state-out = ออกจากฉากแล้ว
state-scene = Session { $session } ฉากที่ { $scene }
state-no-session = ยังไม่ได้เริ่ม Session
state-no-scene = ฉากจบแล้ว
state-conflict = Conflict รอบที่ { $number }: { $members }
state-owed = { $who } จะได้ { $amount } FATE Point
nobody = ยังไม่มีตัวละคร
log-empty = ยังไม่มีอะไรเกิดขึ้น
character-created = ตัวละครใหม่: { $who }
edited = { $who } – { $changes }
ruled = GM ตัดสิน { $who }: { $changes }
nothing-changed = ไม่มีอะไรเปลี่ยน
field-name = ชื่อ
field-aliases = ชื่ออื่น
field-aspects = Aspect
field-stunts = Stunt
field-slots = ช่อง Consequence
field-consequences = Consequence
field-refresh = Refresh
field-points = FATE Point
field-earned = แต้มสำหรับฉากหน้า
field-boxes = ช่อง Stress { $track ->
    [mental] ทางใจ
    [stress] รวม
    [physical] ทางกาย
   *[other] { $track }
}
field-marked = ช่อง Stress { $track ->
    [mental] ทางใจ
    [stress] รวม
    [physical] ทางกาย
   *[other] { $track }{" "}
}ที่ขีดไว้
field-out = ออกจากฉาก
field-back = กลับเข้าฉาก
field-conceded = { $now ->
    [true] Concede แล้ว
   *[false] ไม่ได้ Concede
}
field-secret = { $now ->
    [true] ซ่อนจากผู้เล่น
   *[false] ผู้เล่นเห็นได้
}
field-set = { $field } { $after }
field-changed = { $field } { $before } → { $after }
field-added = { $field } เพิ่ม { $names }
field-lost = { $field } ตัด { $names }

## สิ่งที่รอ และทางเลือก
waits-defend = { $who } ต้องป้องกัน:
waits-absorb = { $who } ต้องรับ Hit { $shifts } Shift ({ $track ->
    [mental] ทางใจ
    [physical] ทางกาย
   *[other] { $track }
}):
waits-boost = { $who } เลือกเอา Boost แทน 1 Shift ได้:
waits-cost = { $who } เลือก:
waits-compel = { $who } ตอบ Compel:
waits-still = ยังรออยู่: { $what } พิมพ์ “ทำอะไรได้บ้าง” เพื่อดูคำตอบทั้งหมด
waits-invokes = ยังเปลี่ยนผลทอยล่าสุดได้:
choice-taken_out = ถูกนำออกจากเกม (Taken Out)
choice-take_boost = ลด Hit ลง 1 แล้วรับ Boost
choice-cost_fail = ล้มเหลว (Fail)
choice-cost_major_cost = สำเร็จ แต่จ่าย Major cost
choice-cost_minor_cost = สำเร็จ แต่จ่าย Minor cost
choice-cost_boost = เอา Boost แทน
choice-cost_aspect = ได้ Aspect แต่ Free Invoke ไปอยู่กับอีกฝ่าย
choice-cost_reveal = Aspect เผยออกมา แต่ Free Invoke ไปอยู่กับอีกฝ่าย
choice-compel_accept = รับ แล้วได้ 1 FATE Point
choice-compel_refuse = ปฏิเสธ แล้วจ่าย 1 FATE Point
choice-free_invoke = { $who }: ใช้ Free Invoke ของ “{ $name }”

## โอกาส และการย้อน
chance = { $outcome } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
moved-undo = ย้อนแล้ว: { $commands }
moved-redo = นำกลับมาแล้ว: { $commands }
model-failed = โมเดล { $model } ไม่ตอบ: { $kind ->
     [timeout] ใช้เวลานานเกินไป
     [key] คีย์ไม่ได้รับการยอมรับ
     [missing] ไม่มีโมเดลหรือที่อยู่นี้
     [busy] คำขอมากเกินไปหรือโควตาหมด
     [server] เซิร์ฟเวอร์มีปัญหา
     [unreachable] ติดต่อไม่ได้
     [dropped] การเชื่อมต่อขาด
     [refused] ไม่รับคำขอนี้
     [declined] ปฏิเสธที่จะตอบ
     [empty] คำตอบว่างเปล่า
    *[other] อ่านคำตอบไม่ได้
    } จึงทำต่อโดยไม่ใช้โมเดล
model-stopped = โมเดลเรียกเครื่องมือไม่หยุด จึงหยุดไว้หลังจาก { $calls } ครั้ง
prose-struck = สิ่งที่โมเดล { $model } พูดเกี่ยวกับเกมไม่ตรงความจริง สถานะตอนนี้:
command-overcome = Overcome
command-create_advantage = Create an Advantage
command-attack = โจมตี
command-defend = ป้องกัน
command-roll = ทอย
command-invoke = Invoke
command-absorb = รับ Hit
command-take_boost = รับ Boost
command-choose_cost = เลือกราคาที่ต้องจ่าย
command-waive = ยกเลิกสิ่งที่รอ
command-take_out = นำออกจากเกม
command-concede = Concede
command-begin_conflict = เริ่ม Conflict
command-next_turn = เลือกคนต่อไป
command-end_conflict = จบ Conflict
command-compel = Compel
command-answer_compel = ตอบ Compel
command-treat = รักษา Consequence
command-place_aspect = วาง Aspect
command-remove_aspect = เอา Aspect ออก
command-create_character = สร้างตัวละคร
command-edit_character = แก้ชีตตัวละคร
command-adjust = GM ตัดสิน
command-begin_session = เริ่ม Session
command-end_session = จบ Session
command-begin_scene = เริ่มฉาก
command-end_scene = จบฉาก
command-make_npc = สุ่ม NPC
command-make_aspects = สุ่ม Situation Aspect

## ถามกลับ
greeting = Fatewright · แคมเปญ { $name } · { $when }
greeting-how = เล่าว่าเกิดอะไรขึ้นที่โต๊ะ หรือถามกฎได้เลย พิมพ์ “help” เพื่อดูเพิ่ม “exit” เพื่อออก
need-not-understood = ยังไม่เข้าใจว่าหมายถึงอะไร
need-as-if = เข้าใจว่า: { $said }
need-did-you-mean = หมายถึง { $said } ใช่ไหม? (ใช่ หรือ ไม่)
need-dropped = โอเค ไม่ทำอะไร
need-missed = ส่วนนี้ยังไม่เข้าใจ: { $said }
need-missed-piece = “{ $text }”
need-nearest = หมายถึง { $names } หรือเปล่า?
need-examples = ลองพูดประมาณนี้ได้:
    – เมย์โจมตีต้นด้วย Fight +3 ทอยได้ +2 ต้นป้องกันด้วย Athletics +2 ทอยได้ -1
    – เมย์สะเดาะกุญแจด้วย Burglary +2 ความยาก 3
    – ต้นรับ Stress 1 ช่อง กับ Consequence ระดับ Moderate
    – Consequence ระดับ Mild หายเมื่อไหร่?
    – ย้อน
need-help = ฉันค้นกฎพร้อมอ้างอิง ตัดสินการทอยเต๋า ความเสียหาย และการฟื้นตัว จดสถานะของโต๊ะ และช่วยคิด NPC กับ Situation Aspect
need-unread-field = ไม่แน่ใจว่า “{ $names }” อยู่ส่วนไหนของชีต เป็น Aspect, Stunt หรือ Skill พร้อมค่า?
need-missing-difficulty = ยากแค่ไหน? ขอระดับความยากด้วย เช่น Fair +2
need-missing-target = ใส่ใคร หรือสู้กับใคร?
need-missing-rating = ระดับเท่าไหร่? เช่น +3
need-missing-aspect = Aspect ไหน?
need-missing-name = ชื่ออะไร?
need-missing-amount = เท่าไหร่?
need-who = หมายถึงใคร?
need-which-skill = ใช้ Skill ไหน?
need-which-consequence = Consequence ไหน?
need-which-aspect = Aspect ไหน?
need-nothing-waits = ตอนนี้ไม่มีเรื่องที่รอคำตอบแบบนั้น
need-unclear-number = หมายถึงเลขไหน? บอกตรงๆ ได้เลย เช่น 2
need-nothing-pending = ตอนนี้ไม่มีอะไรรอคำตอบ

## ข้อมูลที่อ่านไม่ได้
invalid-number = “{ $field }” ต้องเป็นจำนวนเต็ม
invalid-text = “{ $field }” ต้องเป็นข้อความ
invalid-list = “{ $field }” ต้องเป็นรายการที่มีอะไรอยู่ข้างใน
invalid-yes-no = “{ $field }” ต้องเป็น true หรือ false
invalid-object = “{ $field }” ต้องเป็น object ที่มีช่องของตัวเอง
invalid-extra-near = ไม่รู้จัก “{ $field }” ตรงนี้ ที่ใกล้เคียง: { $near }
invalid-nobody_attacked = โจมตีใคร ใส่ “target”, “targets” หรือ “zone”
invalid-unrated = อาวุธและเกราะต้องมีค่า ใส่ “kind” หรือ “rating”
invalid-nothing_given = ให้อะไรแก่มัน ใส่ “minions”, “forms”, “scale_above” หรือ “solo”
invalid-unprintable = “{ $field }” มีอักขระที่แสดงไม่ได้ ตัดออกก่อน
invalid-nameless = “{ $field }” ไม่มีตัวอักษรหรือตัวเลขเลย ใส่ชื่อด้วย
invalid-no-command = คำสั่งเป็น JSON object ที่บอกชื่อตัวเอง เช่น "command": "begin_scene"
invalid-faces-given = “faces” คือหน้าเต๋าสี่ลูกตามที่ทอยได้ แต่ละลูกเป็น -1, 0 หรือ 1
invalid-command-near = ไม่มีคำสั่ง “{ $tag }” ที่ใกล้เคียง: { $near }
invalid-missing = ขาด “{ $field }”
invalid-too_long = “{ $field }” มีรายการมากเกินไป ได้ไม่เกิน { $bound } รายการ
invalid-too_few = “{ $field }” มีรายการไม่ครบ
invalid-extra_forbidden = ไม่รู้จัก “{ $field }” ตรงนี้
invalid-too_small = “{ $field }” น้อยไป อย่างน้อยต้อง { $bound }
invalid-too_large = “{ $field }” มากไป ได้ไม่เกิน { $bound }
invalid-literal_error = “{ $field }” เป็นได้แค่ { $expected }
invalid-string_too_short = “{ $field }” ว่างอยู่
invalid-string_too_long = “{ $field }” ยาวเกินไป ได้ไม่เกิน { $bound } ตัวอักษร
invalid-command = ไม่มีคำสั่ง “{ $tag }”
invalid-faces_total = หน้าลูกเต๋ากับผลรวมไม่ตรงกัน ให้มาแค่อย่างเดียวก็พอ
invalid-dice_effort = ใส่หน้าลูกเต๋าหรือ Effort ทั้งหมด อย่างใดอย่างหนึ่งก็พอ
invalid-reasons_difficulty = ใส่ระดับความยากหรือเหตุผลที่ทำให้ยาก อย่างใดอย่างหนึ่งก็พอ
invalid-other = อ่าน “{ $field }” แบบนี้ไม่ได้

## เมื่อกฎไม่ยอม
error-acted_already = { $name } เล่นไปแล้วในรอบนี้ หรือออกจากฉากไปแล้ว
    .near = ยังเหลือ: { $near }
error-answer_first = { $kind ->
    [split] { $name } ต้องแบ่งผลทอยก่อน
    [defend] { $name } ต้องป้องกันก่อน
    [absorb] { $name } ต้องรับ Hit ก่อน
    [special] { $name } ต้องเลือกผลของวิเศษก่อน
    [fumble] { $name } ต้องทอยผลของพลาดท่าก่อน
   *[compel] { $name } ต้องตอบ Compel ก่อน
}
    .hint = ตอบก่อน หรือยกเลิกไปเลยก็ได้
error-aspect_taken = “{ $name }” มีในเกมอยู่แล้ว
    .hint = ลองชื่ออื่น
error-bad_name = ชื่อแคมเปญต้องยาว 1 ถึง 100 ตัวอักษร
    .hint = ลองชื่ออื่น
error-boost_compel = Compel ด้วย Boost ไม่ได้
    .hint = ใช้ Aspect แทน
error-boost_once = “{ $name }” เป็น Boost ใช้ได้แบบฟรีเท่านั้น และเฉพาะคนที่ถืออยู่
    .hint = Invoke Aspect อื่นแทน
error-boxes_full = { $name } มีช่อง Stress { $track ->
    [mental] ทางใจ
    [physical] ทางกาย
   *[other] { $track }{" "}
}ไม่พอ
    .hint = ได้ไม่เกิน { $free } ช่อง
error-busy = มีคนอื่นกำลังเขียนแคมเปญ “{ $name }” อยู่
    .hint = ลองใหม่อีกครั้ง
error-campaign_exists = มีแคมเปญชื่อ “{ $name }” อยู่แล้ว
    .hint = ลองชื่ออื่น
error-conflict_on = อยู่ใน Conflict อยู่แล้ว
    .hint = จบอันนี้ก่อน
error-invoked_already = Invoke “{ $name }” กับการทอยนี้ไปแล้ว
    .hint = ใช้ Aspect อื่น หรือใช้ Free Invoke
error-is_consequence = “{ $name }” เป็น Consequence
    .hint = ต้องรอให้ฟื้นตัว หรือให้ GM ตัดสิน
error-is_out = { $name } ออกจากฉากนี้ไปแล้ว
    .hint = กลับมาได้ในฉากหน้า หรือให้ GM ตัดสิน
error-unknown_opponent = { $name } ยังไม่มีชีต จึงยังไม่รู้ว่าต้องชนะอะไร
    .near = หมายถึง { $near } หรือเปล่า บอกว่าป้องกันด้วยอะไร เช่น Athletics +2 หรือบอกความยาก
    .hint = บอกว่าป้องกันด้วยอะไร เช่น Athletics +2 หรือบอกความยาก
error-missing_opposition = ทอยสู้กับอะไร?
    .hint = ขอระดับความยาก เช่น Fair +2 หรือบอกว่าใครป้องกันด้วยอะไร
error-missing_rating = { $name } ยังไม่มีชีตตัวละคร
    .near = หมายถึง { $near } หรือเปล่า บอกระดับมา เช่น +2 หรือสร้างชีตให้
    .hint = บอกระดับมา เช่น +2 หรือสร้างชีตให้
error-unrated_obstacle = { $name } ยังไม่มีระดับ
    .hint = บอกระดับที่ใช้ต้าน
error-name_taken = { $name } มีชีตตัวละครอยู่แล้ว
    .hint = แก้ชีตนั้น หรือใช้ชื่ออื่น
error-no_attack_skill = { $skill } ใช้โจมตีไม่ได้
    .near = ที่ใช้ได้: { $near } หรือบอกว่าทำร้ายทางกายหรือทางใจ
error-no_boost_to_take = ไม่มี Hit จาก Success with Style รออยู่
    .hint = ทำได้หลังโจมตีแบบ Success with Style และก่อนรับ Hit
error-no_choice = ไม่มีผล Fail หรือ Tie ที่รอให้เลือก
    .hint = ทอยก่อน
error-no_compel = ไม่มี Compel รออยู่
    .hint = เสนอ Compel ก่อน
error-no_conflict = ต้องอยู่ใน Conflict ถึงจะทำได้ ตอนนี้ไม่มี
    .hint = เริ่ม Conflict ก่อน
error-no_consequence = { $name } ไม่มี Consequence แบบนั้น
    .near = ที่มีอยู่: { $near }
error-no_defence_skill = { $skill } ป้องกันสิ่งนี้ไม่ได้
    .near = ที่ใช้ได้: { $near } หรือบอกแค่ระดับมา ถ้าทั้งโต๊ะตกลง
error-no_dice_to_reroll = ไม่มีลูกเต๋าให้ทอยใหม่
    .hint = เอา +2 แทน
error-no_free_invoke = { $name } ไม่มี Free Invoke กับสิ่งนี้
    .hint = จ่าย FATE Point แทน
error-no_hit = ตอนนี้ไม่มี Hit ที่รอให้รับ
    .hint = ทอยโจมตีก่อน หรือให้ GM ตัดสิน
error-no_opposition_yet = อีกฝ่ายยังไม่ได้ทอย
    .hint = ให้ป้องกันก่อน
error-no_points = { $name } ไม่มี FATE Point เหลือแล้ว
    .hint = ใช้ Free Invoke หรือหาแต้มเพิ่มด้วยการรับ Compel หรือ Concede
error-no_recovery = Consequence ระดับ Extreme ฟื้นตัวไม่ได้
    .hint = เปลี่ยนชื่อได้ตอน Breakthrough
error-newer_entry = รายการที่ { $entry } เขียนโดย Fatewright รุ่นใหม่กว่า
    .hint = ติดตั้งรุ่นนั้นก่อน
error-no_roll = ไม่มีการทอยให้ Invoke แล้ว
    .hint = Invoke พร้อมการทอย หรือทันทีหลังทอย
error-no_scene = ยังไม่มีฉาก
    .hint = เริ่มฉากก่อน
error-no_session = ยังไม่ได้เริ่ม Session
    .hint = เริ่ม Session ก่อน
error-not_a_roll = นี่ไม่ใช่การทอย: { $text }
    .hint = เขียนแบบ “Fight +3 vs 2”, “+2 vs Good” หรือ “2D:4”
error-not_an_option = ตอนนี้เลือกแบบนั้นไม่ได้
    .near = เลือกได้: { $near }
    .hint = ไม่มีอะไรรอให้เลือก
error-not_enough = { $name } รับได้แค่ { $have } จาก { $need } Shift
    .hint = แบบนี้พอ: { $ways }
error-not_your_turn = เทิร์นนี้เป็นของ { $turn } แล้ว
    .hint = ให้ { $turn } เล่นก่อน หรือเลือกใหม่
error-nothing_to_defend = ไม่มีอะไรให้ป้องกัน
    .hint = บอกก่อนว่าใครโจมตีใคร
error-nothing_to_redo = ไม่มีอะไรให้นำกลับมา
    .hint = ทำได้ทันทีหลังย้อนเท่านั้น
error-nothing_to_undo = ไม่มีอะไรให้ย้อน
error-nothing_waits = ไม่มีอะไรรออยู่
    .hint = ยกเลิกได้เฉพาะ Hit การป้องกัน ตัวเลือก หรือข้อเสนอที่ยังรออยู่
error-one_box = Hit หนึ่งครั้งขีดได้แค่ช่องเดียว
    .hint = ขีดช่องเดียว ที่เหลือรับเป็น Consequence
error-pyramid = Skill ของ { $name } เกิน Pyramid
    .hint = ปรับใหม่ นอกจาก GM จะอนุญาต
error-refresh_low = Refresh ของ { $name } จะต่ำกว่า 1
    .hint = ลด Stunt นอกจาก GM จะอนุญาต
error-too_many_aspects = { $name } มี Aspect เกินห้า
    .hint = ตัดออกบ้าง นอกจาก GM จะอนุญาต
error-slot_full = { $name } ไม่มีช่อง Consequence ระดับ { $severity } ว่าง
    .hint = เลือกระดับอื่น หรือรับ Hit แบบอื่น
error-target_off = ไม่มีค่าเป้าหมายแบบนั้น
    .hint = ค่าเป้าหมายคือ 2 ถึง 6 ถ้าเป็น 1 สำเร็จโดยไม่ต้องทอย
error-too_late = ทอยลูกเต๋าไปแล้ว
    .hint = ต้อง Concede ก่อนอีกฝ่ายทอย ถ้าตั้งใจแบบนั้นให้ย้อนการทอยก่อน
error-treated_already = “{ $name }” กำลังฟื้นตัวอยู่แล้ว
    .hint = เดี๋ยวก็หายตามเวลา
error-unknown_aspect = ไม่มี Aspect ชื่อ “{ $name }”
    .near = ที่มีอยู่: { $near }
    .hint = วาง Aspect นั้นในเกมก่อน
error-unknown_character = { $name } ยังไม่มีชีตตัวละคร
    .near = ที่รู้จัก: { $near }
    .hint = สร้างชีตให้ก่อน
error-unknown_language = ไม่รู้จักภาษา “{ $name }”
    .near = ที่ใช้ได้: { $near }
error-unknown_system = ไม่รู้จักระบบ “{ $name }”
    .near = ที่ใช้ได้: { $near }
error-which_consequence = Consequence ไหนของ { $name }?
    .near = มี: { $near }
error-which_skill = { $name } ใช้ Skill ไหน?
    .near = ที่ใช้ได้: { $near }
error-wrong_dice = ลูกเต๋าแบบนี้ใช้ไม่ได้
    .hint = ขอสี่หน้า เช่น “0,0,+,-” หรือแต้ม “d6:1,6”
error-bad_model = FATEWRIGHT_MODEL ไม่ใช่โมเดลที่รู้จัก
    .hint = ตั้งเป็น offline หรือ openai:ชื่อ
error-no_key = โมเดลนี้ต้องมี OPENAI_API_KEY หรือ OPENAI_BASE_URL
    .hint = ตั้งค่าสักตัว หรือใช้ FATEWRIGHT_MODEL=offline
error-bad_timeout = FATEWRIGHT_TIMEOUT ไม่ใช่จำนวนวินาที
    .hint = ตั้งเป็นตัวเลข เช่น 120
error-home_unusable = เขียนโฟลเดอร์ข้อมูลไม่ได้
    .hint = ตั้ง FATEWRIGHT_HOME เป็นโฟลเดอร์ของคุณเอง
error-not_stored = เขียนบันทึกไม่ได้ เลยไม่มีอะไรเปลี่ยน
    .hint = ตรวจดิสก์และโฟลเดอร์ FATEWRIGHT_HOME
error-unreadable_entry = อ่านบันทึกรายการที่ { $entry } ไม่ได้
    .hint = กู้บันทึกจากไฟล์สำรอง
error-replay_differs = บันทึกรายการที่ { $entry } ไม่ตรงกัน
    .hint = กู้บันทึกจากไฟล์สำรอง
error-not_for_players = ตอนนี้ยังทำแบบนั้นไม่ได้
    .hint = ลองถาม GM
error-bad_url = OPENAI_BASE_URL ไม่ใช่ที่อยู่เว็บ
    .hint = ต้องขึ้นต้นด้วย http:// หรือ https://
error-bad_home = FATEWRIGHT_HOME ไม่ใช่โฟลเดอร์
    .hint = ตั้งเป็นโฟลเดอร์ของคุณเอง
error-unreadable = อ่านบันทึกไม่ได้
    .hint = กู้ campaigns.sqlite จากไฟล์สำรอง
error-self_target = { $name } โจมตีตัวเองไม่ได้
    .hint = เลือกเป้าหมายอื่น
error-came_of_roll = “{ $name }” เพิ่งได้มาจากการทอยนี้
    .hint = เก็บไว้ Invoke ในการทอยครั้งหลัง
