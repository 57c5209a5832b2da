"""The tables that the generators draw from: every language complete, every entry usable."""

import itertools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules_corpus.terms import termbase
from tools.gear import ARMOR, WEAPONS

TABLES = sorted((Path(__file__).resolve().parents[2] / "tools/generate/text").glob("*.toml"))
SKILLS = frozenset(
    "academics athletics burglary contacts crafts deceive drive empathy fight investigate lore "
    "notice physique provoke rapport resources shoot stealth will".split()
)
ACTIONS = ("overcome", "create_advantage", "attack", "defend")
ATTACKERS = {"fight", "shoot", "provoke"}
DEFENDERS = {"athletics", "fight", "will"}
PLACES = {"indoors", "city", "wild", "water", "underground"}
CATEGORIES = ("tone", "movement", "cover", "danger", "useful")
GROUP = re.compile(r"\{([^{}]*)\}")
FIELDS = {"aspect", "a", "b", "lower", "zone"}  # what a text is given rather than draws
ASPECT_WORDS = (2, 7)
# Thai and Chinese set no spaces between words, so their aspects are measured in characters.
ASPECT_CHARACTERS = (3, 60)
UNSPACED = {"th", "zh"}

pytestmark = pytest.mark.parametrize("table", TABLES, ids=lambda path: path.stem, indirect=True)


@pytest.fixture
def table(request: pytest.FixtureRequest) -> dict[str, Any]:
    path: Path = request.param
    return tomllib.loads(path.read_text(encoding="utf-8")) | {"language": path.stem}


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from itertools.chain.from_iterable(map(_strings, value.values()))
    elif isinstance(value, list):
        yield from itertools.chain.from_iterable(map(_strings, value))


def _expansions(text: str) -> list[str]:
    """Every string that drawing one alternative of each group can give."""
    pieces = GROUP.split(text)
    groups = [p.split("|") if i % 2 else [p] for i, p in enumerate(pieces)]
    return ["".join(choice) for choice in itertools.product(*groups)]


def test_alternatives_are_balanced(table: dict[str, Any]) -> None:
    forms = {table["stunts"]["form"], table["stunts"].get("line"), table["names"].get("name_form")}
    told = (table["suggest"][kind] for kind in ("costs", "difficulties", "actions"))
    forms |= {text for part in told for text in _strings(part)}
    for text in _strings(table):
        assert text == text.strip() and text
        if text in forms:
            continue
        assert not re.search(r"[{}|]", GROUP.sub("", text)), text
        for group in set(GROUP.findall(text)) - FIELDS:
            options = group.split("|")
            assert len(options) > 1 and len(set(options)) == len(options), text
        assert not [e for e in _expansions(text) if "  " in e], text


def test_forms_of_second_texts_and_gear(table: dict[str, Any]) -> None:
    pair, zones, gear = table["forms"]["pair"], table["forms"]["zones"], table["gear"]
    assert "{a}" in pair and ("{b}" in pair) != ("{lower}" in pair)
    assert len(set(zones)) == len(zones) >= 8 and all(form.count("{zone}") == 1 for form in zones)
    assert {each["kind"] for each in gear["weapons"]} <= set(WEAPONS) and gear["monster"]["skill"]
    assert {each["kind"] for each in gear["armor"]} <= set(ARMOR)
    assert all(each["name"] and each["skill"] for each in gear["weapons"])


def test_names(table: dict[str, Any]) -> None:
    # Some languages put the byname first.
    assert set(table["names"]) - {"name_form"} == {"given", "byname"}
    form = table["names"].get("name_form", "{given} {byname}")
    assert sorted(GROUP.findall(form)) == ["byname", "given"]
    for key, count in (("given", 60), ("byname", 40)):
        names = table["names"][key]
        assert len(names) >= count
        assert len(set(names)) == len(names)


def test_npcs(table: dict[str, Any]) -> None:
    roles, quirks = table["npc"]["roles"], table["npc"]["quirks"]
    assert len(roles) >= 45 and len(quirks) >= 45
    assert len({role["name"] for role in roles}) == len(roles)
    assert len(set(quirks)) == len(quirks)
    for role in roles:
        assert set(role) - {"places"} == {"name", "skills"}, role
        assert len(role["skills"]) == len(set(role["skills"])) == 2, role
        assert set(role["skills"]) <= SKILLS, role
        assert set(role.get("places", ["city"])) <= PLACES, role
    for place in PLACES:
        assert sum(place in role.get("places", PLACES) for role in roles) >= 8


def test_stunts(table: dict[str, Any]) -> None:
    stunts = table["stunts"]
    # Some languages write the colon otherwise.
    assert set(stunts) - {"line"} == {"form", "list", "actions", "skills"}
    assert sorted(GROUP.findall(stunts.get("line", "{name}: {text}"))) == ["name", "text"]
    named = {skill: words[table["language"]][0] for skill, words in termbase()["skills"].items()}
    assert named.items() <= stunts["skills"].items()
    assert sorted(GROUP.findall(stunts["form"])) == ["action", "skill", "when"]
    assert set(stunts["actions"]) == set(ACTIONS)
    names = [stunt["name"] for stunt in stunts["list"]]
    assert len(set(names)) == len(names)
    for stunt in stunts["list"]:
        assert set(stunt) == {"name", "skill", "action", "when"}, stunt
        assert stunt["action"] in ACTIONS, stunt
        assert stunt["action"] != "attack" or stunt["skill"] in ATTACKERS, stunt
        assert stunt["action"] != "defend" or stunt["skill"] in DEFENDERS, stunt
    skills = [stunt["skill"] for stunt in stunts["list"]]
    assert set(skills) == SKILLS
    assert {skill: skills.count(skill) for skill in SKILLS if skills.count(skill) < 2} == {}


@pytest.mark.parametrize("category", CATEGORIES)
def test_scene_aspects(table: dict[str, Any], category: str) -> None:
    assert set(table["scene"]) == set(CATEGORIES)
    aspects = table["scene"][category]
    assert len(aspects) >= 28
    for aspect in aspects:
        assert "text" in aspect and set(aspect) <= {"text", "places"}, aspect
        places = aspect.get("places", ["city"])
        assert places and len(set(places)) == len(places) and set(places) <= PLACES, aspect
    counts = {place: sum(place in a.get("places", PLACES) for a in aspects) for place in PLACES}
    assert {place: count for place, count in counts.items() if count < 8} == {}


def test_scene_aspects_are_short_and_never_repeat(table: dict[str, Any]) -> None:
    unspaced = table["language"] in UNSPACED
    low, high = ASPECT_CHARACTERS if unspaced else ASPECT_WORDS
    drawn: list[str] = []
    for aspect in itertools.chain.from_iterable(table["scene"].values()):
        drawn += _expansions(aspect["text"])
    sizes = {text: len(text) if unspaced else len(text.split()) for text in drawn}
    assert {text: size for text, size in sizes.items() if not low <= size <= high} == {}
    assert sorted({text for text in drawn if drawn.count(text) > 1}) == []
