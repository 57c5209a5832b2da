## Narratograph
command-check = action check
command-cheer = cheer
command-choose_special = choose a special’s reward
command-take_fumble = roll a fumble’s condition
command-gain_bond = gain a bond
command-roll_d6 = roll a D6
pool-counted = { $who }: { $parts } = { $dice } { $dice ->
    [one] die
   *[other] dice
}
pool-base = { $dice } { $dice ->
    [one] die
   *[other] dice
}
pool-more = +1 for “{ $reason }”
pool-less = –1 for “{ $reason }”
pool-tag = +1 for the tag “{ $tag }”
check-rolled = { $who } checks { $pool }: { $faces }
check-again = With the cheer the check of { $who } is { $pool }: { $faces }
check-no-dice = { $who } has no dice left: failure without a roll.
check-certain = { $who } succeeds without a roll.
check-success = Success.
check-fail = Failure.
check-special = A 6: special!
check-fumble = Nothing but 1s: fumble!
check-undone = The fumble is undone.
cheered = { $who } cheers { $whom }, and the box of that bond is ticked now (■).
cheered-word = { $who } cheers { $whom }, on the GM’s word.
special-offered = { $who } may have { $options }.
reward-spirit_power = D6 spirit power
reward-clear_condition = one abnormal condition less
fumble-awaited = If nobody cheers, { $who } rolls a D6 for an abnormal condition.
spirit-power = { $who }: spirit power { $before } → { $now }
spirit-power-gained = { $who } gains { $amount } spirit power; there is no sheet to note it on.
abnormal-gained = { $who } is { $condition } now.
abnormal-again = { $who } is { $condition } already: nothing changes.
abnormal-cleared = { $who } is no longer { $condition }.
bond-gained = { $who } has a bond to { $to } (□).
bond-again = { $who } gains the bond to { $to } again: its box is free (□).
waits-special = { $who } chooses what the special brings:
waits-fumble = { $who } rolls what the fumble brings:
choice-spirit_power = gain D6 spirit power
choice-clear_condition = no longer { $condition }
choice-take_fumble = roll the condition
choice-cheer = { $who } cheers { $whom }
label-tags = Tags
label-bonds = Bonds
label-abnormal = Abnormal conditions
label-spirit_power = Spirit power
field-tags = tags
field-bonds = bonds
field-abnormal = abnormal conditions
field-spirit_power = spirit power
