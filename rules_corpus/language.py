"""Telling the five languages apart, also in a few casual words."""

import re
import unicodedata
from functools import cache

from rules_corpus.letters import likelihood
from rules_corpus.passage import HERE, LANGUAGES, load_yaml
from rules_corpus.terms import concepts

_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_THAI, _HAN = re.compile(r"[\u0e00-\u0e7f]"), re.compile(r"[\u3400-\u9fff]")
_LETTERS = {"pl": re.compile(r"[ąćęłńóśźż]"), "fi": re.compile(r"[äö]")}
_SHAPES = {
    "fi": re.compile(
        r"(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|nen|iin|een|aan|ään|ön|uu|yy|aa|ää|ii|kk|tt|"
        r"n)$|uo|yö|ie|aa|ää|kk|uu"
    ),
    "pl": re.compile(
        r"(?:ego|emu|ach|ami|owi|ych|ich|nie|ść|je|ą|ę|cie|wać|ać|ić|uje)$|sz|cz|rz|dz"
    ),
    "en": re.compile(r"(?:ing|tion|ed|ly|ness)$|th|wh|ck|ou|ee|oo"),
}
# Scripts of languages that Fatewright does not speak, the more telling first.
_SCRIPTS = (
    ("ja", re.compile(r"[\u3041-\u30fa]")),
    ("ko", re.compile(r"[\uac00-\ud7af]")),
    ("uk", re.compile(r"[іїєґІЇЄҐ]")),
    ("ru", re.compile(r"[а-яё]", re.IGNORECASE)),
    ("el", re.compile(r"[\u0370-\u03ff]")),
    ("he", re.compile(r"[\u0590-\u05ff]")),
    ("ar", re.compile(r"[\u0600-\u06ff]")),
    ("hi", re.compile(r"[\u0900-\u097f]")),
)
# A script that so many letters are in, one in so many, is the text's own.
OWN_SCRIPT = 20
# How many frequent words of another language tell it: at least, and more than a spoken one has.
FOREIGN, CLEARLY = 3, 1.5
WORD, LETTER, SHAPE, TERM = 3.0, 4.0, 0.6, 2.0
# What a telling word is worth beside the likelihood of the letters, and by how much one decides.
TOLD, DECIDED = 3.0, 8.0


@cache
def function_words(language: str) -> frozenset[str]:
    """Short words of a language that carry no subject."""
    return frozenset(load_yaml(HERE / "function_words.yaml").get(language, ()))


@cache
def _term_words(language: str) -> frozenset[str]:
    found: set[str] = set()
    for _, _, words in concepts(language):
        for word in words:
            found.update(each.casefold() for each in _WORD.findall(word) if len(each) > 3)
    return frozenset(found)


def detect(text: str, fallback: str = "en") -> str:
    """The language of a text: en, th, pl, fi or zh; the fallback where nothing tells.

    Thai with English terms is Thai, Chinese with English terms is Chinese.
    """
    text = unicodedata.normalize("NFKC", text[:4000])
    thai, han = len(_THAI.findall(text)), len(_HAN.findall(text))
    if thai or han:
        return "th" if thai >= han else "zh"
    words = _WORD.findall(text)
    # Names are in any language; what is written small is not a name.
    letters = likelihood(" ".join(word for word in words if word.islower()))
    folded = [word.casefold() for word in words]
    scores = {language: TOLD * _score(folded, language) + letters[language] for language in letters}
    best, second = sorted(scores, key=lambda language: -scores[language])[:2]
    if scores[best] - scores[second] < DECIDED:
        return fallback if fallback in LANGUAGES else "en"
    return best


def tongue(text: str, fallback: str = "en") -> str:
    """The language of a book's passage: one of the five, or another's code (de, fr, uk, ...).

    The fallback, the language of the book as a whole, where nothing tells.
    """
    text = unicodedata.normalize("NFKC", text[:4000])
    letters = sum(map(str.isalpha, text))
    for language, script in _SCRIPTS:
        if len(script.findall(text)) * OWN_SCRIPT > max(letters, 1):
            return language
    words = [word.casefold() for word in _WORD.findall(text)]
    spoken = max(sum(word in function_words(each) for word in words) for each in ("en", "pl", "fi"))
    counts = {each: sum(word in listed for word in words) for each, listed in _foreign().items()}
    best = max(counts, key=lambda each: (counts[each], each == fallback))
    if counts[best] >= FOREIGN and counts[best] > CLEARLY * spoken:
        return best
    if fallback in LANGUAGES:
        return detect(text, fallback)
    return detect(text) if spoken > counts.get(fallback, 0) else fallback


@cache
def _foreign() -> dict[str, frozenset[str]]:
    """Frequent words of languages that Fatewright does not speak."""
    listed = load_yaml(HERE / "tongues.yaml")
    return {language: frozenset(map(str, words)) for language, words in listed.items()}


def _score(words: list[str], language: str) -> float:
    total = 0.0
    for word in words:
        if word in function_words(language):
            total += WORD
        elif word in _term_words(language):
            total += TERM
        if language in _LETTERS and _LETTERS[language].search(word):
            total += LETTER
        if len(word) > 3 and _SHAPES[language].search(word):
            total += SHAPE
    return total
