## โอกาส
chance-wanted = ถ้าใช้{ $kind ->
    [cheer] แรงใจ
   *[invoke] การ Invoke
}ไม่เกิน { $invokes } ครั้งให้คุ้มที่สุด โอกาสได้ “{ $outcome }” หรือดีกว่าคือ { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
error-unknown_outcome = การทอยนี้ไม่มีผลแบบ “{ $name }”
    .near = ที่มี: { $near }
    .hint = ไม่ต้องระบุ
