"""A player's settings, in `settings.toml` in the config folder.

A broken file is reported and never lost: defaults replace unreadable values, and the previous file
stays as `.bak`.
"""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path

from app.files.safe_read import current_content, read_file
from app.i18n.languages import LANGUAGES, choose_language
from app.i18n.plain_letters import has_all
from engines.kernel.meant import near_to

FILE = "settings.toml"
MAX_BYTES = 64 * 1024
MOST_PROBLEMS = 20
"""The number of problems reported for one file; further ones appear once these are corrected."""
THEMES = ("dark", "light", "contrast", "mono")
GLYPHS = ("unicode", "ascii")
SLOWEST = 4
SPEEDS = ("instant", "fast", "normal", "slow", "step")
"""Names of the speeds 0 to 4."""
HINTS = ("off", "numbers", "full")
KEYS = ("arrows", "vi", "numpad")
"""The sets of movement keys; the empty setting means all of them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings. An empty text leaves the choice to the terminal, the locale or another setting.

    `cells` is the width of a labyrinth's square in columns. `speed` is the display speed, from 0
    (instant) to 4 (step by step). `bots` names the speed that sets a bot's pause ("" for the same
    as `speed`). Without `motion` nothing is animated. With `bell` the terminal's bell rings when a
    person's turn begins. `hints` is how much the screen calculates for the player, and `coach`
    whether it explains things at their first occurrence. With `remarks` bots with a temper say
    something now and then. With `sure` the program asks before a choice that costs much. `keys` are
    the movement keys; `keys.toml` overrides them.
    """

    language: str = ""
    theme: str = ""
    glyphs: str = ""
    cells: int = 2
    speed: int = 2
    bots: str = ""
    motion: bool = True
    bell: bool = False
    mouse: bool = True
    hints: str = "numbers"
    coach: bool = True
    remarks: bool = True
    sure: bool = False
    keys: str = ""

    @property
    def bot_speed(self) -> int:
        """The pause of bots, from 0 (none) to 4, on the scale of `speed`."""
        return SPEEDS.index(self.bots) if self.bots else self.speed


CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", *LANGUAGES),
    "theme": ("", *THEMES),
    "glyphs": ("", *GLYPHS),
    "bots": ("", *SPEEDS[:SLOWEST]),
    "hints": HINTS,
    "keys": ("", *KEYS),
}
BOUNDS: dict[str, tuple[int, int]] = {"cells": (1, 3), "speed": (0, SLOWEST)}
"""The least and the greatest value of each numeric setting."""


@dataclass(frozen=True, slots=True)
class SettingProblem:
    """One problem in the file. `line` counts from 1.

    `found` is text of the file. `expected` is "name" (`choices` holds a similar known name, if
    any), "toml", "true-false", "one-of" (see `choices`) or "number" (see `bounds`); or
    "unreadable", with the system's reason in `found` (`EACCES`).
    """

    line: int
    found: str
    expected: str
    choices: tuple[str, ...] = ()
    bounds: tuple[int, int] = (0, SLOWEST)


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """The settings of a file and its problems."""

    settings: Settings
    problems: tuple[SettingProblem, ...] = ()


def automatic(env: Mapping[str, str]) -> dict[str, str]:
    """Return the values for settings that leave the choice to the locale or the terminal."""
    unicode = has_all(getattr(sys.__stdout__, "encoding", None))
    return {
        "language": choose_language(env),
        "theme": "mono" if "NO_COLOR" in env else "dark",
        "glyphs": "unicode" if unicode else "ascii",
    }


def settings_path() -> Path:
    from app.files import paths

    return paths.config_folder() / FILE


def load(path: Path) -> LoadedSettings:
    """Return the settings in a file. Never raise.
    An unreadable value is replaced by its default and reported as a problem."""
    try:
        data = read_file(path, MAX_BYTES)
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except OSError as problem:
        why = errno.errorcode.get(problem.errno or 0, type(problem).__name__)
        return LoadedSettings(Settings(), (SettingProblem(1, why, "unreadable"),))
    return _parsed(data)


def _parsed(data: bytes) -> LoadedSettings:
    from app.files.toml_file import BadToml, read

    try:
        return _checked(*read(data))
    except BadToml as broken:
        return LoadedSettings(Settings(), (SettingProblem(broken.line, broken.found, "toml"),))


def _checked(values: dict[str, object], text: str) -> LoadedSettings:
    valid: dict[str, object] = {}
    problems: list[SettingProblem] = []
    defaults = Settings()
    names = [field.name for field in fields(Settings)]
    for name, value in values.items():
        expected = _expected_kind(name, value, getattr(defaults, name)) if name in names else "name"
        if not expected:
            valid[name] = value
        elif len(problems) < MOST_PROBLEMS:
            problems.append(_problem(name, value, expected, text))
    settings = Settings(**valid)  # type: ignore[arg-type]  # each was compared with its default
    return LoadedSettings(settings, tuple(sorted(problems, key=lambda problem: problem.line)))


def _problem(name: str, value: object, expected: str, text: str) -> SettingProblem:
    from app.files.toml_file import toml

    line = _line_of(name, text)
    if expected == "name":
        similar_name = near_to(name, [field.name for field in fields(Settings)])
        return SettingProblem(line, name, expected, (similar_name,) if similar_name else ())
    choices = tuple(filter(None, CHOICES.get(name, ())))
    bounds = BOUNDS.get(name, (0, SLOWEST))
    return SettingProblem(line, f"{name} = {toml(value)}", expected, choices, bounds)


def _expected_kind(name: str, value: object, default: object) -> str:
    """Return the expected kind of value for a setting, "" if the value is valid."""
    if name in CHOICES:
        return "" if isinstance(value, str) and value in CHOICES[name] else "one-of"
    if isinstance(default, bool):
        return "" if isinstance(value, bool) else "true-false"
    least, most = BOUNDS[name]
    valid = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    return "" if valid else "number"


def save(path: Path, settings: Settings) -> None:
    """Write the settings. Comments stay, and the previous content stays as `.bak`.
    Do not write a file whose content would not change. Raise `OSError`."""
    from app.files import atomic, paths

    before = current_content(path, MAX_BYTES)
    data = settings_text(settings, before.decode("utf-8-sig", errors="replace")).encode()
    if data == before:
        return
    paths.ensure_folder(path.parent)
    atomic.write(path, data, backup=True)


def save_changes(path: Path, settings: Settings, changes: Mapping[str, object]) -> None:
    """Apply changes to the file's current content, and save it.
    The player or another running program may have changed other settings in it meanwhile. If the
    file is missing or unreadable, save `settings` with the changes. Raise `OSError`."""
    current = load(path)
    unreadable = any(problem.expected in ("toml", "unreadable") for problem in current.problems)
    base = settings if unreadable or not path.exists() else current.settings
    save(path, replace(base, **changes))  # type: ignore[arg-type]  # by the names of settings


def settings_text(settings: Settings, before: str = "") -> str:
    from app.files.toml_file import rewritten

    values = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return rewritten(before, values)


def _line_of(name: str, text: str) -> int:
    """Return the line of a setting, 1 if it can't be found."""
    start = re.compile(rf"""\s*\[*\s*["']?{re.escape(name)}\b""")
    for number, line in enumerate(text.splitlines(), 1):
        if start.match(line):
            return number
    return 1
