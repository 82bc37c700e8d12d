"""A worker that fails at the third chunk, as its argument says: it dies, or its game breaks."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

from app.lab import worker
from app.lab.counts import Counts
from app.lab.game_loop import GameFailed, GamePlayer


class Failing(GamePlayer):
    """Fails at game 4."""

    def chunk(self, numbers: Sequence[int]) -> Counts:
        """See `GamePlayer.chunk`."""
        if 4 in numbers:
            if sys.argv[1] == "die":
                os.kill(os.getpid(), signal.SIGKILL)
            raise GameFailed(4, self.job.seed_of(4), "ValueError: no way")
        return super().chunk(numbers)


if __name__ == "__main__":
    worker.main(Failing)
