"""The present looks, language and input options: all that can change while the program runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from app.config.settings import BOUNDS, CHOICES, SPEEDS, Settings
from app.config.start_options import StartOptions
from app.i18n.fluent import LANGUAGES
from app.tui.glyphs import GLYPH_SETS
from app.tui.themes import PALETTES

T = TypeVar("T")


TURNS: dict[str, Sequence[str | int]] = {
    "language": LANGUAGES,
    "theme": tuple(PALETTES),
    "glyphs": tuple(GLYPH_SETS),
    "cells": range(BOUNDS["cells"][0], BOUNDS["cells"][1] + 1),
    "speed": range(len(SPEEDS)),
    "bots": CHOICES["bots"],
    "hints": CHOICES["hints"],
    "keys": CHOICES["keys"],
    **dict.fromkeys(("motion", "bell", "mouse", "coach", "remarks", "sure"), (False, True)),
}
"""The settings with their values, in the order of selection."""


def first_looks(start: StartOptions, env: Mapping[str, str]) -> Settings:
    """Return the settings at the start, with a language, a theme and glyphs. Without a chosen
    theme, `NO_COLOR`, even empty, means no colour."""
    theme = start.theme
    if theme not in PALETTES:
        theme = "mono" if "NO_COLOR" in env else "dark"
    return replace(
        start.settings,
        language=start.language,
        theme=theme,
        glyphs="ascii" if start.ascii else "unicode",
        speed=start.speed,
        mouse=start.mouse,
    )


def next_of(choices: Sequence[T], present: T, step: int = 1) -> T:
    """Return the choice `step` places after the present one; the ends lead to each other. An
    unknown value leads to the first choice."""
    at = choices.index(present) if present in choices else -step
    return choices[(at + step) % len(choices)]
