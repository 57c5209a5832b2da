## 几率
chance-wanted = 最多{ $invokes }次{ $kind ->
    [cheer] 声援
   *[invoke] 调用
}，且用在刀刃上：得到“{ $outcome }”或更好结果的几率是{ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }。
error-unknown_outcome = 这次掷骰没有“{ $name }”这种结果。
    .near = 有这些：{ $near }。
    .hint = 不写即可。
