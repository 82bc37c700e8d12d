"""Positions of Hammerspace, with the plain cards of the tests.

Attacks have 5 points: club (melee), stone (projectile), torch (fire), trio (electric, three), wave
(ice, all). Defences: lid (physical 4, melee 6), vest (physical 2), wall (3 of each type), coat
(chemical 3, ice 7), boots (energy 4). `soup` heals 2, `rest` does nothing. An attack and a defence
add a die each, so 5 points take 5 life on average from a player without a defence.
"""

from __future__ import annotations

from typing import Final

from engines.hammerspace.state import State
from tests.engines.hammerspace.table import do, lay
from tests.programs.positions.position import Position

RESTS: Final = "rest rest rest rest"
BEAST: Final = (
    "life: 9, defence: 0, actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],"
    " name: { en: A, es: B } }], reward: [{ heal: { amount: 9 } }]"
)
"""A monster that does nothing and whose death heals 9."""


def after(state: State, *decisions: str) -> State:
    """A position after some decisions."""
    do(state, *decisions)
    return state


POSITIONS: Final = (
    Position(
        "finish",
        lambda: lay("club soup rest rest", RESTS, life=(20, 1)),
        ("play club",),
        "The rival has 1 life and no defence: the club misses only if the dice are 1 and 6. The "
        "match ends.",
    ),
    Position(
        "not-its-type",
        lambda: lay("club torch rest rest", "lid rest rest rest", life=(20, 20)),
        ("play torch",),
        "The lid takes 6 from the club and nothing from fire (HAM-12): 5 life against none.",
    ),
    Position(
        "not-its-type-either",
        lambda: lay("wave stone rest rest", "coat rest rest rest", life=(20, 20)),
        ("play stone",),
        "The coat takes 7 from ice and nothing from a projectile: 5 life against none.",
    ),
    Position(
        "one-defence-is-enough",
        lambda: after(
            lay("club rest rest rest", "lid wall club torch", dice=(1,), life=(20, 20)), "play club"
        ),
        ("defend lid",),
        "The power is 6. The lid alone reaches it; after the wall the lid must follow, and both "
        "are used up (HAM-13).",
    ),
    Position(
        "open-target",
        lambda: after(
            lay("club rest rest rest", "lid rest rest rest", RESTS, life=(20, 20, 20)), "play club"
        ),
        ("target 3",),
        "The rivals are alike, but one has a lid that takes 6 from the club.",
    ),
    Position(
        "armed-target",
        lambda: after(
            lay("club rest rest rest", "club stone torch club", RESTS, life=(6, 1, 1)), "play club"
        ),
        ("target 2",),
        "Either rival is as good as out. One of them has four attacks for its next turn, the "
        "other none.",
    ),
    Position(
        "five-beats-two",
        lambda: lay("club soup rest rest", RESTS, life=(20, 20)),
        ("play club",),
        "The club takes 5 life on average, the soup heals 2. With two players both count alike.",
    ),
    Position(
        "all-or-one",
        lambda: lay("club wave rest rest", RESTS, RESTS, life=(20, 20, 20)),
        ("play wave",),
        "Both attacks have 5 points. The wave hits both rivals, and neither has a defence.",
    ),
    Position(
        "turn-it-up",
        lambda: lay("~club rest rest rest", RESTS, life=(20, 2)),
        ("up club",),
        "The club ends the match nearly always. Face down it can't be played (HAM-8).",
    ),
    Position(
        "rival-not-monster",
        lambda: after(
            lay("club rest rest rest", RESTS, monster=BEAST, monster_life=1, total=7, life=(20, 1)),
            "play club",
        ),
        ("target 2",),
        "The rival has 1 life and no defence, and without the rival the match is won. The "
        "monster's reward comes too late.",
    ),
    Position(
        "monster-not-rival",
        lambda: after(
            lay(
                "club rest rest rest",
                "lid lid lid lid",
                monster=BEAST,
                monster_life=1,
                total=7,
                life=(20, 20),
            ),
            "play club",
        ),
        ("target monster",),
        "The lids stop the club. The monster has 1 life and its reward heals 9.",
    ),
)
"""In the order in which they were made."""
