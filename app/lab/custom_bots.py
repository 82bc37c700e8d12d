"""Bots of people's own: a function in a Python file of theirs, which a simulation seats.

`./wolf.py` is the function `bot` of that file, `./wolf.py:howl` its function `howl`. Such a
function gets what every bot gets (`engines.kernel.bots.BotFunction`), and its budget if it is a
`BotSpec`. Reports call it `wolf.py`, without the folder: they say nothing of the machine.
"""

from __future__ import annotations

import errno
import os
import re
import reprlib
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from hashlib import blake2b
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import walk_tb
from types import CodeType, ModuleType
from typing import Any, Final

from app.files.safe_read import read_file
from engines.kernel.bots import BotFunction, BotSpec

FUNCTION: Final = "bot"
"""The function of a file that names none."""

MOST_BYTES: Final = 1 << 20

_NAMED = re.compile(r"(?P<path>.+\.py)(?::(?P<function>.*))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class CustomBot:
    """A function of a file; `name` is what reports call it."""

    name: str
    path: str
    function: str


class BadCustomBot(Exception):
    """A file has no bot for us.

    `why`: "raised" (running it ended so; `line` is where in it, 0 if elsewhere, and `detail`
    Python's words), "absent" (it has no such function; `detail` names the functions that it has).
    """

    def __init__(self, guest: CustomBot, why: str, detail: str = "", line: int = 0) -> None:
        self.guest, self.why, self.detail, self.line = guest, why, detail, line
        super().__init__(f"{guest.path}:{line}: {why} {detail}")


class _Fresh(SourceFileLoader):
    """Runs what a file holds now. Python would keep it compiled beside itself, and not see a change
    of the same second and size."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = self.source_to_code(self._source, self.path)
        return code


class CustomBotFailed(Exception):
    """In a game, a guest raised something or gave what is no open action: `wolf.py:12: ...`."""


def named(text: str, path_of: Callable[[str], Path]) -> CustomBot | None:
    """The guest that was named on a command line; None for what names no Python file. Its name can
    be written down, also where the file's is no UTF-8."""
    found = _NAMED.fullmatch(text)
    if found is None:
        return None
    path, function = path_of(found["path"]).absolute(), found["function"] or FUNCTION
    name = path.name if function == FUNCTION else f"{path.name}:{function}"
    return CustomBot(name.encode(errors="replace").decode(), str(path), function)


def invited(guests: Iterable[CustomBot]) -> dict[str, BotFunction]:
    """Return the bots by name; each file runs once.

    Raise `BadCustomBot`, and `OSError` if there is no such file.
    """
    modules: dict[str, ModuleType] = {}
    bots: dict[str, BotFunction] = {}
    for guest in guests:
        if guest.path not in modules:
            modules[guest.path] = _run(guest, f"guest{len(modules)}")
        bots[guest.name] = _asked(guest, _function(guest, modules[guest.path]))
    return bots


def digest(guest: CustomBot) -> str:
    """What tells one version of a guest's file from another. Raises `OSError`."""
    return blake2b(_source(guest), digest_size=8).hexdigest()


def _source(guest: CustomBot) -> bytes:
    try:
        return read_file(Path(guest.path), MOST_BYTES)
    except ValueError:  # a name that no file can have
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), guest.path) from None


def _run(guest: CustomBot, name: str) -> ModuleType:
    """The file as a module. It may import what lies beside it, after all that is installed; what
    it prints is no part of a report."""
    loader = _Fresh(name, guest.path, _source(guest))
    spec = spec_from_file_location(name, guest.path, loader=loader)
    assert spec is not None  # there is a loader
    folder = str(Path(guest.path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    module = sys.modules[name] = module_from_spec(spec)
    try:
        with redirect_stdout(sys.stderr):
            loader.exec_module(module)
    except (Exception, SystemExit) as problem:  # whatever a stranger's file may raise
        raise BadCustomBot(guest, "raised", _said(problem), _line(problem, guest.path)) from problem
    return module


def _function(guest: CustomBot, module: ModuleType) -> BotFunction:
    found = getattr(module, guest.function, None)
    if callable(found):
        function: BotFunction = found
        return function
    own = (name for name, value in vars(module).items() if _is_own(name, value, module))
    raise BadCustomBot(guest, "absent", ", ".join(sorted(own)))


def _is_own(name: str, value: object, module: ModuleType) -> bool:
    """Whether a name is a function that the file itself makes for others."""
    if isinstance(value, BotSpec):
        value = value.choose
    return (
        callable(value)
        and not name.startswith("_")
        and not isinstance(value, type)
        and getattr(value, "__module__", "") == module.__name__
    )


def _asked(guest: CustomBot, function: BotFunction) -> BotFunction:
    """The function, which names file and line of its mistakes; with its budget, if it has one."""

    def bot(config: Any, view: Any, seed: int, *budget: int) -> int:
        try:
            action = function(config, view, seed, *budget)
        except (Exception, SystemExit) as problem:  # whatever a stranger's bot may raise
            line = _line(problem, guest.path)
            at = f"{Path(guest.path).name}:{line}" if line else guest.name
            raise CustomBotFailed(f"{at}: {_said(problem)}") from problem
        legal: Sequence[int] = view.legal
        if type(action) is not int or action not in legal:
            found, choices = reprlib.repr(action), reprlib.repr(list(legal))
            raise CustomBotFailed(f"{guest.name}: {found} not in view.legal {choices}")
        return action

    return BotSpec(bot, function.budget) if isinstance(function, BotSpec) else bot


def _said(problem: BaseException) -> str:
    """What was raised, in Python's words; where a mistake in the grammar is, is told apart."""
    said = problem.msg if isinstance(problem, SyntaxError) else str(problem)
    kind = type(problem).__name__
    return f"{kind}: {said}" if said else kind


def _line(problem: BaseException, path: str) -> int:
    """The last line of a file that a problem came through; 0 if it came through none."""
    if isinstance(problem, SyntaxError) and problem.filename == path:
        return problem.lineno or 0
    places = walk_tb(problem.__traceback__)
    lines = [line for frame, line in places if frame.f_code.co_filename == path]
    return lines[-1] if lines else 0
