"""Par of a Descent alone in sentences: what it is, and how a result compares with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from app.games.irrgarten.descent.par import par_of as par_module
from app.i18n.fluent import Texts
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.par import has_par


class Aim:
    """The par of a match. It is worked out once, when somebody first hears of it: that takes a few
    seconds."""

    def __init__(self, texts: Texts, config: Config, seed: str) -> None:
        self._texts, self._config, self._seed = texts, config, seed
        self._found: list[int | None] = []

    def opening(self) -> list[str]:
        """Return what par is, for a match that has one."""
        return [self._texts("plain-descent-par-about")] if has_par(self._config) else []

    def at_stairs(self) -> list[str]:
        par = self._par()
        return [] if par is None else [self._texts("plain-descent-par", par=par)]

    def at_end(self, coins: int) -> Iterator[str]:
        """Return how many coins a result is above or below par."""
        par = self._par()
        if par is not None:
            name = "under" if coins < par else "over" if coins > par else "even"
            yield self._texts(f"descentscreen-end-par-{name}", par=par, n=abs(coins - par))

    def _par(self) -> int | None:
        if not self._found:
            self._found.append(asyncio.run(par_module.par_of(self._config, self._seed)))
        return self._found[0]
