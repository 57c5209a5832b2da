## Valinnaiset säännöt
command-switch_option = valinnainen sääntö päälle tai pois
option-on = Tämä valinnainen sääntö on tästä lähtien käytössä
option-off = Tämä valinnainen sääntö ei ole enää käytössä
option-variant = { $text }, muunnelmana ”{ $variant }”
error-option_off = Tässä pöydässä ei käytetä tätä valinnaista sääntöä.
    .hint = Pelinjohtaja voi ottaa sen käyttöön.
error-unknown_option = Valinnaista sääntöä { $name } ei ole.
    .hint = Kutsu sitä sääntöjen nimellä.
    .near = Näitä on: { $near }.
error-unknown_variant = Tällä säännöllä ei ole muunnelmaa { $name }.
    .hint = Jätä muunnelma pois.
    .near = Muunnelmat: { $near }.
error-already_so = Näin on jo.
    .hint = Mitään ei tarvitse muuttaa.
error-not_in_system = { $name ->
    [initiative] Tämän kampanjan järjestelmässä ei ole aloitetta eikä yllätystä.
    [wards] Tämän kampanjan järjestelmässä ei ole suojaa yllätystä vastaan.
    [snare] Tämän kampanjan järjestelmässä ei ole sääntöä verkoille, lassoille ja boloille.
    [passive] Tämän kampanjan järjestelmässä ei lasketa, kuinka vaikea heitolla on osua.
    [hide] Tämän kampanjan järjestelmässä asearvo ei ole kätkemisen vaikeus.
    [weapons] Tämän kampanjan järjestelmässä ei ole ase- eikä panssariarvoja.
   *[other] Tämän kampanjan järjestelmässä ei ole tätä ({ $name }).
}
    .hint = Se kuuluu toiseen järjestelmään.
    .near = Se kuuluu näihin: { $near }.
