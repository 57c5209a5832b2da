## Wyliczenia i drobiazgi
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-or = { $a } albo { $b }
list-and = { $a } i { $b }
two = { $a } { $b }
line = { $label }: { $text }
heading = { $label }:
with-details = { $text } ({ $details })
with-detail = { $text } – { $detail }
rating = { $word } ({ $number })
nothing = nic
secret = tajne

## Imiona
who-gm = MG
who-pc = gracze
who-npc = strona MG
who-somebody = ktoś
who-anyone = każdy
an-aspect = aspekt
unnamed-boost = okazja #{ $number }
unnamed-aspect = aspekt #{ $number }
unnamed-consequence = { $word } konsekwencja
filled = zajęta, jeszcze bez nazwy
slot = { $word } ({ $absorbs }){ $track ->
    [physical] , tylko fizyczna
    [mental] , tylko psychiczna
    [any] {""}
   *[other] , tylko { $track }
}
boxes = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
}
boxes-by-value = { $count ->
    [one] pole { $values }
   *[other] pola { $values }
}
a-consequence = { $word } konsekwencja ({ $absorbs })
free-invokes = { $count ->
    [one] { $count } darmowe wywołanie
    [few] { $count } darmowe wywołania
   *[other] { $count } darmowych wywołań
}: { $holder }

## Rzuty
rolled = { $who } rzuca: { $dice }
do-attack = { $who } atakuje (cel: { $target })
do-overcome = { $who } próbuje pokonać przeszkodę
do-create_advantage = { $who } próbuje stworzyć przewagę
do-treat = { $who } leczy ({ $target }, „{ $name }”)
do-roll = { $who } rzuca
do-roll-somebody = Rzut
do-defend = { $who } broni się
do-oppose = Opozycja
detail-on = cel: { $target }
detail-against = opór: { $target }
part-faces = { $faces } { $total }
part-total = kości { $total }
part-skill = { $skill } – { $rating }
part-rating = poziom { $rating }
part-bonus = premia { $bonus }
list-sum = { $a }, { $b }
sum = { $head }: { $parts } = { $effort }
sum-given = { $head }: razem { $effort }
against-difficulty = { $roll }, stopień trudności { $rating }
supersedes = Rzut wygląda teraz tak. { $roll }
defence-awaited = { $who } może się bronić.
outcome-fail = { $shifts ->
    [one] Brakuje { $shifts } przebicia
   *[other] Brakuje { $shifts } przebić
}: porażka.
outcome-tie = Bez przebić: remis.
outcome-success = { $shifts ->
    [one] { $shifts } przebicie
    [few] { $shifts } przebicia
   *[other] { $shifts } przebić
}: sukces.
outcome-style = { $shifts ->
    [one] { $shifts } przebicie
    [few] { $shifts } przebicia
   *[other] { $shifts } przebić
}: imponujący sukces!
reopened = Ostatni rzut znów jest otwarty, a jego skutki cofnięte.

## Obrażenia
hit = { $target } – trafienie za { $shifts } ({ $track ->
    [mental] psychiczne
    [physical] fizyczne
   *[other] { $track }
}).
hit-no-sheet = { $target } nie ma karty: zróbcie ją albo powiedz, co się dzieje.
hit-lowered = { $target } – trafienie maleje do { $shifts }.
hit-absorbed = { $target } przyjmuje { $shifts ->
    [one] { $shifts } przebicie
    [few] { $shifts } przebicia
   *[other] { $shifts } przebić
}: { $ways }.
boxes-left = { $left ->
    [0] Nie zostało żadne wolne pole
    [one] Zostało { $left } wolne pole
    [few] Zostały { $left } wolne pola
   *[other] Zostało { $left } wolnych pól
} ({ $track ->
    [mental] presja psychiczna
    [stress] presja
    [physical] presja fizyczna
   *[other] presja: { $track }
}).
consequence-named = { $target } – { $word } konsekwencja „{ $name }”.
consequence-unnamed = { $target } – { $word } konsekwencja, na razie bez nazwy.
consequence-invoke = Darmowe wywołanie: { $holder }.
taken-out = Eliminacja: { $who } wypada ze sceny.
taken-out-fate = Co dalej: { $fate }
taken-out-by = O dalszym losie decyduje { $by }.
conceded = { $who } poddaje się i schodzi ze sceny na własnych warunkach. Po konflikcie: { $points ->
    [one] { $points } punkt losu
    [few] { $points } punkty losu
   *[other] { $points } punktów losu
}{ $consequences ->
    [0] {""}
    [one] , w tym { $consequences } za konsekwencję
   *[other] , w tym { $consequences } za konsekwencje
}.
stress-cleared = Presja znika: { $who }.
treated = { $who } – „{ $name }” zaczyna się goić.
renamed = Od teraz to „{ $name }”.
clears-after-scene = Zniknie po jednej pełnej scenie.
clears-after-session = Zniknie po jednej pełnej sesji.
clears-after-breakthrough = Zniknie przy najbliższym przełomie.
cleared = { $who } – „{ $name }” znika, wolne miejsce: { $word } konsekwencja.

## Aspekty i punkty
boost-gained = { $who } zyskuje okazję: „{ $name }”.
boost-unnamed = { $who } zyskuje okazję #{ $number }.
aspect-on-scene = Nowy aspekt sytuacyjny: „{ $name }”
aspect-on-somebody = { $on } – nowy aspekt: „{ $name }”
boost-on-scene = Nowa okazja: „{ $name }”
boost-on-somebody = { $on } – nowa okazja: „{ $name }”
free-added = „{ $name }” zyskuje: { $free }.
aspect-removed = „{ $name }” znika.
invoked = { $who } wywołuje „{ $name }”: { $use ->
    [reroll] przerzut wszystkich czterech kości
    [oppose] +{ $worth } dla opozycji
   *[bonus] +{ $worth }
}
for-free = za darmo
on-word = na słowo MG
points = { $who } – punkty losu: { $before } → { $now }
why-refresh = odnowienie
why-owed = należne punkty
why-ruling = decyzja MG
why-player = po jednym za bohatera gracza
why-compel_accepted = zgoda na wymuszenie
why-compel_refused = odrzucone wymuszenie
why-compel_offered = za wymuszenie
point-owed = { $who } ma do odebrania { $amount ->
    [one] { $amount } punkt losu
    [few] { $amount } punkty losu
   *[other] { $amount } punktów losu
} ({ $why }).
owed-why-concession = za poddanie się, po konflikcie
owed-why-hostile_invoke = za wrogie wywołanie, po scenie
cost-offered = Do wyboru: { $options }.
cost-chosen = { $who }: { $option }
compel-offered = Wymuszenie, { $by } → { $who }: punkt losu do wzięcia
compel-aspect = Wymuszenie, { $by } → { $who }: „{ $aspect }”, punkt losu do wzięcia
compel-must = { $who } nie ma punktu losu, żeby odmówić
compel-accepted = { $who } przyjmuje wymuszenie.
compel-refused = { $who } odrzuca wymuszenie.
waived = { $what ->
    [split] Atak odwołany ({ $who }).
    [twist] Niespodziewany obrót spraw odwołany.
    [defend] Rzut, który czekał na obronę, jest odwołany ({ $who }).
    [absorb] Trafienie nie dochodzi do skutku ({ $who }).
    [boost] Trafienie zostaje bez zmian.
    [cost] Wybór odwołany ({ $who }).
    [special] Wyjątkowy sukces nic nie daje ({ $who }).
    [fumble] Fatalna porażka nic nie przynosi ({ $who }).
   *[compel] Wymuszenie wycofane ({ $who }).
}

## Tury, sceny, sesje
conflict-began = Konflikt! Biorą udział: { $members }.
exchange-began = Wymiana ciosów nr { $number }.
turn-taken = { $who } działa. Jeszcze bez ruchu: { $left }.
turn-last = { $who } działa – to już wszyscy w tej wymianie.
turn-given = Następny ruch: { $who }.
conflict-ended = Koniec konfliktu.
scene-began = Początek sceny { $number }.
scene-named = Scena { $number }: { $name }.
scene-present = Obecni: { $names }.
scene-gm-points = MG: { $points ->
    [one] { $points } punkt losu
    [few] { $points } punkty losu
   *[other] { $points } punktów losu
}.
scene-ended = Koniec sceny { $number }.
scene-gone = Razem z nią znikają: { $names }.
session-began = Początek sesji { $number }.
session-ended = Koniec sesji { $number }.
remark-joins = { $who } działa poza kolejnością.
made-aspects = Nowe aspekty sytuacyjne:
made-aspect = { $name } ({ $category })
category-tone = nastrój
category-movement = ruch
category-cover = osłona
category-danger = niebezpieczeństwo
category-useful = coś przydatnego

## Karty postaci
kind-pc = bohater gracza
kind-npc = bohater niezależny
aliases = inaczej { $names }
label-high_concept = Główny koncept
label-trouble = Problem
label-relationship = Relacja
label-aspects = Aspekty
label-put-on = Chwilowo
label-skills = Umiejętności:
label-stunts = Atuty:
label-physical = Presja fizyczna
label-mental = Presja psychiczna
label-consequences = Konsekwencje:
label-scene-aspects = Aspekty sytuacyjne
label-present = Obecni
label-away = Gdzie indziej
label-left = Jeszcze bez ruchu
points-and-refresh = Punkty losu: { $points }, odnowienie: { $refresh }
points-short = punkty losu: { $points }
track-short = { $track ->
    [mental] presja psychiczna
    [stress] presja
    [physical] presja fizyczna
   *[other] presja: { $track }
} { $boxes }
points-gm = Punkty losu MG: { $points }
recovering = goi się
state-conceded = po poddaniu się
state-out = poza sceną
state-scene = Sesja { $session }, scena { $scene }
state-no-session = Żadna sesja teraz nie trwa.
state-no-scene = Scena się skończyła.
state-conflict = Konflikt, wymiana { $number }: { $members }
state-owed = { $who } ma do odebrania { $amount ->
    [one] { $amount } punkt losu
    [few] { $amount } punkty losu
   *[other] { $amount } punktów losu
}.
nobody = Nie ma jeszcze żadnych postaci.
log-empty = Nic się jeszcze nie wydarzyło.
character-created = Nowa postać przy stole: { $who }
edited = { $who }: { $changes }
ruled = Decyzja MG, { $who }: { $changes }
nothing-changed = bez zmian
field-name = imię
field-aliases = inne imiona
field-aspects = aspekty
field-stunts = atuty
field-slots = miejsca na konsekwencje
field-consequences = konsekwencje
field-refresh = odnowienie
field-points = punkty losu
field-earned = punkty na następną scenę
field-boxes = { $track ->
    [mental] pola presji psychicznej
    [stress] pola presji
    [physical] pola presji fizycznej
   *[other] pola presji „{ $track }”
}
field-marked = { $track ->
    [mental] zaznaczone pola presji psychicznej
    [stress] zaznaczone pola presji
    [physical] zaznaczone pola presji fizycznej
   *[other] zaznaczone pola presji „{ $track }”
}
field-out = poza sceną
field-back = z powrotem w scenie
field-conceded = { $now ->
    [true] poddanie się
   *[false] poddanie się cofnięte
}
field-secret = { $now ->
    [true] ukryte przed graczami
   *[false] jawne dla graczy
}
field-set = { $field } { $after }
field-changed = { $field } { $before } → { $after }
field-added = { $field }: + { $names }
field-lost = { $field }: – { $names }

## Co czeka i co można wybrać
waits-defend = { $who } musi się obronić:
waits-absorb = { $who } musi przyjąć trafienie za { $shifts } ({ $track ->
    [mental] psychiczne
    [physical] fizyczne
   *[other] { $track }
}):
waits-boost = { $who } może wziąć okazję zamiast jednego przebicia:
waits-cost = { $who } wybiera:
waits-compel = { $who } odpowiada na wymuszenie:
waits-still = Wciąż czeka: { $what }. Odpowiedzi wymieni „co mogę zrobić?”.
waits-invokes = Ostatni rzut można jeszcze zmienić:
choice-taken_out = eliminacja: wypada ze sceny
choice-take_boost = trafienie słabsze o 1 i okazja
choice-cost_fail = porażka
choice-cost_major_cost = sukces, ale poważny koszt
choice-cost_minor_cost = sukces, ale drobny koszt
choice-cost_boost = zamiast tego okazja
choice-cost_aspect = aspekt powstaje, ale darmowe wywołanie dostaje druga strona
choice-cost_reveal = aspekt wychodzi na jaw, ale darmowe wywołanie dostaje druga strona
choice-compel_accept = zgoda, +1 punkt losu
choice-compel_refuse = odmowa, -1 punkt losu
choice-free_invoke = { $who } – darmowe wywołanie „{ $name }”

## Szanse, cofanie
chance = { $outcome } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
moved-undo = Cofnięte: { $commands }.
moved-redo = Przywrócone: { $commands }.
model-failed = Model { $model } nie odpowiedział: { $kind ->
     [timeout] trwało to za długo
     [key] klucz jest odrzucany
     [missing] nie ma takiego modelu albo adresu
     [busy] za dużo zapytań albo wyczerpany limit
     [server] kłopoty z jego serwerem
     [unreachable] nie da się z nim połączyć
     [dropped] połączenie się zerwało
     [refused] odrzuca zapytanie
     [declined] odmawia odpowiedzi
     [empty] odpowiedź jest pusta
    *[other] odpowiedzi nie da się odczytać
    }. Radzę sobie dalej bez niego.
model-stopped = Model wywoływał narzędzia bez końca; zatrzymałem go po { $calls } wywołaniach.
prose-struck = To, co model { $model } powiedział o grze, nie było prawdą. Stan rzeczy:
command-overcome = przezwyciężenie
command-create_advantage = tworzenie przewagi
command-attack = atak
command-defend = obrona
command-roll = rzut
command-invoke = wywołanie
command-absorb = przyjęcie trafienia
command-take_boost = wzięcie okazji
command-choose_cost = wybór kosztu
command-waive = odwołanie
command-take_out = eliminacja
command-concede = poddanie się
command-begin_conflict = początek konfliktu
command-next_turn = wybór kolejnego ruchu
command-end_conflict = koniec konfliktu
command-compel = wymuszenie
command-answer_compel = odpowiedź na wymuszenie
command-treat = leczenie konsekwencji
command-place_aspect = nowy aspekt
command-remove_aspect = usunięcie aspektu
command-create_character = nowa postać
command-edit_character = zmiana karty
command-adjust = decyzja MG
command-begin_session = początek sesji
command-end_session = koniec sesji
command-begin_scene = początek sceny
command-end_scene = koniec sceny
command-make_npc = wymyślenie bohatera niezależnego
command-make_aspects = wymyślenie aspektów sytuacyjnych

## Dopytywanie
greeting = Fatewright · kampania { $name } · { $when }
greeting-how = Powiedz, co dzieje się przy stole, albo zapytaj o zasadę; „pomoc” powie więcej, „exit” kończy.
need-not-understood = Nie rozumiem, o co chodzi.
need-as-if = Rozumiem to tak: { $said }.
need-did-you-mean = Czy chodzi o to: { $said }? (tak lub nie)
need-dropped = Dobrze, nic się nie dzieje.
need-missed = Tego fragmentu nie rozumiem: { $said }.
need-missed-piece = „{ $text }”
need-nearest = Może: { $names }?
need-examples = Możesz powiedzieć na przykład:
    – Mara atakuje, Walka +3, na kościach +2; Charles broni się, Atletyka +2 i -1
    – Mara otwiera zamek, Włamanie, trudność 3
    – Charles bierze 1 pole i umiarkowaną konsekwencję
    – kiedy znika łagodna konsekwencja?
    – cofnij
need-help = Wyszukuję zasady i podaję źródło, rozstrzygam rzuty, obrażenia i powrót do zdrowia, pilnuję stanu stołu oraz wymyślam BN-ów i aspekty sytuacyjne.
need-unread-field = Nie wiem, gdzie na karcie wpisać „{ $names }”: czy to aspekt, atut, czy umiejętność z wartością?
need-missing-difficulty = Jak trudne to jest? Podaj stopień trudności, na przykład Niezły (+2).
need-missing-target = Przeciw komu albo na kim?
need-missing-rating = Na jakim poziomie? Na przykład +3.
need-missing-aspect = Który aspekt?
need-missing-name = Jaka nazwa?
need-missing-amount = Ile?
need-who = O kogo chodzi?
need-which-skill = Jaką umiejętnością?
need-which-consequence = Która konsekwencja?
need-which-aspect = Który aspekt?
need-nothing-waits = Nic teraz na taką odpowiedź nie czeka.
need-unclear-number = O jaką liczbę chodzi? Powiedz wprost, na przykład 2.
need-nothing-pending = Nic nie czeka na odpowiedź.

## Czego nie da się odczytać
invalid-number = „{ $field }” to liczba całkowita.
invalid-text = „{ $field }” to tekst.
invalid-list = „{ $field }” to lista, w której coś jest.
invalid-yes-no = „{ $field }” to true albo false.
invalid-object = „{ $field }” to obiekt z własnymi polami.
invalid-extra-near = „{ $field }”: takiego pola tu nie ma. Podobne: { $near }.
invalid-nobody_attacked = Kto jest atakowany? Podaj „target”, „targets” albo „zone”.
invalid-unrated = Broń i pancerz mają wartość: podaj „kind” albo „rating”.
invalid-nothing_given = Co dostaje? „minions”, „forms”, „scale_above” albo „solo”.
invalid-unprintable = Pole „{ $field }” zawiera znaki, których nie da się wydrukować: pomiń je.
invalid-nameless = W polu „{ $field }” nie ma żadnej litery ani cyfry: podaj nazwę.
invalid-no-command = Komenda to obiekt JSON, który podaje swoją nazwę, na przykład "command": "begin_scene".
invalid-faces-given = „faces” to cztery kości tak, jak wypadły, każda -1, 0 lub 1.
invalid-command-near = Nie ma komendy „{ $tag }”. Podobne: { $near }.
invalid-missing = Brakuje „{ $field }”.
invalid-too_long = W „{ $field }” jest za dużo pozycji: najwyżej { $bound }.
invalid-too_few = W „{ $field }” jest za mało pozycji.
invalid-extra_forbidden = „{ $field }”: takiego pola tu nie ma.
invalid-too_small = „{ $field }” to za mało, najmniej { $bound }.
invalid-too_large = „{ $field }” to za dużo, najwyżej { $bound }.
invalid-literal_error = „{ $field }” może być: { $expected }.
invalid-string_too_short = „{ $field }” jest puste.
invalid-string_too_long = „{ $field }” jest za długie: najwyżej { $bound } znaków.
invalid-command = Nie ma polecenia „{ $tag }”.
invalid-faces_total = Kości nie zgadzają się z sumą: podaj jedno albo drugie.
invalid-dice_effort = Kości albo cały wynik rzutu: podaj jedno z dwojga.
invalid-reasons_difficulty = Stopień trudności albo powody, dla których jest trudno: podaj jedno z dwojga.
invalid-other = „{ $field }”: tak zapisanego nie umiem odczytać.

## Gdy zasady mówią „nie”
error-acted_already = { $name } – w tej wymianie ruch już był albo postać jest poza sceną.
    .near = Jeszcze bez ruchu: { $near }.
error-answer_first = { $kind ->
    [split] Najpierw trzeba podzielić wynik: { $name }.
    [defend] Najpierw obrona: { $name }.
    [absorb] Najpierw trzeba przyjąć trafienie: { $name }.
    [special] Najpierw wybór, co daje wyjątkowy sukces: { $name }.
    [fumble] Najpierw rzut na to, co przynosi fatalna porażka: { $name }.
   *[compel] Najpierw odpowiedź na wymuszenie: { $name }.
}
    .hint = Odpowiedz albo odwołaj to.
error-aspect_taken = „{ $name }” już jest w grze.
    .hint = Wybierz inną nazwę.
error-bad_name = Nazwa kampanii ma od 1 do 100 znaków.
    .hint = Wybierz inną.
error-boost_compel = Okazji nie da się użyć do wymuszenia.
    .hint = Wybierz prawdziwy aspekt.
error-boost_once = „{ $name }” to okazja: wywołuje się ją tylko za darmo i tylko przez jej posiadacza.
    .hint = Wywołaj inny aspekt.
error-boxes_full = { $name } – brakuje wolnych pól (presja { $track ->
    [mental] psychiczna
    [physical] fizyczna
   *[other] „{ $track }”
}).
    .hint = Najwyżej { $free }.
error-busy = Do kampanii „{ $name }” ciągle zapisuje ktoś inny.
    .hint = Spróbuj jeszcze raz.
error-campaign_exists = Kampania „{ $name }” już istnieje.
    .hint = Wybierz inną nazwę.
error-conflict_on = Konflikt już trwa.
    .hint = Najpierw go zakończ.
error-invoked_already = „{ $name }” – ten aspekt w tym rzucie już wywołano.
    .hint = Wywołaj inny aspekt albo użyj darmowego wywołania.
error-is_consequence = „{ $name }” to konsekwencja.
    .hint = Znika przez leczenie albo decyzją MG.
error-is_out = { $name } jest poza tą sceną.
    .hint = Powrót w następnej scenie albo decyzją MG.
error-unknown_opponent = { $name } nie ma karty, więc nie wiadomo jeszcze, co trzeba przebić.
    .near = Może { $near }? Powiedz, czym się broni, na przykład Atletyka +2, albo podaj poziom trudności.
    .hint = Powiedz, czym się broni, na przykład Atletyka +2, albo podaj poziom trudności.
error-missing_opposition = Co jest do pokonania?
    .hint = Podaj stopień trudności, na przykład Niezły (+2), albo kto i czym się broni.
error-missing_rating = Nie znam poziomu: { $name } nie ma karty.
    .near = Może { $near }? Podaj poziom, na przykład +2, albo zrób kartę.
    .hint = Podaj poziom, na przykład +2, albo zrób kartę.
error-unrated_obstacle = { $name } – ta przeszkoda nie ma poziomu.
    .hint = Podaj poziom, z jakim stawia opór.
error-name_taken = { $name } ma już kartę.
    .hint = Zmień tamtą kartę albo wybierz inne imię.
error-no_attack_skill = { $skill } nie służy do ataku.
    .near = Atakuje się przez: { $near }. Możesz też powiedzieć, czy szkoda jest fizyczna, czy psychiczna.
error-no_boost_to_take = Żadne trafienie z imponującym sukcesem nie czeka.
    .hint = Okazję bierze się zaraz po ataku, zanim trafienie zostanie przyjęte.
error-no_choice = Nie ma nic do wyboru.
    .hint = Najpierw rzuć.
error-no_compel = Żadne wymuszenie nie czeka.
    .hint = Najpierw je zaproponuj.
error-no_conflict = To działa tylko w konflikcie, a żaden nie trwa.
    .hint = Najpierw zacznij konflikt.
error-no_consequence = { $name } nie ma takiej konsekwencji.
    .near = Teraz: { $near }.
error-no_defence_skill = { $skill } przed tym nie broni.
    .near = Broni się przez: { $near }. Jeśli stół się zgadza, podaj sam poziom.
error-no_dice_to_reroll = Nie ma kości do przerzutu.
    .hint = Weź raczej +2.
error-no_free_invoke = { $name } nie ma tu darmowego wywołania.
    .hint = Zapłać punktem losu.
error-no_hit = Nikt nie ma teraz trafienia do przyjęcia.
    .hint = Najpierw rzuć na atak albo ustaw to decyzją MG.
error-no_opposition_yet = Druga strona jeszcze nie rzuciła.
    .hint = Najpierw niech się broni.
error-no_points = { $name } – skończyły się punkty losu.
    .hint = Użyj darmowego wywołania albo zdobądź punkt: przyjmij wymuszenie lub poddaj się.
error-no_recovery = Ekstremalna konsekwencja się nie goi.
    .hint = Można zmienić jej nazwę przy przełomie.
error-newer_entry = Wpis { $entry } zapisała nowsza wersja Fatewright.
    .hint = Zainstaluj tę wersję.
error-no_roll = Nie ma teraz rzutu, do którego można coś wywołać.
    .hint = Wywołuj razem z rzutem albo zaraz po nim.
error-no_scene = Żadna scena nie trwa.
    .hint = Zacznij scenę.
error-no_session = Żadna sesja nie trwa.
    .hint = Zacznij sesję.
error-not_a_roll = To nie jest rzut: { $text }.
    .hint = Napisz na przykład „Fight +3 vs 2”, „+2 vs Good” albo „2D:4”.
error-not_an_option = Tego nie da się teraz wybrać.
    .near = Do wyboru: { $near }.
    .hint = Nic nie czeka na wybór.
error-not_enough = { $name } – to pochłania { $have }, a trzeba { $need }.
    .hint = Wystarczy: { $ways }.
error-not_your_turn = Ruch należy już do kogoś innego: { $turn }.
    .hint = Niech ta postać działa albo wybierz od nowa.
error-nothing_to_defend = Nie ma się przed czym bronić.
    .hint = Powiedz najpierw, kto kogo atakuje.
error-nothing_to_redo = Nie ma czego przywrócić.
    .hint = Przywracać można zaraz po cofnięciu.
error-nothing_to_undo = Nie ma czego cofnąć.
error-nothing_waits = Nic nie czeka.
    .hint = Odwołać można trafienie, obronę, wybór albo propozycję, dopóki czeka.
error-one_box = Trafienie idzie tylko w jedno pole.
    .hint = Zaznacz jedno pole, a resztę weź w konsekwencje.
error-pyramid = { $name } – umiejętności nie mieszczą się w piramidzie.
    .hint = Popraw je, chyba że MG na to pozwala.
error-refresh_low = { $name } – odnowienie spadłoby poniżej 1.
    .hint = Zdejmij atut, chyba że MG na to pozwala.
error-too_many_aspects = { $name } – za dużo aspektów, najwyżej pięć.
    .hint = Zdejmij któryś, chyba że MG na to pozwala.
error-slot_full = { $name } – brak wolnego miejsca: { $severity } konsekwencja.
    .hint = Wybierz inną konsekwencję albo przyjmij trafienie inaczej.
error-target_off = Takiej wartości docelowej nie ma.
    .hint = Może być od 2 do 6; 1 udaje się bez rzutu.
error-too_late = Kości już padły.
    .hint = Poddać się można przed rzutem przeciwnika; jeśli tak miało być, cofnij rzut.
error-treated_already = „{ $name }” już się goi.
    .hint = Zniknie z czasem.
error-unknown_aspect = Nie ma aspektu „{ $name }”.
    .near = W grze są: { $near }.
    .hint = Najpierw go wprowadź.
error-unknown_character = { $name } nie ma karty.
    .near = Znane postacie: { $near }.
    .hint = Najpierw zrób kartę.
error-unknown_language = Nie znam języka „{ $name }”.
    .near = Znam: { $near }.
error-unknown_system = Nie znam systemu „{ $name }”.
    .near = Znam: { $near }.
error-which_consequence = { $name } – która konsekwencja?
    .near = Do wyboru: { $near }.
error-which_skill = { $name } – jaką umiejętnością?
    .near = Do wyboru: { $near }.
error-wrong_dice = Te kości tu nie pasują.
    .hint = Podaj cztery, na przykład „0,0,+,-”, albo oczka: „d6:1,6”.
error-bad_model = FATEWRIGHT_MODEL nie wskazuje znanego modelu.
    .hint = Ustaw offline albo openai:NAZWA.
error-no_key = Model potrzebuje OPENAI_API_KEY albo OPENAI_BASE_URL.
    .hint = Ustaw jedno z nich albo FATEWRIGHT_MODEL=offline.
error-bad_timeout = FATEWRIGHT_TIMEOUT to nie liczba sekund.
    .hint = Ustaw liczbę, na przykład 120.
error-home_unusable = W folderze danych nie da się zapisywać.
    .hint = Ustaw FATEWRIGHT_HOME na swój folder.
error-not_stored = Nie udało się zapisać dziennika, więc nic się nie zmieniło.
    .hint = Sprawdź dysk i folder FATEWRIGHT_HOME.
error-unreadable_entry = Wpisu { $entry } w dzienniku nie da się odczytać.
    .hint = Odtwórz dziennik z kopii.
error-replay_differs = Wpis { $entry } w dzienniku się nie zgadza.
    .hint = Odtwórz dziennik z kopii.
error-not_for_players = Teraz nie da się tego zrobić.
    .hint = Zapytaj MG.
error-bad_url = OPENAI_BASE_URL to nie adres sieciowy.
    .hint = Zaczyna się od http:// albo https://.
error-bad_home = FATEWRIGHT_HOME nie wskazuje folderu.
    .hint = Ustaw na swój folder.
error-unreadable = Dzienników nie da się odczytać.
    .hint = Odtwórz campaigns.sqlite z kopii.
error-self_target = { $name } nie może atakować siebie.
    .hint = Wskaż kogoś innego.
error-came_of_roll = „{ $name }” wynika właśnie z tego rzutu.
    .hint = Wywołaj to przy następnym.
