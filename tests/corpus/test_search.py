"""What a search finds: one hit a rule, the asker's language first, within the limits given."""

from pathlib import Path
from time import perf_counter

import pytest

from rules_corpus import embed, embedders
from rules_corpus.errors import LibraryError
from rules_corpus.library import Library
from rules_corpus.passage import LANGUAGES, shipped, titles

RULE_IDS = (Path(__file__).parent / "rule_ids.txt").read_text(encoding="utf-8").split()


def test_one_hit_a_rule_best_first(library: Library) -> None:
    hits = library.search("how many stress boxes do I have", k=20)
    assert len(hits) == 20 == len({hit.rule for hit in hits})
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


@pytest.mark.parametrize("system", ["condensed", "core", "accelerated", "magus", "narratograph"])
def test_only_the_system_that_is_asked_for(library: Library, system: str) -> None:
    hits = library.search("how do I recover?", k=5, system=system)
    assert hits and {hit.system for hit in hits} == {system}


def test_the_campaigns_own_system_gains(library: Library) -> None:
    question = "who goes first in a fight?"
    for system in ("condensed", "accelerated", "magus"):
        own = library.search(question, campaign_system=system)
        none = library.search(question, k=50, campaign_system=None)
        assert system in [hit.system for hit in own[:2]]
        best = max(hit.score for hit in none if hit.system == system)
        assert max(hit.score for hit in own if hit.system == system) > best


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_answers_in_the_askers_language_where_it_can(
    library: Library, language: str
) -> None:
    title = titles(language)["condensed.stunts"]
    hit = library.search(title, language=language)[0]
    assert (hit.rule, hit.language) == ("condensed.stunts", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_read_and_has_a_title(library: Library, language: str) -> None:
    for rule in RULE_IDS:
        told = library.passages_of(rule, language)
        assert told and {each.rule for each in told} == {rule}
        assert {each.language for each in told} <= {language, "en"}
        assert library.title(rule, language) != rule


def test_a_search_among_the_users_own_finds_nothing_without_any(library: Library) -> None:
    assert library.search("who acts next", source="user") == []


def test_a_question_without_end_takes_no_longer_than_a_long_one(library: Library) -> None:
    library.search("who acts next")
    start = perf_counter()
    for question in ("😀" * 5000, "a" * 100_000, "当前谁行动" * 2000, "ใครเล่นต่อ" * 2000):
        assert library.search(question) is not None
    assert perf_counter() - start < 12


def test_opening_again_puts_nothing_in_again(tmp_path: Path) -> None:
    first = Library.open(tmp_path)
    count = len(list(shipped()))
    assert first.sources() == {"shipped": count}
    assert Library.open(tmp_path).sources() == {"shipped": count}


def test_a_folder_that_is_a_file_is_the_operators_to_mend(tmp_path: Path) -> None:
    (tmp_path / "library").write_text("")
    with pytest.raises(LibraryError) as caught:
        Library.open(tmp_path / "library")
    assert caught.value.code == "library_unusable" and caught.value.hint


def test_without_the_embedder_words_alone_still_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (embed, embedders):
        monkeypatch.setattr(module, "embedder", lambda: None)
    library = Library.open(tmp_path)
    assert library.notice and library.notice.code == "no_embedder"
    asked = [
        ("condensed.concede", "what does conceding pay"),
        ("condensed.stunts", "ile kosztuje dodatkowy atut"),
        ("condensed.turn-order", "行动顺序怎么定"),
    ]
    for rule, question in asked:
        assert rule in [hit.rule for hit in library.search(question)]
    assert not library.ask("how do I bake bread").supported


def test_an_optional_rule_that_is_played_comes_before_what_it_takes_the_place_of(
    library: Library,
) -> None:
    question = "how many stress boxes do I have?"
    assert library.ask(question).hits[0].rule == "condensed.stress-track"
    played = library.ask(question, options=("condensed.opt.single-track:one",))
    assert played.hits[0].rule == "condensed.opt.single-track"
    assert played.plain_citations()[0]["rule"] == "condensed.opt.single-track"
