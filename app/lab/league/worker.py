"""The process that plays the matches of a league: `python -P -m app.lab.league.worker`."""

from __future__ import annotations

from typing import Any

from app.lab.game_loop import GameFailed
from app.lab.league.job import LeagueJob, LeaguePlayer
from app.processes.serving import Answer, serve


def main() -> None:
    """Play until the program closes the line."""
    serve(begin)


def begin(hello: Any) -> Answer:
    """Return the function that plays a chunk of the league, whose data is `hello`."""
    job = LeagueJob.from_data(hello)
    chunks, player = job.chunks(), LeaguePlayer(job)

    def answer(number: int) -> dict[str, Any]:
        try:
            counts, errors = player.chunk(chunks[number])
        except GameFailed as broke:
            return {"broke": [broke.number, broke.seed, broke.why]}
        return {"counts": counts, "errors": errors}

    return answer


if __name__ == "__main__":
    main()
