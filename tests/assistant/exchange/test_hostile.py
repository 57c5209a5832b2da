"""Files that are broken, huge, deep or meant to harm: refused in a sentence, or made harmless."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from bringing import bring, give
from foreign import FCHAR, fari, foundry
from hypothesis import given, settings, strategies as st

from assistant import render
from assistant.exchange import formats
from assistant.exchange.draft import ExchangeError
from tools.game import new

DEEP = b'{"name": "A", "aspects": ' + b"[" * 5000 + b"]" * 5000 + b"}"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "file_empty"),
        (b"  \n", "file_empty"),
        (b"{", "not_json"),
        (b'{"name": "A", "aspects": [}', "not_json"),
        (b"\xff\xfe\x00", "not_json"),
        (b"\x89PNG\r\n\x1a\n", "not_json"),
        (b'{"name": NaN}', "not_json"),
        (b'{"name": "A", "skills": {"x": 1, "x": 2}}', "key_twice"),
        (b'{"\\ud800": 1, "\\ud800": 2}', "key_twice"),
        (b"PK\x03\x04\x14\x00\x00\x00\xff", "not_json"),
        (b'{"name": "A\xed\xa0\x80"}', "not_json"),
        (b'{"name": 1e999}', "not_json"),
        (b"[" * 100_000, "file_too_deep"),
        (DEEP, "file_too_deep"),
        (b'{"a": "' + b"x" * 6_000_000 + b'"}', "file_too_big"),
        (json.dumps(list(range(300_000))).encode(), "file_too_big"),
        (json.dumps([FCHAR] * 300).encode(), "file_too_big"),
        (b"[]", "unknown_format"),
        (b"3", "unknown_format"),
        (b'{"hello": "world"}', "unknown_format"),
        (b'{"fariType": "scene", "name": "A"}', "unknown_format"),
    ],
)
def test_what_is_no_sheet_is_refused_in_a_sentence(data: bytes, code: str) -> None:
    began = time.perf_counter()
    with pytest.raises(ExchangeError) as refused:
        formats.arrivals(data, new(), "file")
    assert refused.value.code == code
    assert time.perf_counter() - began < 20
    for language in ("en", "th", "pl", "fi", "zh"):
        told = render.refusal(refused.value, language)
        assert told and told.count("\n") <= 1 and len(told) < 300


@pytest.mark.parametrize(
    "name",
    ["🦊🔥", "عمر الخيام", "‮evil", "Z̷̛̝a̸l̶g̴o̵", "../../etc/passwd", "C:\\con\\nul",
     "Robert'); DROP TABLE entries;--", "<script>alert(1)</script>", "A\x00B\x1b[31m", "{ $who }",
     "ก็็็็", "x" * 10_000, "👩‍👩‍👧", "${jndi:ldap://x}"],
)  # fmt: skip
def test_names_of_any_kind_come_in_and_go_out(name: str) -> None:
    for document in (fari(6) | {"name": name}, foundry("system") | {"name": name}):
        table, who, _ = bring(document)
        assert 0 < len(who.name) <= 80
        assert who.name.isprintable() or "\u200d" in who.name
        form = "fari" if "pages" in document else "foundry"
        assert give(table, who, form)["name"] == name
        assert render.sheet(who, "fi")


def test_without_a_name_the_files_own_stands_in_and_it_is_said() -> None:
    table, who, arrival = bring(fari(6) | {"name": ""}, stem="Ilse Vang")
    assert who.name == "Ilse Vang"
    assert ("name-missing", "Ilse Vang") in arrival.filling.remarks
    assert give(table, who, "fari")["name"] == ""


def test_long_texts_are_cut_said_and_kept() -> None:
    document = fari(6)
    texts = document["pages"][0]["rows"][0]["columns"][0]["sections"]
    texts[0]["blocks"][0]["value"] = "a" * 5000
    texts[1]["blocks"][0]["value"] = "b" * 9000
    table, who, arrival = bring(document)
    assert len(who.aspects[0].name) == 300 and len(who.stunts[0]) == 2000
    assert [code for code, _ in arrival.filling.remarks if code != "no-track"] == ["text-cut"] * 2
    assert give(table, who, "fari") == document


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
WHERE = st.sampled_from(
    ["pages", "version", "name", "data", "system", "items", "aspects", "skills", "stunts", "stress",
     "consequences", "sections", "stressTracks", "refresh"]
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([fari(6), fari(3), fari(1), foundry("data"), FCHAR]), WHERE, JSON)
def test_whatever_stands_where_it_should_not_is_read_or_refused(
    document: dict[str, object], key: str, value: object
) -> None:
    try:
        table, who, arrival = bring({**document, key: value})
    except ExchangeError:
        return
    assert give(table, who, arrival.draft.format)


def test_a_kept_file_that_is_none_is_no_hindrance() -> None:
    for text in ("", "{", "[]", "3", '{"name": 3}', "[" * 2000):
        kept = {"format": "fchar", "text": text or " "}
        own = {"format": "fatewright", "version": 1, "sheet": {"name": "Ann"}, "kept": kept}
        table, who, _ = bring(own)
        assert give(table, who, "fchar")["name"] == "Ann"
        assert give(table, who, "fatewright")["kept"] == kept


def test_many_stunts_leave_refresh_at_0_and_go_out_again() -> None:
    document = {**FCHAR, "stunts": [{"name": f"S{n}", "description": "x"} for n in range(12)]}
    document.pop("refresh", None)
    table, who, _ = bring(document)
    assert (who.refresh, who.points >= 0) == (0, True)
    assert bring(give(table, who, "fatewright"))[1].stunts == who.stunts


VALUES: list[object] = [
    "", " ", "🦊" * 300, "\u202eevil", "../../etc/passwd\x00", "\ud800", "x" * 10_000, "1e999",
    None,
    True, 10**30, -1, 1.5, [], {}, [[]], {"": ""}, {"a": {"b": [1, {"d": None}]}}, ["a"] * 50,
    [{"checked": "yes"}] * 30,
]  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([fari(6), fari(3), foundry("data"), foundry("system"), FCHAR]),
    st.randoms(use_true_random=False),
    st.sampled_from(VALUES),
)
def test_any_field_may_hold_anything(document: object, chance: Random, value: object) -> None:
    changed = json.loads(json.dumps(document))
    holder, key = chance.choice(list(places(changed)))
    holder[key] = value
    try:
        arrivals = formats.arrivals(json.dumps(changed).encode(), new(), "file")
        table, who, _ = bring(json.loads(json.dumps(changed)))
    except (ExchangeError, UnicodeEncodeError):
        return
    assert arrivals and render.sheet(who, "th")
    for form in formats.JSON:
        again = give(table, who, form)
        json.dumps(again, ensure_ascii=False).encode()
        bring(again)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything that stands in something: what holds it, and under what."""
    rows = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in list(rows):
        yield value, key
        if isinstance(each, (dict, list)):
            yield from places(each)
