"""The command line as a black box: keys, exit codes, errors, and that nothing is stored by them."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from assistant.surfaces.cli import app
from assistant.voice import voice

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-c", "from assistant.surfaces.cli import app; app()"]
ERROR = {"code", "message", "hint", "rule"}
TURN = {"text", "language", "model", "calls", "citations", "pending"}
CALL = {"command", "arguments", "ok", "events", "error"}
ANNA = {"command": "create_character", "name": "Anna", "skills": {"fight": 3, "notice": 2},
        "aspects": ["Quick as a Cat"]}  # fmt: skip
BOR = {"command": "create_character", "name": "Bor", "kind": "npc", "skills": {"fight": 2}}


@dataclass
class Said:
    """What a run of the program came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def error(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.err)
        assert set(told) == {"error"}
        assert set(told["error"]) == ERROR
        return dict(told["error"])

    @property
    def turns(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def home(tmp_path: Path, stocked: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "library").symlink_to(stocked)
    monkeypatch.setenv("FATEWRIGHT_HOME", str(folder))
    monkeypatch.delenv("FATEWRIGHT_MODEL", raising=False)
    return folder


def run(*arguments: str, stdin: str | None = None) -> Said:
    """Run a command inside this process, and let a bug surface."""
    result = CliRunner().invoke(app, list(arguments), input=stdin, prog_name="fatewright")
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def program(arguments: Sequence[str | bytes], stdin: bytes | None = None, **more: str) -> Said:
    """Run the program itself."""
    done = subprocess.run([*PROGRAM, *arguments], cwd=ROOT, input=stdin, capture_output=True,
                          env={**os.environ, **more}, timeout=120)  # fmt: skip
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def do(command: dict[str, Any], *more: str) -> Said:
    return run("do", json.dumps(command), "--json", *more)


def entries() -> list[Any]:
    return list(run("log", "--json").json)


# Every command of the contract, with exactly the keys that it documents.


def test_do_gives_events_pending_and_the_game(home: Path) -> None:
    said = do(ANNA)
    assert said.code == 0
    assert set(said.json) == {"events", "pending", "game"}
    assert said.json["events"][0]["type"] == "character_created"
    assert "Anna" in said.json["game"]["characters"]
    assert said.err == ""


def test_a_hit_waits_with_its_answers(home: Path) -> None:
    do(ANNA), do(BOR)
    said = do({"command": "attack", "actor": "Anna", "target": "Bor", "skill": "fight",
               "faces": [1, 1, 0, 0], "defence": {"skill": "fight", "faces": [0] * 4}})  # fmt: skip
    events = said.json["events"]
    resolved = next(event for event in events if event["type"] == "resolved")
    assert resolved["action"] == "attack"
    assert (resolved["effort"], resolved["opposition"], resolved["shifts"]) == (5, 2, 3)
    assert resolved["outcome"] == "style"
    hit = next(event for event in events if event["type"] == "hit")
    assert (hit["target"], hit["shifts"]) == ("Bor", 3)
    assert said.json["pending"]
    assert all(each["answers"] for each in said.json["pending"])


def test_a_roll_may_begin_with_a_rating_below_mediocre(home: Path) -> None:
    said = run("roll", "-1 vs 2", "--dice", "0,0,0,+", "--json").json
    assert (said["effort"], said["opposition"], said["shifts"]) == (0, 2, -2)
    assert run("odds", "-3 vs 2", "--json").json["exact"]["fail"] == "1/1"
    assert run("roll", "+1 vs 2", "--dicee", "0,0,0,+", "--json").code == 2


def test_a_fate_roll_has_its_keys(home: Path) -> None:
    said = run("roll", "Fight +3 vs 2", "--dice", "0,0,+,+", "--json")
    assert said.json == {"faces": [0, 0, 1, 1], "total": 2, "effort": 5, "opposition": 2,
                         "shifts": 3, "outcome": "style", "rule": "condensed.roll"}  # fmt: skip
    assert not (home / "campaigns.sqlite").exists()


def test_a_pool_roll_has_its_keys(home: Path) -> None:
    said = run("roll", "2D:4", "--dice", "d6:1,6", "--json").json
    assert (said["faces"], said["outcome"]) == ([1, 6], "success")
    assert (said["special"], said["fumble"]) == (True, False)
    assert "shifts" not in said


def test_the_same_seed_rolls_the_same(home: Path) -> None:
    rolls = [run("roll", "+0 vs 0", "--seed", "x", "--json").out for _ in range(2)]
    assert rolls[0] == rolls[1]


def test_odds_with_invokes(home: Path) -> None:
    plain = run("odds", "+3 vs 2", "--invokes", "1", "--wanted", "style", "--json").json
    assert plain["wanted"] == "style" and plain["chance"] == plain["style"]
    numerator, denominator = map(int, plain["exact"]["invokes"].split("/"))
    assert plain["invokes"] == numerator / denominator
    text = run("odds", "2D:4", "--cheers", "2").out
    assert "15/16" in text and "of 2 used" in text
    assert run("odds", "2D:4", "--wanted", "tie").code == 3


def test_fairness_of_a_campaign(home: Path) -> None:
    assert run("fairness", "--json").json == []
    command = {"command": "roll", "rating": 0, "difficulty": 0}
    run("do", json.dumps(command))
    run("do", json.dumps(command), "--dice", "0,0,+,+")
    found = run("fairness", "--json").json
    assert [(each["thrower"], each["kind"]) for each in found] == [
        ("seed", "fate"), ("table", "fate"),
    ]  # fmt: skip
    assert found[1]["counts"] == {"-1": 0, "0": 2, "1": 2} and found[1]["fair"] is None
    assert "too few" in run("fairness").out


def test_odds_are_exact(home: Path) -> None:
    said = run("odds", "+3 vs 2", "--json").json
    assert said["exact"]["tie"] == "16/81"
    assert sum(said[name] for name in ("fail", "tie", "success", "style")) == pytest.approx(1)
    assert not (home / "campaigns.sqlite").exists()


def test_state_sheet_and_log(home: Path) -> None:
    do(ANNA)
    assert "Anna" in run("state", "--json").json["characters"]
    assert run("sheet", "Anna", "--json").json["skills"] == {"fight": 3, "notice": 2}
    assert [each["name"] for each in run("sheet", "--json").json] == ["Anna"]
    assert [each["command"]["command"] for each in entries()] == ["create_character"]


def test_undo_redo_replay(home: Path) -> None:
    do(ANNA)
    undone = run("undo", "--json").json
    assert set(undone) == {"undo", "pending", "game"}
    assert undone["game"]["characters"] == {}
    redone = run("redo", "--json").json
    assert set(redone) == {"redo", "pending", "game"}
    assert "Anna" in redone["game"]["characters"]
    assert run("replay", "--json").json == {"entries": 3, "differs": None}


def test_campaigns_are_begun_and_listed(home: Path) -> None:
    made = run("campaign", "new", "เกม", "--system", "core", "--lang", "th", "--json")
    assert made.json == {"name": "เกม", "system": "core", "language": "th"}
    assert run("campaign", "list", "--json").json == ["เกม"]
    assert run("state", "--json", "--campaign", "เกม").json["system"] == "core"


@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
def test_generators_are_seeded_and_legal(home: Path, language: str) -> None:
    made = [run("npc", "--lang", language, "--seed", "7", "--json", "--campaign", str(n)).json
            for n in range(2)]  # fmt: skip
    assert made[0] == made[1]
    assert made[0]["kind"] == "npc"
    scene = run("scene", "--lang", language, "--seed", "7", "--count", "4", "--json").json
    assert len(scene) == 4
    assert all(set(each) == {"aspect", "category"} for each in scene)


def test_ask_and_search_have_their_keys(home: Path) -> None:
    said = run("ask", "How do I absorb a hit?", "--json").json
    assert set(said) == {"answer", "language", "supported", "citations"}
    assert said["supported"] is True
    for cited in said["citations"]:
        assert set(cited) == {"rule", "system", "language", "title", "source"}
    asked = ("search", "rolling dice", "--system", "accelerated", "--json")
    assert {hit["system"] for hit in run(*asked).json} == {"accelerated"}
    found = run("search", "What does a boost do?", "-k", "2", "--json").json
    assert len(found) == 2
    for hit in found:
        assert {"rule", "system", "language", "title", "score", "source", "text"} <= set(hit)


def test_search_reads_questions_from_a_pipe(home: Path) -> None:
    asked = "How do I concede?\nถูกโจมตีแล้วรับยังไง\n命运点怎么得到？\n"
    said = program(["search", "-", "--json", "-k", "1"], asked.encode())
    assert said.code == 0
    lists = [json.loads(line) for line in said.out.splitlines()]
    assert [len(each) for each in lists] == [1, 1, 1]
    assert [each[0]["language"] for each in lists] == ["en", "th", "zh"]


def test_chat_gives_one_object_a_turn(home: Path) -> None:
    do(ANNA)
    said = run("chat", "--say", "Show me Anna's sheet", "--say", "Show me Anna's sheet", "--json")
    assert said.code == 0
    assert len(said.turns) == 2
    for turn in said.turns:
        assert set(turn) == TURN
        assert turn["model"] == "offline"
        assert [set(call) for call in turn["calls"]] == [CALL]


def test_chat_uses_the_faces_that_were_typed(home: Path) -> None:
    do(ANNA), do(BOR)
    said = run("chat", "--say", "Anna attacks Bor with Fight", "--dice", "0,0,+,+", "--json")
    events = [event for turn in said.turns for call in turn["calls"] for event in call["events"]]
    rolled = [event for event in events if event["type"] == "rolled"]
    assert rolled[0]["faces"] == [0, 0, 1, 1]


def test_chat_reads_lines_and_goes_on_after_a_refusal(home: Path) -> None:
    said = program(["chat", "--json"], b"Show me Anna's sheet\n\nredo\nfoo bar baz\n")
    assert said.code == 0
    assert len(said.turns) == 3
    assert all(turn["text"] for turn in said.turns)
    assert not all(call["ok"] for turn in said.turns for call in turn["calls"])


def test_chat_survives_lines_that_are_no_utf8(home: Path) -> None:
    said = program(["chat", "--json"], b"\xff\xfe\x00 what?\nhello\n")
    assert said.code == 0
    assert len(said.turns) == 2


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_what_is_said_is_utf8_whatever_the_terminal(home: Path, encoding: str) -> None:
    place = {"command": "place_aspect", "aspect": "ความมืด 黑暗 Świt 🐉"}
    said = program(["do", json.dumps(place), "--json"], PYTHONIOENCODING=encoding)
    assert said.code == 0
    assert said.json["events"][0]["aspect"] == "ความมืด 黑暗 Świt 🐉"


# What goes wrong, by who must act.

BROKEN = ["{", "", "nonsense", "[1]", "3", '"attack"', "null", "{}", '{"command": "win"}',
          '{"command": 7}', '{"command": "attack"}', "9" * 5000, "[" * 100_000,
          '{"command": "place_aspect", "aspect": "Dark", "extra": 1}',
          '{"command": "place_aspect", "aspect": NaN}',
          '{"command": "place_aspect", "aspect": "\\ud800"}',
          '{"command": "place_aspect", "aspect": "' + "x" * 10_000_000 + '"}']  # fmt: skip


@pytest.mark.parametrize("argument", BROKEN, ids=lambda text: text[:30])
def test_what_is_no_command_is_one_sentence_and_stores_nothing(home: Path, argument: str) -> None:
    said = run("do", argument, "--json")
    assert (said.code, said.out) == (2, "")
    assert said.error["code"] == "usage"
    assert 0 < len(said.error["message"]) < 300
    plain = run("do", argument)
    assert (plain.code, plain.out) == (2, "")
    assert len(plain.err.strip().splitlines()) == 1
    assert entries() == []


def test_a_refusal_is_three_and_cites_its_rule(home: Path) -> None:
    do(ANNA)
    said = do({"command": "remove_aspect", "aspect": "Nothing Like It"})
    assert (said.code, said.out) == (3, "")
    assert said.error["code"] == "unknown_aspect"
    assert said.error["rule"]
    assert said.error["message"].endswith(".")
    assert len(entries()) == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["undo"], "nothing_to_undo"), (["redo"], "nothing_to_redo"),
     (["sheet", "Nobody"], "unknown_character"), (["roll", "hello"], "not_a_roll"),
     (["campaign", "new", "x", "--system", "d20"], "unknown_system"),
     (["state", "--campaign", "a\nb" * 60], "bad_name")],
)  # fmt: skip
def test_refusals_are_told_in_both_ways(home: Path, arguments: list[str], code: str) -> None:
    said = run(*arguments, "--json")
    usage = code in ("not_a_roll", "unknown_system", "bad_name")
    assert (said.code, said.out, said.error["code"]) == (2 if usage else 3, "", code)
    plain = run(*arguments)
    assert (plain.code, plain.out) == (2 if usage else 3, "")
    assert plain.err.strip()
    assert "Traceback" not in plain.err


@pytest.mark.parametrize(
    "arguments",
    [["state", "--bad"], ["nope"], ["do"], ["ask", "What?", "--lang", "xx"],
     ["ask", "What?", "--system", "d20"], ["search", "What?", "-k", "0"],
     ["scene", "--place", "moon"], ["scene", "--count", "99"]],
)  # fmt: skip
def test_wrong_usage_is_two(home: Path, arguments: list[str]) -> None:
    said = run(*arguments, "--json")
    assert (said.code, said.out, said.error["code"]) == (2, "", "usage")
    assert run(*arguments).code == 2


@pytest.mark.parametrize(
    "arguments",
    [["state"], ["do", json.dumps(ANNA)], ["chat", "--say", "hello"], ["ask", "What is a boost?"],
     ["search", "boost"], ["ingest", "x.txt"], ["campaign", "list"], ["replay"], ["npc"]],
)  # fmt: skip
def test_a_home_that_cannot_be_used_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path / "file"))
    said = run(*arguments, "--json")
    assert (said.code, said.out) == (1, "")
    assert said.error["code"] in ("home_unusable", "library_unusable")
    assert said.error["hint"]
    plain = run(*arguments)
    assert plain.code == 1
    assert "FATEWRIGHT_HOME" in plain.err


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [("gone.txt", None, "no_file"), ("book.xyz", b"text", "unknown_kind"),
     ("empty.txt", b"", "empty"), ("bytes.txt", b"\x00\x01\x02\xff" * 50, "not_text")],
)  # fmt: skip
def test_a_book_that_cannot_be_read_is_the_operators(
    home: Path, tmp_path: Path, name: str, text: bytes | None, code: str
) -> None:
    if text is not None:
        (tmp_path / name).write_bytes(text)
    said = run("ingest", str(tmp_path / name), "--json")
    assert (said.code, said.error["code"]) == (1, code)
    assert run("ingest", str(tmp_path / name)).code == 1


@pytest.mark.parametrize("asked", [(), ("--lang", "fi")])
def test_a_book_is_refused_in_the_language_of_the_campaign(
    home: Path, tmp_path: Path, asked: tuple[str, ...]
) -> None:
    run("campaign", "new", "Wyprawa", "--lang", "pl")
    (tmp_path / "leer.txt").write_bytes(b"")
    (tmp_path / "geheim.pdf").write_bytes(b"%PDF-1.7 and no more")
    files = [str(tmp_path / name) for name in ("leer.txt", "geheim.pdf", "fort.md")]
    said = run("ingest", *files, "--campaign", "Wyprawa", *asked)
    language = asked[-1] if asked else "pl"
    assert said.code == 1
    for code, name in (("empty", "leer.txt"), ("broken", "geheim.pdf"), ("no_file", "fort.md")):
        assert voice(language)(f"error-{code}", file=name) in said.err


def test_what_was_read_of_a_book_is_told_in_the_language_of_the_campaign(
    home: Path, tmp_path: Path
) -> None:
    run("campaign", "new", "Wyprawa", "--lang", "pl")
    book = tmp_path / "wieza.txt"
    book.write_bytes("Strażnik wieży zapala lampę o zmierzchu i liczy łodzie.".encode("utf-16"))
    asked = ("--campaign", "Wyprawa")
    told = [run("ingest", str(book), *asked, *lang).out for lang in ((), ("--lang", "zh"))]
    assert told[0].splitlines() == ["wieza.txt: 1 fragment (pl)", "  – Odczytano jako utf-16."]
    assert told[1].splitlines() == ["wieza.txt：1段（pl）", "  – 按utf-16编码读取。"]
    plain = run("ingest", str(book), *asked, "--json").json[0]
    assert plain["notes"] == [{"code": "read_as", "text": "Odczytano jako utf-16."}]
    assert "wieza.txt: 1 fragment (pl)" in run("library", "list", *asked).out.splitlines()
    assert run("library", "remove", "wieza", *asked).out == (
        "Usunięto z biblioteki: wieza.txt, 1 fragment.\n"
    )


def test_a_refusal_is_told_in_the_language_of_the_campaign(home: Path) -> None:
    run("campaign", "new", "Matka", "--lang", "fi")
    told = [run("sheet", "Mara", "--campaign", "Matka", *asked).err
            for asked in ((), ("--lang", "fi"), ("--lang", "en"))]  # fmt: skip
    assert told[0] == told[1] != told[2]


def test_a_setting_that_is_wrong_is_one(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATEWRIGHT_MODEL", "oracle")
    said = run("chat", "--say", "hello", "--json")
    assert (said.code, said.error["code"]) == (1, "bad_model")


def test_arguments_that_are_no_utf8_are_taken(home: Path) -> None:
    said = program([b"do", b'{"command": "place_aspect", "aspect": "D\xffrk"}', b"--json"])
    assert said.code == 0
    assert said.json["events"][0]["aspect"].startswith("D")


# What players may see.

SECRETS = [
    {"command": "place_aspect", "aspect": "Hidden Trapdoor", "secret": True},
    {"command": "create_character", "name": "Zorgon", "kind": "npc", "secret": True,
     "aliases": ["Veiled One"], "high_concept": "Buried Tyrant", "skills": {"fight": 4}},
    {"command": "attack", "actor": "Zorgon", "target": "Anna", "skill": "fight",
     "faces": [1, 1, 1, 1], "defence": {"skill": "fight", "faces": [-1, -1, 0, 0]}},
]  # fmt: skip
HIDDEN = ("Trapdoor", "Zorgon", "Veiled", "Tyrant")


def test_players_are_shown_no_secret(home: Path) -> None:
    do(ANNA), do(BOR)
    for command in SECRETS:
        assert do(command).code == 0
    asked = ["What is the situation?", "Show me the characters", "Show me Anna's sheet",
             "What has happened so far?", "What can we do now?", "take it", "undo"]  # fmt: skip
    said = run("chat", *(part for text in asked for part in ("--say", text)), "--as", "players",
               "--json")  # fmt: skip
    assert said.code == 0
    assert len(said.turns) == len(asked)
    for word in HIDDEN:
        assert word not in said.out
    plain = run("chat", "--say", "What is the situation?", "--as", "players")
    assert not any(word in plain.out for word in HIDDEN)


def test_the_gm_is_shown_everything(home: Path) -> None:
    do(ANNA)
    for command in SECRETS[:2]:
        do(command)
    assert "Hidden Trapdoor" in run("state").out
    assert "Buried Tyrant" in run("sheet", "Veiled One").out
