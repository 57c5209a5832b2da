"""True forms: what shows when the form before is beaten."""

from collections.abc import Iterator, Mapping, Sequence

from tools import events as e
from tools.evolve import fold
from tools.game import Aspect, Character, Consequence, Form, Game, Slot
from tools.game.conditions import condition_of
from tools.options import is_on, variant_of
from tools.people import folded, spare_name
from tools.records import replace
from tools.rules.bosses import FORMS
from tools.rules.characters import box_values, fitted
from tools.rulesets import TRACKS, Severity

LOWER: Mapping[Severity, Severity] = {"moderate": "mild", "severe": "moderate"}


def forms_revealed(game: Game, events: Sequence[e.Event]) -> list[e.Event]:
    """The next form of each big bad that was beaten; one whose fate is told stays beaten.

    Source: condensed.opt.boss-true-form.
    """
    found: list[e.Event] = []
    for event in events:
        if not isinstance(event, e.TakenOut) or event.fate:
            continue
        who = game.characters.get(event.who)
        if who is not None and who.forms and who.out is not None and is_on(game, FORMS):
            form, *rest = who.forms
            found.append(
                e.FormRevealed(
                    who=who.name, name=form.name, left=len(rest), character=shown(game, who, form)
                )
            )
            game = fold(game, found[-1:])
    return found


def shown(game: Game, who: Character, form: Form) -> Character:
    """The character in the next form, with stress and consequences fresh.

    In the milder variant mild consequences clear, and moderate and severe ones go down a step.
    Stress is fresh in both. What the form does not state stays as it was.

    Source: condensed.opt.boss-true-form.
    """
    milder = variant_of(game, FORMS) == "milder"
    kept = [*lowered(who)] if milder else []
    stays = {wound.name: after for wound, after in kept}
    aspects: list[Aspect] = []
    for each in who.aspects:
        if each.kind == "consequence":
            after = stays.get(each.name)
            aspects += [replace(each, name=after.name or after.severity)] if after else []
        elif not (each.kind == "high_concept" and form.high_concept) and not (
            each.kind == "free" and form.aspects
        ):
            aspects.append(each)
    taken = {folded(each.name) for each in aspects}
    if form.high_concept and folded(form.high_concept) not in taken:
        aspects.insert(0, Aspect(name=form.high_concept, kind="high_concept"))
        taken.add(folded(form.high_concept))
    for name in form.aspects:
        if folded(name) not in taken:
            aspects.append(Aspect(name=name, kind="free"))
            taken.add(folded(name))
    stated = {track: count for track in TRACKS if (count := getattr(form, track)) is not None}
    stated |= form.boxes
    boxes: dict[str, tuple[int, ...]] = {
        track: tuple(box_values(game.ruleset, count)) for track, count in stated.items()
    }
    fixed = [*stated, *(["slots"] if form.slots is not None else [])]
    slots = who.slots if form.slots is None else tuple(Slot(severity=each) for each in form.slots)
    return fitted(
        game.ruleset,
        replace(
            who,
            aspects=tuple(aspects),
            skills={**who.skills, **form.skills},
            stunts=form.stunts or who.stunts,
            boxes={**who.boxes, **boxes},
            marked={},
            slots=slots,
            fixed=tuple(dict.fromkeys((*who.fixed, *fixed))),
            consequences=tuple(after for _, after in kept),
            out=None,
            conceded=False,
            forms=who.forms[1:],
        ),
    )


def lowered(who: Character) -> Iterator[tuple[Consequence, Consequence]]:
    """Consequences before and after they go down a step; mild ones are gone."""
    others = tuple(each for each in who.aspects if each.kind != "consequence")
    for wound in who.consequences:
        if wound.severity == "mild":
            continue
        severity = LOWER.get(wound.severity)
        if severity is None:
            yield wound, wound
            continue
        condition = condition_of(severity, wound.track) if wound.condition else None
        unnamed = (wound.condition or wound.severity) == (wound.name or "").split(" ")[0]
        name = wound.name
        if unnamed:
            name = spare_name(replace(who, aspects=others), condition or severity)
            others = (*others, Aspect(name=name, kind="consequence"))
        yield wound, replace(wound, severity=severity, condition=condition, name=name)
