"""From a sentence to commands: annotate, frame, resolve. A language is data."""

import re
from dataclasses import replace

from assistant.understanding import safety, tracks
from assistant.understanding.completing import completed, only_one, unnamed
from assistant.understanding.corrections import (
    Earlier,
    again,
    corrected,
    pieces_of,
    told_dice,
)
from assistant.understanding.frames import read
from assistant.understanding.insisting import insisted
from assistant.understanding.lexicon import Lexicon, lexicon
from assistant.understanding.lone import alone
from assistant.understanding.meaning import Meant, by_meaning, set_right
from assistant.understanding.names import known
from assistant.understanding.nearest import answered, nearest_sentence
from assistant.understanding.pleasantries import pleasantry
from assistant.understanding.reading import lifted, read_through
from assistant.understanding.retold import retold
from assistant.understanding.sharing import shared
from assistant.understanding.spelling import renamed, respelt
from assistant.understanding.taken import perhaps, taken
from assistant.understanding.text import tidy
from assistant.understanding.understood import NOBODY, Call, Unclear, Understood
from assistant.understanding.veil import veiled
from rules_corpus.language import detect
from tools.game import Game

__all__ = ["Call", "Earlier", "Unclear", "Understood", "understand"]

NOTHING_BEFORE = Earlier()
WHO = ("actor", "target", "character", "ally", "by")


def understand(
    text: str,
    game: Game,
    *,
    language: str | None = None,
    speaker: str | None = None,
    earlier: Earlier = NOTHING_BEFORE,
    guessing: bool = True,
) -> Understood:
    """Read what was said at the table.

    Args:
        text: the message; what is past 2000 characters is left out.
        game: the game as the speaker sees it.
        language: en, th, pl, fi or zh; left out: as the text looks.
        speaker: whom "I" stands for.
        earlier: what went before, for corrections and for answers to what was asked back.
        guessing: whether to look for what was perhaps meant, which is only asked.

    Returns:
        The calls in the order said, and what has to be asked where understanding stopped.
    """
    text = tidy(text)
    words = lexicon(language or detect(text, game.language))
    text, track = tracks.said(text, game, words)
    speaker = speaker or only_one(text, game, words)
    found = _understood(text, game, words, speaker, earlier, guessing)
    return tracks.on_own(found, track, game)


def _understood(
    text: str, game: Game, words: Lexicon, speaker: str | None, earlier: Earlier, guessing: bool
) -> Understood:
    language = words.language
    if calls := safety.heard(text, language):
        return Understood(language, calls, None)
    if pleasantry(text, words):
        return Understood(language, (), Unclear("pleasantry"))
    agreed = answered(text, words) if earlier.reply else None
    if agreed is not None:
        cast = perhaps(earlier.said, game, words, speaker)
        if cast and cast.sentence in earlier.reply:
            meant_so = Understood(language, cast.calls)
            return meant_so if agreed else Understood(language, (), Unclear("dropped"))
        near_by = by_meaning(earlier.said, game, words, speaker)
        meant = _perhaps(near_by, earlier.said, game, words, speaker)
    else:
        meant = None
    if meant and meant in earlier.reply:
        said_so = read_through(meant, game, words, speaker)
        return said_so if agreed else Understood(language, (), Unclear("dropped"))
    if (ruled := insisted(text, game, words, speaker, earlier)) is not None:
        return ruled
    if alone(read(text, game, words, ())):
        # A number and a name answer what was asked before they put a roll right.
        for said_on in completed(text, game, words, speaker, earlier.said):
            return said_on
    if (anew := _anew(text, game, words, speaker, earlier)) is not None:
        return anew
    if (split := shared(text, game, words)) is not None:
        return split
    if (right := retold(text, game, words, speaker)) is not None:
        return right
    found = _named_right(read_through(text, game, words, speaker), text, game, words, speaker)
    # A number alone chooses only where something waits to be chosen.
    idle = not game.pending and [call.name for call in found.calls] == ["choose"]
    if found.unclear and found.unclear.code == "help":
        return found
    if not idle and (by_parts := taken(found, text, game, words, speaker)) is not None:
        return by_parts
    if found.calls and not idle:
        return set_right(found, text, game, words, speaker)
    for said_on in completed(text, game, words, speaker, earlier.said):
        return said_on
    if found.unclear is None:
        return found
    lost = found.unclear == Unclear("not_understood")
    if (lost or found.unclear.nearest == ("roll",)) and alone(read(text, game, words, ())):
        return Understood(language, (), Unclear("which_roll"))
    if found.unclear.code == "not_understood" and (spelt := respelt(text, game, words)):
        again = read_through(spelt, game, words, speaker)
        if again.calls and not again.unclear:
            return again
    if speaker in NOBODY and (missing := unnamed(text, game, words)):
        return Understood(language, (), missing)
    meaning = by_meaning(text, game, words, speaker) if lost else None
    if meaning and meaning.sentence and meaning.sure:
        return replace(meaning.read, as_if=meaning.sentence)
    cast = perhaps(text, game, words, speaker) if lost and guessing else None
    near = cast.sentence if cast else (
        _perhaps(meaning, text, game, words, speaker) if lost and guessing else None)  # fmt: skip
    return Understood(language, (), Unclear("did_you_mean", (), (near,))) if near else found


def _perhaps(
    meaning: Meant | None, text: str, game: Game, words: Lexicon, speaker: str | None
) -> str | None:
    """The sentence that was perhaps meant: what is likely by its meaning, or by its letters."""
    near = meaning.sentence if meaning else ""
    return near or nearest_sentence(text, game, words, speaker)


def _named_right(
    found: Understood, text: str, game: Game, words: Lexicon, speaker: str | None
) -> Understood:
    """What was read, with a stranger whose name is a slip of a known one put right."""
    said = {call.arguments.get(key) for call in found.calls for key in WHO} - set(known(game))
    slips = {who: right for who in said if isinstance(who, str)
             and (right := renamed(who, game, words)) is not None}  # fmt: skip
    for who, right in slips.items():
        text = re.sub(rf"\b{re.escape(who)}\b", right, text)
    again = read_through(text, game, words, speaker) if slips else found
    same = [call.name for call in again.calls] == [call.name for call in found.calls]
    return again if same else found


def _anew(
    text: str, game: Game, words: Lexicon, speaker: str | None, earlier: Earlier
) -> Understood | None:
    """A correction of the last turn, or the same roll once more; None where it is neither."""
    if not earlier.commands:
        return None
    veil = veiled(text, game, words)
    clause = read(veil.text, game, words, (), veil)
    made: list[Call] | Unclear | None = again(clause, earlier)
    mark = words.find("correction", veil.text)
    if made is None and mark and mark.start() == 0:
        rest = veil.text[mark.end() :].strip(" ,.:!")
        pieces = pieces_of(rest, game, words, veil) if rest else None
        made = corrected(pieces, game, earlier) if pieces else None
        if made is None and rest:
            before = earlier.game or game
            told = read_through(veil.lifted(rest), before, words, speaker)
            first = {call.name for call in told.calls[:1]}
            if told.unclear is None and first & {str(c["command"]) for c in earlier.commands}:
                return Understood(words.language, (Call("undo", {}), *told.calls), None)
    if made is None and mark is None:
        made = told_dice(clause, game, earlier)
    if made is None:
        return None
    made = lifted(made, veil)
    if isinstance(made, Unclear):
        return Understood(words.language, (), made)
    return Understood(words.language, tuple(made), None)
