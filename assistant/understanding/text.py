"""The text of a message: one form of each sign, and sentences; places stay the same throughout."""

import re
import unicodedata
from collections.abc import Sequence

_SIGNS = {
    **{0xFF01 + n: 0x21 + n for n in range(0x5E)},
    **dict.fromkeys(map(ord, "−–—‐‑‒﹣➖"), ord("-")),
    **dict.fromkeys(map(ord, "“”„«»「」『』‟〝〞"), ord('"')),
    **dict.fromkeys(map(ord, "’‘ʼ`´"), ord("'")),
    **dict.fromkeys(map(ord, "、，"), ord(",")),
    **dict.fromkeys(map(ord, "【〔"), ord("[")),
    **dict.fromkeys(map(ord, "】〕"), ord("]")),
    **dict.fromkeys(map(ord, "\u00a0\u3000\u2009\u202f\u200b\t"), ord(" ")),
    **dict.fromkeys(map(ord, "➕"), ord("+")),
}
LONGEST = 2000
_END = re.compile(
    r"""(?:(?<=[^\d\W]{3})|(?<=[\d\])"'}+]))\.(?=\s|$)|(?<=[!?])(?=\s|$|\w)|[;\n。…]+"""
)
_QUOTED = re.compile(r'"[^"\n]*"|\([^()\n]*\)|\[[^\[\]\n]*\]')


def tidy(text: str) -> str:
    """A message in composed letters and ASCII signs, at most 2000 of them."""
    return unicodedata.normalize("NFC", text[:LONGEST]).translate(_SIGNS)


def sentences(text: str) -> list[str]:
    """The sentences of a tidy text; what stands in quotes or brackets is left whole."""
    shut = [(m.start(), m.end()) for m in _QUOTED.finditer(text)]
    parts, start = [], 0
    for end in _END.finditer(text):
        if not any(left < end.start() < right for left, right in shut):
            parts.append(text[start : end.end()])
            start = end.end()
    parts.append(text[start:])
    return [part.strip(" \n;。") for part in parts if re.search(r"\w", part)]


def spelt_out(text: str) -> str:
    """Prose with the commas of its own script where signs were made alike."""
    return re.sub("(?<=[\u4e00-\u9fff]),(?=[\u4e00-\u9fff])", "，", text)


def bare(text: str) -> str:
    """A piece of text without the signs around it."""
    return text.strip(" \t\r\n,.;:!?\"'()[]{}<>-~*_=/，。")


def uncased(piece: str) -> bool:
    """Whether a piece begins in a script without capitals."""
    letter = piece.lstrip()[:1]
    return letter.isalpha() and letter.upper() == letter.lower()


def titled(text: str, start: int, end: int, named: Sequence[int]) -> bool:
    """Whether a word has a capital of its own: it begins no sentence, no title goes on with it."""
    before, after = text[:start].rstrip(), text[end:].lstrip()
    lead = re.search(r"[^\W\d_]+$", before)
    alone = lead is None or not lead[0][:1].isupper() or len(before) in named
    first = not before or before[-1] in ".!?:"
    return text[start].isupper() and not first and alone and not after[:1].isupper()
