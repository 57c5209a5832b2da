"""Names in whatever case they stand: found in the campaign, or taken from a phrase."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from assistant.understanding.inflection import stems_of
from assistant.understanding.lexicon import LETTER, Lexicon, bounded
from assistant.understanding.text import bare
from tools.game import Game

HAN_NAME = "[\u4e00-\u9fff]{3,6}"


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a text: the base form, how it stands there, and what the pattern was."""

    start: int
    end: int
    name: str
    inflected: bool
    possessive: bool


def known(game: Game, said: Iterable[str] = ()) -> dict[str, str]:
    """Everybody the game or the message has named: what they may be called, and their name."""
    found: dict[str, str] = {}
    for who in game.characters.values():
        for each in (who.name, *who.aliases):
            found.setdefault(each, who.name)
    conflict = game.scene.conflict
    others = [*game.scene.present, *(conflict.members if conflict else ()), *said]
    roll = game.roll
    others += [roll.acting.who or "", roll.target or ""] if roll else []
    for each in others:
        if each and each.casefold() not in {name.casefold() for name in found}:
            found[each] = each
    parts: dict[str, set[str]] = {}
    for called, name in found.items():
        words = called.split()
        for part in words if len(words) > 1 else ():
            if len(part) > 2 and part[:1].isupper():
                parts.setdefault(part, set()).add(name)
        if re.fullmatch(HAN_NAME, called):
            # Without spaces between words people go by the last two signs: their given name, title.
            parts.setdefault(called[-2:], set()).add(name)
    for part, names in parts.items():
        if len(names) == 1 and part not in found:
            found[part] = next(iter(names))
    return found


def find(text: str, people: dict[str, str], lexicon: Lexicon) -> list[Named]:
    """The names of a text in order, longest first where they overlap."""
    taken: list[Named] = []
    for called in sorted(people, key=len, reverse=True):
        if not called.strip():
            continue
        for match in pattern(called, lexicon).finditer(text):
            if all(match.end() <= each.start or match.start() >= each.end for each in taken):
                ending = match["ending"] or ""
                straight = re.escape(called).translate(lexicon.plain)
                exact = not ending and re.fullmatch(straight, match["base"], re.IGNORECASE)
                own = bool(ending) and ending.casefold() in lexicon.possessive
                taken.append(Named(match.start(), match.end(), people[called], not exact, own))
    return sorted(taken, key=lambda each: each.start)


def same(name: str, said: str, lexicon: Lexicon) -> bool:
    """Whether what was said is this name, in whatever case."""
    return bool(pattern(name, lexicon).fullmatch(said))


@lru_cache(2048)  # the same few people are looked for in every sentence
def pattern(called: str, lexicon: Lexicon) -> re.Pattern[str]:
    """A name in any of its cases."""
    ends = "|".join(map(re.escape, (*lexicon.possessive, *lexicon.endings)))
    words = called.split()
    bases = []
    for word in words:
        stems = [word, *(stem for stem in stems_of(word, lexicon.drops) if len(stem) > 2)]
        bases.append("(?:" + "|".join(map(re.escape, stems)) + ")")
    middle = rf"(?:{ends})?\s+" if ends else r"\s+"
    either = bounded(rf"(?P<base>{middle.join(bases)})(?P<ending>{ends})?")
    return re.compile(either.translate(lexicon.plain), re.IGNORECASE)


def leading(piece: str, lexicon: Lexicon) -> str | None:
    """The name that a longer piece begins with: its words with a capital before small ones."""
    words = bare(piece).split()
    capitals = next((n for n, word in enumerate(words) if not word[:1].isupper()), len(words))
    rest = words[capitals:]
    if not capitals or len(rest) < 2 or not all(word[:1].islower() for word in rest):
        return None
    return adhoc(" ".join(words[:capitals]), lexicon)


def trimmed(piece: str, lexicon: Lexicon) -> str:
    """A piece of text without signs around it and the small talk at its end."""
    piece = bare(piece)
    while (tail := lexicon.find("trail", piece)) and tail.start() > 0 and tail.end() > tail.start():
        piece = bare(piece[: tail.start()])
    return piece


def adhoc(piece: str, lexicon: Lexicon) -> str | None:
    """A name nobody has heard before, out of a piece of text; None where it can't be one.

    Endings come off only where `adhoc_endings` would: a wrong base form is worse than a case.
    """
    piece = trimmed(piece, lexicon)
    while (lead := lexicon.find("lead_article", piece)) and lead.end() > 0:
        piece = bare(piece[lead.end() :])
    stop = lexicon.find("name_stop", piece)
    piece = bare(piece[: stop.start()]) if stop and stop.start() > 0 else piece
    for ending in lexicon.possessive:
        cuts = "'" in ending or not re.search(LETTER, ending)
        if piece.casefold().endswith(ending) and len(piece) > len(ending) + 1 and cuts:
            piece = piece[: -len(ending)]
    if not piece or len(piece.split()) > 3 or len(piece) > 40 or re.search(r"[\d+\[\]:,/]", piece):
        return None
    if not re.search(r"\w", piece) or lexicon.has("no_name", piece) or _torn(piece):
        return None
    return piece


def counted(piece: str, lexicon: Lexicon) -> tuple[int, str]:
    """How many of a kind are told of, and the word for one of them: "three thugs"; 1 of a name."""
    said = bare(piece)
    lead = lexicon.find("lead_article", said)
    said = bare(said[lead.end() :]) if lead and lead.end() else said
    words = sorted((word for word, n in lexicon.counts.items() if n > 1), key=len, reverse=True)
    number = rf"(?:\d{{1,2}}|{'|'.join(map(re.escape, words))})"
    classed = lexicon.tags.get("counter")
    counter = f"(?:{classed.pattern})" if classed else "(?!)"
    edge = rf"(?:\s*{counter}\s*|\s+)"
    for shape in (rf"(?P<n>{number}){edge}(?P<what>\S.*)", rf"(?P<what>.*\S)\s*(?P<n>{number})"
                  rf"\s*{counter}"):  # fmt: skip
        if found := re.fullmatch(shape, said, re.IGNORECASE):
            n = found["n"].casefold()
            many = int(n) if n.isdecimal() else lexicon.counts[n]
            return (many, bare(found["what"])) if many > 1 else (1, piece)
    return 1, piece


def without_close(text: str, words: Lexicon) -> str:
    """A clause without the particles that people only close it with, unless it is nothing else."""
    while close := words.find("closer", text):
        rest = text[: close.start()].rstrip(" ,")
        if not re.search(r"\w", rest) or words.has("no_closer", text):
            break
        text = rest
    return text


def spoken(piece: str, words: Lexicon) -> str:
    """What somebody said without the politeness at its end; nothing where it was only that."""
    while (polite := words.find("polite", piece)) and polite.start() > 0:
        piece = bare(piece[: polite.start()])
    close = words.find("closer", piece)
    return "" if close and not piece[: close.start()].strip() else piece


def _torn(piece: str) -> bool:
    """Whether a piece begins or ends in the middle of a Thai syllable, or is a part of one."""
    return bool(re.match(r"[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]|[\u0e01-\u0e4e]$", piece)
                or re.search(r"[\u0e40-\u0e44]$", piece))  # fmt: skip


def based(name: str, before: str, lexicon: Lexicon) -> str:
    """The base form of a stranger's name that stands in a case, as it does after a verb."""
    last = next(iter(reversed(before.casefold().split())), "")
    return " ".join(_based(word, last, lexicon) for word in name.split())


def carried(name: str, lexicon: Lexicon) -> str | None:
    """A thing that somebody takes: a common word for it in its base form; no number is one."""
    if not re.search(r"[^\W\d]", name):
        return None
    endings = lexicon.bases.get("carried", {})
    return " ".join(next((word[: -len(end)] + base for end, base in endings.items()
                          if word[:1].islower() and word.endswith(end)), word)
                    for word in name.split())  # fmt: skip


def owner(name: str, lexicon: Lexicon) -> str:
    """The base form of a stranger's name that says whose skill or deed follows it."""
    owns = any(name.casefold().endswith(ending) for ending in lexicon.possessive)
    return based(name, "", lexicon) if owns else name


def holder(name: str, lexicon: Lexicon) -> str:
    """The base form of a stranger's name in the case of whoever has something."""
    cases = tuple(lexicon.bases.get("has", {}))
    return based(name, "has", lexicon) if cases and name.casefold().endswith(cases) else name


def _based(word: str, last: str, lexicon: Lexicon) -> str:
    last = last.strip(":,.")
    if last in lexicon.bases and not lexicon.bases[last]:
        return word  # a name stands in its base form after this word
    endings = dict(lexicon.bases.get("", {})) | dict(lexicon.bases.get(last, {}))
    for ending in sorted(endings, key=len, reverse=True):
        whole = len(word) == len(ending)
        if word.casefold().endswith(ending) and (whole or len(word) > len(ending) + 1):
            made = word[: -len(ending)] + endings[ending]
            return made.capitalize() if whole and word[:1].isupper() else made
    return word
