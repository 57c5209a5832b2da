"""What the rules refused, let through by the GM's word: "do it, the skill is called that"."""

from assistant.understanding.corrections import Earlier, refusal
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.reading import read_through
from assistant.understanding.understood import Call, Understood
from tools.commands import COMMANDS
from tools.game import Game


def insisted(
    text: str, game: Game, words: Lexicon, speaker: str | None, earlier: Earlier
) -> Understood | None:
    """The one command said before, with the GM's ruling.

    Returns:
        None where nothing is insisted on, or the ruling would not let the command through.
    """
    if not earlier.said or not words.has("insists", text):
        return None
    before = read_through(earlier.said, game, words, speaker)
    if before.unclear or len(before.calls) != 1:
        return None
    call = before.calls[0]
    if call.name not in COMMANDS or "ruling" not in COMMANDS[call.name].model_fields:
        return None
    ruled = {**call.arguments, "ruling": True}
    if not refusal({"command": call.name, **call.arguments}, game):
        return None
    if refusal({"command": call.name, **ruled}, game):
        return None
    return Understood(words.language, (Call(call.name, ruled),), None)
