"""The command `mazmorra`. It imports only what a command needs, and only to run it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from app import __version__
from app.session.exit_codes import INTERRUPTED, NOBODY_READS, OK


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code.
    Raise nothing but the `SystemExit` of a signal."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _open_streams()
    try:
        return _exit_code(arguments)
    finally:
        _flush("stderr")


def _exit_code(arguments: list[str]) -> int:
    code = OK
    try:
        code = _answer(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        with suppress(OSError):
            sys.stdout.close()
        return NOBODY_READS
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # a bug anywhere: it ends in a report and not in a traceback
        if code == OK:  # otherwise only the flush failed, because the terminal is gone
            from app.cli.run import failed

            code = failed(arguments, error)
        _flush("stdout")
    return code


def _flush(name: str) -> None:
    """Flush a stream. Close it if that fails: Python would try again, and exit with 120."""
    stream = getattr(sys, name)
    try:
        stream.flush()
    except OSError:
        with suppress(OSError):
            stream.close()


def _open_streams() -> None:
    """Open the streams that were closed before the start (`>&-`), where nothing is read or written.

    Else the next file that is opened would get a stream's number.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _answer(arguments: list[str]) -> int:
    if arguments in (["--version"], ["-V"]):
        print(f"mazmorra {__version__}")
        return OK
    from app.i18n.plain_letters import has_all, register

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # letters that the encoding lacks raise no error
            stream.reconfigure(errors="replace" if has_all(stream.encoding) else register())
    from app.cli.run import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
