"""What the commands that play many matches have in common: a journal, a line of progress, and the
sentence at the end, or the reason why there is no result."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from typing import Any, Final, Self, TextIO

from app.cli.parser import Arguments
from app.cli.run_workers import RunWorkers
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.i18n.plain_letters import has_all
from app.lab.fingerprint import fingerprint
from app.lab.game_loop import GameFailed
from app.lab.journal import FOLDER, Journal
from app.lab.layout import Style
from app.lab.progress import ProgressLine
from app.lab.run import FAILURES, ClusterFailed, WorkersDied
from app.text.errors import cause_words

FILE_CELLS: Final = 100
"""The width of a report that is written to a file."""


class LongRun:
    """A run of at most `matches` matches, whose data is JSON-able, as a context.

    `bar` is None off a terminal, and with `--quiet`. Whatever ends the run, its journal is closed,
    the line of progress cleared, and `message` printed. If the matches fail
    (`app.lab.run.FAILURES`), that is the reason, and the exception goes no further; after Ctrl-C it
    is the sentence `stopped`. `workers` are those that play; workers of a cluster that played
    nothing are named at the end. Raise `WrongUse` as `RunWorkers` does.
    """

    def __init__(
        self,
        texts: Texts,
        arguments: Arguments,
        run: Mapping[str, Any],
        matches: int,
        stopped: str,
        *,
        custom: bool = False,
    ) -> None:
        self.workers = RunWorkers(arguments, custom=custom)
        self.journal = Journal(paths.state_folder() / FOLDER, run)
        self.bar: ProgressLine | None = None
        self.message = ""
        self._texts, self._stopped = texts, stopped
        if sys.stderr.isatty() and not arguments.quiet:
            self.bar = ProgressLine(sys.stderr, texts, style_of(sys.stderr, arguments), matches)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, problem: BaseException | None, traceback: object) -> bool:
        """Return whether the matches failed, so that the caller continues without a result."""
        failed = isinstance(problem, FAILURES)
        if isinstance(problem, KeyboardInterrupt):
            self.message = self._stopped
        elif isinstance(problem, FAILURES):
            self.message = _failure_of(self._texts, problem)
        self.journal.close()
        if self.bar is not None:
            self.bar.clear()
        for line in (self.message, *self.workers.refused(self._texts)):
            if line:
                print(line, file=sys.stderr)
        return failed


def _failure_of(texts: Texts, problem: Exception) -> str:
    """Return why a run failed, one of `FAILURES`."""
    match problem:
        case GameFailed():
            return texts("lab-broke", n=problem.number + 1, seed=problem.seed, why=problem.why)
        case WorkersDied():
            span = {"first": problem.first + 1, "last": problem.last + 1}
            return texts("lab-kills", deaths=problem.deaths, **span)
        case ClusterFailed():
            about = {"address": literal(problem.address, 200), "own": fingerprint()}
            return texts(f"lab-cluster-{problem.why}", why=problem.detail or "-", **about)
        case OSError():
            return texts("lab-no-worker", why=cause_words(texts, problem))
    return str(problem)


def style_of(out: TextIO, arguments: Arguments) -> Style:
    """Return what an output can show."""
    terminal = out.isatty()
    return Style(
        cells=shutil.get_terminal_size().columns if terminal else FILE_CELLS,
        ascii=arguments.ascii or not has_all(getattr(out, "encoding", None)),
        colour=terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb",
    )
