"""The figures of a Descent as the engine uses them: whole numbers, reals in thousandths.

`options.Options` is the form for people and files: it checks and explains them and compiles to this
class.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from dataclasses import fields as fields_of
from typing import Any

from engines.kernel.errors import BadState

MOST_FLOORS = 10
MOST = 1_000_000
"""No figure is above this number."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """The figures of the Descent; the defaults are the preset `descent`. See `options.Options`.

    Strengths, intelligences, their gifts and bonuses are in thousandths, `bell` is in per cent of a
    floor's par; all others are counts.
    """

    floors_alone: int = 8
    floors_company: int = 6
    bonus_alone: int = 1_800
    bonus_company: int = 2_500
    bell: int = 200
    strength: int = 3_000
    intelligence: int = 3_000
    health: int = 8
    most_health: int = 16
    health_after_death: int = 6
    meal_least: int = 2
    meal_most: int = 4
    gift_strength: int = 800
    gift_intelligence: int = 300
    gift_health: int = 6
    last_exit: int = 10
    wounds_to_lose: int = 3
    combat_rounds: int = 10
    max_weapons: int = 2
    max_shields: int = 3
    floor_kinds: bool = True
    slip: bool = True
    fog: bool = False
    sight_range: int = 20

    def fed(self, health: int, amount: int) -> int:
        """Return a character's health after a meal or a gift (IRR-41)."""
        return min(max(health, self.most_health), health + amount)

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict with a key per field."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: object) -> Parameters:
        """Return the written figures.

        Raise `BadState` for a missing or unknown key, a wrong type, or a number that the rules
        can't use.
        """
        names = [field.name for field in fields_of(cls)]
        if not isinstance(data, dict) or set(data) != set(names):
            raise BadState(what="figures", field="", found=repr(data))
        plain = cls()
        for name in names:
            least = LEAST.get(name, 0)
            most = LIMITS.get(name, MOST)
            if type(data[name]) is not type(getattr(plain, name)) or not (
                least <= data[name] <= most
            ):
                raise BadState(what="figures", field=name, found=repr(data[name]))
        if data["meal_most"] < data["meal_least"]:
            raise BadState(what="figures", field="meal_most", found=repr(data["meal_most"]))
        return cls(**data)


LEAST = {
    "floors_alone": 1,
    "floors_company": 1,
    "health": 1,
    "most_health": 1,
    "health_after_death": 1,
    "wounds_to_lose": 1,
    "combat_rounds": 1,
    "bell": 50,
    "sight_range": 1,
    "max_weapons": 1,
    "max_shields": 1,
}
LIMITS = {
    "floors_alone": MOST_FLOORS,
    "floors_company": MOST_FLOORS,
    "bell": 1_000,
    "combat_rounds": 100,
    "max_weapons": 5,
    "max_shields": 5,
    "sight_range": 100,
}
