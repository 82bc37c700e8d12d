"""A port that listens before the program has loaded what serves it.

A server that was killed is back on its port a second or two sooner so. Whoever comes meanwhile
waits for it, instead of being refused and trying again after a pause.
"""

from __future__ import annotations

import socket
from typing import Final

WAITING: Final = 1024
"""Connections that may wait."""


def listen_early(address: str, port: int) -> socket.socket | None:
    """Return a socket that listens on a port; who serves it later closes it.

    Return None where it is no help: for any free port (0), for several addresses, or where it
    fails. Then the port is opened when it is served, and what is wrong is reported.
    """
    if not port:
        return None
    try:
        found = {
            (family, place)
            for family, _, _, _, place in socket.getaddrinfo(
                address or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )
        }
        if len(found) != 1:
            return None
        ((family, place),) = found
        return socket.create_server(place, family=family, backlog=WAITING)
    except (OSError, UnicodeError):
        return None
