"""What a start of the program was asked for, from the command line and the settings together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.match.seats import Seat
from app.settings import Settings

GAMES = ("irrgarten",)
"""The ids of all games, without importing any."""


@dataclass(frozen=True, slots=True)
class StartOptions:
    """How the full screen begins: with the home screen, or (if `game` is set) with a match.

    Empty texts and tuples are left to the new-game screen's defaults. `labyrinth` is an id, or the
    absolute path of a file. `options` are changes of rules as `Options.with_changes` takes them.
    `language`, `theme`, `ascii`, `speed` (0 to 4) and `mouse` are what holds now; `settings` what
    the file says, to be changed and saved. `notices` are sentences to be shown once.
    """

    game: str = ""
    seed: str = ""
    players: tuple[Seat, ...] = ()
    labyrinth: str = ""
    preset: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    language: str = "en"
    theme: str = "dark"
    ascii: bool = False
    speed: int = 2
    mouse: bool = True
    settings: Settings = field(default_factory=Settings)
    notices: tuple[str, ...] = ()
