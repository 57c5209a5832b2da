"""What the GM and the players may see of a game. Secrets are left out, never scrubbed later."""

from dataclasses import replace
from typing import Any

from tools.available import available
from tools.game import Character, Game, to_plain


def player_view(game: Game) -> Game:
    """The game as players may see it: no secret aspects, no secret sheets, no GM's notes."""

    def open_only(who: Character) -> Character:
        return replace(who, aspects=tuple(each for each in who.aspects if not each.secret))

    characters = {name: open_only(who) for name, who in game.characters.items() if not who.secret}
    hidden = set(game.characters) - set(characters)
    scene = replace(
        game.scene,
        aspects=tuple(each for each in game.scene.aspects if not each.secret),
        present=tuple(name for name in game.scene.present if name not in hidden),
        owed={name: owed for name, owed in game.scene.owed.items() if name not in hidden},
    )
    pending = tuple(each for each in game.pending if each.who not in hidden)
    return replace(game, characters=characters, scene=scene, pending=pending, made_up=())


def state(game: Game) -> dict[str, Any]:
    """The game as plain data, for people and programs outside."""
    plain: dict[str, Any] = to_plain(game)
    plain.pop("made_up")
    plain["pending"] = pending(game)
    return plain


def pending(game: Game) -> list[dict[str, Any]]:
    """What waits, each with its answers."""
    choices = available(game)
    return [
        {
            **{key: value for key, value in to_plain(each).items() if value not in (None, [], "")},
            "answers": [
                {"command": choice.command, **choice.facts}
                for choice in choices
                if choice.who == each.who and ANSWERS[choice.command["command"]] == each.kind
            ],
        }
        for each in game.pending
    ]


ANSWERS = {
    "defend": "defend",
    "absorb": "absorb",
    "take_boost": "boost",
    "choose_cost": "cost",
    "answer_compel": "compel",
    "invoke": "",
}
