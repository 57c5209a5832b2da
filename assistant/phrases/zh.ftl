## 列举与小零件
list-comma = { $a }、{ $b }
list-semicolon = { $a }；{ $b }
list-or = { $a }，或者{ $b }
list-and = { $a }和{ $b }
two = { $a }{ $b }
line = { $label }：{ $text }
heading = { $label }：
with-details = { $text }（{ $details }）
with-detail = { $text }——{ $detail }
rating = { $word }（{ $number }）
nothing = 无
secret = 秘密

## 名字
who-gm = 主持人
who-pc = 玩家一方
who-npc = 主持人一方
who-somebody = 有人
who-anyone = 任何人
an-aspect = 某个特征
unnamed-boost = 助益#{ $number }
unnamed-aspect = 特征#{ $number }
unnamed-consequence = { $word }后果
filled = 已占用，尚未命名
slot = { $word }（{ $absorbs }{ $track ->
    [physical] ，仅限身体
    [mental] ，仅限精神
    [any] {""}
   *[other] ，仅限{ $track }
}）
boxes = { $count }个压力格
boxes-by-value = 压力格{ $values }
a-consequence = 一个{ $word }后果（{ $absorbs }）
free-invokes = { $count }次免费调用：{ $holder }

## 掷骰
rolled = { $who }掷出{ $dice }
do-attack = { $who }攻击{ $target }
do-overcome = { $who }尝试克服
do-create_advantage = { $who }尝试创造优势
do-treat = { $who }处理后果“{ $name }”（{ $target }）
do-roll = { $who }掷骰
do-roll-somebody = 掷骰
do-defend = { $who }防御
do-oppose = 对抗
detail-on = 目标{ $target }
detail-against = 对手{ $target }
part-faces = { $faces } { $total }
part-total = 骰子{ $total }
part-skill = { $skill }{ $rating }
part-rating = 等级{ $rating }
part-bonus = 加值{ $bonus }
list-sum = { $a }，{ $b }
sum = { $head }：{ $parts }，合计{ $effort }
sum-given = { $head }：总计{ $effort }
against-difficulty = { $roll }，难度{ $rating }
supersedes = 重新计算：{ $roll }
defence-awaited = { $who }可以防御。
outcome-fail = 差值-{ $shifts }：失败。
outcome-tie = 差值0：平局。
outcome-success = 差值{ $shifts }：成功。
outcome-style = 差值{ $shifts }：华丽成功！
reopened = 上一次掷骰重新算过，它带来的结果全部收回。

## 伤害
hit = { $target }受到{ $shifts }点打击（{ $track ->
    [mental] 精神
    [physical] 身体
   *[other] { $track }
}）。
hit-no-sheet = { $target }没有角色卡：建一张，或者直接说结果如何。
hit-lowered = { $target }受到的打击降为{ $shifts }点。
hit-absorbed = { $target }承受{ $shifts }点打击：{ $ways }。
boxes-left = { $track ->
    [mental] 精神压力
    [stress] 压力
    [physical] 身体压力
   *[other] { $track }压力
}{ $left ->
    [0] 已无空格。
   *[other] 还剩{ $left }格。
}
consequence-named = { $target }承受{ $word }后果“{ $name }”。
consequence-unnamed = { $target }承受{ $word }后果，尚未命名。
consequence-invoke = 可免费调用一次：{ $holder }。
taken-out = { $who }被打至出局。
taken-out-fate = 结局：{ $fate }
taken-out-by = 结局由{ $by }决定。
conceded = { $who }让步，按自己的方式退场。冲突结束时获得{ $points }个命运点{ $consequences ->
    [0] {""}
   *[other] ，其中{ $consequences }个来自承受的后果
}。
stress-cleared = 压力清空：{ $who }。
treated = { $who }的“{ $name }”开始恢复。
renamed = 从现在起改称“{ $name }”。
clears-after-scene = 再过一个完整的场景后清除。
clears-after-session = 再过一次完整的游戏后清除。
clears-after-breakthrough = 下一次突破时清除。
cleared = { $who }的“{ $name }”已痊愈，{ $word }后果栏位空出来了。

## 特征与命运点
boost-gained = { $who }获得助益“{ $name }”。
boost-unnamed = { $who }获得助益#{ $number }。
aspect-on-scene = 新的情境特征“{ $name }”
aspect-on-somebody = { $on }获得特征“{ $name }”
boost-on-scene = 新的助益“{ $name }”
boost-on-somebody = { $on }身上出现助益“{ $name }”
free-added = “{ $name }”增加{ $free }。
aspect-removed = “{ $name }”消失了。
invoked = { $who }调用“{ $name }”：{ $use ->
    [reroll] 四颗骰子全部重掷
    [oppose] 对抗+{ $worth }
   *[bonus] +{ $worth }
}
for-free = 免费
on-word = 以主持人的话为准
points = { $who }：命运点 { $before } → { $now }
why-refresh = 回到刷新值
why-owed = 先前欠下的
why-ruling = 主持人裁定
why-player = 每名玩家角色一点
why-compel_accepted = 接受逼迫
why-compel_refused = 拒绝逼迫
why-compel_offered = 用于逼迫
point-owed = { $who }将获得{ $amount }个命运点（{ $why }）。
owed-why-concession = 让步，冲突结束时支付
owed-why-hostile_invoke = 敌意调用，场景结束时支付
cost-offered = 可以选择：{ $options }。
cost-chosen = { $who }：{ $option }
compel-offered = { $by }逼迫{ $who }，报酬一个命运点
compel-aspect = { $by }以“{ $aspect }”逼迫{ $who }，报酬一个命运点
compel-must = { $who }没有命运点，无法拒绝
compel-accepted = { $who }接受逼迫。
compel-refused = { $who }拒绝逼迫。
waived = { $what ->
    [split] 攻击作罢（{ $who }）。
    [twist] 意外转折取消。
    [defend] 那次攻击作废，不必防御（{ $who }）。
    [absorb] 打击作罢（{ $who }）。
    [boost] 打击点数不变，不换助益。
    [cost] 不必再选（{ $who }）。
    [special] 这次大成功不带来什么（{ $who }）。
    [fumble] 这次大失败不带来什么（{ $who }）。
   *[compel] 逼迫收回了（{ $who }）。
}

## 轮次、场景、游戏
conflict-began = 冲突开始！参与者：{ $members }。
exchange-began = 第{ $number }回合。
turn-taken = { $who }行动。尚未行动：{ $left }。
turn-last = { $who }行动，本回合所有人都已行动。
turn-given = 接下来由{ $who }行动。
conflict-ended = 冲突结束。
scene-began = 场景{ $number }开始。
scene-named = 场景{ $number }开始：{ $name }。
scene-present = 在场：{ $names }。
scene-gm-points = 主持人有{ $points }个命运点。
scene-ended = 场景{ $number }结束。
scene-gone = 随场景消失：{ $names }。
session-began = 第{ $number }次游戏开始。
session-ended = 第{ $number }次游戏结束。
remark-joins = { $who }不在行动顺序里，这次算额外行动。
made-aspects = 新的情境特征：
made-aspect = { $name }（{ $category }）
category-tone = 氛围
category-movement = 移动
category-cover = 掩护
category-danger = 危险
category-useful = 可利用之物

## 角色卡
kind-pc = 玩家角色
kind-npc = 非玩家角色
aliases = 又名{ $names }
label-high_concept = 核心概念
label-trouble = 麻烦
label-relationship = 关系
label-aspects = 特征
label-put-on = 临时特征
label-skills = 技能：
label-stunts = 特技：
label-physical = 身体压力
label-mental = 精神压力
label-consequences = 后果：
label-scene-aspects = 情境特征
label-present = 在场
label-away = 不在场
label-left = 尚未行动
points-and-refresh = 命运点：{ $points }，刷新值：{ $refresh }
points-short = 命运点{ $points }
track-short = { $track ->
    [mental] 精神压力
    [stress] 压力
    [physical] 身体压力
   *[other] { $track }压力
} { $boxes }
points-gm = 主持人的命运点：{ $points }
recovering = 恢复中
state-conceded = 已让步
state-out = 已出局
state-scene = 第{ $session }次游戏，场景{ $scene }
state-no-session = 目前没有进行中的游戏。
state-no-scene = 场景已结束。
state-conflict = 冲突第{ $number }回合：{ $members }
state-owed = { $who }将获得{ $amount }个命运点。
nobody = 还没有角色。
log-empty = 还没有发生任何事。
character-created = 新角色登场：{ $who }
edited = { $who }：{ $changes }
ruled = 主持人裁定，{ $who }：{ $changes }
nothing-changed = 没有变化
field-name = 名字
field-aliases = 别名
field-aspects = 特征
field-stunts = 特技
field-slots = 后果栏位
field-consequences = 后果
field-refresh = 刷新值
field-points = 命运点
field-earned = 下个场景的命运点
field-boxes = { $track ->
    [mental] 精神压力格
    [stress] 压力格
    [physical] 身体压力格
   *[other] { $track }压力格
}
field-marked = { $track ->
    [mental] 已标记的精神压力格
    [stress] 已标记的压力格
    [physical] 已标记的身体压力格
   *[other] 已标记的{ $track }压力格
}
field-out = 出局
field-back = 回到场景
field-conceded = { $now ->
    [true] 已让步
   *[false] 未让步
}
field-secret = { $now ->
    [true] 不给玩家看
   *[false] 对玩家公开
}
field-set = { $field } { $after }
field-changed = { $field } { $before } → { $after }
field-added = { $field }新增：{ $names }
field-lost = { $field }去掉：{ $names }

## 等待与选择
waits-defend = { $who }需要防御：
waits-absorb = { $who }需要承受{ $shifts }点打击（{ $track ->
    [mental] 精神
    [physical] 身体
   *[other] { $track }
}）：
waits-boost = { $who }可以少打1点，换一个助益：
waits-cost = { $who }选择：
waits-compel = { $who }回应逼迫：
waits-still = 仍待处理：{ $what }。问“我能做什么？”可列出所有回答。
waits-invokes = 上一次掷骰还可以改变：
choice-taken_out = 被打至出局
choice-take_boost = 打击减1点，换一个助益
choice-cost_fail = 失败
choice-cost_major_cost = 成功但付出重大代价
choice-cost_minor_cost = 成功但付出轻微代价
choice-cost_boost = 改为获得一个助益
choice-cost_aspect = 特征成立，但免费调用归对方
choice-cost_reveal = 特征浮现，但免费调用归对方
choice-compel_accept = 接受，获得1个命运点
choice-compel_refuse = 拒绝，支付1个命运点
choice-free_invoke = { $who }：免费调用“{ $name }”

## 概率与撤销
chance = { $outcome } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
moved-undo = 已撤销：{ $commands }。
moved-redo = 已恢复：{ $commands }。
model-failed = 模型{ $model }没有回应：{ $kind ->
     [timeout] 用时太久
     [key] 密钥不被接受
     [missing] 没有这个模型或地址
     [busy] 请求太多，或额度已用完
     [server] 它的服务器出了问题
     [unreachable] 连不上
     [dropped] 连接中断了
     [refused] 它不接受这个请求
     [declined] 它拒绝回答
     [empty] 回答是空的
    *[other] 回答无法读取
    }。我先不用它继续。
model-stopped = 模型不停地调用工具；我在{ $calls }次之后让它停下。
prose-struck = 模型{ $model }关于游戏的说法不实。目前的情况：
command-overcome = 克服
command-create_advantage = 创造优势
command-attack = 攻击
command-defend = 防御
command-roll = 掷骰
command-invoke = 调用
command-absorb = 承受打击
command-take_boost = 换取助益
command-choose_cost = 选择代价
command-waive = 作罢
command-take_out = 打至出局
command-concede = 让步
command-begin_conflict = 开始冲突
command-next_turn = 指定下一个行动者
command-end_conflict = 结束冲突
command-compel = 逼迫
command-answer_compel = 回应逼迫
command-treat = 治疗后果
command-place_aspect = 放置特征
command-remove_aspect = 移除特征
command-create_character = 新建角色
command-edit_character = 修改角色卡
command-adjust = 主持人裁定
command-begin_session = 开始游戏
command-end_session = 结束游戏
command-begin_scene = 开始场景
command-end_scene = 结束场景
command-make_npc = 生成非玩家角色
command-make_aspects = 生成情境特征

## 追问
greeting = Fatewright · 战役 { $name } · { $when }
greeting-how = 说说桌上发生了什么，或者问一条规则；输入“帮助”了解更多，输入“exit”退出。
need-not-understood = 我没听明白。
need-as-if = 理解为：{ $said }。
need-did-you-mean = 你的意思是{ $said }吗？（是或不）
need-dropped = 好，那就不做。
need-missed = 这部分我没听明白：{ $said }。
need-missed-piece = “{ $text }”
need-nearest = 你是指{ $names }吗？
need-examples = 比如可以这样说：
    – 玛拉用格斗+3攻击查尔斯，骰出+2；查尔斯用运动+2防御，骰出-1
    – 玛拉用盗窃撬锁，难度3
    – 查尔斯勾1个压力格，再承受一个中度后果
    – 轻微后果什么时候清除？
    – 撤销
need-help = 我可以查规则并注明出处，结算掷骰、伤害与恢复，记录桌上的状态，也能生成 NPC 和情境特征。
need-unread-field = 不清楚“{ $names }”该写在角色卡的哪一栏：是特征、特技，还是带等级的技能？
need-missing-difficulty = 有多难？给个难度，比如尚可（+2）。
need-missing-target = 对谁？
need-missing-rating = 等级是多少？比如+3。
need-missing-aspect = 哪个特征？
need-missing-name = 叫什么名字？
need-missing-amount = 多少？
need-who = 说的是谁？
need-which-skill = 用哪个技能？
need-which-consequence = 哪个后果？
need-which-aspect = 哪个特征？
need-nothing-waits = 现在用不上这个回应。
need-unclear-number = 是哪个数字？请直接说，比如2。
need-nothing-pending = 现在没有什么需要回应。

## 读不懂的输入
invalid-number = “{ $field }”要填整数。
invalid-text = “{ $field }”要填文字。
invalid-list = “{ $field }”要填一个非空的列表。
invalid-yes-no = “{ $field }”要填 true 或 false。
invalid-object = “{ $field }”要填一个有自己字段的对象。
invalid-extra-near = 这里不认识“{ $field }”。相近的有：{ $near }。
invalid-nobody_attacked = 攻击谁？请给出“target”、“targets”或“zone”。
invalid-unrated = 武器和护甲要有等级：请给出“kind”或“rating”。
invalid-nothing_given = 给它什么？“minions”、“forms”、“scale_above”或“solo”。
invalid-unprintable = “{ $field }”含有无法显示的符号，请去掉。
invalid-nameless = “{ $field }”里没有任何文字或数字，请给个名字。
invalid-no-command = 命令是一个写明自己名称的 JSON 对象，例如 "command": "begin_scene"。
invalid-faces-given = “faces”是四颗骰子掷出的面，每颗为 -1、0 或 1。
invalid-command-near = 没有命令“{ $tag }”。相近的有：{ $near }。
invalid-missing = 缺少“{ $field }”。
invalid-too_long = “{ $field }”里的项目太多：最多{ $bound }项。
invalid-too_few = “{ $field }”里的项目不够。
invalid-extra_forbidden = 这里不认识“{ $field }”。
invalid-too_small = “{ $field }”太小：最小是{ $bound }。
invalid-too_large = “{ $field }”太大：最大是{ $bound }。
invalid-literal_error = “{ $field }”可以是{ $expected }。
invalid-string_too_short = “{ $field }”是空的。
invalid-string_too_long = “{ $field }”太长了：最多{ $bound }个字符。
invalid-command = 没有“{ $tag }”这个命令。
invalid-faces_total = 骰面与总和对不上：只给其中一个就好。
invalid-dice_effort = 骰面或成果值，只给其中一个就好。
invalid-reasons_difficulty = 难度或变难的理由，只给其中一个就好。
invalid-other = 这样写的“{ $field }”读不懂。

## 规则不允许时
error-acted_already = { $name }本回合已经行动过，或者已出局。
    .near = 尚未行动：{ $near }。
error-answer_first = { $kind ->
    [split] { $name }要先分配成果值。
    [defend] { $name }要先防御。
    [absorb] { $name }要先承受打击。
    [special] { $name }要先选大成功带来什么。
    [fumble] { $name }要先掷大失败带来什么。
   *[compel] { $name }要先回应逼迫。
}
    .hint = 请先回应，或者说算了。
error-aspect_taken = “{ $name }”已经在场上了。
    .hint = 换个名字吧。
error-bad_name = 战役名称要在1到100个字之间。
    .hint = 换个名字吧。
error-boost_compel = 助益不能用来逼迫。
    .hint = 请用特征来逼迫。
error-boost_once = “{ $name }”是助益，只有持有者能免费调用。
    .hint = 调用别的特征吧。
error-boxes_full = { $name }没有那么多空的{ $track ->
    [mental] 精神
    [physical] 身体
   *[other] { $track }
}压力格。
    .hint = 最多{ $free }格。
error-busy = 有别人正在写入战役“{ $name }”。
    .hint = 请再试一次。
error-campaign_exists = 已经有名为“{ $name }”的战役。
    .hint = 换个名字吧。
error-conflict_on = 已经在冲突中了。
    .hint = 先结束当前的冲突。
error-invoked_already = 这次掷骰已经调用过“{ $name }”了。
    .hint = 调用别的特征，或使用免费调用。
error-is_consequence = “{ $name }”是后果。
    .hint = 它要靠恢复，或由主持人裁定来清除。
error-is_out = { $name }已经退出这个场景。
    .hint = 下个场景再回来，或由主持人裁定。
error-unknown_opponent = { $name }还没有角色卡，所以还不知道要胜过什么。
    .near = 是不是{ $near }？说明对方用什么防御，例如运动 +2，或者给出难度。
    .hint = 说明对方用什么防御，例如运动 +2，或者给出难度。
error-missing_opposition = 要对抗的是什么？
    .hint = 给个难度，比如尚可（+2），或者说明谁用什么防御。
error-missing_rating = { $name }没有角色卡。
    .near = 是不是{ $near }？说出等级，比如+2，或者建一张卡。
    .hint = 说出等级，比如+2，或者建一张卡。
error-unrated_obstacle = { $name }没有等级。
    .hint = 给出它用来对抗的等级。
error-name_taken = { $name }已经有角色卡了。
    .hint = 修改那张卡，或者换个名字。
error-no_attack_skill = { $skill }不能用来攻击。
    .near = 可以用：{ $near }；或者说明伤害的是身体还是精神。
error-no_boost_to_take = 现在没有可以换助益的打击。
    .hint = 只有攻击华丽成功之后、打击被承受之前才能换助益。
error-no_choice = 没有待定的失败或平局。
    .hint = 请先掷骰。
error-no_compel = 现在没有要回应的逼迫。
    .hint = 请先提出逼迫。
error-no_conflict = 这只能在冲突中进行，现在没有冲突。
    .hint = 请先开始冲突。
error-no_consequence = { $name }没有这样的后果。
    .near = 现有：{ $near }。
error-no_defence_skill = { $skill }防不住这个。
    .near = 可以用：{ $near }；如果全桌同意，直接给出等级也行。
error-no_dice_to_reroll = 没有可以重掷的骰子。
    .hint = 改选+2。
error-no_free_invoke = { $name }没有它的免费调用。
    .hint = 请支付一个命运点。
error-no_hit = 现在没有要承受的打击。
    .hint = 先掷一次攻击，或由主持人裁定。
error-no_opposition_yet = 对方还没有掷骰。
    .hint = 先让对方防御。
error-no_points = { $name }没有命运点了。
    .hint = 使用免费调用，或者接受逼迫、让步来赚取。
error-no_recovery = 极端后果不会恢复。
    .hint = 突破时可以改名。
error-newer_entry = 第 { $entry } 条记录是由更新版本的 Fatewright 写的。
    .hint = 请安装那个版本。
error-no_roll = 现在没有哪次掷骰还能调用特征。
    .hint = 掷骰时一起说，或者掷完马上说。
error-no_scene = 现在没有场景。
    .hint = 请先开始一个场景。
error-no_session = 现在没有进行中的游戏。
    .hint = 请先开始一次游戏。
error-not_a_roll = 这不是掷骰：{ $text }。
    .hint = 可以写“Fight +3 vs 2”“+2 vs Good”或“2D:4”。
error-not_an_option = 现在不能选这个。
    .near = 可以选：{ $near }。
    .hint = 现在没有可选的。
error-not_enough = { $name }这样只能承受{ $have }点，还不够{ $need }点。
    .hint = 这样就够：{ $ways }。
error-not_your_turn = 已经指定由{ $turn }行动。
    .hint = 先让{ $turn }行动，或者重新指定。
error-nothing_to_defend = 没有什么需要防御。
    .hint = 请先说谁攻击谁。
error-nothing_to_redo = 没有可以恢复的。
    .hint = 只有刚撤销完才能恢复。
error-nothing_to_undo = 没有可以撤销的。
error-nothing_waits = 现在没有什么需要回应。
    .hint = 可以取消的是还在等待的打击、防御、选择或提议。
error-one_box = 一次打击只能勾一个压力格。
    .hint = 勾一格，剩下的用后果承受。
error-pyramid = { $name }的技能超出了金字塔。
    .hint = 调整一下；主持人同意的话可以破例。
error-refresh_low = { $name }的刷新值会低于1。
    .hint = 减少特技；主持人同意的话可以破例。
error-too_many_aspects = { $name }的特征太多了，最多五个。
    .hint = 去掉一些；主持人同意的话可以破例。
error-slot_full = { $name }没有空的{ $severity }后果栏位。
    .hint = 换一种后果，或者用别的方式承受。
error-target_off = 没有这样的目标值。
    .hint = 目标值是2到6；1不用掷骰就成功。
error-too_late = 骰子已经掷出。
    .hint = 让步要赶在对手掷骰之前；本来就想让步的话，先撤销这次掷骰。
error-treated_already = “{ $name }”已经在恢复了。
    .hint = 等时间过去就会清除。
error-unknown_aspect = 没有叫“{ $name }”的特征。
    .near = 场上有：{ $near }。
    .hint = 请先把它放到场上。
error-unknown_character = { $name }没有角色卡。
    .near = 已有：{ $near }。
    .hint = 请先建一张卡。
error-unknown_language = 我不会“{ $name }”这种语言。
    .near = 可以用：{ $near }。
error-unknown_system = 我不认识“{ $name }”这套规则。
    .near = 可以用：{ $near }。
error-which_consequence = 是{ $name }的哪个后果？
    .near = 有：{ $near }。
error-which_skill = { $name }用哪个技能？
    .near = 可以用：{ $near }。
error-wrong_dice = 这些骰子不对。
    .hint = 给四个骰面，比如“0,0,+,-”，或者点数“d6:1,6”。
error-bad_model = FATEWRIGHT_MODEL没有指向已知的模型。
    .hint = 设为offline，或openai:名称。
error-no_key = 这个模型需要OPENAI_API_KEY或OPENAI_BASE_URL。
    .hint = 设置其中之一，或设FATEWRIGHT_MODEL=offline。
error-bad_timeout = FATEWRIGHT_TIMEOUT不是秒数。
    .hint = 设成数字，比如120。
error-home_unusable = 数据文件夹无法写入。
    .hint = 把FATEWRIGHT_HOME设为你自己的文件夹。
error-not_stored = 日志写不进去，所以什么都没有改变。
    .hint = 请检查磁盘和FATEWRIGHT_HOME文件夹。
error-unreadable_entry = 日志的第{ $entry }条读不出来。
    .hint = 请用备份还原日志。
error-replay_differs = 日志的第{ $entry }条对不上。
    .hint = 请用备份还原日志。
error-not_for_players = 现在做不到。
    .hint = 请问主持人。
error-bad_url = OPENAI_BASE_URL不是网址。
    .hint = 要以http://或https://开头。
error-bad_home = FATEWRIGHT_HOME不是文件夹。
    .hint = 设为你自己的文件夹。
error-unreadable = 日志读不出来。
    .hint = 请用备份还原campaigns.sqlite。
error-self_target = { $name }不能攻击自己。
    .hint = 请指定别的目标。
error-came_of_roll = “{ $name }”正是这次掷骰带来的。
    .hint = 留到之后的掷骰再调用。
