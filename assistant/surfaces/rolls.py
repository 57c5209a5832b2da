"""The commands about dice: free-standing rolls, their chances, and whether they fall evenly."""

from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

import typer

from assistant.surfaces.desk import (
    DEFAULT,
    AsJson,
    Lang,
    Named,
    Seed,
    System,
    Typed,
    app,
    open_campaign,
    queue,
    show,
    telling,
)

if TYPE_CHECKING:
    from assistant.voice import Voice
    from tools import notation
    from tools.fairness import Tally
    from tools.odds import Chances, Means

READABLE = 10_000  # a fraction with more throws below the line is told in percent only
# A rating below 0 begins with the sign that an option begins with.
BELOW_0 = {"ignore_unknown_options": True}


@app.command(context_settings=BELOW_0)
def roll(
    text: Annotated[str, typer.Argument(help='"Fight +3 vs 2", "+2 vs Good", "2D:4"')],
    dice: Typed = None,
    seed: Seed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Make a free-standing roll of any system; nothing is stored."""
    import secrets

    from tools import notation
    from tools.dice import Dice

    with telling(as_json, campaign=campaign):
        asked = read_roll(text)
        source = Dice(seed or secrets.token_hex(8), queued=tuple(queue(dice)))
        result = notation.evaluate(asked, source)
        show(notation.plain(result), notation.tell(asked, result), as_json)


def read_roll(text: str) -> "notation.Asked":
    """A line of notation, with the ladder's words of any language.

    Raises:
        RuleError: `not_a_roll`.
    """
    from tools import notation
    from tools.errors import RuleError

    try:
        return notation.read(text)
    except RuleError:
        # Only what English does not know needs the words of the others, which take time to load.
        from assistant.words import in_numbers

        return notation.read(in_numbers(text))


@app.command(context_settings=BELOW_0)
def odds(
    text: Annotated[str, typer.Argument(help='"+3 vs 2", "2D:4"')],
    active: Annotated[bool, typer.Option(help="The opposition rolls too.")] = False,
    invokes: Annotated[
        int,
        typer.Option("--invokes", "--cheers", min=0, max=20, help="As many as may be made."),
    ] = 0,
    wanted: Annotated[str, typer.Option(help="What they are made for, or better.")] = "success",
    helpers: Annotated[int, typer.Option(min=0, max=20, help="Who help, +1 each.")] = 0,
    weapon: Annotated[int | None, typer.Option(min=0, max=20, help="Weapon rating.")] = None,
    armour: Annotated[int | None, typer.Option(min=0, max=20, help="Armour rating.")] = None,
    hit: Annotated[int | None, typer.Option(min=1, max=40, help="A hit as big is wanted.")] = None,
    system: System = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Give the exact chances of a roll, invokes used as well as can be."""
    from tools import odds as exact

    with telling(as_json, campaign=campaign):
        means = exact.Means(active=active, invokes=invokes, wanted=wanted, helpers=helpers,
                            weapon=weapon, armour=armour, hit=hit,
                            capped=system != "core")  # fmt: skip
        chances = exact.chances(read_roll(text), means)
        show(plain_chances(chances, means), told_chances(chances, means), as_json)


def plain_chances(chances: "Chances", means: "Means") -> dict[str, Any]:
    """Chances as plain data: numbers to calculate with, and the exact fractions as text."""
    exact: dict[str, Any] = {name: written(odd) for name, odd in chances.outcomes.items()}
    plain: dict[str, Any] = {name: float(odd) for name, odd in chances.outcomes.items()}
    if means.invokes or means.hit:
        exact |= {"chance": written(chances.reached), "invokes": written(chances.spent)}
        plain |= {"wanted": means.hit or means.wanted, "chance": float(chances.reached),
                  "invokes": float(chances.spent)}  # fmt: skip
    if chances.hits:
        exact["hits"] = {str(size): written(odd) for size, odd in chances.hits.items()}
        plain["hits"] = {str(size): float(odd) for size, odd in chances.hits.items()}
    return {**plain, "exact": exact}


def told_chances(chances: "Chances", means: "Means") -> str:
    """Chances as lines, with the fraction where it can be read."""
    lines = [line(name, odd) for name, odd in chances.outcomes.items()]
    lines += [line(f"hit {size}", odd) for size, odd in chances.hits.items()]
    if means.invokes or means.hit:
        wanted = f"hit {means.hit}+" if means.hit else f"{means.wanted}+"
        used = f"   with {float(chances.spent):.2f} of {means.invokes} used on average"
        lines.append(line(wanted, chances.reached) + used * bool(means.invokes))
    return "\n".join(lines)


def line(name: str, odd: Fraction) -> str:
    """One chance in percent."""
    exact = f"  {written(odd)}" if odd.denominator <= READABLE else ""
    return f"{name:8} {float(odd):7.2%}{exact}"


def written(odd: Fraction) -> str:
    """A fraction as it is read."""
    return f"{odd.numerator}/{odd.denominator}"


@app.command()
def fairness(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Test whether the campaign's dice have fallen evenly; typed-in ones apart."""
    from assistant.voice import voice
    from tools import fairness as test
    from tools.game import to_plain

    with telling(as_json, lang, campaign):
        table = open_campaign(campaign, begin=False)
        live, say = table.live(), voice(lang or table.game.language)
        found = list(test.tallies(event for entry in live for event in entry.events))
        told = "\n".join(told_tally(each, say) for each in found) or say("fairness-none")
        show([to_plain(each) for each in found], told, as_json)


def told_tally(tally: "Tally", say: "Voice") -> str:
    """A tally as one line."""
    faces = "  ".join(
        f"{'-0+'[face + 1] if tally.kind == 'fate' else face}:{count}"
        for face, count in tally.counts.items()
    )
    verdict = {True: "fair", False: "not-fair", None: "too-few"}[tally.fair]
    dice = say(f"fairness-{tally.kind}-{tally.thrower}")
    told = say(f"fairness-{verdict}")
    return f"{dice}  {faces}  χ² {tally.chi_square:.2f}, p {tally.chance:.3f}: {told}"
