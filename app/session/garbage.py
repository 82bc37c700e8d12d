"""When the full screen looks for garbage.

A start makes objects that all stay: to look through them costs a fifteenth of the time to the first
picture. Later they are left out of every look, and there are fewer looks.
"""

from __future__ import annotations

import gc

NEW, GENERATIONS = 10_000, 10
"""New objects before a look at them, and such looks before one at those that were left."""


def pause() -> None:
    """Look for no garbage until `resume`."""
    gc.disable()


def resume() -> None:
    """Look for garbage again, if that was paused, but not among what is there now."""
    if not gc.isenabled():
        gc.freeze()
        gc.set_threshold(NEW, GENERATIONS, GENERATIONS)
        gc.enable()
