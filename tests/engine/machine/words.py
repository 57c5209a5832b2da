"""What a table may be called by: the words that fit a command's argument, as the game stands."""

from collections.abc import Callable, Mapping, Sequence

from tools.game import Game
from tools.options import OPTIONS
from tools.people import aspects

SKILLS = (
    "fight", "shoot", "provoke", "athletics", "will", "physique", "academics", "empathy", "notice",
    "careful", "forceful", "swords", "archery", "body", "senses", "emotions", "fire magic",
)  # fmt: skip
ZONES = ("Hall", "Yard", "Roof")
TASKS = ("Hold", "Read", "Run")
OBSTACLES = ("Fire", "Wall", "Noise")
GEAR = ("Sword", "Knife", "Bow", "Mail", "sword", "axe", "mail", "none")
TAGS = ("Quick", "Small", "Tall")
PLAIN = ("So It Is", "Limping", "Muddy Ground", "A Loose Stone", "Old Debts")
STRANGERS = ("Stranger",)
VARIANTS = tuple(dict.fromkeys(variant for variants in OPTIONS.values() for variant in variants))
SHORT = tuple(option.rpartition(".")[2] for option in OPTIONS)
# Whatever is secret is called so, and nothing else: where players see it, it has leaked.
SECRET = "Hush <"
SHADE = "Umbrix"


def people(game: Game) -> Sequence[str]:
    """Everybody with a sheet, an alias of one, and somebody without."""
    return (*game.characters, "Mar", *STRANGERS)


def shown(game: Game) -> Sequence[str]:
    """Everybody whom players know."""
    return tuple(name for name, who in game.characters.items() if not who.secret)


def known(game: Game) -> Sequence[str]:
    """Everybody with a sheet."""
    return (*game.characters,)


def in_play(game: Game) -> Sequence[str]:
    """Every aspect there is, and one that is not."""
    return (*dict.fromkeys(each.name for _, each in aspects(game)), "No Such Aspect")


def skills(game: Game) -> Sequence[str]:
    """Skills of the lists and of the sheets."""
    rated = [skill for who in game.characters.values() for skill in who.skills]
    return tuple(dict.fromkeys((*rated, *SKILLS)))


def countdowns(game: Game) -> Sequence[str]:
    """The countdowns that players know."""
    return tuple(each.name for each in game.countdowns if not each.name.startswith(SECRET))


def stunts(game: Game) -> Sequence[str]:
    """Stunts of the sheets, and a further one."""
    return (*(stunt for who in game.characters.values() for stunt in who.stunts), "Another Stunt")


def said(*words: str) -> Callable[[Game], Sequence[str]]:
    """The same words at every table."""
    return lambda game: words


Kind = Callable[[Game], Sequence[str]]
PEOPLE = (
    "actor", "character", "by", "ally", "patient", "holder", "on", "first", "helpers", "covers",
    "characters", "surprised", "order", "members", "minions", "minion", "shields", "parts", "heart",
    "present", "sides", "winner", "targets", "bonds", "fighting.", "initiative.", "places.",
)  # fmt: skip
ASPECTS = (
    "aspect", "of", "through", "replaces", "consequence", "clear_aspect", "consequences.",
)  # fmt: skip
RATED = ("skill", "second", "skills", "skills.", "swap", "raise_skills", "fighting", "hide")
# Field of a command -> what it may say; of a mapping's keys with a dot. Anything else is plain.
FIELDS: Mapping[str, tuple[Kind, ...]] = {
    **dict.fromkeys(PEOPLE, (people,)),
    **dict.fromkeys(ASPECTS, (in_play, said("mild", "boost"))),
    **dict.fromkeys(RATED, (skills,)),
    "target": (people, said(*OBSTACLES)),
    "to": (known, said(*ZONES)),
    **dict.fromkeys(("zone", "zones", "between", "places"), (said(*ZONES),)),
    **dict.fromkeys(("cover", "into", "obstacle"), (said(*OBSTACLES, "Tower"),)),
    "option": (said(*SHORT, *OPTIONS),),
    "variant": (said(*VARIANTS),),
    "task": (said(*TASKS),),
    **dict.fromkeys(("weapon", "armor", "laid_aside"), (said(*GEAR),)),
    "tags": (said(*TAGS),),
    "language": (said("en", "th", "pl", "fi", "zh"),),
    "name": (said(*OBSTACLES, *TASKS, *PLAIN, "Newcomer"), shown, countdowns),
    **dict.fromkeys(("stunt", "stunts", "buy_stunt"), (stunts,)),
}


def fitting(game: Game, field: str) -> list[str]:
    """The words that fit a field of a command; secret ones only where one has to name them."""
    words = [word for kind in FIELDS.get(field, (said(*PLAIN),)) for word in kind(game)]
    return list(dict.fromkeys(words))
