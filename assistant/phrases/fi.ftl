## Luettelot ja pikkusanat
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-or = { $a } tai { $b }
list-and = { $a } ja { $b }
two = { $a } { $b }
line = { $label }: { $text }
heading = { $label }:
with-details = { $text } ({ $details })
with-detail = { $text } – { $detail }
rating = { $word } ({ $number })
nothing = ei mitään
secret = salainen

## Nimet
who-gm = Pelinjohtaja
who-pc = pelaajat
who-npc = pelinjohtajan puoli
who-somebody = joku
who-anyone = kuka vain
an-aspect = jokin piirre
unnamed-boost = särmä #{ $number }
unnamed-aspect = piirre #{ $number }
unnamed-consequence = { $word } jälki
filled = otettu, ei vielä nimeä
slot = { $word } ({ $absorbs }){ $track ->
    [physical] , vain fyysinen
    [mental] , vain henkinen
    [any] {""}
   *[other] , vain { $track }
}
boxes = { $count ->
    [one] { $count } ruutu
   *[other] { $count } ruutua
}
boxes-by-value = { $count ->
    [one] ruutu { $values }
   *[other] ruudut { $values }
}
a-consequence = { $word } jälki ({ $absorbs })
free-invokes = { $count ->
    [one] { $count } ilmainen käyttö
   *[other] { $count } ilmaista käyttöä
}: { $holder }

## Heitot
rolled = { $who } heittää: { $dice }
do-attack = { $who } hyökkää, kohteena { $target }
do-overcome = { $who } heittää ratkaisuheiton
do-create_advantage = { $who } yrittää luoda edun
do-treat = { $who } hoitaa jälkeä ”{ $name }” ({ $target })
do-roll = { $who } heittää
do-roll-somebody = Heitto
do-defend = { $who } puolustaa
do-oppose = Vastustus
detail-on = kohteena { $target }
detail-against = vastassa { $target }
part-faces = { $faces } { $total }
part-total = nopat { $total }
part-skill = { $skill } { $rating }
part-rating = taito { $rating }
part-bonus = bonus { $bonus }
list-sum = { $a }, { $b }
sum = { $head }: { $parts } = { $effort }
sum-given = { $head }: yhteensä { $effort }
against-difficulty = { $roll }, vaikeustaso { $rating }
supersedes = Heitto on nyt tällainen. { $roll }
defence-awaited = { $who } saa puolustaa.
outcome-fail = Erotus -{ $shifts }: epäonnistuminen.
outcome-tie = Erotus 0: tasapeli.
outcome-success = Erotus { $shifts }: onnistuminen.
outcome-style = Erotus { $shifts }: onnistuminen tyylillä!
reopened = Viime heitto on taas auki, ja sen seuraukset peruttiin.

## Vauriot
hit = { $target } saa osuman, erotus { $shifts } ({ $track ->
    [mental] henkinen
    [physical] fyysinen
   *[other] { $track }
}).
hit-no-sheet = { $target }: hahmolomaketta ei ole. Tee sellainen tai kerro, miten käy.
hit-lowered = { $target }: osuma pienenee, erotus on nyt { $shifts }.
hit-absorbed = { $target } ottaa osuman vastaan (erotus { $shifts }): { $ways }.
boxes-left = { $left ->
    [0] Vapaita ruutuja ei jäänyt
    [one] Jäljellä { $left } vapaa ruutu
   *[other] Jäljellä { $left } vapaata ruutua
} ({ $track ->
    [mental] henkinen rasitus
    [stress] rasitus
    [physical] fyysinen rasitus
   *[other] rasitus: { $track }
}).
consequence-named = { $target } saa jäljen: { $word }, ”{ $name }”.
consequence-unnamed = { $target } saa jäljen: { $word } (nimi puuttuu vielä).
consequence-invoke = Ilmainen käyttö siihen: { $holder }.
taken-out = { $who } joutuu ulos tilanteesta.
taken-out-fate = Näin käy: { $fate }
taken-out-by = { $by } päättää, miten käy.
conceded = { $who } luovuttaa ja poistuu omilla ehdoillaan. Kamppailun päätyttyä tulossa { $points ->
    [one] { $points } fate-piste
   *[other] { $points } fate-pistettä
}{ $consequences ->
    [0] {""}
    [one] , joista { $consequences } jäljen ansiosta
   *[other] , joista { $consequences } jälkien ansiosta
}.
stress-cleared = Rasitus tyhjenee: { $who }.
treated = { $who }: ”{ $name }” alkaa parantua.
renamed = Tästä lähtien se on ”{ $name }”.
clears-after-scene = Se poistuu yhden kokonaisen kohtauksen jälkeen.
clears-after-session = Se poistuu yhden kokonaisen pelikerran jälkeen.
clears-after-breakthrough = Se poistuu seuraavassa läpimurrossa.
cleared = { $who }: ”{ $name }” on parantunut ja paikka on taas vapaa ({ $word }).

## Piirteet ja pisteet
boost-gained = { $who } saa särmän: ”{ $name }”.
boost-unnamed = { $who } saa särmän #{ $number }.
aspect-on-scene = Uusi tilannepiirre: ”{ $name }”
aspect-on-somebody = { $on } saa piirteen: ”{ $name }”
boost-on-scene = Uusi särmä: ”{ $name }”
boost-on-somebody = { $on }, uusi särmä: ”{ $name }”
free-added = ”{ $name }” saa lisää: { $free }.
aspect-removed = ”{ $name }” on poissa.
invoked = { $who } käyttää piirrettä ”{ $name }”: { $use ->
    [reroll] kaikki neljä noppaa uusiksi
    [oppose] vastustus +{ $worth }
   *[bonus] +{ $worth }
}
for-free = ilmaiseksi
on-word = pelinjohtajan sanalla
points = { $who }: fate-pisteet { $before } → { $now }
why-refresh = lähtölataus
why-owed = luvatut pisteet
why-ruling = pelinjohtajan sana
why-player = yksi pelaajahahmoa kohti
why-compel_accepted = suostui painostukseen
why-compel_refused = torjui painostuksen
why-compel_offered = painostuksesta
point-owed = { $who }: tulossa { $amount ->
    [one] { $amount } fate-piste
   *[other] { $amount } fate-pistettä
} ({ $why }).
owed-why-concession = luovutuksesta, kamppailun päätyttyä
owed-why-hostile_invoke = vihamielisestä käytöstä, kohtauksen päätyttyä
cost-offered = Valittavana: { $options }.
cost-chosen = { $who }: { $option }
compel-offered = Painostus, { $by } → { $who }: tarjolla fate-piste
compel-aspect = Painostus, { $by } → { $who }: ”{ $aspect }”, tarjolla fate-piste
compel-must = { $who } ei voi torjua, koska fate-pisteet ovat lopussa
compel-accepted = { $who } suostuu painostukseen.
compel-refused = { $who } torjuu painostuksen.
waived = { $what ->
    [split] Hyökkäys perutaan ({ $who }).
    [twist] Käänne perutaan.
    [defend] Puolustusta odottanut heitto peruttiin ({ $who }).
    [absorb] Osuma ei toteudu ({ $who }).
    [boost] Osuma pysyy ennallaan.
    [cost] Valinta peruttiin ({ $who }).
    [special] Erikoisonnistuminen ei tuo mitään ({ $who }).
    [fumble] Kömmähdyksestä ei seuraa mitään ({ $who }).
   *[compel] Painostus peruttiin ({ $who }).
}

## Vuorot, kohtaukset, pelikerrat
conflict-began = Kamppailu alkaa! Mukana: { $members }.
exchange-began = Kierros { $number }.
turn-taken = { $who } toimii. Vuoroaan odottavat: { $left }.
turn-last = { $who } toimii; nyt kaikki ovat toimineet tällä kierroksella.
turn-given = Seuraavana vuorossa { $who }.
conflict-ended = Kamppailu on ohi.
scene-began = Kohtaus { $number } alkaa.
scene-named = Kohtaus { $number } alkaa: { $name }.
scene-present = Paikalla: { $names }.
scene-gm-points = Pelinjohtaja: { $points ->
    [one] { $points } fate-piste
   *[other] { $points } fate-pistettä
}.
scene-ended = Kohtaus { $number } päättyy.
scene-gone = Sen mukana poistuvat: { $names }.
session-began = Pelikerta { $number } alkaa.
session-ended = Pelikerta { $number } päättyy.
remark-joins = { $who } ei kuulu toimintajärjestykseen ja toimii sen ulkopuolella.
made-aspects = Uudet tilannepiirteet:
made-aspect = { $name } ({ $category })
category-tone = tunnelma
category-movement = liikkuminen
category-cover = suoja
category-danger = vaara
category-useful = hyöty

## Hahmolomakkeet
kind-pc = pelaajahahmo
kind-npc = pelinjohtajan hahmo
aliases = myös { $names }
label-high_concept = Ydin
label-trouble = Ongelma
label-relationship = Suhde
label-aspects = Piirteet
label-put-on = Hetken piirteet
label-skills = Taidot:
label-stunts = Temput:
label-physical = Fyysinen rasitus
label-mental = Henkinen rasitus
label-consequences = Jäljet:
label-scene-aspects = Tilannepiirteet
label-present = Paikalla
label-away = Muualla
label-left = Vuoroaan odottavat
points-and-refresh = Fate-pisteet: { $points }, lähtölataus: { $refresh }
points-short = fate-pisteet: { $points }
track-short = { $track ->
    [mental] henkinen
    [stress] rasitus
    [physical] fyysinen
   *[other] { $track }
} { $boxes }
points-gm = Pelinjohtajan fate-pisteet: { $points }
recovering = paranemassa
state-conceded = luovuttanut
state-out = ulkona tilanteesta
state-scene = Pelikerta { $session }, kohtaus { $scene }
state-no-session = Pelikerta ei ole käynnissä.
state-no-scene = Kohtaus on ohi.
state-conflict = Kamppailu, kierros { $number }: { $members }
state-owed = { $who }: tulossa { $amount ->
    [one] { $amount } fate-piste
   *[other] { $amount } fate-pistettä
}.
nobody = Hahmoja ei vielä ole.
log-empty = Mitään ei ole vielä tapahtunut.
character-created = Uusi hahmo: { $who }
edited = { $who }: { $changes }
ruled = Pelinjohtajan sana, { $who }: { $changes }
nothing-changed = ei muutettavaa
field-name = nimi
field-aliases = muut nimet
field-aspects = piirteet
field-stunts = temput
field-slots = jälkien paikat
field-consequences = jäljet
field-refresh = lähtölataus
field-points = fate-pisteet
field-earned = pisteitä seuraavaan kohtaukseen
field-boxes = { $track ->
    [mental] henkisiä ruutuja
    [stress] rasitusruutuja
    [physical] fyysisiä ruutuja
   *[other] ruutuja ({ $track })
}
field-marked = { $track ->
    [mental] henkisiä ruutuja merkitty
    [stress] rasitusruutuja merkitty
    [physical] fyysisiä ruutuja merkitty
   *[other] merkittyjä ruutuja ({ $track })
}
field-out = ulos tilanteesta
field-back = takaisin tilanteeseen
field-conceded = { $now ->
    [true] luovuttanut
   *[false] ei luovuttanut
}
field-secret = { $now ->
    [true] piilossa pelaajilta
   *[false] pelaajille näkyvä
}
field-set = { $field } { $after }
field-changed = { $field } { $before } → { $after }
field-added = { $field }: + { $names }
field-lost = { $field }: – { $names }

## Mitä odotetaan, ja valinnat
waits-defend = { $who }, puolusta:
waits-absorb = { $who }, ota osuma vastaan – erotus { $shifts } ({ $track ->
    [mental] henkinen
    [physical] fyysinen
   *[other] { $track }
}):
waits-boost = { $who } voi ottaa särmän yhden erotuspisteen sijaan:
waits-cost = { $who } valitsee:
waits-compel = { $who } vastaa painostukseen:
waits-still = Yhä odottaa: { $what }. Vastaukset luettelee ”mitä voin tehdä?”.
waits-invokes = Viimeistä heittoa voi vielä muuttaa:
choice-taken_out = ulos tilanteesta
choice-take_boost = pienennä osumaa yhdellä ja ota särmä
choice-cost_fail = epäonnistuminen
choice-cost_major_cost = onnistuminen merkittävällä hinnalla
choice-cost_minor_cost = onnistuminen pienellä hinnalla
choice-cost_boost = sen sijaan särmä
choice-cost_aspect = piirre syntyy, mutta ilmainen käyttö menee toiselle puolelle
choice-cost_reveal = piirre paljastuu, mutta ilmainen käyttö menee toiselle puolelle
choice-compel_accept = suostu ja saa 1 fate-piste
choice-compel_refuse = torju ja maksa 1 fate-piste
choice-free_invoke = { $who }: ilmainen käyttö, ”{ $name }”

## Todennäköisyydet, peruminen
chance = { $outcome } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
moved-undo = Peruttiin: { $commands }.
moved-redo = Palautettiin: { $commands }.
model-failed = Malli { $model } ei vastannut: { $kind ->
     [timeout] se kesti liian kauan
     [key] avainta ei hyväksytä
     [missing] sellaista mallia tai osoitetta ei ole
     [busy] liikaa pyyntöjä tai kiintiö on täynnä
     [server] sen palvelimessa on vikaa
     [unreachable] siihen ei saa yhteyttä
     [dropped] yhteys katkesi
     [refused] se ei hyväksy pyyntöä
     [declined] se kieltäytyy vastaamasta
     [empty] vastaus on tyhjä
    *[other] vastausta ei voi lukea
    }. Jatkan ilman sitä.
model-stopped = Malli kutsui työkaluja loputtomiin; pysäytin sen { $calls } kutsun jälkeen.
prose-struck = Se, mitä malli { $model } sanoi pelistä, ei pitänyt paikkaansa. Tilanne:
command-overcome = ratkaisuheitto
command-create_advantage = edun luonti
command-attack = hyökkäys
command-defend = puolustus
command-roll = heitto
command-invoke = piirteen käyttö
command-absorb = osuman vastaanotto
command-take_boost = särmän otto
command-choose_cost = hinnan valinta
command-waive = odottavan peruminen
command-take_out = ulos tilanteesta
command-concede = luovuttaminen
command-begin_conflict = kamppailun alku
command-next_turn = seuraavan vuoron valinta
command-end_conflict = kamppailun loppu
command-compel = painostus
command-answer_compel = vastaus painostukseen
command-treat = jäljen hoito
command-place_aspect = uusi piirre
command-remove_aspect = piirteen poisto
command-create_character = uusi hahmo
command-edit_character = hahmon muutos
command-adjust = pelinjohtajan sana
command-begin_session = pelikerran alku
command-end_session = pelikerran loppu
command-begin_scene = kohtauksen alku
command-end_scene = kohtauksen loppu
command-make_npc = pelinjohtajan hahmon keksiminen
command-make_aspects = tilannepiirteiden keksiminen

## Kysymykset takaisin
greeting = Fatewright · kampanja { $name } · { $when }
greeting-how = Kerro, mitä pöydässä tapahtuu, tai kysy säännöistä; ”apua” kertoo lisää, ”exit” lopettaa.
need-not-understood = En ymmärtänyt, mitä tarkoitat.
need-as-if = Tulkitsen näin: { $said }.
need-did-you-mean = Tarkoitatko: { $said }? (joo tai ei)
need-dropped = Selvä, mitään ei tehdä.
need-missed = En ymmärtänyt tätä kohtaa: { $said }.
need-missed-piece = ”{ $text }”
need-nearest = Tarkoititko: { $names }?
need-examples = Voit sanoa esimerkiksi:
    – Mara hyökkää, Tappelu +3, nopat +2; Charles puolustaa, Urheilu +2, nopat -1
    – Mara tiirikoi lukon, Hämärähommat, vaikeustaso 3
    – Charles ottaa 1 ruudun ja merkittävän jäljen
    – milloin lievä jälki paranee?
    – peru
need-help = Haen säännöt ja kerron lähteen, ratkaisen heitot, vahingot ja toipumisen, pidän kirjaa pöydän tilanteesta sekä keksin sivuhahmoja ja tilannepiirteitä.
need-unread-field = En tiedä, mihin kohtaan hahmolomaketta ”{ $names }” kuuluu: onko se piirre, temppu vai taito arvoineen?
need-missing-difficulty = Kuinka vaikeaa se on? Anna vaikeustaso, esimerkiksi Kohtalainen (+2).
need-missing-target = Ketä vastaan, tai kenen päälle?
need-missing-rating = Millä tasolla? Esimerkiksi +3.
need-missing-aspect = Mikä piirre?
need-missing-name = Mikä nimeksi?
need-missing-amount = Kuinka monta?
need-who = Kenestä on kyse?
need-which-skill = Millä taidolla?
need-which-consequence = Mikä jälki?
need-which-aspect = Mikä piirre?
need-nothing-waits = Mikään ei odota sellaista.
need-unclear-number = Mitä lukua tarkoitat? Sano se suoraan, esimerkiksi 2.
need-nothing-pending = Mikään ei odota vastausta.

## Mitä ei voi lukea
invalid-number = ”{ $field }” on kokonaisluku.
invalid-text = ”{ $field }” on teksti.
invalid-list = ”{ $field }” on luettelo, joka ei saa olla tyhjä.
invalid-yes-no = ”{ $field }” on true tai false.
invalid-object = ”{ $field }” on olio, jolla on omat kenttänsä.
invalid-extra-near = ”{ $field }” on tässä tuntematon. Lähellä: { $near }.
invalid-nobody_attacked = Kenen kimppuun käydään? Anna ”target”, ”targets” tai ”zone”.
invalid-unrated = Aseilla ja haarniskoilla on arvo: anna ”kind” tai ”rating”.
invalid-nothing_given = Mitä se saa? ”minions”, ”forms”, ”scale_above” tai ”solo”.
invalid-unprintable = Kohdassa ”{ $field }” on merkkejä, joita ei voi tulostaa: jätä ne pois.
invalid-nameless = Kohdassa ”{ $field }” ei ole yhtään kirjainta tai numeroa: anna nimi.
invalid-no-command = Komento on JSON-olio, joka kertoo nimensä, esimerkiksi "command": "begin_scene".
invalid-faces-given = ”faces” on neljän nopan tulos, kukin -1, 0 tai 1.
invalid-command-near = Komentoa ”{ $tag }” ei ole. Lähellä: { $near }.
invalid-missing = ”{ $field }” puuttuu.
invalid-too_long = Kohdassa ”{ $field }” on liikaa osia: enintään { $bound }.
invalid-too_few = Kohdassa ”{ $field }” on liian vähän osia.
invalid-extra_forbidden = ”{ $field }” on tässä tuntematon.
invalid-too_small = ”{ $field }” on liian pieni: vähintään { $bound }.
invalid-too_large = ”{ $field }” on liian suuri: enintään { $bound }.
invalid-literal_error = ”{ $field }” voi olla: { $expected }.
invalid-string_too_short = ”{ $field }” on tyhjä.
invalid-string_too_long = ”{ $field }” on liian pitkä: enintään { $bound } merkkiä.
invalid-command = Komentoa ”{ $tag }” ei ole.
invalid-faces_total = Noppien summa ei täsmää: anna joko nopat tai summa.
invalid-dice_effort = Nopat tai koko vaikutus: anna jompikumpi.
invalid-reasons_difficulty = Vaikeustaso tai syyt siihen: anna jompikumpi.
invalid-other = ”{ $field }” ei käy tässä muodossa.

## Kun säännöt sanovat ei
error-acted_already = { $name } on jo toiminut tällä kierroksella tai on ulkona.
    .near = Vuoroaan odottavat: { $near }.
error-answer_first = { $kind ->
    [split] Ensin jaetaan vaikutus: { $name }.
    [defend] Ensin puolustetaan: { $name }.
    [absorb] Ensin otetaan vastaan osuma: { $name }.
    [special] Ensin valitaan, mitä erikoisonnistuminen tuo: { $name }.
    [fumble] Ensin heitetään, mitä kömmähdys tuo: { $name }.
   *[compel] Ensin vastataan painostukseen: { $name }.
}
    .hint = Vastaa siihen tai peru se.
error-aspect_taken = ”{ $name }” on jo pelissä.
    .hint = Keksi toinen nimi.
error-bad_name = Kampanjan nimessä on 1–100 merkkiä.
    .hint = Valitse toinen nimi.
error-boost_compel = Särmällä ei voi painostaa.
    .hint = Painosta oikealla piirteellä.
error-boost_once = ”{ $name }” on särmä: vain sen haltija voi käyttää sitä, ja vain ilmaiseksi.
    .hint = Käytä jotain muuta piirrettä.
error-boxes_full = { $name }: ruudut eivät riitä ({ $track ->
    [mental] henkinen
    [physical] fyysinen
   *[other] { $track }
}).
    .hint = Enintään { $free }.
error-busy = Joku muu kirjoittaa juuri nyt kampanjaan ”{ $name }”.
    .hint = Yritä uudelleen.
error-campaign_exists = Kampanja ”{ $name }” on jo olemassa.
    .hint = Valitse toinen nimi.
error-conflict_on = Kamppailu on jo käynnissä.
    .hint = Lopeta se ensin.
error-invoked_already = ”{ $name }” on jo käytetty tähän heittoon.
    .hint = Käytä toista piirrettä tai ilmaista käyttöä.
error-is_consequence = ”{ $name }” on jälki.
    .hint = Se lähtee parantumalla tai pelinjohtajan sanalla.
error-is_out = { $name } on ulkona tästä kohtauksesta.
    .hint = Paluu onnistuu seuraavassa kohtauksessa tai pelinjohtajan sanalla.
error-unknown_opponent = Hahmolla { $name } ei ole hahmolomaketta, joten heitolla ei ole vielä vastusta.
    .near = Kenties { $near }? Kerro, millä hän puolustautuu, esimerkiksi Urheilu +2, tai anna vaikeustaso.
    .hint = Kerro, millä hän puolustautuu, esimerkiksi Urheilu +2, tai anna vaikeustaso.
error-missing_opposition = Mikä tässä on vastassa?
    .hint = Anna vaikeustaso, esimerkiksi Kohtalainen (+2), tai kerro, kuka puolustaa ja millä.
error-missing_rating = { $name }: hahmolomaketta ei ole.
    .near = Kenties { $near }? Kerro taso, esimerkiksi +2, tai tee hahmolomake.
    .hint = Kerro taso, esimerkiksi +2, tai tee hahmolomake.
error-unrated_obstacle = { $name }: vastuksella ei ole arvoa.
    .hint = Anna arvo, jolla se on vastassa.
error-name_taken = { $name } on jo pelissä.
    .hint = Muokkaa sitä hahmoa tai valitse toinen nimi.
error-no_attack_skill = { $skill } ei ole hyökkäystaito.
    .near = Näillä hyökätään: { $near }. Voit myös sanoa, onko vaurio fyysinen vai henkinen.
error-no_boost_to_take = Mikään tyylillä onnistunut osuma ei nyt odota ratkaisua.
    .hint = Särmän voi ottaa heti osuman jälkeen, ennen kuin se otetaan vastaan.
error-no_choice = Mitään valintaa ei ole auki.
    .hint = Heitä ensin.
error-no_compel = Painostusta ei ole tarjolla.
    .hint = Tarjoa ensin.
error-no_conflict = Siihen tarvitaan kamppailu, ja sellaista ei nyt ole.
    .hint = Aloita kamppailu ensin.
error-no_consequence = { $name }: tällaista jälkeä ei ole.
    .near = Jäljet nyt: { $near }.
error-no_defence_skill = { $skill } ei puolusta tätä vastaan.
    .near = Näillä puolustetaan: { $near }. Jos pöytä suostuu, anna pelkkä taso.
error-no_dice_to_reroll = Uusiksi heitettäviä noppia ei ole.
    .hint = Ota mieluummin +2.
error-no_free_invoke = { $name }: siihen ei ole ilmaista käyttöä.
    .hint = Maksa fate-piste.
error-no_hit = Mikään osuma ei nyt odota vastaanottoa ({ $name }).
    .hint = Heitä ensin hyökkäys, tai aseta tila pelinjohtajan sanalla.
error-no_opposition_yet = Vastapuoli ei ole vielä heittänyt.
    .hint = Anna sen puolustaa ensin.
error-no_points = { $name }: fate-pisteet ovat lopussa.
    .hint = Käytä ilmaista käyttöä tai ansaitse lisää: suostu painostukseen tai luovuta.
error-no_recovery = Äärimmäinen jälki ei parane.
    .hint = Sen voi nimetä uudelleen läpimurrossa.
error-newer_entry = Merkintä { $entry } on uudemman Fatewrightin kirjoittama.
    .hint = Asenna se versio.
error-no_roll = Mikään heitto ei ole enää auki.
    .hint = Käytä piirrettä heiton yhteydessä tai heti sen jälkeen.
error-no_scene = Kohtausta ei ole käynnissä.
    .hint = Aloita kohtaus.
error-no_session = Pelikertaa ei ole käynnissä.
    .hint = Aloita pelikerta.
error-not_a_roll = Tämä ei ole heitto: { $text }.
    .hint = Kirjoita esimerkiksi ”Tappelu +3 vs 2”, ”+2 vs 3” tai ”2D:4”.
error-not_an_option = Sitä ei voi nyt valita.
    .near = Valittavana: { $near }.
    .hint = Mikään ei odota valintaa.
error-not_enough = { $name }: tuo kattaa { $have }, tarvitaan { $need }.
    .hint = Tämä riittää: { $ways }.
error-not_your_turn = Vuoro annettiin jo: { $turn }.
    .hint = Anna vuoron mennä tai valitse seuraava uudelleen.
error-nothing_to_defend = Puolustettavaa ei ole.
    .hint = Kerro ensin, kuka hyökkää ja kenen kimppuun.
error-nothing_to_redo = Palautettavaa ei ole.
    .hint = Palauttaa voi heti perumisen jälkeen.
error-nothing_to_undo = Peruttavaa ei ole.
error-nothing_waits = Mikään ei odota.
    .hint = Perua voi osuman, puolustuksen, valinnan tai tarjouksen, kun se odottaa.
error-one_box = Osuma menee vain yhteen ruutuun.
    .hint = Merkitse yksi ruutu ja ota loput jälkinä.
error-pyramid = { $name }: taidot eivät mahdu pyramidiin.
    .hint = Muuta niitä, tai anna pelinjohtajan sallia se.
error-refresh_low = { $name }: lähtölataus putoaisi alle yhden.
    .hint = Karsi temppuja, tai anna pelinjohtajan sallia se.
error-too_many_aspects = { $name }: piirteitä on liikaa, enintään viisi.
    .hint = Karsi niitä, tai anna pelinjohtajan sallia se.
error-slot_full = { $name }: vapaata paikkaa ei ole ({ $severity } jälki).
    .hint = Valitse toinen jälki tai ota osuma muuten.
error-target_off = Sellaista tavoitelukua ei ole.
    .hint = Tavoiteluku on 2–6; 1 onnistuu heittämättä.
error-too_late = Nopat on jo heitetty.
    .hint = Luovuttaa voi ennen vastustajan heittoa; jos niin oli tarkoitus, peru heitto.
error-treated_already = ”{ $name }” paranee jo.
    .hint = Se poistuu ajan kanssa.
error-unknown_aspect = Piirrettä ”{ $name }” ei ole.
    .near = Pelissä nyt: { $near }.
    .hint = Tuo se ensin peliin.
error-unknown_character = { $name }: hahmolomaketta ei ole.
    .near = Tunnetut: { $near }.
    .hint = Tee ensin hahmolomake.
error-unknown_language = Kieltä ”{ $name }” en osaa.
    .near = Osaan: { $near }.
error-unknown_system = Sääntöjä ”{ $name }” en tunne.
    .near = Tunnen: { $near }.
error-which_consequence = { $name }: mikä jäljistä?
    .near = Vaihtoehdot: { $near }.
error-which_skill = { $name }: millä taidolla?
    .near = Vaihtoehdot: { $near }.
error-wrong_dice = Nuo nopat eivät kelpaa.
    .hint = Anna neljä noppaa, esimerkiksi ”0,0,+,-”, tai silmäluvut ”d6:1,6”.
error-bad_model = FATEWRIGHT_MODEL ei nimeä tunnettua mallia.
    .hint = Aseta siihen offline tai openai:NIMI.
error-no_key = Malli tarvitsee muuttujan OPENAI_API_KEY tai OPENAI_BASE_URL.
    .hint = Aseta jompikumpi, tai FATEWRIGHT_MODEL=offline.
error-bad_timeout = FATEWRIGHT_TIMEOUT ei ole sekuntimäärä.
    .hint = Aseta siihen luku, esimerkiksi 120.
error-home_unusable = Tietokansioon ei voi kirjoittaa.
    .hint = Aseta FATEWRIGHT_HOME omaan kansioosi.
error-not_stored = Päiväkirjaa ei voitu kirjoittaa, joten mikään ei muuttunut.
    .hint = Tarkista levy ja kansio FATEWRIGHT_HOME.
error-unreadable_entry = Päiväkirjan merkintää { $entry } ei voi lukea.
    .hint = Palauta päiväkirja varmuuskopiosta.
error-replay_differs = Päiväkirjan merkintä { $entry } ei täsmää.
    .hint = Palauta päiväkirja varmuuskopiosta.
error-not_for_players = Se ei nyt onnistu.
    .hint = Kysy pelinjohtajalta.
error-bad_url = OPENAI_BASE_URL ei ole verkko-osoite.
    .hint = Sen alussa on http:// tai https://.
error-bad_home = FATEWRIGHT_HOME ei ole kansio.
    .hint = Aseta siihen oma kansiosi.
error-unreadable = Päiväkirjoja ei voi lukea.
    .hint = Palauta campaigns.sqlite varmuuskopiosta.
error-self_target = { $name } ei voi hyökätä itseään vastaan.
    .hint = Kerro, ketä vastaan.
error-came_of_roll = ”{ $name }” syntyi juuri tästä heitosta.
    .hint = Käytä sitä myöhempään heittoon.
