## What is asked back in talk
need-which-zone = 哪个区域？
need-which-zones = 哪些区域？请用逗号列出。
need-whom-to-help = 支援谁？
need-which-outcome = 最后一格填满时会发生什么？
need-which-choice = 要作什么抉择？每个答案会导致什么？
need-which-way = 选哪一种？请给出编号。
need-which-heart = 哪个部分是心脏？
need-which-time = 通常需要多久？例如几个小时。
need-which-detail = 要添加什么细节？
need-which-weapon = 武器值是多少，1到4？
need-which-scale = 哪一级尺度？
need-which-option = 哪一条可选规则？
worked-ways = 受到 { $shifts } 点打击，还空着 { $boxes } 格，可以这样承受：
need-pleasantry = 很高兴与你们同桌。说说桌上发生了什么，或问一条规则。输入“帮助”可看示例。
