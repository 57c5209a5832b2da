"""Commands that are told in set forms: one table, the same for every language.

A form says which command its sayings stand for, which argument each slot fills, what is fixed by
having said it so, and what is asked back where it is missing. `<lang>.sayings.yaml` has the words.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from assistant.understanding import shaping

Shape = Callable[[dict[str, Any]], dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """One way to give a command.

    Attributes:
        slots: the argument that each slot fills.
        fixed: arguments that the form itself says.
        needs: arguments without which the command is nothing, and what asks for them.
        shape: makes arguments out of what the slots hold, where that is not one to one.
        asked: may be put as a question.
    """

    command: str
    slots: Mapping[str, str] = field(default_factory=dict)
    fixed: Mapping[str, Any] = field(default_factory=dict)
    needs: Mapping[str, str] = field(default_factory=dict)
    shape: Shape | None = None
    asked: bool = False


def _form(command: str, slots: str = "", needs: str = "", shape: Shape | None = None,
          asked: bool = False, **fixed: Any) -> Form:  # fmt: skip
    """A form in short: `slot=argument` pairs, `argument:code` needs."""
    filled = (each.partition("=") for each in slots.split())
    asked_back = (each.partition(":") for each in needs.split())
    return Form(
        command=command,
        slots={slot: argument or slot for slot, _, argument in filled},
        needs={argument: code for argument, _, code in asked_back},
        shape=shape,
        asked=asked,
        fixed=fixed,
    )


WHO = "character:who"
FORMS: Mapping[str, Form] = {
    # Conflicts, turns, and what people do for each other.
    "begin_conflict": _form(
        "begin_conflict", "people=characters people2 who=first track", shape=shaping.conflict
    ),
    "begin_conflict.mental": _form(
        "begin_conflict", "people=characters people2 who=first", shape=shaping.conflict,
        track="mental",
    ),
    "begin_conflict.surprise": _form("begin_conflict", "people=surprised people2=characters"),
    "begin_conflict.magical": _form(
        "begin_conflict", "people=surprised people2=characters", magical=True
    ),
    "next_turn": _form("next_turn", "who=character whom=by", WHO),
    "pass_turn": _form("pass_turn", "who=character", WHO),
    "help": _form("help", "who=character whom=ally skill", f"{WHO} ally:whom_to_help"),
    "full_defense": _form("full_defense", "who=character people=covers text=outcome", WHO),
    "concede": _form("concede", "who=character", WHO),
    "take_out": _form("take_out", "who=character text=fate", WHO),
    "absorb.minion": _form("absorb", "who=minion whom=character", "minion:who"),
    "absorb.condition": _form("absorb", "who=character condition condition2", shape=shaping.marks),
    "absorb.replaces": _form(
        "absorb", "who=character aspect=replaces name", shape=shaping.extreme
    ),
    # Contests and challenges.
    "begin_contest": _form(
        "begin_contest",
        "people people2 people3 text text2 text3 n=to_win n2=difficulty people4=shields",
        shape=shaping.contest,
    ),
    "threaten": _form(
        "threaten", "who=by n=difficulty skill people=sides track", "by:who", lasting=False
    ),
    "threaten.lasting": _form(
        "threaten", "who=by n=difficulty skill people=sides track", "by:who", lasting=True
    ),
    "end_contest": _form("end_contest", "who=winner"),
    "begin_challenge": _form(
        "begin_challenge", "text=goal list n=difficulty people=shields", shape=shaping.challenge
    ),
    "end_challenge": _form("end_challenge"),
    "end_challenge.won": _form("end_challenge", result="won"),
    "end_challenge.lost": _form("end_challenge", result="lost"),
    "end_challenge.mixed": _form("end_challenge", result="mixed"),
    # Zones, obstacles, threats as maps.
    "set_zones": _form("set_zones", "list=zones", "zones:which_zones"),
    "set_zones.border": _form("set_zones", "zone zone2 n", "borders:missing_difficulty",
                              shaping.border),
    "set_zones.blind": _form("set_zones", "zone zone2 n", "borders:which_zones", shaping.blind),
    "set_zones.place": _form("set_zones", "people zone", "places:which_zone", shaping.placed),
    "move": _form("move", "who=character zone=to", f"{WHO} to:which_zone"),
    "move.ruling": _form("move", "who=character zone=to", f"{WHO} to:which_zone", ruling=True),
    "place_obstacle.hazard": _form(
        "place_obstacle", "name n=rating n2=weapon zone track",
        "name:missing_name rating:missing_rating weapon:which_weapon", kind="hazard",
    ),
    "place_obstacle.block": _form(
        "place_obstacle", "name n=rating n2=weapon zone", "name:missing_name rating:missing_rating",
        kind="block",
    ),
    "place_obstacle.distraction": _form(
        "place_obstacle", "name n=rating text=choice list=repercussions zone",
        "name:missing_name choice:which_choice repercussions:which_choice", kind="distraction",
    ),
    "answer_distraction": _form(
        "answer_distraction", "who=character n=way obstacle", f"{WHO} way:which_way"
    ),
    "map_threat": _form("map_threat", "name people=parts who=heart",
                        "name:missing_name parts:who heart:which_heart"),
    # Countdowns and time.
    "begin_countdown": _form(
        "begin_countdown", "name n=boxes text=outcome trigger trigger2 text2=when shown",
        "name:missing_name boxes:missing_amount outcome:which_outcome", shape=shaping.countdown,
    ),
    "mark_countdown": _form("mark_countdown", "countdown=name n=boxes"),
    "mark_countdown.back": _form(
        "mark_countdown", "countdown=name n=boxes", shape=shaping.backwards
    ),
    "end_countdown": _form("end_countdown", "countdown=name"),
    "measure_time": _form("measure_time", "amount unit n=faster",
                          "amount:which_time unit:which_time", asked=True),
    "measure_time.slower": _form("measure_time", "amount unit n=faster",
                                 "amount:which_time unit:which_time", shaping.slower),
    # Rolls, and what follows from them.
    "defend.other": _form("defend", "who=actor whom=target skill", "actor:who target:who"),
    "split_effort": _form("split_effort", "ns=shares"),
    "choose_cost.aspect": _form("choose_cost", option="aspect"),
    "choose_cost.give_up": _form("choose_cost", option="give_up"),
    "choose_cost.fail": _form("choose_cost", option="fail"),
    "choose_cost.major": _form("choose_cost", "text=detail", option="major_cost"),
    "choose_cost.minor": _form("choose_cost", "text=detail", option="minor_cost"),
    "choose_cost.hit": _form("choose_cost", option="hit"),
    "invoke.remove": _form("invoke", "who=actor aspect", shape=shaping.surprised, use="remove"),
    "take_boost": _form("take_boost", "name=aspect"),
    "hand_boost": _form("hand_boost", "who=actor whom=to aspect", "to:whom_to_help"),
    # Points.
    "compel": _form("compel", "who=character aspect text=story whom=by", WHO),
    "compel.event": _form("compel", "who=character aspect text=story", WHO, kind="event"),
    "compel.decision": _form("compel", "who=character aspect text=story", WHO, kind="decision"),
    "compel.self": _form("compel", "who=character aspect text=story", WHO, claimed=True),
    "compel.ending": _form("compel", "who=character aspect text=story", WHO, ends_scene=True),
    "waive.compel": _form("waive", what="compel"),
    "declare": _form("declare", "who=character text=detail aspect",
                     f"{WHO} detail:which_detail"),
    "declare.consent": _form("declare", "who=character text=detail",
                             f"{WHO} detail:which_detail", consent=True),
    "suggest.compel": _form("suggest", "who=character", asked=True, what="compel"),
    "suggest.cost": _form("suggest", "who=character", asked=True, what="cost"),
    "suggest.difficulty": _form("suggest", "who=character", asked=True, what="difficulty"),
    "suggest.action": _form("suggest", "who=character", asked=True, what="action"),
    "suggest.consequence": _form("suggest", "who=character severity track", asked=True,
                                 what="consequence"),
    # Aspects.
    "rename_aspect": _form("rename_aspect", "aspect name who=on",
                           "aspect:which_aspect name:missing_name"),
    "rename_aspect.harm": _form("rename_aspect", "severity=aspect name who=on",
                                "name:missing_name"),
    "place_aspect.zone": _form("place_aspect", "aspect zone n=free_invokes",
                               "aspect:missing_aspect"),
    # NPCs and scenes made up.
    "make_npc.minor": _form("make_npc", "text=concept name", kind="minor"),
    "make_npc.major": _form("make_npc", "text=concept name", kind="major"),
    "make_npc.monster": _form("make_npc", "text=concept name", kind="monster"),
    "make_npc.organization": _form("make_npc", "text=concept name", kind="organization"),
    "make_npc.hive": _form("make_npc", "text=concept name", kind="hive"),
    "make_aspects.zones": _form("make_aspects", "n=zones n2=count place"),
    # Growth.
    "milestone": _form("milestone", "who=character size", WHO),
    "milestone.swap": _form("milestone", "who=character skill skill2 size", WHO, shaping.swap),
    "milestone.stunt": _form("milestone", "who=character stunt text=rewritten size", WHO),
    "milestone.buy": _form("milestone", "who=character text=buy_stunt size", WHO),
    "milestone.aspect": _form("milestone", "who=character aspect text=rewritten size", WHO),
    "milestone.raise": _form("milestone", "who=character skills=raise_skills size", WHO),
    "milestone.mends": _form("milestone", "who=character severity name size", WHO, shaping.mends),
    "breakthrough": _form("breakthrough", "who=character", WHO),
    "breakthrough.raise": _form("breakthrough", "who=character skills=raise_skills", WHO),
    "breakthrough.concept": _form("breakthrough", "who=character text=high_concept", WHO),
    "breakthrough.buy": _form("breakthrough", "who=character text=buy_stunt", WHO),
    "breakthrough.swap": _form("breakthrough", "who=character skill skill2", WHO, shaping.swap),
    "breakthrough.arc": _form("breakthrough", "who=character skills=raise_skills", WHO,
                              arc_refresh=True),
    "set_skill_lists": _form("set_skill_lists", "list=skills n=least n2=most list2=second"),
    # Big bads.
    "set_scale": _form("set_scale", "who=character level", f"{WHO} level:which_scale"),
    "set_boss.minions": _form("set_boss", "who=character people=minions", f"{WHO} minions:who"),
    "set_boss.scale": _form("set_boss", "who=character n=scale_above",
                            f"{WHO} scale_above:missing_amount"),
    "set_boss.solo": _form("set_boss", "who=character solo solo2", WHO, shaping.solo),
    "set_boss.form": _form("set_boss", "who=character name list", WHO, shaping.true_form),
    # Sheets.
    "edit_character.weapon": _form(
        "edit_character", "who=name gear n skill", "name:who weapons:missing_name", shaping.weapon
    ),
    "edit_character.armor": _form(
        "edit_character", "who=name gear n", "name:who armor:missing_name", shaping.armor
    ),
    "edit_character.aside": _form("edit_character", "who=name gear carried=gear", "name:who",
                                  shaping.laid),
    "edit_character.tags": _form("edit_character", "who=name list=tags", "name:who"),
    "edit_character.ward": _form("edit_character", "who=name ward", "name:who", shaping.ward),
    "adjust.back": _form("adjust", "who=character", WHO, taken_out=False),
    "adjust.order": _form("adjust", "people=order", "order:who"),
    "adjust.add_aspect": _form("adjust", "who=character aspect=add_aspect", WHO),
    "adjust.concept": _form("adjust", "who=character text=high_concept", WHO),
    "adjust.trouble": _form("adjust", "who=character text=trouble", WHO),
    "adjust.points": _form("adjust", "who=character n=fate_points", WHO),
    "adjust.points_more": _form("adjust", "who=character n=fate_points_change", WHO),
    "adjust.points_less": _form("adjust", "who=character n=fate_points_change", WHO, shaping.less),
    "adjust.stress_gone": _form("adjust", "who=character track", WHO, shaping.unmarked),
    "adjust.harm_gone": _form("adjust", "who=character severity=clear_consequence", WHO),
    "adjust.spirit": _form("adjust", "who=character n=spirit_power", WHO),
    "adjust.spirit_more": _form("adjust", "who=character n=spirit_power_change", WHO),
    "adjust.abnormal": _form("adjust", "who=character abnormal=add_abnormal", WHO),
    "adjust.abnormal_gone": _form("adjust", "who=character abnormal=clear_abnormal", WHO),
    # Sessions, and what the table plays with.
    "begin_session.scenario": _form("begin_session", scenario=True),
    "switch_option": _form("switch_option", "option", "option:which_option"),
    "switch_option.off": _form("switch_option", "option", "option:which_option", on=False),
    # Narratograph.
    "check": _form("check", "who=actor pool pips=faces list=tags", "actor:who", shaping.pooled),
    "check.plain": _form("check", "who=actor n=dice n2=target pips=faces list=tags", "actor:who"),
    "check.harder": _form("check", "who=actor pool text pips=faces", "actor:who", shaping.harder),
    "check.easier": _form("check", "who=actor pool text pips=faces", "actor:who", shaping.easier),
    "cheer": _form("cheer", "who=actor n=face", "actor:who"),
    "choose_special.power": _form("choose_special", "n=face", option="spirit_power"),
    "choose_special.clear": _form("choose_special", "abnormal=condition", option="clear_condition"),
    "take_fumble": _form("take_fumble", "n=face"),
    "gain_bond": _form("gain_bond", "who=character whom=to", f"{WHO} to:who"),
    "roll_d6": _form("roll_d6", "who=actor n=face"),
}  # fmt: skip

# What is said within a roll: arguments of it. Those of a defence go to the other side's roll.
ASIDES: Mapping[str, Form] = {
    "helpers": _form("", "people=helpers"),
    "task": _form("", "task"),
    "to": _form("", "zone=to"),
    "remove": _form("", "obstacle=target", remove=True),
    "zone": _form("", "zone"),
    "into": _form("", "obstacle=into"),
    "cover": _form("", "obstacle=cover"),
    "weapon": _form("", "n=weapon"),
    "weapon.named": _form("", "carried=weapon"),
    "armor": _form("", "n=armor"),
    "armor.named": _form("", "carried=armor"),
    "known": _form("", existing="known"),
    "unknown": _form("", existing="unknown"),
    "reasons": _form("", "list=reasons"),
    "goal": _form("", "text=goal"),
    "hide": _form("", "carried=hide"),
    "burdened": _form("", burdened=True),
    "snare": _form("", "snare"),
    "second": _form("", "skill=second"),
    "stunt": _form("", "stunt"),
    "mental": _form("", track="mental"),
    "through": _form("", "aspect=through"),
}
