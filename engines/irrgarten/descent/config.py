"""The static part of a Descent: seats, figures, cards of monsters and gear."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.gear import GearCard
from engines.irrgarten.labyrinth import MonsterCard
from engines.irrgarten.tricks import HOOKS, LAMP
from engines.kernel.canonical import digest
from engines.kernel.errors import BadSetup, BadState

MIN_SEATS, MAX_SEATS = 1, 4


class Config:
    """The immutable configuration of a Descent for 1 to 4 seats.

    The cards of `monsters` have all their figures; those of `gear` are the weapons and shields to
    be found, and `hooks` and `lamps` are the numbers of those with that trick. `floors` and
    `depth_bonus`, in thousandths, are those for this number of seats. Raise `BadSetup` for a wrong
    number of seats, or without a monster or gear.
    """

    def __init__(
        self,
        seats: int,
        parameters: Parameters | None = None,
        cards: tuple[MonsterCard, ...] = (),
        gear: tuple[GearCard, ...] = (),
    ) -> None:
        self.seats = seats
        self.parameters = parameters or Parameters()
        self.cards = cards
        self.gear = gear
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise BadSetup(problem="seats", found=seats, least=MIN_SEATS, most=MAX_SEATS)
        if not cards or min(min(one.strength, one.intelligence, one.health) for one in cards) < 0:
            raise BadSetup(problem="no-monsters")
        if not gear:
            raise BadSetup(problem="no-gear")
        self.hooks = frozenset(n for n, card in enumerate(gear) if card.trick[0] == HOOKS)
        self.lamps = frozenset(n for n, card in enumerate(gear) if card.trick[0] == LAMP)
        given = self.parameters
        self.alone = seats == 1
        self.floors = given.floors_alone if self.alone else given.floors_company
        self.depth_bonus = given.bonus_alone if self.alone else given.bonus_company

    @property
    def private(self) -> bool:
        """Whether seats may see different things: in fog, and on dark floors (IRR-40)."""
        return not self.alone and (self.parameters.fog or self.parameters.floor_kinds)

    def public(self) -> Config:
        """Return the configuration that every seat may know: this one, floors are no part of it."""
        return self

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same configuration."""
        return {
            "seats": self.seats,
            "figures": self.parameters.to_data(),
            "cards": [card.to_data() for card in self.cards],
            "gear": [card.to_data() for card in self.gear],
        }

    @classmethod
    def from_data(cls, data: Any) -> Config:
        """Return the written configuration. Raise `BadState` or `BadSetup` for wrong data."""
        try:
            if set(data) != {"seats", "figures", "cards", "gear"} or type(data["seats"]) is not int:
                raise ValueError("a field missing or too many")
            if type(data["cards"]) is not list or type(data["gear"]) is not list:
                raise TypeError("cards are a list")
            cards = tuple(MonsterCard.from_data(card) for card in data["cards"])
            gear = tuple(GearCard.from_data(card) for card in data["gear"])
            return cls(data["seats"], Parameters.from_data(data["figures"]), cards, gear)
        except (KeyError, TypeError, ValueError) as problem:
            raise BadState(what="config", found=str(problem)) from None

    public_data = to_data
    from_public = from_data

    @cached_property
    def digest(self) -> str:
        return digest(self.to_data())
