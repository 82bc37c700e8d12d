"""From a finished form to a set-up: what is made before, and why it may not be possible."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence

from app.draft import Draft
from app.setup import Setup
from app.text.errors import words_for
from app.text.fluent import Texts
from app.tui.dialogs.generate import Job, Progress
from app.tui.newgame.making import SKETCHED_MOST, Maker, Sketches
from app.tui.newgame.rows import Wording
from engines.irrgarten.generator import GeneratorError
from engines.kernel.errors import EngineError
from engines.kernel.problems import DeckError

REFUSALS = (DeckError, EngineError)
"""What `Draft.setup` and `Setup.config` raise on purpose."""


def rows_for(draft: Draft, sketches: Sketches) -> Sequence[str] | GeneratorError | None:
    """The rows of the labyrinth that is to be generated (none are needed for a file), why there
    are none, or None if making them takes too long for the screen's loop."""
    if not draft.generated:
        return ()
    return sketches.of(draft.making(), draft.maze_seed)


def why_not(texts: Texts, draft: Draft, sketches: Sketches) -> str:
    """Why the game can't begin, as far as is known without making a large labyrinth; else ""."""
    made = rows_for(draft, sketches)
    if isinstance(made, GeneratorError):
        return words_for(texts, made)
    if made is None:
        return ""
    try:
        draft.setup(made).config()
    except REFUSALS as problem:
        return words_for(texts, problem).splitlines()[0]
    return ""


def is_large(draft: Draft, made: Sequence[str]) -> bool:
    """Whether laying out the board takes longer than a frame or two."""
    if draft.generated:
        return len(made) * len(made[0]) > SKETCHED_MOST
    return draft.labyrinth is not None and len(draft.labyrinth.grid) > SKETCHED_MOST


def preparation(
    draft: Draft, made: Sequence[str] | None, maker: Maker, sketches: Sketches
) -> Job[Setup]:
    """The work that is done away from the screen's loop before a large game begins."""
    spec, seed = draft.making(), draft.maze_seed

    async def job(progress: Progress, stop: threading.Event) -> Setup:
        rows = made
        if rows is None:
            rows = await maker.make(spec, seed, progress, stop)
            sketches.keep(spec, seed, list(rows))
        setup = draft.setup(rows)
        await asyncio.to_thread(setup.config)
        return setup

    return job


def preparation_words(wording: Wording, making: bool) -> Callable[[], tuple[str, str]]:
    """What is said meanwhile, in the language of the moment."""
    spec = wording.form.draft.making()

    def words() -> tuple[str, str]:
        texts = wording.texts
        if not making:
            return texts("newgame-preparing"), wording.row("labyrinth").value
        kind = texts(f"newgame-algorithm-{spec.algorithm}")
        size = {"width": spec.width, "height": spec.height}
        return texts("newgame-making"), texts("newgame-making-about", kind=kind, **size)

    return words
