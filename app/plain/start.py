"""Starts plain mode on the real terminal, pipe or file."""

from __future__ import annotations

import shutil
import sys
from contextlib import suppress
from dataclasses import replace

from app.config.start_options import StartOptions
from app.plain.console import ConsoleClosed, StreamConsole
from app.plain.program import PlainProgram
from app.session.app_context import AppContext
from app.session.bootstrap import Outside
from app.session.exit_codes import INTERRUPTED, OK


def run(options: StartOptions, services: AppContext | None = None) -> int | StartOptions:
    """Plain mode until people leave: its exit status, or what the full screen goes on with. What
    was decided is saved by then.

    Raises `BrokenPipeError` when nobody reads any more.
    """
    reached = services or Outside.real()
    terminal = sys.stdout.isatty()
    console = StreamConsole(
        sys.stdin,
        sys.stdout,
        (lambda: shutil.get_terminal_size().columns) if terminal else (lambda: 0),
        echo=not sys.stdin.isatty(),
    )
    program = PlainProgram(reached, options, console)
    try:
        program.run()
    except ConsoleClosed as closed:
        if isinstance(closed.__cause__, BrokenPipeError):
            raise closed.__cause__ from None
    except KeyboardInterrupt:
        with suppress(ConsoleClosed):
            console.say()
        return INTERRUPTED
    finally:
        reached.close()
    if program.resume is None:
        return OK
    language = program.texts.language
    return replace(options, game="", notices=(), language=language, resume=program.resume)
