"""The worked examples told as talk, in five languages: with sheets, and without any.

`told/<language>.txt` holds what is said, a line a turn; after `---` nobody has a sheet.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from assistant.agent import Reply, turn
from assistant.campaigns import Campaign, Store
from assistant.models.offline import OfflineModel
from assistant.toolbox import Toolbox
from rules_corpus.language import detect
from rules_corpus.library import Library

TOLD = Path(__file__).parent / "told"
LANGUAGES = ("en", "fi", "zh", "th", "pl")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.rule(
        *(f"condensed.{name}" for name in (
            "overcome", "create-advantage", "attack", "defend", "absorb", "invoke", "taken-out",
            "recovery-roll", "recovery-time", "clear-stress", "conflict-end"))),
]  # fmt: skip


def told(folder: Path, library: Library, language: str, part: int) -> tuple[list[Reply], Campaign]:
    lines = (TOLD / f"{language}.txt").read_text("utf-8").split("---\n")[part].splitlines()
    campaign = Store(folder).new("told", language=language, seed="told")
    replies = []
    for line in lines:
        toolbox = Toolbox(campaign=campaign, library=library, language=detect(line, language))
        replies.append(turn(toolbox, line, OfflineModel(toolbox)))
    return replies, campaign


def happened(replies: list[Reply], kind: str) -> list[dict[str, Any]]:
    calls = [call for reply in replies for call in reply.calls]
    return [event for call in calls for event in call.events if event["type"] == kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_told_with_sheets(language: str, tmp_path: Path, library: Library) -> None:
    replies, campaign = told(tmp_path, library, language, 0)
    assert [(reply.text, call.error) for reply in replies for call in reply.calls
            if not call.ok] == []  # fmt: skip
    assert all(reply.calls for reply in replies), [r.text for r in replies if not r.calls]
    rolls = [(each["action"], each["shifts"], each["outcome"], each["opposition"])
             for each in happened(replies, "resolved")]  # fmt: skip
    assert rolls == [
        ("overcome", 1, "success", 2),
        ("create_advantage", 1, "success", 3),
        ("attack", 2, "success", 0),
        ("attack", 2, "success", 2),
        ("attack", 5, "style", 1),
        ("attack", 9, "style", -1),
        ("treat", -1, "fail", 4),
        ("treat", 0, "tie", 6),
    ]
    (bomb,) = happened(replies, "aspect_placed")
    assert bomb["free"] == 1
    absorbed = [(each["shifts"], each["boxes"], each["consequences"])
                for each in happened(replies, "hit_absorbed")]  # fmt: skip
    assert absorbed == [(2, [1, 1], []), (2, [1, 1], []), (5, [1], ["moderate"])]
    (wound,) = happened(replies, "consequence_taken")
    (invoked,) = happened(replies, "invoked")
    assert wound["by"] == invoked["who"] and wound["severity"] == "moderate"
    paid = [each for each in happened(replies, "points_changed") if each["why"] == "invoke"]
    assert [each["delta"] for each in paid] == [-1]
    ways = next(reply.pending for reply in replies
                if any(event["type"] == "hit" and event["shifts"] == 9
                       for call in reply.calls for event in call.events))  # fmt: skip
    hit = next(each for each in ways if each["kind"] == "absorb")
    assert [choice["command"].get("taken_out") for choice in hit["answers"]] == [True]
    assert len(happened(replies, "taken_out")) == 1
    # Treated in the first session, it clears when the first whole one has ended, not before.
    sessions = [event["type"] for reply in replies for call in reply.calls for event in call.events
                if event["type"] in ("consequence_treated", "session_ended", "session_began",
                                     "consequence_cleared")]  # fmt: skip
    assert sessions == ["consequence_treated", "session_ended", "session_began",
                        "consequence_cleared", "session_ended"]  # fmt: skip
    assert campaign.replay() == len(campaign.entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_told_without_sheets(language: str, tmp_path: Path, library: Library) -> None:
    replies, campaign = told(tmp_path, library, language, 1)
    rolls = [(each["action"], each["shifts"]) for each in happened(replies, "resolved")]
    assert rolls == [
        ("overcome", 1),
        ("create_advantage", 1),
        ("attack", 2),
        ("attack", 2),
        ("attack", 5),
        ("attack", 9),
    ]
    assert [each["sheet"] for each in happened(replies, "hit")] == [False] * 4
    assert campaign.game.characters == {} and campaign.replay() == len(campaign.entries)
