"""The program's folders: those of the platform, or all below `MAZMORRA_HOME`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import platformdirs

HOME = "MAZMORRA_HOME"
NAME = "mazmorra"


def typed(text: str) -> Path:
    """Return a typed path with `~` expanded.
    It accepts any text. `Path.expanduser` raises for an unknown user's home, and
    `os.path.expanduser` for a user name that is invalid on the system."""
    try:
        return Path(os.path.expanduser(text))
    except ValueError:
        return Path(text)


def absolute(text: str) -> Path | None:
    """Return a typed path as an absolute one; None if it names the home of an unknown user."""
    try:
        return Path(text).expanduser().absolute()
    except (RuntimeError, ValueError):
        return None


class NoHome(Exception):
    """The home folder is unknown: no variable and no system entry names it."""


def _folder(kind: str, platform: Callable[..., str]) -> Path:
    home = os.environ.get(HOME)
    if home:
        return typed(home).absolute() / kind
    try:
        return Path(platform(NAME, appauthor=False))
    except RuntimeError:
        raise NoHome from None


def config_folder() -> Path:
    """Return the folder of settings and key maps. Raise `NoHome`, as all platform folders do."""
    return _folder("config", platformdirs.user_config_dir)


def state_folder() -> Path:
    """Return the folder of saved matches."""
    return _folder("state", platformdirs.user_state_dir)


def data_folder() -> Path:
    """Return the folder of the player's own decks and labyrinths."""
    return _folder("data", platformdirs.user_data_dir)


def export_folder() -> Path:
    """Return the default folder for exported matches."""
    return data_folder() / "export"


def log_folder() -> Path:
    """Return the folder of the debug log and crash reports."""
    return _folder("log", platformdirs.user_log_dir)


def database() -> Path:
    return state_folder() / "matches.sqlite3"


def known() -> list[tuple[str, Path]]:
    """Return every place with its stable name, in display order."""
    return [
        ("config", config_folder()),
        ("state", state_folder()),
        ("data", data_folder()),
        ("log", log_folder()),
        ("matches", database()),
    ]


def made(folder: Path) -> Path:
    """Create a folder and its missing parents, for its owner alone. Return it. Raise `OSError`."""
    missing = [folder, *folder.parents]
    for place in reversed([place for place in missing if not place.exists()]):
        place.mkdir(mode=0o700, exist_ok=True)
    return folder
