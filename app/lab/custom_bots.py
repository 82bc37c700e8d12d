"""Custom bots: functions in Python files of the player, for simulations.

`./wolf.py` is the function `bot` of that file, `./wolf.py:howl` its function `howl`. The function
has the arguments of every bot (`engines.kernel.bots.BotFunction`), and its budget if it is a
`BotSpec`. Reports call it `wolf.py`, without the folder, which would say something of the machine.
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
    """A file has no usable bot.

    `why`: "raised" (running the file raised an error: `detail` is Python's message, `line` the line
    in the file, 0 if elsewhere), "absent" (it has no such function; `detail` names those it has).
    """

    def __init__(self, custom: CustomBot, why: str, detail: str = "", line: int = 0) -> None:
        self.bot, self.why, self.detail, self.line = custom, why, detail, line
        super().__init__(f"{custom.path}:{line}: {why} {detail}")


class _Fresh(SourceFileLoader):
    """Runs the present content of a file. Python would keep it compiled beside the file, and miss a
    change of the same second and size."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = self.source_to_code(self._source, self.path)
        return code


class CustomBotFailed(Exception):
    """A custom bot raised an error in a game or returned an illegal action: `wolf.py:12: ...`."""


def custom_bot(text: str, path_of: Callable[[str], Path]) -> CustomBot | None:
    """Return the custom bot named on a command line, None if the text names no Python file.
    Its name can be encoded, even if the file's name is not UTF-8."""
    found = _NAMED.fullmatch(text)
    if found is None:
        return None
    path, function = path_of(found["path"]).absolute(), found["function"] or FUNCTION
    name = path.name if function == FUNCTION else f"{path.name}:{function}"
    return CustomBot(name.encode(errors="replace").decode(), str(path), function)


def load_bots(custom: Iterable[CustomBot]) -> dict[str, BotFunction]:
    """Return the bots by name; each file runs once.

    Raise `BadCustomBot`, and `OSError` if there is no such file.
    """
    modules: dict[str, ModuleType] = {}
    bots: dict[str, BotFunction] = {}
    for bot in custom:
        if bot.path not in modules:
            modules[bot.path] = _run(bot, f"custom{len(modules)}")
        bots[bot.name] = _checked(bot, _function(bot, modules[bot.path]))
    return bots


def digest(custom: CustomBot) -> str:
    """Return a hash of a custom bot's file. Raise `OSError`."""
    return blake2b(_source(custom), digest_size=8).hexdigest()


def _source(custom: CustomBot) -> bytes:
    try:
        return read_file(Path(custom.path), MOST_BYTES)
    except ValueError:  # a name that no file can have
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), custom.path) from None


def _run(custom: CustomBot, name: str) -> ModuleType:
    """Return the file as a module. It can import its neighbours, after all that is installed. What
    it prints goes to the stream of errors."""
    loader = _Fresh(name, custom.path, _source(custom))
    spec = spec_from_file_location(name, custom.path, loader=loader)
    assert spec is not None  # there is a loader
    folder = str(Path(custom.path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    module = sys.modules[name] = module_from_spec(spec)
    try:
        with redirect_stdout(sys.stderr):
            loader.exec_module(module)
    except (Exception, SystemExit) as problem:  # the file may raise anything
        raise BadCustomBot(
            custom, "raised", _message(problem), _line(problem, custom.path)
        ) from problem
    return module


def _function(custom: CustomBot, module: ModuleType) -> BotFunction:
    found = getattr(module, custom.function, None)
    if callable(found):
        function: BotFunction = found
        return function
    own = (name for name, value in vars(module).items() if _is_own(name, value, module))
    raise BadCustomBot(custom, "absent", ", ".join(sorted(own)))


def _is_own(name: str, value: object, module: ModuleType) -> bool:
    """Whether a name is a public function that the file itself defines."""
    if isinstance(value, BotSpec):
        value = value.choose
    return (
        callable(value)
        and not name.startswith("_")
        and not isinstance(value, type)
        and getattr(value, "__module__", "") == module.__name__
    )


def _checked(custom: CustomBot, function: BotFunction) -> BotFunction:
    """Return the function with checks, and with its budget if it has one. Its errors name file and
    line."""

    def bot(config: Any, view: Any, seed: int, *budget: int) -> int:
        try:
            action = function(config, view, seed, *budget)
        except (Exception, SystemExit) as problem:  # the bot may raise anything
            line = _line(problem, custom.path)
            at = f"{Path(custom.path).name}:{line}" if line else custom.name
            raise CustomBotFailed(f"{at}: {_message(problem)}") from problem
        legal: Sequence[int] = view.legal
        if type(action) is not int or action not in legal:
            found, choices = reprlib.repr(action), reprlib.repr(list(legal))
            raise CustomBotFailed(f"{custom.name}: {found} not in view.legal {choices}")
        return action

    return BotSpec(bot, function.budget) if isinstance(function, BotSpec) else bot


def _message(problem: BaseException) -> str:
    """Return Python's message of an error, for a syntax error without its place."""
    message = problem.msg if isinstance(problem, SyntaxError) else str(problem)
    kind = type(problem).__name__
    return f"{kind}: {message}" if message else kind


def _line(problem: BaseException, path: str) -> int:
    """Return the last line of a file in an error's traceback, 0 if there is none."""
    if isinstance(problem, SyntaxError) and problem.filename == path:
        return problem.lineno or 0
    places = walk_tb(problem.__traceback__)
    lines = [line for frame, line in places if frame.f_code.co_filename == path]
    return lines[-1] if lines else 0
