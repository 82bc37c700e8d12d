"""Decks and a labyrinth of somebody's own, in which everything has a name that means harm.

What no deck may hold (control characters, marks that turn the direction of text, what is invisible,
towers of accents) is refused when it is read; here is what it may.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from typing import Any

import yaml

CARDS = Path(__file__).parents[4] / "cards"
NAMES = ("[red]x[/]", "[@click=app.quit]Zoë", "日本語の名前を持つ人", "{ $name } {0} %s", "A" * 24)
SPOKEN = ("[red]x[/]", "[@click=app.quit]Zoë", "日本語の名前", "{ $name } {0} %s", "AAAAAAAA")
"""How they are to be read on a screen."""


def written(data: Path) -> None:
    """Write them into a player's own folder."""
    for game in ("napakalaki", "hammerspace"):
        folder = data / game / "decks" / "harmful"
        folder.mkdir(parents=True)
        for file in (CARDS / game / "decks" / "base").glob("*.yaml"):
            _copied(file, folder / file.name)
    labyrinths = data / "irrgarten" / "labyrinths"
    labyrinths.mkdir(parents=True)
    _copied(CARDS / "irrgarten" / "labyrinths" / "snail.yaml", labyrinths / "harmful.yaml")


def _copied(source: Path, target: Path) -> None:
    content = yaml.safe_load(source.read_text(encoding="utf-8"))
    if isinstance(content, dict) and "id" in content:
        content["id"] = "harmful"
    names = (f"{name[:20]} {number}" for name, number in zip(cycle(NAMES), count(), strict=False))
    text = yaml.safe_dump(_renamed(content, names), allow_unicode=True, sort_keys=False)
    target.write_text(text, encoding="utf-8")


def _renamed(content: Any, names: Iterator[str]) -> Any:
    """The same with another text in place of each that is in both languages."""
    if isinstance(content, dict):
        if set(content) == {"en", "es"}:
            return dict.fromkeys(content, next(names))
        return {key: _renamed(value, names) for key, value in content.items()}
    if isinstance(content, list):
        return [_renamed(value, names) for value in content]
    return content
