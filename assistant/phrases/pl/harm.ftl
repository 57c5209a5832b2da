## Stany i ekstremalne konsekwencje
condition-marked = { $target } – stan: { $name } ({ $word }), zaznaczone { $boxes ->
    [one] { $boxes } pole
    [few] { $boxes } pola
   *[other] { $boxes } pól
}{ $marked ->
    [0] {""}
   *[other] , razem { $marked }
}.
condition-box = stan „{ $name }” ({ $absorbs })
condition-on-sheet = { $name } ({ $word }): { $boxes }
consequence-replaces = Na stałe zajmuje miejsce aspektu „{ $name }”.
way-replaces = { $way } zamiast aspektu „{ $name }”
remark-more_than_needed = { $who } bierze więcej, niż wymaga trafienie; wolno.

## Skala i wielcy przeciwnicy
scale-set = { $who } – skala od teraz: { $level }.
scale-applied = { $who } – przewaga skali o { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[other] { $levels } poziomów
}: { $parts }.
scale-action = { $amount } do rzutu
scale-result = { $amount } do wyniku, jeśli się powiedzie
scale-invokes = { $count ->
    [one] { $count } darmowe wywołanie
    [few] { $count } darmowe wywołania
   *[other] { $count } darmowych wywołań
} więcej, jeśli się powiedzie
part-scale = skala { $bonus }
minions-set = Trafienia za { $who } biorą na siebie: { $names }.
minions-none = Nikt już nie bierze trafień na siebie ({ $who }).
hit-passed = { $target } – obrona udana z kosztem: trafienie za { $shifts } bez obrony bierze { $minion }.
hit-passed-gone = { $minion } nie ma karty i wypada z gry.
forms-set = { $who } – prawdziwe postacie w zanadrzu: { $count }.
form-revealed = { $who } – pokonana tylko ta postać: ukazuje się prawdziwa.
form-named = { $who } – pokonana tylko ta postać: ukazuje się „{ $name }”.
forms-left = Zostały jeszcze w zanadrzu: { $left }.
solo-set = { $who } – premie samotnego przeciwnika: { $bonuses }.
solo-none = { $who } nie ma już premii samotnego przeciwnika.
solo-skill_bonus = premia do rzutów na umiejętności
solo-fewer_shifts = słabsze trafienia
solo-one_shift_left = trafienie nie spada poniżej 1
solo-stronger_invokes = mocniejsze płatne wywołania
solo-weaker_foes = słabsze wywołania kilku wrogów
solo-no_stacking = ich darmowe wywołania się nie kumulują
solo-rolls = Premia samotnego przeciwnika, { $who }: { $amount } do rzutu.
solo-hit = Premia samotnego przeciwnika, { $who }: trafienie słabsze o { $amount }.
choice-minion = trafienie bierze { $name }
command-set_scale = ustalenie skali
command-set_boss = przygotowanie wielkiego przeciwnika
field-scale = skala
field-solo = premie samotnego przeciwnika
field-minions = poplecznicy
field-forms = prawdziwe postacie

## Okazje i wymuszenia
boost-handed = { $who } oddaje okazję „{ $name }”. Ma ją teraz { $to }.
command-hand_boost = przekazanie okazji
why-compel_claimed = wymuszenie na sobie
compel-claimed = { $who } zgłasza po fakcie wymuszenie na sobie
compel-claimed-aspect = { $who } zgłasza po fakcie wymuszenie na sobie: „{ $aspect }”
compel-kind-event = zdarzenie, które spotyka tę postać ({ $who })
compel-kind-decision = decyzja, którą podejmuje { $who }
compel-ends-scene = na tym kończy się scena

## Odmowy
error-condition_full = { $name } – brak wolnego pola: stan „{ $condition }”.
    .near = Wolne: { $near }.
    .hint = Nic nie jest wolne.
error-extreme_taken = { $name } – jedna ekstremalna konsekwencja między przełomami, więcej nie wolno.
    .hint = Wybierz inne konsekwencje albo eliminację.
error-no_extreme = { $name } nie może przyjąć ekstremalnej konsekwencji.
    .hint = MG może włączyć tę zasadę opcjonalną.
error-not_replaceable = Ekstremalna konsekwencja zajmuje miejsce aspektu: którego?
    .near = Może to być: { $near }.
    .hint = Najpierw wpisz taki aspekt na kartę.
error-no_stacking = Darmowe wywołania „{ $name }” nie kumulują się przeciw komuś takiemu.
    .hint = Wywołaj inny aspekt.
error-no_scale = { $name } nie ma przewagi skali nad drugą stroną.
    .hint = Pomiń to albo najpierw ustal skalę.
error-scale_choice = Różnica skali wynosi { $have }: jedna korzyść za każdy poziom.
    .hint = Wybierz mniej.
error-scale_invokes = Więcej darmowych wywołań daje skala tylko przy tworzeniu przewagi.
    .hint = Wybierz +1 do rzutu albo +2 do wyniku.
error-scale_top = Tak wysokiej skali nie ma.
    .hint = Najwyżej { $most } ponad bohaterami graczy.
error-not_supernatural = { $name } nie ma środków ponad zwyczajną skalę.
    .hint = Najpierw ustal skalę albo stwórz przewagę inaczej.
error-own_minion = { $name } nie jest własnym poplecznikiem.
    .hint = Podaj kogoś innego.
error-no_minion = { $name } nie może wziąć tego trafienia.
    .near = Mogą: { $near }.
    .hint = Trzeba je przyjąć.
error-not_by_attack = Poplecznicy biorą na siebie tylko trafienia z ataków.
    .hint = To trafienie trzeba przyjąć.
error-no_boost_held = Nikt nie ma takiej okazji.
    .near = Są: { $near }.
    .hint = Najpierw ją zdobądź.
error-which_boost = Okazji jest kilka.
    .near = Wybierz jedną: { $near }.
    .hint = Wybierz jedną.
error-not_ally = { $name } nie jest sojusznikiem.
    .hint = Okazję oddaje się komuś po własnej stronie.
error-not_own_compel = Po fakcie zgłasza się tylko wymuszenie na sobie.
    .hint = Zaproponuj zwykłe wymuszenie.

stunt-used = { $who } korzysta z atutu „{ $name }”: { $amount }
error-stunt_elsewhere = Atut „{ $name }” służy do czegoś innego.
    .hint = Pomiń go albo wpisz premię, jeśli stół się zgodzi.
error-stunt_without_bonus = Atut „{ $name }” nie dodaje liczby do rzutu.
    .hint = Zagrajcie to, co mówi, albo wpisz premię.
