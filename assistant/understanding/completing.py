"""Short answers to what was asked back, put to what was said before."""

import re
from collections.abc import Iterator

from assistant.understanding import together
from assistant.understanding.asking import asks
from assistant.understanding.corrections import ROLLS, refusal
from assistant.understanding.frames import read
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.lone import alone
from assistant.understanding.reading import read_through
from assistant.understanding.sayings import sayings
from assistant.understanding.slots import coded, person, skill
from assistant.understanding.text import tidy
from assistant.understanding.understood import NOBODY, Call, Told, Unclear, Understood
from tools.game import Game

LONGEST_ANSWER = 6  # words of an answer to what was asked back


def completed(
    text: str, game: Game, words: Lexicon, speaker: str | None, asked: str
) -> Iterator[Understood]:
    """What was asked about, read once more with a short answer to what it lacked."""
    if not asked or len(text.split()) > LONGEST_ANSWER or asks(text, words):
        return
    before = read_through(tidy(asked), game, words, speaker)
    if given := skilled(before, text, game, words):
        yield Understood(words.language, (given,))
    if not before.calls:
        yield from _by(text, game, words, speaker, tidy(asked))
    if before.calls or not before.unclear or not before.unclear.needs:
        return
    rest = tidy(asked).rstrip(" .!?")
    if before.unclear.code in ("together", "everyone"):
        clause = read(rest, game, words, ())
        for whole in together.instead(clause, text.strip(" .!?"), game):
            made = read_through(whole, game, words, speaker)
            if made.calls and not made.unclear:
                yield made
        return
    patterns = sayings(words.language).answers
    lacking = before.unclear.needs  # a name where the code says already what lacks
    said = text.strip(" .!?")
    if (filler := words.find("filler", said)) and re.search(r"\w", said[filler.end() :]):
        said = said[filler.end() :].lstrip(" ,")
    for need in (*lacking, before.unclear.code.partition("_")[2]):
        for pattern in patterns.get(need, ()):
            # A rating has its sign.
            answer = f"+{said}" if need == "rating" and said.isdecimal() else said
            whole = pattern.replace("{before}", rest).replace("{said}", answer)
            made = read_through(whole, game, words, speaker)
            if made.calls and not made.unclear:
                yield made


def _by(
    text: str, game: Game, words: Lexicon, speaker: str | None, asked: str
) -> Iterator[Understood]:
    """What was asked about, done by whoever is named now; a total may be told with the name."""
    missing = unnamed(asked, game, words) if speaker in NOBODY else None
    clause = read(text, game, words, ())
    who = clause.value("name")
    if missing is None or who is None:
        return
    rolled = alone(clause)
    if rolled is None and person(coded(clause, game, Told()).text, coded(clause, game, Told())):
        rolled = (who, {})
    if rolled is None:
        return
    made = read_through(asked, game, words, str(who))
    if made.calls and not made.unclear:
        first = made.calls[0]
        told = {**first.arguments, **(rolled[1] if first.name in ROLLS else {})}
        yield Understood(words.language, (Call(first.name, told), *made.calls[1:]))


def only_one(text: str, game: Game, words: Lexicon) -> str | None:
    """Whom "I" stands for where nobody said so: the one player character who isn't named."""
    if not words.has("first_person", text):
        return None
    said = text.casefold()
    other = [who.name for who in game.characters.values() if who.kind == "pc" and who.out is None
             and not any(word in said for word in who.name.casefold().split())]  # fmt: skip
    return other[0] if len(other) == 1 else None


def unnamed(text: str, game: Game, words: Lexicon) -> Unclear | None:
    """What is asked back where "I" does something and nobody knows who that is."""
    stand = next((who.name for who in game.characters.values() if who.kind == "pc"), None)
    if stand is None or not words.has("lead_me", text):
        return None
    made = read_through(text, game, words, stand)
    for call in made.calls[:1]:
        for key in ("actor", "character"):
            if call.arguments.get(key) == stand:
                return Unclear("who", (key,), (call.name,))
    return None


def skilled(before: Understood, text: str, game: Game, words: Lexicon) -> Call | None:
    """A roll that the rules refused for want of a skill, with the one that is now named."""
    call = before.calls[0] if len(before.calls) == 1 and not before.unclear else None
    if call is None or call.name not in ROLLS or "skill" in call.arguments:
        return None
    named = skill(text.strip(" .!"), coded(read(text, game, words, ()), game, Told()))
    lacks = named and refusal({"command": call.name, **call.arguments}, game) == "which_skill"
    return Call(call.name, {**call.arguments, "skill": named}) if lacks else None
