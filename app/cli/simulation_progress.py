"""A simulation while somebody watches: how far it is, how long it took, and why it broke off."""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, TextIO

from app.i18n.fluent import Texts
from app.i18n.plain_letters import has_all

if TYPE_CHECKING:
    from app.lab.counts import Counts
    from app.lab.jobs import Job
    from app.lab.layout import Style
    from app.lab.report import SimulationReport
    from app.lab.run import Progress
    from app.lab.tables import SimulationTable

FILE_CELLS = 100
"""How wide a page is that goes into a file."""


class SimulationProgress:
    """Plays a job and says on the stream of errors what is to be said. `quiet` says only why it
    broke off."""

    def __init__(self, texts: Texts, style: Style, *, quiet: bool) -> None:
        self.texts, self.style = texts, style
        self.watched = sys.stderr.isatty() and not quiet

    def played(
        self, job: Job, workers: int | None, table: SimulationTable
    ) -> SimulationReport | None:
        """The report; None if the run broke off, which has been said then. As many processes work
        as there are cores, if no number is given."""
        from app.lab.progress import ProgressLine
        from app.lab.report import make
        from app.lab.run import cores

        workers = min(workers or cores(), len(job.chunks()))
        bar = ProgressLine(sys.stderr, self.texts, self.style, job.games) if self.watched else None
        started, said = time.monotonic(), ""
        try:
            counts, said = self._counted(job, workers, bar)
            if counts is None:
                return None
            if self.watched:
                said = self._took(job, workers, time.monotonic() - started)
            return make(job, counts, table.deck, table.about)
        except KeyboardInterrupt:
            said = self.texts("lab-stopped")
            raise
        finally:
            if bar is not None:
                bar.clear()
            if said:
                print(said, file=sys.stderr)

    def _counted(
        self, job: Job, workers: int, progress: Progress | None
    ) -> tuple[Counts | None, str]:
        """The counts of all games, or None and why the run broke off."""
        from app.lab.game_loop import GameFailed
        from app.lab.run import play
        from app.lab.worker_pool import WorkersDied
        from app.text.errors import cause_words

        texts = self.texts
        try:
            return play(job, workers, progress), ""
        except GameFailed as broke:
            return None, texts("lab-broke", n=broke.number + 1, seed=broke.seed, why=broke.why)
        except WorkersDied as kills:
            first, last = kills.first + 1, kills.last + 1
            return None, texts("lab-kills", first=first, last=last, deaths=kills.deaths)
        except OSError as problem:
            return None, texts("lab-no-worker", why=cause_words(texts, problem))

    def _took(self, job: Job, workers: int, seconds: float) -> str:
        """How long it took, and how fast that was."""
        from app.lab.progress import clock

        speed = round(job.games / seconds) if seconds else 0
        lasted = clock(round(seconds))
        return self.texts("lab-took", games=job.games, time=lasted, speed=speed, workers=workers)


def style(out: TextIO, found: argparse.Namespace, env: Mapping[str, str]) -> Style:
    """What a stream can show."""
    from app.lab.layout import Style

    terminal = out.isatty()
    return Style(
        cells=shutil.get_terminal_size().columns if terminal else FILE_CELLS,
        ascii=getattr(found, "ascii", False) or not has_all(getattr(out, "encoding", None)),
        colour=terminal and "NO_COLOR" not in env and env.get("TERM") != "dumb",
    )
