"""The one room that opens files for writing.

A file is either as it was or as it shall be, whenever the power fails: written beside, made safe,
then renamed. What was there before is kept as one generation of `.bak`. A rename takes the place of
whatever has the name, so links are followed, and devices and pipes are refused.
"""

from __future__ import annotations

import errno
import fcntl
import logging
import os
import re
import secrets
import stat
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from app.files.errors import Holder

BACKUP = ".bak"
_HOLDER_BYTES = 80
_HOLDER = re.compile(rb"([1-9][0-9]{0,9}) ([A-Za-z0-9/._-]{0,40})")
"""Who holds a lock, as it stands in the file of the lock: process and terminal."""


class Operations:
    """The calls to the system that a write makes, in one place so that a test can fail each."""

    def create(self, path: Path) -> int:
        """Open a file that must not exist yet, for its owner alone."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)

    def write(self, descriptor: int, data: bytes) -> int:
        """Write what fits; returns how many bytes that were."""
        return os.write(descriptor, data)

    def sync(self, descriptor: int) -> None:
        """Return when everything written is on the disk."""
        if hasattr(fcntl, "F_FULLFSYNC"):  # on macOS, fsync stops at the drive's own cache
            with suppress(OSError):  # which some file systems can't do
                fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
                return
        os.fsync(descriptor)

    def replace(self, source: Path, target: Path) -> None:
        """Rename, over what is there."""
        source.replace(target)

    def sync_folder(self, folder: Path) -> None:
        """Return when the names in a folder are on the disk."""
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


SYSTEM = Operations()


def write(path: Path, data: bytes, *, backup: bool = True, system: Operations = SYSTEM) -> None:
    """Write a whole file so that it is never half a file; of a link, the file that it leads to.

    With `backup`, what the file held stays beside it, its name ending in `.bak`. Raises `OSError`
    naming the file, `EINVAL` for a device, a pipe or a folder; the file is then as it was.
    """
    path = _ordinary(path)
    if backup:
        with suppress(FileNotFoundError):
            _put(path.with_name(path.name + BACKUP), path.read_bytes(), system)
    _put(path, data, system)


def _ordinary(path: Path) -> Path:
    """The path at the end of its links. Raises `OSError` where something lies that is no file."""
    place = Path(os.path.realpath(path))
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(os.lstat(place).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    return place


def _put(path: Path, data: bytes, system: Operations) -> None:
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        descriptor = system.create(beside)
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[system.write(descriptor, bytes(rest)) :]
            system.sync(descriptor)
        finally:
            os.close(descriptor)
        system.replace(beside, path)
        system.sync_folder(path.parent)
    except OSError as problem:
        with suppress(OSError):
            beside.unlink()
        raise OSError(problem.errno, problem.strerror, str(path)) from problem


class LockHeld(BlockingIOError):
    """Another program has a lock: the `holder`, where that can be told."""

    def __init__(self, path: Path, holder: Holder | None) -> None:
        super().__init__(errno.EWOULDBLOCK, "locked", str(path))
        self.holder = holder


class Lock:
    """An exclusive lock of the system on a file of its own; the system frees it if we die. Who
    holds it stands in the file, and nothing else: so it is never a link to a file of somebody's.

    Raises `LockHeld` if another program (or another `Lock`) holds it, else `OSError`.
    """

    def __init__(self, path: Path) -> None:
        flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
        self._descriptor = os.open(path, flags, 0o600)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            holder = self._holder()
            os.close(self._descriptor)
            if problem.errno in (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK):
                raise LockHeld(path, holder) from None
            raise
        with suppress(OSError):  # a full disk: the lock is held all the same
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, f"{os.getpid()} {_terminal()}".encode(), 0)

    def _holder(self) -> Holder | None:
        try:
            found = _HOLDER.fullmatch(os.pread(self._descriptor, _HOLDER_BYTES, 0))
        except OSError:
            return None
        return Holder(int(found[1]), found[2].decode()) if found else None

    def free(self) -> None:
        """Let go. May be called twice."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def __enter__(self) -> Lock:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.free()


def _terminal() -> str:
    """The terminal that this program was started in (`pts/3`), "" if it has none."""
    for descriptor in range(3):
        with suppress(OSError):
            return os.ttyname(descriptor).removeprefix("/dev/")
    return ""


def rotating_log(path: Path, size: int = 1 << 20, generations: int = 3) -> logging.Handler:
    """A handler that writes to a log of `size` bytes and keeps some older ones. Raises `OSError`,
    also for a pipe, which would wait for a reader.

    A log may lose its last lines when the power fails, so it needs none of the care above.
    """
    return RotatingFileHandler(
        _ordinary(path), maxBytes=size, backupCount=generations, encoding="utf-8"
    )
