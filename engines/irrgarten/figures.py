"""The figures of a game of Irrgarten, as the rules read them: whole numbers only.

Strengths, intelligences, powers and probabilities are in thousandths (IRR, *Figures*); health,
uses, wounds, rounds, squares and turns are counts. The defaults are the preset `seed`.
`options.Options` is the checked form that people write; this is its compiled twin.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from engines.irrgarten.labyrinth import DOWN, LEFT, RIGHT, UP
from engines.kernel.errors import BadState

FOG_OFF, FOG_EXPLORED, FOG_SIGHT = range(3)
FOGS = ("off", "explored", "sight")
NO_LIMIT = 0
THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class Figures:
    """Every option and figure of a game. Reals in thousandths, the rest are counts.

    `fallback` is the order of directions of IRR-8; `slide` is off under the house rule `stay`.
    `monster_share` is how many free squares there are to one monster. `turn_limit` is the number
    of turns of each seat after which the game ends in a ranking, `NO_LIMIT` for none.
    """

    fallback: tuple[int, ...] = (DOWN, UP, RIGHT, LEFT)
    slide: bool = True
    opening_attack: bool = False
    reset_wounds_on_defeat: bool = False
    reset_wounds_on_resurrection: bool = False
    dead_monsters_pay: bool = False
    fuzzy_after_resurrection: bool = False
    resurrection: int = 300
    fog: int = FOG_OFF
    sight_range: int = 20
    turn_limit: int = NO_LIMIT
    player_strength: int = 10 * THOUSAND
    player_intelligence: int = 10 * THOUSAND
    player_health: int = 10
    monster_strength: int = 10 * THOUSAND
    monster_intelligence: int = 10 * THOUSAND
    monster_health: int = 5
    monster_share: int = 12
    weapon_power: int = 3 * THOUSAND
    shield_power: int = 2 * THOUSAND
    uses: int = 5
    max_weapons: int = 2
    max_shields: int = 3
    reward_weapons: int = 2
    reward_shields: int = 3
    reward_health: int = 5
    wounds_to_lose: int = 3
    combat_rounds: int = 10

    def to_data(self) -> dict[str, int | bool | list[int]]:
        """As a JSON-able mapping, in the order of the fields."""
        data: dict[str, int | bool | list[int]] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            data[field.name] = list(value) if isinstance(value, tuple) else value
        return data

    @classmethod
    def from_data(cls, data: object) -> Figures:
        """The figures of a mapping that `to_data` wrote; raises `BadState` for anything else."""
        if not isinstance(data, dict) or set(data) != {field.name for field in fields(cls)}:
            raise BadState(part="figures", field="")
        values = dict(data)
        for field in fields(cls):
            value = values[field.name]
            if field.name == "fallback":
                if not isinstance(value, list) or sorted(map(str, value)) != ["0", "1", "2", "3"]:
                    raise BadState(part="figures", field=field.name)
                values[field.name] = tuple(int(step) for step in value)
            elif type(value) is not type(field.default) or int(value) < 0:
                raise BadState(part="figures", field=field.name)
        if values["fog"] >= len(FOGS):
            raise BadState(part="figures", field="fog")
        return cls(**values)


def thousandths(text: str) -> int:
    """`"0.3"` is 300: a decimal with at most three places. Raises `ValueError` for anything else.

    For text that people type or decks hold; no binary fraction is involved.
    """
    whole, point, places = text.partition(".")
    sign = -1 if whole.startswith("-") else 1
    digits = whole.removeprefix("-")
    good = digits.isdecimal() and digits.isascii() and len(digits) <= 9
    if point:
        good = good and places.isdecimal() and places.isascii() and len(places) <= 3
    if not good:
        raise ValueError("not a decimal of at most three places")
    return sign * (int(digits) * THOUSAND + int((places or "0").ljust(3, "0")))


def decimal_text(value: int) -> str:
    """300 is `"0.3"`: the shortest decimal of a number in thousandths, without rounding."""
    whole, rest = divmod(abs(value), THOUSAND)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}.{rest:03}".rstrip("0").rstrip(".") if rest else f"{sign}{whole}"
