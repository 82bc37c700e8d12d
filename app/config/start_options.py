"""The options of a program start, from the command line and the settings together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from app.config.settings import Settings
from app.i18n.fluent import Texts
from app.match.seats import Seat


@dataclass(frozen=True, slots=True)
class StartOptions:
    """The start of a front end: with its menu, or (if `game` is set) with a match.

    Empty texts and tuples are left to the new-game screen's defaults. `scenario` is the labyrinth
    or deck to play: an id, or the absolute path of a file or folder. `options` are changes of rules
    as `Options.with_changes` takes them. `language`, `theme`, `ascii`, `speed` (0 to 4) and `mouse`
    are the effective values; `settings` are those of the file, to be changed and saved. `notices`
    are sentences to show once, each made in the language of the moment. `first` is true if nothing
    was ever saved on this machine. `resume` is the saved match to continue, which the other front
    end was showing. `hosts` opens a table for friends with `game`, on an `address` ("" for all of
    this machine) and a `port`; `join` is the invitation to another's table; `name` is the player's
    name at either.
    """

    game: str = ""
    seed: str = ""
    players: tuple[Seat, ...] = ()
    scenario: str = ""
    preset: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    language: str = "en"
    theme: str = "dark"
    ascii: bool = False
    speed: int = 2
    mouse: bool = True
    settings: Settings = field(default_factory=Settings)
    notices: tuple[Callable[[Texts], str], ...] = ()
    resume: str = ""
    hosts: bool = False
    join: str = ""
    name: str = ""
    address: str = ""
    port: int = 0
    first: bool = False
