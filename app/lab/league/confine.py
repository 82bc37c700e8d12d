"""Takes the network and most of the memory from this process, where the system can.

It keeps a bot from doing harm by mistake. It is no prison for hostile code: files and programs of
the user remain within reach, and so do local sockets that are files.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress
from typing import Final, NamedTuple

NEW_NETWORK: Final = 0x4000_0000
"""Linux: `unshare(CLONE_NEWNET)` gives the process a network without any interface."""
NEW_USER: Final = 0x1000_0000
"""Linux: `CLONE_NEWUSER`, with which an ordinary user may do that, if the system allows it."""


class Limits(NamedTuple):
    """What is really limited here."""

    network: bool
    memory: bool


def confine(megabytes: int) -> Limits:
    """Limit this process and those that it starts. Call it before any thread starts, since Linux
    gives no new user to a process of several threads."""
    if not sys.platform.startswith("linux"):
        return Limits(network=False, memory=False)
    return Limits(_without_network(), _with_memory(megabytes))


def _without_network() -> bool:
    try:
        unshare = ctypes.CDLL(None, use_errno=True).unshare
    except (OSError, AttributeError):
        return False
    return any(unshare(flags) == 0 for flags in (NEW_NETWORK, NEW_USER | NEW_NETWORK))


def _with_memory(megabytes: int) -> bool:
    import resource  # not on every system

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        return True
    return False
