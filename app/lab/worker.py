"""The process that plays chunks of games: `python -P -m app.lab.worker`.

It gets the job once and then chunks by their numbers, over the socket that is its standard input,
and answers each with its counts. When the other end is closed it ends at once, in the middle of a
game if need be.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

from app.lab.custom_bots import BadCustomBot
from app.lab.game_loop import GameFailed, GamePlayer
from app.lab.jobs import Job
from app.lab.messages import PIECE, MessageReader, packed
from app.match.bots.child import serving


def main(kind: type[GamePlayer] = GamePlayer) -> None:
    """Play until the other end is closed; tests have players of another kind."""
    line, messages = serving(_messages)
    job = Job.from_data(messages.get()["job"])
    chunks, player = job.chunks(), None
    while True:
        number = messages.get()["chunk"]
        try:
            player = player or _seated(kind, job, chunks[number][0])
            answer = {"chunk": number, "counts": player.chunk(chunks[number])}
        except GameFailed as broke:
            answer = {"chunk": number, "broke": [broke.number, broke.seed, broke.why]}
        line.sendall(packed(answer))


def _seated(kind: type[GamePlayer], job: Job, first: int) -> GamePlayer:
    """Who plays. Raises `GameFailed` if a bot of people's own can't be had here."""
    try:
        return kind(job)
    except (BadCustomBot, OSError) as problem:
        raise GameFailed(first, job.seed_of(first), str(problem)) from problem


def _messages(line: socket.socket) -> Iterator[dict[str, Any]]:
    reader = MessageReader()
    while piece := line.recv(PIECE):
        yield from reader.feed(piece)


if __name__ == "__main__":
    main()
