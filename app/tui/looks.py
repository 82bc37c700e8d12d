"""How the program looks and speaks now: all that one key changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from app.start import StartOptions
from app.tui.themes import PALETTES

T = TypeVar("T")


@dataclass
class Looks:
    """A language, the names of a theme and of a set of signs: each one that exists."""

    language: str = "en"
    theme: str = "dark"
    glyphs: str = "unicode"
    speed: int = 2
    """From 0 (at once) to 4 (step by step)."""
    bell: bool = False
    """Whether the terminal rings when it is a person's turn."""


def first_looks(start: StartOptions, env: Mapping[str, str]) -> Looks:
    """What holds at the start. Without a theme, `NO_COLOR`, even empty, asks for no colour."""
    theme = start.theme
    if theme not in PALETTES:
        theme = "mono" if "NO_COLOR" in env else "dark"
    return Looks(
        start.language,
        theme,
        "ascii" if start.ascii else "unicode",
        start.speed,
        start.settings.bell,
    )


def next_of(choices: Sequence[T], present: T, step: int = 1) -> T:
    """The choice after the present one, round and round."""
    at = choices.index(present) if present in choices else -step
    return choices[(at + step) % len(choices)]
