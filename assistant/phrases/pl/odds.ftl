## Szanse
chance-wanted = Najwyżej { $invokes } { $kind ->
    [cheer] { $invokes ->
        [one] doping
        [few] dopingi
       *[other] dopingów
    }
   *[invoke] { $invokes ->
        [one] wywołanie
        [few] wywołania
       *[other] wywołań
    }
}, jak najlepiej użyte: „{ $outcome }” albo lepiej – { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
error-unknown_outcome = Ten rzut nie ma wyniku „{ $name }”.
    .near = Wyniki: { $near }.
    .hint = Pomiń go.
