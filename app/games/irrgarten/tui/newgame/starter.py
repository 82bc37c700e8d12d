"""From a finished form of Irrgarten to a setup: large labyrinths are made and laid out in a
thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import replace

from typing_extensions import override

from app.content.match_setup import MatchSetup
from app.games.irrgarten.seeds.search import SeedSearch
from app.games.irrgarten.setup_builder import IrrgartenSetupBuilder
from app.games.irrgarten.tui.newgame.labyrinth_maker import (
    SKETCHED_MOST,
    LabyrinthMaker,
    LabyrinthSketches,
    make_in_thread,
)
from app.text.errors import Unplayable
from app.text.newgame import GameTexts
from app.tui.dialogs.generate import Job, Progress
from app.tui.newgame.starter import MatchStarter
from engines.irrgarten.generator import GeneratorError
from engines.irrgarten.picking import picks_seed


class LabyrinthStarter(MatchStarter[IrrgartenSetupBuilder]):
    """Makes the labyrinth before the setup, if the generator is chosen.

    `sketches` are the cached labyrinths."""

    def __init__(
        self,
        draft: IrrgartenSetupBuilder,
        maker: LabyrinthMaker = make_in_thread,
        search: SeedSearch | None = None,
    ) -> None:
        super().__init__(draft)
        self.sketches = LabyrinthSketches()
        self._maker = maker
        self._making = False
        self._search = search or SeedSearch()

    @override
    def ready(self) -> MatchSetup | Unplayable | None:
        if self._large():
            return None
        setup = self.known()
        if isinstance(setup, MatchSetup) and setup.seed_drawn:
            seed = self._search.found(setup.config(), setup.seed)
            return replace(setup, seed=seed, seed_drawn=False) if seed else setup
        return setup

    @override
    def prepare(self) -> None:
        """Search a fair seed, where that is wanted and the labyrinth isn't huge."""
        setup = None if self._large() else self.known()
        fair = isinstance(setup, MatchSetup) and setup.seed_drawn and picks_seed(setup.config())
        if isinstance(setup, MatchSetup) and fair:
            self._search.begin(setup.config(), setup.seed)
        else:
            self._search.stop()

    @override
    def close(self) -> None:
        self._search.close()

    @override
    def known(self) -> MatchSetup | Unplayable | None:
        rows = self._rows()
        if rows is None or isinstance(rows, GeneratorError):
            return rows
        return self.tried(lambda: self.draft.content(rows))

    def _rows(self) -> Sequence[str] | GeneratorError | None:
        """The rows of the generated labyrinth (none for a file), the generator's error, or None if
        generating would block the event loop for too long."""
        if not self.draft.generated:
            return ()
        return self.sketches.of(self.draft.making(), self.draft.maze_seed)

    def _large(self) -> bool:
        """Whether laying out the board takes longer than a frame or two."""
        spec, file = self.draft.spec, self.draft.scenario
        if self.draft.generated:
            return spec.width * spec.height > SKETCHED_MOST
        return file is not None and len(file.grid) > SKETCHED_MOST

    @override
    def job(self) -> Job[MatchSetup]:
        draft, sketches, maker, made = self.draft, self.sketches, self._maker, self._rows()
        spec, seed = draft.making(), draft.maze_seed
        self._making = made is None

        async def work(progress: Progress, stop: threading.Event) -> MatchSetup:
            if isinstance(made, GeneratorError):
                raise made
            rows = made
            if rows is None:
                rows = await maker(spec, seed, progress, stop)
                sketches.keep(spec, seed, list(rows))
            setup = draft.setup_with(draft.content(rows))
            await asyncio.to_thread(setup.config)
            return setup

        return work

    @override
    def job_words(self, words: GameTexts, scenario: str) -> tuple[str, str]:
        if not self._making:
            return words("preparing"), scenario
        spec = self.draft.making()
        kind = words(f"algorithm-{spec.algorithm}")
        about = words("making-about", kind=kind, width=spec.width, height=spec.height)
        return words("making"), about
