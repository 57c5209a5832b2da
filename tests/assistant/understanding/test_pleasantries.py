"""Kind words are answered with kind words, and do nothing at the table."""

import pytest

from assistant.understanding import Unclear, understand
from tools.game import new

KIND = {
    "en": ["Good evening everybody!", "Thanks a lot, see you next week.", "Hi there"],
    "fi": ["Hyvää iltaa kaikille!", "Kiitos kaikille, nähdään ensi viikolla!"],
    "pl": ["Dobry wieczór wszystkim!", "Dzięki za grę!"],
    "th": ["สวัสดีทุกคน", "ขอบคุณมากค่ะ"],
    "zh": ["大家晚上好！", "谢谢大家，辛苦了"],
}
NOT_ONLY = {
    "en": ["Great.", "Thanks! Mara attacks the ghoul with Fight +3.", "Hinder him"],
    "fi": ["Moira hyökkää"],
    "pl": ["Super, Bartek atakuje ghula"],
    "th": ["สวัสดี จบฉาก"],
    "zh": ["谢谢，结束场景"],
}


@pytest.mark.parametrize(
    ("language", "said"), [(each, said) for each, listed in KIND.items() for said in listed]
)
def test_kind_words_are_heard_as_such(language: str, said: str) -> None:
    understood = understand(said, new(), language=language)
    assert (understood.calls, understood.unclear) == ((), Unclear("pleasantry"))


@pytest.mark.parametrize(
    ("language", "said"), [(each, said) for each, listed in NOT_ONLY.items() for said in listed]
)
def test_what_is_more_than_kind_words_is_read_on(language: str, said: str) -> None:
    assert understand(said, new(), language=language).unclear != Unclear("pleasantry")
