"""The Textual version that the full screen is made for, compared with the installed one;
whether the rules are machine code."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

KNOWN_TEXTUAL = "8.2.8"
"""The version whose private methods `app.tui.textual_patches` replaces."""


@cache
def installed() -> str:
    """Return the installed version, without importing it.

    The known one is found by the folder that pip leaves: `importlib.metadata` takes 30 ms to
    import, and the first picture waits for that.
    """
    found = find_spec("textual")
    if found is not None and found.origin is not None:
        packages = Path(found.origin).parents[1]
        if (packages / f"textual-{KNOWN_TEXTUAL}.dist-info").is_dir():
            return KNOWN_TEXTUAL
    from importlib.metadata import version

    return version("textual")


def other_version() -> str:
    """Return the installed version if it is not the known one, else ""."""
    return "" if installed() == KNOWN_TEXTUAL else installed()


def compiled() -> bool:
    """Whether the rules of the card games run as machine code (`make native`)."""
    found = find_spec("engines.kernel.rulesbase")
    return found is not None and not str(found.origin).endswith(".py")
