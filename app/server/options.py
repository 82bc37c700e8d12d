"""How a server runs, as the command line says it. To import this is cheap."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from app.net.addresses import ServerLimits
from app.net.invitations import Invitation


@dataclass(frozen=True)
class ServeOptions:
    """How a server runs. `url` is the address by which people reach it, behind a proxy with TLS;
    "" if they use `address` and the ports. Without `pages` there is no page for browsers. With
    `ssh`, a port, there is SSH, at `ssh_address` or else at `address`; `host_key` is its private
    key, and `language` that of clients who name none. With a `database` the store is there and not
    in the folder, and `peer_address` is where other servers on the same database reach this
    one."""

    folder: Path
    address: str = "127.0.0.1"
    port: int = 7373
    page_port: int = 7374
    health_port: int = 7375
    url: str = ""
    proxied: bool = False
    pages: int = 1
    ssh: int = 0
    ssh_address: str = ""
    ssh_processes: int = 1
    host_key: str = field(default="", repr=False)
    language: str = "en"
    database: str = field(default="", repr=False)
    peer_address: str = ""
    limits: ServerLimits = field(default_factory=ServerLimits)

    @property
    def inside(self) -> str:
        """The address by which this machine reaches the server."""
        return "127.0.0.1" if self.address in ("", "0.0.0.0", "::") else self.address

    @property
    def peer_place(self) -> str:
        """The address and port by which other servers reach this one."""
        return self.peer_address or Invitation(self.inside, self.port, "").place
