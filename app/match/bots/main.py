"""The process in which bots think: `python -P -m app.match.bots.main`.

It gets the public configuration once, then views, seeds and budgets, and answers with actions,
over the socket that is its standard input. It imports no screen. When the program at the other end
is gone it ends at once, whatever a bot is doing.
"""

from __future__ import annotations

import pickle
import socket
import struct
from collections.abc import Iterator
from typing import Any

from app.match.bots.child import serving
from app.registry import game
from engines.kernel.bots import ask

LENGTH = struct.Struct("!I")
"""Before each message to here: how many bytes of pickle follow."""
ANSWER = struct.Struct("!IBq")
"""Each answer: the number of the question, `CHOSE` or another word, the action."""
READY, CHOSE, RAISED = range(3)


def main() -> None:
    """Answer until the other end is closed."""
    line, questions = serving(_questions)
    game_id, public = questions.get()
    bots = game(game_id).bots()
    line.sendall(ANSWER.pack(0, READY, 0))
    while True:
        number, bot, view, seed, budget = questions.get()
        try:
            answer = ANSWER.pack(number, CHOSE, ask(bots[bot], public, view, seed, budget))
        except Exception:  # whatever a bot may raise; the other end logs that it did
            answer = ANSWER.pack(number, RAISED, 0)
        line.sendall(answer)


def _questions(line: socket.socket) -> Iterator[Any]:
    with line.makefile("rb") as stream:
        while head := stream.read(LENGTH.size):
            body = stream.read(LENGTH.unpack(head)[0])
            # Safe: only the program that started us holds the other end of this socket.
            yield pickle.loads(body)  # noqa: S301


if __name__ == "__main__":
    main()
