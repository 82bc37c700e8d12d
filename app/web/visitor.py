"""A visitor of the page: what its messages mean for the app."""

from __future__ import annotations

from collections.abc import Mapping

from app.config.settings import Settings
from app.config.start_options import StartOptions
from app.guest.app import GuestApp, guest_context
from app.guest.driver import Send
from app.guest.visitor import Visitor
from app.web.driver import BrowserDriver
from app.web.greeting import Greeting, read_size


class PageVisitor(Visitor):
    """Runs the app of a guest at the server at `place`. `says` are the headers of its line to the
    table."""

    driver = BrowserDriver

    def __init__(
        self, greeting: Greeting, place: str, send: Send, says: Mapping[str, str] | None = None
    ) -> None:
        context = guest_context(greeting.token)
        context.line_headers = says or {}
        start = StartOptions(
            join=f"{place}/{greeting.code}",
            language=greeting.language,
            settings=Settings(language=greeting.language),
        )
        super().__init__(GuestApp(context, start), (greeting.cols, greeting.rows), send)
        self.pause = 0.0
        """For how many seconds nothing more shall be read."""

    def receive(self, text: str) -> bool:
        """Pass on a message of the page. Return whether it was one."""
        line, kind, rest = self.line, text[:1], text[1:]
        if line is None:
            return kind in "isfb"
        if kind == "i":
            self.pause = self.typed(rest)
        elif kind == "s":
            size = _size_of(rest)
            if size is None:
                return False
            line.resized(*size)
        elif kind in ("f", "b") and not rest:
            line.focused(kind == "f")
        else:
            return False
        return True


def _size_of(text: str) -> tuple[int, int] | None:
    cols, _, rows = text.partition(",")
    if not (cols.isascii() and rows.isascii() and cols.isdigit() and rows.isdigit()):
        return None
    return read_size(int(cols[:6]), int(rows[:6]))
