"""The rules' options and figures as people and files write them: checked, explained, bounded.

Real numbers are decimals with at most three places (`0.3`), kept as whole numbers of thousandths
(300), so that no binary fraction ever enters the rules. `Options.parameters` compiles to the
engine's form.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from engines.irrgarten.labyrinth import DIRECTIONS
from engines.irrgarten.parameters import FOGS, MOST_LAPS, Parameters
from engines.kernel.decks import Flaw, flawed
from engines.kernel.options import OptionsModel
from engines.kernel.reals import THOUSAND, decimal_text, thousandths

Direction = Literal["down", "up", "right", "left"]
Fog = Literal["off", "explored", "sight"]
Blocked = Literal["slide", "stay"]
Starts = Literal["anywhere", "even"]
TurnOrder = Literal["seats", "drawn"]
Sheets = Literal["drawn", "same"]
LostCombat = Literal["stay", "back"]
Monsters = Literal["anywhere", "priced"]
Prizes = Literal["drawn", "open"]
Laps = Annotated[int, Field(ge=0, le=MOST_LAPS)]


@dataclass(frozen=True, slots=True)
class Thousandths:
    """A real number from `low` to `high`, all three in thousandths after the check.

    Takes an `int` (whole units) or a `Decimal`; dumps as a `Decimal`, so a dump can be validated
    again.
    """

    low: int
    high: int

    def check(self, value: object) -> int:
        """Return the number in thousandths; raise pydantic's errors for the wrong type or size."""
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise PydanticCustomError("number_type", "Input should be a number")
        try:
            number = thousandths(str(value))
        except ValueError:
            low, high = decimal_text(self.low), decimal_text(self.high)
            expected = f"{low} to {high} with at most 3 decimals"
            data = {"found": str(value), "minimum": low, "maximum": high}
            raise flawed([Flaw("decimals", str(value), expected, data)]) from None
        if number < self.low:
            raise PydanticCustomError("greater_than_equal", "Input should be greater")
        if number > self.high:
            raise PydanticCustomError("less_than_equal", "Input should be less")
        return number

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            self.check,
            serialization=core_schema.plain_serializer_function_ser_schema(
                lambda number: Decimal(decimal_text(number))
            ),
        )

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        return {"type": "number", "minimum": _plain(self.low), "maximum": _plain(self.high)}


def _plain(number: int) -> int | float:
    """Return a number in thousandths in whole units, as JSON Schema needs it."""
    return number / THOUSAND if number % THOUSAND else number // THOUSAND


Level = Annotated[int, Thousandths(0, 100 * THOUSAND)]
Power = Annotated[int, Thousandths(0, 100 * THOUSAND)]
Times = Annotated[int, Thousandths(0, 10 * THOUSAND)]
Chance = Annotated[int, Thousandths(1, THOUSAND)]


def _count(low: int, high: int, default: int, description: str) -> Any:
    return Field(default=default, ge=low, le=high, description=description)


def _real(default: int, description: str) -> Any:
    shown: dict[str, Any] = {"default": _plain(default)}
    return Field(default=default, description=description, json_schema_extra=shown)


class Options(OptionsModel):
    """Every option and figure of Irrgarten; the defaults are the preset `seed`."""

    starts: Starts = Field(
        default="anywhere",
        description="IRR-25: where players start; even is equally far from the exit",
    )
    turn_order: TurnOrder = Field(
        default="seats",
        description="IRR-26: by seats, or drawn anew and shown at the start of every round",
    )
    sheets: Sheets = Field(
        default="drawn",
        description="IRR-27: strength and intelligence drawn for each player, or the same for all",
    )
    lost_combat: LostCombat = Field(
        default="stay",
        description="IRR-28: who loses a combat stays on the monster's square, or goes back",
    )
    toll: int = _count(0, 5, 0, "IRR-29: combats to win, or things to have, before the exit opens")
    monsters: Monsters = Field(
        default="anywhere",
        description="IRR-30: drawn monsters stand anywhere, or some of them on the shortest ways",
    )
    heard: bool = Field(
        default=False, description="IRR-33: in fog, who comes near the exit is heard by all"
    )
    head_start: tuple[Laps, ...] = Field(
        default=(),
        max_length=8,
        description="IRR-34: the laps that each seat waits before its first move",
    )
    guardian: Times = _real(
        0, "IRR-35: how many times as good as a player the guardian of the exit is; 0 is none"
    )
    leapfrog: bool = Field(
        default=False, description="IRR-36: who walks into a rival lands behind the rival"
    )
    leap_out: bool = Field(
        default=False, description="IRR-36: a leap over a rival beside the exit ends on the exit"
    )
    prizes: Prizes = Field(
        default="drawn",
        description="IRR-37: what monsters bring is drawn after the fight, or seen before it",
    )
    pickpocket: bool = Field(
        default=False, description="IRR-38: who leaps over a rival takes a thing from them"
    )
    last_laps: int = _count(
        0, 20, 0, "IRR-39: laps after the first one out, then most things win; 0 ends at once"
    )
    fallback_order: tuple[Direction, ...] = Field(
        default=("down", "up", "right", "left"),
        min_length=4,
        max_length=4,
        description="IRR-8: the order in which directions are tried when the way is blocked",
    )
    blocked_move: Blocked = Field(
        default="slide",
        description="IRR-8: what a blocked move does; slide is the rule, stay a house rule",
    )
    opening_attack: bool = Field(
        default=False,
        description="IRR-11: one more attack of the player, and each round the monster first",
    )
    reset_wounds_on_defeat: bool = Field(
        default=False, description="IRR-16: a lost combat sets the consecutive wounds to 0"
    )
    reset_wounds_on_resurrection: bool = Field(
        default=False, description="IRR-22: a resurrection sets the consecutive wounds to 0"
    )
    dead_monsters_pay: bool = Field(
        default=False, description="IRR-10: entering a dead monster's square counts as a combat won"
    )
    fuzzy_after_resurrection: bool = Field(
        default=False,
        description="IRR-22: a resurrected player fights and obeys unsurely from then on",
    )
    resurrection: Chance = _real(300, "IRR-22: the chance of a resurrection, above 0 and up to 1")
    fog: Fog = Field(default="off", description="IRR-24: what a seat sees of the labyrinth")
    sight_range: int = _count(1, 1001, 20, "IRR-24: squares to which a line of sight reaches")
    turn_limit: int | None = Field(
        default=None,
        ge=1,
        le=1_000_000,
        description="IRR-9: turns of all seats together, then nobody wins",
    )
    player_strength: Level = _real(10_000, "IRR-12: a player's strength is drawn from 0 to this")
    player_intelligence: Level = _real(10_000, "IRR-12: likewise its intelligence")
    player_health: int = _count(1, 1000, 10, "IRR-22: a player's health at the start")
    monster_strength: Level = _real(10_000, "IRR-13: a monster's strength is drawn from 0 to this")
    monster_intelligence: Level = _real(10_000, "IRR-13: likewise its intelligence")
    monster_health: int = _count(1, 1000, 5, "IRR-15: a monster's health at the start")
    weapon_power: Power = _real(3_000, "IRR-12: a weapon's power is drawn from 0 to this")
    shield_power: Power = _real(2_000, "IRR-12: a shield's power is drawn from 0 to this")
    uses: int = _count(1, 100, 5, "IRR-12: uses of a weapon or shield are drawn from 0 to this")
    wounds_to_lose: int = _count(1, 1000, 3, "IRR-16: consecutive wounds that lose a combat")
    combat_rounds: int = _count(1, 100, 10, "IRR-17: rounds after which the player has won")
    monster_share: int = _count(1, 1_100_000, 12, "IRR-3: free squares to one monster")
    reward_weapons: int = _count(0, 20, 2, "IRR-18: at most so many weapons in a reward")
    reward_shields: int = _count(0, 20, 3, "IRR-18: at most so many shields in a reward")
    reward_health: int = _count(0, 1000, 5, "IRR-18: at most so much health in a reward")
    max_weapons: int = _count(0, 20, 2, "IRR-20: weapons that can be carried")
    max_shields: int = _count(0, 20, 3, "IRR-20: shields that can be carried")

    @field_validator("fallback_order")
    @classmethod
    def _each_direction_once(cls, order: tuple[Direction, ...]) -> tuple[Direction, ...]:
        twice = [at for at, word in enumerate(order) if word in order[:at]]
        if twice:
            missing = [word for word in ("down", "up", "right", "left") if word not in order]
            raise flawed(
                [
                    Flaw(
                        "direction_twice",
                        f"{order[at]} for the second time",
                        f"each direction once ({', '.join(missing)} is missing)",
                        {"found": order[at], "missing": missing},
                        (at,),
                    )
                    for at in twice
                ]
            )
        return order

    def parameters(self) -> Parameters:
        """Return the engine's figures: whole numbers, reals in thousandths."""
        values = {name: getattr(self, name) for name in Options.model_fields}
        order = values.pop("fallback_order")
        return Parameters(
            fallback=tuple(DIRECTIONS.index(word) for word in order),
            blocked_stays=values.pop("blocked_move") == "stay",
            fog=FOGS.index(values.pop("fog")),
            even_starts=values.pop("starts") == "even",
            drawn_order=values.pop("turn_order") == "drawn",
            same_sheets=values.pop("sheets") == "same",
            thrown_back=values.pop("lost_combat") == "back",
            priced_monsters=values.pop("monsters") == "priced",
            open_prizes=values.pop("prizes") == "open",
            turn_limit=values.pop("turn_limit") or 0,
            **values,
        )

    @classmethod
    def of(cls, parameters: Parameters) -> Options:
        """Return the options that compile to these figures; raise pydantic's `ValidationError`."""
        values: dict[str, Any] = {
            name: getattr(parameters, name)
            for name in cls.model_fields
            if hasattr(parameters, name)
        }
        for name, value in values.items():
            if isinstance(cls.model_fields[name].json_schema_extra, dict):
                values[name] = Decimal(decimal_text(value))
        values["fallback_order"] = tuple(DIRECTIONS[step] for step in parameters.fallback)
        values["blocked_move"] = "stay" if parameters.blocked_stays else "slide"
        values["fog"] = FOGS[parameters.fog]
        values["starts"] = "even" if parameters.even_starts else "anywhere"
        values["turn_order"] = "drawn" if parameters.drawn_order else "seats"
        values["sheets"] = "same" if parameters.same_sheets else "drawn"
        values["lost_combat"] = "back" if parameters.thrown_back else "stay"
        values["monsters"] = "priced" if parameters.priced_monsters else "anywhere"
        values["prizes"] = "open" if parameters.open_prizes else "drawn"
        values["turn_limit"] = parameters.turn_limit or None
        return cls.model_validate(values)
