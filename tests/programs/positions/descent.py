"""Positions of the Descent. Coins are the score, and alone you must come out alive too (IRR-53).

On the boards `0` decides, `1` is the rival, `M` a monster, `G` the guardian and `E` the exit. All
floors are small enough to count every lap.
"""

from __future__ import annotations

from typing import Final

from engines.irrgarten.descent.state import State
from engines.irrgarten.descent.things import HEALTH, MEAL, STRENGTH, points
from tests.engines.irrgarten.descent.helpers import (
    BRUTE,
    FORK,
    OPENER,
    SPOON,
    TRAY,
    WEAK,
    Foe,
    act,
    hand,
    thing,
)
from tests.programs.positions.position import Position

TOUGH: Final = Foe(8_000, 5_000, 3, level=5, prize=thing(TRAY))
"""A guardian that kills a character with three health in 43 of 100 fights, and with seven in
none."""
LAST_ALONE: Final = 8
LAST_IN_COMPANY: Final = 6
GIFTS: Final = (points(STRENGTH, 800), points(HEALTH, 6), thing(SPOON), points(STRENGTH, 800))


def rung(state: State, laps: int) -> State:
    """The same so many laps after the bell: this lap ends with as many lines of squares closed."""
    state.round = state.turn = state.total = state.bell + laps
    state.rung, state.limit = 1, state.floor.farthest - laps + 1
    return state


def worn_fork(state: State) -> State:
    """The same with two uses left of the fork and five of the opener."""
    state.weapons[0] = (2_000, 2, 2_000, 5)
    return state


def after(state: State, *decisions: str) -> State:
    """A position after some decisions."""
    act(state, *decisions)
    return state


POSITIONS: Final = (
    Position(
        "before-it-closes",
        lambda: rung(
            hand(
                "M0-E",
                foes=[WEAK._replace(level=3, prize=thing(SPOON))],
                number=LAST_ALONE,
                bell=5,
                health={0: 1},
                coins={0: 20},
                script=None,
            ),
            1,
        ),
        ("right",),
        "The monster's square closes at the end of this lap. Its 3 coins cost the last health, "
        "and with it half of all (IRR-47, IRR-52). The exit pays 19 and is two steps away.",
    ),
    Position(
        "meal-before-the-guardian",
        lambda: hand(
            "M0GE",
            foes=[TOUGH, WEAK._replace(prize=points(MEAL, 4))],
            number=LAST_ALONE,
            health={0: 3},
            coins={0: 20},
            script=None,
        ),
        ("left",),
        "The bell is far off, and the weak monster always loses and carries a meal. With three "
        "health the guardian kills in 43 of 100 fights, with seven it can't kill in one fight.",
    ),
    Position(
        "leave-the-worn-fork",
        lambda: after(
            worn_fork(
                hand(
                    "0M--E",
                    foes=[WEAK._replace(prize=thing(FORK))],
                    gear={0: [FORK, OPENER]},
                    script=None,
                )
            ),
            "right",
        ),
        ("leave 1",),
        "There is room for two weapons, and all three have a power of 2. The old fork has one use "
        "left, the new one three, the opener four (IRR-45).",
    ),
    Position(
        "fight-dont-slip",
        lambda: hand(
            "-0G1-",
            "XXEXX",
            foes=[WEAK._replace(level=4, prize=thing(SPOON))],
            number=3,
            gifts=GIFTS,
            script=None,
        ),
        ("right",),
        "Any attack beats this guardian, which pays 8 coins and a spoon and opens the stairs. "
        "To slip past it costs four health and brings none of it (IRR-59), and the rival, who is "
        "as near, would get it all.",
    ),
    Position(
        "shove-the-leader",
        lambda: hand(
            "01M-",
            "--E-",
            foes=[BRUTE],
            number=LAST_IN_COMPANY,
            health={1: 1},
            coins={0: 10, 1: 20},
            script=None,
        ),
        ("right",),
        "The rival comes out with 37 coins or more, 0 with 35 at most. Shoved onto the brute with "
        "one health, the rival dies nearly always and has 10 coins left (IRR-48, IRR-52).",
    ),
)
"""In the order in which they were made."""
