## Optional rules
command-switch_option = switch an optional rule
option-on = This optional rule is in play from now on
option-off = This optional rule is no longer in play
option-variant = { $text }, in the variant “{ $variant }”
error-option_off = This table does not play with that optional rule.
    .hint = The GM can switch it on.
error-unknown_option = There is no optional rule called { $name }.
    .hint = Name it as the rules do.
    .near = There are: { $near }.
error-unknown_variant = This rule has no variant { $name }.
    .hint = Leave the variant out.
    .near = It has: { $near }.
error-already_so = That is so already.
    .hint = Nothing needs to be changed.
error-not_in_system = { $name ->
    [initiative] Initiative and surprise are not in this campaign’s system.
    [wards] This campaign’s system has no defenses against surprise.
    [snare] This campaign’s system has no rule for nets, lassos and bolas.
    [passive] This campaign’s system does not count how hard it is to hit with what is thrown.
    [hide] In this campaign’s system the rating of gear is no difficulty of hiding it.
    [weapons] This campaign’s system has no weapon and armor ratings.
   *[other] This campaign’s system does not have this ({ $name }).
}
    .hint = It belongs to another system.
    .near = It belongs to: { $near }.
