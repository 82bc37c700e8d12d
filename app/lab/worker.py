"""The process that plays chunks of games: `python -P -m app.lab.worker`.

It gets the job once and then chunks by their numbers, over the socket that is its standard input,
and answers each with its counts. When the other end is closed it ends at once, in the middle of a
game if need be.
"""

from __future__ import annotations

import os
import signal
import socket
from queue import SimpleQueue
from threading import Thread
from typing import Any

from app.lab.frames import Reader, packed
from app.lab.jobs import Job
from app.lab.playing import GameBroke, Player

PIECE = 1 << 16


def main(kind: type[Player] = Player) -> None:
    """Play until the other end is closed; tests have players of another kind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which closes us
    line = socket.socket(fileno=os.dup(0))
    messages: SimpleQueue[dict[str, Any]] = SimpleQueue()
    Thread(target=_listen, args=(line, messages), daemon=True).start()
    job = Job.from_data(messages.get()["job"])
    chunks, player = job.chunks(), kind(job)
    while True:
        number = messages.get()["chunk"]
        try:
            answer = {"chunk": number, "counts": player.chunk(chunks[number])}
        except GameBroke as broke:
            answer = {"chunk": number, "broke": [broke.number, broke.seed, broke.why]}
        line.sendall(packed(answer))


def _listen(line: socket.socket, messages: SimpleQueue[dict[str, Any]]) -> None:
    try:
        reader = Reader()
        while piece := line.recv(PIECE):
            for message in reader.feed(piece):
                messages.put(message)
    finally:  # whatever ended it; and the main thread may be in the middle of a game
        os._exit(0)


if __name__ == "__main__":
    main()
