"""Checks of the machine, the installation and the terminal before a front end starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, MutableMapping
from pathlib import Path

from app.validation.errors import CantStart

OLDEST = (3, 11)
PACKAGES = ("engines", "cards")
"""The packages that must lie beside `app`. Other distributions have packages of these names."""
FILES = 32
"""Files that the program may have open at once: twice the most that was ever counted."""
LARGEST = 1000
"""The most columns or rows that a terminal can have."""
_SIZES = ("COLUMNS", "LINES")
_SWITCHES = "TEXTUAL"
"""The prefix of Textual's variables, which load code, write logs and end the program."""


def check_start(env: Mapping[str, str], *, online: bool = False) -> None:
    """Raise `CantStart` if the full screen can't start; `online` there is no plain mode instead."""
    check_program()
    streams = (sys.__stdin__, sys.__stdout__)
    terminal = all(stream is not None and stream.isatty() for stream in streams)
    check_terminal(env, terminal, online=online)


def check_program() -> None:
    """Raise `CantStart` if neither the full screen nor plain mode can start."""
    check_machine(tuple(sys.version_info[:2]), os.name)
    check_files()
    check_packages(_home_of("app"), {name: _home_of(name) for name in PACKAGES})


def check_machine(version: tuple[int, ...], system: str) -> None:
    """Refuse an old Python, and native Windows, where terminals work through WSL only."""
    if version < OLDEST:
        raise CantStart("cli-no-python", found=".".join(map(str, version)))
    if system == "nt":
        raise CantStart("cli-no-windows")


def check_files() -> None:
    """Raise a low limit of open files. Refuse one that can't be raised: anything could fail."""
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

    may, most = getrlimit(RLIMIT_NOFILE)
    if may == RLIM_INFINITY or may >= FILES:
        return
    if most != RLIM_INFINITY and most < FILES:
        raise CantStart("cli-few-files", found=most, least=FILES)
    setrlimit(RLIMIT_NOFILE, (FILES, most))


def check_terminal(env: Mapping[str, str], terminal: bool, *, online: bool = False) -> None:
    """Refuse pipes and files, and a terminal that can only print lines."""
    if not terminal:
        raise CantStart("cli-no-terminal-online" if online else "cli-no-terminal")
    kind = env.get("TERM", "")
    if kind in ("dumb", "unknown"):
        message = "cli-dumb-terminal-online" if online else "cli-dumb-terminal"
        raise CantStart(message, found=kind)


def forget_nonsense(env: MutableMapping[str, str]) -> None:
    """Remove variables of the environment that would mislead Textual.

    They are a size that no terminal has, which it prefers to the terminal's, and its own switches.
    """
    for name in _SIZES:
        value = env.get(name, "1")
        if not (value.isascii() and value.isdecimal() and 1 <= int(value[:9]) <= LARGEST):
            del env[name]
    for name in [name for name in env if name.startswith(_SWITCHES)]:
        del env[name]


def check_packages(ours: Path | None, others: Mapping[str, Path | None]) -> None:
    """Refuse packages that come from another folder than `app`."""
    for name, home in others.items():
        if home != ours:
            expected = str(ours) if ours else "?"
            raise CantStart(
                "cli-stranger", package=name, found=str(home) if home else "-", expected=expected
            )


def _home_of(package: str) -> Path | None:
    """Return the folder of a package without importing it."""
    from importlib.util import find_spec

    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).resolve().parent.parent
