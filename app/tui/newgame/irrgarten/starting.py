"""From a finished form of Irrgarten to a set-up: large labyrinths are made and laid out away from
the screen's loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

from typing_extensions import override

from app.games.irrgarten.draft import IrrgartenDraft
from app.setup import Setup
from app.text.errors import UNPLAYABLE, words_for
from app.text.fluent import Texts
from app.tui.dialogs.generate import Job, Progress
from app.tui.newgame.irrgarten.making import SKETCHED_MOST, Maker, Sketches, ThreadMaker
from app.tui.newgame.rows import Wording
from app.tui.newgame.starting import Refusal, Starter
from engines.irrgarten.generator import GeneratorError


class LabyrinthStarter(Starter[IrrgartenDraft]):
    """Makes the labyrinth before the set-up, if the generator is chosen.

    `sketches` are the labyrinths that were made already.
    """

    def __init__(self, draft: IrrgartenDraft, maker: Maker | None = None) -> None:
        super().__init__(draft)
        self.sketches = Sketches()
        self._maker: Maker = maker or ThreadMaker()
        self._making = False

    @override
    def ready(self) -> Setup | Refusal | None:
        rows = self._rows()
        if isinstance(rows, GeneratorError):
            return rows
        return None if rows is None or self._large(rows) else self._made(rows)

    @override
    def why_not(self, texts: Texts) -> str:
        rows = self._rows()
        found = rows if rows is None or isinstance(rows, GeneratorError) else self._made(rows)
        return words_for(texts, found).splitlines()[0] if isinstance(found, UNPLAYABLE) else ""

    def _made(self, rows: Sequence[str]) -> Setup | Refusal:
        try:
            setup = self.draft.setup(rows)
            setup.config()
        except UNPLAYABLE as problem:
            return problem
        return setup

    def _rows(self) -> Sequence[str] | GeneratorError | None:
        """The rows of the labyrinth that is to be generated (none are needed for a file), why
        there are none, or None if making them takes too long for the screen's loop."""
        if not self.draft.generated:
            return ()
        return self.sketches.of(self.draft.making(), self.draft.maze_seed)

    def _large(self, rows: Sequence[str]) -> bool:
        """Whether laying out the board takes longer than a frame or two."""
        if self.draft.generated:
            return len(rows) * len(rows[0]) > SKETCHED_MOST
        file = self.draft.scenario
        return file is not None and len(file.grid) > SKETCHED_MOST

    @override
    def job(self) -> Job[Setup]:
        draft, sketches, maker, made = self.draft, self.sketches, self._maker, self._rows()
        spec, seed = draft.making(), draft.maze_seed
        self._making = made is None

        async def work(progress: Progress, stop: threading.Event) -> Setup:
            if isinstance(made, GeneratorError):
                raise made
            rows = made
            if rows is None:
                rows = await maker.make(spec, seed, progress, stop)
                sketches.keep(spec, seed, list(rows))
            setup = draft.setup(rows)
            await asyncio.to_thread(setup.config)
            return setup

        return work

    @override
    def job_words(self, wording: Wording[Any]) -> tuple[str, str]:
        words = wording.words
        if not self._making:
            return words("preparing"), wording.chosen()
        spec = self.draft.making()
        kind = words(f"algorithm-{spec.algorithm}")
        about = words("making-about", kind=kind, width=spec.width, height=spec.height)
        return words("making"), about
