"""The GM's word: rulings under numbers of their own, consequences that get other names."""

import pytest
from table import Table, one

from assistant.render import refusal, say


@pytest.mark.rule("condensed.gm-duties")
def test_a_rulings_number_never_comes_again() -> None:
    table = Table()
    for text in ("Ties go to the players", "Dogs are people"):
        table.do("make_ruling", text=text)
    table.do("withdraw_ruling", number=2)
    assert one(table.do("make_ruling", text="Cats too"), "ruling_made")["number"] == 3
    table.do("withdraw_ruling", number=1)
    table.do("withdraw_ruling", number=3)
    assert one(table.do("make_ruling", text="Nobody dies"), "ruling_made")["number"] == 4
    assert [each.number for each in table.game.rulings] == [4]
    assert table.refused("withdraw_ruling", number=3).code == "no_ruling"
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.consequence-slots")
def test_a_named_consequence_still_goes_by_its_severity() -> None:
    table = Table()
    table.do("create_character", name="Mara", skills={"physique": 5}, ruling=True)
    for name in ("Burnt Hand", None):
        table.do("adjust", character="Mara", add_consequence="mild", name=name)
    table.do("adjust", character="Mara", add_consequence="severe", name="Blind")
    renamed = one(table.do("rename_aspect", aspect="mild", name="Bruised"), "aspect_renamed")
    assert renamed["aspect"] != "Burnt Hand"
    assert table.refused("rename_aspect", aspect="mild", name="x").code == "which_aspect"
    renamed = one(table.do("rename_aspect", aspect="severe", name="Half Blind"), "aspect_renamed")
    assert (renamed["aspect"], renamed["on"]) == ("Blind", "Mara")
    assert table.refused("rename_aspect", aspect="moderate", name="x").code == "unknown_aspect"


@pytest.mark.rule("condensed.consequence-slots")
def test_a_consequence_by_ruling_is_told_in_one_line() -> None:
    table = Table()
    table.do("create_character", name="Mara")
    events = table.do("adjust", character="Mara", add_consequence="mild", name="Burnt Hand")
    assert [line.kind for line in say(events, "en")] == ["consequence_taken"]
    events = table.do("adjust", character="Mara", add_consequence="moderate", reason="the fire")
    assert next(iter(say(events, "en"))).text == "GM’s ruling, Mara: the fire"
    events = table.do("adjust", character="Mara", add_consequence="severe", physical=2)
    assert [line.kind for line in say(events, "en")] == ["character_edited", "consequence_taken"]


@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
def test_what_another_system_has_is_refused_in_words(language: str) -> None:
    table = Table()
    table.do("create_character", name="Mara")
    for given in ({"surprised": ["Mara"]}, {"initiative": {"Mara": 3}}):
        error = table.refused("begin_conflict", **given)
        assert error.code == "not_in_system"
        assert "(initiative)" not in refusal(error, language)
