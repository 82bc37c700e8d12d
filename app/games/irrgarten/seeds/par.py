"""The par of a deal (IRR-32), worked out in a child process."""

from __future__ import annotations

from collections.abc import Sequence

from app.config.logs import log
from app.games.irrgarten.seeds.main import PAR
from app.games.irrgarten.seeds.search import COMMAND
from app.match.journal import Header
from app.processes.child import ChildFailed
from app.processes.pool import Pool
from engines.irrgarten.config import Config
from engines.irrgarten.strokes import against_par, strokes
from engines.kernel.events import Event, GameEnded


async def par_of(config: Config, seed: str) -> int | None:
    """Return the par of a deal for one seat; None if no process could work it out."""
    pool = Pool(COMMAND, starting=20)
    try:
        strokes: int = await pool.ask({"config": config.to_data(), "seed": seed}, PAR)
    except (ChildFailed, OSError) as problem:
        log("irrgarten").warning("par: %r", problem)
        return None
    finally:
        pool.close()
    return strokes


async def strokes_against_par(
    config: Config, header: Header, events: Sequence[Event]
) -> int | None:
    """Return by how many strokes a match alone is over par, below 0 if it is under par (IRR-32).

    `events` are all those of the match. None if it wasn't won or isn't played against par, or
    nobody could work it out."""
    won = any(isinstance(event, GameEnded) and event.winners for event in events)
    if not won or not against_par(config):
        return None
    to_beat = await par_of(config, header.seed)
    return None if to_beat is None else strokes(0, 0, events) - to_beat
