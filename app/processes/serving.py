"""The child's side: a process that answers questions until the program closes the socket."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from app.processes.messages import PIECE, MessageReader, packed

Answer = Callable[[Any], Any]
"""From the data of a question to the data of its answer."""
Begin = Callable[[Any], Answer]
"""From the data of a hello to the function that answers the questions after it."""


def serve(begin: Begin) -> None:
    """Answer questions, one after another, and never return.

    The process ends at once when the program closes the socket or sends nonsense, whatever it is
    doing then. It ignores Ctrl-C: the program gets it, too, and closes the socket.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=os.dup(0))
    messages: SimpleQueue[dict[str, Any]] = SimpleQueue()
    Thread(target=_listen, args=(line, messages), daemon=True).start()
    answer: Answer = _nothing
    while True:
        message = messages.get()
        found: Any = None
        try:
            if "hello" in message:
                answer = begin(message["hello"])
            else:
                found = answer(message["question"])
            reply = packed({"id": message["id"], "answer": found})
        except Exception as problem:  # a game's bot may raise anything
            why = f"{type(problem).__name__}: {problem}"
            reply = packed({"id": message["id"], "raised": why})
        line.sendall(reply)


def _nothing(_question: Any) -> None:
    """Answer the questions before the first hello."""


def _listen(line: socket.socket, messages: SimpleQueue[dict[str, Any]]) -> None:
    reader = MessageReader()
    try:
        while piece := line.recv(PIECE):
            for message in reader.feed(piece):
                messages.put(message)
    finally:  # the main thread may be inside something that never ends
        os._exit(0)
