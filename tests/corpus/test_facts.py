"""Every language has a passage of every rule id, and it states the figures of facts.yaml."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from rules_corpus.parting import sentences
from rules_corpus.passage import LANGUAGES, load_yaml, shipped
from rules_corpus.terms import ladder, termbase, words

CORPUS = Path(__file__).resolve().parents[2] / "rules_corpus"
RULE_IDS = (Path(__file__).parent / "rule_ids.txt").read_text(encoding="utf-8").split()
FACTS = load_yaml(CORPUS / "facts.yaml")
# Rule ids that a language has no passage of yet.
LACKING: dict[str, set[str]] = {language: set() for language in LANGUAGES}
UNSPACED = {"th", "zh"}


def _texts() -> dict[tuple[str, str], list[str]]:
    """Paragraphs and list lines by language and rule id."""
    lines: dict[tuple[str, str], list[str]] = defaultdict(list)
    for passage in shipped():
        # A minus sign or a dash before a digit is a minus.
        body = re.sub(r"[−–](?=\d)", "-", passage.text)
        lines[passage.language, passage.rule] += filter(None, body.split("\n"))
    return lines


TEXTS = _texts()


def _beginning(word: str, language: str) -> str:
    """A pattern of a word that may be inflected: the end of each longer part may change."""
    if language == "zh":
        return re.escape(word)
    parts = [
        re.escape(part[: -3 if len(part) > 6 else -1]) + r"[\w-]*"
        if len(part) > 3
        else re.escape(part)
        for part in word.split()
    ]
    bound = "" if re.search(r"[\u0e00-\u0e7f]", word) else r"(?<!\w)"
    return bound + r"\s+".join(parts)


def _number(number: int, language: str) -> str:
    named = FACTS["numbers"][language].get(number, [])
    bound = "" if language in UNSPACED else r"(?<!\w)"
    return "|".join([rf"(?<![\d.]){number}(?![\d%]*\d)", *(bound + word for word in named)])


def _patterns(thing: Any, language: str) -> list[str]:
    """What may stand in a text to state one thing of a fact."""
    if isinstance(thing, dict):
        return [re.escape(thing["text"])]
    if isinstance(thing, int):
        return [_number(thing, language)]
    if re.fullmatch(r"[+-]\d", thing):
        rating = int(thing)
        word = ladder(language)[rating].split(" (")[0]
        signed = r"[+±]?0(?!\d)" if rating == 0 else rf"{re.escape(thing)}(?!\d)"
        return [rf"(?<!\d){signed}", _beginning(word, language)]
    group, concept = thing.split(".")
    forms = FACTS["forms"].get(language, {}).get(thing, [])
    return [_beginning(word, language) for word in words(group, concept, language)] + forms


def _states(line: str, thing: Any, language: str) -> bool:
    return any(re.search(each, line, re.IGNORECASE) for each in _patterns(thing, language))


def _things(fact: Any) -> tuple[list[Any], bool]:
    """What has to stand together, and whether the example may be where it does."""
    if isinstance(fact, dict) and "example" in fact:
        return fact["example"], True
    return fact if isinstance(fact, list) else [fact], False


def _unstated(language: str, rule: str) -> list[list[Any]]:
    lines = TEXTS[language, rule]
    stated = [line for line in lines if not line.startswith(sentences()["example"][language])]
    return [
        things
        for things, exemplified in map(_things, FACTS["rules"][rule])
        if not any(
            all(_states(line, thing, language) for thing in things)
            for line in (lines if exemplified else stated)
        )
    ]


@pytest.mark.parametrize(
    ("line", "thing", "language", "stated"),
    [
        ("a hit of 14", 4, "en", False),
        ("four boxes", 4, "en", True),
        ("moderate costs 4", "+4", "en", False),
        ("tasolle Mahtava", "+4", "fi", True),
        ("kahdeksan ruutua", 2, "fi", False),
        ("merkittävän jäljen", "terms.moderate", "fi", True),
        ("do Świetnego", "+4", "pl", True),
        ("难度极佳", "+4", "zh", True),
        ("ได้หกช่อง", 6, "th", True),
        ("ได้ 16 ช่อง", 6, "th", False),
    ],
)
def test_what_states_a_thing(line: str, thing: Any, language: str, stated: bool) -> None:
    assert _states(line, thing, language) is stated


def test_every_rule_has_its_facts() -> None:
    assert list(FACTS["rules"]) == RULE_IDS
    assert [rule for rule, facts in FACTS["rules"].items() if not facts] == []
    assert set(FACTS["numbers"]) == set(LANGUAGES)


def test_terms_of_the_facts_are_in_the_termbase() -> None:
    things = [
        thing for facts in FACTS["rules"].values() for fact in facts for thing in _things(fact)[0]
    ]
    named = [each.split(".") for each in things if isinstance(each, str) and "." in each]
    unknown = [(g, c) for g, c in named if c not in termbase().get(g, {})]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_passage(language: str) -> None:
    assert {rule for rule in RULE_IDS if not TEXTS[language, rule]} == LACKING[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULE_IDS)
def test_passages_state_the_figures(rule: str, language: str) -> None:
    if rule in LACKING[language]:
        pytest.skip("no passage yet")
    assert _unstated(language, rule) == []
