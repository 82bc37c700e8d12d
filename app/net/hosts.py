"""Which names a request may call this server by: a guard against pages that pretend to be it."""

from __future__ import annotations

import ipaddress
import socket

from app.net.invitations import Invitation


def is_own_name(header: str) -> bool:
    """Whether a `Host` header names this machine: by an IP address, as localhost, or by its name.

    A foreign page can let its own domain point to this machine (DNS rebinding). Its requests then
    carry that domain, and are refused.
    """
    name = _without_port(header.strip().lower())
    if not name:
        return False
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        own = socket.gethostname().lower()
        return name in {"localhost", own, f"{own}.local", own.partition(".")[0]}
    return True


def other_port(header: str, port: int) -> str:
    """Return the place of another port at the machine that a `Host` header names."""
    return Invitation(_without_port(header.strip()), port, "").place


def _without_port(header: str) -> str:
    """Return the name or address in a `Host` header; "" if it has none."""
    if header.startswith("["):
        inside, bracket, _ = header[1:].partition("]")
        return inside if bracket else ""
    return header.partition(":")[0]
