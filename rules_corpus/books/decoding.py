"""Bytes as text, whatever encoding they were saved in."""

import codecs
import re

from charset_normalizer import from_bytes

from rules_corpus.errors import LibraryError

# What books in the five languages, and their neighbours, were saved in before UTF-8.
ENCODINGS = ["utf_16", "utf_32", "cp1252", "latin_1", "cp1250", "iso8859_2", "cp874", "gb18030",
             "big5", "cp1257", "cp1251", "koi8_r", "shift_jis", "euc_kr"]  # fmt: skip
# Guessing looks at this much; the whole is decoded once.
SAMPLE = 200_000
# One letter in so many may be broken.
BROKEN = 1000
MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
    (codecs.BOM_UTF8, "utf-8-sig"),
)
# More of these than one letter in a hundred: no text.
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f\ufffd]")


def decoded(data: bytes, name: str, declared: str = "") -> tuple[str, str]:
    """Bytes as text, and the encoding that they were in.

    Args:
        declared: the encoding that the file itself names, tried first.

    Raises:
        LibraryError: `not_text`.
    """
    marked = next((encoding for mark, encoding in MARKS if data.startswith(mark)), "")
    for encoding in (marked, declared, "utf-8"):
        if encoding and (text := _tried(data, encoding)) is not None:
            return text, "utf-8" if encoding == "utf-8-sig" else encoding
    # A byte or two that are broken, or an end that is cut off, make it no other encoding.
    mended = data.decode("utf-8", "replace")
    if mended.count("\ufffd") * BROKEN <= len(mended) and b"\0" not in data[:4000]:
        return mended, "utf-8"
    # An encoding of two bytes a letter may be cut in the middle of one: by four it never is.
    best = None if b"\0" in data[:4000] else from_bytes(
        data[:SAMPLE], cp_isolation=ENCODINGS).best()  # fmt: skip
    text = _tried(data, best.encoding, "replace") if best else None
    if best is None or text is None:
        raise LibraryError(
            "not_text", f"{name} is not a text file, or in no encoding that is known.",
            "Save it as text in UTF-8.", file=name,
        )  # fmt: skip
    return text, best.encoding


def _tried(data: bytes, encoding: str, errors: str = "strict") -> str | None:
    """The text, or None where the bytes are no text in that encoding."""
    try:
        text = data.decode(encoding, errors)
    except (UnicodeDecodeError, LookupError, ValueError):
        return None
    return None if len(_CONTROL.findall(text)) * 100 > len(text) else text
