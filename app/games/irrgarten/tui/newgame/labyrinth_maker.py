"""Making labyrinths: small ones at once for the drawing, all others away from the screen's loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Final, Protocol

from engines.irrgarten.generator import GeneratorError, Spec, generate

SKETCHED_MOST: Final = 101 * 51
"""Squares up to which a labyrinth takes a few milliseconds, so that it is drawn at once."""

Progress = Callable[[float], None]


class LabyrinthMaker(Protocol):
    """Makes a labyrinth somewhere."""

    async def make(
        self, spec: Spec, seed: str, progress: Progress, stop: threading.Event
    ) -> list[str]:
        """The rows. `progress` is called on the caller's loop with shares from 0 to 1; once
        `stop` is set it raises `Cancelled` soon. Raises what `generate` does."""


class ThreadMaker:
    """Makes labyrinths in a thread; the loop goes on meanwhile."""

    async def make(
        self, spec: Spec, seed: str, progress: Progress, stop: threading.Event
    ) -> list[str]:
        """See `LabyrinthMaker.make`."""
        loop = asyncio.get_running_loop()

        def report(share: float) -> bool:
            if not stop.is_set():
                loop.call_soon_threadsafe(progress, share)
            return not stop.is_set()

        try:
            return await asyncio.to_thread(generate, spec, seed, report)
        except asyncio.CancelledError:
            stop.set()  # nobody waits any more: the thread ends at its next look up
            raise


class LabyrinthSketches:
    """The labyrinths that were made already, the newest few."""

    def __init__(self, most: int = 8) -> None:
        self._most = most
        self._made: dict[tuple[Spec, str], list[str] | GeneratorError] = {}

    def of(self, spec: Spec, seed: str) -> list[str] | GeneratorError | None:
        """The rows, the refusal, or None if it takes too long to be made here."""
        known = self.known(spec, seed)
        if known is not None or spec.width * spec.height > SKETCHED_MOST:
            return known
        made: list[str] | GeneratorError
        try:
            made = generate(spec, seed)
        except GeneratorError as refusal:
            made = refusal
        self.keep(spec, seed, made)
        return made

    def known(self, spec: Spec, seed: str) -> list[str] | GeneratorError | None:
        """What was made of this before."""
        return self._made.get((spec, seed))

    def keep(self, spec: Spec, seed: str, made: list[str] | GeneratorError) -> None:
        """Remember what was made; the oldest is forgotten."""
        self._made[spec, seed] = made
        while len(self._made) > self._most:
            del self._made[next(iter(self._made))]
