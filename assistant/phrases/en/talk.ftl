## What is asked back in talk
need-together = { $names } together: does each of them roll (say “each”), or who rolls, with the others’ help? When they attack, name one after the other.
need-everyone = Does that mean the players’ characters ({ $names }), or others too? Say “the players”, or name everyone.
need-several-new = “{ $names }” are several. Give each one a name and a sheet, for example “Thug 1: Fight 1”.
need-which-roll = What was rolled for, and with which skill? For example: Mara climbs the wall with Athletics vs 2, rolled +1.
need-which-zone = Which zone?
need-which-zones = Which zones? Name them, with commas between.
need-whom-to-help = Whom does it go to?
need-which-outcome = What happens when the last box is marked?
need-which-choice = What is the choice, and what does each answer lead to?
need-which-way = Which way? Give its number.
need-which-heart = Which part is its heart?
need-which-time = How long does it usually take? For example a few hours.
need-which-detail = What is true from now on?
need-which-weapon = What is its weapon rating, 1 to 4?
need-which-scale = At which scale?
need-which-option = Which optional rule?
worked-ways = A hit of { $shifts } with { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} free can be taken like this:
need-pleasantry = Glad to be here. Say what happens at the table, or ask about a rule. “Help” gives examples.
error-not_an_option = That can’t be chosen now.
    .near = Open: { $near }.
    .hint = Nothing waits to be chosen.
