"""Undo and redo: entries that are only added, and a game that is as it was."""

from dataclasses import replace
from typing import Literal

import pytest
from table import Table, one

from tools import journal
from tools.commands import parse
from tools.dice import Dice
from tools.errors import JournalError, RuleError
from tools.game import Game, new
from tools.journal import Entry
from tools.past import Past
from tools.play import play
from tools.replay import replay

UNDOING: tuple[Literal["undo", "redo"], ...] = ("undo", "redo", "undo")


def state_of(table: Table, entries: list[Entry]) -> Game:
    return journal.folded(table.start, entries)


def undo(table: Table, entries: list[Entry], whole_turn: bool = False) -> list[Entry]:
    return add(table, entries, "undo", journal.undo_of(entries, whole_turn))


def redo(table: Table, entries: list[Entry]) -> list[Entry]:
    return add(table, entries, "redo", journal.redo_of(entries))


def add(table: Table, entries: list[Entry], deed: journal.Deed, of: tuple[int, ...]) -> list[Entry]:
    draft = Entry(number=len(entries) + 1, turn=len(entries) + 1, deed=deed, of=of, state="")
    game = state_of(table, [*entries, draft])
    return [*entries, replace(draft, state=journal.state_hash(game))]


@pytest.fixture
def table() -> Table:
    table = Table()
    table.do("create_character", name="Mara", trouble="Debts", skills={"fight": 2, "athletics": 2})
    table.do("create_character", name="Ghoul", kind="npc", skills={"fight": 2})
    return table


def test_a_hit_that_waits_is_taken_back_with_its_roll(table: Table) -> None:
    before = table.game
    table.do("attack", actor="Ghoul", target="Mara", skill="fight")
    waiting = table.game
    table.do("defend", effort=0)
    entries = undo(table, table.entries)
    assert state_of(table, entries) == waiting and waiting.waiting("defend")
    entries = undo(table, entries)
    assert state_of(table, entries) == before
    entries = redo(table, redo(table, entries))
    assert state_of(table, entries) == table.game
    assert replay(table.start, entries, table.seed) == table.game


def test_an_invoke_taken_back_leaves_the_roll_open_as_it_was(table: Table) -> None:
    table.do("attack", actor="Ghoul", target="Mara", effort=3, defence={"effort": 0})
    before = table.game
    table.do("invoke", actor="Mara", aspect="Debts")
    entries = undo(table, table.entries)
    assert state_of(table, entries) == before
    assert before.characters["Mara"].points == 3 and before.waiting("absorb")


def test_a_turn_of_talk_is_taken_back_whole(table: Table) -> None:
    before = table.game
    table.do("place_aspect", aspect="Fog")
    table.do("place_aspect", aspect="Mud")
    together = [*table.entries[:-1], replace(table.entries[-1], turn=table.entries[-2].turn)]
    assert state_of(table, undo(table, together, whole_turn=True)) == before
    assert len(state_of(table, undo(table, together)).scene.aspects) == 1


def test_redo_is_gone_once_something_else_was_played(table: Table) -> None:
    table.do("place_aspect", aspect="Fog")
    entries = undo(table, table.entries)
    again = Table(game=state_of(table, entries))
    again.do("place_aspect", aspect="Mud")
    entries = [*entries, replace(again.entries[0], number=len(entries) + 1)]
    with pytest.raises(RuleError) as caught:
        journal.redo_of(entries)
    assert caught.value.code == "nothing_to_redo"
    assert [each.name for each in state_of(table, entries).scene.aspects] == ["Mud"]
    assert replay(table.start, entries, table.seed) == again.game


def test_there_is_no_undoing_of_nothing(table: Table) -> None:
    entries = undo(table, undo(table, table.entries))
    assert state_of(table, entries) == table.start
    with pytest.raises(RuleError) as caught:
        journal.undo_of(entries, whole_turn=True)
    assert caught.value.code == "nothing_to_undo"


@pytest.mark.rule("condensed.dice")
def test_a_roll_made_again_after_undo_shows_the_same_faces(table: Table) -> None:
    first = one(table.do("roll", actor="Mara", skill="fight"), "rolled")
    again = Table(game=state_of(table, undo(table, table.entries)), seed=table.seed)
    assert one(again.do("roll", rating=7), "rolled")["faces"] == first["faces"]


def test_an_entry_that_cannot_be_read_is_named(table: Table) -> None:
    broken = replace(table.entries[1], events=({"type": "teleported"},))
    with pytest.raises(JournalError) as caught:
        journal.folded(table.start, [table.entries[0], broken])
    assert (caught.value.code, caught.value.facts["entry"]) == ("unreadable_entry", 2)


def test_an_entry_of_before_a_field_was_added_still_replays(table: Table) -> None:
    table.do("place_aspect", aspect="Fog")
    table.do("create_advantage", actor="Mara", aspect="Fog", effort=3, difficulty=0)
    events = tuple(
        {key: value for key, value in event.items() if key != "revealed"}
        for event in table.entries[-1].events
    )
    entries = [*table.entries[:-1], replace(table.entries[-1], events=events)]
    assert entries != table.entries
    assert replay(table.start, entries, table.seed) == table.game


def test_entries_in_memory_come_to_the_same_game_as_stored_ones() -> None:
    game = start = Table().game
    notes, stored = list[Entry](), list[Entry]()
    for name in ("Mara", "Otso", "Ghoul"):
        command = parse({"command": "create_character", "name": name})
        step = play(game, command, Dice("notes"))
        game = step.game
        notes.append(journal.entry_of(step, len(notes) + 1, len(notes) + 1))
        stored.append(journal.stored(notes[-1], step.game))
    taken_back = Entry(number=4, turn=4, deed="undo", of=(2,), state="")
    for listed in ([], [taken_back]):
        after = journal.folded(start, [*notes, *listed])
        assert after == journal.folded(start, [*stored, *listed])
        assert ("Otso" in after.characters) == (listed == [])


def test_undoing_all_along_goes_back_at_once_and_replays() -> None:
    table, past = Table(), Past(new())
    for number in range(12):
        table.do("place_aspect", aspect=f"Fog {number}")
        past.add(table.entries[-1])
        for deed in UNDOING if number % 3 else ():
            of = past.undoable(False) if deed == "undo" else past.redoable()
            draft = Entry(number=len(past.entries) + 1, turn=1, deed=deed, of=of, state="")
            led = past.led_to(draft)
            past.add(draft)
            assert past.game == led == journal.folded(past.start, past.entries)
        table.game, table.entries = past.game, list(past.entries)
    assert [aspect.name for aspect in past.game.scene.aspects] == [f"Fog {n}" for n in (0, 3, 6, 9)]


def test_an_undo_out_of_the_middle_is_folded_as_it_says() -> None:
    table, past = Table(), Past(new())
    for name in ("Fog", "Rain", "Mud"):
        table.do("place_aspect", aspect=name)
        past.add(table.entries[-1])
    middle = Entry(number=4, turn=4, deed="undo", of=(2,), state="")
    past.add(middle)
    assert past.game == journal.folded(past.start, past.entries)
    assert [aspect.name for aspect in past.game.scene.aspects] == ["Fog", "Mud"]
