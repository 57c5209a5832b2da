## Conditions, extreme consequences
condition-marked = { $target } is now { $name } ({ $word }): { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} marked{ $marked ->
    [0] {""}
   *[other] , { $marked } in all
}.
condition-box = { $name } ({ $absorbs })
condition-on-sheet = { $name } ({ $word }): { $boxes }
consequence-replaces = It takes the place of “{ $name }” for good.
way-replaces = { $way } in place of “{ $name }”
remark-more_than_needed = { $who } takes more than the hit needs; that is allowed.

## Scale and big bads
scale-set = { $who } is at the scale { $level } from now on.
scale-applied = { $who } is above the other side in scale by { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}: { $parts }.
scale-action = { $amount } to the roll
scale-result = { $amount } to the result if it succeeds
scale-invokes = { $count ->
    [one] { $count } more free invoke
   *[other] { $count } more free invokes
} if it succeeds
part-scale = scale { $bonus }
minions-set = These take hits for { $who }: { $names }.
minions-none = Nobody takes hits for { $who } any more.
hit-passed = { $target } succeeds at a cost: { $minion } takes the hit of { $shifts } without a defence.
hit-passed-gone = { $minion } has no sheet and is gone with it.
forms-set = { $who } has { $count ->
    [0] no true form left to show
    [one] { $count } true form still to show
   *[other] { $count } true forms still to show
}.
form-revealed = { $who } is beaten only in this form: the true form shows.
form-named = { $who } is beaten only in this form: “{ $name }” shows.
forms-left = { $left ->
    [one] { $left } form is still to come.
   *[other] { $left } forms are still to come.
}
solo-set = Solo bonuses of { $who }: { $bonuses }.
solo-none = { $who } has no solo bonus any more.
solo-skill_bonus = a bonus to skill rolls
solo-fewer_shifts = hits lowered
solo-one_shift_left = 1 shift left at least
solo-stronger_invokes = stronger paid invokes
solo-weaker_foes = weaker invokes of several foes
solo-no_stacking = no stacking of their free invokes
solo-rolls = Solo bonus of { $who }: { $amount } to the roll.
solo-hit = Solo bonus of { $who }: the hit loses { $amount ->
    [one] { $amount } shift
   *[other] { $amount } shifts
}.
choice-minion = { $name } takes the hit instead
command-set_scale = set a scale
command-set_boss = set up a big bad
field-scale = scale
field-solo = solo bonuses
field-minions = minions
field-forms = true forms

## Boosts and compels
boost-handed = { $who } hands the boost “{ $name }” to { $to }.
command-hand_boost = hand over a boost
why-compel_claimed = self-compel
compel-claimed = { $who } claims a compel after the fact
compel-claimed-aspect = { $who } claims a compel after the fact, on “{ $aspect }”
compel-kind-event = an event: it happens to { $who }
compel-kind-decision = a decision: it comes from { $who }
compel-ends-scene = the scene ends with it

## Refusals
error-condition_full = { $name } has no free box at { $condition }.
    .near = Free: { $near }.
    .hint = Nothing is free.
error-extreme_taken = { $name } takes one extreme consequence between breakthroughs.
    .hint = Take others, or be taken out.
error-no_extreme = { $name } takes no extreme consequences.
    .hint = The GM can switch the optional rule on.
error-not_replaceable = An extreme consequence takes the place of an aspect: which one?
    .near = It may be: { $near }.
    .hint = Write such an aspect on the sheet first.
error-no_stacking = Free invokes of “{ $name }” don’t stack against a big bad like this.
    .hint = Invoke another aspect.
error-no_scale = { $name } is not above the other side in scale.
    .hint = Leave it out, or set their scale first.
error-scale_choice = The difference in scale is { $have }: one benefit for each level.
    .hint = Choose fewer.
error-scale_invokes = Only a new advantage has free invokes more by scale.
    .hint = Choose +1 to the action, or +2 to the result.
error-scale_top = No scale is that high.
    .hint = { $most } levels above the PCs is the most.
error-not_supernatural = { $name } has no means above the Mundane.
    .hint = Set their scale first, or create the advantage by other means.
error-own_minion = { $name } is no minion of their own.
    .hint = Name others.
error-no_minion = { $name } can’t take that hit.
    .near = These can: { $near }.
    .hint = Absorb it.
error-not_by_attack = Minions take the hits of attacks only.
    .hint = Absorb this one.
error-no_boost_held = Nobody holds such a boost.
    .near = There are: { $near }.
    .hint = Gain one first.
error-which_boost = There are several boosts.
    .near = Name one: { $near }.
    .hint = Name one.
error-not_ally = { $name } is no ally.
    .hint = A boost is handed to somebody on one’s own side.
error-not_own_compel = Only one’s own trouble is claimed after the fact.
    .hint = Offer the compel instead.

stunt-used = { $who } uses the stunt “{ $name }”: { $amount }
error-stunt_elsewhere = “{ $name }” is a stunt for another use.
    .hint = Leave it out; or type a bonus, if the table agrees.
error-stunt_without_bonus = “{ $name }” adds no number to a roll.
    .hint = Play what it says; or type a bonus.
