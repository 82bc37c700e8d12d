"""A process for guests that watches itself: `python -m tests.programs.net.audited ssh hands PLACE
ADDRESS PORT`, or `web`, as `app.session.guest_process` starts it.

From the first guest on, it notes every file that is opened, every folder that is listed or changed,
and every program that is started. Files of the program itself may be read. A hand at each guest's
keyboard presses the key that it has pressed least on the present screen. Its notes are lines of the
error output.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import random
import sys
import traceback
from collections import Counter
from pathlib import Path
from typing import Any, Final

import apsw
from textual import events

from app.guest import visitor as visitors
from app.guest.visitor import Visitor
from app.ssh import server

ROOT: Final = Path(__file__).resolve().parents[3]
OWN: Final = tuple(
    f"{folder}/"
    for folder in (
        *(ROOT / name for name in ("app", "engines", "cards", "docs/rules")),
        sys.prefix,
        sys.base_prefix,
        *(path for path in sys.path if "python" in path),
    )
)
"""Folders of the program, which it may read."""
CHANGES: Final = (
    "os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate",
    "os.chmod", "os.chown", "os.utime", "os.setxattr", "shutil.", "tempfile.", "os.chdir",
    "sqlite3.connect",
)  # fmt: skip
PROGRAMS: Final = (
    "subprocess.", "os.exec", "os.posix_spawn", "os.fork", "os.system", "pty.", "webbrowser.",
    "ctypes.dlopen", "os.kill", "os.putenv",
)  # fmt: skip
LISTS: Final = ("os.listdir", "os.scandir", "glob.glob")
NOTES: Final = "audited: "
PRESSED: Final = "pressed"
"""What is written after each `EVERY` keys."""
EVERY: Final = 10
HANDS: Final = "hands"
PAUSE: Final = 0.03
"""Seconds between two keys of a hand."""
LETTERS: Final = ("a", "Z", "7", "space", "left", "down", "up", "right", "enter", "backspace")
CHARACTERS: Final = {"space": " ", "enter": "\r", "question_mark": "?", "slash": "/", "colon": ":"}
LIKELY: Final = {
    **dict.fromkeys(("LobbyScreen", "TextDialog", "AskDialog", "OutsideScreen"), "enter"),
    **dict.fromkeys(("Finder", "HelpScreen", "RulesScreen", "SettingsScreen"), "escape"),
}
"""A key that is pressed more often, by the screen: so hands come to matches, and stay there."""
LEAVES: Final = frozenset({"ctrl+q", "ctrl+c"})
AT_HOME: Final = frozenset({"escape", "q"})
"""Keys that would end a program from its first screen."""


class Watch:
    """What was noted: `wrong` is what no guest may cause."""

    def __init__(self) -> None:
        self.on = False
        self.opened = 0
        self.wrong = Counter[str]()
        self.pressed = Counter[tuple[str, str]]()
        self.screens = Counter[str]()
        self.faults = Counter[str]()
        """Programs of guests that failed, by what was raised and where."""

    def hear(self, event: str, args: tuple[Any, ...]) -> None:
        """Take an event of the interpreter."""
        if not self.on:
            return
        if event == "open" and not isinstance(args[0], int):
            self.opened += 1
            writes = args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND)
            if writes or not self._own(args[0]):
                self.wrong[f"{'write' if writes else 'read'} {args[0]!r}"] += 1
        elif event in LISTS:
            if not self._own(args[0] or "."):
                self.wrong[f"{event} {args[0]!r}"] += 1
        elif event.startswith((*CHANGES, *PROGRAMS)):
            self.wrong[f"{event} {args!r}"[:200]] += 1

    @staticmethod
    def _own(path: str | bytes) -> bool:
        return f"{os.path.abspath(os.fsdecode(path))}/".startswith(OWN)


WATCH: Final = Watch()


async def hand(visitor: Visitor) -> None:
    """Press keys until the guest is gone."""
    dice, app = random.Random(len(WATCH.pressed)), visitor.app
    while True:
        await asyncio.sleep(PAUSE)
        if visitor.line is None or not app.is_running or len(app.screen_stack) < 2:
            continue
        with app._context():
            screen = app.screen
            name = type(screen).__name__
            WATCH.screens[name] += 1
            keys = {*screen.active_bindings, *LETTERS} - LEAVES
            if len(app.screen_stack) == 2:
                keys -= AT_HOME
            likely = LIKELY.get(name, "")
            least = min(WATCH.pressed[name, key] for key in keys)
            key = dice.choice([key for key in sorted(keys) if WATCH.pressed[name, key] == least])
            key = likely if likely and dice.random() < 0.4 else key
            WATCH.pressed[name, key] += 1
            character = key if len(key) == 1 else CHARACTERS.get(key)
            visitor.line.send_message(events.Key(key, character))
        if WATCH.pressed.total() % EVERY == 0:
            write(PRESSED)


_run = Visitor.run
_hands = False


def report() -> None:
    """Write the notes."""
    WATCH.on = False
    data = {
        "wrong": WATCH.wrong, "opened": WATCH.opened, "screens": WATCH.screens,
        "keys": len(WATCH.pressed), "presses": WATCH.pressed.total(), "faults": WATCH.faults,
    }  # fmt: skip
    write(f"{NOTES}{json.dumps(data)}")


def write(line: str) -> None:
    """Write a line to the error output, which Textual replaces."""
    error = sys.__stderr__
    assert error is not None
    error.write(f"{line}\n")
    error.flush()


def place_of(fault: BaseException) -> str:
    """Return what was raised, and the way there through our own code."""
    frames = traceback.extract_tb(fault.__traceback__)
    own = [each for each in frames if each.filename.startswith(str(ROOT / "app"))]
    way = [f"{Path(each.filename).stem}:{each.lineno}" for each in own[-6:]]
    return f"{fault!r} {' > '.join(way)}"[:300]


async def watched(visitor: Visitor) -> None:
    """Run a visitor, perhaps with a hand at their keyboard; instead of `Visitor.run`."""
    WATCH.on = True
    task = asyncio.create_task(hand(visitor)) if _hands else None
    try:
        await _run(visitor)
    finally:
        if task is not None:
            task.cancel()
        if visitor.app.fault is not None:
            WATCH.faults[place_of(visitor.app.fault)] += 1


def main() -> None:
    """Run the process that the first argument names."""
    sys.dont_write_bytecode = True
    sys.addaudithook(WATCH.hear)  # for ever: it would slow down a program that imports this
    # This library opens files without the interpreter.
    apsw.connection_hooks.append(lambda _database: WATCH.wrong.update(["a database"]))
    Visitor.run = watched  # type: ignore[assignment,method-assign]  # the one place
    global _hands
    kind, way = sys.argv[1:3]
    _hands = way == HANDS
    if not _hands:  # what it does with hostile input is measured, not how long it keeps it out
        visitors.PER_SECOND = server.NEW_PER_SECOND = 10**6  # type: ignore[misc]  # likewise
    serve = importlib.import_module(f"app.{kind}.__main__").main
    sys.argv[1:3] = []
    try:
        serve()
    finally:
        report()


if __name__ == "__main__":
    main()
