"""The Textual version that the full screen is made for, compared with the installed one;
whether the rules are machine code."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from importlib.util import find_spec

KNOWN_TEXTUAL = "8.2.8"
"""The version whose private methods `app.tui.textual_patches` replaces."""


@cache
def installed() -> str:
    """Return the installed version, without importing it."""
    return version("textual")


def other_version() -> str:
    """Return the installed version if it is not the known one, else ""."""
    return "" if installed() == KNOWN_TEXTUAL else installed()


def compiled() -> bool:
    """Whether the rules of the card games run as machine code (`make native`)."""
    found = find_spec("engines.kernel.rulesbase")
    return found is not None and not str(found.origin).endswith(".py")
