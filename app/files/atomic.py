"""The only module that opens files for writing.

A write is atomic, even on a power failure: the data is written to a new file and synced, and then
the file is renamed. The previous content stays in one `.bak` file. A rename would replace a link, a
device or a pipe; so links are followed, and devices and pipes are refused.
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
from typing import BinaryIO

from app.files.errors import Holder

BACKUP = ".bak"
_HOLDER_BYTES = 80
_HOLDER = re.compile(rb"([1-9][0-9]{0,9}) ([A-Za-z0-9/._-]{0,40})")
"""The content of a lock file: the process id and the terminal of the holder."""


class Operations:
    """The system calls of a write, in one class so that a test can make each of them fail."""

    def create(self, path: Path) -> int:
        """Open a file that must not exist yet, for its owner alone."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)

    def write(self, descriptor: int, data: bytes) -> int:
        """Write part of the data. Return the number of bytes written."""
        return os.write(descriptor, data)

    def sync(self, descriptor: int) -> None:
        """Return when everything written is on the disk."""
        if hasattr(fcntl, "F_FULLFSYNC"):  # on macOS, fsync stops at the drive's own cache
            with suppress(OSError):  # some file systems can't do it
                fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
                return
        os.fsync(descriptor)

    def replace(self, source: Path, target: Path) -> None:
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
    """Write a whole file atomically; for a link, write the file that it points to.
    With `backup`, the previous content stays in a file with the suffix `.bak`. Raise `OSError`
    naming the file, `EINVAL` for a device, a pipe or a folder; the file is then unchanged."""
    path = _ordinary(path)
    if backup:
        with suppress(FileNotFoundError):
            _replace_content(path.with_name(path.name + BACKUP), path.read_bytes(), system)
    _replace_content(path, data, system)


def _ordinary(path: Path) -> Path:
    """Return the path with its links resolved. Raise `OSError` if it exists and is not a file."""
    place = Path(os.path.realpath(path))
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(os.lstat(place).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    return place


def _replace_content(path: Path, data: bytes, system: Operations) -> None:
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        descriptor = system.create(temporary)
        try:
            remaining = memoryview(data)
            while remaining:
                remaining = remaining[system.write(descriptor, bytes(remaining)) :]
            system.sync(descriptor)
        finally:
            os.close(descriptor)
        system.replace(temporary, path)
        system.sync_folder(path.parent)
    except OSError as problem:
        with suppress(OSError):
            temporary.unlink()
        raise OSError(problem.errno, problem.strerror, str(path)) from problem


class LockHeld(BlockingIOError):
    """Another program holds a lock: the `holder`, if known."""

    def __init__(self, path: Path, holder: Holder | None) -> None:
        super().__init__(errno.EWOULDBLOCK, "locked", str(path))
        self.holder = holder


class Lock:
    """An exclusive system lock on a lock file. The system frees it when the process ends.

    The file contains only the holder. It is never opened through a link, so that no other file is
    overwritten.

    Raise `LockHeld` if another program (or another `Lock`) holds the lock, and `OSError` if the
    file can't be opened.
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
        with suppress(OSError):  # on a full disk the lock is held nevertheless
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, f"{os.getpid()} {_terminal()}".encode(), 0)

    def _holder(self) -> Holder | None:
        try:
            found = _HOLDER.fullmatch(os.pread(self._descriptor, _HOLDER_BYTES, 0))
        except OSError:
            return None
        return Holder(int(found[1]), found[2].decode()) if found else None

    def free(self) -> None:
        """Release the lock. May be called twice."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _terminal() -> str:
    """Return the terminal that this program was started in (`pts/3`), "" if it has none."""
    for descriptor in range(3):
        with suppress(OSError):
            return os.ttyname(descriptor).removeprefix("/dev/")
    return ""


def appended(path: Path) -> BinaryIO:
    """Return a file to which lines are appended, and which may lose its last ones like a log.
    Raise `OSError`."""
    return path.open("ab")


def rotating_log(path: Path, size: int = 1 << 20, generations: int = 3) -> logging.Handler:
    """Return a handler that writes to a log of `size` bytes and keeps some older logs.
    Raise `OSError`, also for a pipe, which would wait for a reader. The writes are not atomic,
    because a log may lose its last lines on a power failure."""
    return RotatingFileHandler(
        _ordinary(path), maxBytes=size, backupCount=generations, encoding="utf-8"
    )
