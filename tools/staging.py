"""The commands that stage a scene, with the rules that work them; and those of Narratograph."""

from collections.abc import Mapping

from tools import commands as c
from tools.rules import (
    bonds,
    bosses,
    challenges,
    checks,
    contests,
    countdowns,
    house,
    obstacles,
    safety,
    scaling,
    specials,
    zones,
)
from tools.working import EVERY, POOL, Working, condensed, magus, narratograph

TOGETHER: Mapping[type[c.Command], Working] = {
    c.BeginContest: Working(
        work=contests.begin_contest,
        rules=(
            *condensed("contest opt.boss-challenge-immunity"),
            "accelerated.contest",
        ),
    ),
    c.Threaten: Working(work=contests.threaten, rules=condensed("contest")),
    c.EndContest: Working(
        work=contests.end_contest, rules=condensed("contest opt.boss-challenge-immunity")
    ),
    c.BeginChallenge: Working(
        work=challenges.begin_challenge,
        rules=condensed("challenge opt.boss-challenge-immunity"),
    ),
    c.EndChallenge: Working(
        work=challenges.end_challenge,
        rules=condensed("challenge opt.boss-challenge-immunity"),
    ),
}
PLACES: Mapping[type[c.Command], Working] = {
    c.SetZones: Working(
        work=zones.set_zones, rules=(*condensed("zones"), *magus("scene movement"))
    ),
    c.Move: Working(
        work=zones.move,
        rules=(*condensed("zones aspect-kinds"), "core.movement", *magus("movement")),
        keeps_roll=True,
    ),
    c.PlaceObstacle: Working(
        work=obstacles.place_obstacle,
        rules=condensed("opt.obstacle-hazard opt.obstacle-block opt.obstacle-distraction"),
    ),
    c.AnswerDistraction: Working(
        work=obstacles.answer_distraction,
        rules=condensed("opt.obstacle-distraction"),
        option="condensed.opt.obstacle-distraction",
    ),
    c.MapThreat: Working(
        work=obstacles.map_threat,
        rules=condensed("opt.boss-map"),
        option="condensed.opt.boss-map",
    ),
}
BOSSES: Mapping[type[c.Command], Working] = {
    c.SetScale: Working(
        work=scaling.set_scale,
        rules=condensed("opt.scale"),
        keeps_roll=True,
        option="condensed.opt.scale",
    ),
    c.SetBoss: Working(
        work=bosses.set_boss,
        rules=condensed(
            "opt.boss-minion-armor opt.boss-true-form opt.boss-scale-up opt.boss-solo-bonus"
        ),
        keeps_roll=True,
    ),
}
COUNTDOWNS: Mapping[type[c.Command], Working] = {
    command: Working(
        work=work,
        rules=condensed("opt.countdown"),
        keeps_roll=True,
        option="condensed.opt.countdown",
    )
    for command, work in (
        (c.BeginCountdown, countdowns.begin_countdown),
        (c.MarkCountdown, countdowns.mark_countdown),
        (c.EndCountdown, countdowns.end_countdown),
    )
}
SAFETY: Mapping[type[c.Command], Working] = {
    c.StopScene: Working(
        work=safety.stop_scene, rules=condensed("safety"), keeps_roll=True, systems=EVERY
    ),
    c.ResumeScene: Working(
        work=safety.resume_scene, rules=condensed("safety"), keeps_roll=True, systems=EVERY
    ),
    c.Agree: Working(work=safety.agree, rules=condensed("safety"), keeps_roll=True, systems=EVERY),
}
HOUSE: Mapping[type[c.Command], Working] = {
    c.MakeRuling: Working(
        work=house.make_ruling, rules=condensed("gm-duties"), keeps_roll=True, systems=EVERY
    ),
    c.WithdrawRuling: Working(
        work=house.withdraw_ruling, rules=condensed("gm-duties"), keeps_roll=True, systems=EVERY
    ),
    c.UseRuleset: Working(work=house.use_ruleset, rules=condensed("gm-duties")),
}
NARRATOGRAPH: Mapping[type[c.Command], Working] = {
    c.Check: Working(
        work=checks.check,
        rules=narratograph("check modifiers special fumble"),
        keeps_roll=True,
        systems=POOL,
    ),
    c.Cheer: Working(
        work=checks.cheer,
        rules=narratograph("cheer check special fumble"),
        keeps_roll=True,
        systems=POOL,
    ),
    c.ChooseSpecial: Working(
        work=specials.choose_special, rules=narratograph("special dx"), systems=POOL
    ),
    c.TakeFumble: Working(work=specials.take_fumble, rules=narratograph("fumble dx"), systems=POOL),
    c.GainBond: Working(work=bonds.gain_bond, rules=narratograph("cheer"), systems=POOL),
    c.RollD6: Working(work=specials.roll_d6, rules=narratograph("dx"), systems=EVERY),
}
