"""Polish, as people type it at the table: a message, and the calls it comes to."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

SHEETS: list[dict[str, Any]] = [
    {"name": "Jagna", "skills": {"athletics": 2, "fight": 3, "will": 1},
     "high_concept": "Ostatnia z Sokołów"},
    {"name": "Marek", "skills": {"lore": 3, "shoot": 2}},
    {"name": "Michał", "skills": {"burglary": 3}},
    {"name": "Wilkołak", "kind": "npc", "skills": {"fight": 4, "provoke": 2},
     "aspects": ["Boi się srebra"]},
]  # fmt: skip
DICE = [0, 0, 1, 1]


def table(*more: dict[str, Any]) -> Game:
    game = new()
    sheets = [{"command": "create_character", **sheet} for sheet in SHEETS]
    for command in [*sheets, *more]:
        game = play(game, commands.parse(command), Dice(seed="oak")).game
    return game


def said(text: str, game: Game | None = None, **more: Any) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, game or table(), language="pl", **more)
    return [(call.name, dict(call.arguments)) for call in understood.calls]


HIT = {"command": "attack", "actor": "Wilkołak", "target": "Jagna", "skill": "fight",
       "faces": [1, 1, 0, 0], "defence": {"skill": "athletics", "faces": [0, 0, 0, 0]}}  # fmt: skip

ROLLS: list[tuple[str, str, dict[str, Any]]] = [
    ("Wilkołak atakuje Jagnę Walką +4 [0][0][+][+], Jagna broni się Atletyką +2 [-][0][0][0]",
     "attack", {"actor": "Wilkołak", "target": "Jagna", "skill": "fight", "rating": 4,
                "faces": DICE, "defence": {"skill": "athletics", "rating": 2,
                                         "faces": [-1, 0, 0, 0]}}),
    ("jagna atakuje wilkolaka walka, 0 0 + +", "attack",
     {"actor": "Jagna", "target": "Wilkołak", "skill": "fight", "faces": DICE}),
    ("Wilkołaka atakuje Jagna, Walka", "attack",
     {"actor": "Jagna", "target": "Wilkołak", "skill": "fight"}),
    ("Jagna zaatakowała wilkołaka Walką, wypadło +2", "attack",
     {"actor": "Jagna", "target": "Wilkołak", "skill": "fight", "dice_total": 2}),
    ("Marek strzelił do wilkołaka, na kościach -1, Wilkołak unika, Atletyka +1, wypadło 0",
     "attack", {"actor": "Marek", "target": "Wilkołak", "skill": "shoot", "dice_total": -1,
                "defence": {"skill": "athletics", "rating": 1, "dice_total": 0}}),
    ("Wilkołak rzucił się na Marka. Marek broni się Atletyką +1 [0][0][0][0]", "attack",
     {"actor": "Wilkołak", "target": "Marek", "skill": "fight",
      "defence": {"skill": "athletics", "rating": 1, "faces": [0, 0, 0, 0]}}),
    ("Wilkołak: Walka +4 [0][0][+][+] kontra Jagna: Atletyka +2 [-][0][0][0]", "attack",
     {"actor": "Wilkołak", "target": "Jagna", "skill": "fight", "rating": 4, "faces": DICE,
      "defence": {"skill": "athletics", "rating": 2, "faces": [-1, 0, 0, 0]}}),
    ("Jagna atakuje strażnika Walką +3 [0][0][+][+], strażnik broni się Walką +1 [-][0][0][0]",
     "attack", {"actor": "Jagna", "target": "strażnik", "skill": "fight", "rating": 3,
                "faces": DICE, "defence": {"skill": "fight", "rating": 1,
                                         "faces": [-1, 0, 0, 0]}}),
    ("atak Wilkołaka na Jagnę, Walka, wypadło +1", "attack",
     {"actor": "Wilkołak", "target": "Jagna", "skill": "fight", "dice_total": 1}),
    ("Michał włamuje się do skarbca, trudność 3", "overcome",
     {"actor": "Michał", "skill": "burglary", "difficulty": 3}),
    ("Michal otwiera zamek Wlamaniem przeciwko Dobrej (+3)", "overcome",
     {"actor": "Michał", "skill": "burglary", "difficulty": 3}),
    ("Jagna próbuje przeskoczyć przepaść, Atletyka, kości 0 0 + +, trudność Niezła", "overcome",
     {"actor": "Jagna", "skill": "athletics", "faces": DICE, "difficulty": 2}),
    ("Jagna wspięła się na mur Atletyką, stopień trudności 2", "overcome",
     {"actor": "Jagna", "skill": "athletics", "difficulty": 2}),
    ("rzut Jagny na Atletykę, trudność 1", "overcome",
     {"actor": "Jagna", "skill": "athletics", "difficulty": 1}),
    ("Marek rzuca na Wiedzę przeciwko 2", "overcome",
     {"actor": "Marek", "skill": "lore", "difficulty": 2}),
    ("Marek tworzy przewagę „Słabe punkty” Wiedzą na wilkołaku, trudność 2", "create_advantage",
     {"actor": "Marek", "aspect": "Słabe punkty", "skill": "lore", "target": "Wilkołak",
      "difficulty": 2}),
    ("Marek stworzył przewagę: Kałuża oliwy, Wiedza [0][0][+][+] przeciw 1", "create_advantage",
     {"actor": "Marek", "aspect": "Kałuża oliwy", "skill": "lore", "faces": DICE,
      "difficulty": 1}),
    ("Jagna tworzy przewagę Atletyką: Na dachu, trudność 2, kości 0 0 + +", "create_advantage",
     {"actor": "Jagna", "aspect": "Na dachu", "skill": "athletics", "faces": DICE,
      "difficulty": 2}),
    ("Jagno, rzuć na Atletykę", "roll", {"actor": "Jagna", "skill": "athletics"}),
    ("Walka +3 na 2", "roll", {"skill": "fight", "rating": 3, "difficulty": 2}),
    ("Strzelanie plus cztery przeciwko Dobrej obronie, rzuciłem +2", "roll",
     {"skill": "shoot", "rating": 4, "dice_total": 2, "difficulty": 3}),
    ("Jagna została ugryziona przez wilkołaka, Walka, kości ++00", "attack",
     {"actor": "Wilkołak", "target": "Jagna", "skill": "fight", "faces": [1, 1, 0, 0]}),
    ("Marek oberwał maczugą od wilkołaka, Walka", "attack",
     {"actor": "Wilkołak", "target": "Marek", "skill": "fight"}),
    ("Jagna przemyka obok wilkołaka, Atletyka kontra jego Prowokacja", "overcome",
     {"actor": "Jagna", "target": "Wilkołak", "skill": "athletics",
      "defence": {"skill": "provoke"}}),
    ("Jagna atakuje zbira Walką, on ma obronę 2", "attack",
     {"actor": "Jagna", "target": "zbir", "skill": "fight", "defence": {"effort": 2}}),
    ("Jagna strzela do Zenka, Strzelanie +1 przeciw 2", "attack",
     {"actor": "Jagna", "target": "Zenek", "skill": "shoot", "rating": 1, "difficulty": 2}),
    ("Jagna korzysta z darmowego wywołania Ostatniej z Sokołów i atakuje wilkołaka Walką",
     "attack", {"actor": "Jagna", "target": "Wilkołak", "skill": "fight",
                "invokes": [{"aspect": "Ostatnia z Sokołów", "free": True}]}),
]  # fmt: skip

TABLE: list[tuple[str, str, dict[str, Any]]] = [
    ("nowa scena: ruiny młyna", "begin_scene", {"name": "ruiny młyna"}),
    ("Jagna atakuje wilkołaka Walką, wypadło minus jeden", "attack",
     {"actor": "Jagna", "target": "Wilkołak", "skill": "fight", "dice_total": -1}),
    ("Jagna rzuca 4dF na Walkę", "roll", {"actor": "Jagna", "skill": "fight"}),
    ("Jagna z pomocą Marka pokonuje przeszkodę Krzepą przeciwko 3", "overcome",
     {"actor": "Jagna", "helpers": ["Marek"], "skill": "physique", "difficulty": 3}),
    ("zegar Alarm na cztery kratki, jak się zapełni to wpada straż", "begin_countdown",
     {"name": "Alarm", "boxes": 4, "outcome": "wpada straż"}),
    ("robimy wyzwanie: Brama, Most i Wieża", "begin_challenge",
     {"tasks": [{"name": "Brama"}, {"name": "Most"}, {"name": "Wieża"}]}),
    ("Jagna odpuszcza swoją kolejkę", "pass_turn", {"character": "Jagna"}),
    ("gramy od teraz z opcją skal", "switch_option", {"option": "scale"}),
    ("wymyśl wymuszenie dla Jagny", "suggest", {"what": "compel", "character": "Jagna"}),
    ("zaczynamy nową scenę", "begin_scene", {}),
    ("nowa scena: port. Aspekty: Sterty skrzyń, Ciemno jak w grobie", "begin_scene",
     {"name": "port", "aspects": ["Sterty skrzyń", "Ciemno jak w grobie"]}),
    ("dopisz Markowi aspekt Kuternoga", "place_aspect", {"aspect": "Kuternoga", "on": "Marek"}),
    ("jednak nie, przywróć", "redo", {}),
    ("wyczyść Markowi presję", "adjust", {"character": "Marek", "physical": 0, "mental": 0}),
    ("zaznacz Markowi dwa pola psychiczne", "adjust",
     {"character": "Marek", "mental_change": 2}),
    ("podnieś Markowi Wiedzę do czterech", "adjust",
     {"character": "Marek", "skills": {"lore": 4}}),
    ("ile Marek ma punktów?", "show_sheet", {"name": "Marek"}),
    ("zrób mi jakiegoś przemytnika", "make_npc", {"concept": "przemytnik"}),
    ("koniec sceny", "end_scene", {}),
    ("kończymy scenę", "end_scene", {}),
    ("zaczynamy sesję", "begin_session", {}),
    ("koniec sesji na dziś", "end_session", {}),
    ("zaczyna się konflikt: Jagna, Marek i wilkołak, pierwszy Wilkołak", "begin_conflict",
     {"characters": ["Jagna", "Marek", "Wilkołak"], "first": "Wilkołak"}),
    ("wybucha walka", "begin_conflict", {}),
    ("koniec walki", "end_conflict", {}),
    ("teraz Marek", "next_turn", {"character": "Marek"}),
    ("teraz kolej Jagny", "next_turn", {"character": "Jagna"}),
    ("kolej na Jagnę", "next_turn", {"character": "Jagna"}),
    ("cofnij", "undo", {}),
    ("cofnij ostatni ruch", "undo", {}),
    ("przywróć", "redo", {}),
    ("co mogę teraz zrobić?", "available", {}),
    ("co teraz moge zrobic", "available", {}),
    ("pokaż kartę Jagny", "show_sheet", {"name": "Jagna"}),
    ("pokaz karte marka", "show_sheet", {"name": "Marek"}),
    ("pokaż wszystkie postacie", "show_sheet", {}),
    ("co się dotąd wydarzyło?", "show_log", {}),
    ("jaki jest stan gry?", "show_state", {}),
    ("ustaw punkty losu Jagny na 4", "adjust", {"character": "Jagna", "fate_points": 4}),
    ("Jagna ma teraz 2 punkty losu", "adjust", {"character": "Jagna", "fate_points": 2}),
    ("Marek dostaje punkt losu", "adjust", {"character": "Marek", "fate_points_change": 1}),
    ("zabierz Markowi punkt losu", "adjust", {"character": "Marek", "fate_points_change": -1}),
    ("zmień Walkę Jagny na +4", "adjust", {"character": "Jagna", "skills": {"fight": 4}}),
    ("Marku, twoja kolej", "next_turn", {"character": "Marek"}),
    ("jakie mam szanse z +2 przeciw 3?", "odds", {"roll": "+2 vs +3"}),
    ("Marek traci dwa punkty losu", "adjust", {"character": "Marek", "fate_points_change": -2}),
    ("daj mi BN-a", "make_npc", {}),
    ("potrzebuję szybko jakiegoś bna", "make_npc", {}),
    ("daj trzy aspekty sytuacyjne do portu", "make_aspects", {"count": 3, "place": "water"}),
    ("wymyśl aspekty do lasu", "make_aspects", {"place": "wild"}),
    ("nowa postać: Wit, główny koncept Zbiegły mnich, kłopot Ścigany, Wiedza +3, Wola +2",
     "create_character", {"name": "Wit", "high_concept": "Zbiegły mnich", "trouble": "Ścigany",
                          "skills": {"lore": 3, "will": 2}}),
    ("nowy BN Kłusownik: Strzelanie +2", "create_character",
     {"name": "Kłusownik", "kind": "npc", "skills": {"shoot": 2}}),
    ("połóż na Wilkołaka aspekt „Oślepiony”", "place_aspect",
     {"aspect": "Oślepiony", "on": "Wilkołak"}),
    ("daj Markowi aspekt „Osłonięty” z darmowym wywołaniem", "place_aspect",
     {"aspect": "Osłonięty", "on": "Marek", "free_invokes": 1}),
    ("dodaj aspekt sytuacyjny: Gęsty dym", "place_aspect", {"aspect": "Gęsty dym"}),
    ("nowy aspekt: Śliska podłoga z dwoma darmowymi wywołaniami", "place_aspect",
     {"aspect": "Śliska podłoga", "free_invokes": 2}),
    ("usuń aspekt „Boi się srebra”", "remove_aspect", {"aspect": "Boi się srebra"}),
    ("wymuszam na Jagnie Ostatnia z Sokołów: wszyscy ją rozpoznają", "compel",
     {"character": "Jagna", "aspect": "Ostatnia z Sokołów", "story": "wszyscy ją rozpoznają"}),
    ("wymuszenie dla Marka: zapomniał kluczy", "compel",
     {"character": "Marek", "story": "zapomniał kluczy"}),
    ("Jagna poddaje się", "concede", {"character": "Jagna"}),
    ("Marek się poddał", "concede", {"character": "Marek"}),
    ("wilkołak zostaje wyeliminowany", "take_out", {"character": "Wilkołak"}),
    ("Marek opatruje Jagnę Wiedzą, trudność 2", "treat",
     {"actor": "Marek", "patient": "Jagna", "skill": "lore", "difficulty": 2}),
]  # fmt: skip

AFTER_HIT: list[tuple[str, str, dict[str, Any]]] = [
    ("bierze umiarkowaną konsekwencję i ostatnie pole", "absorb",
     {"boxes": 1, "consequences": ["moderate"]}),
    ("dwa pola i łagodna: Rozcięta warga", "absorb",
     {"boxes": 2, "consequences": ["mild"], "names": ["Rozcięta warga"]}),
    ("Jagna przyjmuje trafienie: dwa pola i lagodna konsekwencja", "absorb",
     {"character": "Jagna", "boxes": 2, "consequences": ["mild"]}),
    ("wzięła poważną konsekwencję Pęknięte żebra", "absorb",
     {"consequences": ["severe"], "names": ["Pęknięte żebra"]}),
    ("bierze lagodna konsekwencje Zwichnięta kostka i jedno pole", "absorb",
     {"boxes": 1, "consequences": ["mild"], "names": ["Zwichnięta kostka"]}),
    ("zaznaczam trzy kratki", "absorb", {"boxes": 3}),
    ("to niech weźmie umiarkowaną, Wybity bark", "absorb",
     {"consequences": ["moderate"], "names": ["Wybity bark"]}),
    ("Jagna przyjmuje to jak najlżej", "absorb", {"character": "Jagna", "lightest": True}),
    ("Jagna odpada", "absorb", {"character": "Jagna", "taken_out": True}),
    ("wybieram 2", "choose", {"number": 2}),
    ("opcja druga", "choose", {"number": 2}),
    ("Wilkołak bierze okazję zamiast przebicia", "take_boost", {}),
    ("trafienie się nie liczy", "waive", {}),
]  # fmt: skip

ON_A_ROLL: list[tuple[str, str, dict[str, Any]]] = [
    ("Jagna wywołuje Ostatnia z Sokołów", "invoke",
     {"actor": "Jagna", "aspect": "Ostatnia z Sokołów"}),
    ("darmowe wywołanie „Boi się srebra” na przerzut", "invoke",
     {"aspect": "Boi się srebra", "free": True, "use": "reroll"}),
    ("Jagna płaci punkt losu za Ostatnia z Sokołów i przerzuca", "invoke",
     {"actor": "Jagna", "aspect": "Ostatnia z Sokołów", "free": False, "use": "reroll"}),
]  # fmt: skip

QUESTIONS = [
    "ile pól presji ma postać?",
    "jak działa wymuszenie?",
    "kiedy znika umiarkowana konsekwencja?",
    "co daje remis przy ataku?",
    "czy mogę bronić się Wiedzą?",
    "co sie dzieje jak ktos sie podda?",
]

NOTHING = ["Jagna nie atakuje wilkołaka Walką", "cześć wszystkim", "pięć minut przerwy",
           "Jagna bierze miecz", "Jagna goni wilkołaka",
           "Wilkołak zniknął w lesie", "pada deszcz", "dobra, lecimy dalej",
           "cofnij się do drzwi", "potrzebuję chwili przerwy",
           "Wilkołak nie poddaje się", "Jagna siada przy ogniu i opowiada o domu"]  # fmt: skip

ASKED = [
    ("Jagna i Marek atakują wilkołaka", "together"),
    ("Jagna daje Markowi punkt losu", "who"),
    ("Jagna atakuje Walką", "missing_target"),
    ("dopisz Zbyszkowi aspekt Kuternoga", "who"),
    ("Jagna atakuje bandytę Walką", "missing_difficulty"),
    ("Jagna atakuje wilkołaka [+][+][+]", "not_understood"),
    ("Jagna tworzy przewagę Wiedzą +2", "missing_difficulty"),
]


@pytest.mark.parametrize(("text", "name", "arguments"), [*ROLLS, *TABLE])
def test_what_is_said(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]


@pytest.mark.parametrize(("text", "name", "arguments"), AFTER_HIT)
def test_a_hit_is_taken(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text, table(HIT)) == [(name, arguments)]


@pytest.mark.parametrize(("text", "name", "arguments"), ON_A_ROLL)
def test_a_roll_is_changed(text: str, name: str, arguments: dict[str, Any]) -> None:
    roll = {"command": "overcome", "actor": "Jagna", "skill": "athletics", "difficulty": 3,
            "faces": [0, 0, 0, 0]}  # fmt: skip
    assert said(text, table(roll)) == [(name, arguments)]


@pytest.mark.parametrize(
    ("text", "accept"),
    [("tak", True), ("Jagna przyjmuje wymuszenie", True), ("odrzucam wymuszenie", False),
     ("Jagna odmówiła wymuszenia", False), ("nie", False)],
)  # fmt: skip
def test_a_compel_is_answered(text: str, accept: bool) -> None:
    compel = {"command": "compel", "character": "Jagna", "aspect": "Ostatnia z Sokołów"}
    calls = said(text, table(compel))
    assert [name for name, _ in calls] == ["answer_compel"]
    assert calls[0][1]["accept"] is accept


@pytest.mark.parametrize("text", QUESTIONS)
def test_questions_are_looked_up(text: str) -> None:
    assert [name for name, _ in said(text)] == ["look_up"]


@pytest.mark.parametrize("text", NOTHING)
def test_what_is_no_command_changes_nothing(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize(("text", "code"), ASKED)
def test_what_is_missing_is_asked(text: str, code: str) -> None:
    understood = understand(text, table(), language="pl")
    assert understood.calls == ()
    assert understood.unclear is not None and understood.unclear.code == code


def test_i_am_whoever_speaks() -> None:
    (call,) = said("atakuję wilkołaka Walką", speaker="Jagna")
    assert call == ("attack", {"actor": "Jagna", "target": "Wilkołak", "skill": "fight"})


def test_two_deeds_in_a_message() -> None:
    calls = said("Wilkołak poddaje się. Koniec konfliktu. Koniec sceny.")
    assert [name for name, _ in calls] == ["concede", "end_conflict", "end_scene"]


def test_aspects_named_one_after_another_are_all_placed() -> None:
    assert said("na scenie pojawia się Pożar na strychu i Panika w tłumie") == [
        ("place_aspect", {"aspect": "Pożar na strychu"}),
        ("place_aspect", {"aspect": "Panika w tłumie"}),
    ]


def test_two_commands_of_the_table_in_a_sentence() -> None:
    calls = said("cofnij i zacznij nową scenę: dach kamienicy")
    assert calls == [("undo", {}), ("begin_scene", {"name": "dach kamienicy"})]


SPOKEN: list[tuple[str, list[tuple[str, dict[str, Any]]]]] = [
    ("Jagna tnie wilkołaka, Walka, wypadły dwa plusy, puste i minus",
     [("attack", {"actor": "Jagna", "target": "Wilkołak", "skill": "fight",
                  "faces": [1, 1, 0, -1]})]),
    ("Wilkołak skacze Jagnie do gardła. Wyszło mu 5. Jagna unika na 3.",
     [("attack", {"actor": "Wilkołak", "target": "Jagna", "effort": 5, "defence": {"effort": 3}})]),
    ("Z pomocą Marka Jagna wspina się na mur, Atletyka, trudność 3",
     [("overcome", {"actor": "Jagna", "skill": "athletics", "difficulty": 3,
                    "helpers": ["Marek"]})]),
    ("Jagna stwarza przewagę Piach w Oczach na wilkołaku, Walka",
     [("create_advantage", {"actor": "Jagna", "skill": "fight", "aspect": "Piach w Oczach",
                            "target": "Wilkołak"})]),
    ("Marek i Michał wspierają Jagnę",
     [("help", {"character": "Marek", "ally": "Jagna"}),
      ("help", {"character": "Michał", "ally": "Jagna"})]),
    ("Moja postać to Iskra, ma Strzelanie 4, Wolę 2",
     [("create_character", {"kind": "pc", "name": "Iskra", "skills": {"shoot": 4, "will": 2}})]),
    ("BN: Stara Wiedźma, Wiedza +4, Empatia +3",
     [("create_character", {"kind": "npc", "name": "Stara Wiedźma",
                            "skills": {"lore": 4, "empathy": 3}})]),
    ("Potrzebny mi BN o imieniu Kruk, Walka 3, Strzelanie 2",
     [("create_character", {"kind": "npc", "name": "Kruk", "skills": {"fight": 3, "shoot": 2}})]),
    ("Jagna dostaje atut: Szermierz (+2 do Walki, gdy ma szablę)",
     [("edit_character", {"name": "Jagna", "stunts": ["Szermierz (+2 do Walki, gdy ma szablę)"]})]),
    ("Jagna wyciąga szablę o wartości 2",
     [("edit_character", {"name": "Jagna", "weapons": [{"name": "szabla", "rating": 2}]})]),
    ("Jagna zaatakowałaby wilkołaka Walką", []),
    ("Marek prawie trafił wilkołaka", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "calls"), SPOKEN)
def test_said_aloud(text: str, calls: list[tuple[str, dict[str, Any]]]) -> None:
    assert said(text) == calls


@pytest.mark.parametrize("text", ["Jagna ma zbroję o wartości 2", "Jagna nosi broń o wartości 3"])
def test_gear_without_a_name_is_asked_for_it(text: str) -> None:
    understood = understand(text, table(), language="pl")
    assert understood.unclear is not None and understood.unclear.code == "missing_name"
