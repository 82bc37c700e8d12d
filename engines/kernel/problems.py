"""What is wrong in a deck, as data: where, what was found, what was expected, and a stable code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from dataclasses import field as made_by

MOST_PROBLEMS = 20


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to mend. `line` and `column` count from 1, as editors do.

    `field` is a dotted path into the deck ("monsters.2.level", items from 0), "" for the file.
    `code` is stable and names the message in the front ends; `data` fills its blanks and is
    JSON-able. `found` and `expected` are the English of `str`.
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


class DeckError(Exception):
    """A deck is refused. Holds all its problems sorted by line, at most `MOST_PROBLEMS` of them.

    `more` counts those that were left off.
    """

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        ordered = sorted(problems, key=lambda problem: (problem.line, problem.column))
        self.name = name
        self.problems: tuple[Problem, ...] = tuple(ordered[:MOST_PROBLEMS])
        self.more = len(ordered) - len(self.problems)
        lines = [str(problem) for problem in self.problems]
        if self.more:
            lines.append(f"{name}: and {self.more} more")
        super().__init__("\n".join(lines))


def shortened(text: str, most: int = 40) -> str:
    """A text for a message: one line, cut with `...`, no control characters."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text[: most + 1])
    return shown if len(shown) <= most else f"{shown[: most - 3]}..."
