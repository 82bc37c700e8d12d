"""Matches as files: cut, altered, and forged with every check fit."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar, Final

from typing_extensions import override

from app.files.errors import AlreadyHere, StoreError
from app.i18n.fluent import LANGUAGES
from app.match.achievements import achievements_of_match
from app.match.headers import BadHeader, NewerFormat
from app.match.journal import JournalFailed
from app.match.lifecycle import OtherRules, resume
from app.match.match import Match, WrongJournal
from app.registry import UnknownGame
from app.store.archive import SavedMatch
from app.store.exchange import from_bytes, import_match
from app.store.matches import Matches
from app.text.matches import ago, all_words, board_name, lasting, marks
from engines.kernel.errors import EngineError
from tests.programs.fuzz import matches
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import REFUSED, TAKEN, InFolder, good_lines, texts, told

REFUSALS: Final = (
    StoreError,
    JournalFailed,
    WrongJournal,
    UnknownGame,
    OtherRules,
    BadHeader,
    NewerFormat,
    EngineError,
)
"""What a front end has words for when a match can't be taken."""
MORE: Final = 8
"""Decisions that are made in a match that was taken."""


class Exports(InFolder):
    """Reads a file, plays it again, and takes some of those that are sound among the saves."""

    NAME: ClassVar[str] = "exports"
    SHARE: ClassVar[int] = 200

    def __init__(self) -> None:
        super().__init__()
        self._store = Matches(self.place / "matches.sqlite3", lambda: 2_000_000.0)
        self._taken = 0

    @override
    def close(self) -> None:
        self._store.shut()
        super().close()

    def make(self, dice: Random, structural: bool) -> bytes:
        data = dice.choice(matches.exports())
        if structural:
            return matches.forged_export(data, dice)
        changed = noised(data, dice)
        if dice.randrange(2):
            return changed
        lines = changed[: changed.rfind(b"\nend ")].decode(errors="surrogateescape")
        return matches.signed(lines.encode("utf-8", "replace").decode().split("\n"))

    def feed(self, case: bytes) -> str:
        try:
            found = from_bytes(case)
            match = resume(found.header, found.decisions, digest=found.digest)
        except REFUSALS as problem:
            told(problem)
            return REFUSED
        go_on(match)
        self._taken += 1
        if self._taken % 10 == 0:
            self._import(case)
        return TAKEN

    def _import(self, case: bytes) -> None:
        try:
            saved = import_match(self._store, case)
        except AlreadyHere as problem:
            told(problem)
        else:
            listed(saved)
            self._store.delete(saved.id)


def go_on(match: Match, more: int = MORE) -> None:
    """A match that was taken can be looked at, played on, and reckoned when it is over."""
    for seat in range(len(match.seats)):
        match.view(seat)
    matches.decided(match, more)
    match.checkpoint()
    match.results()
    if match.over:
        achievements_of_match(match.header, match.written)


def listed(saved: SavedMatch, languages: Iterable[str] = LANGUAGES) -> None:
    """A row of a list has words in every language."""
    for language in languages:
        words = texts(language)
        ago(1e9, words)
        lasting(saved.played, words)
        marks(words, saved)
        board_name(words, saved)
        all_words(words, saved)
    from app.cli.columns import aligned
    from app.cli.match import _row

    good_lines("\n".join(aligned([_row(texts("en"), saved)])))
