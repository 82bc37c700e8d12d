"""The process that plays chunks of games: `python -P -m app.lab.worker`.

It is told the job and then asked for chunks by their numbers. It answers with the counts of a
chunk, or with the game that broke off.
"""

from __future__ import annotations

from typing import Any

from app.lab.custom_bots import BadCustomBot
from app.lab.game_loop import GameFailed, GamePlayer
from app.lab.jobs import Job
from app.processes.serving import Answer, serve


def main(kind: type[GamePlayer] = GamePlayer) -> None:
    """Play until the program closes the line; tests have players of another kind."""
    serve(lambda hello: begin(hello, kind))


def begin(hello: Any, kind: type[GamePlayer] = GamePlayer) -> Answer:
    """Return the function that plays a chunk of the job, whose data is `hello`."""
    job = Job.from_data(hello)
    chunks, players = job.chunks(), list[GamePlayer]()

    def answer(number: int) -> dict[str, Any]:
        try:
            if not players:
                players.append(_player(kind, job, chunks[number][0]))
            return {"counts": players[0].chunk(chunks[number])}
        except GameFailed as broke:
            return {"broke": [broke.number, broke.seed, broke.why]}

    return answer


def _player(kind: type[GamePlayer], job: Job, first: int) -> GamePlayer:
    """Return the player of a job. Raise `GameFailed` if a custom bot can't be had here."""
    try:
        return kind(job)
    except (BadCustomBot, OSError) as problem:
        raise GameFailed(first, job.seed_of(first), str(problem)) from problem


if __name__ == "__main__":
    main()
