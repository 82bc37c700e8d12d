"""Conditions and amounts of the vocabulary as people write them."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import BaseModel, Field, GetJsonSchemaHandler, model_validator
from pydantic_core import CoreSchema

from engines.hammerspace.effects.codes import MOST
from engines.hammerspace.effects.unions import OneOf, Range
from engines.hammerspace.effects.words import AnyType, Counted, Die, Face, Kind, Party
from engines.kernel.decks import SchemaModel, flawed
from engines.kernel.problems import Flaw, in_notation, shortened


class DieRange(Range):
    """What a die shows (HAM-18); the attack die unless the card names the other."""

    floor: ClassVar[int] = 1
    ceiling: ClassVar[int] = 6

    of: Die = "attack"


class LifeRange(Range):
    """How much life a party has left."""

    of: Party = "owner"


class CardRange(Range):
    """How many of a party's four cards fit."""

    ceiling: ClassVar[int] = 4

    of: Party = "owner"
    kind: Kind | None = None
    face: Face = "up"


class LostRange(Range):
    """Life lost or healed in the event; none lost is the result `miss`."""

    floor: ClassVar[int] = 1


class Condition(OneOf):
    """A condition. In a list of them all must hold, and they are asked in their order."""

    roll: int | None = Field(default=None, ge=2, le=6, description="a die rolled for it: at least")
    die: DieRange | None = Field(default=None, description="HAM-18: a die of the attack")
    result: Literal["hit", "miss", "kill"] | None = Field(
        default=None, description="HAM-18: what came of the attack"
    )
    type: tuple[AnyType, ...] | None = Field(
        default=None, min_length=1, max_length=8, description="HAM-9a: the attack's, one of these"
    )
    life: LifeRange | None = None
    rank: Literal["most-life", "least-life"] | None = Field(
        default=None, description="nobody in play has more (less) life than the owner"
    )
    cards: CardRange | None = None
    lost: LostRange | None = Field(default=None, description="life lost or healed in the event")
    against: Literal["player", "monster"] | None = Field(
        default=None, description="HAM-24: who the other party is"
    )
    sprung: Literal["yes"] | None = Field(
        default=None, description="HAM-27: the card was turned up since its owner's last turn"
    )


Conditions = tuple[Condition, ...]
MOST_CONDITIONS = 4


def conditions_field() -> Any:
    return Field(default=(), alias="if", min_length=1, max_length=MOST_CONDITIONS)


class Count(SchemaModel):
    """Something counted: `times` it, divided by `over` and rounded down, at most `most`."""

    of: Counted
    times: int = Field(default=1, ge=1, le=9)
    over: int = Field(default=1, ge=1, le=9)
    most: int = Field(default=MOST, ge=1, le=MOST)


class Amount(OneOf):
    """A number, so many dice, or something counted. A number may stand by itself."""

    number: int | None = Field(default=None, ge=1, le=MOST)
    dice: int | None = Field(default=None, ge=1, le=3)
    count: Count | None = None

    @model_validator(mode="before")
    @classmethod
    def _bare_number(cls, value: object) -> object:
        if isinstance(value, int) and not isinstance(value, bool):
            if 1 <= value <= MOST:
                return {"number": value}
        elif isinstance(value, dict | BaseModel):
            return value
        data = {**in_notation(value), "minimum": 1, "maximum": MOST, "words": ["{ dice: 2 }"]}
        expected = f"1 to {MOST}, or dice, or count"
        raise flawed([Flaw("amount", shortened(str(value)), expected, data)])

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        number = {"type": "integer", "minimum": 1, "maximum": MOST}
        return {"anyOf": [handler.resolve_ref_schema(handler(core)), number]}
