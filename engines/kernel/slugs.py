"""Names of decks, labyrinths, cards and presets for the program: `wet-fish`."""

from __future__ import annotations

import re
from typing import Final

PATTERN: Final = r"[a-z0-9]+(-[a-z0-9]+)*"
LONGEST: Final = 40
"""Characters."""


def is_slug(text: str) -> bool:
    """Whether it is small letters and digits, with single hyphens between them, and no longer than
    a name may be."""
    return len(text) <= LONGEST and re.fullmatch(PATTERN, text) is not None
