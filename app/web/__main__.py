"""`python -m app.web TABLE ADDRESS PORT`: serves the page of a table until the input ends.

`mazmorra host` and `mazmorra serve` start it (`app.session.browser_page`).
"""

from __future__ import annotations

import asyncio
import sys

from app.guest.serving import read_options, serve, set_up
from app.session.browser_page import PageOptions
from app.web.server import PageServer


def main() -> None:
    set_up()
    place, address, port = sys.argv[1:4]
    said = read_options()
    options = PageOptions(**{**said, "names": tuple(said.get("names", ()))})
    asyncio.run(serve(PageServer(place, address, int(port), options), "web"))


if __name__ == "__main__":
    main()
