"""The words of a language as one compiled record: the termbase plus `languages/<lang>.yaml`."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from assistant.understanding.inflection import inflected, loose
from assistant.understanding.when_asked import WhenAsked
from rules_corpus import terms

HERE = Path(__file__).parent / "languages"
# Letters of scripts that put spaces between words: only these can run on into another word.
# (Case is spelt out: ranges under IGNORECASE take seconds to compile.)
LETTER = r"(?-i:[a-zA-Z\u00c0-\u024f])"
# Two ranges each: one of both takes much longer to compile.
AFTER_NONE = r"(?-i:(?<![a-zA-Z])(?<![\u00c0-\u024f]))"
BEFORE_NONE = r"(?-i:(?![a-zA-Z])(?![\u00c0-\u024f]))"
# A Thai vowel written first belongs to the syllable behind it, vowels and tones to the one before.
OPENING = r"(?<![\u0e40-\u0e44])"
CLOSING = r"(?![\u0e30-\u0e3a\u0e45])(?![\u0e47-\u0e4e])"
# Between two words: where both have letters at their edges, a space has to stand there.
APART, SPACED = rf"{BEFORE_NONE}\s*{AFTER_NONE}", r"\s+"
# The quick reader of YAML where there is one.
LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
RATED = ("difficulty", "effort")
GAP = r"[^.;!?\n。]{0,60}?"
SIGN = r"[+\-]"
# A word between its edges, and several of them as alternatives.
_SINGLE = re.compile(rf"{re.escape(AFTER_NONE)}[^()|]+?{re.escape(BEFORE_NONE)}")
_ROW = re.compile(rf"(?<=[(:|]){_SINGLE.pattern}(?:\|{_SINGLE.pattern})+(?=[|)]|\Z)"
                  rf"|\A{_SINGLE.pattern}(?:\|{_SINGLE.pattern})+(?=[|)]|\Z)")  # fmt: skip
_TOKEN = re.compile(r"\.\.\.|\{n\}|\{o\}|[()|\[\]^$>]|\s+|[^\s()|\[\]^${>]+")


@dataclass(frozen=True, slots=True, eq=False)  # one of a language: what it read may be kept by it
class Lexicon:
    """One language, ready to match.

    Attributes:
        tags: phrases by what they stand for.
        deeds: the action, and the skill, that phrases stand for.
        skills: patterns of each skill; `careful` ones only count beside a number or a marker.
        approaches: patterns of each approach, for the systems that roll these.
        amounts: patterns around a number, by what the number is.
        number: what a rating may look like.
        ladder, counts, ordinals: what words come to.
        bases: endings of a stranger's name after a verb, and those of its base form; by the word
            before the name, "" for any.
        plain: letters of a pattern that people type without their signs, and what matches them.
        vocabulary: words that stand in its phrases; `word~` is the beginning of one.
    """

    language: str
    tags: Mapping[str, re.Pattern[str]]
    deeds: tuple[tuple[str, str | None, re.Pattern[str]], ...]
    skills: tuple[tuple[str, bool, re.Pattern[str]], ...]
    approaches: tuple[tuple[str, re.Pattern[str]], ...]
    skill_words: tuple[tuple[str, str], ...]
    severities: tuple[tuple[str, re.Pattern[str]], ...]
    tracks: tuple[tuple[str, re.Pattern[str]], ...]
    places: tuple[tuple[str, re.Pattern[str]], ...]
    amounts: tuple[tuple[str, re.Pattern[str]], ...]
    number: re.Pattern[str]
    faces: tuple[tuple[int, re.Pattern[str]], ...]
    ladder: Mapping[str, int]
    counts: Mapping[str, int]
    ordinals: Mapping[str, int]
    endings: tuple[str, ...]
    possessive: tuple[str, ...]
    drops: Mapping[str, tuple[str, ...]]
    bases: Mapping[str, Mapping[str, str]]
    plain: Mapping[int, str]
    vocabulary: frozenset[str]
    terms: re.Pattern[str]

    def has(self, tag: str, text: str) -> bool:
        """Whether a phrase of this tag occurs in a text."""
        return self.find(tag, text) is not None

    def find(self, tag: str, text: str, start: int = 0) -> re.Match[str] | None:
        """The first phrase of this tag in a text."""
        pattern = self.tags.get(tag)
        return pattern.search(text, start) if pattern else None


@cache
def lexicon(language: str) -> Lexicon:
    """The words of a language; English where a language has no file."""
    path = HERE / f"{language}.yaml"
    if not language.isalpha() or not path.exists():
        return lexicon("en")
    data: dict[str, Any] = yaml.load(
        path.read_text(encoding="utf-8"),
        Loader=LOADER,  # `on` and `no` are words here
    )
    return _compiled(language, data)


def bounded(pattern: str) -> str:
    """A pattern that doesn't begin or end inside a word of a spaced script, or a Thai syllable."""
    return rf"{OPENING}{AFTER_NONE}(?:{pattern}){BEFORE_NONE}{CLOSING}"


def edged(word: str, pattern: str) -> str:
    """A pattern for a word; one of a script without spaces may stand right beside Latin letters."""
    if re.match(LETTER, word):
        return bounded(pattern)
    return rf"{OPENING}(?:{pattern}){CLOSING}"


def _plain(data: Mapping[str, Any]) -> dict[int, str]:
    pairs = {str(k): str(v) for k, v in (data.get("plain") or {}).items()}
    pairs |= {k.upper(): v.upper() for k, v in pairs.items()}
    return {ord(letter): f"[{letter}{bare}]" for letter, bare in pairs.items()}


def _values(words: Mapping[str, Any], plain: Mapping[int, str]) -> dict[str, int]:
    """What words come to, also typed without the signs of their letters."""
    bare = {letter: either[2] for letter, either in plain.items()}
    listed = {str(word).casefold(): int(n) for word, n in words.items()}
    return {word.translate(bare): n for word, n in listed.items()} | listed


def _compiled(language: str, data: Mapping[str, Any]) -> Lexicon:
    endings = tuple(sorted(map(str, data.get("endings") or ()), key=len, reverse=True))
    possessive = tuple(map(str, data.get("possessive") or ()))
    drops = {str(k): tuple(map(str, v)) for k, v in (data.get("drops") or {}).items()}
    plain = _plain(data)
    counts = _values(data.get("numbers") or {}, plain)
    ordinals = _values(data.get("ordinals") or {}, plain)
    ladder = _values(_ladder(language, data), plain)
    rated = _either(ladder)
    number = (
        rf"(?<![\w+\-.])(?:{rated})?\s*\(?\s*{SIGN}?\s?\d{{1,2}}(?!\d|d[f\d])|{rated}"
        rf"|(?<![\d+\-]){SIGN}?\d{{1,2}}(?!\d|d[f\d])"
    )
    # "4dF" names the dice, not what they showed.
    amount = rf"(?<!\d){SIGN}?\d{{1,2}}(?!\d|dF\b)|{_either(counts)}"
    one = _Phrases(amount, _either(ordinals), plain)
    # A difficulty and a result are told in words of the ladder too.
    worded = rf"(?:{rated})\s*\(\s*{SIGN}?\d{{1,2}}\s*\)|{amount}|{rated}"
    rated_too = _Phrases(worded, _either(ordinals), plain)
    careful = {str(word).casefold() for word in data.get("careful") or ()}
    words = list(_skill_words(language, data))
    skills = [
        (skill, word.casefold() in careful, re.compile(
            edged(word, loose(word.rstrip("~")) + rf"{LETTER}*" if word.endswith("~")
                  else inflected(word, endings, drops)).translate(plain), re.IGNORECASE))
        for word, skill in sorted(words, key=lambda each: -len(each[0]))
    ]  # fmt: skip

    def group(
        key: str, names: Iterable[str], of: str = "terms"
    ) -> tuple[tuple[str, re.Pattern[str]], ...]:
        more = data.get(key) or {}
        listed = {name: [*_term(of, name, language), *(more.get(name) or ())] for name in names}
        return tuple((name, one(phrases)) for name, phrases in listed.items())

    known = [word for kind, _, listed in terms.concepts(language)
             if kind in ("terms", "actions", "outcomes") for word in listed]  # fmt: skip
    return Lexicon(
        language=language,
        tags=WhenAsked({str(tag): each or () for tag, each in (data.get("words") or {}).items()},
                       one),
        deeds=tuple((str(deed["action"]), deed.get("skill"), one(deed["words"]))
                    for deed in data.get("deeds") or ()),
        skills=tuple(skills),
        approaches=group("approaches", terms.termbase()["approaches"], "approaches"),
        skill_words=tuple((word.rstrip("~").casefold(), skill) for word, skill in words),
        severities=group("severities", ("mild", "moderate", "severe", "extreme")),
        tracks=group("tracks", ("physical", "mental")),
        places=tuple((str(k), one(v or ())) for k, v in (data.get("places") or {}).items()),
        amounts=tuple(
            (str(key), (rated_too if key in RATED else one).single(each))
            for key, listed in (data.get("amounts") or {}).items()
            for each in sorted(map(str, listed or ()), key=len, reverse=True)),
        number=re.compile(number, re.IGNORECASE),
        faces=tuple((int(face), one(each)) for face, each in (data.get("faces") or {}).items()),
        ladder=ladder, counts=counts, ordinals=ordinals, endings=endings, possessive=possessive,
        drops=drops, plain=plain, vocabulary=_vocabulary(data, words),
        bases={str(k): dict(v) for k, v in (data.get("bases") or {}).items()},
        terms=one([_escaped(word) for word in [*known, *(data.get("terms") or ())]]),
    )  # fmt: skip


def _vocabulary(data: Mapping[str, Any], skills: Iterable[tuple[str, str]]) -> frozenset[str]:
    listed = [*(data.get("words") or {}).values(), *(d["words"] for d in data.get("deeds") or ()),
              [word for word, _ in skills]]  # fmt: skip
    spoken = (
        re.findall(r"[^\W\d_]{5,}(?!\w)~?", str(each)) for row in listed for each in row or ()
    )
    return frozenset(word.casefold() for found in spoken for word in found)


class _Phrases:
    """Compiles phrases, with what a number and an ordinal look like in this language."""

    def __init__(self, amount: str, ordinal: str, plain: Mapping[int, str]) -> None:
        self._amount, self._ordinal, self._plain = amount, ordinal, plain

    def __call__(self, phrases: Iterable[Any]) -> re.Pattern[str]:
        made = sorted((self._phrase(str(each)) for each in phrases), key=len, reverse=True)
        made = [each.replace(APART, SPACED) for each in made]
        joined = "|".join(each if _SINGLE.fullmatch(each) else f"(?:{each})" for each in made)
        plain = re.sub(r"\(\?P<[no]>", "(?:", _hoisted(joined) or "(?!)")
        return re.compile(plain, re.IGNORECASE)

    def single(self, phrase: str) -> re.Pattern[str]:
        """One phrase that keeps what stands for its number."""
        return re.compile(_hoisted(self._phrase(phrase).replace(APART, SPACED)), re.IGNORECASE)

    def _phrase(self, text: str) -> str:
        write: Mapping[str, Callable[[], str]] = {
            "(": lambda: "(?:", "[": lambda: "(?:", "]": lambda: ")?", ")": lambda: ")",
            "|": lambda: "|", "^": lambda: r"^\W*", "$": lambda: r"\W*$", "...": lambda: GAP,
            "{n}": lambda: f"(?P<n>{self._amount})", "{o}": lambda: f"(?P<o>{self._ordinal})",
            ">": lambda: f"(?={GAP}",
        }  # fmt: skip
        tokens = _TOKEN.findall(text.strip())
        out = []
        for token in tokens:
            out.append(r"\s*" if token.isspace() else write.get(
                token, lambda t=token: _word(t).translate(self._plain))())  # fmt: skip
        return "".join(out) + ")" * tokens.count(">")


def _hoisted(pattern: str) -> str:
    """The same pattern with the edges of words in a row written once: it compiles faster."""
    width = len(AFTER_NONE), len(BEFORE_NONE)
    return _ROW.sub(
        lambda m: (
            AFTER_NONE
            + "(?:"
            + "|".join(each[width[0] : -width[1]] for each in _SINGLE.findall(m[0]))
            + ")"
            + BEFORE_NONE
        ),
        pattern,
    )


def _word(token: str) -> str:
    if token.endswith("~"):
        return rf"{AFTER_NONE}{re.escape(token[:-1])}{LETTER}*"
    if token.startswith("~"):
        return rf"{AFTER_NONE}{LETTER}+{re.escape(token[1:])}{BEFORE_NONE}"
    start = AFTER_NONE if re.match(LETTER, token) else OPENING
    edge = BEFORE_NONE if re.match(LETTER, token[-1]) else CLOSING
    return start + re.escape(token) + edge


def _skill_words(language: str, data: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    seen: set[str] = set()
    more = data.get("skills") or {}
    for skill in terms.termbase()["skills"]:
        listed = [*terms.words("skills", skill, language), *terms.words("skills", skill, "en")]
        for word in [*listed, *map(str, more.get(skill) or ())]:
            if word.casefold() not in seen:
                seen.add(word.casefold())
                yield word, skill


def _term(group: str, name: str, language: str) -> list[str]:
    listed = [*terms.words(group, name, language), *terms.words(group, name, "en")]
    return list(map(_escaped, listed))


def _escaped(word: Any) -> str:
    return re.sub(r"[()|\[\]^${}]", " ", str(word)).strip()


def _either(words: Iterable[str]) -> str:
    ordered = sorted(words, key=len, reverse=True)
    latin = [word for word in ordered if re.match(LETTER, word)]
    groups = (latin, [word for word in ordered if word not in latin])
    found = [edged(group[0], "|".join(map(loose, group))) for group in groups if group]
    return f"(?:{'|'.join(found)})" if found else "(?!)"


def _ladder(language: str, data: Mapping[str, Any]) -> dict[str, int]:
    found = {
        part.casefold(): rating
        for source in dict.fromkeys(("en", language))
        for rating, word in terms.ladder(source).items()
        for part in re.split(r"\s*[()]\s*", word)
        if part
    }
    more = data.get("ladder") or {}
    return found | {str(word).casefold(): int(rating) for word, rating in more.items()}
