"""Runs a command line, and says why one failed."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from app.cli.parser import Arguments, Parser, TextAnswer
from app.cli.table import PROGRAM
from app.config import settings as settings_file
from app.config.settings import LoadedSettings, Settings
from app.i18n.fluent import LANGUAGES, Texts, choose_language
from app.registry import game_ids
from app.session.exit_codes import FAULT, OK, WRONG_USE
from app.validation.errors import CantStart, WrongUse

UNWRITABLE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
"""Errors of a write to an output that takes nothing more."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code.

    A command is the function `run` of the module of its name, which is imported only to run it.
    """
    texts = _texts(arguments, settings_file.load(settings_file.settings_path()))
    parser = Parser(texts)
    try:
        found = parser.parse(arguments)
        code: int = import_module(f"app.cli.{found.command or 'play'}").run(texts, found)
        return code
    except TextAnswer as answer:
        print(answer, end="")
        return OK
    except CantStart as why:
        print(texts(why.message, **why.values), file=sys.stderr)
    except WrongUse as wrong:
        what = texts(wrong.message, **wrong.values)
        command = _command_for_help(arguments, parser.found, wrong)
        print(texts("cli-wrong", what=what, command=command), file=sys.stderr)
    return WRONG_USE


def _command_for_help(arguments: Sequence[str], parsed: Arguments, wrong: WrongUse) -> str:
    """Return the command whose help shows what could have been typed."""
    if parsed.command != "play":
        return " ".join(filter(None, (PROGRAM, parsed.command)))
    game = next((word for word in arguments if word in game_ids()), "")
    if not game and wrong.message.startswith("cli-option-"):
        game = game_ids()[0]  # only the help of a game shows rules
    return f"{PROGRAM} play {game}".rstrip()


def _texts(arguments: Sequence[str], loaded: LoadedSettings) -> Texts:
    asked = asked_language(arguments)
    return Texts(asked or choose_language(os.environ, loaded.settings.language))


def asked_language(arguments: Sequence[str]) -> str:
    """Return the language of `--lang`, "" without a known one.

    It is found before the command line is parsed, because errors are in that language.
    """
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(arguments[at + 1 : at + 2])
            return value if value in LANGUAGES else ""
    return ""


def failed(arguments: Sequence[str], error: Exception) -> int:
    """Say why a command failed that nothing had foreseen, and return the exit code.

    The cause is an output that takes nothing more, a folder that is gone, or a fault of the
    program, of which there is a report.
    """
    from app.files.paths import NoHome

    try:
        loaded = settings_file.load(settings_file.settings_path())
    except (NoHome, OSError):  # the error itself may be that there is no folder of settings
        loaded = LoadedSettings(Settings())
    texts = _texts(arguments, loaded)
    said = ""
    if isinstance(error, NoHome):
        said = texts("cli-no-home")
    elif isinstance(error, OSError) and error.filename is None:
        if _folder_is_gone():
            said = texts("cli-folder-gone")
        elif error.errno in UNWRITABLE:
            said = texts("cli-no-output", why=errno.errorcode[error.errno])
    with suppress(OSError):  # the stream of errors may take nothing more, either
        if not said:
            from app.session import crash_report

            crash_report.tell(texts, error, crash_report.CrashContext("command"), None)
            return FAULT
        print(said, file=sys.stderr)
    return WRONG_USE


def _folder_is_gone() -> bool:
    """Whether the current folder was deleted: relative paths then lead nowhere."""
    try:
        os.getcwd()
    except OSError:
        return True
    return False
