"""The field `trick` of a card, as people write it: checked, and compiled to the engine's numbers.

A trick is its kind, what it is about if it is about something, and its amount if it has one:
`{ kind: hates, of: footwear, n: 4 }`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from pydantic_core import CoreSchema, core_schema

from engines.kernel.decks import Flaw, flawed
from engines.kernel.meant import near_to
from engines.kernel.problems import coded, in_notation, shortened
from engines.napakalaki.cards import KINDS
from engines.napakalaki.tricks import COUNTED, FOE_TRICKS, NO_TRICK, TREASURE_TRICKS, Trick

KIND, OF, AMOUNT = "kind", "of", "n"

ABOUT: Final[Mapping[str, Sequence[str]]] = {"counts": COUNTED, "hates": KINDS, "fears": KINDS}
"""What the tricks that are about something may be about."""
FOE_AMOUNTS: Final[Mapping[str, tuple[int, int]]] = {
    "counts": (1, 5),
    "hates": (1, 9),
    "fears": (1, 9),
    "grows": (1, 9),
    "brings": (1, 5),
    "cheap": (1, 9),
    "toll": (100, 2_000),
}
"""The fewest and the most of the amounts of monsters' tricks that have one."""
TREASURE_AMOUNTS: Final[Mapping[str, tuple[int, int]]] = {
    "run": (1, 3),
    "grab": (1, 3),
    "haggle": (1, 9),
    "helper": (1, 9),
    "bitter": (1, 3),
    "shield": (1, 5),
    "throw": (1, 20),
    "twin": (1, 9),
}
"""The same for treasures."""


@dataclass(frozen=True, slots=True, eq=False)  # a dict has no hash, and annotations need one
class TrickField:
    """A trick of a closed vocabulary: `names` by kind, the first for none, and `amounts` by
    name."""

    names: tuple[str, ...]
    amounts: Mapping[str, tuple[int, int]]

    def check(self, value: object) -> Trick:
        """Return the trick; raise the flaw of whatever isn't one."""
        if not isinstance(value, Mapping) or KIND not in value:
            data = {**in_notation(value), "example": self.example(self.names[-1])}
            raise _flaw("trick_shape", _found(data), str(data["example"]), data)
        name = value[KIND]
        if not isinstance(name, str) or name not in self.names[1:]:
            raise self._unknown(name)
        needed = self._needed(name)
        example = self.example(name)
        for field in value:
            if field not in needed:
                data = {"trick": name, "name": shortened(str(field)), "example": example}
                raise _flaw("trick_surplus", str(data["name"]), example, data, str(field))
        for field in needed:
            if field not in value:
                data = {"trick": name, "name": field, "example": example}
                raise _flaw("trick_missing", "nothing", example, data)
        of = self._about(name, value[OF]) if OF in needed else 0
        n = self._amount(name, value[AMOUNT]) if AMOUNT in needed else 0
        return self.names.index(name), of, n

    def _needed(self, name: str) -> tuple[str, ...]:
        return KIND, *((OF,) if name in ABOUT else ()), *((AMOUNT,) if name in self.amounts else ())

    def _unknown(self, name: object) -> Exception:
        known, found = [*self.names[1:]], shortened(str(name))
        close = near_to(found.lower(), known)
        expected = f"{close} (did you mean that?)" if close else f"one of {', '.join(known)}"
        data = {"found": found, "known": known, "close": close}
        return _flaw("trick_unknown", f"the trick {found}", expected, data, KIND)

    def _about(self, name: str, value: object) -> int:
        words = ABOUT[name]
        if isinstance(value, str) and value in words:
            return list(words).index(value)
        data = {**in_notation(value), "trick": name, "choices": list(words)}
        raise _flaw("trick_choice", _found(data), f"one of {', '.join(words)}", data, OF)

    def _amount(self, name: str, value: object) -> int:
        least, most = self.amounts[name]
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        data = {**in_notation(value), "trick": name, "minimum": least, "maximum": most}
        expected = f"a whole number from {least} to {most}"
        raise _flaw("trick_count", _found(data), expected, data, AMOUNT)

    def example(self, name: str) -> str:
        """Return a trick as people write it."""
        parts = [f"{KIND}: {name}"]
        if name in ABOUT:
            parts.append(f"{OF}: {ABOUT[name][0]}")
        if name in self.amounts:
            parts.append(f"{AMOUNT}: {self.amounts[name][0]}")
        return f"{{ {', '.join(parts)} }}"

    def written(self, trick: Trick) -> object:
        """Return a trick as in a file, None for none."""
        if trick == NO_TRICK:
            return None
        kind, of, n = trick
        name = self.names[kind]
        values = {KIND: name, OF: [*ABOUT.get(name, ("",))][of], AMOUNT: n}
        return {field: values[field] for field in self._needed(name)}

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            self.check,
            serialization=core_schema.plain_serializer_function_ser_schema(self.written),
        )

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        return {"oneOf": [self._schema(name) for name in self.names[1:]]}

    def _schema(self, name: str) -> dict[str, Any]:
        properties: dict[str, Any] = {KIND: {"const": name}}
        if name in ABOUT:
            properties[OF] = {"enum": [*ABOUT[name]]}
        if name in self.amounts:
            least, most = self.amounts[name]
            properties[AMOUNT] = {"type": "integer", "minimum": least, "maximum": most}
        return {
            "type": "object",
            "properties": properties,
            "required": [*properties],
            "additionalProperties": False,
        }


def _flaw(
    code: str, found: str, expected: str, data: Mapping[str, object], *path: str
) -> Exception:
    return flawed([Flaw(code, found, expected, data, path)])


def _found(data: Mapping[str, object]) -> str:
    """Return a value of a file for a message: its text, or the kind of notation without one."""
    return str(data["found"] or data["kind"])


FoeTrick = Annotated[Trick, TrickField(FOE_TRICKS, FOE_AMOUNTS)]
TreasureTrick = Annotated[Trick, TrickField(TREASURE_TRICKS, TREASURE_AMOUNTS)]

CODES: Final = coded(
    {
        "trick_shape": "found kind example",
        "trick_unknown": "found known close",
        "trick_surplus": "trick name example",
        "trick_missing": "trick name example",
        "trick_choice": "found kind trick choices",
        "trick_count": "found kind trick minimum maximum",
    }
)
"""The codes of wrong tricks with the names of their data."""
