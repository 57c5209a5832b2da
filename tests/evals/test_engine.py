"""What the benchmark of the engine measures is what it says."""

from __future__ import annotations

from evals import engine
from tools import chain, journal
from tools.dice import Dice


def test_an_exchange_is_five_commands_that_go_through() -> None:
    game = engine.table()
    dice = next(each for each in map(Dice, map(str, range(999))) if engine.all_of_it(game, each))
    entries = engine.exchange(game, dice)
    kinds = [event.type for entry in entries for event in entry.events]
    assert len(entries) == len(engine.EXCHANGE) == 5
    assert kinds.count("resolved") == 2 and kinds.count("rolled") == 2
    assert {"hit", "invoked", "boost_gained", "hit_absorbed"} <= set(kinds)
    folded = journal.folded(game, entries)
    assert folded == engine.bare_loop(game, entries)
    assert len(folded.characters["Ghoul"].marked["physical"]) == 3


def test_a_stored_exchange_is_the_same_one_hashed_and_linked() -> None:
    game = engine.table()
    dice = next(each for each in map(Dice, map(str, range(999))) if engine.all_of_it(game, each))
    entries, kept = engine.exchange(game, dice), engine.stored_exchange(game, dice)
    assert journal.folded(game, kept) == journal.folded(game, entries)
    assert kept[-1].state == journal.state_hash(journal.folded(game, entries))
    chain.check("bench", chain.origin(game, engine.SEED), kept, kept[-1].link, 5)


def test_what_is_compared_is_told_in_full() -> None:
    found = engine.compared(lambda: sum(range(2000)), lambda: sum(range(1000)))
    assert set(found) == {"ours_us", "theirs_us", "ratio", "best_ratio"}
    assert found["ours_us"] > 0 and found["theirs_us"] > 0
