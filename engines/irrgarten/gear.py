"""The names of weapons and shields (IRR-31), which have no effect on play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines.irrgarten.events import SHIELD, WEAPON
from engines.kernel.errors import BadState

NAMELESS = -1


@dataclass(frozen=True, slots=True)
class GearCard:
    """A name for a weapon or shield of about this power, in thousandths, and these uses.

    `kind` is `WEAPON` or `SHIELD`.
    """

    id: str
    kind: int
    power: int
    uses: int

    def to_data(self) -> list[str | int]:
        """Return a JSON-able list, in the order of the fields."""
        return [self.id, self.kind, self.power, self.uses]

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> GearCard:
        """Return the written card. Raise `BadState` for a value of the wrong type or size."""
        sound = [type(value) for value in data] == [str, int, int, int]
        if not sound or data[1] not in (WEAPON, SHIELD) or min(data[2:]) < 0:
            raise BadState(what="gear", found=repr(data))
        return cls(*data)


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
