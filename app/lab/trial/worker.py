"""The process that plays the chunks of a trial: `python -P -m app.lab.trial.worker`."""

from __future__ import annotations

from typing import Any

from app.lab.custom_bots import BadCustomBot
from app.lab.game_loop import GameFailed
from app.lab.trial.job import TrialJob, TrialPlayer
from app.processes.serving import Answer, serve


def main() -> None:
    """Play until the program closes the line."""
    serve(begin)


def begin(hello: Any) -> Answer:
    """Return the function that plays a chunk of the trial, whose data is `hello`."""
    job = TrialJob.from_data(hello)
    chunks, players = job.chunks(), list[TrialPlayer]()

    def answer(number: int) -> dict[str, Any]:
        first = chunks[number][0]
        try:
            if not players:
                players.append(TrialPlayer(job))
            return {"sums": players[0].chunk(chunks[number])}
        except GameFailed as broke:
            return {"broke": [broke.number, broke.seed, broke.why]}
        except (BadCustomBot, OSError) as problem:
            return {"broke": [first, job.job(job.configs[0]).seed_of(first), str(problem)]}

    return answer


if __name__ == "__main__":
    main()
