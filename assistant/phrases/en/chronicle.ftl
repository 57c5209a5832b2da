## The campaign told back
log-session = Session { $number }
log-scene = Scene { $number }
log-between = Between scenes
recap-title = Last time (session { $number }):
recap-met = We met { $who }
recap-conflict = There was a fight: { $names }.
recap-wound = { $who } was hurt: { $name }.
recap-out = { $who } was taken out
recap-conceded = { $who } gave in.
recap-compel = { $who } let their own nature make trouble.
recap-aspect = Something new was in play: { $name }.
recap-contest = { $who } won a contest.
recap-challenge = A challenge, { $goal }: { $won } of { $all } parts went well.
recap-challenge-goal = with no name
recap-style = { $who } shone with { $skill }.
recap-milestone = { $who } grew.
recap-countdown = { $name } ran out: { $outcome }
recap-detail = { $who } knew: { $detail }
recap-open = Still open:
dice-line = { $entry }. { $who }: { $dice }
dice-mean = { $who }: { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}, on average { $mean }
dice-none = No dice have fallen yet.
