"""Sheets told in a sentence, as the first thing that a table says."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.understanding import understand
from tools.game import new

FIGHTER = {"fight": 3, "athletics": 2}
ROOK = {"name": "Rook", "kind": "npc", "skills": FIGHTER}
MARA = {"name": "Mara", "kind": "pc", "skills": FIGHTER}


@pytest.mark.parametrize(
    ("language", "text", "sheet"),
    [("en", "Mara is a PC: Fight 3, Athletics 2", MARA),
     ("en", "I'm playing Mara, Fight 3, Athletics 2", MARA),
     ("en", "add Mara as a player character with Fight 3 and Athletics 2", MARA),
     ("en", "Rook is an NPC, Fight 3, Athletics 2, three stress boxes", ROOK | {"physical": 3}),
     ("en", "an NPC called Rook with Fight +3, Athletics +2 and 3 boxes", ROOK | {"physical": 3}),
     ("en", "the villain is Rook, Good Fight, Fair Athletics", ROOK),
     ("en", "Rook is an NPC. Fight 3. Athletics 2.", ROOK),
     ("en", "our first player character is Mara the Lamplighter; she has Fight +3 and Athletics +2",
      MARA | {"high_concept": "the Lamplighter"}),
     ("en", "NPC Rook, fight 3, athletics 2, two mild consequences and one moderate",
      ROOK | {"slots": ["mild", "mild", "moderate"]}),
     ("en", "secret NPC Rook: Fight 3, Athletics 2", ROOK | {"secret": True}),
     ("fi", "Mara on pelaajahahmo: Tappelu 3, Urheilu 2", MARA),
     ("fi", "pelaan Maraa, Tappelu 3, Urheilu 2", MARA),
     ("fi", "sivuhahmo nimeltä Rook, jolla on Tappelu +3, Urheilu +2 ja 3 ruutua",
      ROOK | {"physical": 3}),
     ("fi", "lisätään Mara pelaajahahmoksi, Tappelu 3 ja Urheilu 2", MARA),
     ("pl", "Mara to postać gracza: Walka 3, Atletyka 2", MARA),
     ("pl", "gram Marą, Walka 3, Atletyka 2", MARA),
     ("pl", "BN o imieniu Rook z Walką +3, Atletyką +2 i 3 polami", ROOK | {"physical": 3}),
     ("pl", "dodaj Marę jako postać gracza, Walka 3 i Atletyka 2", MARA),
     ("th", "Mara เป็นตัวละครผู้เล่น: Fight 3, Athletics 2", MARA),
     ("th", "ฉันเล่นเป็น Mara Fight 3 Athletics 2", MARA),
     ("th", "ตัวร้ายคือ Rook Fight 3 Athletics 2", ROOK),
     ("zh", "Mara是玩家角色：格斗3，运动2", MARA),
     ("zh", "我扮演Mara，格斗3，运动2", MARA),
     ("zh", "一个叫Rook的NPC，格斗+3，运动+2，压力3格", ROOK | {"physical": 3})],
)  # fmt: skip
def test_a_sheet_in_a_sentence(language: str, text: str, sheet: dict[str, Any]) -> None:
    understood = understand(text, new(language=language), language=language)
    assert understood.unclear is None
    assert [(call.name, dict(call.arguments)) for call in understood.calls] == [
        ("create_character", sheet)
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "there is a guard here"), ("en", "what does an NPC with Fight 3 and Athletics 2 need?"),
     ("en", "the ghoul doesn't have Fight 3 and Athletics 2"), ("fi", "täällä on kylmä"),
     ("pl", "jest tu zimno"), ("th", "มีใครอยู่ไหม"), ("zh", "来了")],
)  # fmt: skip
def test_talk_makes_nobody(language: str, text: str) -> None:
    understood = understand(text, new(language=language), language=language)
    assert "create_character" not in [call.name for call in understood.calls]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "create Mara: Great Fight, Good Athletics and Will, Fair Notice, Stealth and Lore"),
        ("pl", "stwórz postać Mara: Świetna Walka, Dobra Atletyka i Wola, Niezła Spostrzegawczość,"
               " Skradanie się, Wiedza"),
        ("fi", "luo hahmo Mara: Mahtava Tappelu, Hyvä Urheilu ja Tahdonvoima, Kohtalainen"
               " Havainnointi, Hiippailu ja Tarut"),
    ],
)  # fmt: skip
def test_a_word_of_the_ladder_before_several_skills_is_the_rating_of_each(
    language: str, said: str
) -> None:
    (call,) = understand(said, new(language=language)).calls
    assert call.arguments["skills"] == {
        "fight": 4, "athletics": 3, "will": 3, "notice": 2, "stealth": 2, "lore": 2}  # fmt: skip
