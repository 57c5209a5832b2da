"""What people say and type, and words of other games."""

import pytest

from rules_corpus.foreign import foreign
from rules_corpus.spoken import meant


@pytest.mark.parametrize(
    ("said", "language", "means"),
    [
        ("whats a boost", "en", "what is a boost"),
        ("mun vuoro", "fi", "minun vuoro"),
        ("munuainen", "fi", "munuainen"),
        ("millon stressit nollaantuu", "fi", "milloin rasitus nollaantuu"),
        ("saaks buustilla lyödä", "fi", "saako särmä lyödä"),
        ("Jääks se aspektiin", "fi", "Jääko se piirre"),
        ("oks ks nu", "fi", "oks ks nu"),
        ("kuin monta rastii mul on jäljel", "fi", "kuinka monta ruutua minulla on jäljellä"),
        (
            "mitä jos en pysty kuittaa koko hittiä",
            "fi",
            "mitä jos en pysty ottaa vastaan koko osumaa",
        ),
        ("can I reroll", "en", "can I roll again"),
        ("ile żetonów mam", "pl", "ile punktów losu mam"),
        ("能重骰吗", "zh", "能重掷吗"),
        ("moge sie bronić", "pl", "mogę się bronić"),
        ("หลบได้ป่ะ", "th", "หลบได้ไหม"),
        ("咋打", "zh", "怎么打"),
        ("hp", "xx", "hp"),
    ],
)
def test_spoken_words_stand_for_standard_ones(said: str, language: str, means: str) -> None:
    assert meant(said, language) == means


@pytest.mark.parametrize(
    ("text", "language", "games", "matters"),
    [
        ("how many spell slots at level 5", "en", 2, 0),
        ("is the weather nice tomorrow", "en", 0, 2),
        ("acing a roll, building a raft", "en", 0, 0),
        ("锁子甲AC多少", "zh", 1, 0),
        ("ile mam PD", "pl", 1, 0),
        ("płacę punkt losu", "pl", 0, 0),
        ("mikä on panssariluokkani", "fi", 1, 0),
        ("พรุ่งนี้อากาศดีไหม", "th", 0, 2),
    ],
)
def test_foreign_words_are_counted(text: str, language: str, games: int, matters: int) -> None:
    assert foreign(text, language) == (games, matters)
