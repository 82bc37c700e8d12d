"""The vocabulary of effects as people write it: closed tagged unions, checked by their schema.

A member of a union is a mapping with one field, whose name is the tag: `damage: { amount: 2, to:
other }`. So an unknown effect is an unknown field, with the existing ones as suggestions. `codes`
explains the words, each a number there. `soundness` checks them in their context, and `compiling`
turns them into numbers.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import ConfigDict, Field, GetJsonSchemaHandler, model_validator
from pydantic_core import CoreSchema

from engines.hammerspace.effects.asking import (
    MOST_CONDITIONS,
    Amount,
    Conditions,
    conditions_field,
)
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.effects.unions import OneOf, Range
from engines.hammerspace.effects.words import (
    Cause,
    Die,
    Elsewhere,
    Face,
    Figure,
    Happening,
    Kind,
    Limit,
    MarkKind,
    OnePick,
    Party,
    Pick,
    Rival,
    Selector,
    Subject,
    Subtype,
)
from engines.kernel.decks import SchemaModel, flawed
from engines.kernel.problems import Flaw


class Hurt(SchemaModel):
    """Life is lost, and cannot be defended."""

    amount: Amount
    to: Selector


class Heal(SchemaModel):
    """Life is won (HAM-3: without an upper limit)."""

    amount: Amount
    to: Selector = "owner"


class Strike(SchemaModel):
    """An attack made by an effect: it adds a die and is defended (HAM-11 to 15, HAM-23)."""

    subtype: Subtype
    points: Amount
    to: Selector


class Give(SchemaModel):
    """A seat gets an ability for a while: so many turns of its own, or uses, or both. A monster's
    reward may give one without an end (HAM-34)."""

    ability: Ability
    to: Selector
    turns: int | None = Field(
        default=None, ge=1, le=9, description="of the holder's, the one under way not counted"
    )
    ends: Literal["start", "end"] = Field(default="end", description="of the last of the turns")
    uses: int | None = Field(default=None, ge=1, le=9)


class Clear(SchemaModel):
    """What lasts on a seat (`give`) ends."""

    of: Selector


class Take(SchemaModel):
    """A card goes into the slot of the card that was played, whose owner discards that one."""

    of: Rival
    which: OnePick = "chosen"
    kind: Kind | None = None
    face: Face = "up"


class Swap(SchemaModel):
    """A card of another player and one of the owner's, not in use, change places."""

    of: Rival
    which: OnePick = "chosen"
    kind: Kind | None = None
    face: Face = "up"
    mine: OnePick = "chosen"


class Replace(SchemaModel):
    """Cards not in use are discarded, and refilled when the turn refills (HAM-16)."""

    of: Selector
    which: Pick
    kind: Kind | None = None
    face: Face = "any"


class Flip(SchemaModel):
    """Cards turn over at the start of their owner's next turn (HAM-6); `face` is how they lie."""

    of: Selector
    which: Pick
    kind: Kind | None = None
    face: Literal["up", "down"] = "up"


class Peek(SchemaModel):
    """The owner sees a player's face-down card (HAM-25)."""

    of: Rival


class Skip(SchemaModel):
    """The next turns are lost; a lost turn still has its end (HAM-7)."""

    to: Selector
    turns: int = Field(default=1, ge=1, le=2)


class Again(SchemaModel):
    """The owner has one more turn after this one; at most one in a row (HAM-18)."""


class Timer(SchemaModel):
    """The monster comes sooner or later (HAM-22); exactly one of the two is given."""

    sooner: int = Field(default=0, ge=0, le=20, description="turns")
    later: int = Field(default=0, ge=0, le=20, description="turns")

    @model_validator(mode="after")
    def _one_way(self) -> Timer:
        if (self.sooner == 0) == (self.later == 0):
            found = "both" if self.sooner else "nothing"
            members = ["sooner", "later"]
            data = {"found": members if self.sooner else [], "members": members}
            raise flawed([Flaw("one_of", found, "exactly one of sooner, later", data)])
        return self


class Boost(SchemaModel):
    """The attack under way has more points, before its die."""

    amount: Amount


class PutMark(SchemaModel):
    """A party's next loss to an attack of a type is 3 more, within 2 of its turns (HAM-33): soak
    makes energy worse, grease chemical, daze physical. The kind may stand by itself."""

    kind: MarkKind
    to: Selector = "other"

    @model_validator(mode="before")
    @classmethod
    def _bare_kind(cls, value: object) -> object:
        return {"kind": value} if isinstance(value, str) else value

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        kind = {"enum": list(MARK_WORDS), "type": "string"}
        return {"anyOf": [handler.resolve_ref_schema(handler(core)), kind]}


MOST_STEPS = 4


class Test(SchemaModel):
    """Conditions inside a block: what happens if all hold, and what if not."""

    __test__: ClassVar[bool] = False  # no test of pytest's

    conditions: Conditions = Field(alias="if", min_length=1, max_length=MOST_CONDITIONS)
    then: tuple[Step, ...] = Field(min_length=1, max_length=MOST_STEPS)
    otherwise: tuple[Step, ...] = Field(
        default=(), alias="else", min_length=1, max_length=MOST_STEPS
    )


class Option(SchemaModel):
    """One of the things to choose from."""

    do: tuple[Step, ...] = Field(min_length=1, max_length=MOST_STEPS)


class Step(OneOf):
    """One step of what happens."""

    damage: Hurt | None = None
    heal: Heal | None = None
    attack: Strike | None = None
    give: Give | None = None
    clear: Clear | None = None
    take: Take | None = None
    swap: Swap | None = None
    replace: Replace | None = None
    flip: Flip | None = None
    peek: Peek | None = None
    skip: Skip | None = None
    again: Again | None = None
    timer: Timer | None = None
    test: Test | None = None
    choose: tuple[Option, ...] | None = Field(
        default=None, min_length=2, max_length=3, description="the owner chooses one"
    )
    boost: Boost | None = None
    mark: PutMark | None = None


Steps = tuple[Step, ...]


class When(SchemaModel):
    """After something has happened: a block of steps. `may`: only if the owner wants it."""

    event: Happening
    by: Subject = "owner"
    conditions: Conditions = conditions_field()
    limit: Limit | None = None
    may: bool = False
    do: Steps = Field(min_length=1, max_length=MOST_STEPS)


class Mod(SchemaModel):
    """A figure of the holder is more or less, whenever it is asked for."""

    figure: Figure
    conditions: Conditions = conditions_field()
    add: Amount | None = None
    less: Amount | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Mod:
        given = [name for name in ("add", "less") if getattr(self, name) is not None]
        if len(given) != 1:
            data = {"found": given, "members": ["add", "less"]}
            found = " and ".join(given) or "nothing"
            raise flawed([Flaw("one_of", found, "exactly one of add, less", data)])
        return self


class Prevent(SchemaModel):
    """The holder loses less life; without an amount, none."""

    amount: Amount | None = None
    cause: Cause = "any"


class Increase(SchemaModel):
    """The holder loses more life, whenever it loses any."""

    amount: Amount
    cause: Cause = "any"


class Redirect(SchemaModel):
    """Another loses the life instead; without an amount, all of it."""

    to: Elsewhere
    amount: Amount | None = None
    cause: Cause = "any"


class Survive(SchemaModel):
    """The holder does not fall: 1 life is left (HAM-20)."""


class Reroll(Range):
    """A die of an attack between the holder and another is rolled anew, once."""

    floor: ClassVar[int] = 1
    ceiling: ClassVar[int] = 6

    die: Die
    whose: Party = "owner"


class Instead(OneOf):
    """In place of something that is about to happen to its holder."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1})

    common: ClassVar[frozenset[str]] = frozenset({"conditions", "limit"})

    prevent: Prevent | None = None
    increase: Increase | None = None
    redirect: Redirect | None = None
    survive: Survive | None = None
    ignore: Literal["skip", "touch"] | None = Field(
        default=None, description="a lost turn; another's take, swap, replace, flip or peek"
    )
    reroll: Reroll | None = None
    conditions: Conditions = conditions_field()
    limit: Limit | None = None


class Ability(OneOf):
    """What acts by itself: after an event, on a figure, or instead of something."""

    when: When | None = None
    mod: Mod | None = None
    instead: Instead | None = None


for _model in (Give, Test, Option, Step):
    _model.model_rebuild()

CODES: dict[str, frozenset[str]] = {
    "amount": frozenset({"found", "kind", "minimum", "maximum", "words"}),
}
"""The codes of problems in the vocabulary, with the names of their data."""
