## What is asked back in talk
need-which-zone = Która strefa?
need-which-zones = Jakie strefy? Wymień je po przecinku.
need-whom-to-help = Dla kogo?
need-which-outcome = Co się stanie, gdy zapełni się ostatnie pole?
need-which-choice = Jaki to wybór i do czego prowadzi każda odpowiedź?
need-which-way = Które wyjście? Podaj jego numer.
need-which-heart = Która część jest sercem?
need-which-time = Ile to zwykle trwa? Na przykład kilka godzin.
need-which-detail = Co od teraz jest prawdą?
need-which-weapon = Jaka jest wartość broni, od 1 do 4?
need-which-scale = Jaka skala?
need-which-option = Która zasada opcjonalna?
worked-ways = Trafienie za { $shifts }, wolne pola presji: { $boxes }. Można je przyjąć tak:
need-pleasantry = Miło mi. Powiedz, co dzieje się przy stole, albo zapytaj o zasadę. „Pomoc” poda przykłady.
