## กฎเสริม
command-switch_option = เปิดหรือปิดกฎเสริม
option-on = ใช้กฎเสริมข้อนี้ตั้งแต่นี้ไป
option-off = เลิกใช้กฎเสริมข้อนี้แล้ว
option-variant = { $text } ในแบบ “{ $variant }”
error-option_off = โต๊ะนี้ไม่ได้ใช้กฎเสริมข้อนี้
    .hint = GM เปิดใช้ได้
error-unknown_option = ไม่มีกฎเสริมที่ชื่อ { $name }
    .hint = เรียกตามชื่อในกฎ
    .near = ที่มี: { $near }
error-unknown_variant = กฎข้อนี้ไม่มีแบบ { $name }
    .hint = ไม่ต้องระบุแบบ
    .near = แบบที่มี: { $near }
error-already_so = เป็นอย่างนั้นอยู่แล้ว
    .hint = ไม่ต้องเปลี่ยนอะไร
error-not_in_system = ระบบของแคมเปญนี้ไม่มีคำสั่งนี้ ({ $name })
    .hint = คำสั่งนี้เป็นของระบบอื่น
    .near = เป็นของ: { $near }
