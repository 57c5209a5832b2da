"""Spoken forms: what a question means by the words that people say and type."""

import re
from collections.abc import Mapping
from functools import cache

from rules_corpus.passage import HERE, load_yaml
from rules_corpus.terms import DENSE

# A letter of a script with spaces: no word ends before one.
_LETTER = r"[^\W_\u0e00-\u9fff]"


def meant(question: str, language: str) -> str:
    """A question with its spoken words in their standard forms."""
    forms, pattern = _forms(language)
    if not forms:
        return question
    return pattern.sub(lambda each: forms[each.group().casefold()], question)


@cache
def _forms(language: str) -> tuple[Mapping[str, str], re.Pattern[str]]:
    listed = load_yaml(HERE / "spoken.yaml").get(language, {})
    forms = {str(spoken).casefold(): str(standard) for spoken, standard in listed.items()}
    longest_first = sorted(forms, key=len, reverse=True)
    # What a word may stand between is told once: it takes long to make ready.
    dense = "|".join(re.escape(word) for word in longest_first if DENSE.search(word))
    spaced = "|".join(re.escape(word) for word in longest_first if not DENSE.search(word))
    either = [f"(?<!{_LETTER})(?:{spaced})(?!{_LETTER})"] if spaced else []
    return forms, re.compile("|".join([*([dense] if dense else []), *either]), re.IGNORECASE)
