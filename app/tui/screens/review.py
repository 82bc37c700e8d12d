"""The review of a match: what each decision gave away, and a way to try the better one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import work
from textual.widget import Widget
from typing_extensions import override

from app.tui.base_screen import BaseScreen
from app.tui.commands import Command, register
from app.tui.end.aftermath import EndData
from app.tui.end.review_panel import ReviewPanel
from app.tui.widgets.keybar import KeyBar

register(
    (
        Command("review.try", "review", ("enter", "t"), footer=10),
        Command("review.before", "review", ("up", "k", "shift+tab"), footer=11, group="mistakes"),
        Command("review.after", "review", ("down", "j", "tab"), footer=11, group="mistakes"),
        Command("review.close", "review", ("escape", "q", "backspace", "a"), footer=95),
    )
)


class ReviewScreen(BaseScreen["tuple[int, int] | None"]):
    """The review. It begins when the screen opens and stops when it closes; a finished one is kept.

    The result is the number of a decision to try again and its seat, or None.
    """

    SCOPE: ClassVar[str] = "review"
    EXPLAINED: ClassVar[str] = "help-review"

    def __init__(self, after: EndData) -> None:
        super().__init__()
        self._after = after
        self._panel = ReviewPanel(after)

    @override
    def compose(self) -> Iterator[Widget]:
        yield self._panel
        yield KeyBar()

    def on_mount(self) -> None:
        self._after.review.heard = self._heard
        self._work()

    def on_unmount(self) -> None:
        self._after.review.heard = lambda: None

    @work(group="review", exclusive=True)
    async def _work(self) -> None:
        make = self.app.services.comparer
        if make is not None:
            await self._after.review.work(make)

    def _heard(self) -> None:
        self._panel.repaint()
        self.refresh_keys()

    @override
    def available(self, command: str) -> bool | str:
        count = len(self._panel.mistakes())
        if command == "review.try":
            return bool(count) or "review-no-mistake"
        if command in ("review.before", "review.after"):
            return count > 1
        return super().available(command)

    @override
    def shown_commands(self) -> list[Command]:
        """Leave out what needs a mistake where there is none."""
        hidden = () if self._panel.mistakes() else ("review.try",)
        return [one for one in super().shown_commands() if one.id not in hidden]

    def do_review_after(self) -> None:
        self._panel.choose(1)

    def do_review_before(self) -> None:
        self._panel.choose(-1)

    def do_review_try(self) -> None:
        choice = self._panel.mistakes()[self._panel.chosen].mistake.choice
        self.dismiss((choice.number, choice.seat))

    def do_review_close(self) -> None:
        self.dismiss(None)
