"""Loading a saved match from the rows of any store, with a check of every byte."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from app.files.errors import BrokenSave, NewerSave, NoSuchMatch
from app.match.clock import CLOCK
from app.match.headers import BadHeader, NewerFormat, header_from_data
from app.match.journal import Checkpoint, Decision, Header, first_link, link, relink
from app.store.packing import (
    LONGEST_NOTATION,
    MOST_DECISIONS,
    decision_crc,
    header_crc,
    number_of,
    read_header,
    text_of,
    unpack_checkpoint,
    unpacked,
)

Row = Sequence[Any]


class MatchRows(Protocol):
    """What a store holds of matches, row by row, as it was found: any of it may be damaged. Texts
    are bytes."""

    def header_row(self, match: str) -> Row | None:
        """Return format, header, configuration and checksum of a match; None if there is none."""

    def segment_rows(self, match: str) -> Sequence[Row]:
        """Return number, state and checksum of the states from which a match continued."""

    def decision_rows(self, match: str, most: int) -> Sequence[Row]:
        """Return number, seat, notation, chain and checksum of the first `most` decisions."""

    def progress_row(self, match: str) -> Row | None:
        """Return the recorded number of decisions, the latest state and its checksum."""


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A whole saved match, everything checked.

    `segments` are the states from which it continued after a change of rules; only the decisions
    after the last of them can be replayed. `latest` is the state after the last decision, or an
    earlier one, or None.
    """

    header: Header
    decisions: list[Decision]
    segments: tuple[Checkpoint, ...] = ()
    latest: Checkpoint | None = None

    @property
    def since(self) -> Checkpoint | None:
        """The state from which the match last continued, or None if it can be replayed from its
        start."""
        return self.segments[-1] if self.segments else None


def load_header(rows: MatchRows, match: str) -> Header:
    """Return the whole header, including its configuration.
    Raise `NoSuchMatch`, `NewerSave` and `BrokenSave`."""
    row = rows.header_row(match)
    if row is None:
        raise NoSuchMatch(match)
    form, header_bytes, config, crc = row
    text = text_of(header_bytes)
    try:
        # Checked before the CRC: a newer program may compute it differently.
        data = {**read_header(text), "config": {}}
        header_from_data({**data, "format": max(form, data.get("format", 0))})
        if header_crc(text, config) != crc:
            raise BrokenSave(match, "header", "crc")
        header = header_from_data({**data, "config": unpacked(config)})
    except NewerFormat as newer:
        raise NewerSave(match, newer.found, newer.known) from None
    except (BadHeader, ValueError, TypeError) as problem:
        raise BrokenSave(match, "header", "unreadable") from problem
    if header.match != match:
        raise BrokenSave(match, "header", "unreadable")
    return header


def load(rows: MatchRows, match: str) -> LoadedMatch:
    """Return a whole match, each part checked: CRC, number, chain, sizes.
    Raise the errors of `load_header`."""
    header = load_header(rows, match)
    segments = _segments(rows, header)
    progress = rows.progress_row(match)
    decisions = _decisions(rows, header, segments, number_of(progress[0]) if progress else -1)
    latest = _latest(progress, header, segments, decisions)
    return LoadedMatch(header, decisions, segments, latest)


def _segments(rows: MatchRows, header: Header) -> tuple[Checkpoint, ...]:
    segments = []
    for number, data, crc in rows.segment_rows(header.match):
        try:
            checkpoint = unpack_checkpoint(header.match, len(header.seats), data, crc)
        except (ValueError, TypeError) as problem:
            raise BrokenSave(header.match, "header", "crc") from problem
        if number != checkpoint.decisions:
            raise BrokenSave(header.match, "header", "crc")
        segments.append(checkpoint)
    return tuple(segments)


def _decisions(
    rows: MatchRows, header: Header, segments: Sequence[Checkpoint], stored: int
) -> list[Decision]:
    """Return the decisions; `stored` is their recorded number, or -1 if that is lost."""
    found = rows.decision_rows(header.match, MOST_DECISIONS + 1)
    total = max(stored, len(found))
    least = segments[-1].decisions if segments else 0
    decisions: list[Decision] = []
    chain, coming = first_link(header), list(segments)
    for number, row in enumerate(found):
        chain = _crossed(header, coming, number, chain)
        decision = Decision(row[1], text_of(row[2]), text_of(row[3]))
        if flaw := _flaw(header, number, row[0], decision, row[4], chain):
            raise _broken(header, flaw, number, total, least)
        chain = decision.chain
        decisions.append(decision)
    _crossed(header, coming, len(found), chain)
    if stored != len(found) or coming:
        raise _broken(header, "tail", len(found), total, least)
    return decisions


def _latest(
    progress: Row | None,
    header: Header,
    segments: Sequence[Checkpoint],
    decisions: Sequence[Decision],
) -> Checkpoint | None:
    if progress is None or progress[1] is None:
        return None
    try:
        latest = unpack_checkpoint(header.match, len(header.seats), *progress[1:])
    except (ValueError, TypeError):
        return None  # not needed as long as the rules are the same
    chains = {segment.decisions: segment.chain for segment in segments}
    here = latest.decisions
    chain = chains.get(here) or (
        decisions[here - 1].chain if 0 < here <= len(decisions) else first_link(header)
    )
    return latest if latest.chain == chain else None


def _crossed(header: Header, coming: list[Checkpoint], number: int, chain: str) -> str:
    """Return the chain after all segments that begin just before a decision."""
    while coming and coming[0].decisions == number:
        checkpoint = coming.pop(0)
        if relink(chain, checkpoint.rules_rev, number, checkpoint.state) != checkpoint.chain:
            raise BrokenSave(header.match, "header", "chain")
        chain = checkpoint.chain
    return chain


def _broken(header: Header, why: str, number: int, total: int, least: int) -> BrokenSave:
    kept = number if number >= least else -1
    return BrokenSave(header.match, "decision", why, number=number, kept=kept, total=total)


def _flaw(
    header: Header, number: int, found: int, decision: Decision, crc: int, before: str
) -> str:
    """Return the flaw of a decision as a stable word, or ""."""
    if found != number:
        return "gap"
    if number >= MOST_DECISIONS or len(decision.notation) > LONGEST_NOTATION:
        return "size"
    if crc != decision_crc(header.match, number, decision):
        return "crc"
    if decision.chain != link(before, decision.seat, decision.notation):
        return "chain"
    return "" if CLOCK <= decision.seat < len(header.seats) else "size"
