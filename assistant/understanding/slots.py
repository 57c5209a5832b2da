"""What stands in the slots of a saying, read by its kind; None where it makes no sense there."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from assistant.understanding import names
from assistant.understanding.annotate import Clause
from assistant.understanding.lexicon import LETTER, Lexicon
from assistant.understanding.listing import unjoined
from assistant.understanding.needs import kind
from assistant.understanding.sayings import CHOICES, THINGS, chosen
from assistant.understanding.text import bare
from assistant.understanding.understood import Told
from assistant.understanding.veil import FIRST, LAST
from tools.game import Character, Game

FIRST_NAME = 0xE000  # private letters: no word of any language holds them
CODED = re.compile(r"[\ue000-\uefff]")
_VEILED = re.compile(f"[{chr(FIRST)}-{chr(LAST)}]")
LONGEST_STRANGER = 15  # letters of a name nobody has heard, in a script without capitals
LONGEST_NAME = 6  # words of a zone, a countdown or another thing
# Things that are there or not; only a zone's name may be misspelt, which the rules then say.
THERE = ("zone", "countdown", "obstacle", "stunt", "minion", "carried")
# Words that are no name of a thing: with them something is said of it.
NO_NAME = ("gone", "clear", "taken_out", "no_name", "lead_pronoun")


@dataclass(frozen=True, slots=True)
class Coded:
    """A clause with everybody's name as one letter, and the quotes around aspects gone.

    Attributes:
        people: names by letter.
        spelt: how each stood there.
    """

    text: str
    people: Mapping[str, str]
    spelt: Mapping[str, str]
    clause: Clause
    game: Game
    told: Told

    @property
    def lexicon(self) -> Lexicon:
        """The words of the language."""
        return self.clause.lexicon

    def plain(self, piece: str) -> str:
        """A piece of the text as it was typed."""
        return CODED.sub(lambda m: self.spelt[m[0]], piece)

    def unveiled(self, piece: str) -> str:
        """A piece with the names of aspects back in it."""
        hidden = {self.clause.text[s.start : s.end].strip('"*'): str(s.value)
                  for s in self.clause.all("aspect")}  # fmt: skip
        return _VEILED.sub(lambda m: hidden.get(m[0], m[0]), piece)


def coded(clause: Clause, game: Game, told: Told, quotes: bool = False) -> Coded:
    """Put letters for names; `quotes` leaves those around aspects."""
    people, spelt = dict[str, str](), dict[str, str]()
    out, place = "", 0
    for number, span in enumerate(clause.all("name")):
        letter = chr(FIRST_NAME + number)
        people[letter], spelt[letter] = span.value, clause.text[span.start : span.end]
        out += clause.text[place : span.start] + letter
        place = span.end
    out += clause.text[place:]
    text = out if quotes else re.sub(f'["*]({_VEILED.pattern})["*]', r"\1", out)
    return Coded(text, people, spelt, clause, game, told)


def filled(slots: Mapping[str, str], about: Coded) -> dict[str, Any] | None:
    """What the slots of a saying come to; None where one of them makes no sense."""
    out: dict[str, Any] = {}
    for slot, said in slots.items():
        value = READERS.get(kind(slot), choice(kind(slot)))(said, about)
        if value is None:
            return None
        out[slot] = value
    return out


def person(said: str, about: Coded) -> str | None:
    """Somebody by name or pronoun, with nothing beside it that might mean more."""
    words = about.lexicon
    letters = CODED.findall(said)
    if len(letters) > 1 or words.has("negation", said):
        return None
    if letters:
        return about.people[letters[0]] if nothing_more(CODED.sub(" ", said), words) else None
    piece = _without(said, words, "filler", "beside_name")
    if not re.search(r"\w", piece):
        return None
    if (mark := words.find("lead_me", piece)) and mark.end() == len(piece):
        return None if about.told.speaker in ("gm", "players") else about.told.speaker
    if (mark := words.find("lead_pronoun", piece)) and mark.end() == len(piece):
        return pronoun(about)
    name = names.adhoc(piece, words)
    if name is None or _VEILED.search(name) or any(s.fullmatch(name) for *_, s in words.skills):
        return None
    # Where names have capitals, one without is a word; elsewhere a long piece is more than a name.
    short = not re.match(LETTER, name) and len(name) <= LONGEST_STRANGER and " " not in name
    return name if name[:1].isupper() or short else None


def pronoun(about: Coded) -> str | None:
    """Whom "she" means: whoever was named last, whoever has to answer, or whoever rolled."""
    roll = about.game.roll
    waiting = [each.who for each in about.game.pending]
    rolled = [roll.acting.who] if roll else []
    return next((each for each in (about.told.last, *waiting, *rolled) if each), None)


def people(said: str, about: Coded) -> list[str] | None:
    """Several people, parted by commas and "and"."""
    for tag in ("and", "also_and"):
        joints = about.lexicon.tags.get(tag)
        said = joints.sub(",", said) if joints else said
    pieces = re.split(r"[,/&]", said)
    found = [person(piece, about) for piece in pieces if re.search(r"[\w\ue000-\uefff]", piece)]
    return [*dict.fromkeys(each for each in found if each)] if found and all(found) else None


def nothing_more(said: str, words: Lexicon) -> bool:
    """Whether a piece holds nothing but small words that may stand beside a name."""
    return not re.search(r"\w", _without(said, words, "filler", "then", "lead_article",
                                         "beside_name", "each"))  # fmt: skip


def _without(said: str, words: Lexicon, *tags: str) -> str:
    """A piece without small words before and after it."""
    piece, before = bare(said), None
    while piece and piece != before:
        before = piece
        for tag in tags:
            pattern = words.tags.get(tag)
            for match in pattern.finditer(piece) if pattern else ():
                if match.start() == 0 or match.end() == len(piece):
                    piece = bare(piece[: match.start()] + " " + piece[match.end() :])
                    break
    return piece


def number(said: str, about: Coded) -> int | None:
    """A number in digits or words, or a word of the ladder."""
    words = about.lexicon
    digits = re.search(r"([+\-]?)\s?(\d{1,2})", said)
    if digits:
        return int(digits[1] + digits[2])
    word = bare(said.casefold())
    return words.counts.get(word, words.ladder.get(word))


def numbers(said: str, about: Coded) -> list[int]:
    """Several numbers."""
    return [int(each) for each in re.findall(r"-?\d{1,2}", said)]


def pool(said: str, about: Coded) -> tuple[int, int]:
    """Dice and target of a check nD:t."""
    dice, _, target = re.sub(r"\s", "", said).casefold().partition("d:")
    return int(dice), int(target)


def skill(said: str, about: Coded) -> str | None:
    """A skill's id, or one that the table or a sheet names freely."""
    words = about.lexicon
    piece = bare(about.plain(said))
    while (lead := words.find("lead_article", piece)) and lead.end() > 0:
        piece = bare(piece[lead.end() :])
    known = {skill for skill, _, pattern in words.skills if pattern.fullmatch(piece)}
    known |= {skill for word, skill in words.skill_words if word == piece.casefold()}
    own = {each for who in about.game.characters.values() for each in who.skills}
    for listed in about.game.ruleset.lists:
        own |= set(listed.skills)
    free = {each for each in own if names.same(each, piece, words)}
    return next(iter(free or (known if len(known) == 1 else ())), None)


def skills(said: str, about: Coded) -> list[str] | None:
    """Several skills."""
    found = [skill(piece, about) for piece in pieces(said, about)]
    return [each for each in found if each] if found and all(found) else None


def aspect(said: str, about: Coded) -> str | None:
    """An aspect's name: hidden by the veil, or typed with a capital or in quotes."""
    letters = _VEILED.findall(said)
    if len(letters) == 1:
        return str(letters[0])
    new = None if letters else named(said, about)
    return new if new and (new[:1].isupper() or new[:1] == "#") else None


def named(said: str, about: Coded) -> str | None:
    """A name that somebody gives to a thing."""
    piece = bare(unjoined(about.clause, names.spoken(bare(about.plain(said)), about.lexicon)))
    lead = about.lexicon.find("lead_article", piece)
    rest = bare(piece[lead.end() :]) if lead and lead.start() == 0 else piece
    # An article that begins with a capital is part of the name.
    piece = rest if rest and not piece[:1].isupper() else piece
    if any((m := about.lexicon.find(tag, piece)) and m[0] == piece for tag in NO_NAME):
        return None
    return piece if re.search(r"\w", piece) and len(piece) <= 80 else None


def text(said: str, about: Coded) -> str | None:
    """Free words as they were typed."""
    piece = names.spoken(bare(about.plain(said)), about.lexicon)
    return piece if re.search(r"\w", piece) else None


def pieces(said: str, about: Coded) -> list[str]:
    """The pieces of a list: parted by its signs, or else by "and"."""
    words = about.lexicon
    joints = words.tags.get("and")
    cut = re.split(r"[,;/]", said)
    if joints:
        last = cut[-1] if len(cut) > 1 else said
        cut = [*cut[:-1], *joints.sub(",", last).split(",")]
    # Where words have no spaces between them, a space parts as a comma does.
    if said.count(",") < 2 and not re.search(LETTER, said):
        cut = [word for piece in cut for word in piece.split()]
    if further := words.tags.get("also_and"):
        cut = [part for each in cut for part in further.split(each)]
    return [each for each in map(bare, cut) if re.search(r"\w|[\ue000-\uefff]", each)]


def listed(said: str, about: Coded) -> list[str] | None:
    """Names of things one after another."""
    found = [named(piece, about) for piece in pieces(said, about)]
    return [each for each in found if each] if found and all(found) else None


def thing(name: str) -> Callable[[str, Coded], str | None]:
    """A reader of things of a kind: one that is known, however it stands, or a new name."""

    def read(said: str, about: Coded) -> str | None:
        typed = about.unveiled(about.plain(said))
        known = sorted(KNOWN[name](about.game), key=len, reverse=True)
        found = [each for each in known if names.pattern(each, about.lexicon).search(typed)]
        letters = _VEILED.findall(said)
        if found:
            denied = about.lexicon.has("negation", typed.replace(found[0], ""))
            alone = all(about.spelt[each] in found[0] for each in CODED.findall(said))
            return found[0] if alone and not denied else None
        new = letters[0] if len(letters) == 1 else named(said, about)
        if new is None or len(new.split()) > LONGEST_NAME:
            return None
        if name == "gear":
            return new if letters else names.carried(new, about.lexicon)
        plain = new[:1].isupper() and not any(p.search(new) for _, _, p in about.lexicon.skills)
        misspelt = name == "zone" and known and plain and not CODED.search(said)
        return new if name not in THERE or misspelt else None

    return read


def choice(name: str) -> Callable[[str, Coded], str | None]:
    """A reader of one of the words of a kind."""

    def read(said: str, about: Coded) -> str | None:
        return chosen(name, said, about.lexicon.language)

    return read


def _tasks(game: Game) -> Iterable[str]:
    challenge = game.scene.challenge
    return [task.name for task in challenge.tasks] if challenge else []


def _gear(who: Character) -> Iterable[str]:
    return [*(each.name for each in who.weapons), *(each.name for each in who.armor)]


KNOWN: Mapping[str, Callable[[Game], Iterable[str]]] = {
    "zone": lambda game: game.scene.zones,
    "countdown": lambda game: [each.name for each in game.countdowns],
    "obstacle": lambda game: [each.name for each in game.scene.obstacles],
    "task": _tasks,
    "side": lambda game: [each.name for each in getattr(game.scene.contest, "sides", ())],
    "stunt": lambda game: [each.partition(":")[0] for who in game.characters.values()
                           for each in who.stunts],
    "gear": lambda game: [each for who in game.characters.values() for each in _gear(who)],
    "minion": lambda game: [each for who in game.characters.values() for each in who.minions],
    "carried": lambda game: [each for who in game.characters.values() for each in _gear(who)],
    "name": lambda game: (),
}  # fmt: skip
READERS: Mapping[str, Callable[[str, Coded], Any]] = {
    "who": person, "whom": person, "people": people, "skill": skill, "skills": skills,
    "n": number, "ns": numbers, "pool": pool, "pips": numbers, "aspect": aspect, "text": text,
    "list": listed,
    **{each: thing(each) for each in THINGS},
    **{each: choice(each) for each in CHOICES},
}  # fmt: skip
