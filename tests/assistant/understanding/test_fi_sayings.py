"""Finnish set forms in the many ways they are said: other cases, spoken forms, small words."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

TABLE: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Aino", "skills": {"fight": 4, "athletics": 3}},
    {"command": "create_character", "name": "Matti", "skills": {"lore": 3}},
    {"command": "create_character", "name": "Otso", "skills": {"athletics": 4}},
    {"command": "create_character", "name": "Hiisi", "kind": "npc", "skills": {"fight": 3}},
    {"command": "create_character", "name": "Susi", "kind": "npc", "skills": {"fight": 2}},
    {"command": "begin_scene", "zones": ["Halli", "Portaat", "Katto"], "aspects": ["Sakea sumu"]},
    {"command": "begin_countdown", "name": "Aamunkoitto", "boxes": 4, "outcome": "valo"},
]
HIT = {"command": "attack", "actor": "Hiisi", "target": "Aino", "skill": "fight", "effort": 5,
       "defence": {"skill": "athletics", "effort": 2}}  # fmt: skip
COMPEL = {"command": "compel", "character": "Aino", "story": "velkoja tulee"}

SAID: list[tuple[str, str, dict[str, Any]]] = [
    ("vuoro Sudelle", "next_turn", {"character": "Susi"}),
    ("Aino on toiminut, nyt on Hiiden vuoro", "next_turn", {"character": "Hiisi", "by": "Aino"}),
    ("pistetään Ainolle piirre Kahleissa", "place_aspect", {"aspect": "Kahleissa", "on": "Aino"}),
    ("Seuraavaks Hiisi", "next_turn", {"character": "Hiisi"}),
    ("Aino skippaa vuoronsa", "pass_turn", {"character": "Aino"}),
    ("Matti keskittyy pelkkään puolustukseen tän kierroksen", "full_defense",
     {"character": "Matti"}),
    ("Otso juoksee portaisiin", "move", {"character": "Otso", "to": "Portaat"}),
    ("Aino lähtee Hallista Katolle", "move", {"character": "Aino", "to": "Katto"}),
    ("nyt juostaan kilpaa: Otso vastaan Susi", "begin_contest",
     {"sides": [{"members": ["Otso"]}, {"members": ["Susi"]}]}),
    ("kilpailu päättyi, Aino voitti", "end_contest", {"winner": "Aino"}),
    ("haaste meni läpi", "end_challenge", {"result": "won"}),
    ("alueet ovat Kellari, Piha ja Torni", "set_zones", {"zones": ["Kellari", "Piha", "Torni"]}),
    ("Hallin ja Portaiden välissä on este, vaikeus 3", "set_zones",
     {"borders": [{"between": ["Halli", "Portaat"], "barrier": 3}]}),
    ("laita rasti aamunkoittoon", "mark_countdown", {"name": "Aamunkoitto"}),
    ("kelaa Aamunkoittoa yks taakse", "mark_countdown", {"name": "Aamunkoitto", "boxes": -1}),
    ("sen kellon voi poistaa", "end_countdown", {}),
    ("muuta Sakea sumu muotoon Ohut usva", "rename_aspect",
     {"aspect": "Sakea sumu", "name": "Ohut usva"}),
    ("tarviin hirviön, nimi Näkki", "make_npc", {"kind": "monster", "name": "Näkki"}),
    ("tee mulle nopea sivuhahmo, joku kapakan portsari", "make_npc",
     {"kind": "minor", "concept": "kapakan portsari"}),
    ("mikä ois sopiva lievä henkinen jälki Matille", "suggest",
     {"what": "consequence", "character": "Matti", "severity": "mild", "track": "mental"}),
    ("Otso ostaa virstanpylväällä tempun Karhun voima", "milestone",
     {"character": "Otso", "buy_stunt": "Karhun voima"}),
    ("läpimurto Matille, korottaa Empatiaa", "breakthrough",
     {"character": "Matti", "raise_skills": ["empathy"]}),
    ("pistä skaala käyttöön", "switch_option", {"option": "scale"}),
    ("otetaan asearvot pois käytöstä", "switch_option", {"option": "weapons-armor", "on": False}),
    ("Hiisi on pomo ja susi on sen kätyri", "set_boss",
     {"character": "Hiisi", "minions": ["Susi"]}),
    ("Otsolta menee yksi fate-piste", "adjust", {"character": "Otso", "fate_points_change": -1}),
    ("Aino tutkii huonetta, Otso auttaa, Tutkiminen 1, vaikeus 2", "overcome",
     {"actor": "Aino", "helpers": ["Otso"], "difficulty": 2}),
    ("Aino väijyy, eli etu Piilossa tynnyrin takana, Hiippailu, vaikeus 2", "create_advantage",
     {"actor": "Aino", "aspect": "Piilossa tynnyrin takana", "skill": "stealth"}),
]  # fmt: skip
# What might be, what was left, or what is only talked about.
NOTHING = (
    "ehkä Aino luovuttaa", "Ainon pitäisi luovuttaa", "Aino melkein luovuttaa",
    "Otso juoksee Hallista pois", "tarvitsen apua", "laita kahvia tulemaan",
    "Aino toteaa että nyt mennään", "täällä on kylmä",
    "menee pari minuuttia", "Aino ottaa askeleen taaksepäin",
)  # fmt: skip
WAITING: list[tuple[dict[str, Any], str, str, dict[str, Any]]] = [
    (HIT, "pistetään kolme ruutua yli", "absorb", {"boxes": 3}),
    (HIT, "kuitataan se merkittävällä jäljellä", "absorb", {"consequences": ["moderate"]}),
    (HIT, "ota lievä jälki Verinen nenä ja lisäks yks ruutu", "absorb",
     {"consequences": ["mild"], "names": ["Verinen nenä"], "boxes": 1}),
    (HIT, "en ota mitään, Aino saa mennä ulos tilanteesta", "absorb", {"taken_out": True}),
    (HIT, "nro 3", "choose", {"number": 3}),
    (COMPEL, "joo käy", "answer_compel", {"accept": True}),
    (COMPEL, "ei helvetissä, Aino maksaa", "answer_compel", {"accept": False}),
]  # fmt: skip


def table(*more: dict[str, Any]) -> Game:
    game = new(options=("condensed.opt.countdown",))
    for each in [*TABLE, *more]:
        game = play(game, commands.parse(each), Dice(seed="oak")).game
    return game


def said(text: str, *more: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, table(*more), language="fi")
    return [(call.name, dict(call.arguments)) for call in understood.calls]


@pytest.mark.parametrize(("text", "command", "arguments"), SAID)
def test_a_command_is_understood(text: str, command: str, arguments: dict[str, Any]) -> None:
    [(name, given)] = said(text)
    assert name == command
    assert {key: given.get(key) for key in arguments} == arguments


@pytest.mark.parametrize(("before", "text", "command", "arguments"), WAITING)
def test_an_answer_to_what_waits_is_understood(
    before: dict[str, Any], text: str, command: str, arguments: dict[str, Any]
) -> None:
    [(name, given)] = said(text, before)
    assert name == command
    assert {key: given.get(key) for key in arguments} == arguments


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_done_that_was_not_told(text: str) -> None:
    assert said(text) == []


TALKED: list[tuple[str, str, dict[str, Any]]] = [
    ("Aino hiipii Suden ohi, Urheilu +3, Susi huomaa Tappelulla", "overcome",
     {"actor": "Aino", "target": "Susi", "skill": "athletics", "rating": 3,
      "defence": {"skill": "fight"}}),
    ("Aino hiipii, Urheilu Suden Tappelua vastaan", "overcome",
     {"actor": "Aino", "target": "Susi", "skill": "athletics", "defence": {"skill": "fight"}}),
    ("Otson pitäs kiivetä muurin yli, Urheilu, vaikeus 2", "overcome",
     {"actor": "Otso", "skill": "athletics", "difficulty": 2}),
    ("Matti tonkii hyllyjä. Tarut, vaikeus 3. Nopista tuli kaks plussaa.", "overcome",
     {"actor": "Matti", "skill": "lore", "difficulty": 3, "dice_total": 2}),
    ("Matti nuuhkii ilmaa, heittää Taruja kolmosta vastaan", "overcome",
     {"actor": "Matti", "skill": "lore", "difficulty": 3}),
    ("Hiisi pelottelee Ainoa Yllyttämisellä, henkinen hyökkäys", "attack",
     {"actor": "Hiisi", "target": "Aino", "skill": "provoke"}),
    ("Aino lyö sutta Tappelulla ja sai yhteensä 5, Susi väistää Urheilulla, sai 3", "attack",
     {"actor": "Aino", "target": "Susi", "skill": "fight", "effort": 5,
      "defence": {"skill": "athletics", "effort": 3}}),
    ("Aino tekee Sudelle edun: Hiekkaa silmissä, Tappelu, vaikeus 1", "create_advantage",
     {"actor": "Aino", "target": "Susi", "aspect": "Hiekkaa silmissä", "skill": "fight",
      "difficulty": 1}),
    ("lisää piirre Tulipalo Halliin", "place_aspect", {"aspect": "Tulipalo", "zone": "Halli"}),
    ("laske Otson Urheilu nollaan", "adjust", {"character": "Otso", "skills": {"athletics": 0}}),
    ("Ainon lähtölataus on nyt 2", "adjust", {"character": "Aino", "refresh": 2}),
    ("Ainolta pois yksi rasitus", "adjust", {"character": "Aino", "physical_change": -1}),
    ("aloitetaan kilpailu, Aino karkuun ja Susi perään", "begin_contest",
     {"sides": [{"members": ["Aino"]}, {"members": ["Susi"]}]}),
    ("uus pjh: Mörkö, Tappelu 4, kaksi rasitusruutua", "create_character",
     {"name": "Mörkö", "kind": "npc", "physical": 2, "skills": {"fight": 4}}),
    ("missä kunnossa Aino on", "show_sheet", {"name": "Aino"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "arguments"), TALKED)
def test_what_is_told_in_passing(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]


def test_a_story_with_a_number_rolls_nothing() -> None:
    assert said("mukaan tulee neljä kätyriä joilla Tappelu 1") == []


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("lievä jälki Revennyt korva ja loput ruutuihin",
         {"boxes": 1, "consequences": ["mild"], "names": ["Revennyt korva"]}),
        ("se menee vakavana jälkenä: Puukko reidessä",
         {"consequences": ["severe"], "names": ["Puukko reidessä"]}),
        ("kaikki ruutuihin", {"boxes": 3}),
    ],
)  # fmt: skip
def test_the_rest_of_a_hit(text: str, arguments: dict[str, Any]) -> None:
    assert said(text, HIT) == [("absorb", arguments)]
