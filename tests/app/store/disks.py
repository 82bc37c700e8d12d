"""Disks that fail, as a file system of SQLite's (apsw VFS) under the real one.

`kill -9` cannot show a missing fsync, because the system still has what was written; a disk that
loses what was not synchronised can. SQLite runs with an exclusive lock, so no shared memory is
needed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any
from unittest import mock

import apsw

from app.store import database
from tests.helpers.sharing import SYNCHRONISED

Change = tuple[int, bytes | None]
"""A write at an offset, or (size, None): cut to that size."""
SECTOR = 512


class Disk(apsw.VFS):
    """A disk that can fail the n-th change, and that knows what a power cut would leave.

    `fail_at` counts writes, cuts and syncs from 1; `fail_with` is what they raise from then on
    until it is set to None. Use it as a context: its name is `vfs` for `Database`.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.changes = 0
        self.fail_at = 0
        self.fail_with: Callable[[str], Exception] | None = None
        self.safe: dict[str, bytearray] = {}
        self.loose: dict[str, list[Change]] = {}
        self.moments: dict[int, Callable[[], None]] = {}
        """What happens just before a change, by its number: a power cut in the middle of all."""
        self._settings = mock.patch.dict(database.SETTINGS, synchronous=SYNCHRONISED)
        super().__init__(name, base="")

    def __enter__(self) -> Disk:
        self._settings.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._settings.stop()
        self.unregister()

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 # apsw's name
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        if path is not None:
            self.safe.setdefault(path, bytearray())
            self.loose.setdefault(path, [])
        return DiskFile(self, path or "", name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802 # apsw's name
        super().xDelete(filename, syncdir)
        self.safe.pop(filename, None)
        self.loose.pop(filename, None)

    def forget(self) -> None:
        """Be an empty disk again, of which nothing was asked."""
        self.changes, self.fail_at, self.fail_with = 0, 0, None
        self.safe.clear()
        self.loose.clear()
        self.moments.clear()

    def change(self, path: str, change: Change | None) -> None:
        """Count a change of a file (None: a sync), or fail it."""
        self.changes += 1
        if (moment := self.moments.get(self.changes)) is not None:
            moment()
        if self.fail_with is not None and self.changes >= self.fail_at:
            raise self.fail_with("a test's disk")
        if path in self.loose:
            if change is not None:
                self.loose[path].append(change)
            else:
                for each in self.loose[path]:
                    _carry_out(self.safe[path], each)
                self.loose[path].clear()

    def cut_the_power(self, folder: Path, random: Random) -> None:
        """Write into `folder` what is left: of what was not synchronised, anything may be."""
        for path, safe in self.safe.items():
            image = bytearray(safe)
            for offset, data in self.loose[path]:
                fate = random.randrange(3)
                if fate == 0:
                    continue
                if fate == 1 and data is not None:
                    torn = random.randrange(0, len(data) + 1, SECTOR) if data else 0
                    _carry_out(image, (offset, data[:torn]))
                else:
                    _carry_out(image, (offset, data))
            (folder / Path(path).name).write_bytes(image)


def _carry_out(image: bytearray, change: Change) -> None:
    offset, data = change
    if data is None:
        del image[offset:]
        return
    image.extend(bytes(max(0, offset - len(image))))
    image[offset : offset + len(data)] = data


class DiskFile(apsw.VFSFile):
    """A file on such a disk."""

    def __init__(self, disk: Disk, path: str, name: Any, flags: list[int]) -> None:
        self.disk, self.path = disk, path
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 # apsw's name
        self.disk.change(self.path, (offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 # apsw's name
        self.disk.change(self.path, (newsize, None))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802 # apsw's name
        self.disk.change(self.path, None)
        super().xSync(flags)


def full(words: str) -> Exception:
    return apsw.FullError(words)


def broken(words: str) -> Exception:
    return apsw.IOError(words)


FAILURES = {"full": full, "io": broken}
"""What a disk raises, by the kind of `JournalFailed` that comes of it."""


def closed(close: Callable[[], object]) -> None:
    """Close something on a disk that may fail even that."""
    with suppress(apsw.Error):
        close()
