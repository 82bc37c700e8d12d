"""The program's folders: those of the platform, or all below `MAZMORRA_HOME`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import platformdirs

HOME = "MAZMORRA_HOME"
NAME = "mazmorra"


def typed_path(text: str) -> Path:
    """Return the path of a text that a person typed, with `~` expanded if possible.

    Any text is accepted. `Path.expanduser` would raise for an unknown user's home;
    `os.path.expanduser` raises only for a user name that the system does not allow.
    """
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
        return typed_path(home).absolute() / kind
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


def listed_paths() -> list[tuple[str, Path]]:
    """Return every folder and file that `mazmorra paths` lists, with its stable name, in order."""
    return [
        ("config", config_folder()),
        ("state", state_folder()),
        ("data", data_folder()),
        ("log", log_folder()),
        ("matches", database()),
    ]


def ensure_folder(folder: Path) -> Path:
    """Create a folder and its missing parents, for the user alone. Return it. Raise `OSError`."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)
    return folder
