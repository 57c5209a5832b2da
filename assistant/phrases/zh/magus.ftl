## 回合与突袭（Magus）
command-pass_turn = 放弃本回合行动
initiative-counted = 先攻：{ $scores }。
surprised = { $who }遭到突袭：本回合最后行动，而且只能防御。
surprised-warned = { $who }遭到突袭，但及时察觉：本回合最后行动，仍可进攻。
surprise-shaken = { $who }不再算遭突袭，按平常的顺序行动。
surprise-removed = { $who }调用“{ $name }”，不算遭突袭
turn-passed = { $who }放弃这次行动。
stepped-in = { $who }挺身替{ $whom }防御，若没防住，由{ $who }承受。
label-initiative = 先攻
from-next-round = 下回合起可用
first-invoke-free = 每个对手第一次调用它都免费。
always-free = 对手调用它永远免费。
error-rests = “{ $name }”的免费调用要到下回合才能用。
    .hint = 等到下回合，或者支付一个命运点。
error-not_your_step = { $name }这回合还没轮到。
    .hint = 先攻最高的人先行动。
    .near = 现在轮到：{ $near }。
error-surprised = { $name }遭突袭，这回合只能防御。
    .hint = 放弃这次行动，或者做不算进攻的事。
error-not_surprised = { $name }没有能消除遭突袭的“第六感”。
    .hint = 需要这个特征，并且是在遭突袭的那一回合。
error-none_senses = 遭突袭的人里没有谁有“第六感”。
    .hint = 需要这个特征，并且是在遭突袭的那一回合。
error-box_or_consequence = 一次打击不能同时用压力格和后果承受（{ $name }，{ $need }点）。
    .hint = 这样就够：{ $ways }。
variant-share_with_consequence = 后果没扛完的部分可由一个压力格承受

## 武器与护甲
label-attributes = 属性
label-weapons = 武器
label-armor = 护甲
label-wards = 防突袭
field-weapons = 武器
field-armor = 护甲
field-wards = 防突袭的手段
ward-membrane = 薄膜
ward-danger_sense = 危险感知
armor = 护甲值{ $rating }
reach-zones = 射程{ $zones }个区域
thrown = 投掷用
hit-ratings = 其中计入：{ $ratings }。
gear-difficulty = { $gear }：藏起来的难度是{ $rating }，等于它的武器值。
gear-penalty = { $gear }妨碍{ $who }活动：−{ $rating }。
difficulty-counted = 命中{ $target }的难度：{ $difficulty }（距离{ $distance }，体型{ $size }，环境{ $conditions }，移动{ $movement }）。
error-gear_rating = 这里武器和护甲的数值最高是{ $need }。
    .hint = 给一个低一些的数值；在 Magus 里，附魔的可以更高。
error-unknown_gear = 角色卡上和表里都没有：{ $name }。
    .hint = 请说出它的数值。
    .near = 已知的有：{ $near }。

## 场景与移动（Magus）
remark-usual_aspects = 一个场景通常有{ $facts }个情境特征。
remark-shown_openly = 在 Magus 里，场景的特征是公开的。
remark-stays = { $who }留在原地。
