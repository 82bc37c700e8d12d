"""The cards as the rules read them: whole numbers only. Names and flavour text stay in the decks.

Effects are indices into the deck's `codes.Code`. Most cards have none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.hammerspace.effects.codes import EMPTY, NONE, Code

PHYSICAL, CHEMICAL, ENERGY = range(3)
TYPES: Final = ("physical", "chemical", "energy")
"""The three types (HAM-9a), by their words in decks."""

MELEE, PROJECTILE, FIRE, ICE, BIOLOGICAL, CORROSIVE, ELECTRIC, PLASMA = range(8)
SUBTYPES: Final = (
    "melee", "projectile", "fire", "ice", "biological", "corrosive", "electric", "plasma",
)  # fmt: skip
TYPE_OF: Final = (
    PHYSICAL, PHYSICAL, CHEMICAL, CHEMICAL, CHEMICAL, CHEMICAL, ENERGY, ENERGY,
)  # fmt: skip
"""The type of each subtype (HAM-9a)."""

ATTACK, DEFENCE, ABILITY = range(3)
KINDS: Final = ("attack", "defence", "ability")
"""The kinds of main cards, by their words in decks."""

REACH_ALL: Final = 0
"""The reach *all* (HAM-10); other reaches are the maximum number of targets, 1 to 5."""

NO_MATCH: Final = -1
"""The value in `MainCard.against` of a subtype that the defence card cannot be used against
(HAM-12)."""

ANYTHING, INEDIBLE = -1, -2
"""In `HammerspaceMonster.eats`: cards of any kind, or none (HAM-32)."""

SLOTS: Final = 4
ALL_SLOTS: Final = (1 << SLOTS) - 1
MASKS: Final = tuple(
    tuple(slot for slot in range(SLOTS) if mask >> slot & 1) for mask in range(1 << SLOTS)
)
"""The slots of a mask of slots, in their order."""
COUNTS: Final = tuple(mask.bit_count() for mask in range(1 << SLOTS))
"""The number of slots in a mask."""
DIE: Final = 6
FIRST_SUM: Final = 2
SUMS: Final = 11
"""A monster has one action per sum of two dice, 2 to 12: `actions[sum - FIRST_SUM]` (HAM-23)."""

UNMATCHED: Final = (NO_MATCH,) * len(SUBTYPES)


@dataclass(frozen=True, slots=True)
class MainCard:
    """A main card (HAM-7, HAM-10, HAM-12).

    An attack has `subtype`, `points` and `reach`. A defence has points by subtype in `against`,
    `NO_MATCH` where it cannot be used. An ability has a `block` of steps. `abilities` act while the
    card is in use. `keep` is the test for keeping it (HAM-17), `NONE` if never.
    """

    id: str
    kind: int
    subtype: int = NONE
    points: int = 0
    reach: int = 1
    against: tuple[int, ...] = UNMATCHED
    block: int = NONE
    abilities: tuple[int, ...] = ()
    keep: int = NONE


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """A character (HAM-4): its abilities act for its owner throughout the game."""

    id: str
    abilities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MonsterAction:
    """A monster's action, which lasts from one roll of its keeper to the next (HAM-23).

    `block` is carried out at once (`NONE`: nothing). `abilities` act until the next roll.
    """

    block: int = NONE
    abilities: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class HammerspaceMonster:
    """A monster (HAM-22 to HAM-24): life and defence points, 11 actions, and the reward's block.

    The reward belongs to the player that took the last life point. `eats` is the kind of cards that
    it can be fed with, `ANYTHING` or `INEDIBLE` (HAM-32).
    """

    id: str
    life: int
    defence: int
    actions: tuple[MonsterAction, ...]
    reward: int = NONE
    eats: int = INEDIBLE


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a game: three piles and the code of their effects."""

    main: tuple[MainCard, ...]
    characters: tuple[CharacterCard, ...] = ()
    monsters: tuple[HammerspaceMonster, ...] = ()
    code: Code = EMPTY
