"""The base of the pages that open over a match: text that scrolls, Esc goes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.numbers import percent
from app.text.rulebook import clauses_in
from app.tui.commands import Command, register
from app.tui.match.view_model import MatchViewModel
from app.tui.text_screen import TextScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.reader import TextReader
from app.tui.widgets.styled_text import Line, Span, hanging, linked, wrapped

SCOPE = "page"

register(
    (
        Command("clauses.open", "clauses", ("c",), footer=12),
        Command(
            "page.close", SCOPE, ("escape", "q", "backspace", "y", "m"), footer=95, calls="close"
        ),
    )
)


class MatchPage(TextScreen):
    """Shows lines about the match under a title. A key opens the rules at the clauses it
    mentions."""

    SCOPE = SCOPE
    ALSO: ClassVar[tuple[str, ...]] = (*TextScreen.ALSO, "clauses")
    TITLE_ID = ""
    CLAUSES: ClassVar[tuple[str, ...]] = ()
    """Clauses that the page follows; they are named at its end."""

    scene: MatchViewModel[Any]

    def __init__(self, scene: MatchViewModel[Any]) -> None:
        super().__init__()
        self.scene = scene
        self._clauses: tuple[str, ...] = ()

    @override
    def compose(self) -> Iterator[Widget]:
        yield TextReader(self._all)
        yield KeyBar()

    @property
    def title_id(self) -> str:
        """The last part of the id of its title's message."""
        return self.TITLE_ID

    def _all(self, cells: int) -> Sequence[Line]:
        title = self.say(self.title_id)
        shown = [[], [Span(f" {title}", "title", extra="bold")], [], *self.lines(cells)]
        if followed := self.followed():
            about = self.app.texts("rules-of-this", clauses=", ".join(followed))
            shown += [[], *wrapped(about, cells - 1, "muted", 1)]
        found = clauses_in(" ".join(run.text for line in shown for run in line))
        if found != self._clauses:
            self._clauses = found
            self.call_after_refresh(self.refresh_keys)
        return [linked(line) for line in shown]

    @override
    def clauses(self) -> tuple[str, ...]:
        return super().clauses() or self._clauses

    @override
    def available(self, command: str) -> bool | str:
        if command == "clauses.open":
            return bool(self._clauses)
        return super().available(command)

    def followed(self) -> tuple[str, ...]:
        """Return the clauses to name at the end."""
        return self.CLAUSES

    def lines(self, cells: int) -> Sequence[Line]:
        """Return the text for a width in cells."""
        raise NotImplementedError

    def say(self, message: str, /, **values: str | int) -> str:
        return self.app.texts(f"{self.scene.PREFIX}-{message}", **values)

    def head(self, text: str) -> Line:
        return [Span(f" {text}", "accent")]

    def paragraph(self, text: str, cells: int, role: str = "muted") -> list[Line]:
        """Return a text below a `head`, with a margin on both sides."""
        return wrapped(text, cells - 2, role, 3)

    def items(self, texts: Iterable[str], cells: int) -> list[Line]:
        """Return texts below a `head`, each an item of a list."""
        mark = Span("   - ", "muted")
        return [line for text in texts for line in hanging([mark], text, cells - 2, "muted")]

    def chance(self, share: float) -> str:
        return percent(share, self.app.texts.language)

    def do_clauses_open(self) -> None:
        self.app.do_app_rules()
