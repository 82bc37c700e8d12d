"""The start of plain mode on the real terminal, pipe or file."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from dataclasses import replace

from app.config.start_options import StartOptions
from app.plain.console import ConsoleClosed, StreamConsole
from app.plain.program import PlainProgram
from app.session.app_context import AppContext
from app.session.bootstrap import Outside
from app.session.exit_codes import FAULT, INTERRUPTED, OK

CANNOT_CLEAR = ("", "dumb", "unknown")
"""Kinds of terminals that would write the sequences for clearing as text."""


def run(options: StartOptions, services: AppContext | None = None) -> int | StartOptions:
    """Run plain mode.
    Return its exit status, or the options to continue with in the full screen. All decisions are
    saved by then. Raise `BrokenPipeError` when the output is closed."""
    reached = services or Outside.real()
    terminal = sys.stdout.isatty()
    console = StreamConsole(
        sys.stdin,
        sys.stdout,
        (lambda: shutil.get_terminal_size().columns) if terminal else (lambda: 0),
        echo=not sys.stdin.isatty(),
        clears=terminal and os.environ.get("TERM", "") not in CANNOT_CLEAR,
    )
    program = PlainProgram(reached, options, console)
    try:
        program.run()
    except (ConsoleClosed, ExceptionGroup) as error:
        closed = _closed(error)
        if isinstance(closed.__cause__, BrokenPipeError):
            raise closed.__cause__ from None
    except Exception as error:  # a bug: in a match the page says whether that is saved
        if program.saved is None or isinstance(error, BrokenPipeError):
            raise
        from app.session import crash_report

        context = crash_report.CrashContext("game", saved=program.saved)
        crash_report.tell(program.texts, error, context, program.saved)
        return FAULT
    except KeyboardInterrupt:
        with suppress(ConsoleClosed):
            console.say()
            program.part()
        return INTERRUPTED
    finally:
        reached.close()
    if program.resume is None:
        return OK
    language = program.texts.language
    return replace(options, game="", notices=(), language=language, resume=program.resume)


def _closed(error: ConsoleClosed | ExceptionGroup[Exception]) -> ConsoleClosed:
    """Return why the program ended. Several listeners of a match find the console closed at the
    same time, and their errors come as a group; raise a group with any other error in it."""
    if isinstance(error, ConsoleClosed):
        return error
    closed, others = error.split(ConsoleClosed)
    if closed is None or others is not None:
        raise error
    return _closed(closed.exceptions[0])
