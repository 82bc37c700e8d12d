"""The options of the Descent as people and files write them: checked, explained, bounded."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Final

from pydantic import Field, model_validator

from engines.irrgarten.descent.parameters import MOST_FLOORS, Parameters
from engines.irrgarten.options import Level
from engines.kernel.decks import Flaw, flawed
from engines.kernel.options import OptionsModel
from engines.kernel.reals import THOUSAND, decimal_text


def _count(low: int, high: int, default: int, description: str) -> Any:
    return Field(default=default, ge=low, le=high, description=description)


def _real(default: int, description: str) -> Any:
    whole, rest = divmod(default, THOUSAND)
    shown: dict[str, Any] = {"default": default / THOUSAND if rest else whole}
    return Field(default=default, description=description, json_schema_extra=shown)


REALS: Final = (
    "bonus_alone",
    "bonus_company",
    "strength",
    "intelligence",
    "gift_strength",
    "gift_intelligence",
)
"""The options that are real numbers."""


class Options(OptionsModel):
    """Every option of the Descent; the defaults are the preset `descent`."""

    floors_alone: int = _count(1, MOST_FLOORS, 8, "IRR-40: floors of a Descent alone")
    floors_company: int = _count(1, MOST_FLOORS, 6, "IRR-40: floors of a Descent in company")
    bonus_alone: Level = _real(
        1_800, "IRR-55: added to every monster's strength and intelligence, alone"
    )
    bonus_company: Level = _real(2_500, "IRR-55: the same in company")
    bell: int = _count(50, 1000, 200, "IRR-46: the bell rings after this share of par, in per cent")
    strength: Level = _real(3_000, "IRR-41: a character's strength")
    intelligence: Level = _real(3_000, "IRR-41: likewise its intelligence")
    health: int = _count(1, 100, 8, "IRR-41: a character's health at the start")
    most_health: int = _count(1, 100, 16, "IRR-41: the health above which nothing raises it")
    health_after_death: int = _count(1, 100, 6, "IRR-52: in company, the health after a death")
    meal_least: int = _count(1, 20, 2, "IRR-45: the least health of a meal")
    meal_most: int = _count(1, 20, 4, "IRR-45: the most health of a meal")
    gift_strength: Level = _real(800, "IRR-50: strength of a gift")
    gift_intelligence: Level = _real(300, "IRR-50: intelligence of a gift")
    gift_health: int = _count(1, 20, 6, "IRR-50: health of a gift")
    last_exit: int = _count(0, 100, 10, "IRR-49: coins for the last exit, besides the health")
    wounds_to_lose: int = _count(1, 100, 3, "IRR-16: consecutive wounds that lose a combat")
    combat_rounds: int = _count(1, 100, 10, "IRR-17: rounds after which the player has won")
    max_weapons: int = _count(1, 5, 2, "IRR-20: weapons that can be carried")
    max_shields: int = _count(1, 5, 3, "IRR-20: shields that can be carried")
    floor_kinds: bool = Field(default=True, description="IRR-56: special kinds of floor")
    slip: bool = Field(
        default=True, description="IRR-59: half of the health buys the way past a guardian"
    )
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
        return Parameters(**{name: getattr(self, name) for name in type(self).model_fields})

    @classmethod
    def of(cls, parameters: Parameters) -> Options:
        """Return the options that compile to these figures; raise pydantic's `ValidationError`."""
        values: dict[str, Any] = parameters.to_data()
        for name in REALS:
            values[name] = Decimal(decimal_text(values[name]))
        return cls.model_validate(values)
