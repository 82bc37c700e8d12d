"""Safe reading of files, both of people's folders and small ones of the program.

A pipe or a device, which would hang the program, is refused before it is opened.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from engines.kernel.problems import DeckError, Problem

M = TypeVar("M")


def read_bytes(path: Path, limit: int, name: str = "") -> bytes:
    """Return the bytes of an ordinary file, at most `limit` + 1, so that the loader can refuse it.
    Raise `DeckError`; `name` is the file's name in messages."""
    name = name or path.name
    try:
        return _beginning(path, limit + 1)
    except OSError as problem:
        if problem.errno == errno.EINVAL:
            raise refused(name, "not-a-file") from None
        raise refused(name, "unreadable", problem) from None


def read_file(path: Path, most: int) -> bytes:
    """Return the content of an ordinary file.
    Raise `OSError` naming it: `EFBIG` for more than `most` bytes, `EINVAL` for a pipe, a device
    or a folder, which might never end."""
    data = _beginning(path, most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def current_content(path: Path, most: int) -> bytes:
    """Return the content of a file that is about to be rewritten; b"" if it is missing or too
    large. Raise `OSError` where writing is impossible too."""
    try:
        return read_file(path, most)
    except FileNotFoundError:
        return b""
    except OSError as problem:
        if problem.errno != errno.EFBIG:
            raise
        return b""


def _beginning(path: Path, most: int) -> bytes:
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    with path.open("rb") as stream:
        return stream.read(most)


def read_folder(
    path: Path, names: Sequence[str], limit: int, load: Callable[[Mapping[str, bytes], str], M]
) -> M:
    """Return the result of a game's loader for the files of a folder that have these names.
    The loader reports missing files, but not those with another suffix (`deck.yml`). Raise
    `DeckError` with the problems of all files, including unreadable ones."""
    try:
        if not stat.S_ISDIR(os.stat(path).st_mode):
            raise refused(path.name, "not-a-folder")
        present = set(os.listdir(path))
    except OSError as problem:
        raise refused(path.name, "unreadable", problem) from None
    found: dict[str, bytes] = {}
    unread: list[Problem] = []
    mentioned: set[str] = set()
    for name in names:
        try:
            if name in present:
                found[name] = read_bytes(path / name, limit, f"{path.name}/{name}")
            elif (short := name.removesuffix("yaml") + "yml") in present:
                unread.append(_ends_otherwise(f"{path.name}/{short}", name))
                mentioned.add(f"{path.name}/{name}")
        except DeckError as problem:
            unread += problem.problems
    try:
        made = load(found, path.name)
    except DeckError as problem:
        mentioned |= {one.file for one in unread}
        rest = [one for one in problem.problems if one.file not in mentioned]
        raise DeckError(path.name, [*unread, *rest], problem.more) from None
    if unread:  # of an optional file of a deck
        raise DeckError(path.name, unread)
    return made


def _ends_otherwise(file: str, wanted: str) -> Problem:
    return Problem(1, 1, "", file, wanted, "name_ends", {"name": wanted}, file)


def refused(name: str, code: str, why: OSError | None = None) -> DeckError:
    """Return the error for a file or folder that can't be read at all.
    The code is "not-a-file", "not-a-folder" or "unreadable", which has the system's reason
    (`EACCES`)."""
    reason = errno.errorcode.get(why.errno or 0, type(why).__name__) if why else ""
    data = {"why": reason} if why else {}
    expected = "something that can be read"
    return DeckError(name, [Problem(1, 1, "", reason or code, expected, code, data, name)])
