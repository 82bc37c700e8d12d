"""A host and a friend in terminals of their own, in a labyrinth that is one corridor."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.app.test_end_to_end import CORRIDOR

MAZMORRA = [str(Path(sys.executable).with_name("mazmorra")), "--speed", "instant"]


def corridor(folder: Path) -> Path:
    """Write the labyrinth, with two starts, and return its file."""
    file = folder / "corridor.yaml"
    file.write_text(CORRIDOR.replace("  X-------X", "  XP------X"), encoding="utf-8")
    return file


def of_friend(folder: Path) -> dict[str, str]:
    """The environment of a friend's program, with files of its own."""
    return dict.fromkeys(("XDG_STATE_HOME", "XDG_DATA_HOME"), str(folder / "friend"))
