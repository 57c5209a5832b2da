## Lists and small pieces
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-or = { $a }, or { $b }
list-and = { $a } and { $b }
two = { $a } { $b }
line = { $label }: { $text }
heading = { $label }:
with-details = { $text } ({ $details })
with-detail = { $text } – { $detail }
rating = { $word } ({ $number })
nothing = nothing
secret = secret

## Names
who-gm = GM
who-pc = the players
who-npc = the GM’s side
who-somebody = somebody
who-anyone = anyone
an-aspect = an aspect
unnamed-boost = boost #{ $number }
unnamed-aspect = aspect #{ $number }
unnamed-consequence = { $word } consequence
filled = taken, no name yet
slot = { $word } ({ $absorbs }){ $track ->
    [physical] , physical only
    [mental] , mental only
    [any] {""}
   *[other] , { $track } only
}
boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
boxes-by-value = { $count ->
    [one] box { $values }
   *[other] boxes { $values }
}
a-consequence = { $severity ->
    [extreme] an
   *[other] a
} { $word } consequence ({ $absorbs })
free-invokes = { $count ->
    [one] { $count } free invoke
   *[other] { $count } free invokes
}: { $holder }

## Rolls
rolled = { $who } rolls { $dice }
do-attack = { $who } attacks { $target }
do-overcome = { $who } tries to overcome
do-create_advantage = { $who } tries to create an advantage
do-treat = { $who } treats { $target } for { $name }
do-roll = { $who } rolls
do-roll-somebody = Roll
do-defend = { $who } defends
do-oppose = The opposition
detail-on = on { $target }
detail-against = against { $target }
part-faces = { $faces } { $total }
part-total = dice { $total }
part-skill = { $skill } { $rating }
part-rating = rating { $rating }
part-bonus = bonus { $bonus }
list-sum = { $a }, { $b }
sum = { $head }: { $parts } = { $effort }
sum-given = { $head }: { $effort } in all
against-difficulty = { $roll }, against difficulty { $rating }
supersedes = The roll now stands like this. { $roll }
defence-awaited = { $who } may defend.
outcome-fail = { $shifts ->
    [one] { $shifts } shift short
   *[other] { $shifts } shifts short
}: fail.
outcome-tie = No shifts either way: tie.
outcome-success = { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
}: succeed.
outcome-style = { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
}: succeed with style!
reopened = The last roll is open again; what followed from it is taken back.

## Harm
hit = { $target } takes a hit of { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
} ({ $track ->
    [mental] mental
    [physical] physical
   *[other] { $track }
}).
hit-no-sheet = { $target } has no sheet: make one, or say what happens.
hit-lowered = The hit on { $target } goes down to { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
}.
hit-absorbed = { $target } absorbs { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
}: { $ways }.
boxes-left = { $left ->
    [0] No { $track ->
        [mental] mental
        [stress] stress
        [physical] physical
       *[other] { $track }
    } box is left.
    [one] { $left } { $track ->
        [mental] mental
        [stress] stress
        [physical] physical
       *[other] { $track }
    } box is left.
   *[other] { $left } { $track ->
        [mental] mental
        [stress] stress
        [physical] physical
       *[other] { $track }
    } boxes are left.
}
consequence-named = { $target } now has the { $word } consequence “{ $name }”.
consequence-unnamed = { $target } now has { $severity ->
    [extreme] an
   *[other] a
} { $word } consequence, without a name so far.
consequence-invoke = Free invoke on it: { $holder }.
taken-out = { $who } is taken out.
taken-out-fate = What becomes of them: { $fate }
taken-out-by = { $by } says what becomes of them.
conceded = { $who } concedes: out of the conflict on their own terms, and { $points ->
    [one] { $points } fate point
   *[other] { $points } fate points
} when it ends{ $consequences ->
    [0] {""}
    [one] , { $consequences } of it for the consequence taken
   *[other] , { $consequences } of them for the consequences taken
}.
stress-cleared = Stress clears: { $who }.
treated = { $who }: “{ $name }” starts to recover.
renamed = From now on it is “{ $name }”.
clears-after-scene = It clears after one whole scene.
clears-after-session = It clears after one whole session.
clears-after-breakthrough = It clears at the next breakthrough.
cleared = { $who }: “{ $name }” has cleared, and the { $word } slot is free.

## Aspects and points
boost-gained = { $who } gains a boost: “{ $name }”.
boost-unnamed = { $who } gains boost #{ $number }.
aspect-on-scene = New aspect in the scene: “{ $name }”
aspect-on-somebody = New aspect on { $on }: “{ $name }”
boost-on-scene = New boost: “{ $name }”
boost-on-somebody = New boost on { $on }: “{ $name }”
free-added = On “{ $name }”: { $free }.
aspect-removed = “{ $name }” is gone.
invoked = { $who } invokes “{ $name }”: { $use ->
    [reroll] all four dice are rolled again
    [oppose] +{ $worth } to the opposition
   *[bonus] +{ $worth }
}
for-free = free
on-word = on the GM’s word
points = { $who }: fate points { $before } → { $now }
why-refresh = refresh
why-owed = what was owed
why-ruling = GM’s ruling
why-player = one for each player’s character
why-compel_accepted = compel accepted
why-compel_refused = compel refused
why-compel_offered = for the compel
point-owed = { $who } is owed { $amount ->
    [one] { $amount } fate point
   *[other] { $amount } fate points
} ({ $why }).
owed-why-concession = for conceding; paid when the conflict ends
owed-why-hostile_invoke = hostile invoke; paid when the scene ends
cost-offered = It comes down to a choice: { $options }.
cost-chosen = { $who }: { $option }
compel-offered = { $by } compels { $who } for a fate point
compel-aspect = { $by } compels { $who } for a fate point, on “{ $aspect }”
compel-must = { $who } has no fate point to refuse with
compel-accepted = { $who } accepts the compel.
compel-refused = { $who } refuses the compel.
waived = { $what ->
    [split] The attack is called off ({ $who }).
    [twist] The twist is called off.
    [defend] The roll that waited for a defence is called off ({ $who }).
    [absorb] The hit does not land ({ $who }).
    [boost] The hit stays as it is.
    [cost] The choice is called off ({ $who }).
    [special] The special brings nothing ({ $who }).
    [fumble] The fumble brings nothing ({ $who }).
   *[compel] The compel is withdrawn ({ $who }).
}

## Turns, scenes, sessions
conflict-began = Conflict! In it: { $members }.
exchange-began = Exchange { $number }.
turn-taken = { $who } acts. Still to act: { $left }.
turn-last = { $who } acts; that was everyone in this exchange.
turn-given = { $who } acts next.
conflict-ended = The conflict is over.
scene-began = Scene { $number } begins.
scene-named = Scene { $number } begins: { $name }.
scene-present = Present: { $names }.
scene-gm-points = GM: { $points ->
    [one] { $points } fate point
   *[other] { $points } fate points
}.
scene-ended = Scene { $number } ends.
scene-gone = Gone with it: { $names }.
session-began = Session { $number } begins.
session-ended = Session { $number } ends.
remark-joins = { $who } is not in the turn order and acts outside it.
made-aspects = New situation aspects:
made-aspect = { $name } ({ $category })
category-tone = tone
category-movement = movement
category-cover = cover
category-danger = danger
category-useful = useful

## Sheets
kind-pc = player character
kind-npc = NPC
aliases = also { $names }
label-high_concept = High concept
label-trouble = Trouble
label-relationship = Relationship
label-aspects = Aspects
label-put-on = On them
label-skills = Skills:
label-stunts = Stunts:
label-physical = Physical stress
label-mental = Mental stress
label-consequences = Consequences:
label-scene-aspects = Situation aspects
label-present = Present
label-away = Elsewhere
label-left = Still to act
points-and-refresh = Fate points: { $points }, refresh: { $refresh }
points-short = fate points: { $points }
track-short = { $track ->
    [mental] mental
    [stress] stress
    [physical] physical
   *[other] { $track }
} { $boxes }
points-gm = GM’s fate points: { $points }
recovering = recovering
state-conceded = has conceded
state-out = out of the scene
state-scene = Session { $session }, scene { $scene }
state-no-session = No session is on.
state-no-scene = The scene is over.
state-conflict = Conflict, exchange { $number }: { $members }
state-owed = { $who } is owed { $amount ->
    [one] { $amount } fate point
   *[other] { $amount } fate points
}.
nobody = No characters yet.
log-empty = Nothing has happened yet.
character-created = New on the table: { $who }
edited = { $who }: { $changes }
ruled = GM’s ruling, { $who }: { $changes }
nothing-changed = nothing to change
field-name = name
field-aliases = other names
field-aspects = aspects
field-stunts = stunts
field-slots = consequence slots
field-consequences = consequences
field-refresh = refresh
field-points = fate points
field-earned = points for the next scene
field-boxes = { $track ->
    [mental] mental boxes
    [stress] stress boxes
    [physical] physical boxes
   *[other] { $track } boxes
}
field-marked = { $track ->
    [mental] mental boxes marked
    [stress] stress boxes marked
    [physical] physical boxes marked
   *[other] { $track } boxes marked
}
field-out = out of the scene
field-back = back in the scene
field-conceded = { $now ->
    [true] has conceded
   *[false] has not conceded
}
field-secret = { $now ->
    [true] hidden from the players
   *[false] open to the players
}
field-set = { $field } { $after }
field-changed = { $field } { $before } → { $after }
field-added = { $field }: + { $names }
field-lost = { $field }: – { $names }

## What waits, and choices
waits-defend = { $who } has to defend:
waits-absorb = { $who } has to absorb a hit of { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
} ({ $track ->
    [mental] mental
    [physical] physical
   *[other] { $track }
}):
waits-boost = { $who } may take a boost instead of one shift:
waits-cost = { $who } chooses:
waits-compel = { $who } answers the compel:
waits-still = Still open: { $what }. “What can I do?” lists the answers.
waits-invokes = The last roll may still be changed:
choice-taken_out = taken out
choice-take_boost = lower the hit by 1 and gain a boost
choice-cost_fail = fail
choice-cost_major_cost = succeed at a major cost
choice-cost_minor_cost = succeed at a minor cost
choice-cost_boost = a boost instead
choice-cost_aspect = the aspect is there, but the other side gets the free invoke
choice-cost_reveal = the aspect comes to light, but the other side gets the free invoke
choice-compel_accept = accept and gain 1 fate point
choice-compel_refuse = refuse and pay 1 fate point
choice-free_invoke = { $who }: free invoke on “{ $name }”

## Chances, undo
chance = { $outcome } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
moved-undo = Taken back: { $commands }.
moved-redo = Brought back: { $commands }.
model-failed = The model { $model } gave no answer: { $kind ->
     [timeout] it took too long
     [key] the key is refused
     [missing] no such model or address
     [busy] too many requests, or the quota is used up
     [server] its server has trouble
     [unreachable] it can’t be reached
     [dropped] the connection broke off
     [refused] it refuses the request
     [declined] it declines to answer this
     [empty] its answer is empty
    *[other] its answer can’t be read
    }. I go on without it.
model-stopped = The model called on and on; I stopped it after { $calls } calls.
prose-struck = What the model { $model } said about the game was not so. How things stand:
command-overcome = overcome
command-create_advantage = create an advantage
command-attack = attack
command-defend = defend
command-roll = roll
command-invoke = invoke
command-absorb = absorb a hit
command-take_boost = take a boost
command-choose_cost = choose a cost
command-waive = call off
command-take_out = take out
command-concede = concede
command-begin_conflict = begin a conflict
command-next_turn = choose who is next
command-end_conflict = end the conflict
command-compel = compel
command-answer_compel = answer a compel
command-treat = treat a consequence
command-place_aspect = place an aspect
command-remove_aspect = remove an aspect
command-create_character = new character
command-edit_character = change a sheet
command-adjust = GM’s ruling
command-begin_session = begin a session
command-end_session = end the session
command-begin_scene = begin a scene
command-end_scene = end the scene
command-make_npc = make up an NPC
command-make_aspects = make up situation aspects

## Asking back
greeting = Fatewright · campaign { $name } · { $when }
greeting-how = Say what happens at the table, or ask about a rule; “help” tells more, “exit” leaves.
need-not-understood = I’m not sure what you mean.
need-as-if = Taken to mean: { $said }.
need-did-you-mean = Do you mean: { $said }? (yes or no)
need-dropped = All right, nothing is done.
need-missed = I didn’t understand this part: { $said }.
need-missed-piece = “{ $text }”
need-nearest = Did you mean { $names }?
need-examples = You could say, for example:
    – Mara attacks Charles with Fight +3, rolled +2; Charles defends with Athletics +2 and -1
    – Mara picks the lock with Burglary, difficulty 3
    – Charles takes 1 box and a moderate consequence
    – when does a mild consequence clear?
    – undo
need-help = I look rules up and cite them, adjudicate rolls, harm and recovery, keep the table’s state, and make up NPCs and situation aspects.
need-unread-field = I don’t know where “{ $names }” belongs on the sheet: is it an aspect, a stunt, or a skill with its rating?
need-missing-difficulty = How hard is it? Give a difficulty, for example Fair (+2).
need-missing-target = Against whom, or on whom?
need-missing-rating = At what rating? For example +3.
need-missing-aspect = Which aspect?
need-missing-name = What is the name?
need-missing-amount = How many?
need-who = Who is it about?
need-which-skill = With which skill?
need-which-consequence = Which consequence?
need-which-aspect = Which aspect?
need-nothing-waits = Nothing is waiting for that.
need-unclear-number = Which number do you mean? Say it plainly, for example 2.
need-nothing-pending = Nothing is waiting for an answer.

## Input that can’t be read
invalid-number = “{ $field }” takes a whole number.
invalid-text = “{ $field }” takes a text.
invalid-list = “{ $field }” takes a list with something in it.
invalid-yes-no = “{ $field }” takes true or false.
invalid-object = “{ $field }” takes an object with fields of its own.
invalid-extra-near = “{ $field }” is not known here. Near it: { $near }.
invalid-nobody_attacked = Who is attacked? Give “target”, “targets” or “zone”.
invalid-unrated = Weapons and armour have a rating: give “kind” or “rating”.
invalid-nothing_given = What is it given? “minions”, “forms”, “scale_above” or “solo”.
invalid-unprintable = “{ $field }” holds signs that can’t be printed: leave them out.
invalid-nameless = “{ $field }” has no letter or number in it: give a name.
invalid-no-command = A command is a JSON object that names itself, for example "command": "begin_scene".
invalid-faces-given = “faces” are the four dice as they fell, each -1, 0 or 1.
invalid-command-near = There is no command “{ $tag }”. Near it: { $near }.
invalid-missing = “{ $field }” is missing.
invalid-too_long = “{ $field }” holds too much: { $bound } entries at most.
invalid-too_few = “{ $field }” has too few entries.
invalid-extra_forbidden = “{ $field }” is not known here.
invalid-too_small = “{ $field }” is too small: { $bound } is the least.
invalid-too_large = “{ $field }” is too large: { $bound } is the most.
invalid-literal_error = “{ $field }” can be { $expected }.
invalid-string_too_short = “{ $field }” is empty.
invalid-string_too_long = “{ $field }” is too long: { $bound } characters at most.
invalid-command = There is no command “{ $tag }”.
invalid-faces_total = The faces don’t add up to the total: give one of the two.
invalid-dice_effort = The dice or the whole effort: give one of the two.
invalid-reasons_difficulty = A difficulty or the reasons for one: give one of the two.
invalid-other = “{ $field }” can’t be read like this.
