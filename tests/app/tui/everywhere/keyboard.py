"""The keys of a keyboard, and how they come: one by one, or all in one go."""

from __future__ import annotations

import string
from collections.abc import Iterable
from typing import Any

from textual.events import Key
from textual.keys import _character_to_key, key_to_character
from textual.pilot import Pilot

_HARD = set("hijm")
"""With Ctrl these are Backspace, Tab, Line feed and Enter."""

KEYS: tuple[str, ...] = (
    *string.ascii_lowercase,
    *string.ascii_uppercase,
    *string.digits,
    *map(_character_to_key, string.punctuation),
    *"ñÑáü¿€",
    *(f"f{number}" for number in range(1, 13)),
    *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
    *(f"shift+{name}" for name in ("up", "down", "left", "right", "home", "end", "tab")),
    *(f"ctrl+{name}" for name in ("up", "down", "left", "right", "home", "end")),
    *("enter", "escape", "space", "tab", "backspace", "delete", "insert"),
    *(f"ctrl+{letter}" for letter in string.ascii_lowercase if letter not in _HARD),
)
"""What a terminal sends, by Textual's names."""

WORD = ("n", "e", "c", "x", "backspace", "k", "space", "ñ", "7")
"""What somebody types into a field, a slip among it."""


async def pressed(pilot: Pilot[Any], keys: Iterable[str]) -> None:
    """One after the other, each with its answer on the screen before the next."""
    from tests.app.tui.waiting import settled

    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def pressed_at_once(pilot: Pilot[Any], keys: Iterable[str]) -> None:
    """All of them before the program sees the first one, as from somebody who types ahead."""
    from tests.app.tui.waiting import settled

    for key in keys:
        character = key if len(key) == 1 else key_to_character(key)
        pilot.app.post_message(Key(key, character))
    await settled(pilot)
