# Omat kirjat ja ohjelman asetukset

error-bad_calling = FATEWRIGHT_CALLING-asetuksella on tuntematon arvo.
    .hint = Aseta sen arvoksi auto, tools, schema tai text.
error-bad_embedder = FATEWRIGHT_EMBEDDER-asetuksella on tuntematon arvo.
    .hint = Aseta sen arvoksi shipped tai openai:NIMI.
error-broken = { $file } on vioittunut tai muuta kuin sen pääte väittää.
    .hint = Avaa se omassa ohjelmassaan ja tallenna uudelleen.
error-chroma_unreachable = Chroma-palvelimeen ei saada yhteyttä.
    .hint = Käynnistä se, tarkista FATEWRIGHT_CHROMA_URL tai jätä se pois, niin palvelinta ei tarvita.
error-embedder_unreachable = Vektorimalliin { $embedder } ei saada yhteyttä.
    .hint = Tarkista FATEWRIGHT_EMBEDDER ja sen palvelin, tai jätä se pois, niin käytetään ohjelman omaa.
error-embedder_unusable = Vektorimalli { $embedder } ei anna vektoreita.
    .hint = Tarkista FATEWRIGHT_EMBEDDER ja sen palvelin, tai jätä se pois, niin käytetään ohjelman omaa.
error-empty = Tiedostossa { $file } ei ole tekstiä.
    .hint = Anna tiedosto, jossa on tekstiä.
error-encrypted = { $file } on suojattu salasanalla tai kopiosuojauksella.
    .hint = Anna suojaamaton kopio.
error-library_unusable = Kirjaston kansiota ei voi käyttää.
    .hint = Aseta FATEWRIGHT_HOME omaan kansioosi, tai poista sen kansio library ja lue kirjasi uudelleen.
error-no_file = Tiedostoa { $file } ei voi lukea.
    .hint = Tarkista sen nimi ja kansio.
error-no_text = Tiedostossa { $file } ei ole tekstikerrosta: sen sivut ovat kuvia.
    .hint = Aja se ensin tekstintunnistuksen (OCR) läpi.
error-not_text = { $file } ei ole luettava tekstitiedosto.
    .hint = Tallenna se UTF-8-tekstinä.
error-other_embedder = Yksi kirjaston hyllyistä on tehty toisella vektorimallilla.
    .hint = Poista se ja aloita uudelleen: se rakennetaan uudestaan.
error-rules_stay = { $source } ei ole poistettavissa: vain omia kirjojasi voi poistaa, yksi kerrallaan.
    .hint = `fatewright library list` kertoo niiden nimet.
error-too_large = { $file } on liian suuri luettavaksi.
    .hint = Jaa se osiin tai tallenna pelkkä teksti omaan tiedostoonsa.
error-too_slow = Tiedoston { $file } lukeminen kestää liian kauan: se voi olla vioittunut.
    .hint = Tallenna pelkkä teksti omaan tiedostoonsa.
error-unknown_kind = { $file } on lajia, jota ei osata lukea.
    .hint = Anna jokin näistä: { $known }.
error-unknown_source = Lähdettä { $source } ei ole.
    .hint = Lähteet: { $known }; ja user, kaikki omasi.

book-held = { $book }: { $passages ->
    [one] { $passages } katkelma
   *[other] { $passages } katkelmaa
} ({ $languages })
book-removed = Poistettu kirjastosta: { $book }, { $passages ->
    [one] { $passages } katkelma
   *[other] { $passages } katkelmaa
}.
book-note-read-as = Luettu merkistöllä { $encoding }.
book-note-chapter-missing = Kirja luettelee luvun, jota siinä ei ole: { $chapter }
book-note-no-text-layer = Tekstikerros puuttuu sivulta { $pages }{ $more ->
    [0] {""}
   *[other] {" "}(ja vielä { $more })
}: siinä on pelkkä kuva.
book-note-letters-cut = Loputtoman pitkiä välilyönnittömiä kirjainjonoja leikattiin pois; kappaleita: { $count }.
book-note-no-embedder = Pakettia { $package } ei ole asennettu: haku toimii pelkkien sanojen varassa.
book-note-embedder-silent = Vektorimalli { $embedder } ei vastaa: haku toimii pelkkien sanojen varassa.
