"""Every command with the rule that works it: tools, reference and coverage are made from here."""

from collections.abc import Mapping

from tools import commands as c
from tools.rules import (
    actions,
    adjusting,
    advice,
    aspects,
    attacking,
    boosts,
    characters,
    choosing,
    compels,
    declaring,
    endings,
    growth,
    harm,
    importing,
    lists,
    making,
    options,
    recovery,
    renaming,
    reopening,
    scenes,
    teamwork,
    turns,
    volleys,
)
from tools.staging import BOSSES, COUNTDOWNS, HOUSE, NARRATOGRAPH, PLACES, SAFETY, TOGETHER
from tools.working import (
    EVERY as EVERY,
    FATE as FATE,
    POOL as POOL,
    Rule as Rule,
    Working as Working,
    condensed,
    magus,
)

ROLLS: Mapping[type[c.Command], Working] = {
    c.Overcome: Working(
        work=actions.overcome,
        rules=(
            *condensed("overcome roll outcomes fail tie difficulty dice ladder teamwork challenge"),
            *condensed("contest zones aspect-remove opt.faster-contest opt.obstacle-block"),
            *condensed("opt.obstacle-hazard opt.obstacle-distraction"),
            *("core.teamwork", "core.movement", "accelerated.contest"),
            *magus("movement gear-notes"),
        ),
        keeps_roll=True,
    ),
    c.CreateAdvantage: Working(
        work=actions.create_advantage,
        rules=(
            "condensed.opt.scale",
            *condensed("create-advantage create-advantage-existing boost teamwork"),
            *condensed("contest-advantage opt.faster-contest opt.obstacle-hazard"),
            *("core.contest-advantage", "core.teamwork"),
            *("core.create-advantage-existing", "accelerated.create-advantage"),
            *magus("round entangle ranged"),
        ),
        keeps_roll=True,
    ),
    c.Attack: Working(
        work=attacking.attack,
        rules=(
            *condensed("opt.scale opt.boss-solo-bonus"),
            *condensed("attack action-skills boost teamwork zones opt.multiple-targets"),
            *condensed("opt.obstacle-hazard opt.obstacle-block opt.boss-challenge-immunity"),
            *condensed("opt.weapons-armor"),
            "core.teamwork",
            *magus("round weapon armor ranged"),
        ),
        keeps_roll=True,
    ),
    c.Defend: Working(
        work=actions.defend,
        rules=(
            *condensed("defend action-skills opt.full-defense opt.multiple-targets"),
            "core.full-defense",
            *magus("round defend-other armor"),
        ),
        keeps_roll=True,
    ),
    c.Roll: Working(
        work=actions.roll,
        rules=condensed("roll outcomes dice"),
        keeps_roll=True,
        systems=EVERY,
    ),
    c.Invoke: Working(
        work=reopening.invoke,
        rules=(
            *condensed("invoke hostile-invoke boost teamwork contest opt.boss-solo-bonus"),
            *magus("round consequences surprise"),
            "core.invoke",
        ),
        keeps_roll=True,
    ),
    c.TakeBoost: Working(work=attacking.take_boost, rules=condensed("attack boost")),
    c.ChooseCost: Working(
        work=choosing.choose_cost,
        rules=(
            *condensed("fail tie overcome create-advantage create-advantage-existing challenge"),
            *condensed("contest-advantage zones opt.obstacle-block"),
        ),
        keeps_roll=True,
    ),
    c.SplitEffort: Working(
        work=volleys.split_effort,
        rules=condensed("opt.multiple-targets"),
        keeps_roll=True,
        option="condensed.opt.multiple-targets",
    ),
    c.Waive: Working(work=choosing.waive, rules=condensed("gm-duties"), systems=EVERY),
}
HARM: Mapping[type[c.Command], Working] = {
    c.Absorb: Working(
        work=harm.absorb,
        rules=(
            *condensed("opt.conditions opt.extreme-consequence opt.boss-minion-armor"),
            *("condensed.opt.boss-true-form", "core.extreme-consequence"),
            *condensed("absorb stress-track consequence-slots taken-out opt.single-track"),
            *("core.stress-track", "core.mobs", "core.nameless-npc", "accelerated.stress"),
            *magus("stress-track absorb consequences eliminated"),
        ),
    ),
    c.TakeOut: Working(work=harm.take_out, rules=(*condensed("taken-out"), *magus("eliminated"))),
    c.Concede: Working(work=harm.concede, rules=(*condensed("concede"), *magus("concede"))),
    c.Treat: Working(
        work=recovery.treat,
        rules=(*condensed("recovery-roll recovery-time"), "core.recovery-time"),
        keeps_roll=True,
        systems=("condensed", "core", "magus"),
    ),
}
CONFLICTS: Mapping[type[c.Command], Working] = {
    c.BeginConflict: Working(
        work=turns.begin_conflict,
        rules=(
            *condensed("conflict turn-order"),
            *("core.initiative", "accelerated.initiative"),
            *magus("initiative round surprise"),
        ),
    ),
    c.PassTurn: Working(work=turns.pass_turn, rules=(*condensed("turn-order"), *magus("round"))),
    c.NextTurn: Working(
        work=turns.next_turn, rules=(*condensed("turn-order"), *magus("initiative"))
    ),
    c.Help: Working(
        work=teamwork.help_ally, rules=(*condensed("teamwork contest"), "core.teamwork")
    ),
    c.FullDefense: Working(
        work=teamwork.full_defense, rules=("condensed.opt.full-defense", "core.full-defense")
    ),
    c.EndConflict: Working(work=endings.end_conflict, rules=condensed("conflict-end concede")),
}
POINTS: Mapping[type[c.Command], Working] = {
    c.Compel: Working(work=compels.compel, rules=condensed("compel")),
    c.AnswerCompel: Working(work=compels.answer_compel, rules=condensed("compel")),
    c.Declare: Working(work=declaring.declare, rules=condensed("declare"), keeps_roll=True),
}
ASPECTS: Mapping[type[c.Command], Working] = {
    c.PlaceAspect: Working(
        work=aspects.place_aspect,
        rules=(*condensed("situation-aspects aspect-kinds boost"), *magus("scene")),
    ),
    c.HandBoost: Working(work=boosts.hand_boost, rules=condensed("boost"), keeps_roll=True),
    c.RemoveAspect: Working(work=aspects.remove_aspect, rules=condensed("aspect-remove")),
    c.RenameAspect: Working(
        work=renaming.rename_aspect,
        rules=condensed("aspect-kinds boost consequence-slots"),
        keeps_roll=True,
        systems=EVERY,
    ),
    c.MakeNpc: Working(
        work=making.make_npc,
        rules=(
            *condensed("npc-minor npc-major npc-monster opt.boss-map"),
            *("core.nameless-npc", "accelerated.mooks"),
        ),
    ),
    c.MakeAspects: Working(
        work=making.make_aspects,
        rules=(*condensed("situation-aspects zones"), *magus("scene")),
    ),
    c.Suggest: Working(
        work=advice.suggest,
        rules=condensed("compel consequence-slots tie fail difficulty gm-duties"),
        keeps_roll=True,
    ),
}
CHARACTERS: Mapping[type[c.Command], Working] = {
    c.CreateCharacter: Working(
        work=characters.create_character,
        rules=(
            *condensed("character-aspects skills pyramid stunts stress-track consequence-slots"),
            *condensed("opt.create-in-play opt.skill-lists opt.single-track npc-major npc-monster"),
            *("core.skills", "accelerated.approaches", "accelerated.stress", "accelerated.refresh"),
            *("core.stress-track", "core.nameless-npc", "core.mobs", "accelerated.mooks"),
            "core.extreme-consequence",
            *condensed("opt.weapons-armor"),
            *magus("stress-track weapon armor surprise"),
        ),
        keeps_roll=True,
        systems=EVERY,
    ),
    c.EditCharacter: Working(
        work=characters.edit_character,
        rules=(
            *condensed("character-aspects skills pyramid stunts opt.create-in-play skill-columns"),
            *condensed("opt.weapons-armor"),
            *magus("stress-track weapon armor surprise"),
        ),
        keeps_roll=True,
        systems=EVERY,
    ),
    c.ImportCharacter: Working(
        work=importing.import_character,
        rules=condensed("character-aspects stress-track consequence-slots"),
        keeps_roll=True,
        systems=EVERY,
    ),
    c.Adjust: Working(work=adjusting.adjust, rules=condensed("gm-duties"), systems=EVERY),
}
GROWTH: Mapping[type[c.Command], Working] = {
    c.Milestone: Working(
        work=growth.milestone,
        rules=(
            *condensed("milestone breakthrough stunts skill-columns"),
            *("core.milestones", "accelerated.milestones"),
        ),
    ),
    c.Breakthrough: Working(
        work=growth.breakthrough,
        rules=(
            *condensed("breakthrough milestone skill-columns"),
            *("core.milestones", "accelerated.milestones"),
        ),
    ),
    c.SetSkillLists: Working(
        work=lists.set_skill_lists,
        rules=condensed("opt.skill-lists"),
        option="condensed.opt.skill-lists",
    ),
}
SCENES: Mapping[type[c.Command], Working] = {
    c.BeginSession: Working(
        work=scenes.begin_session,
        rules=(*condensed("refresh"), "core.refresh", "core.recovery-time", "accelerated.recovery"),
        systems=EVERY,
    ),
    c.EndSession: Working(work=scenes.end_session, rules=condensed("recovery-time"), systems=EVERY),
    c.BeginScene: Working(
        work=scenes.begin_scene,
        rules=(*condensed("gm-fate-points situation-aspects"), *magus("scene")),
        systems=EVERY,
    ),
    c.EndScene: Working(
        work=scenes.end_scene,
        rules=condensed("clear-stress recovery-time conflict-end"),
        systems=EVERY,
    ),
    c.SwitchOption: Working(
        work=options.switch_option,
        rules=(
            *condensed("opt.single-track opt.skill-lists opt.create-in-play"),
            *magus("absorb"),
        ),
    ),
    c.MeasureTime: Working(
        work=declaring.measure_time,
        rules=condensed("opt.time"),
        keeps_roll=True,
        option="condensed.opt.time",
    ),
}
CHAPTERS = (
    ROLLS,
    HARM,
    CONFLICTS,
    TOGETHER,
    PLACES,
    COUNTDOWNS,
    POINTS,
    ASPECTS,
    BOSSES,
    CHARACTERS,
    GROWTH,
    SCENES,
    SAFETY,
    HOUSE,
    NARRATOGRAPH,
)
REGISTRY: Mapping[type[c.Command], Working] = {
    command: working for chapter in CHAPTERS for command, working in chapter.items()
}
