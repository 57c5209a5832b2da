"""A clause with its pieces typed: names, skills, numbers, dice, severities, quotes."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from rapidfuzz.distance import Levenshtein

from assistant.understanding import names
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.showing import faces
from assistant.understanding.text import titled
from assistant.understanding.veil import Veil
from tools.game import Game

# Amounts that may lie below zero.
SIGNED = ("dice_total", "effort", "bonus", "difficulty")
NOTHING = Veil("", {}, frozenset())


@dataclass(frozen=True, slots=True)
class Span:
    """A typed piece of a clause."""

    start: int
    end: int
    kind: str
    value: Any
    flags: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause and its pieces, in order."""

    text: str
    spans: tuple[Span, ...]
    lexicon: Lexicon
    _tagged: dict[str, re.Match[str] | None] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def all(self, kind: str, start: int = 0, end: int | None = None) -> list[Span]:
        """The pieces of a kind between two places."""
        stop = len(self.text) if end is None else end
        return [s for s in self.spans if s.kind == kind and start <= s.start and s.end <= stop]

    def first(self, kind: str, start: int = 0, end: int | None = None) -> Span | None:
        """The first piece of a kind between two places."""
        return next(iter(self.all(kind, start, end)), None)

    def has(self, *tags: str) -> bool:
        """Whether a phrase of one of these tags occurs; the words within a name say nothing."""
        return any(self.tag(tag) is not None for tag in tags)

    def tag(self, tag: str, start: int = 0, end: int | None = None) -> re.Match[str] | None:
        """The first phrase of a tag between two places."""
        if start or end is not None:
            return self._tag(tag, start, end)
        if tag not in self._tagged:
            self._tagged[tag] = self._tag(tag, 0, None)
        return self._tagged[tag]

    def _tag(self, tag: str, start: int, end: int | None) -> re.Match[str] | None:
        pattern = self.lexicon.tags.get(tag)
        named = [(s.start, s.end) for s in self.spans if s.kind == "name"]
        for match in pattern.finditer(self.text[:end], start) if pattern else ():
            if not any(left <= match.start() and match.end() <= right for left, right in named):
                return match
        return None

    @property
    def in_play(self) -> bool:
        """Whether an aspect in play is named."""
        return any("known" in span.flags for span in self.all("aspect"))

    def value(self, kind: str, start: int = 0, end: int | None = None) -> Any:
        """The value of the first piece of a kind, or None."""
        span = self.first(kind, start, end)
        return span.value if span else None


def track(clause: Clause, start: int = 0, end: int | None = None) -> str | None:
    """Which stress a clause speaks of, also where the word stands within an amount."""
    said = clause.text[start:end]
    found = (name for name, pattern in clause.lexicon.tracks if pattern.search(said))
    return clause.value("track", start, end) or next(found, None)


def annotate(
    text: str, game: Game, lexicon: Lexicon, said: tuple[str, ...] = (), veil: Veil = NOTHING
) -> Clause:
    """Type the pieces of a clause; what is claimed once is not read as something else."""
    people = tuple(names.known(game, said).items())
    hidden = tuple((letter, name) for letter, name in veil.names.items() if letter in text)
    ways = frozenset(each for each, _ in lexicon.approaches if each in game.ruleset.skills)
    return _annotated(text, people, lexicon, hidden, veil.quoted & frozenset(text), ways)


@lru_cache(512)  # several ways of reading look at the same clause
def _annotated(
    text: str,
    people: tuple[tuple[str, str], ...],
    lexicon: Lexicon,
    hidden: tuple[tuple[str, str], ...],
    quotes: frozenset[str],
    ways: frozenset[str],
) -> Clause:
    spans: list[Span] = []
    aspects = dict(hidden)

    def free(start: int, end: int) -> bool:
        return all(end <= s.start or start >= s.end for s in spans)

    def claim(found: Iterator[Span]) -> None:
        for span in found:
            if span.start < span.end and free(span.start, span.end):
                spans.append(span)

    claim(Span(*each) for each in faces(text, lexicon))
    for place, letter in enumerate(text):
        if letter in aspects:
            quoted = letter in quotes
            start, end = (place - 1, place + 2) if quoted else (place, place + 1)
            flag = frozenset({"quoted" if quoted else "known"})
            claim(iter([Span(start, end, "aspect", aspects[letter], flag)]))
    found = names.find(text, dict(people), lexicon)
    claim(Span(n.start, n.end, "name", n.name,
               frozenset(f for f, on in (("bent", n.inflected), ("own", n.possessive)) if on))
          for n in found)  # fmt: skip
    skills = [m.span() for _, _, pattern in lexicon.skills for m in pattern.finditer(text)]
    for key, pattern in lexicon.amounts:
        for m in pattern.finditer(text):
            value = _amount(m, lexicon)
            start, end = m.span()
            if any(left < end < right for left, right in skills):
                continue  # without spaces between words it would end within a skill
            within = {s.kind for s in spans if start < s.end and s.start < end}
            if "n" in m.re.groupindex and m["n"] and within == {"name"}:
                # Somebody's name may stand within: the fate points of ... to 4.
                start, end = m.span("n")
            article = key in SIGNED and "n" in m.re.groupindex and m["n"] and (
                lexicon.has("lead_article", m["n"]) or _no_number(m, lexicon))  # fmt: skip
            signed = key == "choose" and re.search(r"[+\-]\s?\d", m[0])
            if value is None or signed or article or not free(start, end):
                continue
            if key == "dice_total" and not -4 <= value <= 4:
                kind = "effort" if _vague(m[0], lexicon) else "bad_dice"
                spans.append(Span(start, end, kind, value))
            elif value >= 0 or key in SIGNED:
                spans.append(Span(start, end, key, value))
    if any(s.kind == "effort" for s in spans):
        # A whole result stands against a whole result.
        spans = [replace(s, kind="effort") if s.kind == "dice_total"
                 and _vague(text[s.start : s.end], lexicon) else s for s in spans]  # fmt: skip
    claim(Span(*m.span(), "skill", each) for each, pattern in lexicon.approaches if each in ways
          for m in pattern.finditer(text))  # fmt: skip
    claim(_skills(text, lexicon, [s.end for s in spans if s.kind == "name"]))
    claim(Span(m.start(), m.end(), "number", _number(m[0], lexicon), _signed(m[0]))
          for m in lexicon.number.finditer(text) if _counts(text, m, lexicon))  # fmt: skip
    for kind, table in (("severity", lexicon.severities), ("track", lexicon.tracks),
                        ("place", lexicon.places)):  # fmt: skip
        for each, pattern in table:
            claim(Span(m.start(), m.end(), kind, each) for m in pattern.finditer(text))
    return Clause(text, tuple(sorted(spans, key=lambda s: (s.start, s.end))), lexicon)


def _no_number(match: re.Match[str], lexicon: Lexicon) -> bool:
    """Whether a number's word is only a part of another word."""
    pattern = lexicon.tags.get("no_number")
    return bool(pattern and pattern.match(match.string, match.start("n")))


def _vague(said: str, lexicon: Lexicon) -> bool:
    """Whether an amount names no dice: it may as well be the whole result."""
    return "dice_word" in lexicon.tags and not lexicon.has("dice_word", said)


def only_pieces(clause: Clause) -> bool:
    """Whether a clause names nothing but what is different, with small words between."""
    rest, place = "", 0
    for span in clause.spans:
        rest += clause.text[place : span.start] + " , "
        place = span.end
    rest += clause.text[place:]
    pattern = clause.lexicon.tags.get("correction_words")
    rest = pattern.sub(" , ", rest) if pattern else rest
    return bool(clause.spans) and not re.search(r"\w", rest)


def _skills(text: str, lexicon: Lexicon, named: Sequence[int]) -> Iterator[Span]:
    taken: list[tuple[int, int]] = []
    for skill, careful, pattern in lexicon.skills:
        for m in pattern.finditer(text):
            if any(m.start() < end and m.end() > start for start, end in taken):
                continue
            if (
                careful
                and m[0] != text.strip(" .!")
                and not _beside_number(text, m.start(), m.end(), lexicon)
                and not titled(text, m.start(), m.end(), named)
            ):
                continue
            taken.append((m.start(), m.end()))
            yield Span(m.start(), m.end(), "skill", skill)
    for m in re.finditer(r"[^\W\d_]{6,}", text):
        word = m[0].casefold()
        if word in lexicon.vocabulary or any(m.start() < e and m.end() > s for s, e in taken):
            continue  # a word that is known is no slip
        close = {skill for known, skill in lexicon.skill_words if _typo(word, known)}
        if len(close) == 1 and not any(p.search(m[0]) for _, _, p in lexicon.deeds):
            yield Span(m.start(), m.end(), "skill", next(iter(close)))


def _typo(word: str, known: str) -> bool:
    """One letter wrong, missing or too many; or two that changed places. A plural is no typo."""
    if len(known) < 6 or known[0] != word[0] or word == known + "s":
        return False
    if Levenshtein.distance(known, word, score_cutoff=1) == 1:
        return True
    return len(known) == len(word) and sorted(known) == sorted(word) and (
        Levenshtein.distance(known, word, score_cutoff=2) == 2)  # fmt: skip


def _beside_number(text: str, start: int, end: int, lexicon: Lexicon) -> bool:
    """Whether a word that is a skill or not stands where only a skill can stand."""
    before, after = text[:start].rstrip(), text[end:]
    if re.match(rf"\s*[(:=]?\s*(?:{lexicon.number.pattern})", after, re.IGNORECASE):
        return True
    if re.search(r"[+\-]\d{1,2}\)?$", before) or (before.endswith("(") and after[:1] == ")"):
        return True
    if before[-1:] in tuple(",.;:(") and after.lstrip()[:1] in tuple(",.;:)"):
        return True  # alone between signs
    rung = before.split()[-1] if before else ""
    if rung[:1].isupper() and rung.casefold() in lexicon.ladder:
        return True
    small = lexicon.tags.get("number_lead")
    if small and (m := small.match(after.lstrip())) and lexicon.number.match(
        after.lstrip()[m.end() :].lstrip()):  # fmt: skip
        return True
    tail = lexicon.tags.get("skill_tail")
    if tail and tail.match(after):
        return True
    lead = lexicon.tags.get("skill_lead")
    return lead is not None and any(m.end() == len(before) for m in lead.finditer(before))


def _signed(text: str) -> frozenset[str]:
    signed = re.search(r"[+\-]\s?\d", text) or not re.search(r"\d", text)
    return frozenset({"signed"} if signed else ())


def _counts(text: str, match: re.Match[str], lexicon: Lexicon) -> bool:
    """A bare ladder word is a rating only after a marker, a skill or a sign, or with a capital."""
    if re.search(r"\d", match[0]):
        return True
    after = text[match.end() :].lstrip()
    if match[0][:1].isupper() and any(p.match(after) for _, _, p in lexicon.skills):
        return True
    before = text[: match.start()].rstrip()
    if not before:
        return False
    lead = lexicon.tags.get("number_lead")
    if lead and any(m.end() == len(before) for m in lead.finditer(before)):
        return True
    tail = before[-25:]
    if any(m.end() == len(tail) for _, _, p in lexicon.skills for m in p.finditer(tail)):
        return True
    return match[0][:1].isupper() and before[-1] in ",:=("


def _number(text: str, lexicon: Lexicon) -> int:
    digits = re.search(r"([+\-]?)\s?(\d{1,2})", text)
    if digits:
        return int(digits[1] + digits[2])
    return lexicon.ladder.get(" ".join(text.casefold().split()), 0)


def _minus(match: re.Match[str], lexicon: Lexicon) -> bool:
    """Whether the word right before an amount's number says that it lies below zero."""
    lead = match[0][: match.start("n") - match.start()].rstrip()
    return any(f < 0 and any(m.end() == len(lead) for m in p.finditer(lead))
               for f, p in lexicon.faces)  # fmt: skip


def _amount(match: re.Match[str], lexicon: Lexicon) -> int | None:
    groups = match.groupdict()
    if groups.get("n"):
        word = " ".join(groups["n"].casefold().split())
        if word in lexicon.counts:
            return -lexicon.counts[word] if _minus(match, lexicon) else lexicon.counts[word]
        if re.fullmatch(r"\d+", word) and _minus(match, lexicon):
            return -int(word)
        return _number(word, lexicon) if re.search(r"\d", word) or word in lexicon.ladder else None
    if groups.get("o"):
        return lexicon.ordinals.get(" ".join(groups["o"].casefold().split()))
    return 1
