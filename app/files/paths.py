"""Where the program keeps its things: the platform's folders, or all below `MAZMORRA_HOME`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import platformdirs

HOME = "MAZMORRA_HOME"
NAME = "mazmorra"


def typed(text: str) -> Path:
    """A path as somebody typed it, `~` for a home. It answers for any text, where `Path`'s own way
    raises for a stranger's home, and the library's for a stranger that no system could know."""
    try:
        return Path(os.path.expanduser(text))
    except ValueError:
        return Path(text)


def absolute(text: str) -> Path | None:
    """The whole path of what somebody typed; None for the home of somebody who is not there."""
    try:
        return Path(text).expanduser().absolute()
    except (RuntimeError, ValueError):
        return None


class NoHome(Exception):
    """Nothing tells where the home folder is: no variable, and no entry of the system."""


def _folder(kind: str, platform: Callable[..., str]) -> Path:
    home = os.environ.get(HOME)
    if home:
        return typed(home).absolute() / kind
    try:
        return Path(platform(NAME, appauthor=False))
    except RuntimeError:
        raise NoHome from None


def config_folder() -> Path:
    """Settings and key maps. Raises `NoHome`, as all that are the platform's do."""
    return _folder("config", platformdirs.user_config_dir)


def state_folder() -> Path:
    """Saved matches."""
    return _folder("state", platformdirs.user_state_dir)


def data_folder() -> Path:
    """The player's own decks and labyrinths."""
    return _folder("data", platformdirs.user_data_dir)


def export_folder() -> Path:
    """Matches as files, where nobody says another place."""
    return data_folder() / "export"


def log_folder() -> Path:
    """The debug log and reports of faults."""
    return _folder("log", platformdirs.user_log_dir)


def database() -> Path:
    """The file of all matches."""
    return state_folder() / "matches.sqlite3"


def known() -> list[tuple[str, Path]]:
    """Every place with its stable name, in the order in which a person is told."""
    return [
        ("config", config_folder()),
        ("state", state_folder()),
        ("data", data_folder()),
        ("log", log_folder()),
        ("matches", database()),
    ]


def made(folder: Path) -> Path:
    """The folder, made with those above it if need be, for its owner alone. Raises `OSError`."""
    missing = [folder, *folder.parents]
    for place in reversed([place for place in missing if not place.exists()]):
        place.mkdir(mode=0o700, exist_ok=True)
    return folder
