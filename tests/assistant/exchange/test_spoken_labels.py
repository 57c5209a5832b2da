"""Sheets whose labels are the words of a language, some that the termbase doesn't have."""

from __future__ import annotations

import json
from typing import Any

import pytest
from foreign import block, boxes, section

from assistant.exchange import formats
from tools.dice import Dice
from tools.game import Character, new
from tools.play import play

SHEETS: dict[str, dict[str, list[str]]] = {
    "pl": {"aspects": ["Aspekty", "Koncept", "Kłopot"], "stunts": ["Sztuczki"],
           "skills": ["Umiejętności", "Percepcja", "Walka", "Wola"],
           "stress": ["Stres", "Fizyczny", "Psychiczny"],
           "wounds": ["Konsekwencje", "Łagodna", "Umiarkowana", "Poważna"]},
    "fi": {"aspects": ["Piirteet", "Ydinajatus", "Ongelma"], "stunts": ["Erikoisuudet"],
           "skills": ["Taidot", "Huomiokyky", "Taistelu", "Tahto"],
           "stress": ["Stressi", "Fyysinen", "Henkinen"],
           "wounds": ["Seuraukset", "Lievä", "Kohtalainen", "Vakava"]},
    "th": {"aspects": ["ด้าน", "แนวคิดหลัก", "ปัญหา"], "stunts": ["สตันท์"],
           "skills": ["ทักษะ", "สังเกต", "ต่อสู้", "จิตใจ"], "stress": ["ความเครียด", "กาย", "ใจ"],
           "wounds": ["ผลกระทบ", "เบา", "ปานกลาง", "รุนแรง"]},
    "zh": {"aspects": ["特征", "核心概念", "困扰"], "stunts": ["绝招"],
           "skills": ["技能", "感知", "格斗", "意志力"], "stress": ["压力", "身体", "精神"],
           "wounds": ["后果", "轻度", "中度", "重度"]},
}  # fmt: skip


def came(document: dict[str, Any]) -> tuple[Character, Any]:
    """The character of a file, and the same file written anew."""
    [arrival] = formats.arrivals(json.dumps(document).encode(), new(), "x")
    game = play(new(), formats.parsed(arrival, None), Dice("")).game
    [who] = game.characters.values()
    return who, formats.written(game, who, arrival.draft.format, "en")


@pytest.mark.parametrize("language", SHEETS)
def test_a_sheet_in_the_words_of_a_language_is_read_whole(language: str) -> None:
    said = SHEETS[language]
    document = {
        "id": "x", "version": 3, "name": "Iga", "template": "FateCondensed", "lastUpdated": 1,
        "pages": [{"id": "p", "label": "Iga", "sections": [
            section(said["aspects"][0], block("Text", said["aspects"][1], "Witch of the Fen"),
                    block("Text", said["aspects"][2], "Cursed")),
            section(said["stunts"][0], block("Text", "Raven", "+2 at night")),
            section(said["skills"][0], block("Skill", said["skills"][1], "4"),
                    block("Skill", said["skills"][2], "3"), block("Skill", said["skills"][3], "2")),
            section(said["stress"][0], block("SlotTracker", said["stress"][1], boxes(True, False)),
                    block("SlotTracker", said["stress"][2], boxes(False, True, False))),
            section(said["wounds"][0], block("Text", said["wounds"][1], "Cut"),
                    block("Text", said["wounds"][2], ""),
                    block("Text", said["wounds"][3], "Maimed")),
        ]}],
    }  # fmt: skip
    who, again = came(document)
    assert {each.kind: each.name for each in who.aspects if each.kind != "consequence"} == {
        "high_concept": "Witch of the Fen", "trouble": "Cursed"}  # fmt: skip
    assert who.skills == {"notice": 4, "fight": 3, "will": 2}
    assert who.stunts == ("Raven: +2 at night",)
    assert {track: len(row) for track, row in who.boxes.items()} == {"physical": 2, "mental": 3}
    assert who.marked == {"physical": (0,), "mental": (1,)}
    assert [(each.severity, each.name) for each in who.consequences] == [
        ("mild", "Cut"), ("severe", "Maimed")]  # fmt: skip
    assert came(again)[0] == who  # written in the newest version, it says the same


def test_bare_texts_and_marks_in_numbers_are_read_and_written_again() -> None:
    document = {
        "name": "Pim", "skills": {"Will": 2},
        "aspects": [{"name": "Smallest Knight", "type": "high-concept"}, "Loves Cheese"],
        "stunts": ["Burrow: may leave any scene downwards"], "stress": {"physical": [1, 0, 0]},
    }  # fmt: skip
    who, again = came(document)
    assert [each.name for each in who.aspects] == ["Smallest Knight", "Loves Cheese"]
    assert who.stunts == ("Burrow: may leave any scene downwards",)
    assert who.marked == {"physical": (0,)} and again == document
