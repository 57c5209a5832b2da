"""Where a line of text may be broken, in scripts with spaces and in those without."""

import unicodedata

LEADING = "เแโใไ"  # Thai vowels that stand before the letter they belong to
CLOSING = "。，、；：！？）」』”’)]},.;:!?ๆฯะาำๅ"
OPENING = "（「『“‘([{"


def pieces(text: str) -> list[str]:
    """Where a line may be broken: after spaces, and between letters of scripts without them."""
    found: list[str] = []
    for letter in clusters(text):
        alone = len(found) > 0 and (dense(letter) or dense(found[-1][-1:]))
        if not found or found[-1].endswith(" ") or alone:
            found.append(letter)
        else:
            found[-1] += letter
    return found


def dense(letter: str) -> bool:
    """Whether a letter is of a script that is broken anywhere."""
    return any("\u0e00" <= sign <= "\u0e7f" or "\u2e80" <= sign <= "\u9fff" for sign in letter)


def clusters(text: str) -> list[str]:
    """Letters with the marks that sit on them, and with the signs that no line may begin with."""
    found: list[str] = []
    for sign in text:
        joined = unicodedata.category(sign) in ("Mn", "Me") or sign in CLOSING
        led = bool(found) and found[-1][-1] in LEADING + OPENING
        if found and (joined or led) and not found[-1].endswith(" "):
            found[-1] += sign
        else:
            found.append(sign)
    return found
