"""The cards of a deck as people write them: main cards, characters and monsters."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, field_validator, model_validator

from engines.hammerspace import cards
from engines.hammerspace.cards import FIRST_SUM, SUBTYPES, SUMS, TYPE_OF, TYPES
from engines.hammerspace.effects import soundness
from engines.hammerspace.effects.asking import MOST_CONDITIONS, Conditions
from engines.hammerspace.effects.soundness import Checker, Moment
from engines.hammerspace.effects.unions import OneOf
from engines.hammerspace.effects.vocabulary import MOST_STEPS, Ability, Steps
from engines.hammerspace.effects.words import Subtype
from engines.kernel.decks import SchemaModel, flawed
from engines.kernel.fields import Lines, Names, Slug
from engines.kernel.problems import Flaw

MOST_POINTS = 50
Article = Literal["el", "la", "los", "las"]
"""The Spanish article of a name."""
_ARTICLE = "the Spanish article of its name, for sentences about it"
_BARE = "whether its English name has no article in sentences: Wet Paint"


class Attack(SchemaModel):
    """An attack's figures (HAM-9a, HAM-10); the subtype says the type."""

    subtype: Subtype
    points: int = Field(ge=0, le=MOST_POINTS)
    reach: Literal["one", "two", "three", "four", "five", "all"] = Field(
        description="HAM-10: up to so many, or all others and the monster"
    )


class Against(SchemaModel):
    """Points of a defence against types, and against subtypes instead of their types (HAM-12)."""

    physical: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    chemical: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    energy: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    melee: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    projectile: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    fire: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    ice: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    biological: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    corrosive: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    electric: int | None = Field(default=None, ge=0, le=MOST_POINTS)
    plasma: int | None = Field(default=None, ge=0, le=MOST_POINTS)

    @model_validator(mode="after")
    def _types_named(self) -> Against:
        if all(getattr(self, word) is None for word in TYPES):
            expected = f"at least one of {', '.join(TYPES)}"
            raise flawed([Flaw("no_type", "no type", expected, {"types": list(TYPES)})])
        flaws = []
        for subtype, word in enumerate(SUBTYPES):
            of = TYPES[TYPE_OF[subtype]]
            if getattr(self, word) is not None and getattr(self, of) is None:
                data = {"found": word, "type": of}
                flaws.append(Flaw("type_missing", word, f"{of} beside it", data, (word,)))
        if flaws:
            raise flawed(flaws)
        return self

    def points(self) -> tuple[int, ...]:
        """Return the points by subtype, `NO_MATCH` where the main type is not named."""
        found = []
        for subtype, word in enumerate(SUBTYPES):
            own, main = getattr(self, word), getattr(self, TYPES[TYPE_OF[subtype]])
            points = main if own is None else own
            found.append(cards.NO_MATCH if points is None else points)
        return tuple(found)


class Defence(SchemaModel):
    """A defence's figures (HAM-12)."""

    against: Against


class Deed(SchemaModel):
    """What an ability card does when it is played (HAM-7)."""

    do: Steps = Field(min_length=1, max_length=MOST_STEPS)


class Keep(SchemaModel):
    """HAM-17: under these conditions, asked just before discarding, the card may be kept."""

    conditions: Conditions = Field(alias="if", min_length=1, max_length=MOST_CONDITIONS)


class Card(OneOf):
    """A main card: an attack, a defence or an ability."""

    common = frozenset({"id", "name", "article", "bare", "flavour", "abilities", "keep", "play"})

    id: Slug
    name: Names
    article: Article | None = Field(default=None, description=_ARTICLE)
    bare: bool = Field(default=False, description=_BARE)
    flavour: Lines
    attack: Attack | None = None
    defence: Defence | None = None
    ability: Deed | None = None
    abilities: tuple[Ability, ...] = Field(
        default=(), max_length=4, description="HAM-18: while the card is in use"
    )
    keep: Keep | None = None
    play: Deed | None = Field(
        default=None, description="HAM-29: what a defence does if it is played instead"
    )

    @model_validator(mode="after")
    def _makes_sense(self) -> Card:
        flaws = self._play_alone()
        flaws += [
            Flaw(flaw.code, flaw.found, flaw.expected, flaw.data, ("abilities", *flaw.path))
            for flaw in soundness.out_of_place(self.tag, self.abilities)
        ]
        check, moment = Checker(flaws), Moment(soundness.PLAYED)
        check.abilities(self.abilities, ("abilities",), moment)
        if self.ability:
            check.steps(self.ability.do, ("ability", "do"), moment)
        if self.play:
            check.steps(self.play.do, ("play", "do"), moment)
        if self.keep:
            known = Moment(soundness.KEEP_KNOWS[self.tag])
            check.conditions(self.keep.conditions, ("keep", "if"), known)
        if check.flaws:
            raise flawed(check.flaws)
        return self

    def _play_alone(self) -> list[Flaw]:
        """Return flaws for a `play` that is not beside a defence's figures alone (HAM-29)."""
        if self.play is None:
            return []
        beside = [] if self.defence else [self.tag]
        beside += [name for name in ("abilities", "keep") if getattr(self, name)]
        expected = "a defence without abilities and keep"
        return [Flaw("play_place", name, expected, {"found": name}, ("play",)) for name in beside]


class Character(SchemaModel):
    """A character (HAM-4)."""

    id: Slug
    name: Names
    article: Article | None = Field(default=None, description=_ARTICLE)
    bare: bool = Field(default=False, description=_BARE)
    flavour: Lines
    seats: int = Field(
        default=2, ge=2, le=6, description="the fewest players among whom it is offered (HAM-4)"
    )
    abilities: tuple[Ability, ...] = Field(min_length=1, max_length=3)

    @model_validator(mode="after")
    def _makes_sense(self) -> Character:
        check = Checker()
        check.abilities(self.abilities, ("abilities",), Moment(0))
        if check.flaws:
            raise flawed(check.flaws)
        return self


class Action(SchemaModel):
    """What a monster does when its keeper rolls one of `sums` (HAM-23)."""

    sums: tuple[int, ...] = Field(min_length=1, max_length=SUMS)
    name: Names
    do: Steps = Field(default=(), max_length=MOST_STEPS, description="at once")
    abilities: tuple[Ability, ...] = Field(
        default=(), max_length=3, description="until the keeper's next roll"
    )


class Monster(SchemaModel):
    """A monster (HAM-22 to HAM-24)."""

    id: Slug
    name: Names
    article: Article | None = Field(default=None, description=_ARTICLE)
    bare: bool = Field(default=False, description=_BARE)
    flavour: Lines
    life: int = Field(ge=1, le=200)
    defence: int = Field(ge=0, le=MOST_POINTS, description="HAM-24: points, beside a die")
    feed: Literal["attack", "defence", "ability", "any"] | None = Field(
        default=None, description="HAM-32: the kind of card that it eats"
    )
    actions: tuple[Action, ...] = Field(min_length=1, max_length=SUMS)
    reward: Steps = Field(
        min_length=1, max_length=MOST_STEPS, description="HAM-24: its owner took the last life"
    )

    @field_validator("actions")
    @classmethod
    def _every_sum_once(cls, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        flaws, seen = [], set[int]()
        for at, action in enumerate(actions):
            for place, total in enumerate(action.sums):
                path = (at, "sums", place)
                if not FIRST_SUM <= total < FIRST_SUM + SUMS:
                    data = {"found": total}
                    flaws.append(Flaw("sum_range", str(total), "2 to 12", data, path))
                elif total in seen:
                    data = {"found": total}
                    found = f"{total} for the second time"
                    flaws.append(Flaw("sum_twice", found, "each sum once", data, path))
                seen.add(total)
        missing = [total for total in range(FIRST_SUM, FIRST_SUM + SUMS) if total not in seen]
        if missing:
            found = f"no action for {', '.join(map(str, missing))}"
            flaws.append(Flaw("sum_gap", found, "one for every sum", {"missing": missing}))
        if flaws:
            raise flawed(flaws)
        return actions

    @model_validator(mode="after")
    def _makes_sense(self) -> Monster:
        check, moment = Checker(), Moment(0, monster=True)
        for at, action in enumerate(self.actions):
            check.steps(action.do, ("actions", at, "do"), moment)
            check.abilities(action.abilities, ("actions", at, "abilities"), moment)
        check.steps(self.reward, ("reward",), Moment(0, reward=True))
        if check.flaws:
            raise flawed(check.flaws)
        return self
