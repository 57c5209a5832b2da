"""Tracks of a table's own in talk: such a name is read as the word for mental harm.

So every way of speaking of stress, in every language, works for them too.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from assistant import words
from assistant.understanding import names
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.understood import Call, Understood
from tools.game import Game
from tools.people import aspects, folded
from tools.rulesets import TRACKS, Track

MENTAL = "mental"


def said(text: str, game: Game, lexicon: Lexicon) -> tuple[str, Track | None]:
    """A message with the word for mental harm where it names the table's own track, and which.

    Nothing is changed where the name belongs to something else, or both are spoken of.
    """
    word = words.word("terms", MENTAL, lexicon.language) or MENTAL
    if any(pattern.search(text) for _, pattern in lexicon.tracks):
        return text, None
    others = [*game.characters, *(each.name for _, each in aspects(game)),
              *(words.skill(skill, lexicon.language) for skill in game.ruleset.skills)]  # fmt: skip
    for track in game.ruleset.more_tracks:
        within = [each for each in others if folded(track) in folded(each)]
        if not any(folded(each) in folded(text) for each in within):
            # A name and a further word may be one, with a hyphen between: Wealth-box.
            parted = re.sub(rf"(?i)(?<!\w){re.escape(track)}-(?=\w)", f"{track} ", text)
            changed = names.pattern(track, lexicon).sub(word, parted)
            if changed != text:
                return changed, track
    return text, None


def on_own(found: Understood, track: Track | None, game: Game) -> Understood:
    """What was read, on the table's own tracks where it speaks of them."""
    if not game.ruleset.more_tracks:
        return found
    word = words.word("terms", MENTAL, found.language) or MENTAL
    calls = tuple(replace(each, arguments=_called(each, track, word, game)) for each in found.calls)
    if track is None:
        return replace(found, calls=calls)
    unclear = found.unclear and replace(found.unclear, nearest=_back(found.unclear.nearest,
                                                                     word, track))  # fmt: skip
    return replace(found, calls=calls, unclear=unclear, as_if=found.as_if.replace(word, track))


def _called(call: Call, track: Track | None, word: str, game: Game) -> Mapping[str, Any]:
    given = dict(call.arguments)
    if track is None:
        if call.name == "adjust" and all(given.get(each) == 0 for each in TRACKS):
            given["marked"] = dict.fromkeys(game.ruleset.more_tracks, 0)  # all stress is gone
        return given
    given = {key: track if (key, value) == ("track", MENTAL) else _back(value, word, track)
             for key, value in given.items()}  # fmt: skip
    places = {"mental_change": "marked_change",
              MENTAL: "marked" if call.name == "adjust" else "boxes"}  # fmt: skip
    for key, place in places.items():
        if key in given:
            given[place] = {track: given.pop(key)}
    return given


def _back(value: Any, word: str, track: Track) -> Any:
    """Plain data with the track's own name again."""
    if isinstance(value, str):
        return re.sub(rf"(?i){re.escape(word)}", lambda _: track, value)
    if isinstance(value, (list, tuple)):
        return type(value)(_back(each, word, track) for each in value)
    if isinstance(value, Mapping):
        return {key: _back(each, word, track) for key, each in value.items()}
    return value
