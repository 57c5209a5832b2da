"""Import, export and the wizard, from outside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from assistant.surfaces.cli import app

SHEET: dict[str, Any] = {
    "name": "Pim", "race": "Vole", "skills": {"Notice": 3, "Deceit": 1},
    "aspects": [{"name": "Smallest Knight", "type": "high-concept"}],
    "stunts": [{"name": "Burrow", "description": "may leave any scene downwards"}],
}  # fmt: skip
WIZARD = ["Mara", "Last of the Guard", "Old Oaths", "Owes Karl", "Scarred", "Well Read",
          "Walka", "Physique, 意志", "Notice; Athletics, Lore", "Hiippailu, Shoot, Drive, Rapport",
          "Shield Wall: +2 to defend a door", ""]  # fmt: skip


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path / "home"))
    return tmp_path


def run(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def test_in_and_out_again(home: Path) -> None:
    file = home / "pim.fchar.json"
    file.write_text(json.dumps(SHEET), "utf-8")
    came = run("import", str(file), "--json")
    assert came.exit_code == 0, came.output
    told = json.loads(came.stdout)
    assert (told["name"], told["format"]) == ("Pim", "fchar")
    assert told["not_understood"] == ["race: Vole"]
    assert told["sheet"]["skills"] == {"notice": 3, "deceive": 1}
    assert json.loads(run("export", "Pim", "--format", "fchar").stdout) == SHEET
    assert json.loads(run("export", "--format", "fari", "--json").stdout)["version"] == 6
    assert run("export", "--format", "md").stdout.startswith("# Pim")
    own = home / "own.json"
    assert run("export", "--to", str(own)).exit_code == 0
    again = run("import", str(own), "--campaign", "other", "--name", "Pam", "--lang", "zh")
    assert again.exit_code == 0 and "Pam" in again.stdout
    assert run("replay").exit_code == 0


def test_an_import_is_one_entry_that_can_be_undone(home: Path) -> None:
    file = home / "pim.json"
    file.write_text(json.dumps(SHEET), "utf-8")
    run("import", str(file))
    assert run("undo").exit_code == 0
    assert json.loads(run("sheet", "--json").stdout) == []
    assert run("import", str(file)).exit_code == 0
    taken = run("import", str(file), "--json")
    assert taken.exit_code == 3 and json.loads(taken.stderr)["error"]["code"] == "name_taken"


def test_of_a_file_of_several_all_come_in_or_none(home: Path) -> None:
    file = home / "several.json"
    file.write_text(json.dumps([SHEET, {**SHEET, "name": "Rose"}, {**SHEET, "name": "Rose"}]))
    refused = run("import", str(file), "--json")
    assert refused.exit_code == 3 and json.loads(refused.stderr)["error"]["code"] == "name_taken"
    assert refused.stdout == "" and json.loads(run("sheet", "--json").stdout) == []
    file.write_text(json.dumps([SHEET, {**SHEET, "name": "Rose"}]))
    came = json.loads(run("import", str(file), "--json").stdout)
    assert [each["name"] for each in came] == ["Pim", "Rose"]


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"{", "not_json"), (b"[" * 9000, "file_too_deep"), (b"{}", "unknown_format")],
)
def test_a_file_that_is_no_sheet(home: Path, data: bytes, code: str) -> None:
    (home / "bad.json").write_bytes(data)
    for language in ("en", "th", "pl", "fi", "zh"):
        refused = run("import", str(home / "bad.json"), "--lang", language)
        assert (
            refused.exit_code == 1 and refused.stderr.strip() and "Traceback" not in refused.output
        )
    told = run("import", str(home / "bad.json"), "--json")
    assert json.loads(told.stderr)["error"]["code"] == code
    assert run("import", str(home / "none.json")).exit_code == 1
    assert run("import", str(home)).exit_code == 1
    assert json.loads(run("sheet", "--json").stdout) == []


def test_a_pdf_goes_into_a_file(home: Path) -> None:
    pytest.importorskip("fpdf")
    run("do", json.dumps({"command": "create_character", "name": "Äijä", "skills": {"fight": 1}}))
    assert run("export", "--format", "pdf").exit_code == 1
    out = home / "sheet.pdf"
    assert run("export", "--format", "pdf", "--to", str(out), "--paper", "letter").exit_code == 0
    assert out.read_bytes().startswith(b"%PDF")
    assert run("export", "--format", "pdf", "--to", str(home / "no" / "x.pdf")).exit_code == 1


def test_the_wizard_makes_a_whole_sheet() -> None:
    done = run("new-character", "--json", typed="\n".join(WIZARD) + "\n")
    assert done.exit_code == 0, done.output
    sheet = json.loads(done.stdout)
    assert sheet["skills"] == {
        "fight": 4, "physique": 3, "will": 3, "notice": 2, "athletics": 2, "lore": 2, "stealth": 1,
        "shoot": 1, "drive": 1, "rapport": 1}  # fmt: skip
    assert [each["name"] for each in sheet["aspects"]][:2] == ["Last of the Guard", "Old Oaths"]


@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
def test_the_wizard_names_every_fault_at_once(language: str) -> None:
    typed = ["Bor", "", "", "", "", "", "Fight, Will", "", "", "", "a", "b", "c", "d", "e", "f", ""]
    refused = run("new-character", "--json", "--lang", language, typed="\n".join(typed) + "\n")
    assert refused.exit_code == 3
    message = json.loads(refused.stderr.splitlines()[-1])["error"]["message"]
    for part in ("+4", "No high concept", "No trouble", "skills are missing", "Refresh"):
        assert part in message
    assert json.loads(run("sheet", "--json").stdout) == []


def test_the_log_tells_an_import_without_the_file_that_it_came_from(home: Path) -> None:
    file = home / "pim.json"
    file.write_text(json.dumps(SHEET), "utf-8")
    run("import", str(file))
    told = run("log", "--format", "json").stdout
    assert "Pim" in told and "Vole" not in told


def test_an_accelerated_sheet_comes_to_an_accelerated_table_whole(home: Path) -> None:
    boxes = [{"label": str(n), "checked": n == 2} for n in (1, 2, 3)]
    blocks = [{"type": "Skill", "label": name, "value": str(n)}
              for n, name in enumerate(("Ostrożnie", "Sprytnie", "Efektownie"), 1)]  # fmt: skip
    listed = [
        {"label": "Podejścia", "blocks": blocks},
        {"label": "Presja", "blocks": [{"type": "SlotTracker", "label": "Presja", "value": boxes}]},
    ]
    file = home / "kuba.json"
    document = {"fariType": "character", "version": 3, "name": "Kuba",
                "pages": [{"sections": listed}]}  # fmt: skip
    file.write_text(json.dumps(document), "utf-8")
    run("campaign", "new", "fae", "--system", "accelerated", "--lang", "pl")
    told = json.loads(run("import", str(file), "--campaign", "fae", "--json").stdout)
    assert told["sheet"]["skills"] == {"careful": 1, "clever": 2, "flashy": 3}
    assert told["sheet"]["boxes"] == {"stress": [1, 2, 3]}
    assert told["sheet"]["marked"] == {"stress": [1]}
    assert (told["not_understood"], told["remarks"]) == ([], [])
