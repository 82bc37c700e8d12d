"""The cards of weapons and shields: names in a race (IRR-31), things with tricks in the Descent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.tricks import GEAR_TRICKS, NO_TRICK, Trick, written_trick
from engines.kernel.errors import BadState

NAMELESS = -1


@dataclass(frozen=True, slots=True)
class GearCard:
    """A name for a weapon or shield of about this power, in thousandths, and these uses.

    `kind` is `WEAPON` or `SHIELD`. In the Descent the figures are exact and the card may have a
    trick.
    """

    id: str
    kind: int
    power: int
    uses: int
    trick: Trick = NO_TRICK

    def to_data(self) -> list[str | int]:
        """Return a JSON-able list, in the order of the fields; without a trick it ends before
        it."""
        trick = () if self.trick == NO_TRICK else self.trick
        return [self.id, self.kind, self.power, self.uses, *trick]

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> GearCard:
        """Return the written card. Raise `BadState` for a value of the wrong type or size."""
        kinds = [str, int, int, int, int, int][: max(4, len(data))]
        sound = [type(value) for value in data] == kinds
        if not sound or data[1] not in (WEAPON, SHIELD) or min(data[2:]) < 0:
            raise BadState(what="gear", found=repr(data))
        trick = written_trick(data[4:], GEAR_TRICKS)
        if trick is None:
            raise BadState(what="gear", found=repr(data))
        card, kind, power, uses = data[:4]
        return cls(card, kind, power, uses, trick)


def named(cards: Sequence[GearCard], kind: int, power: int, uses: int) -> int:
    """Return the number of the card that names a new weapon or shield: the nearest of its kind in
    power (thousandths), then in uses, then the first (IRR-31).

    Return `NAMELESS` if there is no card of the kind.
    """
    found = [number for number, card in enumerate(cards) if card.kind == kind]
    return min(
        found,
        key=lambda number: (abs(cards[number].power - power), abs(cards[number].uses - uses)),
        default=NAMELESS,
    )
