## What is asked back in talk
need-which-zone = Zone ไหน?
need-which-zones = มี Zone อะไรบ้าง? บอกชื่อคั่นด้วยเครื่องหมายจุลภาค
need-whom-to-help = ให้ใคร?
need-which-outcome = เมื่อช่องสุดท้ายเต็มแล้วจะเกิดอะไรขึ้น?
need-which-choice = ทางเลือกคืออะไร และแต่ละทางนำไปสู่อะไร?
need-which-way = เลือกทางไหน? บอกเป็นตัวเลข
need-which-heart = ส่วนไหนคือหัวใจ?
need-which-time = ปกติใช้เวลานานเท่าไร? เช่น สองสามชั่วโมง
need-which-detail = จะประกาศว่าอะไร?
need-which-weapon = Weapon rating เท่าไร? ตั้งแต่ 1 ถึง 4
need-which-scale = Scale ระดับไหน?
need-which-option = กฎเสริมข้อไหน?
worked-ways = Hit { $shifts } Shift กับช่อง Stress ว่าง { $boxes } ช่อง รับได้แบบนี้:
need-pleasantry = ยินดีเสมอ บอกได้เลยว่าเกิดอะไรขึ้นที่โต๊ะ หรือจะถามกฎก็ได้ พิมพ์ “help” เพื่อดูตัวอย่าง
