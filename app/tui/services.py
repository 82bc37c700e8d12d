"""What the screens need from outside: each is handed in, so that tests can hand in their own."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Services:
    """The outside world of the interface.

    `now` is the time in seconds since 1970, for "an hour ago"; `seed_source` makes the text of a
    new seed (WOLF-7F3A); `show_random` is for show only and never reaches a rule.
    """

    store: Any
    """Where matches are kept (`app.store`); None keeps nothing."""
    bots: Any
    """Who asks the bots (`app.match.bots`)."""
    library: Any
    """Where decks and labyrinths are found (`app.library`)."""
    now: Callable[[], float]
    seed_source: Callable[[], str]
    save_settings: Callable[[Any, Mapping[str, Any]], Any]
    """Given the settings and changes by name: the settings after them, written down."""
    show_random: random.Random = field(default_factory=random.Random)
