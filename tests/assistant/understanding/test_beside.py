"""What stands beside a deed or a name: who goes along, where an aspect is, who helps."""

from typing import Any

import pytest

from assistant.understanding import understand
from tests.assistant.understanding.test_reached import table


def said(language: str, text: str) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, table("beside"), language=language)
    return [(call.name, dict(call.arguments)) for call in understood.calls]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mara moves to the Hall and Bram follows her"),
        ("pl", "Mara idzie do Hall, a Bram za nią"),
        ("th", "Mara ไปที่ Hall แล้ว Bram ตามไป"),
        ("zh", "Mara去Hall,Bram跟上"),
    ],
)
def test_who_goes_along_does_the_same(language: str, text: str) -> None:
    assert said(language, text) == [
        ("move", {"character": who, "to": "Hall"}) for who in ("Mara", "Bram")
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Mara atakuje Wolfa Walką, a Bram pomaga"),
        ("fi", "Mara hyökkää Wolfin kimppuun Tappelulla ja Bram auttaa"),
    ],
)
def test_a_skill_helps_nobody(language: str, text: str) -> None:
    ((name, arguments),) = said(language, text)
    assert (name, arguments["helpers"], arguments["skill"]) == ("attack", ["Bram"], "fight")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "w Hall jest teraz aspekt Płonący wóz"),
        ("th", 'ใน Hall มี aspect "เกวียนไฟลุก"'),
    ],
)
def test_an_aspect_is_in_the_zone_named_with_it(language: str, text: str) -> None:
    ((name, arguments),) = said(language, text)
    assert (name, arguments["zone"]) == ("place_aspect", "Hall")


@pytest.mark.parametrize(
    ("text", "aspect"),
    [
        ("place the aspect Mara's Wrath on the scene", "Mara's Wrath"),
        ("add the aspect Wrath of Mara", "Wrath of Mara"),
        ("put the aspect Hunted by the Ghoul on Mara", "Hunted by the Ghoul"),
    ],
)
def test_a_name_within_an_aspect(text: str, aspect: str) -> None:
    ((name, arguments),) = said("en", text)
    assert (name, arguments["aspect"]) == ("place_aspect", aspect)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "rename Mara to Mira"),
        ("fi", "vaihda Maran nimeksi Mira"),
        ("th", "เปลี่ยนชื่อ Mara เป็น Mira"),
        ("zh", "Mara改名叫Mira"),
    ],
)
def test_another_name_of_a_character(language: str, text: str) -> None:
    assert said(language, text) == [("edit_character", {"name": "Mara", "aliases": ["Mira"]})]


@pytest.mark.parametrize(
    ("language", "text", "left"),
    [
        ("en", "Zora: Burglary 4, Piloting 3, Fight 2", "Piloting 3"),
        ("pl", "Zora to BG z Lotnictwem 3 i Walką 2", "Lotnictwem 3"),
        ("fi", "Zora on pelaajahahmo, Lentäminen 3 ja Tappelu 2", "Lentäminen 3"),
        ("th", "Zora: Fight 2, ขับยาน 3, Will 2", "ขับยาน 3"),
    ],
)
def test_a_sheet_is_taken_but_for_a_word_that_is_asked_about(
    language: str, text: str, left: str
) -> None:
    understood = understand(text, table("sheet"), language=language)
    assert [call.name for call in understood.calls] == ["create_character"]
    assert understood.unclear is not None
    assert (understood.unclear.code, understood.unclear.nearest) == ("unread_field", (left,))


def test_those_in_a_conflict_are_told_after_it_begins() -> None:
    ((name, arguments),) = said("en", "fight breaks out! Mara, Bram and Ghoul. Bram goes first")
    assert name == "begin_conflict"
    assert arguments == {"first": "Bram", "characters": ["Mara", "Bram", "Ghoul"]}
