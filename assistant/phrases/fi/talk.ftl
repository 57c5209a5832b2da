## What is asked back in talk
need-which-zone = Mikä alue?
need-which-zones = Mitkä alueet? Luettele ne pilkuilla erotettuina.
need-whom-to-help = Kenelle?
need-which-outcome = Mitä tapahtuu, kun viimeinen ruutu täyttyy?
need-which-choice = Mikä on valinta, ja mihin kukin vastaus johtaa?
need-which-way = Mikä vaihtoehto? Anna sen numero.
need-which-heart = Mikä osa on sen sydän?
need-which-time = Kauanko se yleensä kestää? Esimerkiksi pari tuntia.
need-which-detail = Mikä on tästä lähtien totta?
need-which-weapon = Mikä on asearvo, 1–4?
need-which-scale = Millä skaalalla?
need-which-option = Mikä valinnainen sääntö?
worked-ways = Osuma { $shifts }, vapaita ruutuja { $boxes }. Sen voi ottaa vastaan näin:
need-pleasantry = Hauska olla mukana. Kerro, mitä pöydässä tapahtuu, tai kysy säännöstä. ”Ohje” antaa esimerkkejä.
