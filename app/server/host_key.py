"""The key by which SSH clients know this server: made once, and kept for its owner alone."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from app.files import atomic, paths
from app.files.safe_read import read_file

FILE: Final = "ssh_host_key"
MOST_BYTES: Final = 16 * 1024
FOR_OWNER: Final = 0o600


def installed() -> bool:
    """Whether the extra `ssh` is there. Nothing is imported."""
    return find_spec("asyncssh") is not None


def read_or_make(path: Path) -> str:
    """Return the private key in a file; make one at the first start. Raise `OSError`."""
    try:
        path.chmod(FOR_OWNER)
        return read_file(path, MOST_BYTES).decode("ascii", "replace")
    except FileNotFoundError:
        pass
    import asyncssh  # slow to import

    made: bytes = asyncssh.generate_private_key("ssh-ed25519").export_private_key()
    paths.ensure_folder(path.parent)
    atomic.write(path, made, backup=False)
    return made.decode("ascii")
