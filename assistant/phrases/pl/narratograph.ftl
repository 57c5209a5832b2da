## Narratograph
command-check = test działania
command-cheer = doping
command-choose_special = wybór nagrody za wyjątkowy sukces
command-take_fumble = rzut na stan po fatalnej porażce
command-gain_bond = nowa więź
command-roll_d6 = rzut D6
pool-counted = { $who }: { $parts } = { $dice } { $dice ->
    [one] kość
    [few] kości
   *[other] kości
}
pool-base = { $dice } { $dice ->
    [one] kość
    [few] kości
   *[other] kości
}
pool-more = +1 za „{ $reason }”
pool-less = –1 za „{ $reason }”
pool-tag = +1 za etykietę „{ $tag }”
check-rolled = { $who }, test { $pool }: { $faces }
check-again = Po dopingu test to { $pool } ({ $who }): { $faces }
check-no-dice = { $who }: nie zostaje żadna kość, więc to porażka bez rzutu.
check-certain = { $who }: sukces bez rzutu.
check-success = Sukces.
check-fail = Porażka.
check-special = Szóstka: wyjątkowy sukces!
check-fumble = Same jedynki: fatalna porażka!
check-undone = Fatalna porażka cofnięta.
cheered = Doping: { $who } → { $whom }. Pole tej więzi jest odtąd zaznaczone (■).
cheered-word = Doping na słowo MG: { $who } → { $whom }.
special-offered = { $who } może mieć: { $options }.
reward-spirit_power = D6 mocy duchowej
reward-clear_condition = jeden stan odmienny mniej
fumble-awaited = Jeśli nikt nie dopinguje, { $who } rzuca D6 na stan odmienny.
spirit-power = { $who }: moc duchowa { $before } → { $now }
spirit-power-gained = { $who } zyskuje moc duchową: { $amount }. Nie ma karty, na której można ją zapisać.
abnormal-gained = { $who } ma teraz stan odmienny: { $condition }.
abnormal-again = { $who } ma już ten stan: { $condition }. Nic się nie zmienia.
abnormal-cleared = { $who }: stan „{ $condition }” mija.
bond-gained = { $who } ma nową więź (□): { $to }.
bond-again = { $who } zyskuje tę więź ponownie i jej pole jest wolne (□): { $to }.
waits-special = { $who } wybiera, co daje wyjątkowy sukces:
waits-fumble = { $who } rzuca na to, co przynosi fatalna porażka:
choice-spirit_power = D6 mocy duchowej
choice-clear_condition = mija stan: { $condition }
choice-take_fumble = rzut na stan
choice-cheer = doping: { $who } → { $whom }
label-tags = Etykiety
label-bonds = Więzi
label-abnormal = Stany odmienne
label-spirit_power = Moc duchowa
field-tags = etykiety
field-bonds = więzi
field-abnormal = stany odmienne
field-spirit_power = moc duchowa
error-no_check = Nie ma teraz testu, przy którym można dopingować.
    .hint = Dopinguje się zaraz po rzucie.
error-self_cheer = { $name } nie może dopingować siebie.
    .hint = Może to zrobić ktoś, kto ma więź z rzucającą postacią.
error-no_bond = { $name } nie ma takiej więzi ({ $whom }).
    .hint = Dopingować może ktoś, kto ją ma; albo najpierw trzeba ją zyskać.
error-bond_ticked = { $name }: pole tej więzi jest już zaznaczone ({ $whom }).
    .hint = Ponowne zyskanie więzi je zwalnia.
error-self_bond = { $name } nie może mieć więzi ze sobą.
    .hint = Podaj kogoś innego.
error-unknown_tag = Na karcie nie ma etykiety „{ $name }”.
    .near = Są: { $near }.
    .hint = Dopisz ją do karty albo podaj jako powód.
error-no_special = Żaden wyjątkowy sukces nie czeka na nagrodę.
    .hint = Daje go test, w którym wypadła szóstka.
error-no_fumble = Żadna fatalna porażka nie czeka.
    .hint = Daje ją test, w którym wypadły same jedynki.
error-no_abnormal = { $name } nie ma takiego stanu odmiennego.
    .near = Ma: { $near }.
    .hint = Pozostaje moc duchowa.
error-which_abnormal = { $name } ma kilka stanów odmiennych.
    .near = Wybierz jeden: { $near }.
    .hint = Wybierz jeden.
