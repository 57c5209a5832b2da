## Chances
chance-wanted = With up to { $kind ->
    [cheer] { $invokes ->
        [one] { $invokes } cheer
       *[other] { $invokes } cheers
    }
   *[invoke] { $invokes ->
        [one] { $invokes } invoke
       *[other] { $invokes } invokes
    }
}, used as well as can be: { $outcome } or better { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
error-unknown_outcome = This roll has no outcome “{ $name }”.
    .near = It has: { $near }.
    .hint = Leave it out.
