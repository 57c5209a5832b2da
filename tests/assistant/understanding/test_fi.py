"""Finnish, as people type it at the table: a message, and the calls it comes to."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

SHEETS: list[dict[str, Any]] = [
    {"name": "Helka", "skills": {"athletics": 2, "fight": 3, "will": 1},
     "high_concept": "Vanhan linnan viimeinen vartija"},
    {"name": "Otso", "skills": {"lore": 3, "shoot": 2}},
    {"name": "Hiisi", "kind": "npc", "skills": {"fight": 4, "provoke": 2},
     "aspects": ["Pelkää auringonvaloa"]},
]  # fmt: skip
DICE = [0, 0, 1, 1]


def table(*more: dict[str, Any]) -> Game:
    game = new()
    for command in [*({"command": "create_character", **sheet} for sheet in SHEETS), *more]:
        game = play(game, commands.parse(command), Dice(seed="oak")).game
    return game


def said(text: str, game: Game | None = None) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, game or table(), language="fi")
    return [(call.name, dict(call.arguments)) for call in understood.calls]


HIT = {"command": "attack", "actor": "Hiisi", "target": "Helka", "skill": "fight",
       "faces": [1, 1, 0, 0], "defence": {"skill": "athletics", "faces": [0, 0, 0, 0]}}  # fmt: skip
ROLL = {"command": "overcome", "actor": "Helka", "skill": "athletics", "difficulty": 3,
        "faces": [0, 0, 0, 0]}  # fmt: skip

SAID: list[tuple[str, str, dict[str, Any]]] = [
    ("Hiisi käy Helkan kimppuun, nopat 0 0 + +, Helka väistää Urheilulla", "attack",
     {"actor": "Hiisi", "target": "Helka", "skill": "fight", "faces": DICE,
      "defence": {"skill": "athletics"}}),
    ("Helkan kimppuun hyökkää Hiisi", "attack",
     {"actor": "Hiisi", "target": "Helka", "skill": "fight"}),
    ("Helkaa lyö menninkäinen, Tappelu +1", "attack",
     {"actor": "menninkäinen", "target": "Helka", "skill": "fight", "rating": 1}),
    ("hyökkään Helkalla Hiiden kimppuun", "attack", {"actor": "Helka", "target": "Hiisi"}),
    ("Otso ampuu peikkoa, heitti plus kaksi, peikko sai miinus yhden", "attack",
     {"actor": "Otso", "target": "peikko", "skill": "shoot", "dice_total": 2,
      "defence": {"dice_total": -1}}),
    ("Helka lyö peikkoa moukarilla, Tappelu, vaikeus 1", "attack",
     {"actor": "Helka", "target": "peikko", "skill": "fight", "difficulty": 1}),
    ("Helka hyppää kuilun yli, Urheilu Mahtavaa (+4) vastaan", "overcome",
     {"actor": "Helka", "skill": "athletics", "difficulty": 4}),
    ("heitä Tarut +3 vastaan 2", "roll", {"skill": "lore", "rating": 3, "difficulty": 2}),
    ("Otson Tarut +3, [0][0][+][+], vaikeustaso hyvä", "overcome",
     {"actor": "Otso", "skill": "lore", "rating": 3, "faces": DICE, "difficulty": 3}),
    ("laita Hiidelle piirre Kahleissa", "place_aspect", {"aspect": "Kahleissa", "on": "Hiisi"}),
    ("Hiisi saa särmän Hyvä asema", "place_aspect",
     {"aspect": "Hyvä asema", "boost": True, "holder": "Hiisi"}),
    ("aseta Helkan fate-pisteiksi 4", "adjust", {"character": "Helka", "fate_points": 4}),
    ("Otso saa pisteen", "adjust", {"character": "Otso", "fate_points_change": 1}),
    ("Helkan Tahdonvoima nousee kakkoseen", "adjust",
     {"character": "Helka", "skills": {"will": 2}}),
    ("Otsosta käytetään myös nimeä Karhu", "edit_character",
     {"name": "Otso", "aliases": ["Karhu"]}),
    ("uusi kohtaus: kapakka, piirteet Tungosta ja Kaatunut pöytä", "begin_scene",
     {"name": "kapakka", "aspects": ["Tungosta", "Kaatunut pöytä"]}),
    ("tarjoan Hiidelle pistettä: Pelkää auringonvaloa", "compel",
     {"character": "Hiisi", "aspect": "Pelkää auringonvaloa", "story": "Pelkää auringonvaloa"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "arguments"), SAID)
def test_what_is_said(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]


def test_points_of_several_people() -> None:
    assert said("Helkalla on kaksi fate-pistettä, Otsolla kolme") == [
        ("adjust", {"character": "Helka", "fate_points": 2}),
        ("adjust", {"character": "Otso", "fate_points": 3}),
    ]


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("kaksi ruutua", {"boxes": 2}),
        ("lievä jälki ja yksi ruutu", {"boxes": 1, "consequences": ["mild"]}),
        ('merkittävä jälki "Murtunut käsi"',
         {"consequences": ["moderate"], "names": ["Murtunut käsi"]}),
    ],
)  # fmt: skip
def test_a_hit_is_taken(text: str, arguments: dict[str, Any]) -> None:
    assert said(text, table(HIT)) == [("absorb", arguments)]


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("Helka maksaa pisteen Vanhan linnan viimeisestä vartijasta ja heittää uusiksi",
         {"use": "reroll", "free": False, "actor": "Helka"}),
        ("Helka hyödyntää piirrettä Vanhan linnan viimeinen vartija", {"actor": "Helka"}),
    ],
)  # fmt: skip
def test_a_roll_is_changed(text: str, arguments: dict[str, Any]) -> None:
    aspect = {"aspect": "Vanhan linnan viimeinen vartija"}
    assert said(text, table(ROLL)) == [("invoke", aspect | arguments)]


@pytest.mark.parametrize(
    "text", ["Helka ei hyökkää Hiiden kimppuun", "moi kaikille", "haetaan kahvia", "sataa vettä"]
)
def test_nothing_is_done(text: str) -> None:
    assert said(text) == []
