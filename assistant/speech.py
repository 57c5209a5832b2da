"""What a model says in a turn, sentence by sentence: guarded when it is said, struck if false."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from assistant.context import DUTIES
from assistant.facts import ALONE, Facts, facts
from assistant.guard import false, parted, sentences, told
from assistant.queries import QUERIES
from assistant.toolbox import Done, Toolbox

Hear = Callable[[str], None]
_MARKUP = re.compile(r"[{}`]|</?\w+>|\"(?:name|arguments|call)\"")
_ADDRESS = re.compile(r"\w+://\S+|www\.\S+")
_WORD = re.compile(r"[^\W_\u0e00-\u0e7f]+|[\u0e00-\u0e7f]+")  # Thai vowels stand for themselves
_SAYS = re.compile(r"[\u0e00-\u0e7f]+|[+−-]?\d+|\[.?\]|[^\W\d_]+")
_NAMED = re.compile(r"[“”„«「‘\"][^“”„»」’\"]*[”“»」’\"]")
_UNSPACED = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")
ECHO = 0.25  # the share of words out of a strange text that shows where a sentence comes from
RUN = 5  # words in a row out of the duties that do
GENERAL = ("effort", "difficulty")  # what a person's own numbers may be repeated as


@dataclass(slots=True)
class Speech:
    """The prose of a turn.

    Attributes:
        said: what the person said, whose own numbers may be repeated.
        hear: is told each sentence that stays, as soon as it stands.
        kept, struck: the sentences so far.
    """

    toolbox: Toolbox
    said: str
    hear: Hear | None = None
    kept: list[str] = field(default_factory=list)
    struck: list[str] = field(default_factory=list)
    _open: str = ""
    _streamed: bool = False
    _known: tuple[int, Facts | None] = (-1, None)

    @property
    def prose(self) -> str:
        """What stays of it."""
        return joined(self.kept)

    def piece(self, text: str) -> None:
        """A piece of a message that is still being said."""
        self._streamed = True
        self._open += text
        whole = parted(self._open)
        # The last one may go on, and what looks like markup may be a call.
        if len(whole) > 1 and not _MARKUP.search(self._open):
            for each in filter(None, map(str.strip, whole[:-1])):
                self._judge(each)
            self._open = whole[-1]

    def message(self, text: str) -> None:
        """A message was said to its end; what was judged piece by piece is not judged again."""
        rest = self._open if self._streamed else text
        self._open, self._streamed = "", False
        for each in sentences(rest):
            self._judge(each)

    def cut(self) -> None:
        """A message that was heard in pieces broke off in its last line."""
        self._open = self._open[: self._open.rfind("\n") + 1]

    def drop(self) -> None:
        """A message broke off: what is left of it is no sentence."""
        self._open, self._streamed = "", False

    def _judge(self, sentence: str) -> None:
        if self._strange(sentence) or self._false(sentence):
            self.struck.append(sentence)
            return
        self.kept.append(sentence)
        if self.hear:
            self.hear(sentence)

    def _false(self, sentence: str) -> bool:
        game, language = self.toolbox.game, self.toolbox.language
        if retold(sentence, self.toolbox.done):
            return False
        if not false(sentence, self._facts(), game, language):
            return False
        # Reading a passage whole takes longer than most sentences are worth.
        read = passages(self.toolbox)
        return not read or false(sentence, known(self.toolbox, self.said, read), game, language)

    def _facts(self) -> Facts:
        """What may be said, gathered once as long as nothing more is done."""
        count, facts = self._known
        if facts is None or count != len(self.toolbox.done):
            facts = known(self.toolbox, self.said)
            self._known = len(self.toolbox.done), facts
        return facts

    def _strange(self, sentence: str) -> bool:
        """Whether it is no prose of the model's own: markup, an address, a text read to it."""
        if _MARKUP.search(sentence):
            return True
        if any(found not in self.said for found in _ADDRESS.findall(sentence)):
            return True
        return repeats(sentence, DUTIES) or any(
            echoes(sentence, line, self.said) for done in self.toolbox.done if strangers(done)
            for line in done.lines
        )  # fmt: skip


def retold(sentence: str, done: Sequence[Done]) -> bool:
    """Whether a sentence is what the engine itself has told in this turn, word for word.

    Whatever a line or a whole sentence of one says is true; of the names of aspects, which people
    make, none is a sentence.
    """
    said = _worded(sentence)
    own = (each for each in done if each.command != "look_up" and not strangers(each))
    lines = [line for each in own for text in each.lines for line in text.splitlines()]
    whole = (part for line in lines for part in (line, *sentences(_NAMED.sub(" ", line))))
    return bool(said) and any(said == _worded(each) for each in whole)


def _worded(text: str) -> list[str]:
    return _SAYS.findall(text.casefold())


def joined(kept: list[str]) -> str:
    """Sentences as one text; where no spaces are written, none."""
    text = " ".join(kept)
    return re.sub(r"(?<=[。！？]) ", "", text)


def strangers(done: Done) -> bool:
    """Whether a call read somebody's own book."""
    return any(each.get("source", "shipped") != "shipped" for each in done.citations)


def echoes(sentence: str, text: str, said: str) -> bool:
    """Whether a good part of a sentence is out of a text, which the table has been shown already.

    Args:
        said: what a person said: their own words are nobody else's.
    """
    pieces = [each for each in _pieces(sentence) if len(each) > 3 or _UNSPACED.search(each)]
    there = set(_pieces(text)) - set(_pieces(said))
    return bool(pieces) and sum(each in there for each in pieces) >= ECHO * len(pieces)


def repeats(sentence: str, text: str) -> bool:
    """Whether several words in a row stand in a text in the same order."""
    words, there = _pieces(sentence), f" {' '.join(_pieces(text))} "
    runs = (" ".join(words[n : n + RUN]) for n in range(len(words) - RUN + 1))
    return any(f" {run} " in there for run in runs)


def _pieces(text: str) -> list[str]:
    """Words, their endings left out; of scripts without spaces, pairs of letters."""
    found: list[str] = []
    for word in _WORD.findall(text.casefold()):
        if _UNSPACED.search(word):
            found += [word[n : n + 2] for n in range(max(len(word) - 1, 1))]
        else:
            found.append(word[:6])
    return found


def passages(toolbox: Toolbox) -> list[str]:
    """The texts that were read in this turn."""
    done = (each for each in toolbox.done if each.ok and each.command == "look_up")
    return [line for each in done for line in each.lines]


def known(toolbox: Toolbox, said: str, read: Sequence[str] = ()) -> Facts:
    """What may be said of mechanics at this point of a turn.

    Args:
        read: passages whose own claims may be repeated, as rules: of nobody by name.
    """
    game, language = toolbox.game, toolbox.language
    done = [each for each in toolbox.done if each.ok]
    events = [event for each in done for event in each.events]
    answers = [line for each in done if each.command in QUERIES and each.command != "look_up"
               for line in each.lines]  # fmt: skip
    found = facts(game, events, told("\n".join(answers), game, language))
    for claim in told(said, game, language):
        if claim.value is not None and claim.what in GENERAL:
            found.count(claim.what, claim.value)
            found.numbers.add(claim.value)
    found.looked_up = bool(passages(toolbox))
    for claim in told("\n".join(read), game, language):
        if claim.value is None:
            found.word(claim.what, ALONE)
        else:
            found.count(claim.what, claim.value, ALONE)
            found.numbers.add(claim.value)
    return found
