"""The Textual version that the full screen is made for, compared with the installed one."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

KNOWN_TEXTUAL = "8.2.8"
"""The version whose private methods `app.tui.textual_patches` replaces."""


@cache
def installed() -> str:
    """Return the installed version, without importing it."""
    return version("textual")


def other_version() -> str:
    """Return the installed version if it is not the known one, else ""."""
    return "" if installed() == KNOWN_TEXTUAL else installed()
