## 可选规则
command-switch_option = 开关可选规则
option-on = 从现在起采用这条可选规则
option-off = 不再采用这条可选规则
option-variant = { $text }（变体“{ $variant }”）
error-option_off = 本桌没有采用这条可选规则。
    .hint = 主持人可以启用它。
error-unknown_option = 没有叫{ $name }的可选规则。
    .hint = 请用规则里的名称。
    .near = 有这些：{ $near }。
error-unknown_variant = 这条规则没有{ $name }这个变体。
    .hint = 不写变体即可。
    .near = 变体有：{ $near }。
error-already_so = 已经是这样了。
    .hint = 无需更改。
error-not_in_system = { $name ->
    [initiative] 本战役的系统没有先攻，也没有偷袭。
    [wards] 本战役的系统没有防偷袭的本事。
    [snare] 本战役的系统没有网、套索和流星索的规则。
    [passive] 本战役的系统不计算投掷的命中难度。
    [hide] 本战役的系统不把武器值当作藏匿的难度。
    [weapons] 本战役的系统没有武器值和护甲值。
   *[other] 本战役的系统没有这一项（{ $name }）。
}
    .hint = 它属于别的系统。
    .near = 它属于：{ $near }。
