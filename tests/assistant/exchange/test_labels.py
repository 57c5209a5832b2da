"""Sheets with labels in languages that Fatewright does not speak, or only in the keys."""

from __future__ import annotations

from typing import Any

import pytest
from bringing import aspects, bring, game, give
from foreign import block, boxes, section


def sheet(*sections: dict[str, Any], version: int = 6) -> dict[str, Any]:
    rows = [{"columns": [{"sections": list(sections)}]}]
    return {
        "name": "Sample",
        "version": version,
        "fariType": "character",
        "pages": [{"rows": rows}],
    }


TURKISH = {
    "AkadeMİK": "academics", "ALDATMACA": "deceive", "Atıcılık": "shoot", "Bağlantılar": "contacts",
    "Beden": "physique", "ÇEVİKLİK": "athletics", "eMpaTİ": "empathy", "GİZLİLİK": "stealth",
    "Hırsızlık": "burglary", "İlİM": "lore", "İrade": "will", "Kaynaklar ": "resources",
    "Kışkırtma": "provoke", "Sürücülük": "drive", "Yakın dövüş": "fight", "Zanaat": "crafts",
}  # fmt: skip
FRENCH = {"astucieux": "clever", "flamboyant": "flashy", "puissant": "forceful",
          "rapide": "quick", "soigneux": "careful", "sournois": "sneaky"}  # fmt: skip
FINNISH = {"Urheilu": "athletics", "Tahto": "will"}


@pytest.mark.parametrize("words", [TURKISH, FRENCH, FINNISH])
def test_skills_by_words_of_other_languages(words: dict[str, str]) -> None:
    rated = {label: place % 5 for place, label in enumerate(words)}
    blocks = [block("Skill", label, str(rating)) for label, rating in rated.items()]
    _, who, _ = bring(sheet(section("Skill'LER (becerİler)", *blocks)))
    assert who.skills == {words[label]: rating for label, rating in rated.items()}


def test_a_turkish_sheet() -> None:
    document = sheet(
        section("Aspect'LER", block("Text", "High Concept", "Kapının Bekçisi"),
                block("Text", "Trouble (BELA)", "Uykusuz"),
                block("Text", "Relationship (İLİŞKİ)", "Ayla")),
        section("Stress'ler", block("SlotTracker", "FİZİKSEl", boxes(True, False, False)),
                block("SlotTracker", "ZİHİNSEl", boxes(False, True))),
        section("Consequence'LAR", block("Text", "Hafİf", "Morarmış Göz"),
                block("Text", "OrtAlama", ""), block("Text", "Ağır", "Kırık Bacak")),
    )  # fmt: skip
    table, who, _ = bring(document)
    assert {kind: names for kind, names in aspects(who).items() if kind != "consequence"} == {
        "high_concept": ["Kapının Bekçisi"], "trouble": ["Uykusuz"], "relationship": ["Ayla"],
    }  # fmt: skip
    assert (len(who.boxes["physical"]), len(who.boxes["mental"])) == (3, 2)
    assert (who.marked["physical"], who.marked["mental"]) == ((0,), (1,))
    assert [(each.severity, each.name) for each in who.consequences] == [
        ("mild", "Morarmış Göz"), ("severe", "Kırık Bacak")]  # fmt: skip
    assert give(table, who, "fari") == document


def test_conditions_that_take_shifts_are_slots() -> None:
    document = sheet(
        section("MantleS", block("Text", "MANTLE #1", "Changeling"),
                block("Text", "MANTLE #2", "")),
        section("Conditions", block("Text", "4 - In peril", "Bleeding Light", checked=True),
                block("Text", "6 - Doomed", ""), block("Text", "Bargained", "with Summer"),
                block("SlotTracker", "Indebted", boxes(True, True, False))),
    )  # fmt: skip
    table, who, arrival = bring(document)
    assert [each.severity for each in who.slots] == ["moderate", "severe"]
    assert [(each.severity, each.name) for each in who.consequences] == [
        ("moderate", "Bleeding Light")]  # fmt: skip
    assert who.stunts == ("MANTLE #1: Changeling",)
    assert arrival.draft.unread == (
        "Conditions / Bargained: with Summer", "Conditions / Indebted: ■■□")  # fmt: skip
    assert give(table, who, "fari") == document


def test_what_was_read_of_an_unknown_schema_is_not_told_as_unread() -> None:
    held = section("技能", block("Skill", "格斗", "3"))
    document = {"name": "林小雨", "version": 9, "fariType": "character",
                "tabs": [{"groups": [held]}], "aura": {"colour": "blue"}}  # fmt: skip
    _, who, arrival = bring(document)
    assert who.skills == {"fight": 3}
    assert arrival.draft.unread == ('aura: {"colour": "blue"}',)


def test_the_keys_of_an_actor_tell_what_its_names_do_not() -> None:
    def track(name: str, boxes: list[bool], **more: Any) -> dict[str, Any]:
        return {"name": name, "enabled": True, "aspect": "No", "boxes": len(boxes),
                "box_values": boxes, "harm_can_absorb": 0, **more}  # fmt: skip

    wound = {"name": "Blaues Auge", "when_marked": True, "as_name": False}
    document = {"name": "Jörg", "type": "fate-core-official", "system": {
        "aspects": {"High Concept": {"name": "Wer ich bin", "value": "Rostiger Ritter"}},
        "skills": {"Athletics": {"name": "Turnen", "rank": 2},
                   "Fight": {"name": "Kämpfen", "rank": 4}},
        "stunts": {},
        "tracks": {
            "Physical Stress": track("Physischer Stress", [True, False]),
            "Mental Stress": track("Seelenruhe", [False, True, False]),
            "Physical Mild Consequence": track("Folge des Leibes", [], aspect=wound,
                                               harm_can_absorb=2),
        },
    }}  # fmt: skip
    table, who, arrival = bring(document, game("core"))
    assert aspects(who)["high_concept"] == ["Rostiger Ritter"]
    assert who.skills == {"athletics": 2, "fight": 4}
    assert (len(who.boxes["physical"]), len(who.boxes["mental"])) == (2, 3)
    assert (who.marked["physical"], who.marked["mental"]) == ((0,), (1,))
    assert [(each.severity, each.name, each.track) for each in who.consequences] == [
        ("mild", "Blaues Auge", "physical")]  # fmt: skip
    assert arrival.draft.unread == ()
    assert give(table, who, "foundry") == document
