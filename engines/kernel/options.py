"""Options of rules: a base for every game's model of them, and their metadata for forms and help.

A game's `options.Options` is an `OptionsModel`; the description of each field begins with its
clause and a colon ("IRR-8: ..."), if the game has a page of rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Self

from engines.kernel.decks import SchemaModel
from engines.kernel.reals import THOUSAND

_CLAUSE = re.compile(r"[A-Z]+-[0-9]+[a-z]?")


class OptionsModel(SchemaModel):
    """Options that can be changed one by one or by another set of them.

    Each game's subclass also has `of`, which returns the options that compile to given parameters.
    """

    BY_SEATS: ClassVar[bool] = False
    """Whether `of` also needs the number of seats."""

    def with_overrides(self, other: Self) -> Self:
        """Return these options, overridden by the fields explicitly set in `other`."""
        return self.model_copy(
            update={name: getattr(other, name) for name in other.model_fields_set}
        )

    def with_changes(self, changes: Mapping[str, object]) -> Self:
        """Return these options with some changed. A real number is an int or a Decimal, not
        thousandths.

        Raise pydantic's `ValidationError` for an invalid value.
        """
        return self.model_validate({**self.model_dump(), **changes})


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """The metadata of an option for a form. `kind` is "flag", "choice", "order", "count", "counts"
    (a list of them, one a seat) or "real".

    `clause` is "" where the description names none; `about` is the rest of the description.
    `low`, `high` and `default` of a real are in thousandths; an `optional` one may be empty (None).
    """

    name: str
    clause: str
    kind: str
    default: object
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    optional: bool = False
    about: str = ""


@cache
def infos_of(model: type[OptionsModel]) -> tuple[OptionInfo, ...]:
    """Return all options in the order of the model, for forms and help."""
    nodes: dict[str, dict[str, Any]] = model.model_json_schema().get("properties", {})
    plain = model()
    return tuple(_info(name, node, getattr(plain, name)) for name, node in nodes.items())


def _info(name: str, node: dict[str, Any], default: object) -> OptionInfo:
    description = str(node.get("description", ""))
    clause, _, about = description.partition(": ")
    if not _CLAUSE.fullmatch(clause):
        clause, about = "", description
    return replace(_of_kind(name, clause, node, default), about=about)


def _of_kind(name: str, clause: str, node: dict[str, Any], default: object) -> OptionInfo:
    optional = "anyOf" in node
    if optional:
        node = next(branch for branch in node["anyOf"] if branch["type"] != "null")
    if node["type"] == "boolean":
        return OptionInfo(name, clause, "flag", default)
    if node["type"] == "array" and "enum" not in node["items"]:
        each = node["items"]
        low, high = each["minimum"], each["maximum"]
        return OptionInfo(name, clause, "counts", default, low, high)
    if node["type"] == "array":
        choices = tuple(node["items"]["enum"])
        return OptionInfo(name, clause, "order", default, choices=choices)
    if "enum" in node:
        return OptionInfo(name, clause, "choice", default, choices=tuple(node["enum"]))
    real = node["type"] == "number"
    low, high = node["minimum"], node["maximum"]
    if real:
        low, high = round(low * THOUSAND), round(high * THOUSAND)
    return OptionInfo(
        name, clause, "real" if real else "count", default, low, high, optional=optional
    )
