"""What is told by its parts: which role each of them plays."""

from typing import Any

import pytest

from assistant.understanding import understand
from assistant.understanding.marked import NEW, NONE, SIGNS, marked, plain, sentences
from assistant.understanding.marked.calls import BUILT
from assistant.understanding.marked.reader import heard
from assistant.understanding.ways import LANGUAGES
from rules_corpus.embed import embedder
from tests.assistant.understanding.test_meaning import HIT, table

needs_embedder = pytest.mark.skipif(embedder() is None, reason="no embedder is installed here")

# In words of no pattern and of no sentence that it was learnt from.
TOLD: list[tuple[str, str, str, dict[str, Any]]] = [
    ("en", "Mara rips into Ghoul, six total with Fight", "attack",
     {"actor": "Mara", "target": "Ghoul", "skill": "fight", "effort": 6}),
    ("en", "Bram tries to slip away with Stealth, Ghoul opposes with Notice", "overcome",
     {"actor": "Bram", "target": "Ghoul", "skill": "stealth", "defence": {"skill": "notice"}}),
    ("fi", "Mara tintaa Ghoulia, Tappelu, yhteensä 6", "attack",
     {"actor": "Mara", "target": "Ghoul", "skill": "fight", "effort": 6}),
    ("pl", "Mara pierze Ghoula, Walka, łącznie 6", "attack",
     {"actor": "Mara", "target": "Ghoul", "skill": "fight", "effort": 6}),
    ("th", "Mara ฟาด Ghoul ด้วย Fight รวมแล้ว 6", "attack",
     {"actor": "Mara", "target": "Ghoul", "skill": "fight", "effort": 6}),
    ("zh", "Mara抡拳打Ghoul，格斗，总共6", "attack",
     {"actor": "Mara", "target": "Ghoul", "skill": "fight", "effort": 6}),
    ("zh", "Bram偷偷溜走，潜行；Ghoul用察觉盯他", "overcome",
     {"actor": "Bram", "target": "Ghoul", "skill": "stealth", "defence": {"skill": "notice"}}),
]  # fmt: skip


@needs_embedder
@pytest.mark.parametrize(("language", "said", "command", "arguments"), TOLD)
def test_every_part_plays_its_role(
    language: str, said: str, command: str, arguments: dict[str, Any]
) -> None:
    read = understand(said, table(), language=language, speaker="gm")
    assert [call.name for call in read.calls] == [command]
    assert dict(read.calls[0].arguments) == arguments


@needs_embedder
@pytest.mark.parametrize(
    ("language", "said", "name"),
    [("en", "one box and a moderate for Mara, Split Lip", "Split Lip"),
     ("zh", "Mara勾一格，再吃个中度后果 嘴唇裂了", "嘴唇裂了")],
)  # fmt: skip
def test_what_nobody_knows_yet_is_named(language: str, said: str, name: str) -> None:
    [call] = understand(said, table(*HIT), language=language, speaker="gm").calls
    assert (call.name, call.arguments["boxes"]) == ("absorb", 1)
    assert call.arguments["names"] == [name]


@needs_embedder
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "last week Mara hit Ghoul for a six with Fight, remember?"),
     ("en", "should Mara swing at Ghoul with Fight?"),
     ("fi", "pitäiskö Maran lyödä Ghoulia Tappelulla?"),
     ("pl", "czy Mara powinna walnąć Ghoula Walką?"),
     ("th", "Mara ควรตี Ghoul ด้วย Fight ดีไหม"),
     ("zh", "Mara该不该用格斗打Ghoul？")],
)  # fmt: skip
def test_what_is_only_talked_about_is_not_done(language: str, said: str) -> None:
    read = understand(said, table(), language=language, speaker="gm")
    assert not {call.name for call in read.calls} & {"attack", "roll", "overcome"}


@needs_embedder
def test_bare_deeds_of_people_are_not_done_unasked() -> None:
    read = understand("Mara nearly walloped Ghoul back there", table(), language="en")
    assert "attack" not in [call.name for call in read.calls]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_plain_sentence(language: str) -> None:
    assert set(BUILT) <= set(plain(language))
    assert set(sentences(language)) - {NONE} <= set(plain(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marked_part_has_a_role(language: str) -> None:
    known = {*SIGNS, *NEW}
    for each in marked(language):
        roles = {role.removeprefix("B-").removeprefix("I-") for role in each.roles} - {"-"}
        assert roles <= known, each.text


@needs_embedder
def test_a_reading_has_the_plain_sentence_that_says_the_same() -> None:
    from assistant.understanding.lexicon import lexicon

    found = next(heard("Mara smacks Ghoul with Fight, total 5", table(), lexicon("en")))
    assert found.sentence == "Mara attacks Ghoul with Fight, total 5"


@needs_embedder
def test_whoever_is_to_defend_is_named_in_the_plain_sentence() -> None:
    waits = table({"command": "attack", "actor": "Ghoul", "target": "Mara", "effort": 5})
    read = understand("dodges it, athletics, comes to Fair", waits, language="en", speaker="gm")
    assert read.as_if.startswith("Mara defends with Athletics")
