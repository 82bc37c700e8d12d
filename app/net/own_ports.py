"""Ports of this machine: whether a table can be opened at one."""

from __future__ import annotations

import socket


def port_problem(address: str, port: int) -> OSError | None:
    """Return why no program can listen at a port of an address ("" for all of this machine); None
    if one can at this moment."""
    try:
        found = socket.getaddrinfo(
            address or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, _, _, _, place in found[:1]:
            socket.create_server(place[:2], family=family).close()
    except OSError as problem:
        return problem
    return None
