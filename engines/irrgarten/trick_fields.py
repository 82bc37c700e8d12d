"""The field `trick` of a card, as people write it: checked, and compiled to the engine's pair.

A trick without an amount is its name (`mirror`), one with an amount is a name with it
(`{ first: 2 }`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Annotated, Any, Final

from pydantic_core import CoreSchema, core_schema

from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.tricks import FOE_TRICKS, GEAR_TRICKS, NO_TRICK, Trick
from engines.kernel.decks import Flaw, flawed
from engines.kernel.meant import near_to
from engines.kernel.problems import coded, in_notation, shortened
from engines.kernel.reals import THOUSAND, decimal_text, thousandths


@dataclass(frozen=True, slots=True)
class Count:
    """An amount that is a whole number from `low` to `high`."""

    low: int
    high: int

    def compiled(self, trick: str, value: object) -> int:
        """Return the number; raise the flaw `trick_count` for anything else."""
        number = value if isinstance(value, int) and not isinstance(value, bool) else -1
        if self.low <= number <= self.high:
            return number
        data = {**in_notation(value), "trick": trick, "minimum": self.low, "maximum": self.high}
        expected = f"a whole number from {self.low} to {self.high}"
        raise flawed([Flaw("trick_count", _found(data), expected, data, (trick,))])

    def written(self, amount: int) -> object:
        """Return the amount as in a file."""
        return amount

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True, slots=True)
class Real:
    """An amount that is a decimal from `low` to `high`, both in thousandths like the compiled
    amount."""

    low: int
    high: int

    def compiled(self, trick: str, value: object) -> int:
        """Return the number in thousandths. Raise the flaw `decimals` for too many of them, and
        `trick_real` for anything else."""
        low, high = decimal_text(self.low), decimal_text(self.high)
        bounds = {"minimum": low, "maximum": high}
        number = -1
        if isinstance(value, int | Decimal) and not isinstance(value, bool):
            try:
                number = thousandths(str(value))
            except ValueError:
                found = shortened(str(value))
                expected = f"{low} to {high} with at most 3 decimals"
                data = {"found": found, **bounds}
                raise flawed([Flaw("decimals", found, expected, data, (trick,))]) from None
        if self.low <= number <= self.high:
            return number
        told = {**in_notation(value), "trick": trick, **bounds}
        raise flawed([Flaw("trick_real", _found(told), f"{low} to {high}", told, (trick,))])

    def written(self, amount: int) -> object:
        """Return the amount as in a file."""
        return Decimal(decimal_text(amount))

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema."""
        return {"type": "number", "minimum": _plain(self.low), "maximum": _plain(self.high)}


@dataclass(frozen=True, slots=True)
class Choice:
    """An amount that is one of these words, compiled to its number."""

    words: Mapping[str, int]

    def compiled(self, trick: str, value: object) -> int:
        """Return the number of the word; raise the flaw `trick_choice` for anything else."""
        if isinstance(value, str) and value in self.words:
            return self.words[value]
        data = {**in_notation(value), "trick": trick, "choices": list(self.words)}
        expected = f"one of {', '.join(self.words)}"
        raise flawed([Flaw("trick_choice", _found(data), expected, data, (trick,))])

    def written(self, amount: int) -> object:
        """Return the amount as in a file."""
        return next(word for word, number in self.words.items() if number == amount)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema."""
        return {"enum": list(self.words)}


Amount = Count | Real | Choice

FOE_AMOUNTS: Final[Mapping[str, Amount]] = {
    "first": Count(1, 5),
    "sleeps": Count(1, 9),
    "boils": Real(100, 3_000),
    "grows": Real(100, 3_000),
    "heavy": Count(2, 5),
    "wears": Count(2, 5),
    "steals": Choice({"weapon": WEAPON, "shield": SHIELD}),
    "taxes": Count(1, 20),
    "slow": Count(1, 10),
    "hugs": Count(1, 3),
}
"""The amounts of monsters' tricks that have one."""
GEAR_AMOUNTS: Final[Mapping[str, Amount]] = {
    "late": Count(2, 9),
    "alone": Real(100, 5_000),
    "proud": Count(1, 4),
    "hooks": Count(1, 6),
    "pushes": Count(2, 4),
    "lamp": Count(1, 6),
}
"""The amounts of gear's tricks that have one."""


@dataclass(frozen=True, slots=True, eq=False)  # a dict has no hash, and annotations need one
class TrickField:
    """A trick of a closed vocabulary: `names` by kind, the first for none, and `amounts` by
    name."""

    names: tuple[str, ...]
    amounts: Mapping[str, Amount]

    def check(self, value: object) -> Trick:
        """Return the trick; raise the flaw of whatever isn't one."""
        data: dict[str, object]
        if isinstance(value, str):
            kind = self._kind(value, ())
            if value in self.amounts:
                example = f"{{ {value}: {_example(self.amounts[value])} }}"
                data = {"trick": value, "example": example}
                raise flawed([Flaw("trick_amount", value, f"its amount, like {example}", data)])
            return kind, 0
        if not isinstance(value, Mapping):
            expected = "the name of a trick, or a name with its amount"
            data = in_notation(value)
            raise flawed([Flaw("trick_form", _found(data), expected, data)])
        if len(value) != 1:
            data = {"found": len(value)}
            raise flawed([Flaw("trick_many", f"{len(value)} tricks", "one trick", data)])
        ((name, amount),) = value.items()
        kind = self._kind(name, (name,))
        if name not in self.amounts:
            data = {"trick": name}
            raise flawed([Flaw("trick_bare", f"{name} with an amount", name, data, (name,))])
        return kind, self.amounts[name].compiled(name, amount)

    def _kind(self, name: str, path: tuple[str, ...]) -> int:
        """Return the kind of that name; raise the flaw `trick_unknown`, at that path."""
        known = [*self.names[1:]]
        if name in known:
            return self.names.index(name)
        close = near_to(shortened(name).lower(), known)
        data = {"found": shortened(name), "known": known, "close": close}
        expected = f"{close} (did you mean that?)" if close else f"one of {', '.join(known)}"
        raise flawed([Flaw("trick_unknown", f"the trick {shortened(name)}", expected, data, path)])

    def written(self, trick: Trick) -> object:
        """Return a trick as in a file, None for none."""
        if trick == NO_TRICK:
            return None
        kind, amount = trick
        name = self.names[kind]
        return {name: self.amounts[name].written(amount)} if name in self.amounts else name

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            self.check,
            serialization=core_schema.plain_serializer_function_ser_schema(self.written),
        )

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        bare = [name for name in self.names[1:] if name not in self.amounts]
        properties = {name: amount.schema() for name, amount in self.amounts.items()}
        return {
            "oneOf": [
                {"enum": bare},
                {
                    "type": "object",
                    "properties": properties,
                    "additionalProperties": False,
                    "minProperties": 1,
                    "maxProperties": 1,
                },
            ]
        }


def _plain(number: int) -> int | float:
    """Return a number in thousandths in whole units, as JSON Schema needs it."""
    return number / THOUSAND if number % THOUSAND else number // THOUSAND


def _found(data: Mapping[str, object]) -> str:
    """Return a value of a file for a message: its text, or the kind of notation without one."""
    return str(data["found"] or data["kind"])


def _example(amount: Amount) -> str:
    """Return an amount as an example to write: the first word, or the lowest number."""
    match amount:
        case Choice():
            return next(iter(amount.words))
        case Real():
            return decimal_text(amount.low)
        case _:
            return str(amount.low)


FoeTrick = Annotated[Trick, TrickField(FOE_TRICKS, FOE_AMOUNTS)]
GearTrick = Annotated[Trick, TrickField(GEAR_TRICKS, GEAR_AMOUNTS)]

CODES: Final = coded(
    {
        "trick_unknown": "found known close",
        "trick_amount": "trick example",
        "trick_bare": "trick",
        "trick_many": "found",
        "trick_form": "found kind",
        "trick_count": "found kind trick minimum maximum",
        "trick_real": "found kind trick minimum maximum",
        "trick_choice": "found kind trick choices",
    }
)
"""The codes of wrong tricks with the names of their data."""
