"""The process that plays chunks of games: `python -P -m app.lab.worker`.

It gets the job once and then chunks by their numbers, over the socket that is its standard input,
and answers each with its counts. When the other end is closed it ends at once, in the middle of a
game if need be.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

from app.lab.frames import PIECE, Reader, packed
from app.lab.guests import BadGuest
from app.lab.jobs import Job
from app.lab.playing import GameBroke, Player
from app.match.child import serving


def main(kind: type[Player] = Player) -> None:
    """Play until the other end is closed; tests have players of another kind."""
    line, messages = serving(_messages)
    job = Job.from_data(messages.get()["job"])
    chunks, player = job.chunks(), None
    while True:
        number = messages.get()["chunk"]
        try:
            player = player or _seated(kind, job, chunks[number][0])
            answer = {"chunk": number, "counts": player.chunk(chunks[number])}
        except GameBroke as broke:
            answer = {"chunk": number, "broke": [broke.number, broke.seed, broke.why]}
        line.sendall(packed(answer))


def _seated(kind: type[Player], job: Job, first: int) -> Player:
    """Who plays. Raises `GameBroke` if a bot of people's own can't be had here."""
    try:
        return kind(job)
    except (BadGuest, OSError) as problem:
        raise GameBroke(first, job.seed_of(first), str(problem)) from problem


def _messages(line: socket.socket) -> Iterator[dict[str, Any]]:
    reader = Reader()
    while piece := line.recv(PIECE):
        yield from reader.feed(piece)


if __name__ == "__main__":
    main()
