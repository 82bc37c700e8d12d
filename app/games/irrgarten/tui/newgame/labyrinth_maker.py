"""Labyrinth generation: small ones at once for the drawing, all others in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Final

from engines.irrgarten.generator import GeneratorError, Spec, generate

SKETCHED_MOST: Final = 101 * 51
"""Squares up to which a labyrinth takes a few milliseconds and is drawn at once."""

Progress = Callable[[float], None]


LabyrinthMaker = Callable[[Spec, str, Progress, threading.Event], Awaitable[list[str]]]
"""Makes the rows of a labyrinth from a spec and a seed. It calls the progress on the caller's loop
with shares from 0 to 1; once the event is set it raises `Cancelled` soon. Raises what `generate`
does."""


async def make_in_thread(
    spec: Spec, seed: str, progress: Progress, stop: threading.Event
) -> list[str]:
    """Make a labyrinth in a thread, so that the event loop stays free."""
    loop = asyncio.get_running_loop()

    def report(share: float) -> bool:
        if not stop.is_set():
            loop.call_soon_threadsafe(progress, share)
        return not stop.is_set()

    try:
        return await asyncio.to_thread(generate, spec, seed, report)
    except asyncio.CancelledError:
        stop.set()  # the result is not needed: the thread ends at its next check
        raise


class LabyrinthSketches:
    """A cache of the last few labyrinths."""

    def __init__(self, most: int = 8) -> None:
        self._most = most
        self._made: dict[tuple[Spec, str], list[str] | GeneratorError] = {}

    def of(self, spec: Spec, seed: str) -> list[str] | GeneratorError | None:
        """The rows, the error, or None if generating takes too long here."""
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
        return self._made.get((spec, seed))

    def keep(self, spec: Spec, seed: str, made: list[str] | GeneratorError) -> None:
        self._made[spec, seed] = made
        while len(self._made) > self._most:
            del self._made[next(iter(self._made))]
