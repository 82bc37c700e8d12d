"""Positions of Irrgarten. A player who is first on the exit wins, so most are races of steps.

On the boards `0` decides, `1` is the rival, `M` a monster. The chances of fights are exact
(`engines.irrgarten.odds`). A step that the walls forbid goes elsewhere, so a position counts as
solved by the square that the step leads to.
"""

from __future__ import annotations

from typing import Final

from engines.irrgarten.parameters import Parameters
from engines.irrgarten.state import State
from tests.engines.irrgarten.helpers import WEAK, hand
from tests.programs.positions.position import Position

STRONG: Final = 5_000
BACK: Final = Parameters(thrown_back=True)
"""A lost fight throws back (IRR-28), so nobody passes a monster by losing to it."""
LEAP: Final = Parameters(leapfrog=True)
TOLL: Final = Parameters(toll=1)
FIERCE: Final = (10_001, 20_000, 5)
"""With three health, 0 loses to it in 94 of 100 fights and dies."""
EVEN: Final = (8_000, 8_000, 5)
"""With three health, 0 beats it in 52 of 100 fights and dies in the others."""
HARD: Final = (9_000, 9_000, 5)
"""With all health, 0 beats it in 70 of 100 fights."""
EASY: Final = (5_000, 5_000, 3)
"""0 always beats it."""
HURT: Final = {0: 3}


def owing(*rows: str) -> State:
    """A board on which both players owe a fight for the toll, with weak monsters."""
    state = race(*rows, foes=(WEAK, WEAK), parameters=TOLL)
    state.beaten = [0, 0]
    return state


def race(
    *rows: str,
    foes: tuple[tuple[int, int, int], ...] = (),
    parameters: Parameters = BACK,
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
        lambda: race("0ME-----", "-X-XXXX-", "---XXXX1", foes=(FIERCE,), health=HURT),
        ("down",),
        "The way round the monster takes 6 steps, the rival needs 7 and moves second, so it "
        "wins for sure. The fight is lost in 94 of 100.",
    ),
    Position(
        "through-the-weak",
        lambda: race("0ME--", "-X-X-", "---X1", foes=(EASY,)),
        ("right",),
        "The rival is 4 steps from the exit. The way round takes 6, the way through 2, and any "
        "blow kills this one.",
    ),
    Position(
        "only-chance",
        lambda: race("0ME--", "-X-X-", "---X1", foes=(HARD,)),
        ("right",),
        "The way round takes 6 steps and the rival needs 4, so it loses for sure. The fight is "
        "won in 70 of 100, and the next step is the exit.",
    ),
    Position(
        "safe-lead",
        lambda: race("0ME------", "-X-XXXXX-", "---XXXXX1", foes=(EVEN,), health=HURT),
        ("down",),
        "The way round takes 6 steps and the rival needs 8, so it wins for sure. The fight "
        "kills in 48 of 100, and a dead player may lie there for long.",
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
            foes=(FIERCE, EASY),
            health=HURT,
        ),
        ("down",),
        "Both ways are equally long and have one monster each. One is always beaten, the other "
        "in 6 of 100 fights.",
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
        lambda: owing("M-0-E", "XXX--", "1M---"),
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
