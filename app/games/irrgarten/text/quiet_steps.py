"""A step in a labyrinth in words, for the end of a match: the log has no line per step."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.text.narrator import towards
from app.i18n.fluent import Texts
from engines.irrgarten.events import Moved
from engines.irrgarten.labyrinth import DIRECTIONS
from engines.kernel.events import Event


def step_words(
    texts: Texts,
    name: str,
    notation: str,
    events: Sequence[Event],
    steps: tuple[int, int] = (0, 0),
) -> str:
    """Return where a player went, which a wall or a rival may have changed (IRR-8), and whether it
    was towards the exit. `steps` are those to the exit before and after, if they are known."""
    wanted, (before, after) = DIRECTIONS.index(notation), steps
    went = next((event.went for event in events if isinstance(event, Moved)), wanted)
    return texts(
        "maze-end-step",
        name=name,
        way=towards(texts, went),
        slid="no" if went == wanted else "yes",
        far="unsaid" if before == after else "nearer" if after < before else "further",
        steps=after,
    )
