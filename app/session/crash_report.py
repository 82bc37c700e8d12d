"""After a fault: a report in a file for those who mend it, and a short page for those who play.

The report holds the match itself (its seed and decisions: without them no fault of a game can be
found again), versions and terminal, the traceback without local values, and nothing else of the
machine: no other variables, no user name, no home folder.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from app import __version__
from app.i18n.fluent import Texts
from app.i18n.literal import literal

VARIABLES = (
    "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "NO_COLOR", "COLUMNS", "LINES",
    "LANG", "LC_ALL", "LC_MESSAGES", "TMUX", "STY", "WT_SESSION", "WSL_DISTRO_NAME",
)  # fmt: skip
"""What is told of the environment; of the last four only whether they are set."""
_ONLY_WHETHER = frozenset({"TMUX", "STY", "WT_SESSION", "WSL_DISTRO_NAME"})
_PACKAGES = ("textual", "rich", "pydantic", "PyYAML", "apsw", "fluent.runtime", "platformdirs")
_MOST_TRACEBACK = 200_000
_PATH_CELLS = 400


@dataclass(frozen=True, slots=True)
class CrashContext:
    """What was going on. `journal` is the match as text (header and decisions), `where` a stable
    word ("start", "game", "store", "command"), `saved` whether the match is on disk, `notes` more
    facts."""

    where: str = ""
    journal: str = ""
    saved: bool = True
    notes: Mapping[str, str] = field(default_factory=dict)


def report(
    error: BaseException,
    context: CrashContext | None = None,
    folder: Path | None = None,
    now: datetime | None = None,
) -> Path | None:
    """Write a report and return its file; in the log folder, else where temporary files are.

    None if it could not be written anywhere. Never raises.
    """
    moment = now or datetime.now(UTC)
    data = report_text(error, context or CrashContext(), moment).encode("utf-8", "backslashreplace")
    name = f"fault-{moment:%Y%m%d-%H%M%S}.txt"
    for place in _places(folder):
        path = _write(place, name, data)
        if path is not None:
            return path
    return None


def tell(texts: Texts, error: BaseException, context: CrashContext, saved: bool | None) -> None:
    """Write a report, and print its page on the stream of errors. `saved` is as in `page`."""
    sys.stderr.write(page(texts, report(error, context), saved) + "\n")


def report_text(error: BaseException, context: CrashContext, moment: datetime) -> str:
    """The report: parts under headings, the longest last."""
    parts = [
        ("Mazmorra", _versions(moment)),
        ("Terminal", _terminal()),
        ("What was going on", _notes(context)),
        ("Traceback", _traceback(error)),
        ("Journal", context.journal or "none"),
    ]
    return without_home("\n".join(f"== {title} ==\n{text.rstrip()}\n" for title, text in parts))


def page(texts: Texts, path: Path | None, saved: bool | None = True) -> str:
    """What a person is shown: what it means for the game (`saved` is None where there was none),
    and where the report is."""
    lines = [texts("faults-title"), "", texts("faults-sorry")]
    if saved is not None:
        lines.append(texts("faults-saved" if saved else "faults-unsaved"))
    lines.append("")
    if path is None:
        return "\n".join([*lines, texts("faults-no-report")])
    content = texts("faults-content" if saved is not None else "faults-content-command")
    shown = literal(str(path), _PATH_CELLS)
    return "\n".join([*lines, texts("faults-report"), f"  {shown}", content])


def without_home(text: str) -> str:
    """A text in which the home folder is `~`: its name is often a person's."""
    homes = {os.path.expanduser("~"), os.environ.get("HOME", "")}
    for home in sorted(homes, key=len, reverse=True):
        if len(home) > 1:
            text = text.replace(home, "~")
    return text


def _places(folder: Path | None) -> list[Path]:
    places = []
    if folder is None:
        try:
            from app.files import paths

            folder = paths.log_folder()
        except Exception:  # whatever is broken, the report is to be written
            folder = None
    if folder is not None:
        places.append(folder)
    return [*places, Path(tempfile.gettempdir())]


def _write(folder: Path, name: str, data: bytes) -> Path | None:
    try:
        from app.files import atomic, paths

        path = paths.ensure_folder(folder) / name
        number = 1
        while path.exists():
            number += 1
            path = path.with_name(f"{Path(name).stem}-{number}.txt")
        atomic.write(path, data, backup=False)
    except Exception:  # there may be no room, no right, or no store at all
        return None
    return path


def _versions(moment: datetime) -> str:
    from importlib.metadata import PackageNotFoundError, version

    lines = [
        f"mazmorra {__version__}",
        f"time {moment:%Y-%m-%dT%H:%M:%SZ}",
        f"python {platform.python_version()} ({platform.python_implementation()})",
        f"system {platform.system()} {platform.release()} {platform.machine()}",
    ]
    for package in _PACKAGES:
        try:
            lines.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            lines.append(f"{package} missing")
    return "\n".join(lines)


def _terminal() -> str:
    lines = []
    for name in VARIABLES:
        value = os.environ.get(name)
        if value is not None:
            lines.append(f"{name}={'set' if name in _ONLY_WHETHER else ascii(value)[1:-1]}")
    try:
        columns, rows = os.get_terminal_size(sys.__stdout__.fileno() if sys.__stdout__ else 1)
        lines.append(f"size {columns}x{rows}")
    except (OSError, ValueError):
        lines.append("size unknown")
    lines.append(f"encoding {getattr(sys.__stdout__, 'encoding', None)}")
    return "\n".join(lines)


def _notes(context: CrashContext) -> str:
    lines = [f"where {context.where or 'unknown'}", f"saved {'yes' if context.saved else 'no'}"]
    return "\n".join([*lines, *(f"{name} {value}" for name, value in context.notes.items())])


def _traceback(error: BaseException) -> str:
    try:
        text = "".join(traceback.format_exception(error))
    except Exception:  # an error whose own text fails
        text = f"{type(error).__name__} (it can't be shown)"
    if len(text) <= _MOST_TRACEBACK:
        return text
    half = _MOST_TRACEBACK // 2
    return f"{text[:half]}\n[...]\n{text[-half:]}"
