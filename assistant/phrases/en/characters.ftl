## Growth
command-milestone = take a milestone
command-breakthrough = take a breakthrough
command-set_skill_lists = set the table’s skills
command-rename_aspect = name an aspect
command-suggest = suggest
suggested = Perhaps: { $texts }
milestone-minor = { $who } has a milestone.
milestone-significant = { $who } has a significant milestone.
milestone-major = { $who } has a major milestone.
milestone-breakthrough = { $who } has a breakthrough!
milestone-arc = { $text } A large arc has ended with it.
cap-raised = From now on skills may rise to { $rating }.
skill-lists-set = The table plays with its own skills: { $lists }.
skill-lists-usual = The table plays with the usual skills again.
skill-list = { $skills } ({ $least } to { $most })
aspect-renamed = “{ $name }” is now “{ $renamed }”.
clears-after-scenario = It clears after one whole scenario.
order-set = Turn order: { $names }.
order-free = Whoever has acted chooses again who is next.
members-lost = { $who }: { $count ->
    [one] { $count } is out
   *[other] { $count } are out
}, { $left } left.
group-of = a group of { $count }
label-stress = Stress
field-saved = skill points saved
field-raised = skills raised
field-gained = refresh gained
field-grown = session of the last milestone
field-members = members
scenario-began = A new scenario begins: fate points start at refresh.
remark-typed = The sheet of { $who } says { $facts }; the rating that was said counts.
error-which_npc = It isn't clear who is to act.
    .hint = Name an NPC that is on the table.
    .near = On the table: { $near }.
error-no_aspects = There is no aspect to compel with.
    .hint = Name a character, or put an aspect on the scene.
error-misspelt_skill = { $name }: “{ $skill }” is no skill of the list.
    .near = Perhaps { $near }? If it is a skill of its own, the GM allows it: say “my ruling” (`ruling`).
    .hint = Name one of the list, or let the GM allow it: “my ruling” (`ruling`).
error-nothing_waits = Nothing is waiting.
    .hint = What can be waived is a hit, a defence, a choice or an offer, while it waits.
error-nothing_adjusted = What is to be adjusted?
    .hint = Points, boxes, ratings, aspects, consequences, or the turn order.
error-which_obstacle = Which obstacle is it?
    .near = There are: { $near }.
    .hint = Put it into the scene first.
