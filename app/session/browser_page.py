"""The process that serves the page of a table to browsers (`app.web`)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import ClassVar, Final

from app.session.guest_process import GuestProcess


@dataclass(frozen=True, slots=True)
class PageOptions:
    """What the page of a public server has beside that of one table.

    With `lists`, people without an invitation find the list of tables. `names` are those by which
    a proxy reaches the page, over TLS; `proxied` says that it names the addresses of visitors.
    `own_pass` tells the server whose connection it is. Processes that share a port have `shared`.
    """

    visitors: int = 16
    per_address: int = 16
    lists: bool = False
    names: tuple[str, ...] = ()
    proxied: bool = False
    own_pass: str = field(default="", repr=False)
    shared: bool = False


OF_ONE_TABLE: Final = PageOptions()


class BrowserPage(GuestProcess):
    """The page of the table at `place`, on an address and, if it is free, a port. The page of a
    public server has that port or none."""

    words: ClassVar[tuple[str, ...]] = ("app.web",)
    part: ClassVar[str] = "web"

    def __init__(
        self, place: str, address: str, port: int, options: PageOptions = OF_ONE_TABLE
    ) -> None:
        super().__init__(place, address, port, asdict(options))
        self.anywhere = not options.lists
