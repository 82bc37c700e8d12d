"""Something tried on a program that goes on afterwards as if nothing had been.

A branch is a child process in the middle of the test: it has the whole program as it stands,
does with it whatever it wants, answers and is gone. No state has to be reached a second time.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import traceback
from asyncio import events
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from tests.app.tui.matches.helpers import File

PATIENCE = 15
"""Seconds that a branch may take, less than the loop's own patience."""

_numbers = count()
_kept: list[Any] = []
"""What a branch must not tidy up, for it is its parent's."""


async def branch(file: File, tried: Callable[[], Awaitable[Any]]) -> Any:
    """What `tried` answers (as JSON holds it) in a process of its own; {"fault": words} if it
    fails or takes too long. Whatever it writes goes into a copy of the file."""
    loop = asyncio.get_running_loop()
    reading, writing = os.pipe()
    number = next(_numbers)
    child = os.fork()
    if not child:
        answer: Any = {"fault": "nothing"}
        try:
            os.close(reading)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(PATIENCE)
            events._set_running_loop(loop)
            loop._default_executor = None  # type: ignore[attr-defined]  # its threads are not here
            _own(file, number)
            answer = await tried()
        except BaseException:  # nothing may come out of here but the answer
            answer = {"fault": traceback.format_exc(limit=-6)}
        finally:
            with os.fdopen(writing, "w") as pipe:
                json.dump(answer, pipe)
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)  # noqa: ASYNC222  # the program stands still meanwhile
    return json.loads(told) if told else {"fault": f"it ended with status {status}"}


def _own(file: File, number: int) -> None:
    """Give this process a copy of the saved matches."""
    store = file.store
    folder = file.path.parent / f"branch-{number}"
    folder.mkdir()
    for part in file.path.parent.glob(f"{file.path.name}*"):
        shutil.copy(part, folder)
    mine = type(store)(folder / file.path.name, file.clock)
    _kept.append(dict(vars(store)))
    vars(store).clear()
    vars(store).update(vars(mine))
