"""What people say in set forms: phrases with slots, matched against a whole clause.

A saying is only compiled once a clause holds the words that it can't do without.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

import yaml

from assistant.understanding.lexicon import (
    AFTER_NONE,
    BEFORE_NONE,
    HERE,
    LETTER,
    LOADER,
    Lexicon,
    lexicon,
)
from assistant.understanding.needs import in_turn, kind, tokens, wanted
from rules_corpus import terms

# What stands between two pieces: signs, or nothing where no word goes on.
_BETWEEN = rf"(?:[\s,:]+|{AFTER_NONE}|{BEFORE_NONE})"
# The same between two letters, where words only end at a sign.
_APART = r"[\s,:]+"
# What a slot may hold, by its kind; its reader says whether that makes sense.
FREE: Mapping[str, str] = {
    # One name, which stands there as one letter, or a stranger, whose name holds no digit.
    # None of these signs has a case, which would be tried for each of them.
    "who": r"(?-i:[^,;:!?\"\ue000-\uefff]{0,30}?[\ue000-\uefff][^,;:!?\"\ue000-\uefff]{0,20}?"
    r"|[^\d,;:!?\"\ue000-\uefff]{1,40}?)",
    "people": r"(?-i:[^;:!?\"]{1,120}?)",
    "thing": r"(?-i:[^,;:!?]{1,60}?)",
    "aspect": r"(?-i:[^;!?]{1,80}?)",
    "text": r"(?-i:[^;]{1,200}?)",
    "list": r"(?-i:[^;]{1,240}?)",
    "skill": r"(?-i:[^,;:!?()\"]{1,40}?)",
    "skills": r"(?-i:[^;:!?\"]{1,90}?)",
    "pool": r"-?\d{1,2}\s*[dD]\s*:\s*-?\d{1,2}",
    "pips": r"[1-6](?:[\s,/]+[1-6])*",
    "ns": r"-?\d{1,2}(?:(?:[\s,/:]|[^\W\d]){1,9}?-?\d{1,2})+",
}
# Kinds whose words a language lists, or the termbase does.
CHOICES = ("severity", "track", "condition", "level", "abnormal", "amount", "unit", "solo", "size",
           "trigger", "shown", "npc", "place", "option", "ward", "snare")  # fmt: skip
THINGS = ("zone", "countdown", "obstacle", "task", "side", "stunt", "gear", "carried", "name",
          "minion")  # fmt: skip
_TERMS = {"severity": "terms", "track": "terms", "condition": "conditions",
          "level": "scale-levels"}  # fmt: skip
_KNOWN = {"severity": ("mild", "moderate", "severe", "extreme"), "track": ("physical", "mental")}


@dataclass(frozen=True, slots=True)
class Saying:
    """One phrase of a form; of each set of words one stands in a clause that it fits, in turn."""

    form: str
    source: str
    words: tuple[frozenset[str], ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """A saying that fits: what each slot holds, where it does, and how much of it is words."""

    form: str
    slots: Mapping[str, str]
    start: int
    end: int
    weight: int


@dataclass(frozen=True, slots=True, eq=False)
class Sayings:
    """The sayings of a language.

    Attributes:
        whole: those that fill a clause.
        asides: those within a roll, cut out before it is read.
        ends: small words at which an aside ends.
    tails: small words that may follow a whole saying.
        choices: words of a kind, by what they stand for.
        answers: how what was lacking is put to what was said, by what was lacking.
        models: sentences that tell a roll, as sayings tell the other commands.
        agreed, declined: what is answered to "Do you mean ...?".
        bare: letters that people type without their signs.
    """

    language: str
    whole: tuple[Saying, ...]
    asides: tuple[Saying, ...]
    ends: tuple[str, ...]
    tails: tuple[str, ...]
    choices: Mapping[str, Mapping[str, tuple[str, ...]]]
    answers: Mapping[str, tuple[str, ...]]
    models: tuple[str, ...] = ()
    agreed: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()
    bare: Mapping[int, str] = field(default_factory=dict)

    @lru_cache(512)  # noqa: B019 - one a language, for good; several ways of reading ask alike
    def fits(self, text: str) -> tuple[Fit, ...]:
        """Every saying that a whole text fits."""
        folded = self.folded(text)
        found = (self._fit(each, text, folded, whole=True) for each in self.whole)
        return tuple(fit for fit in found if fit)

    def within(self, text: str) -> list[Fit]:
        """Every aside in a text, those with the most words first."""
        folded = self.folded(text)
        found: list[Fit] = []
        for each in self.asides:
            place = 0
            while fit := self._fit(each, text, folded, whole=False, start=place):
                found.append(fit)
                place = fit.start + 1
        return sorted(found, key=lambda fit: (-fit.weight, fit.start))

    def folded(self, text: str) -> str:
        """A text for comparing words: no case, no signs that people leave out."""
        return text.casefold().translate(self.bare)

    def _fit(
        self, saying: Saying, text: str, folded: str, whole: bool, start: int = 0
    ) -> Fit | None:
        if not in_turn(saying.words, folded):
            return None
        pattern = compiled(self.language, saying.source, whole)
        match = pattern.fullmatch(text) if whole else pattern.search(text, start)
        if match is None:
            return None
        slots = {key.partition("__")[0]: said for key, said in match.groupdict().items()
                 if said is not None}  # fmt: skip
        held = sum(len(said) for said in slots.values())
        return Fit(saying.form, slots, match.start(), match.end(), len(match[0].strip()) - held)


@cache
def sayings(language: str) -> Sayings:
    """The sayings of a language; English where it has none."""
    path = HERE / f"{language}.sayings.yaml"
    if not language.isalpha() or not path.exists():
        return sayings("en")
    data: dict[str, Any] = yaml.load(path.read_text("utf-8"), Loader=LOADER)
    words = lexicon(language)
    bare = {letter: either[2] for letter, either in words.plain.items()}

    alike = {str(name): str(each) for name, each in (data.get("alike") or {}).items()}

    choices = {kind: dict(_choices(kind, language, data)) for kind in CHOICES}
    spoken = {name: frozenset(word.split()[0] for each in kinds.values() for word in each if word)
              for name, kinds in choices.items()}  # fmt: skip

    def listed(key: str) -> tuple[Saying, ...]:
        return tuple(
            Saying(str(form), source, wanted(source, bare, spoken))
            for form, phrases in (data.get(key) or {}).items()
            for source in (_spelt_out(str(each), alike) for each in phrases or ())
        )

    def words_of(key: str) -> tuple[str, ...]:
        return tuple(map(str, data.get(key) or ()))

    return Sayings(language, listed("sayings"), listed("asides"),
                   words_of("ends"), words_of("tails"), choices,
                   {str(k): tuple(map(str, v)) for k, v in (data.get("answers") or {}).items()},
                   words_of("models"), words_of("agreed"), words_of("declined"), bare)  # fmt: skip


def _spelt_out(saying: str, alike: Mapping[str, str]) -> str:
    """A saying with `<name>` replaced by the words that are listed as alike."""
    return re.sub(r"<(\w+)>", lambda m: f"({alike[m[1]]})", saying)


def _choices(kind: str, language: str, data: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    more = (data.get("values") or {}).get(kind) or {}
    group = terms.termbase().get(_TERMS.get(kind, ""), {})
    for each in dict.fromkeys([*_KNOWN.get(kind, group), *more]):
        listed = [*terms.words(_TERMS[kind], each, language), *terms.words(_TERMS[kind], each, "en")
                  ] if each in group else []  # fmt: skip
        spoken = [re.sub(r"[()|\[\]^${}]", " ", word).strip() for word in listed]
        yield str(each), tuple(dict.fromkeys([*spoken, *map(str, more.get(each) or ())]))


@cache
def compiled(language: str, source: str, whole: bool) -> re.Pattern[str]:
    """A saying as a pattern; one that is whole may have signs around it."""
    made, _ = _written(tokens(source), 0, lexicon(language), sayings(language))
    if whole:
        tails = "|".join(_word(each, lexicon(language)) for each in sayings(language).tails)
        tail = rf"(?:{_BETWEEN}(?:{tails}))*" if tails else ""
        return re.compile(rf"[\s,:]*(?:{made}){tail}[\s,.!?:]*", re.IGNORECASE)
    ends = "|".join(_word(each, lexicon(language)) for each in sayings(language).ends)
    ends = rf"(?:{ends}){BEFORE_NONE}" if ends else "(?!)"
    # Only a slot at the end has to be told where it stops.
    open_end = source.rstrip()[-1] in "}])"
    # A name that follows, one private letter, is no part of it either.
    stop = rf"(?=\s*(?:(?-i:[,.;:!?\ue000-\uefff])|$|{ends}))" if open_end else BEFORE_NONE
    return re.compile(rf"{AFTER_NONE}(?:{made}){stop}", re.IGNORECASE)


def _written(tokens: list[str], place: int, words: Lexicon, table: Sayings) -> tuple[str, int]:
    """The pattern of a sequence up to its closing sign, plain and longer alternatives first."""
    branches: list[list[str]] = [[]]
    while place < len(tokens) and tokens[place] not in (")", "]"):
        token = tokens[place]
        if token == "|":
            branches.append([])
        elif token in ("(", "["):
            inner, place = _written(tokens, place + 1, words, table)
            branches[-1].append(f"(?:{inner}){'?' if token == '[' else ''}")
        elif token.isspace():
            apart = place + 1 < len(tokens) and all(
                re.match(LETTER, each) for each in (tokens[place - 1][-1], tokens[place + 1])
            )
            branches[-1].append(_APART if place and apart else _BETWEEN)
        elif token == "...":
            branches[-1].append(r"[^.;!?\n]{0,60}?")
        elif token.startswith("{"):
            slot = token[1:-1]
            branches[-1].append(rf"(?P<{slot}__{place}>{slot_pattern(slot, words, table)})")
        else:
            branches[-1].append(_word(token, words))
        place += 1
    made = sorted(map("".join, branches), key=lambda each: ("(?P<" in each, -len(each)))
    return "|".join(made), place


def slot_pattern(slot: str, words: Lexicon, table: Sayings) -> str:
    """What may stand in a slot."""
    name = kind(slot)
    if name == "n":
        return number_pattern(words.language)
    if name in CHOICES:
        return choice_pattern(name, words, table)
    return FREE["who" if name in ("who", "whom") else "thing" if name in THINGS else name]


@cache
def number_pattern(language: str) -> str:
    """A number in digits or in words; a word of the ladder may have its number behind it."""
    words = lexicon(language)
    spoken = sorted({*words.counts, *words.ladder}, key=len, reverse=True)
    either = "|".join(_word(each, words) for each in spoken)
    return rf"(?:[+\-]?\s?\d{{1,2}}|(?:{either})(?:\s?\([+\-]?\d{{1,2}}\))?)"


@cache
def _choice(language: str, name: str, meant: str) -> str:
    words, table = lexicon(language), sayings(language)
    spoken = sorted(table.choices[name].get(meant, ()), key=len, reverse=True)
    return "|".join(_word(each, words).replace(r"\ ", r"\s+") for each in spoken) or "(?!)"


def choice_pattern(name: str, words: Lexicon, table: Sayings) -> str:
    """Any of the words of a kind."""
    listed = (_choice(words.language, name, meant) for meant in table.choices[name])
    return "(?:" + ("|".join(listed) or "(?!)") + ")"


def chosen(name: str, said: str, language: str) -> str | None:
    """What a word of a kind stands for."""
    for meant in sayings(language).choices[name]:
        if re.fullmatch(_choice(language, name, meant), said.strip(), re.IGNORECASE):
            return meant
    return None


def _word(token: str, words: Lexicon) -> str:
    """A word as it is typed, with or without the signs of its letters."""
    whole = re.escape(token.removesuffix("~")).translate(words.plain)
    return whole + (rf"{LETTER}*" if token.endswith("~") else "")
