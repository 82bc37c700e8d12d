"""Errors of stored files, as small classes with data. The front ends make the messages.

Failures to write are `app.match.journal.JournalFailed`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


class StoreError(Exception):
    """The base of all errors of the store. `code` names the message in the front ends."""

    code = "store-error"


@dataclass(frozen=True, slots=True)
class Holder:
    """The program that has the matches open: its process id, and its terminal (`pts/3`) or ""."""

    process: int
    terminal: str = ""


class Busy(StoreError):
    """Another Mazmorra has the matches open, the `holder` if known; this one may run without
    saving."""

    code = "store-busy"

    def __init__(self, path: Path, holder: Holder | None = None) -> None:
        self.path, self.holder = path, holder
        super().__init__(str(path))


class VersionError(StoreError):
    """A file or a match has version `found` of its format; this program knows `known`."""

    def __init__(self, name: str, found: int, known: int) -> None:
        self.found, self.known = found, known
        super().__init__(f"{name}: version {found}, ours is {known}")


class NewerStore(VersionError):
    """A newer version of the program made the file."""

    code = "store-newer"


class OlderStore(VersionError):
    """An older version of the program has the file open, so that it can't be migrated."""

    code = "store-older"


class NotOurs(StoreError):
    """The file is not a Mazmorra database, or too damaged to be opened."""

    code = "store-not-ours"

    def __init__(self, path: Path, why: str) -> None:
        self.path, self.why = path, why
        super().__init__(f"{path}: {why}")


class SavedMatchError(StoreError):
    """The base of errors about the match of an id."""

    def __init__(self, match: str) -> None:
        self.match = match
        super().__init__(match)


class NoSuchMatch(SavedMatchError):
    code = "no-such-match"


class NewerSave(VersionError):
    """A newer version of the program saved the match."""

    code = "save-newer"


class BrokenSave(StoreError):
    """A saved match is damaged.

    `where` is "header" or "decision", `number` that of the decision (else -1), `why` a stable word:
    "unreadable", "crc", "gap", "chain", "size", "tail" (the last ones are missing). The first
    `kept` of `total` decisions are sound, and the match can continue after them
    (`Matches.kept(..., cut=True)`); -1 if the match is lost.
    """

    code = "save-broken"

    def __init__(
        self, match: str, where: str, why: str, *, number: int = -1, kept: int = -1, total: int = 0
    ) -> None:
        self.match, self.where, self.why = match, where, why
        self.number, self.kept, self.total = number, kept, total
        super().__init__(f"{match}: {where} {number}: {why}; {kept} of {total} decisions kept")

    @property
    def can_be_cut(self) -> bool:
        return self.kept >= 0


class BadExport(StoreError):
    """A file is not an exported match, or was altered.

    `why` is a stable word: "other" (another kind of file), "size", "torn" (its end is missing),
    "sum" (it was altered or damaged), "line" (a malformed line, whose number follows), "id", "end"
    (its recorded end is wrong). Nothing was written.
    """

    code = "export-bad-other"

    def __init__(self, why: str, line: int = 0) -> None:
        self.why, self.line = why, line
        super().__init__(f"{why} {line or ''}".rstrip())


class NewerExport(VersionError):
    """A newer version of the program exported the match."""

    code = "export-newer"


class AlreadyHere(SavedMatchError):
    """The match of an exported file is already saved, with the same decisions."""

    code = "already-here"


class NotPortable(SavedMatchError):
    """The match can't be exported: it continued from a saved state after the rules changed, so that
    no other program could check the file."""

    code = "not-portable"
