"""A visitor: the app of one guest, whose terminal is at the other end of a line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextvars import Context

from app.config.logs import log
from app.config.settings import Settings
from app.config.start_options import StartOptions
from app.web.driver import BrowserDriver
from app.web.greeting import Greeting, read_size
from app.web.guest_app import GuestApp, guest_context


class Visitor:
    """Runs the app of a guest. `send` takes what the page's terminal shall show; `says` are the
    headers of its line to the table."""

    def __init__(
        self,
        greeting: Greeting,
        place: str,
        send: Callable[[str], object],
        says: Mapping[str, str] | None = None,
    ) -> None:
        context = guest_context(greeting.token)
        context.line_headers = says or {}
        start = StartOptions(
            join=f"{place}/{greeting.code}",
            language=greeting.language,
            settings=Settings(language=greeting.language),
        )
        self._size = (greeting.cols, greeting.rows)
        self.app = GuestApp(context, start)

        self.app.driver_class = type("Driver", (BrowserDriver,), {"send": staticmethod(send)})

    async def run(self) -> None:
        """Run the app until its guest leaves for good. Cancel it when the line ends."""
        # A context of its own: Textual keeps the running app in it.
        running = asyncio.get_running_loop().create_task(
            self.app.run_async(size=self._size), context=Context()
        )
        try:
            await asyncio.shield(running)
        except asyncio.CancelledError:
            self.app.exit()
            await asyncio.wait({running}, timeout=5)
            running.cancel()
            raise
        if self.app.fault is not None:
            log("web").error("the app of a visitor failed", exc_info=self.app.fault)

    def receive(self, text: str) -> bool:
        """Pass on a message of the page. Return whether it was one."""
        driver = self.app._driver
        kind, rest = text[:1], text[1:]
        if not isinstance(driver, BrowserDriver):
            return kind in "isfb"
        if kind == "i":
            driver.typed(rest)
        elif kind == "s":
            size = _size_of(rest)
            if size is None:
                return False
            driver.resized(*size)
        elif kind in ("f", "b") and not rest:
            driver.focused(kind == "f")
        else:
            return False
        return True


def _size_of(text: str) -> tuple[int, int] | None:
    cols, _, rows = text.partition(",")
    if not (cols.isascii() and rows.isascii() and cols.isdigit() and rows.isdigit()):
        return None
    return read_size(int(cols[:6]), int(rows[:6]))
