# คลังหนังสือของคุณเอง และการตั้งค่าของเครื่อง

error-bad_calling = ไม่รู้จักค่า FATEWRIGHT_CALLING นี้
    .hint = ตั้งเป็น auto, tools, schema หรือ text
error-bad_embedder = ไม่รู้จักค่า FATEWRIGHT_EMBEDDER นี้
    .hint = ตั้งเป็น shipped หรือ openai:ชื่อโมเดล
error-broken = ไฟล์ { $file } เสียหาย หรือไม่ใช่ชนิดที่นามสกุลบอก
    .hint = เปิดด้วยโปรแกรมของไฟล์นั้นแล้วบันทึกใหม่
error-chroma_unreachable = ติดต่อเซิร์ฟเวอร์ Chroma ไม่ได้
    .hint = เปิดเซิร์ฟเวอร์ ตรวจ FATEWRIGHT_CHROMA_URL หรือเว้นว่างไว้เพื่อไม่ใช้เซิร์ฟเวอร์
error-embedder_unreachable = ติดต่อตัวแปลงเวกเตอร์ { $embedder } ไม่ได้
    .hint = ตรวจ FATEWRIGHT_EMBEDDER กับเซิร์ฟเวอร์ หรือเว้นว่างไว้เพื่อใช้ตัวที่มากับโปรแกรม
error-embedder_unusable = ตัวแปลงเวกเตอร์ { $embedder } ไม่ได้ให้เวกเตอร์
    .hint = ตรวจ FATEWRIGHT_EMBEDDER กับเซิร์ฟเวอร์ หรือเว้นว่างไว้เพื่อใช้ตัวที่มากับโปรแกรม
error-empty = ในไฟล์ { $file } ไม่มีข้อความ
    .hint = ขอไฟล์ที่มีข้อความ
error-encrypted = ไฟล์ { $file } ล็อกด้วยรหัสผ่านหรือกันการคัดลอกไว้
    .hint = ใช้สำเนาที่ไม่ได้ล็อก
error-library_unusable = ใช้โฟลเดอร์คลังไม่ได้
    .hint = ตั้ง FATEWRIGHT_HOME เป็นโฟลเดอร์ของคุณเอง หรือลบโฟลเดอร์ library ในนั้นแล้วนำหนังสือเข้าใหม่
error-no_file = อ่านไฟล์ { $file } ไม่ได้
    .hint = ตรวจชื่อไฟล์กับโฟลเดอร์
error-no_text = ไฟล์ { $file } ไม่มีชั้นข้อความ ทุกหน้าเป็นภาพ
    .hint = ใช้โปรแกรม OCR แปลงภาพเป็นข้อความก่อน
error-not_text = ไฟล์ { $file } ไม่ใช่ข้อความที่อ่านได้
    .hint = บันทึกเป็นข้อความแบบ UTF-8
error-other_embedder = ชั้นหนังสือหนึ่งในคลังสร้างด้วยตัวแปลงเวกเตอร์อื่น
    .hint = ลบชั้นนั้นแล้วเริ่มใหม่ ระบบจะสร้างขึ้นใหม่เอง
error-rules_stay = ลบ { $source } ไม่ได้ ลบได้ทีละเล่มเฉพาะหนังสือของคุณเอง
    .hint = `fatewright library list` บอกว่ามีเล่มใดบ้าง
error-too_large = ไฟล์ { $file } ใหญ่เกินกว่าจะอ่านได้
    .hint = แบ่งไฟล์ก่อน หรือบันทึกเฉพาะข้อความเป็นไฟล์แยก
error-too_slow = อ่านไฟล์ { $file } นานเกินไป ไฟล์อาจเสียหาย
    .hint = บันทึกเฉพาะข้อความเป็นไฟล์แยก
error-unknown_kind = อ่านไฟล์ชนิดของ { $file } ไม่ได้
    .hint = ใช้ชนิดใดชนิดหนึ่งนี้: { $known }
error-unknown_source = ไม่มีแหล่งชื่อ { $source }
    .hint = แหล่งที่มี: { $known } และ user คือหนังสือของคุณทั้งหมด

book-held = { $book }: { $passages } ตอน ({ $languages })
book-removed = นำ { $book } ออกจากคลังแล้ว: { $passages } ตอน
book-note-read-as = อ่านด้วยการเข้ารหัส { $encoding }
book-note-chapter-missing = สารบัญของหนังสือมีบทที่ไม่อยู่ในไฟล์: { $chapter }
book-note-no-text-layer = หน้า { $pages }{ $more ->
    [0] {""}
   *[other] {" "}และอีก { $more } หน้า
} ไม่มีชั้นข้อความ มีเพียงภาพ
book-note-letters-cut = ตัดสายอักษรยาวไม่รู้จบที่ไม่มีช่องว่างออก { $count } ย่อหน้า
book-note-no-embedder = ที่นี่ไม่ได้ติดตั้ง { $package } จึงค้นหาด้วยคำเท่านั้น
book-note-embedder-silent = ตัวแปลงเวกเตอร์ { $embedder } ไม่ตอบ จึงค้นหาด้วยคำเท่านั้น
