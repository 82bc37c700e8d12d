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
BLAZE: Final = (
    "life: 20, defence: 0, feed: defence, actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],"
    " name: { en: A, es: B }, do: [{ attack: { subtype: fire, points: 9, to: everyone } }] }],"
    " reward: [{ heal: { amount: 9 } }]"
)
"""A monster that strikes everybody with 9 points of fire, whatever it rolls, and eats defences."""
GLOVE: Final = (
    "id: glove, attack: { subtype: melee, points: 3, reach: one },"
    " abilities: [{ mod: { figure: attack, if: [{ sprung: 'yes' }], add: 6 } }]"
)
"""An attack of 3, and of 9 on the turn in which it is turned up (HAM-27)."""
BOLT: Final = "id: bolt, attack: { subtype: electric, points: 5, reach: one }"
FISH: Final = (
    "id: fish, attack: { subtype: melee, points: 5, reach: one },"
    " abilities: [{ when: { event: hit, do: [{ mark: soak }] } }]"
)
"""An attack that makes the next loss to energy 3 more (HAM-33)."""
SLING: Final = (
    "id: sling, attack: { subtype: projectile, points: 4, reach: one }, abilities: [{ when: {"
    " event: attack, may: true, if: [{ cards: { kind: defence, at_least: 1 } }], do: ["
    "{ replace: { of: owner, which: chosen, kind: defence, face: up } }, { boost: { amount: 5 } }"
    "] } }]"
)
"""An attack of 4, and of 9 if its owner discards a defence."""
ANVIL: Final = (
    "id: anvil, attack: { subtype: melee, points: 9, reach: one }, keep: { if: [{ roll: 2 }] }"
)
"""An attack of 9 that may be kept after a roll of 2 or more (HAM-17)."""


def after(state: State, *decisions: str) -> State:
    """A position after some decisions."""
    do(state, *decisions)
    return state


def last_turn(state: State) -> State:
    """The same with the time up at the end of this turn (HAM-21)."""
    state.limit = 0
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
    Position(
        "feed-it",
        lambda: after(
            lay(
                "rest lid rest rest",
                RESTS,
                monster=BLAZE,
                keeper=0,
                deck="soup",
                feeding=True,
                life=(3, 20),
            ),
            "play rest",
        ),
        ("card 1.2",),
        "Whatever the monster rolls, its 9 points and a die of fire take at least 4 life, and 0 "
        "has 3. It passes over whoever feeds it (HAM-32), and the lid is no help against fire.",
    ),
    Position(
        "hit-the-crown",
        lambda: after(
            lay("club rest rest rest", RESTS, RESTS, RESTS, life=(15, 21, 20, 20), crown=2),
            "play club",
        ),
        ("target 2",),
        "The rivals have the same cards. The one with 21 life wears the crown and loses 2 more "
        "(HAM-30), 7 on average instead of 5, and is the one in the lead.",
    ),
    Position(
        "spring-it",
        lambda: lay("~glove club rest rest", RESTS, cards=[GLOVE], life=(20, 7)),
        ("up glove",),
        "Turned up now, the glove has 9 points and ends the match against 7 life in 30 of 36 "
        "throws (HAM-27). The club does so in 10 of 36.",
        then=(("done",), ("play glove",)),
    ),
    Position(
        "hit-the-mark",
        lambda: after(
            lay(
                "fish club bolt rest",
                RESTS,
                cards=[FISH, BOLT],
                deck="rest rest",
                dice=(6, 1),
                life=(20, 30),
            ),
            "play fish",
            "play rest",
        ),
        ("play bolt",),
        "Both attacks have 5 points and meet no defence. The soaked rival loses 3 more to energy "
        "(HAM-33), and the mark ends soon.",
    ),
    Position(
        "load-to-finish",
        lambda: after(
            lay("sling lid rest rest", "torch club rest rest", cards=[SLING], life=(1, 8)),
            "play sling",
        ),
        ("yes",),
        "With the lid discarded the sling has 9 points and ends the match in 26 of 36 throws, "
        "else in 3 of 36. With 1 life, 0 dies by the torch next turn, and the lid stops no fire.",
    ),
    Position(
        "makeshift",
        lambda: after(
            lay(
                "torch rest rest rest",
                "lid club rest rest",
                dice=(1,),
                life=(2, 2),
                makeshift=2,
            ),
            "play torch",
        ),
        ("defend lid",),
        "The power is 6, and 2 lost life end the match. Without a card only a 5 or 6 survives; "
        "the lid takes 2 off (HAM-28), and 3 to 6 survive.",
    ),
    Position(
        "hide-the-spring",
        lambda: after(
            lay(
                "club rest rest rest",
                RESTS,
                cards=[GLOVE],
                deck="glove",
                dice=(3, 3),
                life=(20, 20),
                lay_hidden=True,
                face_down_limit=1,
            ),
            "done",
            "play club",
        ),
        ("down glove",),
        "Laid down now and turned up next turn, the glove has 9 points instead of 3 (HAM-26, "
        "HAM-27). Until then it could do nothing face up either.",
    ),
    Position(
        "soup-on-the-last-turn",
        lambda: last_turn(
            lay("club soup rest rest", RESTS, RESTS, life=(10, 11, 11), limit_turns=10)
        ),
        ("play soup",),
        "Time is up after this turn, and most life wins (HAM-21). The soup makes 12, the only "
        "lead. The club hits one rival, and the other still has 11.",
    ),
    Position(
        "keep-the-anvil",
        lambda: after(
            lay("anvil rest rest rest", RESTS, cards=[ANVIL], dice=(6, 1, 6), life=(20, 30)),
            "play anvil",
        ),
        ("keep",),
        "The anvil strikes again with 9 points. No other attack of the deck has more than 5, and "
        "most cards are no attacks (HAM-17).",
    ),
)
"""In the order in which they were made."""
