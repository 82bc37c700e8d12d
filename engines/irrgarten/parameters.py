"""The options and figures as the engine uses them: whole numbers only, reals in thousandths.

`options.Options` is the form for people and files: it checks and explains them and compiles to this
class.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from dataclasses import fields as fields_of
from typing import Any

from engines.irrgarten.labyrinth import DOWN, LEFT, RIGHT, UP
from engines.kernel.errors import BadState
from engines.kernel.reals import THOUSAND

FOG_OFF, FOG_EXPLORED, FOG_SIGHT = range(3)
FOGS = ("off", "explored", "sight")
LATER = (
    "even_starts",
    "drawn_order",
    "same_sheets",
    "thrown_back",
    "toll",
    "priced_monsters",
    "heard",
    "head_start",
    "guardian",
    "leapfrog",
    "open_prizes",
    "pickpocket",
    "last_laps",
    "leap_out",
)
"""Options that older saved matches don't have."""
MOST_LAPS = 1000
"""The maximum of a head start, in laps (IRR-34)."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """The figures of the rules; the defaults are the preset `seed`. See `options.Options`.

    Strengths, intelligences, powers and probabilities are in thousandths; health, uses, wounds,
    rounds, squares and turns are counts.
    """

    fallback: tuple[int, ...] = (DOWN, UP, RIGHT, LEFT)
    blocked_stays: bool = False
    opening_attack: bool = False
    reset_wounds_on_defeat: bool = False
    reset_wounds_on_resurrection: bool = False
    dead_monsters_pay: bool = False
    fuzzy_after_resurrection: bool = False
    resurrection: int = 300
    fog: int = FOG_OFF
    sight_range: int = 20
    turn_limit: int = 0
    player_strength: int = 10_000
    player_intelligence: int = 10_000
    player_health: int = 10
    monster_strength: int = 10_000
    monster_intelligence: int = 10_000
    monster_health: int = 5
    weapon_power: int = 3_000
    shield_power: int = 2_000
    uses: int = 5
    wounds_to_lose: int = 3
    combat_rounds: int = 10
    monster_share: int = 12
    reward_weapons: int = 2
    reward_shields: int = 3
    reward_health: int = 5
    max_weapons: int = 2
    max_shields: int = 3
    even_starts: bool = False
    drawn_order: bool = False
    same_sheets: bool = False
    thrown_back: bool = False
    toll: int = 0
    priced_monsters: bool = False
    heard: bool = False
    head_start: tuple[int, ...] = ()
    guardian: int = 0
    leapfrog: bool = False
    open_prizes: bool = False
    pickpocket: bool = False
    last_laps: int = 0
    leap_out: bool = False

    @property
    def counts_wins(self) -> bool:
        """Whether combats won are counted for the toll (IRR-29); where every monster carries a
        thing, the toll is in things."""
        return self.toll > 0 and not self.open_prizes

    @property
    def fare(self) -> int:
        """The things that a player needs to get out (IRR-29, IRR-37)."""
        return self.toll if self.open_prizes else 0

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict with a key per field; `turn_limit` 0 means none.

        Options that came after the first saved matches are left out while they are off, so that
        those matches keep their digests.
        """
        data = {
            **asdict(self), "fallback": list(self.fallback), "head_start": list(self.head_start)
        }  # fmt: skip
        for name in LATER:
            if not data[name]:
                del data[name]
        return data

    @classmethod
    def from_data(cls, data: object) -> Parameters:
        """Return the written figures.

        Raise `BadState` for an unknown key, a wrong type, or a number that the rules can't use.
        """
        if not isinstance(data, dict):
            raise BadState(what="figures", field="", found=type(data).__name__)
        plain = cls()
        values: dict[str, Any] = {}
        for name in [field.name for field in fields_of(cls)]:
            value = data.get(name, getattr(plain, name))
            if name == "fallback":
                value = tuple(value) if isinstance(value, list | tuple) else ()
                if sorted(map(repr, value)) != ["0", "1", "2", "3"]:
                    raise BadState(what="figures", field=name, found=repr(data.get(name)))
            elif name == "head_start":
                value = tuple(value) if isinstance(value, list | tuple) else (-1,)
                if not all(type(laps) is int and 0 <= laps <= MOST_LAPS for laps in value):
                    raise BadState(what="figures", field=name, found=repr(data.get(name)))
            elif type(value) is not type(getattr(plain, name)) or not (
                _least(name) <= value <= _MOST.get(name, value)
            ):
                raise BadState(what="figures", field=name, found=repr(value))
            values[name] = value
        if values["fog"] >= len(FOGS) or values["resurrection"] > THOUSAND:
            raise BadState(what="figures", field="fog, resurrection", found="too large")
        if extra := sorted(map(str, set(data) - set(values))):
            raise BadState(what="figures", field=extra[0], found="unknown")
        return cls(**values)


MOST_THINGS = 100
"""The most weapons, and the most shields, that anybody may carry."""

_MOST = {
    "combat_rounds": 10_000,
    **dict.fromkeys(
        ("reward_weapons", "reward_shields", "max_weapons", "max_shields"), MOST_THINGS
    ),
}
"""The maxima of figures that the rules loop over. `Options` allow less; no saved match has more."""


def _least(name: str) -> int:
    """Return the minimum of a figure.

    Without these minima the rules would divide by 0 or never end, or a seat could not see where its
    next step leads.
    """
    needed = (
        "combat_rounds",
        "monster_share",
        "resurrection",
        "sight_range",
        "uses",
        "wounds_to_lose",
    )
    return 1 if name in needed or (name.endswith("_health") and name != "reward_health") else 0
