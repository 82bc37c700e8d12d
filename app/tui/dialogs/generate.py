"""The progress of generating something, which takes seconds, and a way to stop it."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from textual.widget import Widget
from typing_extensions import override

from app.text.errors import UNPLAYABLE, Unplayable
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.styled_text import Line, Span

register((Command("making.stop", "making", ("escape", "q", "backspace"), footer=95),))

T = TypeVar("T")
Progress = Callable[[float], None]
Job = Callable[[Progress, threading.Event], Awaitable[T]]
"""The work: it reports progress, and ends soon after the event is set."""


class GenerateDialog(Dialog[T | Unplayable | None], Generic[T]):
    """Runs a job. Its result is that of the job, one of the errors `UNPLAYABLE`, or None after a
    stop."""

    SCOPE: ClassVar[str] = "making"
    ALSO: ClassVar[tuple[str, ...]] = ("app",)

    def __init__(self, words: Callable[[], tuple[str, str]], job: Job[T]) -> None:
        super().__init__()
        self._words = words
        self._job = job
        self._stop = threading.Event()
        self._result: T | Unplayable | None = None
        self._share = 0.0

    @override
    def inside(self) -> Iterable[Widget]:
        yield PaintedLines(self._lines, "modal")

    def _lines(self, cells: int) -> Sequence[Line]:
        """Return the title, the description of the work, and a bar."""
        title, about = self._words()
        glyphs = self.app.glyphs
        room = max(1, cells - 10)
        full = int(room * self._share)
        share = self.app.texts("lab-percent", value=f"{int(self._share * 100):3}")
        bar = [
            Span("  "),
            Span(glyphs.bar_full * full, "accent"),
            Span(glyphs.bar_empty * (room - full), "faint"),
            Span(f" {share}", "muted"),
        ]
        return [[Span(f"  {title}", "title")], [Span(f"  {about}", "muted")], [], bar, []]

    def on_mount(self) -> None:
        self.run_worker(self._generate())

    def on_unmount(self) -> None:
        self._stop.set()

    async def _generate(self) -> None:
        try:
            self._result = await self._job(self._show, self._stop)
        except UNPLAYABLE as problem:
            self._result = problem
        self._finish()

    def on_screen_resume(self) -> None:
        self._finish()

    def _finish(self) -> None:
        if self._result is not None and self.is_mounted and not self._stop.is_set():
            self.dismiss(self._result)

    def _show(self, share: float) -> None:
        """Show the finished share, from 0 to 1. Repaint only if the whole percentage changed."""
        before, self._share = self._share, share
        if self.is_mounted and int(share * 100) != int(before * 100):
            self.query_one(PaintedLines).repaint()

    def do_making_stop(self) -> None:
        self._stop.set()
        self.dismiss(None)
