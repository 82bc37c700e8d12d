"""A tiny Textual program, for the tests of the aids that need one in a real terminal.

Space counts, `x` fails, `q` quits with status 3; `--careful` makes it leave cleanly on signals.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.widgets import Static
from typing_extensions import override


class LittleApp(App[None]):
    """Shows a count."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "count"),
        Binding("escape", "say('escaped')"),
        Binding("x", "fail"),
        Binding("q", "leave"),
    ]
    count = 0

    @override
    def compose(self) -> ComposeResult:
        yield Static("count 0 ñ │")

    def on_mount(self) -> None:
        if "--careful" in sys.argv:
            for number in (signal.SIGTERM, signal.SIGHUP):
                loop = asyncio.get_running_loop()
                loop.add_signal_handler(number, self.exit, None, 128 + number)

    def action_count(self) -> None:
        self.count += 1
        self.action_say(f"count {self.count} ñ │")

    def action_say(self, words: str) -> None:
        self.query_one(Static).update(words)

    def on_click(self, event: Click) -> None:
        self.action_say(f"clicked {event.x},{event.y}")

    def action_fail(self) -> None:
        raise ValueError("asked to fail")

    def action_leave(self) -> None:
        self.exit(return_code=3)


if __name__ == "__main__":
    app = LittleApp()
    app.run()
    sys.exit(app.return_code or 0)
