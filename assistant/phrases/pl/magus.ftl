## Rundy i zaskoczenie (Magus)
command-pass_turn = odpuszczenie tury
initiative-counted = Inicjatywa: { $scores }.
surprised = Zaskoczenie: { $who } działa w tej rundzie na końcu i może się tylko bronić.
surprised-warned = Zaskoczenie, ale z ostrzeżeniem: { $who } działa w tej rundzie na końcu, lecz może atakować.
surprise-shaken = { $who } otrząsa się z zaskoczenia i działa według zwykłej kolejności.
surprise-removed = { $who } wywołuje „{ $name }” i nie daje się zaskoczyć
turn-passed = { $who } odpuszcza swoją turę.
stepped-in = { $who } staje w obronie: { $whom }. Wszystkie skutki nieudanego testu bierze na siebie.
label-initiative = Inicjatywa
from-next-round = od następnej rundy
first-invoke-free = Pierwsze wywołanie jest darmowe dla każdego przeciwnika.
always-free = Jej wywołanie jest dla przeciwników zawsze darmowe.
error-rests = Z darmowego wywołania „{ $name }” można skorzystać od następnej rundy.
    .hint = Poczekaj albo zapłać punktem losu.
error-not_your_step = { $name } działa w tej rundzie później.
    .hint = Pierwszy jest ten, kto ma najwyższą inicjatywę.
    .near = Teraz kolej na: { $near }.
error-surprised = Zaskoczenie: { $name } może się w tej rundzie tylko bronić.
    .hint = Odpuść turę albo zrób coś, co nie jest atakiem.
error-not_surprised = { $name } nie ma „Szóstego zmysłu”, który zdjąłby zaskoczenie.
    .hint = Potrzebny jest ten aspekt, w rundzie zaskoczenia.
error-none_senses = Nikt z zaskoczonych nie ma „Szóstego zmysłu”.
    .hint = Potrzebny jest ten aspekt, w rundzie zaskoczenia.
error-box_or_consequence = Pole i konsekwencja nie dzielą się jednym trafieniem ({ $name }, { $need }).
    .hint = Wystarczy: { $ways }.
variant-share_with_consequence = pole przyjmuje to, co zostanie po konsekwencjach

## Broń i zbroja
label-attributes = Atrybuty
label-weapons = Broń
label-armor = Zbroja
label-wards = Ochrona przed zaskoczeniem
field-weapons = broń
field-armor = zbroja
field-wards = ochrona przed zaskoczeniem
ward-membrane = Błona
ward-danger_sense = Wyczucie niebezpieczeństwa
armor = zbroja { $rating }
reach-zones = zasięg w strefach: { $zones }
thrown = rzucana
hit-ratings = W tym: { $ratings }.
gear-difficulty = { $gear }: trudność ukrycia to { $rating }, tyle co wartość broni.
gear-penalty = { $gear } krępuje ruchy, { $who } ma karę −{ $rating }.
difficulty-counted = Trudność trafienia ({ $target }): { $difficulty } – odległość { $distance }, rozmiar { $size }, warunki { $conditions }, ruch { $movement }.
error-gear_rating = Broń i zbroja mogą tu mieć najwyżej { $need }.
    .hint = Podaj niższą wartość; w Magusie więcej może mieć tylko coś zaklętego.
error-unknown_gear = Tego nie ma ani na karcie, ani w tabeli: { $name }.
    .hint = Podaj wartość.
    .near = Znane są: { $near }.

## Sceny i ruch (Magus)
remark-usual_aspects = Tyle aspektów sytuacji ma zwykle scena: { $facts }.
remark-shown_openly = W Magusie aspekty sceny są jawne.
remark-stays = { $who } zostaje na miejscu.
