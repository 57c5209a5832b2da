"""Whatever is written here is in words of our own: nothing is taken over from the source texts.

The sources are no part of the repository; where they don't lie beside it, there is nothing to see.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tools.game import SCALE_LEVELS
from tools.rulesets import RULESETS

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
LONGEST = 40
WRITTEN = {
    "corpus": "rules_corpus/**/*.md",
    "titles and answers": "rules_corpus/**/*.yaml",
    "phrases": "assistant/phrases/**/*.ftl",
    "prompts": "assistant/prompts/**/*",
    "ways to say things": "assistant/understanding/**/*.yaml",
    "generators": "tools/generate/text/*.toml",
    "docs": "docs/**/*.md",
    "front pages": "*.md",
    "commands": "tools/**/*.py",
    "told playthroughs": "tests/playthroughs/**/*.txt",
}


# The game's own names may stand in the game's own order.
NAMES = frozenset(
    {
        *(skill for ruleset in RULESETS.values() for skill in ruleset.skills),
        *SCALE_LEVELS,
    }
)


def plain(text: str) -> str:
    """A text in one case, with single spaces and without marks of layout."""
    return " ".join(re.sub(r"[*_#>|`“”„\"'’]", "", text.casefold()).split())


@cache
def sources() -> tuple[str, ...]:
    files = [*SHARED.glob("seeds/*.txt"), *SHARED.glob("samples/srd/*.md")]
    return tuple(plain(path.read_text("utf-8")) for path in files)


@cache
def windows() -> frozenset[str]:
    return frozenset(
        text[at : at + LONGEST] for text in sources() for at in range(len(text) - LONGEST + 1)
    )


def taken_over(text: str) -> Iterator[str]:
    """What a text shares with a source, as far as it goes on."""
    known, own, at = windows(), plain(text), 0
    while at <= len(own) - LONGEST:
        end = at
        while own[end : end + LONGEST] in known and end <= len(own) - LONGEST:
            end += 1
        shared = own[at : end + LONGEST - 1]
        if end > at and not only_names(shared):
            yield shared
        at = max(end, at + 1)


def only_names(text: str) -> bool:
    """Whether a text lists names of the game; it may begin or end within a word."""
    words = re.findall(r"[^\W\d_]+", text)[1:-1]
    return bool(words) and set(words) <= NAMES


@pytest.mark.skipif(not SHARED.is_dir(), reason="the source texts are not here")
@pytest.mark.parametrize("pattern", WRITTEN.values(), ids=WRITTEN)
def test_no_forty_characters_are_a_sources(pattern: str) -> None:
    assert len(sources()) >= 5
    files = [path for path in ROOT.glob(pattern) if path.is_file() and ".venv" not in path.parts]
    assert files
    found = {
        f"{path.relative_to(ROOT)}: {text}"
        for path in files
        for text in taken_over(path.read_text("utf-8"))
    }
    assert found == set()


def test_what_is_taken_over_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "The ferry leaves at dawn, whoever is aboard and whoever is not."
    monkeypatch.setitem(globals(), "sources", lambda: (plain(said),))
    windows.cache_clear()
    assert list(taken_over(f"As they say: {said.upper()} So be it.")) == [plain(said)]
    assert list(taken_over(said[:35])) == [] and list(taken_over("Quite another sentence.")) == []
    windows.cache_clear()
