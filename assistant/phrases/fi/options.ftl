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
error-not_in_system = Tämän kampanjan järjestelmässä ei ole tällaista komentoa ({ $name }).
    .hint = Se kuuluu toiseen järjestelmään.
    .near = Se kuuluu näihin: { $near }.
