"""`python -m app.ssh TABLES ADDRESS PORT`: serves a server's tables over SSH until the input ends.

`mazmorra serve` starts it (`app.session.ssh_process`).
"""

from __future__ import annotations

import asyncio
import sys

from app.guest.serving import read_options, say, serve, set_up
from app.session.ssh_process import SshOptions
from app.ssh.server import SshServer


def main() -> None:
    set_up()
    place, address, port = sys.argv[1:4]
    server = SshServer(place, address, int(port), SshOptions(**read_options()), say)
    asyncio.run(serve(server, "ssh"))


if __name__ == "__main__":
    main()
