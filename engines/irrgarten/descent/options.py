"""The options of the Descent as people and files write them: checked, explained, bounded."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from pydantic import Field, model_validator

from engines.irrgarten.descent.parameters import BY_SEATS, MOST_FLOORS, Parameters
from engines.irrgarten.options import Level
from engines.kernel.decks import Flaw, flawed
from engines.kernel.options import OptionsModel
from engines.kernel.reals import decimal_text


def _count(low: int, high: int, default: int, description: str) -> Any:
    return Field(default=default, ge=low, le=high, description=description)


class Options(OptionsModel):
    """Every option of the Descent; the defaults are the preset `descent`."""

    floors: int | None = Field(
        default=None,
        ge=1,
        le=MOST_FLOORS,
        description="IRR-40: floors; left out it is 8 alone and 6 in company",
    )
    depth_bonus: Level | None = Field(
        default=None,
        description="IRR-55: added to every monster's strength and intelligence; left out it is "
        "1.5 alone and 2.5 in company",
    )
    bell: int = _count(50, 1000, 200, "IRR-46: the bell rings after this share of par, in per cent")
    strength: Level = Field(default=3_000, description="IRR-41: a character's strength")
    intelligence: Level = Field(default=3_000, description="IRR-41: likewise its intelligence")
    health: int = _count(1, 100, 8, "IRR-41: a character's health at the start")
    health_after_death: int = _count(1, 100, 6, "IRR-52: in company, the health after a death")
    meal_least: int = _count(1, 20, 2, "IRR-45: the least health of a meal")
    meal_most: int = _count(1, 20, 4, "IRR-45: the most health of a meal")
    gift_points: Level = Field(
        default=500, description="IRR-50: strength or intelligence of a gift"
    )
    gift_health: int = _count(1, 20, 3, "IRR-50: health of a gift")
    last_exit: int = _count(0, 100, 10, "IRR-49: coins for the last exit, besides the health")
    wounds_to_lose: int = _count(1, 100, 3, "IRR-16: consecutive wounds that lose a combat")
    combat_rounds: int = _count(1, 100, 10, "IRR-17: rounds after which the player has won")
    max_weapons: int = _count(1, 5, 2, "IRR-20: weapons that can be carried")
    max_shields: int = _count(1, 5, 3, "IRR-20: shields that can be carried")
    floor_kinds: bool = Field(default=True, description="IRR-56: special kinds of floor")
    fog: bool = Field(
        default=False,
        description="IRR-40: monsters, their things and rivals are seen in sight only",
    )
    sight_range: int = _count(1, 100, 20, "IRR-24: squares to which a line of sight reaches")

    @model_validator(mode="after")
    def _meals(self) -> Options:
        if self.meal_most < self.meal_least:
            found = {"least": self.meal_least, "most": self.meal_most}
            expected = f"{self.meal_least} or more"
            flaw = Flaw("meals", str(self.meal_most), expected, found, ("meal_most",))
            raise flawed([flaw])
        return self

    def parameters(self) -> Parameters:
        """Return the engine's figures: whole numbers, reals in thousandths."""
        values = {name: getattr(self, name) for name in type(self).model_fields}
        for name in ("floors", "depth_bonus"):
            values[name] = BY_SEATS if values[name] is None else values[name]
        return Parameters(**values)

    @classmethod
    def of(cls, parameters: Parameters) -> Options:
        """Return the options that compile to these figures; raise pydantic's `ValidationError`."""
        values: dict[str, Any] = parameters.to_data()
        for name in ("floors", "depth_bonus"):
            values[name] = None if values[name] == BY_SEATS else values[name]
        for name in ("strength", "intelligence", "gift_points", "depth_bonus"):
            if values[name] is not None:
                values[name] = Decimal(decimal_text(values[name]))
        return cls.model_validate(values)
