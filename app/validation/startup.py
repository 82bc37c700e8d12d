"""What must hold before the screen is taken over; each refusal is a sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, MutableMapping
from pathlib import Path

from app.validation.errors import CantStart

OLDEST = (3, 11)
PACKAGES = ("engines", "cards")
"""The packages that must lie beside `app`. Others of these names exist in the world."""
FILES = 32
"""Files that the program needs open at once, its bots and the saved matches among them; twice what
it was ever seen to have."""
LARGEST = 1000
"""Columns or rows of a terminal that are believed."""
_SIZES = ("COLUMNS", "LINES")
_SWITCHES = "TEXTUAL"
"""What the library's own variables begin with: they load code, write logs and end the program."""


def check_start(env: Mapping[str, str]) -> None:
    """Raises `CantStart` where a full screen can't or shouldn't start."""
    check_program()
    streams = (sys.__stdin__, sys.__stdout__)
    check_terminal(env, all(stream is not None and stream.isatty() for stream in streams))


def check_program() -> None:
    """Raises `CantStart` where no part of the program that plays can start."""
    check_machine(tuple(sys.version_info[:2]), os.name)
    check_files()
    check_packages(_home_of("app"), {name: _home_of(name) for name in PACKAGES})


def check_machine(version: tuple[int, ...], system: str) -> None:
    """The oldest Python, and no native Windows (its terminals work through WSL)."""
    if version < OLDEST:
        raise CantStart("cli-no-python", found=".".join(map(str, version)))
    if system == "nt":
        raise CantStart("cli-no-windows")


def check_files() -> None:
    """As many open files as are needed: without them anything may fail, and at any time. A limit
    that may be raised is raised."""
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

    may, most = getrlimit(RLIMIT_NOFILE)
    if may == RLIM_INFINITY or may >= FILES:
        return
    if most != RLIM_INFINITY and most < FILES:
        raise CantStart("cli-few-files", found=most, least=FILES)
    setrlimit(RLIMIT_NOFILE, (FILES, most))


def check_terminal(env: Mapping[str, str], terminal: bool) -> None:
    """A terminal at both ends that can do more than print lines."""
    if not terminal:
        raise CantStart("cli-no-terminal")
    kind = env.get("TERM", "")
    if kind in ("dumb", "unknown"):
        raise CantStart("cli-dumb-terminal", found=kind)


def forget_nonsense(env: MutableMapping[str, str]) -> None:
    """Take out of the environment what a full screen would stumble over: a size that no terminal
    has, which the library believes before the terminal itself, and the library's own switches."""
    for name in _SIZES:
        value = env.get(name, "1")
        if not (value.isascii() and value.isdecimal() and 1 <= int(value[:9]) <= LARGEST):
            del env[name]
    for name in [name for name in env if name.startswith(_SWITCHES)]:
        del env[name]


def check_packages(ours: Path | None, others: Mapping[str, Path | None]) -> None:
    """`app`, `engines` and `cards` come from one folder, and no stranger is in between."""
    for name, home in others.items():
        if home != ours:
            expected = str(ours) if ours else "?"
            raise CantStart(
                "cli-stranger", package=name, found=str(home) if home else "-", expected=expected
            )


def _home_of(package: str) -> Path | None:
    """The folder in which a package lies; found, not imported."""
    from importlib.util import find_spec

    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).resolve().parent.parent
