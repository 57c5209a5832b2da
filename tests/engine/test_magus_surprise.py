"""Magus: surprise with its two defences, and defending in another's stead."""

import pytest
from table import EVEN, Table, one, some
from travellers import BLANK, table

from tools.game import new
from tools.views import player_view


@pytest.mark.rule("magus.defend-other")
@pytest.mark.parametrize("at_once", [True, False])
def test_whoever_steps_in_takes_what_follows(at_once: bool) -> None:
    at = table()
    parry = {"skill": "swords", "faces": [0, 0, 0, 0]}
    swing = {"actor": "Robber", "target": "Eligiusz", "effort": 5, "weapon": "Spear"}
    if at_once:
        events = at.do("attack", **swing, defence={**parry, "by": "Radka"})
    else:
        at.do("attack", **swing)
        events = at.do("defend", actor="Radka", target="Eligiusz", **parry)
    assert one(events, "stepped_in")["whom"] == "Eligiusz"
    landed = one(events, "hit")
    # 5 - 3 shifts + spear 4 - mail 2: it is her mail that counts
    assert (landed["target"], landed["shifts"], landed["armor"]) == ("Radka", 4, 2)
    assert [waiting.who for waiting in at.game.pending if waiting.kind == "absorb"] == ["Radka"]
    assert at.replayed() == at.game


@pytest.mark.rule("magus.defend-other")
def test_an_advantage_goes_on_whoever_stepped_in() -> None:
    at = table()
    at.do("create_advantage", actor="Robber", skill="polearms", aspect="Pinned", effort=5,
          target="Eligiusz")  # fmt: skip
    at.do("defend", actor="Radka", target="Eligiusz", effort=3)
    assert [each.name for each in at.game.characters["Radka"].aspects] == ["Pinned"]


@pytest.mark.rule("magus.defend-other")
def test_nobody_steps_in_before_their_own_defence_or_against_themselves() -> None:
    at = table()
    at.do("switch_option", option="multiple-targets")
    at.do("attack", actor="Robber", targets=["Radka", "Eligiusz"], effort=6, shares=[3, 3])
    assert at.refused("defend", actor="Radka", target="Eligiusz", effort=3).code == "answer_first"
    assert at.refused("defend", actor="Robber", target="Eligiusz", effort=3).code == "self_target"
    at.do("defend", actor="Radka", target="Radka", effort=3)
    at.do("defend", actor="Radka", target="Eligiusz", effort=3)
    assert not at.game.waiting("defend") and at.replayed() == at.game


# --- surprise


@pytest.mark.rule("magus.surprise")
def test_the_surprised_act_last_and_only_defend() -> None:
    at = table()
    events = at.do("begin_conflict", surprised=["Radka", "Eligiusz"])
    caught = some(events, "surprised")
    assert [(each["who"], each["by"], each["warned"]) for each in caught] == [
        ("Radka", "npc", False), ("Eligiusz", "npc", False),
    ]  # fmt: skip
    placed = some(events, "aspect_placed")
    assert [(each["on"], each["free"], each["holder"]) for each in placed] == [
        ("Radka", 1, "npc"), ("Eligiusz", 1, "npc"),
    ]  # fmt: skip
    assert at.refused("pass_turn", character="Eligiusz").code == "not_your_step"
    events = at.do(
        "attack", actor="Archer", target="Radka", skill="archery", faces=BLANK,
        invokes=[{"aspect": "Surprised"}], defence={"skill": "swords", "faces": BLANK},
    )  # fmt: skip
    assert one(events, "invoked")["on"] == "Radka" and one(events, "resolved")["shifts"] == 1
    at.do("absorb", lightest=True)
    at.do("pass_turn", character="Robber")
    for deed in (
        {"command": "attack", "target": "Robber", "effort": 3, "defence": EVEN},
        {"command": "create_advantage", "aspect": "X", "target": "Robber", "effort": 3,
         "defence": EVEN},
    ):  # fmt: skip
        error = at.refused(actor="Eligiusz", **deed)
        assert (error.code, error.rule) == ("surprised", "magus.surprise")
    at.do("overcome", actor="Eligiusz", skill="body", difficulty=0, faces=BLANK)
    at.do("pass_turn", character="Radka")
    at.do("pass_turn", character="Archer")
    assert at.game.scene.conflict and at.game.scene.conflict.exchange == 2
    assert not any(each.name == "Surprised" for who in at.game.characters.values()
                   for each in who.aspects)  # fmt: skip
    at.do("attack", actor="Eligiusz", target="Robber", skill="fire magic", faces=BLANK,
          defence=EVEN)  # fmt: skip
    assert at.replayed() == at.game


@pytest.mark.rule("magus.surprise")
@pytest.mark.parametrize("magical", [True, False])
def test_the_membrane_warns_of_magic_and_psionics(magical: bool) -> None:
    at = table()
    at.do("edit_character", name="Eligiusz", wards=["membrane"])
    events = at.do("begin_conflict", surprised=["Eligiusz"], magical=magical)
    assert one(events, "surprised")["warned"] == magical
    for name in ("Archer", "Radka", "Robber"):
        at.do("pass_turn", character=name)
    swing = {"actor": "Eligiusz", "target": "Robber", "skill": "fire magic", "faces": BLANK,
             "defence": EVEN}  # fmt: skip
    if magical:
        at.do("attack", **swing)
    else:
        assert at.refused("attack", **swing).code == "surprised"


@pytest.mark.rule("magus.surprise")
def test_sixth_sense_removes_surprise_wholly() -> None:
    at = table("pl")
    at.do("edit_character", name="Eligiusz", wards=["danger_sense"])
    events = at.do("begin_conflict", surprised=["Eligiusz", "Radka"])
    assert [each["aspect"] for each in some(events, "aspect_placed")] == [
        "Zaskoczony", "Szósty zmysł", "Zaskoczony",
    ]  # fmt: skip
    assert at.refused("invoke", actor="Radka", use="remove").code == "not_surprised"
    events = at.do("invoke", actor="Eligiusz", aspect="Szósty zmysł", use="remove")
    assert one(events, "invoked")["free"] and one(events, "aspect_removed")["on"] == "Eligiusz"
    assert at.refused("invoke", actor="Eligiusz", use="remove").code == "not_surprised"
    at.do("pass_turn", character="Archer")  # 5, then Eligiusz with 4, as ever
    at.do("attack", actor="Eligiusz", target="Robber", skill="fire magic", faces=BLANK,
          defence=EVEN)  # fmt: skip
    assert at.replayed() == at.game


@pytest.mark.rule("magus.surprise")
def test_players_see_no_hidden_ambusher() -> None:
    at = table()
    at.do("edit_character", name="Archer", secret=True)
    at.do("begin_conflict", surprised=["Radka"])
    seen = player_view(at.game).scene.conflict
    assert seen is not None and set(seen.initiative) == {"Radka", "Eligiusz", "Robber"}
    assert "Archer" not in repr(player_view(at.game))


@pytest.mark.rule("magus.surprise")
def test_surprise_is_shaken_off_by_whoever_can_and_in_magus_only() -> None:
    elsewhere = Table()
    elsewhere.do("create_character", name="Mara")
    elsewhere.do("overcome", actor="Mara", skill="fight", difficulty=0)
    error = elsewhere.refused("invoke", use="remove")
    assert (error.code, error.rule) == ("not_in_system", "magus.surprise")
    error = Table(game=new("magus")).refused("invoke", use="remove")
    assert (error.code, error.rule) == ("none_senses", "magus.surprise")
