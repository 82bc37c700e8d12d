"""Dataclasses as dicts: the same as Python's own way, and nothing shared that can change."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import pytest

from engines.kernel.plaindata import as_dict


@dataclass(slots=True)
class Card:
    name: str
    sums: tuple[int, ...] = (1, 2)


@dataclass
class Table:
    card: Card
    pairs: tuple[tuple[int, Card], ...]
    lists: list[Any]
    by_name: dict[str, Card] = field(default_factory=dict)
    nobody: Card | None = None


TABLE = Table(
    Card("ñ"), ((1, Card("a")),), [[1, True, None], ["x", Card("b", ())]], {"c": Card("c")}
)


def test_it_is_what_python_makes_of_it() -> None:
    assert as_dict(TABLE) == asdict(TABLE)


def test_lists_and_dicts_are_copies() -> None:
    made = as_dict(TABLE)
    made["lists"][0].append(2)
    made["by_name"].clear()
    assert TABLE.lists[0] == [1, True, None]
    assert TABLE.by_name


@pytest.mark.parametrize("value", [1, (1,), [Card("a")]])
def test_other_things_are_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="no dataclass"):
        as_dict(value)
