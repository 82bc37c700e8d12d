"""The cards as the rules read them: whole numbers only. Names and flavour stay in the decks."""

from __future__ import annotations

from dataclasses import dataclass

from engines.napakalaki.tricks import NO_TRICK, Trick

ONE_HAND, TWO_HANDS, HELMET, ARMOUR, FOOTWEAR, NECKLACE = range(6)
KINDS = ("one-hand", "two-hands", "helmet", "armour", "footwear", "necklace")
"""The types of treasures (NAP-5), by their words in decks and journals."""

ALL = -1
"""All cards or levels: a special value, not a large number (NAP-16)."""


@dataclass(frozen=True, slots=True)
class TreasureCard:
    """A treasure (NAP-5): `low` counts without an equipped necklace and `high` with one. `trick` is
    of `TREASURE_TRICKS` (NAP-44).

    A treasure with one bonus has it in both fields; one without a bonus has 0 in both.
    """

    id: str
    kind: int
    gold: int
    low: int = 0
    high: int = 0
    trick: Trick = NO_TRICK


@dataclass(frozen=True, slots=True)
class Bad:
    """A bad consequence (NAP-16). Numbers may be `ALL`; death replaces the rest (NAP-18).

    `equipped` and `hidden` are numbers of cards from there, `either` from both together. Each entry
    of the kinds costs one card of that type.
    """

    death: bool = False
    levels: int = 0
    equipped: int = 0
    hidden: int = 0
    either: int = 0
    equipped_kinds: tuple[int, ...] = ()
    hidden_kinds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class NapakalakiMonster:
    """A monster (NAP-12): its combat level, its prize (NAP-14), its bad consequence, and its trick
    of `FOE_TRICKS` (NAP-44)."""

    id: str
    level: int
    levels: int
    treasures: int
    bad: Bad
    trick: Trick = NO_TRICK
