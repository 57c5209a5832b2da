"""Telling what waits for whom, and the answers to choose from."""

from collections.abc import Sequence

from assistant.voice import Voice, voice
from tools import available
from tools.available import Choice
from tools.game import Condition, Game, Pending
from tools.ladder import signed


def waiting(pending: Pending, language: str) -> str:
    """The line that says what waits for whom."""
    say = voice(language)
    return say(f"waits-{pending.kind}", who=say.who(pending.who), shifts=pending.shifts,
               track=pending.track)  # fmt: skip


def open_choices(game: Game, language: str) -> tuple[str, ...]:
    """What waits for whom, each with its answers; all are numbered as `available` lists them.

    Nothing while nobody has to answer: a free invoke alone waits for no one.
    """
    if not game.pending:
        return ()
    say, lines, number = voice(language), list[str](), 0
    offered = [
        (waiting(each, language), list(available.answers(game, each))) for each in game.pending
    ]
    for head, listed in [*offered, (say("waits-invokes"), list(available.invokes(game)))]:
        lines += [head] if listed else []
        for each in listed:
            number += 1
            lines.append(f"  {number}. {choice(say, each)}")
    return tuple(lines)


def newly_open(game: Game, language: str, listed: Sequence[str]) -> tuple[str, ...]:
    """What waits, with its answers where they, or their numbers, are not among those `listed`.

    What has been listed is named in one line.
    """
    blocks: list[list[str]] = []
    for line in open_choices(game, language):
        blocks = blocks if line.startswith(" ") and blocks else [*blocks, []]
        blocks[-1].append(line)
    say, fresh = voice(language), [each for each in blocks if not set(each) <= set(listed)]
    heads = [waiting(each, language) for each in game.pending]
    known = [head.rstrip(" :：") for head in heads if all(head != each[0] for each in fresh)]
    still = [say("waits-still", what=say.joined(known))] if known else []
    return (*(line for block in fresh for line in block), *still)


def choices(listed: Sequence[Choice], language: str) -> list[str]:
    """The answers as short texts for a numbered list, without their numbers."""
    return [choice(voice(language), each) for each in listed]


def answers(listed: Sequence[Choice], language: str) -> list[str]:
    """The answers to whoever asks for them; where there are none, that is said."""
    return choices(listed, language) or [voice(language)("need-nothing-pending")]


def way(
    say: Voice, boxes: Sequence[int], consequences: Sequence[str], conditions: Sequence[Condition]
) -> str:
    """A way to take a hit: boxes, consequences, conditions."""
    parts = [say.boxes(boxes)] if boxes else []
    parts += map(say.consequence, consequences)
    return say.joined([*parts, *([say.condition_boxes(conditions)] if conditions else [])])


def choice(say: Voice, one: Choice) -> str:
    """One answer and what it costs."""
    facts = one.facts
    if one.label == "defend":
        rated = f"{say.skill(facts['skill'])} {signed(facts['rating'])}"
        if "stunt" not in facts:
            return rated
        return say.joined([rated, f"{facts['stunt']} {signed(facts['bonus'])}"])
    if one.label == "absorb":
        text = way(say, facts["boxes"], facts["consequences"], facts.get("conditions") or ())
        replaces = facts.get("replaces")
        return say("way-replaces", way=text, name=replaces) if replaces else text
    if one.label == "minion":
        return say("choice-minion", name=facts["name"])
    if one.label == "free_invoke":
        return say("choice-free_invoke", who=say.who(one.who), name=say.aspect(facts["aspect"]))
    if one.label == "split":
        pairs = zip(facts["targets"], facts["shares"], strict=True)
        shares = [say("line", label=name, text=str(share)) for name, share in pairs]
        return say.listed(shares) or say("effort-too-low")
    if one.label == "clear_condition":
        return say("choice-clear_condition", condition=say.abnormal(facts["condition"]))
    if one.label == "cheer":
        return say("choice-cheer", who=say.who(one.who), whom=facts["whom"])
    return say(f"choice-{one.label}")
