"""What the screens need from outside: each is handed in, so that tests can hand in their own."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.library import Library
    from app.match.bots import BotGuard
    from app.settings import Settings
    from app.store.matches import Matches

MakeBots = Callable[[str, Any], "BotGuard"]
SaveSettings = Callable[["Settings", Mapping[str, Any]], "Settings"]


@dataclass
class Services:
    """The outside world of the interface.

    `now` is the time in seconds since 1970, for "an hour ago"; `seed_source` makes the text of a
    new seed (WOLF-7F3A); `show_random` is for show only and never reaches a rule.
    """

    now: Callable[[], float]
    seed_source: Callable[[], str]
    save_settings: SaveSettings
    """Given the settings and changes by name: the settings after them, written down."""
    bots: MakeBots
    """The bots of a match, by game and public configuration (`app.match.botprocess`)."""
    store: Matches | None = None
    """Where matches are kept; None where they can't be."""
    library: Library | None = None
    """Where decks and labyrinths are found."""
    keys: Path | None = None
    """The file of the player's own keys."""
    choices: Path | None = None
    """The file of what was chosen last for new games."""
    wake: Callable[[Services], Exception | None] = lambda _services: None
    """Fills in what is slow to import, after the first paint. What went wrong, if anything did:
    the program then goes on without a store."""
    first_paint: float = 0.0
    """Seconds to wait before `wake`: Textual calls back after its first layout, but before the
    frame is on its way to the terminal."""
    close: Callable[[Services], None] = lambda _services: None
    """Lets go of everything when the program ends."""
    show_random: random.Random = field(default_factory=random.Random)
