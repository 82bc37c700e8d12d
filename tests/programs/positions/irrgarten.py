"""Positions of Irrgarten. A player who is first on the exit wins, so most are races of steps.

On the boards `0` decides, `1` is the rival, `M` a monster. `GRIM` kills whoever fights it, and
nobody kills it; `WEAK` dies of any blow. A step that the walls forbid goes elsewhere, so a
position counts as solved by the square that the step leads to.
"""

from __future__ import annotations

from typing import Final

from engines.irrgarten.parameters import Parameters
from engines.irrgarten.state import State
from tests.engines.irrgarten.helpers import GRIM, SEED, hand
from tests.programs.positions.position import Position

STRONG: Final = 5_000
LEAP: Final = Parameters(leapfrog=True)
TOLL: Final = Parameters(toll=1)
EVEN_FIGHT: Final = (5_000, 5_000, 3)
"""A monster as strong as `0`, which wins about as often as it loses."""


def race(
    *rows: str,
    foes: tuple[tuple[int, int, int], ...] = (),
    parameters: Parameters = SEED,
    health: dict[int, int] | None = None,
) -> State:
    """A board, with players of middling strength."""
    return hand(
        *rows,
        foes=foes,
        strength=STRONG,
        intelligence=STRONG,
        script=None,
        parameters=parameters,
        health=health,
    )


POSITIONS: Final = (
    Position(
        "exit-beside",
        lambda: race("M0E", "XX1"),
        ("right",),
        "The exit is one step away and ends the match. The rival is as near, so a fight for a "
        "reward loses.",
    ),
    Position(
        "no-hurry",
        lambda: race("0ME-----", "-X-XXXX-", "---XXXX1", foes=(GRIM,)),
        ("down",),
        "The way round the monster takes 6 steps, the rival needs 7 and moves second. The "
        "monster never loses.",
    ),
    Position(
        "through-the-weak",
        lambda: race("0ME--", "-X-X-", "---X1"),
        ("right",),
        "The rival is 4 steps from the exit. The way round takes 6, the way through 2, and any "
        "blow kills this monster.",
    ),
    Position(
        "only-chance",
        lambda: race("0ME--", "-X-X-", "---X1", foes=(EVEN_FIGHT,)),
        ("right",),
        "The way round takes 6 steps and the rival needs 4, so it loses for sure. The fight may "
        "be won.",
    ),
    Position(
        "safe-lead",
        lambda: race("0ME------", "-X-XXXXX-", "---XXXXX1", foes=(EVEN_FIGHT,), health={0: 1}),
        ("down",),
        "The way round takes 6 steps and the rival needs 8, so it wins for sure. The fight, "
        "with one health, may be lost.",
    ),
    Position(
        "weaker-gate",
        lambda: race(
            "-M--XXX",
            "0XXEXXX",
            "-M--XXX",
            "XX-----",
            "XXXXXX-",
            "XXXXXX1",
            foes=(GRIM, (1_000, 1_000, 1)),
        ),
        ("down",),
        "Both ways are equally long and have one monster each. One of them can be beaten.",
    ),
    Position(
        "dead-end",
        lambda: race("--0-1XE", "-XXXX--", "------X"),
        ("left",),
        "The corridor on the right looks shorter and is closed at its end. The only way to the "
        "exit leads left; the rival has to come all the way back.",
    ),
    Position(
        "leap",
        lambda: race("01--E", "---X-", parameters=LEAP),
        ("right",),
        "A leap over the rival lands two squares ahead (IRR-36). Every other step goes round, "
        "and the rival is nearer to the exit then.",
    ),
    Position(
        "toll",
        lambda: race("M-0E", "XXX-", "1M--", parameters=TOLL),
        ("left",),
        "The exit is shut until a monster is beaten (IRR-29). The weak one on the left is two "
        "steps away, the other one five.",
    ),
    Position(
        "by-one-step",
        lambda: race("0----E", "-XXX-X", "------", "XXXX-X", "----1-"),
        ("right",),
        "The short way takes 5 steps, and the rival needs 5 and moves second. Any other step "
        "makes the way longer than the rival's.",
    ),
)
"""In the order in which they were made."""
