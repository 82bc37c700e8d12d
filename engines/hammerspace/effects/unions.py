"""The building blocks of the vocabulary: tagged unions and ranges of numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar

from pydantic import ConfigDict, Field, model_validator

from engines.kernel.decks import SchemaModel, flawed
from engines.kernel.problems import Flaw


class OneOf(SchemaModel):
    """A tagged union: exactly one of its fields is given, and its name is the tag."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    common: ClassVar[frozenset[str]] = frozenset()
    """Fields that may accompany every member."""

    @model_validator(mode="after")
    def _exactly_one(self) -> OneOf:
        given = [name for name in self.members() if getattr(self, name) is not None]
        if len(given) != 1:
            found = ", ".join(given) or "nothing"
            members = self.members()
            expected = f"exactly one of {', '.join(members)}"
            data = {"found": given, "members": list(members)}
            path = (given[1],) if given else ()
            raise flawed([Flaw("one_of", found, expected, data, path)])
        return self

    @classmethod
    def members(cls) -> tuple[str, ...]:
        """Return the tags, in the order of the schema."""
        return _members(cls)

    @property
    def tag(self) -> str:
        """The name of the given member."""
        return next(name for name in self.members() if getattr(self, name) is not None)

    @property
    def member(self) -> Any:
        """The member itself: a model, a number or a word."""
        return getattr(self, self.tag)


@lru_cache(64)
def _members(union: type[OneOf]) -> tuple[str, ...]:
    return tuple(name for name in union.model_fields if name not in union.common)


class Range(SchemaModel):
    """From a number to another, either of which may be left out."""

    floor: ClassVar[int] = 0
    ceiling: ClassVar[int] = 999

    at_least: int | None = Field(default=None, ge=0, le=999)
    at_most: int | None = Field(default=None, ge=0, le=999)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most, both included."""
        low = self.floor if self.at_least is None else self.at_least
        return low, self.ceiling if self.at_most is None else self.at_most

    @model_validator(mode="after")
    def _possible_and_not_certain(self) -> Range:
        low, high = self.bounds
        data = {"least": low, "most": high, "floor": self.floor, "ceiling": self.ceiling}
        shown, possible = f"{low} to {high}", f"{self.floor} to {self.ceiling}"
        if max(low, self.floor) > min(high, self.ceiling):
            expected = f"a range within {possible}"
            raise flawed([Flaw("impossible_condition", shown, expected, data)])
        if low <= self.floor and high >= self.ceiling:
            expected = f"less than all of {possible}"
            raise flawed([Flaw("idle_condition", shown, expected, data)])
        return self


CODES: dict[str, frozenset[str]] = {
    "one_of": frozenset({"found", "members"}),
    "impossible_condition": frozenset({"least", "most", "floor", "ceiling"}),
    "idle_condition": frozenset({"least", "most", "floor", "ceiling"}),
}
"""The codes of problems of unions and ranges, with the names of their data."""
