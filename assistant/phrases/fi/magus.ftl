## Kierrokset ja yllätys (Magus)
command-pass_turn = vuoron väliin jättäminen
initiative-counted = Aloite: { $scores }.
surprised = { $who } yllätetään: tällä kierroksella viimeisenä, ja vain puolustus on sallittu.
surprised-warned = { $who } yllätetään mutta saa varoituksen: viimeisenä, ja hyökätä saa silti.
surprise-shaken = { $who } ei ole enää yllätetty ja toimii tavallisessa järjestyksessä.
surprise-removed = { $who } käyttää piirrettä ”{ $name }” eikä ylläty
turn-passed = { $who } jättää vuoronsa väliin.
stepped-in = { $who } astuu väliin ja ottaa seuraukset itselleen. Suojassa: { $whom }.
label-initiative = Aloite
from-next-round = seuraavasta kierroksesta alkaen
first-invoke-free = Ensimmäinen käyttö on ilmainen jokaiselle vastustajalle.
always-free = Sen käyttö on vastustajille aina ilmainen.
error-rests = Piirteen ”{ $name }” ilmaista käyttöä saa käyttää vasta seuraavalla kierroksella.
    .hint = Odota tai maksa fate-piste.
error-not_your_step = { $name } toimii tällä kierroksella myöhemmin.
    .hint = Suurin aloite toimii ensin.
    .near = Nyt on vuorossa: { $near }.
error-surprised = { $name } on yllätetty ja saa tällä kierroksella vain puolustautua.
    .hint = Jätä vuoro väliin tai tee jotakin, mikä ei ole hyökkäys.
error-not_surprised = { $name }: yllätystä ei voi poistaa, koska piirrettä Kuudes aisti ei ole.
    .hint = Siihen tarvitaan se piirre, yllätyksen kierroksella.
error-none_senses = Kenelläkään yllätetyistä ei ole piirrettä Kuudes aisti.
    .hint = Siihen tarvitaan se piirre, yllätyksen kierroksella.
error-box_or_consequence = Ruutu ja jälki eivät jaa samaa osumaa ({ $name }, { $need }).
    .hint = Tämä riittää: { $ways }.
variant-share_with_consequence = ruutu ottaa sen, mikä jäljiltä jää yli

## Aseet ja panssarit
label-attributes = Ominaisuudet
label-weapons = Aseet
label-armor = Panssari
label-wards = Yllätystä vastaan
field-weapons = aseet
field-armor = panssari
field-wards = suoja yllätystä vastaan
ward-membrane = Kalvo
ward-danger_sense = Vaaranvaisto
armor = panssariarvo { $rating }
reach-zones = kantama alueina: { $zones }
thrown = heitettävä
hit-ratings = Mukana laskussa: { $ratings }.
gear-difficulty = { $gear }: kätkemisen vaikeustaso on { $rating }, sama kuin asearvo.
gear-penalty = { $gear } haittaa liikkumista ({ $who }): −{ $rating }.
difficulty-counted = Osumisen vaikeustaso ({ $target }): { $difficulty } (etäisyys { $distance }, koko { $size }, olosuhteet { $conditions }, liike { $movement }).
error-gear_rating = Aseen tai panssarin arvo on tässä enintään { $need }.
    .hint = Anna pienempi arvo; Magusissa lumotulla voi olla enemmän.
error-unknown_gear = Sitä ei ole lomakkeella eikä taulukossa: { $name }.
    .hint = Kerro sen arvo.
    .near = Tunnetut: { $near }.

## Kohtaukset ja liikkuminen (Magus)
remark-usual_aspects = Kohtauksessa on tavallisesti tilannepiirteitä: { $facts }.
remark-shown_openly = Magusissa kohtauksen piirteet ovat kaikkien nähtävillä.
remark-stays = { $who } ei pääse perille asti.
