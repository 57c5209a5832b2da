## Wyzwania
command-begin_challenge = początek wyzwania
command-end_challenge = koniec wyzwania
challenge-began = Zaczyna się wyzwanie.
challenge-tasks = Do zrobienia: { $tasks }.
task-rolls = liczba rzutów: { $rolls }
shielded = Dopóki nie wygracie, nie da się zranić: { $names }.
exposed = Od teraz można zranić: { $names }.
task-won = „{ $task }”: udało się.
task-won-minor = „{ $task }”: udało się, drobnym kosztem.
task-won-major = „{ $task }”: udało się, poważnym kosztem.
task-lost = „{ $task }”: nie udało się.
challenge-tallied = Wszystkie rzuty wykonane. Udane: { $won }, nieudane: { $lost }, z kosztem: { $costs }.
challenge-tally = Udane: { $won }, nieudane: { $lost }, z kosztem: { $costs }.
challenge-won = Wyzwanie wygrane!
challenge-lost = Wyzwanie przegrane.
challenge-mixed = Wyzwanie wygrane tylko po części.
remark-same_skill = Dwa zadania wymagają tej samej umiejętności; zwykle każde wymaga innej.
error-challenge_on = Wyzwanie już trwa.
    .hint = Najpierw je zakończ.
error-no_challenge = Nie trwa żadne wyzwanie.
    .hint = Najpierw je zacznij.
error-same_task = Zadanie { $name } jest podane dwa razy.
    .hint = Powiedz raczej, ilu rzutów wymaga.
error-task_done = Ten rzut już był: { $name }.
    .hint = Zakończ wyzwanie.
    .near = Jeszcze do zrobienia: { $near }.

## Konkursy
command-begin_contest = początek konkursu
command-end_contest = koniec konkursu
command-threaten = zagrożenie w konkursie
contest-began = Konkurs do { $victories } zwycięstw: { $sides }.
side-difficulty = trudność { $rating }
contest-exchange = Wymiana nr { $number } (konkurs).
do-contest = { $who } rzuca w konkursie
contest-roll-lost = { $side }: w tej wymianie bez rzutu.
contest-marks = { $side }: { $victories ->
    [one] { $victories } zwycięstwo
    [few] { $victories } zwycięstwa
   *[other] { $victories } zwycięstw
}!
contest-no-marks = Nikt nie zaznacza zwycięstwa.
contest-twist = Remis o najwyższy wynik: nikt nie zaznacza zwycięstwa, a sprawy przybierają niespodziewany obrót.
contest-stands = Zwycięstwa: { $victories }.
side-victories = { $side } { $victories }
threat-made = Zagrożenie dla stron: { $by }, { $rating }. Niższy rzut oznacza trafienie.
threat-own = { $by } zagraża pozostałym własnym rzutem. Niższy rzut oznacza trafienie.
contest-won = { $side } wygrywa konkurs!
contest-ended = Konkurs się kończy.
escaped = Cel osiągnięty, ucieczka: { $names }.
waits-twist = { $who } dodaje aspekt sytuacyjny za niespodziewany obrót spraw:
choice-twist = wymyśl go za mnie
choice-cost_give_up = ta strona rezygnuje z rzutu w tej wymianie
remark-long_contest = Więcej niż pięć zwycięstw to długi konkurs.
error-contest_on = Konkurs już trwa.
    .hint = Najpierw go zakończ.
error-no_contest = Nie trwa żaden konkurs.
    .hint = Najpierw go zacznij.
error-too_few_sides = Konkurs ma co najmniej dwie strony.
    .hint = Powiedz, kto jest po której stronie.
error-same_side = { $name } występuje dwa razy.
    .hint = Każda strona i każda osoba tylko raz.
error-too_few_victories = Konkurs toczy się co najmniej do trzech zwycięstw.
    .hint = Zwykle do trzech, najwyżej do pięciu.
error-did_already = { $name } nie może już tego zrobić w tej wymianie.
    .hint = Niech działa kto inny albo niech najpierw rzucą wszystkie strony.
error-side_rolled = Rzut tej strony już był w tej wymianie: { $name }.
    .hint = Następny rzut zacznie następną wymianę.
    .near = Jeszcze bez rzutu: { $near }.
error-roll_given_up = { $name }: w tej wymianie bez rzutu, bo przewaga się nie udała.
    .hint = Rzut będzie w następnej wymianie.
error-other_side = { $name } jest po innej stronie konkursu.
    .hint = Pomóc może ktoś z tej samej strony.
error-unknown_side = Nie ma takiej strony: { $name }.
    .hint = Podaj stronę albo kogoś, kto po niej jest.
    .near = Strony: { $near }.
error-not_in_contest = { $name } nie bierze udziału w konkursie.
    .hint = Podaj kogoś, kto bierze.
    .near = Udział biorą: { $near }.

## Współpraca i pełna obrona
command-help = pomoc
command-full_defense = pełna obrona
help-given = Pomoc w następnym rzucie: { $who } → { $ally }
helped = { $who } ma pomoc: { $bonus } ({ $helpers }).
turn-given-up = { $who } rezygnuje z akcji w tej wymianie, żeby pomóc.
cost-shared = Koszt ponoszą też: { $names }.
full-defense-began = { $who } przechodzi do pełnej obrony
full-defense-helped = { $who }: pełna obrona, { $bonus } do obrony.
full-defense-ended = { $who } znów działa: koniec pełnej obrony.
error-self_help = { $name } nie może pomagać sobie.
    .hint = Podaj kogoś innego.
error-cannot_help = { $name } za słabo to umie, żeby pomóc ({ $skill }).
    .hint = Pomoc wymaga co najmniej poziomu Przeciętny (+1).
error-better_leads = { $name } umie to lepiej niż { $leader }.
    .hint = Rzuca najlepsza osoba, reszta pomaga.
error-not_chooser = Następną osobę wskazuje ten, kto działał ostatni: { $turn }.
    .hint = Niech wskaże { $turn }.

## Strefy
command-set_zones = wyznaczenie stref
command-move = ruch
zones-set = Strefy: { $zones }.
border = { $a } – { $b }
border-barrier = bariera { $rating }
border-blind = brak linii wzroku
moved-to = { $who } jest teraz tutaj: { $zone }.
placed-in = { $who } jest tutaj: { $zone }.
remark-many_zones = Zwykle są dwie do czterech stref.
error-no_zones = W tej scenie nie ma stref.
    .hint = Wymień dwie do czterech.
error-unknown_zone = Nie ma takiej strefy: { $name }.
    .hint = Podaj jedną ze stref tej sceny.
    .near = Strefy: { $near }.
error-already_there = { $name } już tam jest.
    .hint = Podaj inną strefę.
error-too_far = { $name } to nie sąsiednia strefa.
    .hint = Dalej można się dostać całą akcją: przezwyciężenie.
    .near = Obok: { $near }; dalej wymaga całej akcji.
error-hindered = Coś utrudnia drogę: { $name }.
    .hint = Pokonaj to jako akcję, trudność { $difficulty }.
error-moved_already = { $name } ma już ruch za sobą w tej wymianie.
    .hint = Dalej tylko akcją: przezwyciężenie.
error-out_of_reach = { $name } jest poza zasięgiem ({ $zone }).
    .hint = Najpierw podejdź albo atakuj z daleka.
error-no_line = Brak czystej linii: { $name } ({ $zone }).
    .hint = Przejdź tam, skąd to widać.
error-other_zone = „{ $name }” działa tylko w jednej strefie: { $zone }.
    .hint = Ktoś z tego rzutu musi tam być.

## Przeszkody i zagrożenia
command-place_obstacle = nowa przeszkoda
command-answer_distraction = wybór przy rozproszeniu
command-map_threat = zagrożenie jako mapa
obstacle-hazard = Nowe zagrożenie: { $name }
obstacle-block = Nowa blokada: { $name }
obstacle-distraction = Nowe rozproszenie: { $name }
weapon = broń { $rating }
numbered = { $number }. { $text }
obstacle-removed = Droga wolna: { $name } już nie przeszkadza.
distraction-answered = { $who } wybiera: { $name }
forced-into = { $target } wpada na: { $name }, broń { $rating }.
behind-cover = { $target } ma osłonę: { $name }, zbroja { $rating }.
threat-mapped = { $name } to teraz mapa: { $parts }. Serce: { $heart }.
heart-beaten = Serce pokonane ({ $heart }): { $name } pada w całości.
choice-cost_hit = przejście na siłę i trafienie
remark-hazard_low = Zagrożenie ma tu zwykle co najmniej { $facts }, tyle co najlepsza umiejętność bohaterów graczy.
remark-block_high = Blokada ma tu zwykle najwyżej { $facts }, o jeden więcej niż najlepsza umiejętność bohaterów graczy.
error-unknown_obstacle = Nie ma takiej przeszkody: { $name }.
    .hint = Najpierw wstaw ją do sceny.
    .near = Przeszkody: { $near }.
error-no_target = { $name } nie może być celem ataku.
    .hint = Można to przezwyciężyć albo stworzyć na tym przewagę.
error-obstacle_idle = { $name } tego nie robi.
    .hint = Zagrożenie atakuje albo tworzy przewagi; inne przeszkody tylko utrudniają to, czego ktoś próbuje.
error-cover_stops = { $name } zatrzymuje atak.
    .hint = Najpierw to obejdź albo usuń.
error-weapon_rating = Taka przeszkoda ma wartość broni od { $have } do { $need }.
    .hint = Podaj liczbę z tego przedziału.
error-no_choice_given = Rozproszenie to wybór.
    .hint = Powiedz, do czego prowadzi każda droga, co najmniej dwie.
error-heart_elsewhere = { $name } nie jest częścią tego wroga.
    .hint = Podaj jedną z części.
    .near = Części: { $near }.
error-immune = Na razie nie da się zranić: { $name }.
    .hint = Najpierw wygrajcie wyzwanie albo konkurs.

## Kilka celów
command-split_effort = podział wyniku
waits-split = { $who } dzieli wynik:
split-awaited = { $who } dzieli { $effort } między cele.
effort-shared = Do obrony: { $shares }.
effort-too-low = Wynik nie jest dodatni: nikogo to nie dosięga.
error-nothing_to_split = Żaden wynik nie czeka na podział.
    .hint = Najpierw zaatakuj kilka celów.
error-shares_wrong = Części muszą dać razem { $have }, a celów jest { $need }: dla każdego co najmniej 1.
    .hint = Podziel jeszcze raz.
    .near = Na przykład: { $near }.
error-several_zones = Jedna akcja sięga jednej strefy.
    .hint = Wybierz cele w tej samej strefie.
    .near = Strefy: { $near }.
error-nobody_there = Nikogo tu nie ma: { $name }.
    .hint = Powiedz, kto tam jest, albo podaj cele.

## Odliczanie
command-begin_countdown = początek odliczania
command-mark_countdown = zaznaczenie pola odliczania
command-end_countdown = koniec odliczania
countdown-began = Nowe odliczanie: { $name }, { $boxes ->
    [one] { $boxes } pole
    [few] { $boxes } pola
   *[other] { $boxes } pól
}
trigger-scene = każda nowa scena
trigger-exchange = każda nowa wymiana ciosów
trigger-roll = każdy rzut
trigger-failure = każda porażka
trigger-session = każda nowa sesja
countdown-means = Kiedy „{ $name }” dobiegnie końca: { $outcome }
countdown-full = „{ $name }” dobiega końca: { $outcome }
countdown-ended = Odliczanie „{ $name }” znika.
error-countdown_taken = Odliczanie { $name } już jest.
    .hint = Wybierz inną nazwę.
error-no_countdown = Nie ma takiego odliczania.
    .hint = Najpierw je zacznij.
    .near = Odliczania: { $near }.

## Szczegóły i czas
command-declare = szczegół fabularny
command-measure_time = odmierzenie czasu
why-declared = szczegół fabularny
declared = { $who } dodaje do opowieści: { $detail }
error-missing_aspect = Z jakim aspektem to się wiąże?
    .hint = Podaj aspekt albo powiedz, że stół zgadza się bez niego.
time-measured = Potrzebny czas: { $time }.
time-half-seconds = pół sekundy
time-half-minutes = pół minuty
time-half-hours = pół godziny
time-half-days = pół dnia
time-half-weeks = pół tygodnia
time-half-months = pół miesiąca
time-half-years = pół roku
time-one-seconds = około sekundy
time-one-minutes = około minuty
time-one-hours = około godziny
time-one-days = około jednego dnia
time-one-weeks = około tygodnia
time-one-months = około miesiąca
time-one-years = około roku
time-few-seconds = parę sekund
time-few-minutes = parę minut
time-few-hours = parę godzin
time-few-days = parę dni
time-few-weeks = parę tygodni
time-few-months = parę miesięcy
time-few-years = parę lat
time-several-seconds = kilka sekund
time-several-minutes = kilka minut
time-several-hours = kilka godzin
time-several-days = kilka dni
time-several-weeks = kilka tygodni
time-several-months = kilka miesięcy
time-several-years = kilka lat
error-no_shifts = Żaden rzut nie mówi, o ile szybciej albo wolniej.
    .hint = Podaj liczbę kroków albo najpierw rzuć.
remark-ended_already = To już się skończyło.

## Co trwa
state-challenge = Wyzwanie
state-contest = Konkurs, do { $victories } zwycięstw
label-zones = Strefy
label-obstacles = Przeszkody
label-countdowns = Odliczania
