## Tilat ja äärimmäiset jäljet
condition-marked = { $target }, tila: { $name } ({ $word }), merkitty { $boxes ->
    [one] { $boxes } ruutu
   *[other] { $boxes } ruutua
}{ $marked ->
    [0] {""}
   *[other] , yhteensä { $marked }
}.
condition-box = tila { $name } ({ $absorbs })
condition-on-sheet = { $name } ({ $word }): { $boxes }
consequence-replaces = Se korvaa pysyvästi piirteen ”{ $name }”.
way-replaces = { $way }, korvaa piirteen ”{ $name }”
remark-more_than_needed = { $who } ottaa enemmän kuin osuma vaatii; se on sallittua.

## Skaala ja suuret vastustajat
scale-set = { $who }: skaala on tästä lähtien { $level }.
scale-applied = { $who } on skaalassa toista osapuolta ylempänä { $levels ->
    [one] yhden tason
   *[other] { $levels } tasoa
}: { $parts }.
scale-action = heittoon { $amount }
scale-result = tulokseen { $amount }, jos onnistuu
scale-invokes = { $count ->
    [one] { $count } ilmainen käyttö
   *[other] { $count } ilmaista käyttöä
} lisää, jos onnistuu
part-scale = skaala { $bonus }
minions-set = Osumat ottaa vastaan ({ $who }): { $names }.
minions-none = { $who }: kukaan ei enää ota osumia vastaan.
hit-passed = { $target } onnistuu hinnalla: osuman ({ $shifts }) ottaa puolustautumatta { $minion }.
hit-passed-gone = { $minion } poistuu samalla, koska hahmolomaketta ei ole.
forms-set = { $who }: paljastamattomia todellisia muotoja { $count }.
form-revealed = { $who }: vain tämä muoto on voitettu, ja todellinen muoto paljastuu.
form-named = { $who }: vain tämä muoto on voitettu, ja esiin tulee ”{ $name }”.
forms-left = Muotoja vielä jäljellä: { $left }.
solo-set = { $who }, yksinäisen vastustajan edut: { $bonuses }.
solo-none = { $who }: yksinäisen vastustajan etuja ei enää ole.
solo-skill_bonus = lisä taitoheittoihin
solo-fewer_shifts = pienemmät osumat
solo-one_shift_left = osumasta jää ainakin 1
solo-stronger_invokes = vahvemmat maksetut käytöt
solo-weaker_foes = usean vihollisen heikommat käytöt
solo-no_stacking = ilmaiset käytöt eivät kasaannu
solo-rolls = Yksinäisen vastustajan etu ({ $who }): heittoon { $amount }.
solo-hit = Yksinäisen vastustajan etu ({ $who }): osuma pienenee, erotus –{ $amount }.
choice-minion = osuman ottaa { $name }
command-set_scale = skaalan asetus
command-set_boss = suuren vastustajan asetus
field-scale = skaala
field-solo = yksinäisen vastustajan edut
field-minions = kätyrit
field-forms = todelliset muodot

## Särmät ja painostukset
boost-handed = { $who } luovuttaa särmän ”{ $name }”. Nyt se on: { $to }.
command-hand_boost = särmän luovutus
why-compel_claimed = oma painostus
compel-claimed = { $who } lunastaa oman painostuksen jälkikäteen
compel-claimed-aspect = { $who } lunastaa oman painostuksen jälkikäteen: ”{ $aspect }”
compel-kind-event = tapahtuma, johon { $who } joutuu
compel-kind-decision = valinta, jonka { $who } tekee
compel-ends-scene = kohtaus päättyy siihen

## Kieltäytymiset
error-condition_full = { $name }: vapaata ruutua ei ole (tila { $condition }).
    .near = Vapaana: { $near }.
    .hint = Mitään ei ole vapaana.
error-extreme_taken = { $name }: läpimurtojen välillä voi ottaa vain yhden äärimmäisen jäljen.
    .hint = Ota muita jälkiä tai joudu ulos tilanteesta.
error-no_extreme = { $name } ei voi ottaa äärimmäistä jälkeä.
    .hint = Pelinjohtaja voi ottaa valinnaisen säännön käyttöön.
error-not_replaceable = Äärimmäinen jälki korvaa jonkin piirteen: minkä?
    .near = Se voi olla: { $near }.
    .hint = Kirjaa ensin sellainen piirre hahmolomakkeelle.
error-no_stacking = Ilmaiset käytöt (”{ $name }”) eivät kasaannu tällaista vastustajaa vastaan.
    .hint = Käytä jotain muuta piirrettä.
error-no_scale = { $name } ei ole skaalassa toista osapuolta ylempänä.
    .hint = Jätä se pois tai aseta ensin skaala.
error-scale_choice = Skaalojen ero on { $have }: yksi etu tasoa kohti.
    .hint = Valitse vähemmän.
error-scale_invokes = Skaala tuo lisää ilmaisia käyttöjä vain edun luomisessa.
    .hint = Valitse +1 heittoon tai +2 tulokseen.
error-scale_top = Niin korkeaa skaalaa ei ole.
    .hint = Enintään { $most } pelaajahahmojen yläpuolella.
error-not_supernatural = { $name }: keinot eivät ylitä tavallista skaalaa.
    .hint = Aseta ensin skaala tai luo etu muilla keinoin.
error-own_minion = { $name } ei ole oma kätyrinsä.
    .hint = Nimeä muita.
error-no_minion = { $name } ei voi ottaa tätä osumaa.
    .near = Nämä voivat: { $near }.
    .hint = Ota osuma vastaan.
error-not_by_attack = Kätyrit ottavat vain hyökkäysten osumia.
    .hint = Ota tämä osuma vastaan.
error-no_boost_held = Sellaista särmää ei ole kenelläkään.
    .near = Särmiä: { $near }.
    .hint = Hanki ensin särmä.
error-which_boost = Särmiä on useita.
    .near = Valitse yksi: { $near }.
    .hint = Valitse yksi.
error-not_ally = { $name } ei ole liittolainen.
    .hint = Särmä luovutetaan jollekulle omalla puolella.
error-not_own_compel = Jälkikäteen voi lunastaa vain oman painostuksen.
    .hint = Tarjoa painostusta tavalliseen tapaan.

stunt-used = { $who } käyttää temppua ”{ $name }”: { $amount }
error-stunt_elsewhere = Temppu ”{ $name }” on muuta käyttöä varten.
    .hint = Jätä se pois, tai anna bonus, jos pöytä on samaa mieltä.
error-stunt_without_bonus = Temppu ”{ $name }” ei lisää heittoon lukua.
    .hint = Pelatkaa niin kuin siinä lukee, tai anna bonus.
