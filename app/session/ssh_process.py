"""The process that serves a server's tables over SSH (`app.ssh`)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import ClassVar

from app.session.guest_process import GuestProcess


@dataclass(frozen=True, slots=True)
class SshOptions:
    """`host_key` is the private key in OpenSSH's format. `sessions` and `per_address` are limits of
    the process. `name` is the host that people type, "" for the address by which they came; `idle`
    are the seconds after which a session without a key press ends; `language` is for clients that
    name none. `own_pass` and `shared` as in `PageOptions`."""

    host_key: str = field(repr=False)
    sessions: int = 40
    per_address: int = 20
    name: str = ""
    idle: float = 3600.0
    language: str = "en"
    own_pass: str = field(default="", repr=False)
    shared: bool = False


class SshProcess(GuestProcess):
    """SSH for the server at `place`, on an address and a port."""

    words: ClassVar[tuple[str, ...]] = ("app.ssh",)
    part: ClassVar[str] = "ssh"

    def __init__(self, place: str, address: str, port: int, options: SshOptions) -> None:
        super().__init__(place, address, port, asdict(options))
