"""What of a message was not understood while the rest is done; mere talk is passed over."""

import pytest

from assistant.understanding import understand
from tests.assistant.understanding.test_corrections import table


@pytest.mark.parametrize(
    ("text", "language", "missed"),
    [
        ("Mara attacks the Ghoul with Fight. Otso frobnicates 3 doors.", "en",
         ["Otso frobnicates 3 doors"]),
        ("Mara attacks the Ghoul with Fight and Otso frobnicates the door", "en",
         ["Otso frobnicates the door"]),
        ("Mara attacks the Ghoul with Fight. That was close!", "en", []),
        ("Mara grins. She attacks the Ghoul with Fight.", "en", []),
        ("Mara attacks the Ghoul with Fight. Otso doesn't help.", "en", []),
        ("Mara atakuje Ghoula Walką. Otso bździągwi 3 drzwi.", "pl", ["Otso bździągwi 3 drzwi"]),
        ("Mara hyökkää Ghoulin kimppuun taidolla Tappelu. Otso höpöttelee 3 ovea.", "fi",
         ["Otso höpöttelee 3 ovea"]),
        ("Mara โจมตี Ghoul ด้วย Fight แล้ว Otso ฟรอบประตู 3 บาน", "th", ["Otso ฟรอบประตู 3 บาน"]),
        ("Mara用格斗攻击Ghoul。Otso擦了3双靴子。", "zh", ["Otso擦了3双靴子"]),
    ],
)  # fmt: skip
def test_what_came_to_nothing_is_named(text: str, language: str, missed: list[str]) -> None:
    understood = understand(text, table(), language=language)
    assert [call.name for call in understood.calls] == ["attack"]
    assert [each.said for each in understood.missed] == missed


def test_a_story_tells_who_she_is() -> None:
    understood = understand("Otso grins. She attacks the Ghoul with Fight.", table(), language="en")
    assert [call.arguments["actor"] for call in understood.calls] == ["Otso"]
