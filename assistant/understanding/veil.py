"""Names of aspects hidden while a message is read, so that their words do nothing.

Each stands as one letter that nobody types, and comes back in what the message came to.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from assistant.understanding import names as named
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.text import bare
from tools.game import Game
from tools.ladder import signed
from tools.people import aspects, find, folded
from tools.rulesets import ABSORBS

FIRST, LAST = 0xA500, 0xA5FF  # letters of Vai: letters, so that a name still counts as a word
# Words of what an invoke costs or gives.
COSTS = ("invoke", "paid", "free", "reroll")
_QUOTE = re.compile(r'"([^"\n]{1,200})"|\*([^*\n]{1,80})\*')
# What the table has not named goes by its severity or by a number.
_UNNAMED = re.compile(rf"(?:{'|'.join(ABSORBS)})(?: \d+)?|#\d+")


@dataclass(frozen=True, slots=True)
class Veil:
    """A text with aspects hidden, and what each letter stands for."""

    text: str
    names: Mapping[str, str]
    quoted: frozenset[str]

    def lifted(self, value: Any) -> Any:
        """Plain data with the names back in their places."""
        if isinstance(value, str):
            return re.sub(
                f"[{chr(FIRST)}-{chr(LAST)}]", lambda m: self.names.get(m[0], m[0]), value
            )
        if isinstance(value, Mapping):
            return {self.lifted(key): self.lifted(each) for key, each in value.items()}
        if isinstance(value, (list, tuple)):
            return type(value)(self.lifted(each) for each in value)
        return value


def veiled(text: str, game: Game, lexicon: Lexicon) -> Veil:
    """Hide what stands in quotes, then every aspect in play, the longest first.

    Somebody's name in quotes stays: it is no aspect.
    """
    names: dict[str, str] = {}
    quoted: set[str] = set()

    def letter(name: str) -> str:
        place = chr(FIRST + len(names))
        names[place] = name
        return place

    def quote(match: re.Match[str]) -> str:
        said = bare(match[1] or match[2])
        if not said or find(game, said) or len(names) > LAST - FIRST - 1:
            return match[0]
        place = letter(said)
        quoted.add(place)
        return f'"{place}"'

    text = _QUOTE.sub(quote, text)
    known = {each.name for on, each in aspects(game)} - set(game.characters)
    for name in sorted(known, key=len, reverse=True):
        if _UNNAMED.fullmatch(name) or len(names) > LAST - FIRST - 1:
            continue
        whole = named.pattern(name, lexicon)
        if whole.search(text):
            text = whole.sub(letter(name), text)
    if len(names) < LAST - FIRST and (short := _shortened(text, known, lexicon)):
        name, start, end = short
        text = text[:start] + letter(name) + text[end:]
    return Veil(with_known_ladder(text, game, lexicon), names, frozenset(quoted))


def with_known_ladder(text: str, game: Game, lexicon: Lexicon) -> str:
    """A text with the words of the table's own ladder as those that the language knows.

    Source: condensed.ladder.
    """
    known = {rating: word for word, rating in reversed([*lexicon.ladder.items()])}
    for rating, word in game.house.ladder if game.house else ():
        if not any(folded(word) in folded(name) for name in game.characters):
            whole = named.pattern(word, lexicon)
            text = whole.sub(known.get(rating, signed(rating)), text)
    return text


def _shortened(text: str, known: Iterable[str], lexicon: Lexicon) -> tuple[str, int, int] | None:
    """An aspect told by its last word alone, after words that invoke it for a point or for free."""
    if not any(lexicon.has(tag, text) for tag in COSTS):
        return None
    mark = lexicon.find("invoke", text) or lexicon.find("uses", text)
    found = [(name, m) for name in known if len(name.split()) > 1 and len(name.split()[-1]) > 4
             for m in named.pattern(name.split()[-1], lexicon).finditer(text)]  # fmt: skip
    if mark is None or len(found) != 1:
        return None
    name, match = found[0]
    near = mark.end() <= match.start() and len(text[mark.end() : match.start()].split()) < 3
    return (name, match.start(), match.end()) if near else None
