## Narratograph
command-check = toimintatesti
command-cheer = kannustus
command-choose_special = erikoisonnistumisen palkkion valinta
command-take_fumble = kömmähdyksen tilan heitto
command-gain_bond = uusi side
command-roll_d6 = nopanheitto D6
pool-counted = { $who }: { $parts } = { $dice } { $dice ->
    [one] noppa
   *[other] noppaa
}
pool-base = { $dice } { $dice ->
    [one] noppa
   *[other] noppaa
}
pool-more = +1: ”{ $reason }”
pool-less = –1: ”{ $reason }”
pool-tag = +1 tunnisteesta ”{ $tag }”
check-rolled = { $who } tekee testin { $pool }: { $faces }
check-again = Kannustuksen jälkeen testi on { $pool } ({ $who }): { $faces }
check-no-dice = { $who }: noppia ei jää, joten testi epäonnistuu heittämättä.
check-certain = { $who } onnistuu heittämättä.
check-success = Onnistuu.
check-fail = Epäonnistuu.
check-special = Kuutonen: erikoisonnistuminen!
check-fumble = Pelkkiä ykkösiä: kömmähdys!
check-undone = Kömmähdys peruuntuu.
cheered = { $who } kannustaa: { $whom }. Siteen ruutu on nyt rastitettu (■).
cheered-word = { $who } kannustaa pelinjohtajan sanalla: { $whom }.
special-offered = { $who } saa valita: { $options }.
reward-spirit_power = D6 henkivoimaa
reward-clear_condition = yksi poikkeava tila pois
fumble-awaited = Jos kukaan ei kannusta, { $who } heittää D6:lla poikkeavan tilan.
spirit-power = { $who }: henkivoima { $before } → { $now }
spirit-power-gained = { $who } saa henkivoimaa: { $amount }. Sitä ei voi merkitä, koska hahmolomaketta ei ole.
abnormal-gained = { $who } on nyt { $condition }.
abnormal-again = { $who } on jo { $condition }: mikään ei muutu.
abnormal-cleared = { $who } ei ole enää { $condition }.
bond-gained = { $who } saa siteen (□): { $to }.
bond-again = { $who } saa siteen uudelleen, ja sen ruutu vapautuu (□): { $to }.
waits-special = { $who } valitsee, mitä erikoisonnistuminen tuo:
waits-fumble = { $who } heittää, mitä kömmähdys tuo:
choice-spirit_power = D6 henkivoimaa
choice-clear_condition = pois tila: { $condition }
choice-take_fumble = heitetään tila
choice-cheer = { $who } kannustaa: { $whom }
label-tags = Tunnisteet
label-bonds = Siteet
label-abnormal = Poikkeavat tilat
label-spirit_power = Henkivoima
field-tags = tunnisteet
field-bonds = siteet
field-abnormal = poikkeavat tilat
field-spirit_power = henkivoima
error-no_check = Nyt ei ole testiä, jota kannustaa.
    .hint = Kannusta heti heiton jälkeen.
error-self_cheer = { $name } ei voi kannustaa itseään.
    .hint = Joku, jolla on side heittäjään, voi.
error-no_bond = { $name }: sidettä ei ole ({ $whom }).
    .hint = Joku, jolla on side, voi kannustaa; tai side hankitaan ensin.
error-bond_ticked = { $name }: siteen ruutu on jo rastitettu ({ $whom }).
    .hint = Kun siteen saa uudelleen, ruutu vapautuu.
error-self_bond = { $name } ei voi saada sidettä itseensä.
    .hint = Nimeä joku muu.
error-unknown_tag = Tunnistetta ”{ $name }” ei ole hahmolomakkeella.
    .near = Siellä on: { $near }.
    .hint = Lisää se hahmolomakkeelle tai anna se syynä.
error-no_special = Mikään erikoisonnistuminen ei odota palkkiota.
    .hint = Sen tuo testi, jossa on kuutonen.
error-no_fumble = Mikään kömmähdys ei odota.
    .hint = Sen tuo testi, jossa on pelkkiä ykkösiä.
error-no_abnormal = { $name }: sellaista poikkeavaa tilaa ei ole.
    .near = Tiloja: { $near }.
    .hint = Ota henkivoimaa.
error-which_abnormal = { $name }: poikkeavia tiloja on useita.
    .near = Nimeä yksi: { $near }.
    .hint = Nimeä yksi.
