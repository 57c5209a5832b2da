## 状态与极端后果
condition-marked = { $target }进入状态“{ $name }”（{ $word }），勾掉{ $boxes }格{ $marked ->
    [0] {""}
   *[other] ，共{ $marked }格
}。
condition-box = 状态“{ $name }”（{ $absorbs }）
condition-on-sheet = { $name }（{ $word }）：{ $boxes }
consequence-replaces = 它永久取代特征“{ $name }”。
way-replaces = { $way }，取代“{ $name }”
remark-more_than_needed = { $who }承受的比这次打击所需的更多；规则允许。

## 尺度与大反派
scale-set = 从现在起{ $who }的尺度是{ $level }。
scale-applied = { $who }的尺度比对方高{ $levels }级：{ $parts }。
scale-action = 掷骰{ $amount }
scale-result = 成功的话成果值{ $amount }
scale-invokes = 成功的话多{ $count }次免费调用
part-scale = 尺度{ $bonus }
minions-set = 替{ $who }承受打击的有：{ $names }。
minions-none = 不再有人替{ $who }承受打击。
hit-passed = { $target }付出代价而成功：{ $minion }替其承受{ $shifts }点打击，不能防御。
hit-passed-gone = { $minion }没有角色卡，就此退场。
forms-set = { $who }还有{ $count }个真身尚未现出。
form-revealed = 被打败的只是{ $who }的这个形态：真身现出。
form-named = 被打败的只是{ $who }的这个形态：“{ $name }”现身。
forms-left = 还有{ $left }个形态。
solo-set = { $who }的独战加成：{ $bonuses }。
solo-none = { $who }不再有独战加成。
solo-skill_bonus = 技能加值
solo-fewer_shifts = 打击降低
solo-one_shift_left = 打击至少剩1点
solo-stronger_invokes = 付费调用更强
solo-weaker_foes = 多名敌人的调用减弱
solo-no_stacking = 敌人的免费调用不能叠加
solo-rolls = { $who }的独战加成：掷骰{ $amount }。
solo-hit = { $who }的独战加成：打击降低{ $amount }点。
choice-minion = 由{ $name }承受打击
command-set_scale = 设定尺度
command-set_boss = 设定大反派
field-scale = 尺度
field-solo = 独战加成
field-minions = 爪牙
field-forms = 真身

## 助益与逼迫
boost-handed = { $who }把助益“{ $name }”交给{ $to }。
command-hand_boost = 转交助益
why-compel_claimed = 自我逼迫
compel-claimed = { $who }事后认领一次自我逼迫
compel-claimed-aspect = { $who }以“{ $aspect }”事后认领一次自我逼迫
compel-kind-event = 事件：发生在{ $who }身上
compel-kind-decision = 抉择：出自{ $who }自己
compel-ends-scene = 场景就此结束

## 拒绝
error-condition_full = { $name }的状态“{ $condition }”没有空格了。
    .near = 空着的有：{ $near }。
    .hint = 没有空着的。
error-extreme_taken = { $name }在两次突破之间只能承受一次极端后果。
    .hint = 换别的后果，或者被打至出局。
error-no_extreme = { $name }不能承受极端后果。
    .hint = 主持人可以打开这条可选规则。
error-not_replaceable = 极端后果要取代一个特征：哪一个？
    .near = 可以是：{ $near }。
    .hint = 先把这样的特征写到角色卡上。
error-no_stacking = 对这样的大反派，“{ $name }”的免费调用不能叠加。
    .hint = 调用别的特征吧。
error-no_scale = { $name }的尺度并不高于对方。
    .hint = 去掉它，或者先设定尺度。
error-scale_choice = 尺度高{ $have }级，每级只能选一项好处。
    .hint = 少选一些。
error-scale_invokes = 只有创造优势时，尺度才能多给免费调用。
    .hint = 选择掷骰+1，或者成果值+2。
error-scale_top = 没有那么高的尺度。
    .hint = 最多比玩家角色高{ $most }级。
error-not_supernatural = { $name }没有超出凡俗的手段。
    .hint = 先设定尺度，或者用别的方式创造优势。
error-own_minion = { $name }不能做自己的爪牙。
    .hint = 请指定别人。
error-no_minion = { $name }不能承受这次打击。
    .near = 可以的有：{ $near }。
    .hint = 请自己承受。
error-not_by_attack = 爪牙只能承受攻击造成的打击。
    .hint = 这一次请自己承受。
error-no_boost_held = 没有人持有这样的助益。
    .near = 现有：{ $near }。
    .hint = 先获得一个。
error-which_boost = 助益不止一个。
    .near = 选一个：{ $near }。
    .hint = 选一个。
error-not_ally = { $name }不是盟友。
    .hint = 助益只能交给同一方的人。
error-not_own_compel = 事后只能认领自我逼迫。
    .hint = 请照常提出逼迫。

stunt-used = { $who }使用特技“{ $name }”：{ $amount }
error-stunt_elsewhere = 特技“{ $name }”用在别处。
    .hint = 不写它；或者大家同意的话直接给加值。
error-stunt_without_bonus = 特技“{ $name }”不给掷骰加数值。
    .hint = 按它写的来演；或者直接给加值。
