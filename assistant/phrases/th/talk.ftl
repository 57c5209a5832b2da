## What is asked back in talk
need-which-zone = โซนไหน
need-which-zones = มีโซนอะไรบ้าง บอกชื่อคั่นด้วยเครื่องหมายจุลภาค
need-whom-to-help = ให้ใคร
need-which-outcome = เมื่อช่องสุดท้ายเต็มแล้วจะเกิดอะไรขึ้น
need-which-choice = ทางเลือกคืออะไร และแต่ละทางนำไปสู่อะไร
need-which-way = ทางไหน บอกเป็นหมายเลข
need-which-heart = ส่วนไหนคือหัวใจของมัน
need-which-time = ปกติใช้เวลานานเท่าไร เช่น สองสามชั่วโมง
need-which-detail = รายละเอียดที่เป็นจริงคืออะไร
need-which-weapon = Weapon rating เท่าไร ตั้งแต่ 1 ถึง 4
need-which-scale = Scale ระดับไหน
need-which-option = กฎเสริมข้อไหน
worked-ways = โดนโจมตี { $shifts } โดยมีช่องว่าง { $boxes } ช่อง รับได้ดังนี้:
