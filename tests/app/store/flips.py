"""Flipped bits, torn and cut files: saves and exports, each found out or without effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import astuple, dataclass, replace
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from app.files.errors import StoreError
from app.match.headers import BadHeader, NewerFormat
from app.match.journal import JournalFailed
from app.match.lifecycle import OtherRules, resume
from app.match.match import WrongJournal
from app.registry import UnknownGame
from app.store.archive import Archive, SavedMatch, opened_beside
from app.store.exchange import export_match, from_bytes
from app.store.loading import LoadedMatch
from app.store.matches import Matches
from app.store.records import ResultRow
from app.store.resume import continued
from engines.irrgarten.rules import Rules as Irrgarten
from tests.app.match.helpers import SHORT, new_match
from tests.app.store.recounting import recount
from tests.app.store.scripts import begun, step

REFUSALS = (
    StoreError, JournalFailed, WrongJournal, UnknownGame, OtherRules, BadHeader, NewerFormat,
)  # fmt: skip
STEPS = 12
IDS = tuple(digit * 16 for digit in "1234")


@dataclass(frozen=True)
class Sound:
    """A folder of saves as it is before anything happens to it."""

    image: bytes
    digests: dict[str, str]
    kept: dict[str, LoadedMatch]
    listed: dict[str, SavedMatch]
    rows: frozenset[ResultRow]
    export: bytes
    achievements: frozenset[tuple[object, ...]]
    """Match, seat, deed and value of each."""


def sound(path: Path) -> Sound:
    """Matches of both games that go on, one that is over, and one of changed rules."""
    matches = Matches(path, lambda: 1_000_000.0)
    for ident, game in zip(IDS, ("irrgarten", "napakalaki"), strict=False):
        match = begun(game, matches, ident)
        for number in range(STEPS):
            step(match, number)
    over = new_match(matches, rows=SHORT, match_id=IDS[2])
    while not over.over:
        over.decide(over.actor, 3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Irrgarten, "rules_rev", 0)
        older = begun("irrgarten", matches, IDS[3])
        for number in range(STEPS):
            step(older, number)
    step(continued(matches, IDS[3], matches), 0)
    digests = {ident: continued(matches, ident).digest() for ident in IDS}
    kept = {ident: matches.kept(ident) for ident in IDS}
    listed = {ident: matches.one(ident) for ident in IDS}
    rows, export = frozenset(map(_dateless, matches.results())), export_match(matches, IDS[1])
    assert recount(matches) == {}
    achievements = frozenset(row[:4] for row in map(astuple, matches.achievements()))
    assert achievements
    matches.shut()
    return Sound(path.read_bytes(), digests, kept, listed, rows, export, achievements)


def damaged(data: bytes, random: Random) -> bytes:
    """One bit flipped, mostly; else the end lost, a sector gone, or a byte too much or too few."""
    what, at = random.random(), random.randrange(len(data))
    if what < 0.9:
        changed = bytearray(data)
        changed[at] ^= 1 << random.randrange(8)
        return bytes(changed)
    if what < 0.94:
        return data[:at]
    if what < 0.97:
        sector = at // 512 * 512
        return data[:sector] + bytes(min(512, len(data) - sector)) + data[sector + 512 :]
    return data[:at] + (bytes([random.randrange(256)]) if what < 0.985 else b"") + data[at + 1 :]


def save_case(whole: Sound, path: Path, random: Random) -> str:
    """A damaged file of saves: "found" or "harmless". Raises `AssertionError` for what is neither.

    Every tenth is opened to write into it, as the program does.
    """
    path.write_bytes(damaged(whole.image, random))
    writing = random.randrange(10) == 0
    try:
        archive: Archive = Matches(path) if writing else opened_beside(path)
    except (StoreError, JournalFailed):
        return "found"
    try:
        return _looked_through(whole, archive)
    finally:
        archive.shut()


def _looked_through(whole: Sound, archive: Archive) -> str:
    found = 0
    for ident in IDS:
        found += _refused(_same, whole, archive, ident)
    found += _refused(_same_lists, whole, archive)
    return "found" if found else "harmless"


def _refused(look: Callable[..., object], *arguments: object) -> bool:
    try:
        look(*arguments)
    except REFUSALS:
        return True
    return False


def _same(whole: Sound, archive: Archive, ident: str) -> None:
    if archive.kept(ident) == whole.kept[ident] and archive.one(ident) == whole.listed[ident]:
        return  # byte for byte what it was, and so the same game
    match = continued(archive, ident, archive if isinstance(archive, Matches) else None)
    assert match.digest() == whole.digests[ident], "a silently different game"


def _same_lists(whole: Sound, archive: Archive) -> None:
    for saved in (*archive.unfinished(), *archive.finished()):
        if saved.id in IDS and not saved.broken:
            there = whole.listed[saved.id]
            assert (saved.seats, saved.title) == (there.seats, there.title) or _unsound(
                archive, saved.id
            )
            if saved.digest == there.digest != "":
                assert saved.winners == there.winners
    for row in archive.results(practice=True):
        assert _dateless(row) in whole.rows or row.match not in IDS, "silently other statistics"
    for match, seat, achievement, value, *_ in map(astuple, archive.achievements()):
        assert (match, seat, achievement, value) in whole.achievements, "silently other deeds"


def _dateless(row: ResultRow) -> ResultRow:
    """What counts of a row: an end that is made good is written with the date of that day."""
    return replace(row, finished=0, played=0)


def _unsound(archive: Archive, ident: str) -> bool:
    return _refused(archive.load, ident)


def export_case(whole: Sound, path: Path, random: Random) -> str:
    """A damaged file of one match; every other one is signed anew, as by a forger."""
    data = damaged(whole.export, random)
    if random.randrange(2):
        text = data[: data.rfind(b"\nend ") + 1]
        data = text + f"end {blake2b(text, digest_size=16).hexdigest()}\n".encode()
    try:
        found = from_bytes(data)
        match = resume(found.header, found.decisions, digest=found.digest)
    except REFUSALS:
        return "found"
    there = from_bytes(whole.export)
    assert match.digest() == there.digest
    assert found.decisions == there.decisions
    same = replace(found.header, seats=there.header.seats, title=there.header.title, practice=False)
    assert same == there.header, "only words may differ, in what a forger signed"
    return "harmless"


def cases(folder: Path, number: int, seed: int) -> dict[str, Counter[str]]:
    """So many damaged files, half of them saves and half exports, and what came of them."""
    whole, random = sound(folder / "sound.sqlite3"), Random(seed)
    found: dict[str, Counter[str]] = {"saves": Counter(), "exports": Counter()}
    for each in range(number // 2):
        found["saves"][save_case(whole, folder / f"{each}.sqlite3", random)] += 1
        for file in folder.glob(f"{each}.*"):
            file.unlink()
        found["exports"][export_case(whole, folder, random)] += 1
    return found
