"""Bad input for every command: one sentence, the rule, what would work; nothing has changed."""

import json
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from assistant.campaigns import Campaign, Store
from assistant.surfaces.cli import app
from assistant.toolbox import Done, Toolbox
from rules_corpus.library import Library
from tools.commands import COMMANDS, plain
from tools.registry import REGISTRY
from tools.rulesets import RULESETS

HUGE = "x" * 10_000_000
LONGEST = 300
HANGS = 30.0  # seconds: no measure of speed, only that nothing runs away
# What no field takes; a list, since some fields take texts, numbers or whole objects.
JUNK: tuple[Any, ...] = (HUGE, {"what": {}}, -9999, 10**30, 1.5, [["x"]], "\x00", "")


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    return Store(tmp_path).new("sweep", seed="s")


@pytest.fixture
def toolbox(campaign: Campaign, library: Library) -> Toolbox:
    box = Toolbox(campaign=campaign, library=library, language="en")
    for name, kind in (("Mara", "pc"), ("Miro", "pc"), ("Ghoul", "npc")):
        call(box, "create_character", name=name, kind=kind, skills={"fight": 2})
    return box


def call(box: Toolbox, command: str, **arguments: Any) -> Done:
    return box.call(command, arguments)


def told(done: Done) -> dict[str, Any]:
    """The error of a call: short, and one line."""
    assert not done.ok and done.error is not None
    error = dict(done.error)
    assert 0 < len(error["message"]) < LONGEST and "\n" not in error["message"]
    assert len(error["hint"]) < LONGEST and len(done.lines) == 1
    return error


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_no_field_takes_what_it_can_not_read(toolbox: Toolbox, command: str) -> None:
    campaign = toolbox.campaign
    own = [field for field in COMMANDS[command].model_fields if field != "command"]
    for field, junk in product(own, JUNK):
        before, count, began = campaign.game, len(campaign.entries), time.perf_counter()
        done = toolbox.call(command, {field: junk})
        assert time.perf_counter() - began < HANGS
        if junk is HUGE or isinstance(junk, dict) or not done.ok:
            error = told(done)
            assert error["rule"] or not REGISTRY[COMMANDS[command]].rules
            assert campaign.game is before and len(campaign.entries) == count


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_a_field_that_it_has_not_is_named_with_those_near(toolbox: Toolbox, command: str) -> None:
    own = [field for field in COMMANDS[command].model_fields if field != "command"]
    field = own[0] if own else "nothing"
    error = told(call(toolbox, command, **{f"{field}x": 1}))
    missing = "is missing" in error["message"]
    assert missing or f"{field}x" in error["message"]
    assert missing or not own or field in error["message"].split("Near it")[1]


@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
@pytest.mark.parametrize(
    ("command", "arguments", "says"),
    [
        ("attack", {"actor": "Mara"}, "target"),
        ("attack", {"actor": "Mara", "target": "X", "tagret": "Y"}, "target"),
        ("overcome", {"actor": "Mara", "rating": 999}, "40"),
        ("overcome", {"actor": "Mara", "dice_total": 5}, "4"),
        ("overcome", {"actor": ["Mara"]}, "actor"),
        ("absorb", {"consequences": ["bad"]}, "mild"),
        ("create_character", {"name": "X", "skills": {"fight": 99}}, "40"),
        ("create_character", {"name": "X", "weapons": [{"name": "Bow", "rating": "x"}]}, "rating"),
        ("set_boss", {"character": "Ghoul"}, "minions"),
        ("attak", {}, "attack"),
    ],
)  # fmt: skip
def test_what_would_work_is_said_in_every_language(
    campaign: Campaign, library: Library, language: str, command: str,
    arguments: dict[str, Any], says: str,
) -> None:  # fmt: skip
    box = Toolbox(campaign=campaign, library=library, language=language)
    error = told(box.call(command, arguments))
    assert says in error["message"]
    if language != "en":
        assert not {"is", "or", "takes"} & set(error["message"].split())


FIGHT = {"skill": "fight", "difficulty": 2}
# Commands that need somebody with a sheet, the field that names them, and what else.
BY_NAME: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("overcome", "actor", FIGHT),
    ("create_advantage", "actor", {**FIGHT, "aspect": "X"}),
    ("attack", "actor", {**FIGHT, "target": "Ghoul"}),
    ("attack", "target", {"actor": "Ghoul", "skill": "fight"}),
    ("treat", "patient", {"actor": "Mara", "effort": 4}),
    ("concede", "character", {}),
    ("compel", "character", {"aspect": "X"}),
    ("edit_character", "name", {"skills": {"will": 1}}),
    ("adjust", "character", {"fate_points": 1}),
    ("milestone", "character", {"swap": ["fight", "will"]}),
    ("set_scale", "character", {"level": "godlike"}),
    ("place_aspect", "on", {"aspect": "X"}),
    ("begin_scene", "present", {}),
    ("suggest", "character", {}),
)


@pytest.mark.parametrize(("command", "field", "more"), BY_NAME)
def test_an_unknown_name_is_met_with_near_ones(
    toolbox: Toolbox, command: str, field: str, more: dict[str, Any]
) -> None:
    call(toolbox, "switch_option", option="condensed.opt.scale")
    before = toolbox.campaign.game
    asked = ["Marra"] if field == "present" else "Marra"
    done = toolbox.call(command, {field: asked, **more})
    error = told(done)
    assert error["rule"] and toolbox.campaign.game is before
    assert "Mara" in error["message"] + error["hint"] + done.lines[0]


def test_several_aspects_of_one_name_ask_whose(toolbox: Toolbox) -> None:
    for name in ("Mara", "Miro"):
        call(toolbox, "place_aspect", aspect="On Fire", on=name)
    error = told(call(toolbox, "rename_aspect", aspect="On Fire", name="Singed"))
    assert error["code"] == "which_aspect" and error["rule"]
    assert "Mara" in toolbox.done[-1].lines[0] and "Miro" in toolbox.done[-1].lines[0]


OUT_OF_ORDER = (
    ("defend", {"skill": "fight"}, "nothing_to_defend"),
    ("absorb", {"boxes": 1}, "no_hit"),
    ("take_boost", {}, "no_boost_to_take"),
    ("choose_cost", {"option": "fail"}, "no_choice"),
    ("answer_compel", {"accept": True}, "no_compel"),
    ("split_effort", {}, "option_off"),
    ("invoke", {"actor": "Mara", "aspect": "X"}, "no_roll"),
    ("next_turn", {"character": "Mara"}, None),
    ("end_conflict", {}, None),
    ("end_contest", {}, "no_contest"),
    ("end_challenge", {}, None),
    ("answer_distraction", {"character": "Mara", "way": 1}, "option_off"),
    ("mark_countdown", {"name": "X"}, "option_off"),
    ("hand_boost", {"to": "Miro"}, None),
    ("waive", {}, "nothing_waits"),
)


@pytest.mark.parametrize(("command", "arguments", "code"), OUT_OF_ORDER)
def test_an_answer_that_nothing_asked_for(
    toolbox: Toolbox, command: str, arguments: dict[str, Any], code: str | None
) -> None:
    before = toolbox.campaign.game
    error = told(call(toolbox, command, **arguments))
    assert error["code"] == (code or error["code"]) != "invalid"
    assert error["rule"] or command == "waive"
    assert toolbox.campaign.game is before


def test_what_waits_comes_first(toolbox: Toolbox) -> None:
    hit = {"actor": "Ghoul", "target": "Mara", "effort": 4, "defence": {"effort": 0}}
    assert call(toolbox, "attack", **hit).ok
    before = toolbox.campaign.game
    for command, arguments in (("attack", hit), ("overcome", {"actor": "Miro", "effort": 1,
                               "difficulty": 0})):  # fmt: skip
        error = told(call(toolbox, command, **arguments))
        assert (error["code"], bool(error["rule"])) == ("answer_first", True)
    for wrong, code in (({"boxes": 9}, "boxes_full"), ({"consequences": ["mild"] * 2}, "slot_full"),
                        ({"boxes": 1}, "not_enough"), ({"boxes": [7]}, "boxes_full"),
                        ({"conditions": ["hurt"]}, "option_off")):  # fmt: skip
        error = told(call(toolbox, "absorb", **wrong))
        assert error["code"] == code and error["rule"] and error["hint"]
    assert toolbox.campaign.game is before


SAID_BADLY = (
    ("adjust", {}, "nothing_adjusted", "Points"),
    ("adjust", {"character": "Mara", "reason": "x"}, "nothing_adjusted", "Points"),
    ("adjust", {"character": "Mara", "clear_consequence": "mild"}, "no_consequence", "Taken"),
    ("waive", {}, "nothing_waits", "hit"),
    ("overcome", {**FIGHT, "actor": "Mara", "remove": True}, "which_obstacle", "scene"),
    ("roll_d6", {"faces": [7]}, "invalid", "Near it: face"),
    ("begin_contest", {"to_win": 0}, "too_few_victories", "Three"),
    (
        "begin_contest",
        {"sides": [{"members": ["Mara"]}, {"members": ["Mara", "Ghoul"]}]},
        "same_side",
        "Mara",
    ),
    ("begin_challenge", {"tasks": [{"name": "Open Up"}, {"name": "open up"}]}, "same_task", "Open"),
    ("create_character", {"name": "X", "skills": {"lroe": 1}}, "misspelt_skill", "Lore"),
    ("create_character", {"name": "X", "skills": {"fihgt": 1}}, "misspelt_skill", "ruling"),
    ("overcome", {**FIGHT, "actor": "Mara", "faces": [0, 0, 0, 0], "effort": 3}, "invalid", "one"),
    ("overcome", {**FIGHT, "actor": "Mara", "reasons": ["Dark", "Wet"]}, "invalid", "reasons"),
)


@pytest.mark.parametrize(("command", "arguments", "code", "says"), SAID_BADLY)
def test_what_is_said_badly_is_met_with_what_would_work(
    toolbox: Toolbox, command: str, arguments: dict[str, Any], code: str, says: str
) -> None:
    before = toolbox.campaign.game
    error = told(toolbox.call(command, arguments))
    assert error["code"] == code and says in toolbox.done[-1].lines[0]
    assert toolbox.campaign.game is before


@pytest.mark.parametrize("system", sorted(RULESETS))
def test_a_command_of_other_systems_says_where_it_belongs(
    tmp_path: Path, library: Library, system: str
) -> None:
    store = Store(tmp_path).new("other", system=system, seed="s")
    box = Toolbox(campaign=store, library=library, language="en")
    foreign = [name for name, model in COMMANDS.items() if system not in REGISTRY[model].systems]
    for name in foreign:
        before = box.campaign.game
        fill = {field: "X" for field, info in COMMANDS[name].model_fields.items()
                if info.is_required()}  # fmt: skip
        error = told(call(box, name, **fill))
        if error["code"] != "invalid":  # what it asks for is read first
            assert error["code"] == "not_in_system" and error["rule"] and error["hint"]
        assert box.campaign.game is before


@pytest.mark.parametrize("text", ["Fight +3 vs 2", "2D:4", "+0", "3D:5"])
@pytest.mark.parametrize("system", sorted(RULESETS))
def test_a_free_standing_roll_of_any_system_is_always_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, system: str
) -> None:
    Store(tmp_path).new("default", system=system, seed="s")
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path))
    said = CliRunner().invoke(app, ["roll", text, "--json"])
    assert said.exit_code == 0 and json.loads(said.stdout)["faces"]


@pytest.mark.parametrize(
    ("command", "by_stdin"),
    [*((each, False) for each in sorted(COMMANDS)), ("attack", True), ("place_aspect", True)],
)
def test_ten_megabytes_are_one_sentence_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, by_stdin: bool
) -> None:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path))
    field = next((each for each in COMMANDS[command].model_fields if each != "command"), "more")
    said = json.dumps({"command": command, field: HUGE})
    began = time.perf_counter()
    done = CliRunner().invoke(
        app, ["do", "-" if by_stdin else said, "--json"], input=said if by_stdin else None
    )
    assert time.perf_counter() - began < HANGS
    error = json.loads(done.stderr)["error"]
    assert (done.exit_code, done.stdout) == (2, "") and 0 < len(error["message"]) < LONGEST
    assert error["rule"] or not REGISTRY[COMMANDS[command]].rules
    assert Store(tmp_path).open("default").entries == []


def test_a_command_may_come_by_stdin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path))
    said = json.dumps(plain(COMMANDS["place_aspect"].model_validate({"aspect": "Fog"})))
    done = CliRunner().invoke(app, ["do", "-", "--json"], input=said)
    assert json.loads(done.stdout)["events"][0]["aspect"] == "Fog"
