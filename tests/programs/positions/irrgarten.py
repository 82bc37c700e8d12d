"""Positions of Irrgarten. A player who is first on the exit wins, so most are races of steps.

On the boards `0` decides, `1` is the rival, `M` a monster. The chances of fights are exact
(`engines.irrgarten.odds`). A step that the walls forbid goes elsewhere, so a position counts as
solved by the square that the step leads to. The positions of the Descent are in `descent.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engines.irrgarten.events import SHIELD, WEAPON, Gear
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.prizes import NO_PRIZE
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
EVEN_RACE: Final = Parameters(
    thrown_back=True,
    reset_wounds_on_defeat=True,
    reset_wounds_on_resurrection=True,
    toll=1,
    leapfrog=True,
    leap_out=True,
    open_prizes=True,
    pickpocket=True,
    last_laps=2,
    player_strength=8_000,
    player_intelligence=8_000,
)
"""The Even Race with a fixed order of turns and without a guardian, so that it can be counted."""
GUARDED: Final = replace(EVEN_RACE, guardian=2_250)
THING: Final = (500, 0)
"""A shield without uses: it counts at the exit and does nothing in a fight."""


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


def even(
    *rows: str,
    things: Mapping[int, int],
    foes: tuple[tuple[int, int, int], ...] = (WEAK,),
    prize: tuple[int, int, int] = (SHIELD, 500, 2),
    sheet: tuple[int, int] = (STRONG, STRONG),
    parameters: Parameters = EVEN_RACE,
    health: dict[int, int] | None = None,
) -> State:
    """A board of the Even Race. `things` are the shields by seat, `prize` is what each monster
    carries, `sheet` everybody's strength and intelligence."""
    shields: dict[int, Gear] = {seat: THING * count for seat, count in things.items()}
    state = hand(
        *rows,
        foes=foes,
        strength=sheet[0],
        intelligence=sheet[1],
        script=None,
        parameters=parameters,
        health=health,
        shields=shields,
    )
    monsters = state.config.monsters
    state.foe_prize = (prize,) * monsters + (NO_PRIZE,) * (len(state.foe_square) - monsters)
    return state


def follows(state: State, turns: int) -> State:
    """The same in the last laps: 1 is out already, and 0 has so many turns, this one included."""
    state.square[1] = state.config.exit
    state.out, state.closes = (1,), 6
    state.turn = state.closes - 2 * (turns - 1)
    return state


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
    Position(
        "rob-and-out",
        lambda: even("M----01E", things={0: 1, 1: 1}),
        ("right",),
        "The leap takes the rival's only thing and ends on the exit (IRR-36, IRR-38), and the "
        "rival can't fetch more in two laps. After any other step the rival gets out first, with "
        "as much as 0 has (IRR-39).",
    ),
    Position(
        "fetch-one-more",
        lambda: even("M0E--1", things={0: 1, 1: 2}),
        ("left",),
        "Out at once with 1 thing loses: the rival follows in its third turn with 2. With the "
        "monster's thing 0 has 2 as well and is out one turn before the rival (IRR-39).",
    ),
    Position(
        "more-than-the-first",
        lambda: follows(even("0M1", "-EX", foes=(HARD,), things={0: 1, 1: 1}), turns=2),
        ("right",),
        "The rival is out with 1 thing, so 0 needs 2. Both ways take the two turns that are left, "
        "and only the one through the monster, won in 70 of 100, brings a second thing (IRR-39).",
    ),
    Position(
        "out-of-reach",
        lambda: even("X0-1---M", "X-EXXXXX", things={0: 1, 1: 1}),
        ("down",),
        "Both ways take two steps. On the upper one the rival leaps over 0, takes its thing and "
        "lands on the exit with two (IRR-36, IRR-38). On the lower one 0 is out first, and the "
        "rival has no more than 0 (IRR-39).",
    ),
    Position(
        "arm-for-the-guardian",
        lambda: follows(
            even(
                "M0E",
                "XX1",
                things={0: 2, 1: 1},
                prize=(WEAPON, 2_999, 5),
                sheet=(2_000, 6_000),
                parameters=GUARDED,
                health=HURT,
            ),
            turns=3,
        ),
        ("left",),
        "With three turns left and three health, 0 beats the guardian in 9 of 100 fights and "
        "dies otherwise. There and back, with the weapon, it wins the one fight in 60 of 100.",
    ),
)
"""In the order in which they were made."""
