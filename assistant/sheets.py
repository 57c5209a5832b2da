"""Showing what is: sheets, the people of a game, the state of the table."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from assistant.scenery import going_on
from assistant.voice import Voice, voice
from tools.game import Aspect, Character, Consequence, Game, Weapon
from tools.ladder import signed
from tools.rulesets import MAGUS

OWN = ("high_concept", "trouble", "relationship")


def sheet(character: Character, language: str) -> str:
    """A character's sheet as plain text."""
    say = voice(language)
    return "\n".join([headline(say, character), *(f"  {line}" for line in body(say, character))])


def headline(say: Voice, who: Character) -> str:
    """The name, whose character it is, other names, and whether they are out."""
    notes = [say(f"kind-{who.kind}")]
    if who.members > 1:
        notes.append(say("group-of", count=who.members))
    if who.aliases:
        notes.append(say("aliases", names=say.listed(who.aliases)))
    if who.conceded:
        notes.append(say("state-conceded"))
    elif who.out is not None:
        notes.append(say("state-out"))
    if who.secret:
        notes.append(say("secret"))
    return say("with-details", text=who.name, details=say.listed(notes))


def body(say: Voice, who: Character) -> Iterator[str]:
    """The sheet's lines below the name; empty places are left out."""
    for kind in OWN:
        for aspect in of_kind(who, kind):
            yield labelled(say, f"label-{kind}", aspect_text(say, aspect))
    rest = [aspect_text(say, each) for each in of_kind(who, "free")]
    if rest:
        yield labelled(say, "label-aspects", say.listed(rest, "list-semicolon"))
    put = [aspect_text(say, each) for each in of_kind(who, "situation", "boost")]
    if put:
        yield labelled(say, "label-put-on", say.listed(put, "list-semicolon"))
    own = [f"{say.skill(name)} {signed(who.skills[name])}" for name in MAGUS.attributes
           if name in who.skills]  # fmt: skip
    if own:
        yield labelled(say, "label-attributes", say.listed(own))
    skills = {name: each for name, each in who.skills.items() if name not in MAGUS.attributes}
    if skills:
        yield say("label-skills")
        for rating in sorted(set(skills.values()), reverse=True):
            names = [say.skill(name) for name, each in skills.items() if each == rating]
            yield "  " + say("line", label=say.rating(rating), text=say.listed(names))
    if who.stunts:
        yield say("label-stunts")
        yield from (f"  – {stunt}" for stunt in who.stunts)
    if who.kind == "pc" and (who.points or who.refresh):
        yield say("points-and-refresh", points=who.points, refresh=who.refresh)
    for track in who.boxes:
        if who.boxes[track]:
            yield say("line", label=say.track(track), text=boxes(who, track))
    yield from gear_lines(say, who)
    yield from pool_lines(say, who)
    if who.slots or who.consequences:
        yield say("label-consequences")
        yield from (f"  {line}" for line in consequences(say, who))


def gear_lines(say: Voice, who: Character) -> Iterator[str]:
    """Weapons, armour, and what protects from surprise."""
    if who.weapons:
        yield labelled(say, "label-weapons", say.listed(map(partial(weapon, say), who.weapons)))
    if who.armor:
        worn = [say("with-details", text=each.name, details=say("armor", rating=str(each.rating)))
                for each in who.armor]  # fmt: skip
        yield labelled(say, "label-armor", say.listed(worn))
    if who.wards:
        yield labelled(say, "label-wards", say.listed(map(say.ward, who.wards)))


def weapon(say: Voice, each: Weapon) -> str:
    """A weapon with its rating, the skill that wields it, and how far it reaches."""
    notes = [say("weapon", rating=str(each.rating))]
    notes += [say.skill(each.skill)] if each.skill else []
    notes += [say("reach-zones", zones=str(each.reach))] if each.reach else []
    notes += [say("thrown")] if each.thrown else []
    return say("with-details", text=each.name, details=say.listed(notes))


def pool_lines(say: Voice, who: Character) -> Iterator[str]:
    """What only Narratograph's sheets have."""
    if who.tags:
        yield labelled(say, "label-tags", say.listed(who.tags))
    if who.bonds:
        bonds = (f"{name} {'■' if ticked else '□'}" for name, ticked in who.bonds.items())
        yield labelled(say, "label-bonds", say.listed(bonds))
    if who.abnormal:
        yield labelled(say, "label-abnormal", say.listed(map(say.abnormal, who.abnormal)))
    if who.spirit_power:
        yield labelled(say, "label-spirit_power", str(who.spirit_power))


def labelled(say: Voice, label: str, text: str) -> str:
    """A line with its label."""
    return say("line", label=say(label), text=text)


def of_kind(who: Character, *kinds: str) -> list[Aspect]:
    """The character's aspects of some kinds."""
    return [aspect for aspect in who.aspects if aspect.kind in kinds]


def aspect_text(say: Voice, aspect: Aspect) -> str:
    """An aspect with its free invokes."""
    name = say.aspect(aspect.name, aspect.kind)
    notes = [say("free-invokes", count=count, holder=say.holder(holder))
             for holder, count in aspect.free.items() if count]  # fmt: skip
    notes += [say("from-next-round")] if aspect.resting else []
    notes += [say("secret")] if aspect.secret else []
    return say("with-details", text=name, details=say.listed(notes)) if notes else name


def boxes(who: Character, track: str) -> str:
    """Boxes as [x][ ]; boxes of different worth show it, marked ones behind the cross."""
    values, marked = who.boxes.get(track, ()), who.marked.get(track, ())
    plain = all(value == 1 for value in values)
    return "".join(
        ("[x]" if place in marked else "[ ]")
        if plain
        else (f"[x{value}]" if place in marked else f"[{value}]")
        for place, value in enumerate(values)
    )


def consequences(say: Voice, who: Character) -> Iterator[str]:
    """Slots in order, each with what fills it; what fills no slot comes after."""
    taken = [each for each in who.consequences if each.condition is None]
    for slot in who.slots:
        fits = [each for each in taken if each.severity == slot.severity
                and slot.track in (None, each.track)]  # fmt: skip
        label = say.consequence_slot(slot.severity, slot.track)
        if fits:
            taken.remove(fits[0])
            yield say("line", label=label, text=wound(say, fits[0], who))
        else:
            yield say("line", label=label, text="–")
    for each in taken:
        label = say.consequence_slot(each.severity, None)
        yield say("line", label=label, text=wound(say, each, who))
    for each in who.consequences:
        if each.condition is not None:
            yield condition(say, each, who)


def condition(say: Voice, marked: Consequence, who: Character) -> str:
    """A condition with its marked boxes."""
    text = say("condition-on-sheet", name=say.condition(marked.condition or ""),
               word=say.severity(marked.severity), boxes="[x]" * marked.boxes)  # fmt: skip
    notes = wound_notes(say, marked, who)
    return say("with-details", text=text, details=say.listed(notes)) if notes else text


def wound(say: Voice, taken: Consequence, who: Character) -> str:
    """A consequence, whether it recovers, and free invokes on it."""
    named = say.harm(taken.name) if taken.name else ""
    text = named if taken.name and named == taken.name else say("filled")
    notes = wound_notes(say, taken, who)
    return say("with-details", text=text, details=say.listed(notes)) if notes else text


def wound_notes(say: Voice, taken: Consequence, who: Character) -> list[str]:
    """Whether a consequence recovers, and free invokes on it."""
    notes = [say("recovering")] if taken.treated_scene is not None else []
    for aspect in of_kind(who, "consequence"):
        if aspect.name == taken.name:
            notes += [say("free-invokes", count=count, holder=say.holder(holder))
                      for holder, count in aspect.free.items() if count]  # fmt: skip
    return notes


def people(game: Game, language: str) -> str:
    """The characters of a game, a line each."""
    say = voice(language)
    if not game.characters:
        return say("nobody")
    return "\n".join(summary(say, who) for who in game.characters.values())


def summary(say: Voice, who: Character) -> str:
    """A character in a line: concept, points, boxes, consequences."""
    parts = [each.name for each in of_kind(who, "high_concept")]
    if who.kind == "pc" and (who.points or who.refresh):
        parts.append(say("points-short", points=who.points))
    parts += [say("track-short", track=track, boxes=boxes(who, track))
              for track in who.boxes if who.boxes[track]]  # fmt: skip
    parts += pool_lines(say, who)
    parts += [
        condition(say, each, who) if each.condition else
        say("line", label=say("unnamed-consequence", severity=each.severity,
                              word=say.severity(each.severity)), text=wound(say, each, who))
        for each in who.consequences
    ]  # fmt: skip
    return say("line", label=headline(say, who), text=say.listed(parts, "list-semicolon"))


def state(game: Game, language: str, gm: bool = True) -> str:
    """The state of the table as plain text.

    Args:
        gm: whether the GM reads it; players don't see the GM's fate points.
    """
    return "\n".join(state_lines(voice(language), game, gm))


def state_lines(say: Voice, game: Game, gm: bool) -> Iterator[str]:
    """Session and scene, its aspects, the conflict, people, points."""
    scene = game.scene
    when = say("state-scene", session=str(game.session), scene=str(scene.number))
    yield say("with-detail", text=when, detail=scene.name) if scene.name else when
    if not game.session_open:
        yield say("state-no-session")
    elif not scene.open:
        yield say("state-no-scene")
    yield from block(say, "label-scene-aspects", (aspect_text(say, each) for each in scene.aspects))
    if scene.conflict is not None:
        yield from conflict(say, game)
    yield from going_on(say, game)
    here = [who for name, who in game.characters.items() if name in scene.present]
    away = [name for name in game.characters if name not in scene.present]
    yield from block(say, "label-present", (summary(say, who) for who in here))
    if away:
        yield labelled(say, "label-away", say.listed(away))
    if not game.characters:
        yield say("nobody")
    if gm and game.ruleset.gm_points:
        yield say("points-gm", points=game.gm_points)
    yield from owed(say, scene.owed)


def block(say: Voice, label: str, lines: Iterable[str]) -> Iterator[str]:
    """A label with lines under it, or nothing when there are none."""
    listed = [f"  – {line}" for line in lines]
    if listed:
        yield say("heading", label=say(label))
        yield from listed


def conflict(say: Voice, game: Game) -> Iterator[str]:
    """The conflict, its exchange, and who is still to act."""
    running = game.scene.conflict
    assert running is not None
    yield say("state-conflict", number=str(running.exchange), members=say.listed(running.members))
    if running.ordered:
        left = [name for name in running.members if name not in running.acted
                and (name not in game.characters or game.characters[name].out is None)]  # fmt: skip
        if running.turn and running.chosen and running.turn in left:
            yield say("turn-given", who=running.turn)
        if left:
            yield labelled(say, "label-left", say.listed(left))
        if running.initiative:
            ranked = sorted(running.initiative.items(), key=lambda each: -each[1])
            yield labelled(say, "label-initiative", say.listed(f"{n} {v}" for n, v in ranked))


def owed(say: Voice, points: Mapping[str, int]) -> Iterator[str]:
    """Fate points that the end of the scene or conflict will pay."""
    for name, amount in points.items():
        if amount:
            yield say("state-owed", who=name, amount=amount)
