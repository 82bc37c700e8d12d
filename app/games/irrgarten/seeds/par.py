"""The par of a deal (IRR-32), worked out in a child process."""

from __future__ import annotations

from app.config.logs import log
from app.games.irrgarten.seeds.main import PAR
from app.games.irrgarten.seeds.search import COMMAND
from app.processes.child import ChildFailed
from app.processes.pool import Pool
from engines.irrgarten.config import Config


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
