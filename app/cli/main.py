"""The command `mazmorra`. Only what a command needs is imported, and only when it is run."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from app import __version__
from app.session.exit_codes import INTERRUPTED, NOBODY_READS, OK


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Never raises."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _open_streams()
    try:
        return _code(arguments)
    finally:
        # Python would try again to write to a terminal that is gone, and call that exit code 120.
        try:
            sys.stderr.flush()
        except OSError:
            with suppress(OSError):
                sys.stderr.close()


def _code(arguments: list[str]) -> int:
    code = OK
    try:
        code = _answer(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Closing marks the stream as done, so that Python does not try again at its end.
        with suppress(OSError):
            sys.stdout.close()
        return NOBODY_READS
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if code == OK:  # else it is that of a program whose terminal has gone meanwhile
            from app.cli.run import failed

            code = failed(arguments, error)
        try:
            sys.stdout.flush()
        except OSError:  # what it could not write is nothing to try again at the end
            with suppress(OSError):
                sys.stdout.close()
    return code


def _open_streams() -> None:
    """Give what was closed before we came (`>&-`) to nobody: else Python has no stream there, and
    the next file that is opened has its number."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _answer(arguments: list[str]) -> int:
    if arguments in (["--version"], ["-V"]):
        print(f"mazmorra {__version__}")
        return OK
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=_for_letters_it_lacks(stream.encoding))
    from app.cli.run import run

    return run(arguments)


def _for_letters_it_lacks(encoding: str) -> str:
    """What a stream does with letters that its encoding lacks: anything but a traceback."""
    from app.i18n.plain_letters import has_all, register

    return "replace" if has_all(encoding) else register()


if __name__ == "__main__":
    sys.exit(main())
