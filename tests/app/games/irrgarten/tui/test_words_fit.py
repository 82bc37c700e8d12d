"""The longest messages of a race's screen fit the line of notices at 80 columns."""

from __future__ import annotations

import pytest

from app.i18n.fluent import Texts
from app.i18n.literal import width

CELLS = 78
VALUES: dict[str, str | int] = {
    "name": "Maximiliana",
    "walk": "g",
    "key": ">",
    "n": 12,
    "steps": 12,
    "count": 3,
    "quiet": 31,
}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    "message",
    ["maze-way-short", "maze-way-quiet", "maze-stop-rival-exit-guarded", "maze-stop-shut"],
)
def test_irr_30_the_ways_to_the_exit_are_named_without_a_cut(language: str, message: str) -> None:
    """In Spanish the line ended with "de las ~" or before the keys that lead on."""
    gap = " " if language == "es" else ""
    chances = f" (93{gap}%, 84{gap}% y 71{gap}%)"
    said = Texts(language, strict=True)(message, **VALUES, chances=chances, chance=f"93{gap}%")
    assert width(said) <= CELLS, said
