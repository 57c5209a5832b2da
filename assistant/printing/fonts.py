"""The letters that a sheet needs, cut out of the fonts at hand, to lie in its HTML file itself."""

import unicodedata
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from importlib import resources
from io import BytesIO
from typing import Any

# Family -> package, file, for letters of normal and of bold weight.
FONTS = {
    "sheet": ("fontpkg_sarabun", "files/Sarabun-Regular.ttf", "files/Sarabun-Bold.ttf"),
    "han": ("pylopdf_fonts_zh_cn", "NotoSansSC-Regular.otf", "NotoSansSC-Regular.otf"),
}
NAMES = {"sheet": "Fatewright Sheet", "han": "Fatewright Han"}


def faces(text: str) -> str:
    """CSS that holds the letters of a text, but those of no font; empty without the extra `pdf`.

    Each letter is in the first family that has it; in one of a single weight, for all weights.
    """
    # A sign may be set as those that it is made of: Thai am as a ring and an aa.
    parts = text + unicodedata.normalize("NFKD", text)
    left = {ord(sign) for sign in parts if sign.isprintable()}
    rules: list[str] = []
    for family, (package, plain, bold) in FONTS.items():
        have = left & letters(package, plain)
        left -= have
        if have:
            weights = [("400", plain), ("700", bold)] if plain != bold else [("100 900", plain)]
            rules += [rule(NAMES[family], each, package, file, have) for each, file in weights]
    return "\n".join(rules)


def rule(name: str, weight: str, package: str, file: str, have: set[int]) -> str:
    """One face, the letters in it as data."""
    data = b64encode(cut(package, file, frozenset(have))).decode()
    return (f'@font-face {{ font-family: "{name}"; font-weight: {weight}; '
            f'src: url("data:font/otf;base64,{data}"); }}')  # fmt: skip


@cache
def letters(package: str, file: str) -> frozenset[int]:
    """The signs that a font has; none where it is not installed."""
    return frozenset(code for font in opened(package, file) for code in font.getBestCmap())


def cut(package: str, file: str, have: frozenset[int]) -> bytes:
    """A font with some of its letters only, and what sets them right."""
    from fontTools import subset

    [font] = opened(package, file)
    chosen = subset.Options(layout_features=["*"], hinting=False, notdef_outline=True)
    cutting = subset.Subsetter(chosen)
    cutting.populate(unicodes=sorted(have))
    cutting.subset(font)
    written = BytesIO()
    font.save(written)
    return written.getvalue()


def opened(package: str, file: str) -> Iterator[Any]:
    """The font, where it and what reads it are installed."""
    try:
        from fontTools.ttLib import TTFont

        path = resources.files(package).joinpath(file)
    except ImportError:
        return
    yield TTFont(str(path), recalcTimestamp=False)
