"""Polish and Finnish leave pronouns out and bend names: whose deed it is, and who has what."""

import pytest

from assistant.understanding import Call, Unclear, understand
from tests.assistant.understanding.test_reached import table

OWN = [
    ("pl", "przechodzę do Hall", Call("move", {"character": "Mara", "to": "Hall"})),
    ("fi", "siirryn Hall", Call("move", {"character": "Mara", "to": "Hall"})),
    ("pl", "poddaję się", Call("concede", {"character": "Mara"})),
    ("fi", "luovutan", Call("concede", {"character": "Mara"})),
    ("pl", "atakuję Ghoula", Call("attack", {"actor": "Mara", "target": "Ghoul"})),
    ("fi", "hyökkään Ghouliin", Call("attack", {"actor": "Mara", "target": "Ghoul"})),
]


@pytest.mark.parametrize(("language", "said", "call"), OWN)
def test_a_verb_in_the_first_person_is_the_speakers_deed(
    language: str, said: str, call: Call
) -> None:
    understood = understand(said, table("x"), language=language, speaker="Mara")
    assert understood.calls == (call,)


@pytest.mark.parametrize(("language", "said", "call"), OWN)
def test_where_nobody_known_speaks_it_is_asked_who_acts(
    language: str, said: str, call: Call
) -> None:
    key = next(key for key in call.arguments if key in ("actor", "character"))
    understood = understand(said, table("x"), language=language)
    assert understood.calls == ()
    assert understood.unclear == Unclear("who", (key,), (call.name,))


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Pekalla on Tappelu 3", "Pekka"),
        ("Mikolla on Tappelu +3", "Mikko"),
        ("Hannalla on Tappelu +3", "Hanna"),
        ("Virtasella on Tappelu 2 ja Urheilu 1", "Virtanen"),
        ("Hanna on Tappelu 3", "Hanna"),
    ],
)
def test_whoever_has_a_skill_is_called_by_the_base_form(said: str, name: str) -> None:
    understood = understand(said, table("x"), language="fi")
    assert [call.name for call in understood.calls] == ["create_character"]
    assert understood.calls[0].arguments["name"] == name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Mara's mild consequence starts to heal"),
        ("pl", "Łagodna konsekwencja Mary zaczyna się goić"),
        ("fi", "Maran lievä jälki alkaa parantua"),
    ],
)
def test_a_consequence_that_heals_is_none_taken(language: str, said: str) -> None:
    understood = understand(said, table("x"), language=language)
    assert understood.calls == ()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "Wyzwanie: Atletyka, Wiedza i Rzemiosło, trudność 2"),
        ("fi", "Haaste: Urheilu, Tieto ja Tekniikka, vaikeus 2"),
    ],
)
def test_a_challenge_is_told_by_its_tasks_and_one_difficulty(language: str, said: str) -> None:
    understood = understand(said, table("x"), language=language)
    assert [call.name for call in understood.calls] == ["begin_challenge"]
    tasks = understood.calls[0].arguments["tasks"]
    assert [task["difficulty"] for task in tasks] == [2, 2, 2]


@pytest.mark.parametrize("said", ["Mara się zgadza", "Mara się nie zgadza"])
def test_the_reflexive_word_may_stand_before_the_polish_verb(said: str) -> None:
    understood = understand(said, table("x"), language="pl")
    accept = "nie" not in said
    assert understood.calls == (Call("answer_compel", {"accept": accept, "character": "Mara"}),)


@pytest.mark.parametrize(
    ("language", "said", "boxes"),
    [
        ("pl", "Zegar Dawn: dwie kratki więcej", 2),
        ("pl", "Przesuń zegar Dawn o jeden", 1),
        ("fi", "Kello Dawn: kaksi ruutua lisää", 2),
        ("fi", "Kello Dawn eteenpäin yhdellä", 1),
    ],
)
def test_boxes_of_a_countdown_are_no_aspect(language: str, said: str, boxes: int) -> None:
    understood = understand(said, table("x"), language=language)
    assert understood.calls == (Call("mark_countdown", {"name": "Dawn", "boxes": boxes}),)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "Bram strzela do Ghoula, na kostkach razem +1"),
        ("fi", "Bram ampuu Ghoulia, nopista tuli yhteensä +1"),
    ],
)
def test_a_sum_of_the_dice_is_not_the_whole_effort(language: str, said: str) -> None:
    (call,) = understand(said, table("x"), language=language).calls
    assert call.arguments["dice_total"] == 1 and "effort" not in call.arguments
