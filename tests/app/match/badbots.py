"""A process of bots that misbehave: run instead of `app.match.bots.main` by the tests of the port.

Under `--once=FILE` a bot fails the first time only: it leaves FILE behind and behaves from then on.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.match.bots import main
from app.processes.messages import packed
from engines.kernel.bots import BotFunction, BotSpec

ONCE = [Path(word.removeprefix("--once=")) for word in sys.argv[1:] if word.startswith("--once=")]
RIGHT = 3


def first_time() -> bool:
    if not ONCE:
        return True
    done = ONCE[0].exists()
    ONCE[0].touch()
    return not done


def crash(config: Any, view: Any, seed: int) -> int:
    if first_time():
        os._exit(1)
    return RIGHT


def hang(config: Any, view: Any, seed: int) -> int:
    if first_time():
        time.sleep(3600)
    return RIGHT


def illegal(config: Any, view: Any, seed: int) -> int:
    return 99 if first_time() else RIGHT


def no_number(config: Any, view: Any, seed: int) -> Any:
    return "right" if first_time() else RIGHT


def fail(config: Any, view: Any, seed: int) -> int:
    if first_time():
        raise ValueError("I don't know")
    return RIGHT


def garbage(config: Any, view: Any, seed: int) -> int:
    """Writes nonsense where the answer belongs."""
    if first_time():
        os.write(0, b"?" * 13)
    return RIGHT


def stale(config: Any, view: Any, seed: int) -> int:
    """Writes the answer to another question."""
    if first_time():
        os.write(0, packed({"id": 999_999, "answer": 0}))
    return RIGHT


def chatter(config: Any, view: Any, seed: int) -> int:
    """Prints, which must do no harm."""
    print("thinking ...")
    return RIGHT


def tell_modules(config: Any, view: Any, seed: int) -> int:
    """Whether a screen, a database or YAML came into the process: 1 if so, else 0."""
    unwanted = {"textual", "rich", "apsw", "yaml", "pydantic", "asyncio"}
    return int(any(name.partition(".")[0] in unwanted for name in sys.modules))


def counted(config: Any, view: Any, seed: int, budget: int) -> int:
    """An action that tells seed and budget: one more of either is another one."""
    legal: Sequence[int] = view.legal
    return legal[(seed + budget) % len(legal)]


BAD: dict[str, BotFunction] = {
    function.__name__: function
    for function in (crash, hang, illegal, no_number, fail, garbage, stale, chatter, tell_modules)
}
COUNTING = {"counting": BotSpec(counted, 6)}
"""A bot that is not bad."""

if __name__ == "__main__":
    from engines.irrgarten import bots

    bots.BOTS.update(BAD | COUNTING)
    main.main()
