"""Who is in the bell foundry, and what it is like there: every optional rule that fits.

Ilse: Fight 4, Athletics 3, Physique 3 (6 physical boxes), Will 2; hammer (Weapon 2), apron
(Armor 1); a mild consequence of an earlier day.
Tuomas: Shoot 4, Athletics 3; crossbow (Weapon 2); 3 physical boxes.
Ren: Academics 4, Empathy 3, Will 3 (6 mental boxes), Athletics 1, Shoot 1; a stunt for soothing.
The Furnace Saint: Fight 4, Provoke 3, Physique 3 (6 boxes), Will 2; mild and moderate slots; hands
of fire (Weapon 2). It is Supernatural, one level above the three (+1 to its rolls), and stands
alone: +2 to skill rolls (three PCs less one, the rating at most doubled), hits lowered by 2 (half
of three, rounded up), 1 shift left at least.
The Stoker: Fight 2, two boxes, no slots.
"""

from table import Table, one

OPTIONS = ("weapons-armor", "scale", "boss-solo-bonus", "obstacle-hazard", "obstacle-block",
           "obstacle-distraction", "countdown", "full-defense", "extreme-consequence")  # fmt: skip
SOOTHING = "Steady Voice: +2 to create an advantage with Empathy when somebody is frightened"


def people(table: Table) -> None:
    for option in OPTIONS:
        table.do("switch_option", option=option)
    table.do(
        "create_character", name="Ilse", high_concept="Bell-Founder's Last Apprentice",
        trouble="Deaf to Good Advice", aspects=["Arms Like Anvils"],
        skills={"fight": 4, "athletics": 3, "physique": 3, "will": 2},
        weapons=[{"name": "Hammer", "rating": 2, "skill": "fight"}],
        armor=[{"name": "Leather Apron", "rating": 1}],
    )  # fmt: skip
    table.do(
        "create_character", name="Tuomas", high_concept="Poacher With a Crossbow",
        trouble="Owes the Guild", skills={"shoot": 4, "athletics": 3},
        weapons=[{"name": "Crossbow", "rating": 2, "skill": "shoot"}],
    )  # fmt: skip
    table.do(
        "create_character", name="Ren", high_concept="Surgeon of the Docks",
        trouble="Hands That Shake", stunts=[SOOTHING],
        skills={"academics": 4, "empathy": 3, "will": 3, "athletics": 1, "shoot": 1},
    )  # fmt: skip
    table.do(
        "create_character", name="Furnace Saint", kind="npc", high_concept="God in the Forge",
        trouble="Bound to the Fire", slots=["mild", "moderate"],
        skills={"fight": 4, "provoke": 3, "physique": 3, "will": 2},
        weapons=[{"name": "Hands of Fire", "rating": 2, "skill": "fight"}],
    )  # fmt: skip
    table.do(
        "create_character", name="Stoker", kind="npc", high_concept="Paid by the Day",
        skills={"fight": 2}, physical=2,
    )  # fmt: skip
    boxes = {name: len(who.boxes["physical"]) for name, who in table.game.characters.items()}
    assert boxes == {"Ilse": 6, "Tuomas": 3, "Ren": 3, "Furnace Saint": 6, "Stoker": 2}
    table.do("adjust", character="Ilse", add_consequence="mild", name="Cracked Rib")
    table.do("set_scale", character="Furnace Saint", level="supernatural")
    table.do("set_boss", character="Furnace Saint", solo=["skill_bonus", "fewer_shifts"],
             one_shift_left=True)  # fmt: skip


def the_foundry(table: Table) -> None:
    events = table.do(
        "begin_scene", name="The Bell Foundry", zones=["Gate", "Casting Floor", "Gantry"],
        aspects=["Smoke Under the Roof", "Red Light Through the Cracks", "Slick Iron Plates"],
    )  # fmt: skip
    assert one(events, "scene_began")["gm_points"] == 3  # one for each player's character
    table.do(
        "set_zones", places={"Ilse": "Gate", "Tuomas": "Gate", "Ren": "Gate",
                             "Furnace Saint": "Casting Floor", "Stoker": "Casting Floor"},
        borders=[{"between": ["Gate", "Casting Floor"]},
                 {"between": ["Casting Floor", "Gantry"], "barrier": 2}],
    )  # fmt: skip
    placed = one(table.do("place_aspect", aspect="Loose Chains", zone="Gantry"), "aspect_placed")
    assert placed["first"]  # whoever gets up there first has its free invoke
    for obstacle in (
        {"name": "Steam Jets", "kind": "hazard", "rating": 4, "weapon": 2, "zone": "Casting Floor"},
        {"name": "Molten Channel", "kind": "block", "rating": 3, "weapon": 4},
        {"name": "Trapped Apprentices", "kind": "distraction", "rating": 3, "choice": "Free them?",
         "repercussions": ["They get out", "They burn, and the town will know"]},
    ):  # fmt: skip
        table.do("place_obstacle", **obstacle)
    table.do("begin_countdown", name="Boiler", boxes=3, triggers=["exchange"],
             outcome="The roof comes down")  # fmt: skip
