## Rozwój
command-milestone = kamień milowy
command-breakthrough = przełom
command-set_skill_lists = własne umiejętności stołu
command-rename_aspect = nazwanie aspektu
command-suggest = podpowiedź
suggested = Może tak: { $texts }
milestone-minor = { $who } – kamień milowy.
milestone-significant = { $who } – istotny kamień milowy.
milestone-major = { $who } – wielki kamień milowy.
milestone-breakthrough = { $who } – przełom!
milestone-arc = { $text } Kończy się przy tym długi wątek.
cap-raised = Od teraz umiejętności mogą rosnąć do { $rating }.
skill-lists-set = Przy tym stole gra się własnymi umiejętnościami: { $lists }.
skill-lists-usual = Przy tym stole znów gra się zwykłymi umiejętnościami.
skill-list = { $skills } (od { $least } do { $most })
aspect-renamed = „{ $name }” to teraz „{ $renamed }”.
clears-after-scenario = Zniknie po jednym całym scenariuszu.
order-set = Kolejność działania: { $names }.
order-free = Kto zadziałał, znów wybiera następnego.
members-lost = { $who } – odpada { $count }, zostaje { $left }.
group-of = grupa, liczba członków: { $count }
label-stress = Presja
field-saved = odłożone punkty umiejętności
field-raised = podniesione umiejętności
field-gained = zyskane odnowienie
field-grown = sesja ostatniego kamienia milowego
field-members = liczba członków
scenario-began = Zaczyna się nowy scenariusz: punkty losu wracają do odnowienia.
remark-typed = Na karcie ({ $who }) jest { $facts }; liczy się podana wartość.
error-aspect_twice = { $name } – aspekt „{ $aspect }” jest dwa razy.
error-out_of_bounds = { $name } – { $skill } nie mieści się w granicach ({ $bounds }).
error-columns = { $name } – na żadnym poziomie nie może być więcej umiejętności niż na niższym.
error-refresh_high = { $name } – odnowienie najwyżej { $most } przy takiej liczbie atutów: { $stunts }.
error-boxes_off = { $name } – z umiejętności wynika liczba pól: { $need } ({ $track ->
    [mental] presja psychiczna
    [stress] presja
   *[physical] presja fizyczna
}).
error-slots_off = { $name } – za dużo miejsc na konsekwencje ({ $severity }).
error-too_few_aspects = { $name } – brakujące aspekty: { $need }.
error-too_few_skills = { $name } – brakujące umiejętności: { $need }.
error-no_high_concept = { $name } – brakuje głównego konceptu.
error-no_trouble = { $name } – brakuje problemu.
error-no_relationship = { $name } – brakuje relacji.
error-no_group = { $name } nie może być grupą.
    .hint = Mogą tylko BN w systemach Core i Accelerated; zrób kartę dla każdego z osobna.
error-no_cap = Najwyższy poziom zostaje, jaki był.
    .hint = W Core podnosi go wielki kamień milowy.
error-no_arc = W tym systemie wielki kamień milowy nie daje tego osobno.
    .hint = Pomiń to.
error-no_size = W tym systemie nie ma takiego kamienia milowego.
    .hint = Wybierz kamień milowy albo przełom.
error-milestone_taken = { $name } ma już kamień milowy z tej sesji.
    .hint = Poczekaj do następnej sesji, chyba że MG na to pozwala.
error-one_change = Kamień milowy to jedna zmiana na karcie.
    .hint = Wybierz: zamiana umiejętności, atut albo aspekt.
error-no_change = Co zmienia kamień milowy?
    .hint = Zamień dwie umiejętności, przepisz atut lub aspekt albo kup atut.
error-high_concept_stays = Ten kamień milowy nie zmienia głównego konceptu.
    .hint = Przepisz inny aspekt albo poczekaj na przełom.
error-few_points = { $name } – punkty umiejętności: { $have }, potrzeba { $need }.
    .hint = Odłóż punkty albo podnieś mniej umiejętności.
error-no_raise = { $skill } nie może wzrosnąć: na żadnym poziomie nie może być więcej umiejętności niż na niższym.
    .hint = Krok po kroku kosztuje to { $need } { $need ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }; można je odkładać.
error-at_cap = { $skill } nie może przekroczyć { $most }.
    .hint = Podnieś inną umiejętność albo odłóż punkt.
error-swap_same = Obie mają ten sam poziom.
    .hint = Podaj dwie umiejętności na różnych poziomach.
error-swap_mediocre = Umiejętność na +0 można zamienić tylko z taką na +1.
    .hint = Podaj umiejętność na +1.
error-unknown_skill = Nie ma umiejętności „{ $name }”.
    .near = Są: { $near }.
    .hint = Podaj umiejętność z karty.
error-stunt_taken = { $name } – ten atut już jest na karcie.
    .hint = Podaj inny.
error-unknown_stunt = { $name } – nie ma takiego atutu.
    .near = Są: { $near }.
    .hint = Kup go jako nowy.
error-not_mending = „{ $name }” – ten kamień milowy nie zaczyna leczenia.
    .hint = Podaj taką konsekwencję, która zaczyna się goić.
error-which_aspect = „{ $name }” – pasuje więcej niż jeden aspekt.
    .near = Który: { $near }?
    .hint = Powiedz czyj.
error-not_own_aspect = „{ $name }” nie jest aspektem postaci.
    .hint = Przepisz jeden z pięciu na karcie.
error-bounds_wide = Umiejętności zaczynałyby od { $have } do { $most }.
    .hint = Zmieść się między 0 a 4: na przykład od 0 do 2 na każdej z dwóch list.
error-skill_twice = Jakaś umiejętność jest na liście dwa razy.
    .hint = Usuń powtórzenie.
error-no_second_list = Przy tym stole rzuca się na umiejętności z jednej listy.
    .hint = Pomiń drugą umiejętność albo ustaw dwie listy.
error-no_aspects = Nie ma aspektu, na którym można by oprzeć wymuszenie.
    .hint = Podaj postać albo dodaj aspekt do sceny.
