"""A track of a table's own, from its TOML file to every place where a sheet is shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from assistant import houserules
from assistant.surfaces.cli import app
from assistant.understanding import understand
from assistant.voice import voice
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

LANGUAGES = ("en", "th", "pl", "fi", "zh")
GOLD = """\
name = "Gold"
more_tracks = ["Wealth"]

[behind]
wealth = "Resources"

[attack]
Resources = "Wealth"
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path / "home"))
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def ok(*arguments: str) -> str:
    done = run(*arguments)
    assert done.exit_code == 0, done.output + done.stderr
    return done.stdout


def do(**command: object) -> None:
    ok("do", json.dumps(command), "--json")


@pytest.fixture
def table(home: Path) -> Path:
    (home / "gold.toml").write_text(GOLD, "utf-8")
    ok("ruleset", "use", str(home / "gold.toml"))
    do(command="create_character", name="Mara", skills={"resources": 3, "fight": 2})
    do(command="create_character", name="Bor", kind="npc", skills={"resources": 2})
    do(command="adjust", character="Mara", marked={"Wealth": 2})
    return home


@pytest.mark.parametrize(
    ("change", "line", "code"),
    [
        (('Resources = "Wealth"', 'Resources = "Weath"'), 8, "unknown-track"),
        (('wealth = "Resources"', 'weath = "Resources"'), 5, "unknown-track"),
        (('Resources = "Wealth"', 'Resources = "Stress"'), 8, "unknown-track"),
        (('["Wealth"]', '["Wealth", "wealth"]'), 2, "twice"),
        (('["Wealth"]', '["Wealth", "Mental"]'), 2, "twice"),
        (('["Wealth"]', '["Wealth", 3]'), 2, "misfit"),
    ],
)
def test_what_is_wrong_with_tracks_is_named_with_its_line(
    change: tuple[str, str], line: int, code: str
) -> None:
    command, wrong = houserules.read(GOLD.replace(*change).encode())
    assert command is None
    assert [(each.line, each.code) for each in wrong] == [(line, code)]
    assert all(houserules.told(wrong[0], language) for language in LANGUAGES)


def test_tracks_go_by_their_words_in_any_language() -> None:
    text = GOLD + 'Walka = "fizyczna"\n'
    command, wrong = houserules.read(text.encode())
    assert not wrong and command is not None and command["attack"]["fight"] == "physical"
    _, wrong = houserules.read(
        GOLD.replace("Wealth", "Health").replace("wealth", "health").encode()
    )
    assert not wrong  # what a table calls its own is its own, whatever the word means elsewhere


@pytest.mark.rule("condensed.stress-track")
def test_every_place_shows_it(table: Path) -> None:
    assert "Wealth: [x][x][ ][ ][ ][ ]" in ok("sheet", "Mara")
    assert "Wealth [x][x][ ][ ][ ][ ]" in ok("state")
    assert "**Wealth:** ☒ ☒ ☐ ☐ ☐ ☐" in ok("export", "Mara", "--format", "md")
    assert "Wealth" in ok("export", "Mara", "--format", "html")
    assert "Wealth" in ok("export", "Mara", "--format", "text")
    ok("export", "Mara", "--format", "pdf", "--to", str(table / "mara.pdf"))
    assert json.loads(ok("sheet", "Mara", "--json"))["marked"]["Wealth"] == [0, 1]
    assert "Wealth boxes marked 0 → 2" in ok("log")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_names_it(language: str) -> None:
    say = voice(language)
    facts = {"track": "Wealth", "target": "Mara", "who": "Mara", "name": "Mara", "shifts": 2,
             "left": 1, "boxes": "x", "free": 1, "need": 3}  # fmt: skip
    for phrase in ("hit", "boxes-left", "track-short", "waits-absorb", "field-boxes",
                   "field-marked", "error-boxes_full", "error-boxes_off"):  # fmt: skip
        assert not say.has(phrase) or "Wealth" in say(phrase, **facts)
    assert "Wealth" in say.consequence_slot("mild", "Wealth")
    assert "Wealth" not in say.consequence_slot("mild", None)


@pytest.mark.parametrize("form", ["json", "fari", "foundry", "fchar"])
def test_files_bring_it_back(table: Path, form: str) -> None:
    file = table / f"mara.{form}"
    ok("export", "Mara", "--format", form, "--to", str(file))
    told = json.loads(ok("import", str(file), "--name", "Again", "--json"))
    sheet = json.loads(ok("sheet", "Again", "--json"))
    assert (sheet["boxes"]["Wealth"], sheet["marked"]["Wealth"]) == ([1] * 6, [0, 1]), told
    do(command="adjust", character="Again", marked={"Wealth": 5})
    back = table / f"again.{form}"
    ok("export", "Again", "--format", form, "--to", str(back))
    ok("import", str(back), "--name", "Third")
    assert json.loads(ok("sheet", "Third", "--json"))["marked"]["Wealth"] == [0, 1, 2, 3, 4]
    elsewhere = json.loads(ok("import", str(file), "--campaign", "other", "--json"))
    if isinstance(elsewhere, list):
        elsewhere = elsewhere[0]
    assert any("Wealth" in each["text"] for each in elsewhere["remarks"])
    assert "Wealth" not in elsewhere["sheet"]["boxes"]


def test_a_hit_is_taken_and_healed_in_talk(table: Path) -> None:
    lines = [
        "Bor attacks Mara with Resources [0][0][+][+], Mara defends with Resources [0][0][0][-]",
        "two boxes",
        "end of conflict",
        "end of scene",
    ]
    said = ok("chat", *(part for line in lines for part in ("--say", line)))
    assert "a hit of 2 shifts (Wealth)" in said and "2 Wealth boxes are left" in said
    assert not json.loads(ok("sheet", "Mara", "--json"))["marked"].get("Wealth")


def game_with(track: str, who: str) -> Game:
    game = new()
    for each in (
        {"command": "use_ruleset", "name": "Own", "more_tracks": [track],
         "attack": {"resources": track}},
        {"command": "create_character", "name": who},
    ):  # fmt: skip
        game = play(game, commands.parse(each), Dice("")).game
    return game


@pytest.mark.parametrize(
    ("language", "track", "who", "said", "arguments"),
    [
        ("en", "Doom", "Mara", "mark two Doom boxes for Mara", {"marked_change": {"Doom": 2}}),
        ("en", "Doom", "Mara", "Mara has 2 doom boxes marked", {"marked": {"Doom": 2}}),
        ("en", "Doom", "Mara", "clear one doom-box for Mara", {"marked_change": {"Doom": -1}}),
        ("en", "Doom", "Mara", "clear Mara's stress",
         {"physical": 0, "mental": 0, "marked": {"Doom": 0}}),
        ("pl", "Majątek", "Mara", "zaznacz Marze dwa pola majątku",
         {"marked_change": {"Majątek": 2}}),
        ("fi", "Maine", "Mara", "merkitse Maralle kaksi Maine-ruutua",
         {"marked_change": {"Maine": 2}}),
        ("th", "ทรัพย์", "มารา", "ขีดช่อง ทรัพย์ ของมารา 2 ช่อง", {"marked_change": {"ทรัพย์": 2}}),
        ("zh", "财富", "玛拉", "清除玛拉一个财富压力格", {"marked_change": {"财富": -1}}),
    ],
)  # fmt: skip
def test_talk_knows_it(
    language: str, track: str, who: str, said: str, arguments: dict[str, object]
) -> None:
    found = understand(said, game_with(track, who), language=language, speaker="gm")
    [call] = found.calls
    assert (call.name, dict(call.arguments)) == ("adjust", {"character": who, **arguments})


@pytest.mark.parametrize("boxes", ["4 mental boxes", "4 Doom boxes"])
def test_boxes_of_a_sheet_are_those_that_were_named(boxes: str) -> None:
    found = understand(f"New NPC Ann: Fight +1, {boxes}", game_with("Doom", "Mara"), language="en")
    given = found.calls[0].arguments
    assert "physical" not in given
    assert given.get("mental", given.get("boxes", {}).get("Doom")) == 4


def test_the_example_in_the_documentation_is_played_by() -> None:
    file = Path(__file__).parents[2] / "docs" / "ruleset.toml"
    ok("ruleset", "use", str(file))
    do(command="create_character", name="Mara", skills={"resources": 3, "fight": 4})
    sheet = json.loads(ok("sheet", "Mara", "--json"))
    assert {track: len(boxes) for track, boxes in sheet["boxes"].items()} == {
        "physical": 3, "mental": 3, "Wealth": 5, "Doom": 3}  # fmt: skip
    assert "Heroic (+4): Fight" in ok("sheet", "Mara")
