"""What people have said: now and just before, and what it comes to without any model."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from assistant.claims import counted, mask_numbers
from assistant.understanding import Earlier, Understood, understand
from assistant.understanding.annotate import Clause, annotate
from assistant.understanding.frames import deeds
from assistant.understanding.lexicon import lexicon
from assistant.understanding.parting import clauses
from assistant.understanding.text import sentences, tidy
from tools.commands import COMMANDS
from tools.game import Game
from tools.people import find

CHANGING = frozenset({*COMMANDS, "undo", "redo", "choose"}) - {"suggest"}
# More phrases that ask for a command, by the tag that they go under.
TAGS: Mapping[str, tuple[str, ...]] = {
    "absorb": ("take", "consequence", "lightest"), "take_out": ("take_out", "taken_out"),
    "remove_aspect": ("remove_aspect", "gone"), "answer_compel": ("reply_compel",),
    "choose_cost": ("reply_cost",), "choose": ("available",), "adjust": ("set", "gain", "lose"),
}  # fmt: skip
# To what waits, and only then.
REPLIES = ("answer_compel", "choose", "choose_cost", "waive", "available")
PEOPLE = ("actor", "target", "character", "patient", "by", "to", "ally", "on", "holder")
_STEM = 4  # letters of a word that show that it was said, whatever its ending
_UNSPACED = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")
_WORD = re.compile(r"[^\W_\u0e00-\u0e7f]+|[\u0e00-\u0e7f]+")  # Thai vowels stand for themselves
_QUESTION = re.compile(r"[?？]\s*[\"'”’»)]*\s*$")


@dataclass(frozen=True)
class Heard:
    """What people have said: now, just before, and what Fatewright has said in between."""

    said: str
    language: str
    game: Game
    before: str = ""
    reply: str = ""
    speaker: str | None = None
    earlier: Earlier | None = None

    @cached_property
    def asked(self) -> str:
        """The question that the last reply ended with, if this turn may answer it."""
        last = self.reply.rstrip().rsplit("\n", 1)[-1]
        ended = list(sentences(last))[-1:] if _QUESTION.search(last) else []
        return ended[0] if ended and not self.question and not self.refuses else ""

    @cached_property
    def ground(self) -> str:
        """The words that a call may rest on: where they answer a question, that and what led to
        it belong to them."""
        return "\n".join((self.before, self.asked, self.said) if self.asked else (self.said,))

    @cached_property
    def clause(self) -> Clause:
        """What was said, its pieces typed."""
        return annotate(self.said, self.game, lexicon(self.language))

    @cached_property
    def numbers(self) -> frozenset[int]:
        """Every number said, in digits, words, or words of the ladder; a sum's parts too.

        The faces of a throw are none: they are `dice`.
        """
        found: set[int] = set()
        for text in map(self._without_dice, self._counted):
            found |= set(mask_numbers(text, counted(text, self.language)).numbers.values())
            folded = text.casefold()
            found |= {
                value for word, value in lexicon(self.language).ladder.items() if word in folded
            }
        return frozenset(found | {-each for each in found})

    @cached_property
    def dice(self) -> frozenset[tuple[int, ...]]:
        """Every throw said."""
        words = lexicon(self.language)
        return frozenset(
            tuple(span.value)
            for text in self._counted
            for span in annotate(text, self.game, words).all("faces")
        )

    def _without_dice(self, text: str) -> str:
        spans = annotate(text, self.game, lexicon(self.language)).all("faces")
        for span in sorted(spans, key=lambda each: -each.start):
            text = f"{text[: span.start]} {text[span.end :]}"
        return text

    @property
    def _counted(self) -> tuple[str, ...]:
        """The texts whose numbers count: what was said just before, where it is gone on with."""
        return (self.said, self.before) if self.asked or self.game.pending else (self.said,)

    @cached_property
    def read(self) -> Understood:
        """The sentence as it is read without any model."""
        earlier = self.earlier or Earlier(said=self.before)
        return understand(self.said, self.game, language=self.language, speaker=self.speaker,
                          earlier=earlier, guessing=False)  # fmt: skip

    @cached_property
    def meant(self) -> frozenset[str]:
        """The commands that the sentence comes to without any model."""
        unclear = self.read.unclear.nearest if self.read.unclear else ()
        return frozenset(call.name for call in self.read.calls) | (
            frozenset(unclear) & set(COMMANDS)
        )

    @cached_property
    def settled(self) -> bool:
        """Whether it comes to commands, with nothing left over."""
        changes = any(call.name in CHANGING for call in self.read.calls)
        parts = clauses(tidy(self.said), lexicon(self.language))
        read = {call.clause for call in self.read.calls}
        whole = self.read.unclear is None and read == set(range(len(parts)))
        return changes and whole and not self.asked

    @cached_property
    def inquires(self) -> bool:
        """Whether it comes to questions to the engine or the rules, and to nothing else."""
        named = [call.name for call in self.read.calls]
        return bool(named) and self.read.unclear is None and not CHANGING & set(named)

    @cached_property
    def of_somebody(self) -> bool:
        """Whether somebody is spoken of, or something that people do."""
        words = lexicon(self.language)
        named = self.clause.all("name") or self.clause.all("skill")
        return bool(self.speaker or named or any(deeds(self.said, words)))

    @cached_property
    def led(self) -> bool:
        """Whether it is read to its end without any model: then it is done as it was read, and
        the model has only to put into words what came of it."""
        calls = self.read.calls
        whole = bool(calls) and self.read.unclear is None and not self.read.missed
        if not self.game.pending and any(call.name in REPLIES for call in calls):
            return False
        gone_on = whole and (bool(self.asked) or calls[0].name == "undo")
        told = bool(self.read.as_if)
        return self.pleases or self.settled or self.inquires or gone_on or told

    @property
    def pleases(self) -> bool:
        """Whether it is kind words, which call for nothing but words."""
        return self.read.unclear is not None and self.read.unclear.code == "pleasantry"

    @property
    def question(self) -> bool:
        """Whether it ends in a question mark."""
        return bool(_QUESTION.search(self.said))

    @property
    def refuses(self) -> bool:
        """Whether it says no."""
        words = lexicon(self.language)
        return words.has("refuse", self.said) or words.has("negation", self.said)

    def speaks_of(self, name: str) -> bool:
        """Whether it has a phrase that asks for a command; words of refusal ask for none."""
        words = lexicon(self.language)
        if words.has("negation", self.ground):
            return False
        if any(action == name for action, *_ in deeds(self.ground, words)):
            return True
        return any(words.has(tag, self.ground) for tag in TAGS.get(name, (name,)))

    def mentions(self, text: str) -> bool:
        """Whether at least half of a text's words were said, in whatever case."""
        words, said = list(_words(text)), self.ground.casefold()
        return bool(words) and 2 * sum(_within(word, said) for word in words) >= len(words)

    def names(self, arguments: Mapping[str, Any]) -> bool:
        """Whether everybody whom a call names was spoken of; whoever speaks has spoken."""
        people = [arguments[key] for key in PEOPLE if isinstance(arguments.get(key), str)]
        return all(who == self.speaker or self._named(who) for who in people)

    def _named(self, name: str) -> bool:
        who = find(self.game, name)
        others = (who.name, *who.aliases) if who else ()
        known = {span.value for span in annotate(self.ground, self.game,
                                                 lexicon(self.language)).all("name")}  # fmt: skip
        return any(each in known or self.mentions(each) for each in (name, *others))


def _words(text: str) -> Iterator[str]:
    for word in _WORD.findall(text.casefold()):
        if len(word) > (1 if _UNSPACED.search(word) else 2):
            yield word


def _within(word: str, said: str) -> bool:
    if _UNSPACED.search(word):
        return word in said or (len(word) > _STEM and word[:_STEM] in said)
    return bool(re.search(rf"(?<!\w){re.escape(word[:_STEM])}", said))
