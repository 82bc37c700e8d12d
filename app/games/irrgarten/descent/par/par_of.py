"""Par of a Descent for its screen and the daily: each is worked out once."""

from __future__ import annotations

import sys
from typing import Final

from app.config.logs import log
from app.processes.child import ChildFailed
from app.processes.pool import Pool
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.par import has_par

COMMAND: Final = (sys.executable, "-P", "-m", "app.games.irrgarten.descent.par.main")

_found: dict[tuple[str, str], int] = {}


async def par_of(config: Config, seed: str) -> int | None:
    """Return the par of a Descent in coins, after about 3 seconds the first time.

    None if it has none (`has_par`), or no process could work it out."""
    if not has_par(config):
        return None
    key = config.digest, seed
    if key not in _found:
        pool = Pool(COMMAND, starting=20)
        try:
            _found[key] = await pool.ask(config.to_data(), seed)
        except (ChildFailed, OSError) as problem:
            log("descent").warning("par: %r", problem)
            return None
        finally:
            pool.close()
    return _found[key]
