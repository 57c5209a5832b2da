## รอบและการจู่โจม (Magus)
command-pass_turn = ข้ามเทิร์น
initiative-counted = Initiative: { $scores }
surprised = { $who } ถูกจู่โจมไม่ทันตั้งตัว รอบนี้เล่นคนสุดท้ายและ Defend ได้อย่างเดียว
surprised-warned = { $who } ถูกจู่โจมแต่ได้รับคำเตือนทัน รอบนี้เล่นคนสุดท้าย แต่ยังโจมตีได้
surprise-shaken = { $who } ไม่ถือว่าถูกจู่โจมแล้ว เล่นตามลำดับปกติ
surprise-removed = { $who } Invoke “{ $name }” เลยไม่ถูกจู่โจม
turn-passed = { $who } ข้ามเทิร์นนี้
stepped-in = { $who } เข้ามาป้องกันแทน { $whom } และรับผลทั้งหมดเอง
label-initiative = Initiative
from-next-round = ใช้ได้ตั้งแต่รอบหน้า
first-invoke-free = ศัตรูแต่ละคน Invoke ครั้งแรกได้ฟรี
always-free = ศัตรู Invoke ได้ฟรีทุกครั้ง
error-rests = Free Invoke ของ “{ $name }” ใช้ได้ตั้งแต่รอบหน้า
    .hint = รอรอบหน้า หรือจ่าย FATE Point
error-not_your_step = { $name } ยังไม่ถึงเทิร์นในรอบนี้
    .hint = คนที่ Initiative สูงสุดเล่นก่อน
    .near = ตอนนี้ถึงเทิร์นของ { $near }
error-surprised = { $name } ถูกจู่โจมไม่ทันตั้งตัว รอบนี้ Defend ได้อย่างเดียว
    .hint = ข้ามเทิร์น หรือทำอย่างอื่นที่ไม่ใช่การโจมตี
error-not_surprised = { $name } ไม่มี “สัมผัสที่หก” มาลบการถูกจู่โจม
    .hint = ต้องมี Aspect นั้น และต้องเป็นรอบที่ถูกจู่โจม
error-none_senses = ไม่มีใครที่ถูกจู่โจมมี “สัมผัสที่หก”
    .hint = ต้องมี Aspect นั้น และต้องเป็นรอบที่ถูกจู่โจม
error-box_or_consequence = ช่อง Stress กับ Consequence แบ่ง Hit เดียวกันไม่ได้ ({ $name }, { $need })
    .hint = แบบนี้พอ: { $ways }
variant-share_with_consequence = ช่อง Stress รับส่วนที่เหลือจาก Consequence ได้

## อาวุธและเกราะ
label-attributes = คุณสมบัติ
label-weapons = อาวุธ
label-armor = เกราะ
label-wards = ป้องกันการจู่โจม
field-weapons = อาวุธ
field-armor = เกราะ
field-wards = สิ่งป้องกันการจู่โจม
ward-membrane = เยื่อพลังจิต
ward-danger_sense = สัมผัสภัย
armor = Armor { $rating }
reach-zones = ระยะ { $zones } โซน
thrown = ใช้ขว้าง
hit-ratings = คิดรวมแล้ว: { $ratings }
gear-difficulty = { $gear }: ความยากในการซ่อนคือ { $rating } เท่ากับค่าอาวุธ
gear-penalty = { $gear } ทำให้ { $who } ขยับลำบาก: −{ $rating }
difficulty-counted = ความยากที่จะขว้างโดน { $target }: { $difficulty } (ระยะ { $distance } ขนาด { $size } สภาพแวดล้อม { $conditions } การเคลื่อนไหว { $movement })
error-gear_rating = ค่าอาวุธและเกราะที่นี่ไม่เกิน { $need }
    .hint = ใช้ค่าที่ต่ำกว่านี้ ใน Magus ของที่ลงอาคมอาจสูงกว่าได้
error-unknown_gear = ไม่มีทั้งในชีตและในตาราง: { $name }
    .hint = บอกค่าของมันมา
    .near = ที่รู้จัก: { $near }

## ฉากและการเคลื่อนที่ (Magus)
remark-usual_aspects = จำนวน Situation Aspect ที่ฉากหนึ่งมักมี: { $facts }
remark-shown_openly = ใน Magus Aspect ของฉากเปิดให้ทุกคนเห็น
remark-stays = { $who } ไปไม่ถึง อยู่ที่เดิม
