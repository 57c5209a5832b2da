"""Finnish table talk: who acts by the case of their name, slang, and what is asked back."""

from typing import Any

import pytest

from assistant.understanding import Earlier, understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

TABLE: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Aino", "skills": {"fight": 4, "athletics": 3}},
    {"command": "create_character", "name": "Matti", "skills": {"lore": 3, "rapport": 2}},
    {"command": "create_character", "name": "Hiisi", "kind": "npc", "skills": {"fight": 3}},
    {"command": "begin_scene", "aspects": ["Sakea sumu"], "zones": ["Halli", "Portaat"]},
]
ATTACKED = {"command": "attack", "actor": "Hiisi", "target": "Aino", "skill": "fight", "effort": 5}
HIT = {**ATTACKED, "defence": {"skill": "athletics", "effort": 2}}

HARD = {**HIT, "effort": 7}


def table(*more: dict[str, Any], system: str = "condensed") -> Game:
    game = new(system)
    for command in [*(TABLE if system == "condensed" else ()), *more]:
        game = play(game, commands.parse(command), Dice(seed="oak")).game
    return game


def said(text: str, game: Game | None = None, by: str | None = None) -> list[Any]:
    understood = understand(text, game or table(), language="fi", speaker=by)
    return [(call.name, dict(call.arguments)) for call in understood.calls]


SAID: list[tuple[str, str, dict[str, Any]]] = [
    ("tappeluhyökkäys Ainolta, kohteena Hiisi", "attack",
     {"actor": "Aino", "target": "Hiisi", "skill": "fight"}),
    ("hyökkäys Aino -> Hiisi, Tappelu, yhteensä 5", "attack",
     {"actor": "Aino", "target": "Hiisi", "skill": "fight", "effort": 5}),
    ("Aino antaa Hiidelle pataan, Tappelu", "attack",
     {"actor": "Aino", "target": "Hiisi", "skill": "fight"}),
    ("heitetään Matille tietämys, vaikeusaste 2", "overcome",
     {"actor": "Matti", "skill": "lore", "difficulty": 2}),
    ("mä vetoan Ainolla piirteeseen Sakea sumu", "invoke",
     {"actor": "Aino", "aspect": "Sakea sumu"}),
    ("Aino tägää Sakea sumu", "invoke", {"actor": "Aino", "aspect": "Sakea sumu"}),
    ("Matti luo edun ”Hurmaava hymy” Hiiteen karismalla", "create_advantage",
     {"actor": "Matti", "target": "Hiisi", "skill": "rapport", "aspect": "Hurmaava hymy"}),
    ("Sakea sumu, sillä Matti painostaa Ainoa", "compel",
     {"character": "Aino", "by": "Matti", "aspect": "Sakea sumu"}),
    ("Hiisi saa Ainolta turpiin, Tappelu", "attack",
     {"actor": "Aino", "target": "Hiisi", "skill": "fight"}),
    ("Hiisi haukkuu Ainoa oikein kunnolla, provosointihyökkäys", "attack",
     {"actor": "Hiisi", "target": "Aino", "skill": "provoke"}),
    ("Aino hakkaa oven rikki ruumiinvoimalla, vaikeus hyvä", "overcome",
     {"actor": "Aino", "skill": "physique", "difficulty": 3}),
    ("Matti nuuhkii pulloa ja pohtii mitä siinä on. Tieto, vaikeus 3", "overcome",
     {"actor": "Matti", "skill": "lore", "difficulty": 3}),
    ("kirjaa Matille aspekti ”Puukko povessa”", "adjust",
     {"character": "Matti", "add_aspect": "Puukko povessa"}),
    ("mä luovutan Ainolla", "concede", {"character": "Aino"}),
    ("Matilla on tästä lähtien aspekti ”Rikki”", "adjust",
     {"character": "Matti", "add_aspect": "Rikki"}),
    ("Ainon kohtalopisteet laskee 2:lla", "adjust",
     {"character": "Aino", "fate_points_change": -2}),
    ("Ainon vakava vamma on umpeutunut", "adjust",
     {"character": "Aino", "clear_consequence": "severe"}),
    ("luodaan vihu Untamo, Tappelu 3", "create_character",
     {"name": "Untamo", "kind": "npc", "skills": {"fight": 3}}),
    ("Aino, Tappelu vastaan 3, montako prosenttia", "odds", {"roll": "+4 vs +3"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "arguments"), SAID, ids=[text for text, *_ in SAID])
def test_who_acts_is_told_by_the_case(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]
    assert said(text, by="Matti") == [(name, arguments)]


@pytest.mark.parametrize(
    "text",
    [
        "Aino kuiskuttelee Hiidelle jotain, Tappelu",
        "torjunta: Aino, Tappelu 3",
        "jee toi Hiisi on ihan huippu hahmo",
        "Matti hoitaa loput",
        "meinasin painostaa Ainoa mut antaa olla",
        "Aino ei ottanut jälkiä, se väisti jo",
        "ei peruta mitään, hyvä heitto se oli",
        "Aino sanoi ettei luovuta ikinä",
    ],
)
def test_what_is_half_understood_changes_nothing(text: str) -> None:
    assert all(name == "defend" for name, _ in said(text) if name != "look_up")


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("mä puolustan Ainolla, Urheilu", {"actor": "Aino", "skill": "athletics"}),
        ("puolustus Ainolta, Urheilu", {"actor": "Aino", "skill": "athletics"}),
        ("väistän! atletiikalla, nopat ++-0", {"skill": "athletics", "faces": [1, 1, -1, 0]}),
        ("Matti torjuu Ainon puolesta, Tieto", {"actor": "Matti", "target": "Aino",
                                                "skill": "lore"}),
    ],
)  # fmt: skip
def test_a_defence_names_its_defender(text: str, arguments: dict[str, Any]) -> None:
    assert said(text, table(ATTACKED)) == [("defend", arguments)]


def test_a_hit_is_taken_in_the_words_of_the_table() -> None:
    taken = said("Aino ottaa kohtalaisen seurauksen: Murtunut kylki, loput stressiin", table(HARD))
    assert taken == [("absorb", {"character": "Aino", "boxes": 1, "consequences": ["moderate"],
                                 "names": ["Murtunut kylki"]})]  # fmt: skip
    taken = said("Aino ruksaa kolme stressiruutua", table(HIT))
    assert taken == [("absorb", {"character": "Aino", "boxes": 3})]


def test_another_of_the_same_is_given() -> None:
    given = {"command": "adjust", "character": "Matti", "fate_points_change": 2}
    earlier = Earlier(commands=(given,), game=table(), said="", reply="")
    understood = understand("anna sille vielä toinen", table(given), language="fi", earlier=earlier)
    one = {"character": "Matti", "fate_points_change": 1}
    assert [(c.name, dict(c.arguments)) for c in understood.calls] == [("adjust", one)]
    understood = understand("Ainolle vielä yks", table(given), language="fi", earlier=earlier)
    assert [dict(c.arguments) for c in understood.calls] == [{**one, "character": "Aino"}]


@pytest.mark.parametrize(
    ("language", "text", "skill"),
    [
        ("fi", "Topias syöksyy Hiiden kimppuun nopeasti", "quick"),
        ("en", "Topias attacks Hiisi, Forceful", "forceful"),
    ],
)
def test_approaches_are_rolled_where_there_are_no_skills(
    language: str, text: str, skill: str
) -> None:
    game = table(
        {"command": "create_character", "name": "Topias", "skills": {"quick": 3, "forceful": 1}},
        {"command": "create_character", "name": "Hiisi", "kind": "npc", "skills": {"quick": 2}},
        system="accelerated",
    )
    understood = understand(text, game, language=language)
    attack = {"actor": "Topias", "target": "Hiisi", "skill": skill}
    assert [dict(call.arguments) for call in understood.calls] == [attack]
    there = understand("Aino juoksee nopeasti Hiiden kimppuun", table(), language="fi")
    assert all(call.arguments.get("skill") != "quick" for call in there.calls)
