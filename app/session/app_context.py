"""What front ends need from the machine, in one object, so that tests can give their own."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.config.settings import Settings
    from app.content.content_index import ContentIndex
    from app.files.errors import Holder
    from app.lessons.learned import LearnedState
    from app.match.bots.comparing import Comparer
    from app.match.bots.port import BotGuard
    from app.store.archive import Archive
    from app.store.matches import Matches

MakeBots = Callable[[str, Any], "BotGuard"]
MakeComparer = Callable[[str, Any], "Comparer | None"]
SaveSettings = Callable[["Settings", Mapping[str, Any]], "Settings"]


@dataclass
class AppContext:
    """The machine as front ends see it. The methods do nothing here; `app.session.bootstrap` has
    the real ones.

    `now` returns seconds since 1970, for "an hour ago"; `seed_source` the text of a new seed
    (WOLF-7F3A); `show_random` is for animations only and never for rules.
    """

    now: Callable[[], float]
    seed_source: Callable[[], str]
    save_settings: SaveSettings
    """Takes the settings and changes by name, and returns the changed settings, once they are
    written. Raises `OSError`."""
    bots: MakeBots
    """The bots of a match, by game and public configuration (`app.match.bots.process`)."""
    comparer: MakeComparer | None = None
    """What gives hints a figure, by game and public configuration (`app.match.bots.comparing`);
    None where no process may be started."""
    store: Matches | None = None
    """The saved matches; None if they can't be saved."""
    beside: Archive | None = None
    """The saved matches of another running program, to read only; `store` is None then."""
    held: bool = False
    """Whether another running program has the saved matches open, even if they can't be read."""
    holder: Holder | None = None
    """That program, where it is known."""
    refused: str = ""
    """The last logged reason why its matches could not be taken over."""
    library: ContentIndex | None = None
    """Where decks and labyrinths are found."""
    keys: Path | None = None
    """The file of the player's own keys."""
    choices: Path | None = None
    """The file of what was chosen last for new games."""
    table: Path | None = None
    """The file of the table that was served last."""
    learned: LearnedState | None = None
    """The lessons finished and the tips shown."""
    behind: bool = False
    """Whether `wake` opens the saved matches so that decisions are written in a thread: for a front
    end whose keys must not wait for the disk."""
    first_paint: float = 0.0
    """Seconds to wait before `wake`: Textual calls back after its first layout, but before the
    frame is on its way to the terminal."""
    line_headers: Mapping[str, str] = field(default_factory=dict)
    """What a line to a table says of the program behind it, as headers by their names."""
    way_back: str = ""
    """What somebody types to come back to their seats, where nothing else knows them."""
    friend_types: Callable[[str], str] | None = None
    """What a friend types to come to the table of a code, the same way as this player."""
    show_random: random.Random = field(default_factory=random.Random)

    def wake(self) -> Exception | None:
        """Fill in what is slow to import, after the first paint. Return the problem, if any: the
        program then continues without a store."""
        return None

    def guest_token(self, place: str, name: str) -> str:
        """Return the secret by which the table at a place knows a player of this machine, the same
        one after a restart. Without files it is a new one each time."""
        return secrets.token_hex(32)

    def remember_seat(self, place: str, name: str, token: str) -> None:
        """Keep the secret by which a place knows the player of a seat: whoever comes there under
        the seat's name is that player. Without files nothing is kept."""

    def take_over(self) -> bool:
        """Open the saved matches for writing if the program that `held` them has ended. Return
        whether that was so. Call it neither while `beside` is read nor during an unsaved match."""
        return False

    async def make_good(self) -> None:
        """Compute missing records in the background."""

    def close(self) -> None:
        """Close everything at the end of the program."""

    @property
    def archive(self) -> Archive | None:
        """The saved matches to read: ours, or those of another running program."""
        return self.store if self.store is not None else self.beside

    @property
    def saving(self) -> bool:
        """Whether matches are saved, as far as is known: before `wake` it is assumed."""
        return self.store is not None or (self.library is None and self.beside is None)
