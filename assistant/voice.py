"""A language to speak in: Fluent phrases, and the words that go into them."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from assistant import words
from tools.events import GM
from tools.game import Condition, Game
from tools.game.conditions import SEVERITY
from tools.ladder import signed
from tools.rulesets import ABSORBS, ONE_TRACK, TRACKS

UNNAMED = re.compile(r"#(\d+)")
UNNAMED_HARM = re.compile(rf"({'|'.join((*ABSORBS, *SEVERITY))})(?: (\d+))?")
FACES = ("[-]", "[0]", "[+]")
MOST_KEPT = 4096  # phrases
Facts = tuple[tuple[str, Any], ...]


class PhraseError(LookupError):
    """A phrase is missing, or it asks for what it wasn't given: a bug."""


class Tongue(str):
    """A language as one table speaks it: with words of its own for ratings."""

    ladder: Mapping[int, str]

    def __new__(cls, language: str, ladder: Mapping[int, str]) -> "Tongue":
        """The language with the table's words."""
        made = super().__new__(cls, language)
        made.ladder = ladder
        return made


def phrase_files(language: str) -> Iterator[Traversable]:
    """The files with a language's phrases: its own, and one for each further chapter."""
    phrases = files("assistant").joinpath("phrases")
    yield phrases.joinpath(f"{language}.ftl")
    chapters = phrases.joinpath(language)
    if chapters.is_dir():
        yield from chapters.iterdir()


@cache
def bundle(language: str) -> FluentBundle:
    """The phrases of a language."""
    made = FluentBundle([language], use_isolating=False)
    for file in phrase_files(language):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


@lru_cache(maxsize=MOST_KEPT)
def phrased(language: str, phrase: str, attribute: str, facts: Facts) -> str:
    """A phrase filled in; kept, as a long log says the same again and again.

    Raises:
        PhraseError: the phrase is missing or could not be filled in.
    """
    phrases = bundle(language)
    message = phrases.get_message(phrase) if phrases.has_message(phrase) else None
    pattern = None
    if message is not None:
        pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise PhraseError(f"{language}: {phrase}.{attribute}")
    text, errors = phrases.format_pattern(pattern, dict(facts))
    if errors:
        raise PhraseError(f"{language}: {phrase}: {errors}")
    return str(text)


@dataclass(frozen=True, slots=True)
class Voice:
    """A language to speak in."""

    language: str

    def has(self, phrase: str) -> bool:
        """Whether there is a phrase of this id."""
        return bundle(self.language).has_message(phrase)

    def __call__(self, phrase: str, /, attribute: str = "", **facts: Any) -> str:
        """Say a phrase.

        Raises:
            PhraseError: the phrase is missing or could not be filled in.
        """
        return phrased(self.language, phrase, attribute, tuple(facts.items()))

    def attributes(self, phrase: str) -> Mapping[str, Any]:
        """What else belongs to a phrase: its hints."""
        found: Mapping[str, Any] = bundle(self.language).get_message(phrase).attributes
        return found

    def listed(self, items: Iterable[str], phrase: str = "list-comma") -> str:
        """Several things in one line, commas between them as the language writes them."""
        text = ""
        for item in items:
            text = self(phrase, a=text, b=item) if text else item
        return text

    def joined(self, items: Iterable[str]) -> str:
        """Several things in one line, with an `and` before the last."""
        *most, last = [*items]
        return self("list-and", a=self.listed(most), b=last) if most else last

    def who(self, name: str | None) -> str:
        """A name; the GM, a whole side, or whoever it was stand for themselves."""
        special = {GM: "who-gm", "pc": "who-pc", "npc": "who-npc", None: "who-somebody"}
        return self(special[name]) if name in special else str(name)

    def holder(self, name: str | None) -> str:
        """Who holds a free invoke; an empty name is anyone."""
        return self("who-anyone") if name == "" else self.who(name)

    def skill(self, name: str) -> str:
        """A skill by its word in this language."""
        return words.skill(name, self.language)

    def rating(self, rating: int) -> str:
        """A rating as the ladder reads: word and number."""
        own = self.language.ladder if isinstance(self.language, Tongue) else {}
        word = own.get(rating) or words.ladder(rating, self.language)
        return self("rating", word=word, number=signed(rating))

    def severity(self, severity: str) -> str:
        """The word for a consequence's severity."""
        return words.word("terms", severity, self.language) or severity

    def outcome(self, outcome: str) -> str:
        """The word for an outcome of a roll."""
        found = (words.word(room, outcome, self.language) for room in ("outcomes", "narratograph"))
        return next((each for each in found if each), outcome)

    def aspect(self, name: str, kind: str | None = None) -> str:
        """An aspect's name, or what stands for one that has no name yet."""
        number = UNNAMED.fullmatch(name)
        if number:
            phrase = "unnamed-aspect" if kind == "situation" else "unnamed-boost"
            return self(phrase, number=number[1])
        return self.harm(name)

    def harm(self, name: str) -> str:
        """A consequence's name; one without a name goes by its severity."""
        found = UNNAMED_HARM.fullmatch(name)
        if found is None:
            return name
        if found[1] in SEVERITY:
            text = self.condition(found[1])
        else:
            text = self("unnamed-consequence", severity=found[1], word=self.severity(found[1]))
        return f"{text} {found[2]}" if found[2] else text

    def condition(self, condition: str) -> str:
        """The word for a condition. Source: condensed.opt.conditions."""
        return words.word("conditions", condition, self.language) or condition

    def scale(self, level: str) -> str:
        """The word for a level of scale. Source: condensed.opt.scale."""
        return words.word("scale-levels", level, self.language) or level

    def condition_boxes(self, conditions: Sequence[Condition]) -> str:
        """Boxes of conditions as a way to take a hit: how many of each, and what they absorb."""
        return self.joined(
            self(
                "condition-box",
                name=self.condition(each),
                absorbs=conditions.count(each) * ABSORBS[SEVERITY[each]] // 2,
            )
            for each in dict.fromkeys(conditions)
        )

    def abnormal(self, condition: str) -> str:
        """The word for an abnormal condition. Source: narratograph.fumble."""
        return words.abnormal(condition, self.language)

    def ward(self, ward: str) -> str:
        """The word for a defence against surprise. Source: magus.surprise."""
        return self(f"ward-{ward}")

    def faces(self, faces: Iterable[int]) -> str:
        """Fate dice as symbols."""
        return "".join(FACES[face + 1] for face in faces)

    def track(self, track: str) -> str:
        """A track as it stands on a sheet; one of the table's own by its name."""
        return self(f"label-{track}") if track in (*TRACKS, ONE_TRACK) else track

    def boxes(self, values: Iterable[int]) -> str:
        """Boxes that are marked: how many, or which values where boxes differ."""
        values = list(values)
        if all(value == 1 for value in values):
            return self("boxes", count=len(values))
        return self("boxes-by-value", count=len(values), values=self.listed(map(str, values)))

    def consequence(self, severity: str) -> str:
        """A consequence with what it absorbs, as a way to take a hit."""
        return self("a-consequence", severity=severity, word=self.severity(severity),
                    absorbs=ABSORBS[severity])  # fmt: skip

    def consequence_slot(self, severity: str, track: str | None) -> str:
        """A slot as it stands on a sheet: severity and worth; one track only where it is so."""
        word, worth = self.severity(severity), str(ABSORBS[severity])
        return self("slot", word=word, absorbs=worth, track=track or "any")


def spoken_at(game: Game, language: str) -> str:
    """A language as the game's table speaks it."""
    if game.house is None or not game.house.ladder:
        return language
    return Tongue(language, dict(game.house.ladder))


def voice(language: str) -> Voice:
    """The voice for a language; English for one that there are no phrases in."""
    return Voice(language if language in words.LANGUAGES else "en")
