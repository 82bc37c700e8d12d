"""Starts plain mode on the real terminal, pipe or file."""

from __future__ import annotations

import shutil
import sys
from contextlib import suppress
from dataclasses import replace

from app.exits import INTERRUPTED, OK
from app.outside import outside
from app.plain.console import Closed, Streams
from app.plain.program import PlainProgram
from app.services import Services
from app.start import StartOptions


def run(options: StartOptions, services: Services | None = None) -> int | StartOptions:
    """Plain mode until people leave: its exit status, or what the full screen goes on with. What
    was decided is saved by then.

    Raises `BrokenPipeError` when nobody reads any more.
    """
    reached = services or outside()
    terminal = sys.stdout.isatty()
    console = Streams(
        sys.stdin,
        sys.stdout,
        (lambda: shutil.get_terminal_size().columns) if terminal else (lambda: 0),
        echo=not sys.stdin.isatty(),
    )
    program = PlainProgram(reached, options, console)
    try:
        program.run()
    except Closed as closed:
        if isinstance(closed.__cause__, BrokenPipeError):
            raise closed.__cause__ from None
    except KeyboardInterrupt:
        with suppress(Closed):
            console.say()
        return INTERRUPTED
    finally:
        reached.close(reached)
    if program.resume is None:
        return OK
    language = program.texts.language
    return replace(options, game="", notices=(), language=language, resume=program.resume)
