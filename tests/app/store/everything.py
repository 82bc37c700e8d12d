"""All that is ever written to the saves, one after the other, while a disk may fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from app.files.errors import NoSuchMatch
from app.match.journal import JournalFailed
from app.match.lifecycle import resume
from app.match.match import Match
from app.store.exchange import export_match, import_match
from app.store.matches import Matches
from tests.app.match.helpers import SHORT, new_match
from tests.app.store.disks import FAILURES, Disk
from tests.app.store.recounting import recount
from tests.app.store.scripts import begun, step, whole

PLAYED, OVER, GONE, SENT = "1" * 16, "2" * 16, "3" * 16, "4" * 16
STEPS = 6
END = 6
"""Decisions after which the short match is over."""
PATHS = ("open", "begin", "decide", "take back", "end", "name", "import", "reckon", "delete")


@dataclass
class Done:
    """What was acknowledged: steps or decisions by match; and the path on which a disk, which can
    only fail in one way, failed first."""

    kind: str
    safe: dict[str, int] = field(default_factory=dict)
    named: bool = False
    failed: str = ""

    def fail(self, path: str, kind: str) -> None:
        if kind != self.kind:
            raise AssertionError(f"{path}: {kind}")
        self.failed = self.failed or path


def exported(path: Path) -> bytes:
    """A match of another machine."""
    matches = Matches(path)
    match = begun("napakalaki", matches, SENT)
    for number in range(6):
        step(match, number)
    data = export_match(matches, SENT)
    matches.shut()
    return data


def tried(path: Path, vfs: str, file: bytes, kind: str) -> Done:
    """Do it all; a match goes on in memory, and all else fails with `JournalFailed` of a kind."""
    done = Done(kind)

    def may(name: str, work: Callable[[], object]) -> bool:
        try:
            work()
        except JournalFailed as problem:
            done.fail(name, problem.kind)
            return False
        return True

    try:
        matches = Matches(path, vfs=vfs)
    except JournalFailed as problem:
        done.fail("open", problem.kind)
        return done
    match = _decided(done, matches)
    done.named = may("name", lambda: matches.rename(PLAYED, "x")) if PLAYED in done.safe else False
    if may("import", lambda: import_match(matches, file)):
        done.safe[SENT] = 0
    may("reckon", lambda: recount(matches, everything=True))
    may("delete", lambda: matches.delete(GONE))
    assert match.decisions > 0
    matches.shut()
    return done


def _decided(done: Done, matches: Matches) -> Match:
    def note(match: Match, name: str, far: int) -> None:
        if match.unsaved is None:
            done.safe[match.header.match] = far
        else:
            done.fail(name, match.unsaved.kind)

    match = begun("irrgarten", matches, PLAYED)
    note(match, "begin", 0)
    for number in range(STEPS):
        before = match.decisions
        step(match, number)
        note(match, "decide" if match.decisions > before else "take back", number + 1)
    over = new_match(matches, rows=SHORT, match_id=OVER)
    note(over, "begin", 0)
    for number in range(1, END + 1):
        over.decide(over.actor, 3)
        note(over, "end" if number == END else "decide", number)
    note(begun("irrgarten", matches, GONE), "begin", 0)
    return match


def check(path: Path, done: Done) -> None:
    """What a healthy program finds: all that was acknowledged, or the one thing more."""
    matches = Matches(path)
    assert matches._base.read("PRAGMA integrity_check") == [("ok",)]
    for ident, safe in done.safe.items():
        if ident == GONE:
            continue
        header, decisions = matches.load(ident)
        if ident == PLAYED:
            steps = whole("irrgarten", STEPS, PLAYED).decisions[safe : safe + 2]
            assert tuple(decisions) in steps
        else:
            assert safe <= len(decisions)
        match = resume(header, decisions, matches, digest=matches.one(ident).digest)
        assert match.over == (matches.one(ident).finished is not None)
    assert recount(matches) == {}
    rows = matches.results()
    assert len(rows) in (0, 2)
    assert len(rows) == 2 or done.failed
    if done.named:
        assert matches.one(PLAYED).name == "x"
    try:
        matches.one(GONE)
        assert done.failed
    except NoSuchMatch:
        pass
    matches.shut()


def failing(disk: Disk, folder: Path, kind: str, stride: int) -> list[str]:
    """The disk fails for good at every `stride`-th change; where it did, time by time."""
    file = exported(folder / "elsewhere.sqlite3")
    failed: list[str] = []
    for fail_at in range(1, 10_000, stride):
        here = folder / f"{kind}-{fail_at}.sqlite3"
        disk.forget()
        disk.fail_at, disk.fail_with = fail_at, FAILURES[kind]
        done = tried(here, disk.name, file, kind)
        over = disk.changes < fail_at
        disk.forget()
        check(here, done)
        failed.append(done.failed)
        if over:
            return failed
    raise AssertionError("it has no end")
