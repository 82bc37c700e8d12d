"""A visitor: the app of one guest, whose terminal is at the other end of a line."""

from __future__ import annotations

import asyncio
from contextvars import Context

from app.config.logs import log
from app.guest.app import GuestApp
from app.guest.driver import LineDriver, Send
from app.guest.garbage import GARBAGE
from app.net.allowance import Allowance

END_SECONDS = 2.0
"""How long an app may take to end after its line."""
BURST, PER_SECOND = 400.0, 100.0
"""Keys, clicks and pastes that the program of one guest takes at once, and a second in the long
run. Moves of the mouse count, too, and there are many of them."""
LETTERS = 64
"""Letters that count as a key where they are none: a paste, or the pieces of a broken sequence."""
LET_GO_SECONDS = 2.0
"""After how long nothing holds an app any more that has ended."""


class Visitor:
    """Runs the app of a guest, in a terminal of a `size`. `send` takes what it shall show."""

    driver: type[LineDriver] = LineDriver

    def __init__(self, app: GuestApp, size: tuple[int, int], send: Send) -> None:
        self.app, self._size = app, size
        self._allowance = Allowance(BURST, PER_SECOND, asyncio.get_running_loop().time)
        app.driver_class = self.driver.sending(send)

    @property
    def line(self) -> LineDriver | None:
        """The driver, once the app has one."""
        driver = self.app._driver
        return driver if isinstance(driver, LineDriver) else None

    def typed(self, text: str) -> float:
        """Pass on what was typed. Return for how many seconds nothing more shall be read: each
        key is work for the process of all guests, and what is read waits in memory."""
        if self.line is None:
            return 0.0
        return self._allowance.take(max(self.line.typed(text), len(text) // LETTERS))

    async def run(self) -> None:
        """Run the app until its guest leaves for good. Cancel it when the line ends."""
        loop = asyncio.get_running_loop()
        # A context of its own: Textual keeps the running app in it.
        running = loop.create_task(self.app.run_async(size=self._size), context=Context())
        GARBAGE.came()
        running.add_done_callback(lambda _app: loop.call_later(LET_GO_SECONDS, GARBAGE.left))
        try:
            await asyncio.shield(running)
        except asyncio.CancelledError:
            self.app.exit()
            await asyncio.wait({running}, timeout=END_SECONDS)
            running.cancel()
            raise
        if self.app.fault is not None:
            log("guest").error("the app of a visitor failed", exc_info=self.app.fault)
