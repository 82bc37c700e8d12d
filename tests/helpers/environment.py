"""The environment in which tests and benchmarks run, whatever the person at the machine has set."""

from __future__ import annotations

import os
import platform

CLEARED = (
    "NO_COLOR",
    "FORCE_COLOR",
    "COLORTERM",
    "COLUMNS",
    "LINES",
    "LANGUAGE",
    "LC_MESSAGES",
    "TMUX",
    "PYTHONDONTWRITEBYTECODE",
)
"""Variables of the person at the machine that would change what a screen looks like, or make each
program that a test starts compile everything anew."""

EXAMPLES = "MAZMORRA_EXAMPLES"
"""How many times as many examples of a property are tried (`tests.helpers.examples`)."""

CARRIED = "MAZMORRA_CARRIED"
"""Set to 1, all that a match sends to a screen is carried as data (`tests.helpers.carried`)."""

WIRED = "MAZMORRA_WIRED"
"""Set, every screen of a match is a client of a served table (`tests.helpers.wired`): to "now", its
line delivers at once, to "later" on the next turn of the event loop. With "never" all are played
at home, also those that the suite plays in both ways."""

WHOLE = "MAZMORRA_WHOLE"
"""Set to 1, all cases of long tests run; the suite runs a share (`tests.helpers.thinned`)."""

KEPT = ("MAZMORRA_REQUIRE_TERMINAL", EXAMPLES, CARRIED, WIRED, WHOLE)
"""Variables of ours that speak to the tests, not to the program."""

LOCALE = "en_US.UTF-8" if platform.system() == "Darwin" else "C.UTF-8"
"""The locale of every test: English, UTF-8, and on every such machine."""


def clean_environment() -> None:
    """Make `os.environ` the same for everybody; the programs that are started inherit it."""
    for name in list(os.environ):
        ours = name.startswith(("TEXTUAL_", "MAZMORRA_")) and name not in KEPT
        if ours or name in CLEARED:
            del os.environ[name]
    os.environ["LANG"] = os.environ["LC_ALL"] = LOCALE
    os.environ["TERM"] = "xterm-256color"
