"""The form of the names of decks, labyrinths, cards and presets in the program: `wet-fish`."""

from __future__ import annotations

import re
from typing import Final

PATTERN: Final = r"[a-z0-9]+(-[a-z0-9]+)*"
LONGEST: Final = 40
"""Characters."""


def is_slug(text: str) -> bool:
    """Whether a text has small letters and digits, single hyphens between them, and a valid
    length."""
    return len(text) <= LONGEST and re.fullmatch(PATTERN, text) is not None
