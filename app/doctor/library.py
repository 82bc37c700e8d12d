"""The version of Textual that the full screen is made for, and whether it is the installed one."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

KNOWN = "8.2.8"
"""The version whose private methods `app.tui.textual_patches` replaces."""


@cache
def installed() -> str:
    """Return the installed version, without importing it."""
    return version("textual")


def other_version() -> str:
    """Return the installed version if it is not the known one, else ""."""
    return "" if installed() == KNOWN else installed()
