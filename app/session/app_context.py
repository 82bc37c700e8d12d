"""What the screens need from outside: each is handed in, so that tests can hand in their own."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.config.settings import Settings
    from app.content.content_index import ContentIndex
    from app.files.errors import Holder
    from app.lessons.learned import LearnedState
    from app.match.bots.port import BotGuard
    from app.store.archive import Archive
    from app.store.matches import Matches

MakeBots = Callable[[str, Any], "BotGuard"]
SaveSettings = Callable[["Settings", Mapping[str, Any]], "Settings"]


@dataclass
class AppContext:
    """The outside world of the interface. What it does by itself here is nothing: `app.outside`
    has the real one.

    `now` is the time in seconds since 1970, for "an hour ago"; `seed_source` makes the text of a
    new seed (WOLF-7F3A); `show_random` is for show only and never reaches a rule.
    """

    now: Callable[[], float]
    seed_source: Callable[[], str]
    save_settings: SaveSettings
    """Given the settings and changes by name: the settings after them, written down. Raises
    `OSError`."""
    bots: MakeBots
    """The bots of a match, by game and public configuration (`app.match.bots.process`)."""
    store: Matches | None = None
    """Where matches are kept; None where they can't be."""
    beside: Archive | None = None
    """The saved matches of another program that runs, to look at only; `store` is None then."""
    held: bool = False
    """Whether another program that runs has the saved matches, even if they can't be looked at."""
    holder: Holder | None = None
    """That program, where it is known."""
    refused: str = ""
    """Why its matches could not be taken over, if trying failed: the log is told once."""
    library: ContentIndex | None = None
    """Where decks and labyrinths are found."""
    keys: Path | None = None
    """The file of the player's own keys."""
    choices: Path | None = None
    """The file of what was chosen last for new games."""
    learned: LearnedState | None = None
    """What was learned: lessons finished, tips told."""
    first_paint: float = 0.0
    """Seconds to wait before `wake`: Textual calls back after its first layout, but before the
    frame is on its way to the terminal."""
    show_random: random.Random = field(default_factory=random.Random)

    def wake(self) -> Exception | None:
        """Fill in what is slow to import, after the first paint. Return what went wrong, if
        anything did: the program then goes on without a store."""
        return None

    def take_over(self) -> bool:
        """Open the saved matches for writing where the program that `held` them has ended; return
        whether they are ours since this moment. Do so neither while anything is read from
        `beside` nor while a match is played without being saved."""
        return False

    async def make_good(self) -> None:
        """Count what the records lack, beside the screen."""

    def close(self) -> None:
        """Let go of everything when the program ends."""

    @property
    def archive(self) -> Archive | None:
        """The saved matches to look at: ours, or those of another program that runs."""
        return self.store if self.store is not None else self.beside

    @property
    def saving(self) -> bool:
        """Whether what is played is saved, as far as is known: before `wake` that is hoped."""
        return self.store is not None or (self.library is None and self.beside is None)
