"""What is taken back within a message is put right before anything is done."""

from typing import Any

import pytest

from assistant.understanding import Understood, understand
from tests.assistant.understanding.test_reached import table


def read(language: str, text: str) -> Understood:
    return understand(text, table("retold"), language=language)


def only(language: str, text: str) -> tuple[str, dict[str, Any]]:
    understood = read(language, text)
    assert understood.unclear is None
    (call,) = understood.calls
    return call.name, dict(call.arguments)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mara attacks the ghoul with Fight - sorry, Shoot"),
        ("en", "Mara attacks the ghoul with Fight. No wait, with Shoot"),
        ("pl", "Mara atakuje ghoula Walką - przepraszam, Strzelaniem"),
        ("fi", "Mara hyökkää ghoulin kimppuun Tappelulla - anteeksi, Ampumisella"),
        ("th", "Mara โจมตี Ghoul ด้วย Fight เอ๊ย Shoot"),
        ("zh", "Mara用格斗攻击Ghoul,不对,射击"),
    ],
)
def test_another_skill(language: str, text: str) -> None:
    assert only(language, text) == (
        "attack", {"actor": "Mara", "target": "Ghoul", "skill": "shoot"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mara attacks the ghoul - no, the wolf - with Fight"),
        ("th", "Mara โจมตี Ghoul ไม่ใช่สิ Wolf ด้วย Fight"),
        ("zh", "Mara用格斗攻击Ghoul——抱歉,是Wolf"),
    ],
)
def test_another_target(language: str, text: str) -> None:
    assert only(language, text)[1]["target"] == "Wolf"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mara overcomes with Athletics vs 2, I mean 3"),
        ("pl", "Mara próbuje wspiąć się na mur, Atletyka, trudność 2, to znaczy 3"),
        ("fi", "Mara yrittää kiivetä muurille, Urheilu, vaikeustaso 2, siis 3"),
        ("th", "Mara ปีนกำแพงด้วย Athletics ความยาก 2 หมายถึง 3"),
        ("zh", "Mara用运动爬墙,难度2,我是说3"),
    ],
)
def test_another_difficulty(language: str, text: str) -> None:
    name, arguments = only(language, text)
    assert (name, arguments["difficulty"]) == ("overcome", 3)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mara attacks, no wait, she creates an advantage"),
        ("pl", "Mara atakuje, nie, czekaj, tworzy przewagę"),
        ("fi", "Mara hyökkää, ei kun, hän luo edun"),
        ("th", "Mara โจมตี Ghoul เดี๋ยวก่อน เธอสร้างความได้เปรียบ"),
        ("zh", "Mara攻击,不对,她创造优势"),
    ],
)
def test_another_deed_of_the_same_person(language: str, text: str) -> None:
    understood = read(language, text)
    assert understood.calls == ()
    assert understood.unclear is not None
    assert understood.unclear.nearest == ("create_advantage",)
    assert understood.unclear.needs == ("Mara",)


def test_somebody_else_does_something_else() -> None:
    name, arguments = only("en", "Mara attacks the wolf. No wait, Bram attacks the ghoul with "
                                 "Fight +2")  # fmt: skip
    assert (name, arguments["actor"], arguments["target"]) == ("attack", "Bram", "Ghoul")


def test_another_amount_and_another_aspect() -> None:
    assert only("en", "Mara takes 2 stress, sorry, 3")[1]["physical_change"] == 3
    assert only("en", "put the aspect Fire on the scene, I mean Smoke")[1]["aspect"] == "Smoke"


def test_where_it_is_not_clear_what_is_meant_nothing_is_done() -> None:
    understood = read("pl", "Mara atakuje ghoula, nie, wilka, Walką")
    assert understood.calls == ()
    assert understood.unclear is not None


def test_an_excuse_takes_nothing_back() -> None:
    assert only("en", "Mara attacks the ghoul, sorry I'm late")[0] == "attack"
