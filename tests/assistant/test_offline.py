"""The model without a model: a clause is carried out as it was read, later ones anew."""

from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage

from assistant.agent import Reply, turn
from assistant.campaigns import Campaign, Store
from assistant.models.offline import OfflineModel
from assistant.toolbox import Toolbox
from rules_corpus.library import Library


def said(campaign: Campaign, library: Library, *texts: str) -> Reply:
    """The last reply to a few messages of one talk, in English."""
    before: list[BaseMessage] = []
    for text in texts:
        toolbox = Toolbox(campaign=campaign, library=library, language="en")
        reply = turn(toolbox, text, OfflineModel(toolbox), before)
        before += [HumanMessage(text), AIMessage(reply.text)]
    return reply


FIGHT = (
    "new character Anna: Athletics +3, Physique +1",
    "new npc ghoul: Fight +2",
    "The ghoul attacks Anna, total 6, Anna defends with a total of 1",
)


def test_a_hit_is_taken_once(tmp_path: Path, library: Library) -> None:
    campaign = Store(tmp_path).new("t", seed="s")
    reply = said(campaign, library, *FIGHT, 'Anna takes one box and a moderate: "Torn shoulder"')
    assert [(each.command, each.ok) for each in reply.calls] == [("absorb", True)]
    anna = campaign.game.characters["Anna"]
    assert [each.name for each in anna.consequences] == ["Torn shoulder"]
    assert len(anna.marked["physical"]) == 1


def test_later_clauses_know_what_the_first_has_changed(tmp_path: Path, library: Library) -> None:
    campaign = Store(tmp_path).new("t", seed="s")
    reply = said(campaign, library, *FIGHT,
                 "Anna takes one box and a moderate consequence. The scene ends.")  # fmt: skip
    assert [each.command for each in reply.calls] == ["absorb", "end_scene"]
    assert all(each.ok for each in reply.calls)


def test_an_aspect_that_is_no_more_leaves_nothing_to_ask(tmp_path: Path, library: Library) -> None:
    campaign = Store(tmp_path).new("t", seed="s")
    reply = said(campaign, library, *FIGHT[:2], 'there is an aspect "Thick Fog"',
                 "remove the aspect Thick Fog")  # fmt: skip
    assert [each.command for each in reply.calls] == ["remove_aspect"]
    assert "not sure" not in reply.text


@pytest.mark.parametrize(
    ("asked", "answer", "given"),
    [
        ("Anna overcomes with difficulty 2", "Athletics", {"skill": "athletics", "difficulty": 2}),
        ("The ghoul attacks the bandit with Fight", "Good", {"skill": "fight", "difficulty": 3}),
        ("A bandit attacks Anna with Fight", "+2", {"skill": "fight", "rating": 2}),
    ],
)
def test_a_short_answer_gives_what_was_asked_back(
    tmp_path: Path, library: Library, asked: str, answer: str, given: dict[str, Any]
) -> None:
    campaign = Store(tmp_path).new("t", seed="s")
    reply = said(campaign, library, *FIGHT[:2], asked, answer)
    assert [each.ok for each in reply.calls] == [True]
    assert given.items() <= reply.calls[0].arguments.items()
