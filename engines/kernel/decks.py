"""Loading of decks: from the bytes of a YAML file to a checked model, or to all its problems.

This module opens no file. The app finds and reads files and passes bytes with a name for messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar, cast

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from engines.kernel.meant import near_to
from engines.kernel.problems import CODES, MOST_PROBLEMS, DeckError, Flaw, Problem, shortened
from engines.kernel.yamltree import DEEPEST, Path, Place, Tree, dotted, read

__all__ = [
    "CODES",
    "LIMIT",
    "DeckError",
    "Flaw",
    "Problem",
    "SchemaModel",
    "flawed",
    "load",
    "schema",
]

M = TypeVar("M", bound=BaseModel)

LIMIT = 256 * 1024
"""The default limit of a file, in bytes."""

_FLAWS = "flaws"
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_WANTED = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "fields (name: value)",
}
_BOOLEANS = {"yes": "true", "y": "true", "on": "true", "no": "false", "n": "false", "off": "false"}


class SchemaModel(BaseModel):
    """The base of every schema: strict types, no field too many, never changed after loading."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def flawed(flaws: Sequence[Flaw]) -> PydanticCustomError:
    """Return the error for a validator to raise, with all flaws at once."""
    text = "; ".join(f"found {flaw.found}, expected {flaw.expected}" for flaw in flaws)
    # The text is a pydantic template, and `found` may hold braces.
    safe = text.replace("{", "(").replace("}", ")")
    return PydanticCustomError(_FLAWS, cast(Any, safe), {_FLAWS: tuple(flaws)})


def load(
    data: bytes,
    name: str,
    model: type[M],
    limit: int = LIMIT,
    nodes: int = 50_000,
    context: Mapping[str, object] | None = None,
) -> M:
    """Return the model of a deck.

    `name` is for messages, `limit` in bytes, `nodes` in values. `context` gives validators data
    about other files. Raise `DeckError` with all problems, and no other error, for any bytes.
    """
    tree = read(data, name, limit, nodes)
    problems, more = list(tree.problems), 0
    try:
        made = model.model_validate(tree.value, context=context)
    except ValidationError as error:
        translator = _Translator(name, tree, schema(model))
        errors = translator.sorted(error.errors(include_url=False, include_input=False))
        worded = 0
        for details in errors:
            # A file may have thousands of mistakes; only the first ones get a message.
            if worded >= MOST_PROBLEMS:
                more += 1
                continue
            found = list(translator.problems(details))
            worded += len(found)
            problems.extend(found)
    except RecursionError:
        levels: Mapping[str, object] = {"limit": DEEPEST}
        problems.append(Problem(1, 1, "", "too many levels", "fewer", "too_deep", levels, name))
    else:
        if not problems:
            return made
    raise DeckError(name, problems, more)


@lru_cache(32)
def schema(model: type[BaseModel]) -> dict[str, Any]:
    """Return the JSON Schema of a deck for editors, in pydantic's own stable order.

    It takes longer to make than a file to read, so it is cached: callers must not change it.
    """
    return {"$schema": _DIALECT, **model.model_json_schema(mode="validation")}


class _Translator:
    """A translator of pydantic's errors into problems with lines of the file."""

    def __init__(self, name: str, tree: Tree, root: dict[str, Any]) -> None:
        self.name = name
        self.tree = tree
        self.root = root

    def sorted(self, errors: list[ErrorDetails]) -> list[ErrorDetails]:
        """Return the errors sorted by place, without those at paths that reading already
        reported."""
        return sorted(
            (error for error in errors if not self._told(tuple(error["loc"]))),
            key=lambda error: self._start(tuple(error["loc"]), error["type"]),
        )

    def _told(self, path: Path) -> bool:
        broken = self.tree.broken
        return bool(broken) and any(path[:size] in broken for size in range(len(path) + 1))

    def _start(self, path: Path, kind: str) -> tuple[int, int]:
        place = self._place(path)
        if kind == "extra_forbidden":
            return place.key_line, place.key_column
        return place.line, place.column

    def problems(self, details: ErrorDetails) -> Iterator[Problem]:
        """Yield the problems of one error: one, none for an echo, or all of a validator."""
        path: Path = tuple(details["loc"])
        kind = details["type"]
        if kind == _FLAWS:
            for flaw in cast(Iterable[Flaw], details.get("ctx", {})[_FLAWS]):
                yield self._of_flaw(path, flaw)
        elif kind == "missing":
            yield self._missing(path)
        elif kind == "extra_forbidden":
            yield self._unknown(path)
        elif kind != "too_short" or self._count(path) < self._schema(path).get("minItems", 0):
            # pydantic also reports a list as too short after dropping wrong items from it.
            yield self._wrong(path, details)

    def _count(self, path: Path) -> int:
        """Return the number of items of the list at a path in the file."""
        return sum(1 for key in self.tree.places if key[:-1] == path and key != path)

    def _place(self, path: Path) -> Place:
        """Return the place of a path, or of its nearest parent in the file."""
        for length in range(len(path), -1, -1):
            if place := self.tree.places.get(path[:length]):
                return place
        return Place(1, 1, 1, 1, "plain")

    def _schema(self, path: Path) -> dict[str, Any]:
        """Return the part of the JSON Schema for a path; empty where it has none."""
        node = self._resolved(self.root)
        for part in path:
            below = node.get("items") if isinstance(part, int) else None
            if isinstance(part, str):
                below = node.get("properties", {}).get(part)
            node = self._resolved(below or {})
        return node

    def _resolved(self, node: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in node or "anyOf" in node:
            if "$ref" in node:
                node = self.root["$defs"][node["$ref"].rpartition("/")[2]]
            else:
                node = next(branch for branch in node["anyOf"] if branch.get("type") != "null")
        return node

    def _problem(
        self,
        at: tuple[int, int],
        path: Path,
        found: str,
        expected: str,
        code: str,
        data: Mapping[str, object],
    ) -> Problem:
        return Problem(*at, dotted(path), found, expected, code, dict(data), self.name)

    def _of_flaw(self, base: Path, flaw: Flaw) -> Problem:
        path = (*base, *flaw.path)
        at = self._inside(self._place(path), flaw)
        return self._problem(at, path, flaw.found, flaw.expected, flaw.code, flaw.data)

    def _inside(self, place: Place, flaw: Flaw) -> tuple[int, int]:
        """Return the line and column of a flaw, exact for a text written row by row in the file."""
        if flaw.row is None:
            return place.line, place.column
        if place.kind == "block":
            row = place.text.split("\n")[flaw.row]
            line = self.tree.lines[place.line + flaw.row]
            return place.line + flaw.row + 1, len(line) - len(row) + flaw.column + 1
        return place.line, place.column + flaw.column * (flaw.row == 0)

    def _missing(self, path: Path) -> Problem:
        place = self._place(path[:-1])
        name = str(path[-1])
        at = (place.line, place.column)
        return self._problem(
            at, path, "nothing", f"the field {name}", "missing_field", {"name": name}
        )

    def _unknown(self, path: Path) -> Problem:
        place = self._place(path)
        name = shortened(str(path[-1]))
        known = list(self._schema(path[:-1]).get("properties", {}))
        plain = name.lower().replace("-", "_").replace(" ", "_")
        close = near_to(plain, known)
        expected = f"{close} (did you mean that?)" if close else f"one of {', '.join(known)}"
        return self._problem(
            (place.key_line, place.key_column), path, f"the unknown field {name}", expected,
            "unknown_field", {"name": name, "known": known, "close": close},
        )  # fmt: skip

    def _wrong(self, path: Path, details: ErrorDetails) -> Problem:
        place, node, kind = self._place(path), self._schema(path), details["type"]
        found, expected = _shown(place), ""
        low, high = _bounds(node)
        more: dict[str, object] = {"minimum": low, "maximum": high}
        seen: object = shortened(place.text)
        pattern = str(node.get("pattern", ""))
        if choices := _choices(node):
            close = near_to(shortened(place.text), choices)
            hint = f" (did you mean {close}?)" if close else ""
            code, expected = "not_a_choice", f"one of {', '.join(choices)}{hint}"
            more = {"choices": choices, "close": close}
        elif kind.endswith("_type") or kind in ("none_required", "int_from_float"):
            wanted = str(node.get("type", ""))
            write = _rewritten(place, wanted)
            expected = _WANTED.get(wanted, "another value") + (f" (write {write})" if write else "")
            code, more = "wrong_type", {"wanted": wanted, "write": write}
        elif kind.startswith(("greater_than", "less_than")):
            code, expected = "number_range", _range(low, high)
        elif kind in ("string_too_short", "string_too_long"):
            seen, more["text"] = len(place.text), shortened(place.text)
            code, found, expected = "text_length", f"{seen} characters", _range(low, high)
        elif kind in ("too_short", "too_long"):
            seen = self._count(path)
            code, found, expected = "list_length", f"{seen} items", _range(low, high)
        elif pattern:
            code, expected, more = "text_form", f"text of the form {pattern}", {"pattern": pattern}
        else:
            expected = shortened(details["msg"], 120)
            code, more = "invalid", {"message": expected}
        data = {"found": seen, "kind": place.kind if place.text else _EMPTY[place.kind], **more}
        return self._problem((place.line, place.column), path, found, expected, code, data)


# The notation of a value without text: an empty plain value is "nothing".
_EMPTY = {
    "plain": "nothing",
    "quoted": "quoted",
    "block": "block",
    "list": "list",
    "mapping": "mapping",
}


def _choices(node: dict[str, Any]) -> list[str]:
    choices = node.get("enum", [node["const"]] if "const" in node else [])
    return [str(choice) for choice in choices]


def _bounds(node: dict[str, Any]) -> tuple[object, object]:
    """Return the minimum and maximum of a number, or of a text's or a list's length."""
    low = [node[key] for key in ("minimum", "minLength", "minItems") if key in node]
    high = [node[key] for key in ("maximum", "maxLength", "maxItems") if key in node]
    return (low[0] if low else None), (high[0] if high else None)


def _range(low: object, high: object) -> str:
    if high is None:
        return f"at least {low}"
    return f"at most {high}" if low is None else f"{low} to {high}"


def _shown(place: Place) -> str:
    """Return the value in the file, for a message."""
    if place.kind == "list":
        return "a list"
    if place.kind == "mapping":
        return "fields"
    if place.kind == "plain":
        return shortened(place.text) or "nothing"
    return f'the text "{shortened(place.text)}"'


def _rewritten(place: Place, wanted: str) -> str:
    """Return the intended value in valid notation, "" if unknown.

    Covers the surprises of YAML 1.1 and common habits.
    """
    text = place.text.strip()
    if place.kind in ("list", "mapping") or len(text) > 30:
        return ""
    if wanted == "string":
        return f'"{text}" in quotes' if place.kind == "plain" and text else ""
    if wanted == "boolean":
        lower = text.lower()
        return lower if lower in ("true", "false") else _BOOLEANS.get(lower, "")
    if wanted not in ("integer", "number"):
        return ""
    digits = text.replace("_", "").lstrip("+")
    if wanted == "number":
        digits = digits.replace(",", ".")
    if re.fullmatch(r"0x[0-9a-fA-F]+", digits):
        return str(int(digits, 16))
    fraction = r"\.?[0-9]*" if wanted == "number" else r"(?:\.0*)?"
    if not re.fullmatch(rf"-?[0-9]+{fraction}", digits):
        return ""
    whole, _, places = digits.partition(".")
    return f"{int(whole)}.{places}" if places.strip("0") else str(int(whole))
