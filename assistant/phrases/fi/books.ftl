# Omat kirjat ja ohjelman asetukset

error-bad_calling = FATEWRIGHT_CALLING-asetuksella on tuntematon arvo.
    .hint = Aseta sen arvoksi auto, tools, schema tai text.
error-bad_embedder = FATEWRIGHT_EMBEDDER-asetuksella on tuntematon arvo.
    .hint = Aseta sen arvoksi shipped tai openai:NIMI.
error-broken = Tiedosto on vioittunut tai muuta kuin sen pääte väittää.
    .hint = Avaa se omassa ohjelmassaan ja tallenna uudelleen.
error-chroma_unreachable = Chroma-palvelimeen ei saada yhteyttä.
    .hint = Käynnistä se, tarkista FATEWRIGHT_CHROMA_URL tai jätä se pois, niin palvelinta ei tarvita.
error-encrypted = Tiedosto on suojattu salasanalla tai kopiosuojauksella.
    .hint = Anna suojaamaton kopio.
error-no_text = Tiedostossa ei ole tekstikerrosta: sen sivut ovat kuvia.
    .hint = Aja se ensin tekstintunnistuksen (OCR) läpi.
error-other_embedder = Yksi kirjaston hyllyistä on tehty toisella vektorimallilla.
    .hint = Poista se ja aloita uudelleen: se rakennetaan uudestaan.
error-rules_stay = Ohjelman omia sääntöjä ei voi poistaa, vain omia kirjojasi yksi kerrallaan.
    .hint = `fatewright library list` kertoo niiden nimet.
error-too_slow = Tiedoston lukeminen kestää liian kauan: se voi olla vioittunut.
    .hint = Tallenna pelkkä teksti omaan tiedostoonsa.
