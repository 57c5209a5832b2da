"""The table's boards, asked for in a sentence."""

import pytest

from assistant.understanding import understand
from tools.game import new

ASKED: dict[str, dict[str, list[str]]] = {
    "en": {
        "session_zero": ["show session zero", "What did we agree on?"],
        "countdowns": ["what countdowns run?", "Which clocks are running?", "show the countdowns"],
        "recovery": ["who is still recovering?", "Who still has to recover?"],
        "roster": ["show the roster", "list all NPCs", "Which NPCs have we met?"],
        "rulings": [
            "which rulings do we have?",
            "show our house rules",
            "What have we ruled so far?",
        ],
        "safety": ["what safety tools do we use?", "show the safety tools"],
    },
    "th": {
        "session_zero": ["ขอดูเซสชันศูนย์", "เราตกลงอะไรกันไว้บ้าง"],
        "countdowns": ["มีนับถอยหลังอะไรบ้าง", "ขอดูนับถอยหลัง"],
        "recovery": ["ใครยังต้องพักฟื้นอยู่บ้าง", "ใครกำลังฟื้นตัวอยู่"],
        "roster": ["ขอดูรายชื่อ NPC", "เรามี NPC ใครบ้าง"],
        "rulings": ["เรามีคำตัดสินอะไรบ้าง", "ขอดูกฎบ้าน"],
        "safety": ["เราใช้เครื่องมือความปลอดภัยอะไรบ้าง"],
    },
    "pl": {
        "session_zero": ["pokaż sesję zero", "Co już ustaliliśmy?"],
        "countdowns": ["jakie odliczania trwają?", "pokaż zegary", "Jakie mamy odliczania?"],
        "recovery": ["kto jeszcze dochodzi do siebie?", "Kto się jeszcze leczy?"],
        "roster": ["pokaż bohaterów niezależnych", "Jakich znamy NPC-ów?"],
        "rulings": ["jakie mamy orzeczenia?", "pokaż zasady domowe"],
        "safety": ["jakich narzędzi bezpieczeństwa używamy?", "Pokaż narzędzia bezpieczeństwa"],
    },
    "fi": {
        "session_zero": ["näytä nollapelikerta", "Mistä olemme sopineet?"],
        "countdowns": [
            "mitkä kellot tikittävät?",
            "näytä kellot",
            "Mitä kelloja meillä on käynnissä?",
        ],
        "recovery": ["kuka on vielä toipumassa?", "Ketkä toipuvat?"],
        "roster": ["näytä pelinjohtajan hahmot", "Mitä sivuhahmoja meillä on?"],
        "rulings": ["mitä tulkintoja meillä on?", "näytä talon säännöt"],
        "safety": ["mitä turvatyökaluja käytämme?", "Mitkä ovat turvatyökalumme?"],
    },
    "zh": {
        "session_zero": ["看一下第零次游戏", "我们约定了什么？"],
        "countdowns": ["现在有哪些倒计时在走？", "显示倒计时"],
        "recovery": ["谁还在恢复？", "还有谁在养伤？"],
        "roster": ["显示NPC名单", "我们有哪些非玩家角色？"],
        "rulings": ["我们有哪些裁定？", "看看房规"],
        "safety": ["我们用哪些安全工具？", "显示安全工具"],
    },
}
# About the rules, or something to do: no board is asked for.
OTHERS = [
    ("en", "How does a countdown work?"), ("en", "What is a safety tool?"),
    ("en", "When does a moderate consequence recover?"), ("en", "Make an NPC called Otso"),
    ("pl", "Jak działa odliczanie?"), ("fi", "Miten tikittävä kello toimii?"),
    ("th", "นับถอยหลังคืออะไร"), ("zh", "倒计时是什么？"),
]  # fmt: skip


def said(text: str, language: str) -> list[tuple[str, object]]:
    calls = understand(text, new(), language=language).calls
    return [(call.name, call.arguments.get("which")) for call in calls]


@pytest.mark.parametrize(
    ("language", "which", "text"),
    [(language, which, text) for language, boards in ASKED.items()
     for which, texts in boards.items() for text in texts],
)  # fmt: skip
def test_a_board_is_asked_for(language: str, which: str, text: str) -> None:
    assert said(text, language) == [("show_board", which)]


@pytest.mark.parametrize(("language", "text"), OTHERS)
def test_what_is_asked_about_rules_shows_no_board(language: str, text: str) -> None:
    assert "show_board" not in [name for name, _ in said(text, language)]
