"""The texts of the corpus, in every language that has some: complete titles, sound passages."""

import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest
import yaml
from rapidfuzz import fuzz, process

from evals.cases import questions
from rules_corpus import elsewhere
from rules_corpus.passage import LANGUAGES, asked

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / "rules_corpus"
RULE_IDS = (Path(__file__).parent / "rule_ids.txt").read_text(encoding="utf-8").split()
TITLES = sorted((CORPUS / "titles").glob("*.yaml"))
PASSAGES = sorted((CORPUS / "text").glob("*/*/*.md"))
WORDS = (60, 180)
# Thai and Chinese set no spaces between words, so their passages are measured in characters.
CHARACTERS = (250, 900)
UNSPACED = {"th", "zh"}


def _name(path: Path) -> str:
    return path.relative_to(CORPUS).as_posix()


def bare(question: str) -> str:
    """A question by its letters and digits alone, whatever their case and form."""
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", question).casefold())


def _split(path: Path) -> tuple[dict[str, Any], str]:
    """The front matter and the body of a passage; the test fails when they can't be told apart."""
    text = path.read_text(encoding="utf-8")
    parts = re.match(r"---\n(.*?)\n---\n(.*)\Z", text, re.DOTALL)
    assert parts, "front matter must stand between two lines of ---"
    front = yaml.safe_load(parts.group(1))
    assert isinstance(front, dict), "front matter must be a mapping"
    return front, parts.group(2).strip()


def test_catalogue_has_no_id_twice() -> None:
    assert len(RULE_IDS) == len(set(RULE_IDS)) == 124


def test_some_language_has_titles_and_passages() -> None:
    assert TITLES and PASSAGES


@pytest.mark.parametrize("path", TITLES, ids=_name)
def test_titles_cover_the_catalogue(path: Path) -> None:
    titles = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert sorted(set(RULE_IDS) - set(titles)) == [], "ids without a title"
    assert sorted(set(titles) - set(RULE_IDS)) == [], "titles of no known id"
    assert list(titles) == RULE_IDS, "titles stand in catalogue order"
    assert [k for k, v in titles.items() if not isinstance(v, str) or not v.strip()] == []
    # Two systems may well have the same heading; within one, a title says which rule is meant.
    assert len({(k.split(".")[0], v) for k, v in titles.items()}) == len(RULE_IDS)


@pytest.mark.parametrize("path", PASSAGES, ids=_name)
def test_front_matter(path: Path) -> None:
    front, _ = _split(path)
    assert set(front) == {"rule", "title", "questions"}
    assert isinstance(front["title"], str) and front["title"].strip()
    questions = front["questions"]
    assert isinstance(questions, list) and 3 <= len(questions) <= 8
    assert all(isinstance(q, str) and q.strip() for q in questions), "quote every odd question"
    assert len(set(questions)) == len(questions), "a question stands twice"


@pytest.mark.parametrize("path", PASSAGES, ids=_name)
def test_rule_matches_path(path: Path) -> None:
    front, _ = _split(path)
    system = path.parts[-3]
    assert front["rule"] in RULE_IDS
    by_path = f"{system}.{path.stem}"
    # Only the skill list has a passage for each of its members besides its own.
    if front["rule"] == "condensed.skills" and by_path.startswith("condensed.skills."):
        by_path = "condensed.skills"
    assert front["rule"] == by_path


@pytest.mark.parametrize("path", PASSAGES, ids=_name)
def test_body(path: Path) -> None:
    _, body = _split(path)
    unspaced = path.parts[-2] in UNSPACED
    low, high = CHARACTERS if unspaced else WORDS
    size = len(body) if unspaced else len(body.split())
    assert low <= size <= high
    assert not re.search(r"^#{1,6} ", body, re.MULTILINE), "a passage has no headings"


def test_no_question_is_asked_of_two_passages() -> None:
    asked: dict[tuple[str, str, str], str] = {}
    twice = []
    for path in PASSAGES:
        front, _ = _split(path)
        for question in front["questions"]:
            key = (path.parts[-3], path.parts[-2], question.casefold())
            if key in asked:
                twice.append((question, asked[key], _name(path)))
            asked[key] = _name(path)
    assert twice == []


def test_further_questions_belong_to_passages_and_are_not_those_of_the_evals() -> None:
    names = {f"{path.parts[-3]}.{path.stem}" for path in PASSAGES}
    for language in LANGUAGES:
        more = asked(language)
        assert set(more) <= names
        listed = [each for lines in more.values() for each in lines]
        listed += elsewhere.questions(language)
        cases = {bare(case.question) for case in questions(language) if not case.seen}
        assert len({*map(bare, listed)}) > 500 and cases.isdisjoint(map(bare, listed))
        folded = [each.casefold() for each in listed]
        near = [
            best
            for case in questions(language)
            if not case.seen
            for best in process.extract(
                case.question.casefold(), folded, scorer=fuzz.token_sort_ratio, score_cutoff=90
            )
        ]
        assert near == [], "a question of the evals stands in the corpus, all but a letter"


def test_no_passage_asks_what_the_evals_ask() -> None:
    cases = {bare(case.question) for language in LANGUAGES for case in questions(language)}
    same = [
        (_name(path), question)
        for path in PASSAGES
        for question in _split(path)[0]["questions"]
        if bare(question) in cases
    ]
    assert same == []
