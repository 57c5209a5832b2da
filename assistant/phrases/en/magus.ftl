## Rounds and surprise (Magus)
command-pass_turn = let a turn go by
initiative-counted = Initiative: { $scores }.
surprised = { $who } is surprised: last in this round, and only to defend.
surprised-warned = { $who } is surprised but warned in time: last in this round, and still free to attack.
surprise-shaken = { $who } is surprised no longer and acts in the usual order.
surprise-removed = { $who } invokes “{ $name }” and is not taken by surprise
turn-passed = { $who } lets the turn go by.
stepped-in = { $who } steps in for { $whom } and takes whatever follows.
label-initiative = Initiative
from-next-round = from the next round
first-invoke-free = For every opponent the first invoke of it is free.
always-free = Invoking it is always free for opponents.
error-rests = The free invoke on “{ $name }” can be used from the next round.
    .hint = Wait for it, or pay a fate point.
error-not_your_step = { $name } acts later in this round.
    .hint = Whoever has the highest initiative acts first.
    .near = Now it is the turn of: { $near }.
error-surprised = { $name } is surprised and only defends in this round.
    .hint = Let the turn go by, or do something that is no attack.
error-not_surprised = { $name } has no Sixth Sense to shake a surprise off with.
    .hint = It takes that aspect, in the round of the surprise.
error-none_senses = Nobody who is surprised has a Sixth Sense.
    .hint = It takes that aspect, in the round of the surprise.
error-box_or_consequence = A box and a consequence can’t share one hit ({ $name }, { $need }).
    .hint = This would do: { $ways }.
variant-share_with_consequence = a box takes what consequences leave of a hit

## Weapons and armor
label-attributes = Attributes
label-weapons = Weapons
label-armor = Armor
label-wards = Against surprise
field-weapons = weapons
field-armor = armor
field-wards = defenses against surprise
ward-membrane = Membrane
ward-danger_sense = Danger Sense
armor = Armor { $rating }
reach-zones = reach: { $zones }
thrown = thrown
hit-ratings = Counted in: { $ratings }.
gear-difficulty = { $gear }: its rating { $rating } is the difficulty of hiding it.
gear-penalty = { $gear } hinders { $who }: −{ $rating }.
difficulty-counted = Difficulty of hitting { $target }: { $difficulty } (distance { $distance }, size { $size }, conditions { $conditions }, movement { $movement }).
error-gear_rating = Weapons and armor are rated { $need } at most here.
    .hint = Give a lower rating; in Magus what is enchanted may have more.
error-unknown_gear = Neither carried nor in the table: { $name }.
    .hint = Give its rating.
    .near = Known: { $near }.

## Scenes and moving (Magus)
remark-usual_aspects = Situation aspects a scene usually has: { $facts }.
remark-shown_openly = In Magus the aspects of a scene are shown openly.
remark-stays = { $who } does not get there.
