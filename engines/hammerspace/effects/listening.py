"""The events that abilities listen to, as bits of one number, and the abilities that hear a bit.

So one test of a mask shows in every step of a state whether any ability listens.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.hammerspace.effects.codes import (
    EVENTS,
    INSTEAD,
    INSTEADS,
    MOD,
    NONE,
    OF_OTHERS,
    OF_OWNER,
    OWNER,
    REROLL,
    UNFITTING,
    WHEN,
    AbilityCode,
)

_USUAL: Final = UNFITTING
"""The figures that have their bits in the middle; those after it come last."""
FIRST_BIT: Final = {WHEN: 0, MOD: len(EVENTS), INSTEAD: len(EVENTS) + _USUAL}
"""The first bit of each kind of ability in `watch` and in `State.watched`."""
_ENDED: Final = len(EVENTS) + _USUAL + len(INSTEADS) + 3
KEEPS_BIT: Final = 1 << _ENDED
"""The bit of a card that may be kept (HAM-17)."""
FIRST_OTHERS: Final = _ENDED + 1
"""The first bit of other parties' events.

They and the rare figures come last: most abilities listen to their holder's acts, and a whole
number below 2**30 is the fastest to test.
"""
_FIRST_RARE: Final = FIRST_OTHERS + len(EVENTS)


def watch_bit(kind: int, what: int) -> int:
    """Return the bit of a figure, of a replacement or of the holder's own event."""
    if kind == MOD and what >= _USUAL:
        return 1 << _FIRST_RARE + what - _USUAL
    return 1 << FIRST_BIT[kind] + what


def reroll_bit(defence: int, others: bool) -> int:
    """Return the bit of one of four rerolls: attack die or defence die (1), own or another's.

    They are the last of the replacements.
    """
    return watch_bit(INSTEAD, REROLL) << 2 * defence + others


def others_bit(what: int) -> int:
    """Return the bit of another party's event."""
    return 1 << FIRST_OTHERS + what


def watch_bits(ability: AbilityCode) -> int:
    """Return the bits that an ability listens to: one, or two for events of any party."""
    if ability.kind == INSTEAD and ability.what == REROLL:
        return reroll_bit(ability.a, ability.who != OWNER)
    if ability.kind != WHEN or ability.subject == OF_OWNER:
        return watch_bit(ability.kind, ability.what)
    others = others_bit(ability.what)
    return others if ability.subject == OF_OTHERS else others | watch_bit(WHEN, ability.what)


Source = tuple[int, int, int]
"""An ability, the slot of its card in use or `NO_CARD`, its place in `lasting` or `NONE`."""


class Listeners(dict[int, tuple[Source, ...]]):
    """A cache from bits to those of some abilities that listen to any of them."""

    __slots__ = ("_abilities", "_slot", "_watch")

    def __init__(self, abilities: Iterable[int], slot: int, watch: tuple[int, ...]) -> None:
        self._abilities, self._slot, self._watch = abilities, slot, watch

    def __missing__(self, bits: int) -> tuple[Source, ...]:
        found = self[bits] = tuple(
            (each, self._slot, NONE) for each in self._abilities if self._watch[each] & bits
        )
        return found


class Hearing(dict[tuple[int, ...], Listeners]):
    """A cache from abilities that always act to their listeners: a seat's characters, a monster's
    action."""

    __slots__ = ("_watch",)

    def __init__(self, watch: tuple[int, ...]) -> None:
        self._watch = watch

    def __missing__(self, abilities: tuple[int, ...]) -> Listeners:
        found = self[abilities] = Listeners(abilities, NONE, self._watch)
        return found
