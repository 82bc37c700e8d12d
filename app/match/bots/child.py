"""A process of our own, with one socket between it and the program: both ends.

`subprocess.Popen` and not `multiprocessing`: the latter can't start a process inside a running
Textual program (it hands on the number of `sys.stderr`, which Textual has replaced by something
without one), and a restart happens exactly there. `Popen` works when all three streams are given.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from collections.abc import Callable, Iterable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

M = TypeVar("M")


def started(command: Sequence[str]) -> tuple[subprocess.Popen[bytes], socket.socket]:
    """Start a process; it, and our end of the line, of which the other one is its standard input.

    Raises `OSError`; nothing is left open then.
    """
    ours, theirs = socket.socketpair()
    try:
        process = subprocess.Popen(
            command,
            stdin=theirs.fileno(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


def serving(
    read: Callable[[socket.socket], Iterable[M]],
) -> tuple[socket.socket, SimpleQueue[M]]:
    """In the process itself: its line, and a queue of what `read` finds on it.

    When there is no more to read (the other end is closed, or sent nonsense) the process ends at
    once, whatever it is doing. Ctrl-C is for the program, which then closes the line.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=os.dup(0))
    found: SimpleQueue[M] = SimpleQueue()
    Thread(target=_listen, args=(read, line, found), daemon=True).start()
    return line, found


def _listen(
    read: Callable[[socket.socket], Iterable[M]], line: socket.socket, found: SimpleQueue[M]
) -> None:
    try:
        for message in read(line):
            found.put(message)
    finally:  # whatever ended it; and the main thread may be inside something that never ends
        os._exit(0)
