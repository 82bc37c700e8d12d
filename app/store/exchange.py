"""One match as a single file, to share or to keep: plain text, safe to read from any source.

```
mazmorra match 1
{header with its configuration}
{name, taken_back, played, digest}
seat chain notation                      one line for each decision
end 5f2c...                              a hash of all lines before
```

A file is read whole, up to a size limit, and replayed in memory before anything is written.
"""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from app.files import atomic
from app.files.errors import AlreadyHere, BadExport, NewerExport, NoSuchMatch, NotPortable
from app.match.fork import relinked
from app.match.headers import header_from_data, header_to_data
from app.match.journal import Decision, Header, first_link
from app.match.lifecycle import fresh_id, resume
from app.store.archive import Archive, SavedMatch
from app.store.matches import LONGEST_NAME, Matches
from app.store.packing import LONGEST_NOTATION, MOST_HEADER, read_header

SUFFIX = ".mazmorra"
FORMAT = 1
MAGIC = b"mazmorra match "
MOST_BYTES = 32 << 20
"""Bytes of a file: a labyrinth of 1001 x 1001 and half a million decisions."""
MOST_NUMBER = 1 << 48
"""The largest number of milliseconds or decisions in a file."""

_ID = re.compile(r"[0-9a-f]{16}")
_LINE = re.compile(r"([0-9]{1,2}|-1) ([0-9a-f]{16}) (\S.{0,199})")
_ABOUT = {"name": str, "taken_back": int, "played": int, "digest": str}


@dataclass(frozen=True, slots=True)
class ExportedMatch:
    """The content of a file. `digest` is that of the state after the last decision."""

    header: Header
    decisions: tuple[Decision, ...]
    name: str
    taken_back: int
    played: int
    digest: str


def export_match(archive: Archive, match: str) -> bytes:
    """Return a saved match as a file.
    Raise the errors of `Archive.kept` and `resume`, and `NotPortable`."""
    kept, saved = archive.kept(match), archive.one(match)
    if kept.segments:
        raise NotPortable(match)
    again = resume(kept.header, kept.decisions, digest=saved.digest)
    return to_bytes(
        ExportedMatch(
            kept.header,
            tuple(kept.decisions),
            saved.name,
            saved.taken_back,
            saved.played,
            again.digest(),
        )
    )


def file_name(game: str, match: str) -> str:
    """Return the default file name of a match from the ids of its game and its own."""
    return f"{game if game.isalnum() else 'match'}-{match}{SUFFIX}"


def check_free(path: Path) -> None:
    """Raise `FileExistsError` if the path exists: an export never replaces a file."""
    if path.exists() or path.is_symlink():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def export_to(archive: Archive, match: str, path: Path) -> None:
    """Write a saved match to a new file.
    Raise the errors of `export_match`, and `OSError` with the file: `EEXIST` if it exists."""
    check_free(path)
    atomic.write(path, export_match(archive, match), backup=False)


def import_match(matches: Matches, data: bytes) -> SavedMatch:
    """Import a match from a file. Raise the errors of `from_bytes` and `take_in`."""
    return take_in(matches, from_bytes(data))


def take_in(matches: Matches, found: ExportedMatch) -> SavedMatch:
    """Replay a match, save it, and return its list entry.
    If another match has the same id, the imported one gets a new id. Raise `AlreadyHere`, the
    errors of `resume` for the file's content, and `JournalFailed`."""
    again = resume(found.header, found.decisions, digest=found.digest)
    header, decisions = _own_id(matches, found)
    chain = decisions[-1].chain if decisions else first_link(header)
    outcome = again.outcome()
    matches.add(
        header,
        decisions,
        replace(again.checkpoint(), chain=chain),
        end=(outcome.winners, again.digest()) if outcome is not None else None,
        about=(found.name, found.taken_back, found.played),
    )
    return matches.one(header.match)


def _own_id(matches: Matches, found: ExportedMatch) -> tuple[Header, Sequence[Decision]]:
    """Return header and decisions under an unused id. Raise `AlreadyHere`."""
    try:
        matches.one(found.header.match)
    except NoSuchMatch:
        return found.header, found.decisions
    if matches.same(found.header, found.decisions):
        raise AlreadyHere(found.header.match)
    header = replace(found.header, match=fresh_id())
    return header, relinked(header, found.decisions)


def to_bytes(exported: ExportedMatch) -> bytes:
    """Return the file. Raise `BadExport` for a match that is too large."""
    about = {name: getattr(exported, name) for name in _ABOUT}
    lines = [f"{MAGIC.decode()}{FORMAT}", _json(header_to_data(exported.header)), _json(about)]
    lines += (f"{made.seat} {made.chain} {made.notation}" for made in exported.decisions)
    text = ("\n".join(lines) + "\n").encode()
    data = text + f"end {_hash(text)}\n".encode()
    if len(data) > MOST_BYTES:
        raise BadExport("size")
    return data


def from_bytes(data: bytes) -> ExportedMatch:
    """Return the content of a file, its form and sizes checked.
    Raise `BadExport`, `NewerExport`, and the errors of `header_from_data`."""
    _check_whole(data)
    try:
        lines = data.decode().split("\n")[:-2]
    except UnicodeDecodeError:
        raise BadExport("line", data[: _bad_byte(data)].count(b"\n") + 1) from None
    if len(lines) < 3:
        raise BadExport("torn")
    header = header_from_data(_object(lines[1], 2))
    if not _ID.fullmatch(header.match):
        raise BadExport("id")
    about = _about(lines[2])
    decisions = tuple(_decision(line, number) for number, line in enumerate(lines[3:], 4))
    return ExportedMatch(header, decisions, **about)


def _check_whole(data: bytes) -> None:
    """Check size, kind, format and the hash at the end, in order of importance to the user."""
    if len(data) > MOST_BYTES:
        raise BadExport("size")
    if not data.startswith(MAGIC):
        raise BadExport("other")
    form = data[len(MAGIC) :].partition(b"\n")[0]
    if not (form.isdigit() and 1 <= len(form) <= 9):
        raise BadExport("other")
    if int(form) > FORMAT:
        raise NewerExport("export", int(form), FORMAT)
    at = data.rfind(b"\nend ", 0, len(data) - 1) + 1
    if at <= 0 or not data.endswith(b"\n"):
        raise BadExport("torn")
    if data[at:] != f"end {_hash(data[:at])}\n".encode():
        raise BadExport("sum")


def _bad_byte(data: bytes) -> int:
    try:
        data.decode()
    except UnicodeDecodeError as problem:
        return problem.start
    return len(data)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        return read_header(line)
    except ValueError:
        raise BadExport("size" if len(line) > MOST_HEADER else "line", number) from None


def _about(line: str) -> dict[str, Any]:
    about = _object(line, 3)
    if set(about) != set(_ABOUT) or any(type(about[name]) is not _ABOUT[name] for name in about):
        raise BadExport("line", 3)
    numbers = (about["taken_back"], about["played"])
    if len(about["name"]) > LONGEST_NAME or not all(0 <= n < MOST_NUMBER for n in numbers):
        raise BadExport("line", 3)
    if not re.fullmatch(r"[0-9a-f]{32}", about["digest"]):
        raise BadExport("line", 3)
    return about


def _decision(line: str, number: int) -> Decision:
    found = _LINE.fullmatch(line)
    if found is None or len(found[3]) > LONGEST_NOTATION:
        raise BadExport("line", number)
    return Decision(int(found[1]), found[3], found[2])


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()
