"""Several who act at once, and who is asked for where nobody was named."""

import pytest

from assistant.understanding import Earlier, Understood, understand
from tests.assistant.understanding.test_reached import table
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

EVERYBODY = ("Mara", "Bram", "Otso")


def read(language: str, text: str, asked: str = "") -> Understood:
    earlier = Earlier(said=asked, reply="?" if asked else "")
    return understand(text, table("several"), language=language, earlier=earlier)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "all of us move to the Hall"),
        ("pl", "cała drużyna idzie do Hall"),
        ("fi", "koko porukka menee alueelle Hall"),
        ("th", "พวกเราทุกคนไปที่ Hall"),
        ("zh", "我们都去Hall"),
    ],
)
def test_the_party_is_all_that_players_play(language: str, text: str) -> None:
    calls = read(language, text).calls
    assert tuple(call.arguments["character"] for call in calls) == EVERYBODY
    assert {call.name for call in calls} == {"move"}


@pytest.mark.parametrize(
    ("language", "text", "answer"),
    [
        ("en", "everyone moves to the Hall", "the players"),
        ("pl", "wszyscy idą do Hall", "wszyscy gracze"),
        ("fi", "kaikki menevät alueelle Hall", "kaikki pelaajat"),
        ("th", "ทุกคนไปที่ Hall", "ผู้เล่นทุกคน"),
        ("zh", "大家都去Hall", "所有玩家"),
    ],
)
def test_whether_everyone_means_those_of_the_gm_too(language: str, text: str, answer: str) -> None:
    understood = read(language, text)
    assert understood.calls == ()
    assert understood.unclear is not None
    assert (understood.unclear.code, understood.unclear.nearest) == ("everyone", EVERYBODY)
    assert len(read(language, answer, asked=text).calls) == len(EVERYBODY)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mara and Bram both attack the ghoul"),
        ("en", "the ghoul and the wolf both attack Mara"),
        ("pl", "Mara i Bram oboje atakują ghoula"),
        ("fi", "Mara ja Bram molemmat hyökkäävät ghoulin kimppuun"),
        ("th", "Mara กับ Bram โจมตี Ghoul ทั้งคู่"),
        ("zh", "Mara和Bram都攻击Ghoul"),
        ("en", "Mara and Otso sneak past with Stealth vs 2"),
        ("pl", "Mara i Otso przekradają się Skradaniem, trudność 2"),
    ],
)
def test_who_rolls_of_those_who_act_together(language: str, text: str) -> None:
    understood = read(language, text)
    assert understood.calls == ()
    assert understood.unclear is not None
    assert understood.unclear.code == "together"


def test_one_of_those_who_act_together_is_named() -> None:
    (call,) = read("en", "Mara", asked="Mara and Bram both attack the ghoul").calls
    assert dict(call.arguments) == {"actor": "Mara", "target": "Ghoul"}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mara and Bram each overcome with Athletics vs 2"),
        ("zh", "Mara和Bram各自用运动克服,难度2"),
    ],
)
def test_each_rolls(language: str, text: str) -> None:
    calls = read(language, text).calls
    assert [call.arguments["actor"] for call in calls] == ["Mara", "Bram"]


@pytest.mark.parametrize(
    ("language", "text", "command"),
    [
        ("en", "I move to the Hall", "move"),
        ("en", "I attack the ghoul with Fight", "attack"),
        ("pl", "ja atakuję ghoula Walką", "attack"),
        ("fi", "minä hyökkään ghoulin kimppuun, Tappelu", "attack"),
        ("th", "ฉันโจมตี Ghoul ด้วย Fight", "attack"),
        ("zh", "我用格斗攻击Ghoul", "attack"),
    ],
)
def test_who_i_am_is_asked_and_the_rest_is_kept(language: str, text: str, command: str) -> None:
    understood = read(language, text)
    assert understood.calls == ()
    assert understood.unclear is not None
    assert understood.unclear.code == "who"
    (call,) = read(language, "Mara", asked=text).calls
    assert call.name == command
    assert "Mara" in call.arguments.values()


def test_a_total_told_with_the_name() -> None:
    asked = "I attack the ghoul with Fight"
    (call,) = read("en", "Mara, 5", asked=asked).calls
    assert (call.arguments["actor"], call.arguments["effort"]) == ("Mara", 5)
    (call,) = read("en", "Mara, plus three", asked=asked).calls
    assert call.arguments["dice_total"] == 3


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I rolled +1"),
        ("en", "Mara, 5"),
        ("pl", "wyrzuciłem +1"),
        ("pl", "Mara, plus trzy"),
        ("fi", "heitin +1"),
        ("fi", "Mara, plus kolme"),
        ("th", "ทอยได้ +1"),
        ("zh", "掷出+1"),
        ("zh", "Mara,加三"),
    ],
)
def test_dice_for_nothing(language: str, text: str) -> None:
    understood = read(language, text)
    assert understood.calls == ()
    assert understood.unclear is not None
    assert understood.unclear.code == "which_roll"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "three thugs show up with Fight +1"),
        ("en", "3 goblins with Fight 2 and 1 box"),
        ("en", "add four cultists: Fight 1, Will 1"),
        ("pl", "pojawia się trzech zbirów, Walka 1"),
        ("fi", "paikalle tulee kolme roistoa, Tappelu 1"),
        ("th", "นักเลงสามคน: Fight +1"),
        ("zh", "来了三个暴徒,格斗1"),
    ],
)
def test_several_newcomers(language: str, text: str) -> None:
    understood = read(language, text)
    assert understood.calls == ()
    assert understood.unclear is not None
    assert understood.unclear.code == "several_new"
    core = new(system="core")
    (call,) = understand(text, core, language=language).calls
    assert (call.name, call.arguments["members"] > 2) == ("create_character", True)


def test_a_result_told_with_the_name_of_who_has_to_defend() -> None:
    attack = {"command": "attack", "actor": "Ghoul", "target": "Mara", "skill": "fight"}
    game = waiting(attack)
    (call,) = understand("Mara, 5", game, language="en", earlier=Earlier(commands=(attack,))).calls
    assert (call.name, dict(call.arguments)) == ("defend", {"actor": "Mara", "effort": 5})


def waiting(attack: dict[str, str]) -> Game:
    return play(table("several"), commands.parse(attack), Dice("oak")).game
