"""Problems of a deck as data: the place, the value found, the value expected and a stable code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from dataclasses import field as made_by

MOST_PROBLEMS = 20


def coded(codes: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """Return the data names of each code as a set, from one text of names per code."""
    return {code: frozenset(names.split()) for code, names in codes.items()}


CODES: dict[str, frozenset[str]] = coded(
    {
        "file_too_large": "size limit",
        "encoding": "encoding byte",
        "control_character": "character",
        "empty": "",
        "syntax": "message cause from_line sign",
        "tab": "",
        "several_documents": "",
        "anchor": "name",
        "alias": "name",
        "tag": "name",
        "merge_key": "",
        "key_not_text": "key",
        "duplicate_key": "key first_line first_column",
        "too_deep": "limit",
        "too_many_values": "limit",
        "number_too_long": "limit",
        "missing_field": "name",
        "unknown_field": "name known close",
        "wrong_type": "found kind wanted write",
        "not_a_choice": "found kind choices close",
        "number_range": "found kind minimum maximum",
        "text_length": "found kind text minimum maximum",
        "list_length": "found kind minimum maximum",
        "text_form": "found kind pattern",
        "invalid": "found kind message",
    }
)
"""The codes of the deck reader with the names of their data; a front end has a message for each.

`found` is the value in the file (a number where a length is meant). `kind` is its notation:
"plain", "quoted", "block", "list", "mapping" or "nothing". Games add codes of their own.
"""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to fix. `line` and `column` count from 1, as editors do.

    `field` is a dotted path into the deck ("monsters.2.level", items from 0), "" for the file.
    `code` is stable and names the message in the front ends; `data` fills its blanks and is
    JSON-able. `found` and `expected` are the English words of `str`.
    """

    line: int
    column: int
    field: str
    found: str
    expected: str
    code: str
    data: Mapping[str, object] = made_by(default_factory=dict)
    file: str = ""

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}:{self.column}: "
        what = f"{self.field}: " if self.field else ""
        return f"{where}{what}found {self.found}, expected {self.expected}"


@dataclass(frozen=True, slots=True)
class Flaw:
    """A problem that a schema's validator finds; raise it with `decks.flawed`.

    `path` starts at the validated field. `row` and `column` (from 0) locate it in a text of several
    rows. `data` fills the message in the front ends.
    """

    code: str
    found: str
    expected: str
    data: Mapping[str, object] = made_by(default_factory=dict)
    path: tuple[str | int, ...] = ()
    row: int | None = None
    column: int = 0


class DeckError(Exception):
    """A rejected deck, with its problems by file and line, at most `MOST_PROBLEMS` of them.

    The attribute `more` counts the omitted problems, including the argument `more`: problems
    without a message.
    """

    def __init__(self, name: str, problems: Iterable[Problem], more: int = 0) -> None:
        ordered = sorted(problems, key=lambda problem: (problem.file, problem.line, problem.column))
        self.name = name
        self.problems: tuple[Problem, ...] = tuple(ordered[:MOST_PROBLEMS])
        self.more = more + len(ordered) - len(self.problems)
        lines = [str(problem) for problem in self.problems]
        if self.more:
            lines.append(f"{name}: and {self.more} more")
        super().__init__("\n".join(lines))


def in_notation(value: object) -> dict[str, object]:
    """Return `found` and `kind` of a value that a schema's own check refuses, as in the file."""
    if isinstance(value, str):
        return {"found": shortened(value), "kind": "plain"}
    if value is None or isinstance(value, Mapping | tuple):
        kind = "mapping" if isinstance(value, Mapping) else "nothing" if value is None else "list"
        return {"found": "", "kind": kind}
    word = str(value).lower() if isinstance(value, bool) else str(value)
    return {"found": shortened(word), "kind": "plain"}


def shortened(text: str, most: int = 40) -> str:
    """Return a text for a message: one line, cut with `...`, no control characters."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text[: most + 1])
    return shown if len(shown) <= most else f"{shown[: most - 3]}..."
