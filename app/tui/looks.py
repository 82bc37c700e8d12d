"""How the program looks and speaks now: the settings with every "automatic" decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from app.text.fluent import choose_language
from app.tui.glyphs import GLYPH_SETS
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


def decide(
    language: str, theme: str, glyphs: str, speed: int, env: Mapping[str, str]
) -> Looks:
    """What was set, and for the rest what the environment says.

    `NO_COLOR`, even empty, asks for the theme without colour; a locale that names anything but
    UTF-8 asks for ASCII signs.
    """
    if theme not in PALETTES:
        theme = "mono" if "NO_COLOR" in env else "dark"
    if glyphs not in GLYPH_SETS:
        locale = next((env[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if env.get(name)), "")
        glyphs = "unicode" if not locale or "utf" in locale.lower() else "ascii"
    return Looks(choose_language(env, language), theme, glyphs, speed)


def next_of(choices: Sequence[T], present: T, step: int = 1) -> T:
    """The choice after the present one, round and round."""
    at = choices.index(present) if present in choices else -step
    return choices[(at + step) % len(choices)]
