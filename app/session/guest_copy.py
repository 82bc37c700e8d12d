"""A friend's own copy of a match at another's table: kept as soon as the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.config.logs import log
from app.files.errors import NoSuchMatch
from app.match.journal import Decision, Header
from app.match.source import MatchSource
from app.store.exchange import ExportedMatch, take_in
from app.text.errors import UNREADABLE

if TYPE_CHECKING:
    from app.store.matches import Matches


def keep_copy(store: Matches | None, source: MatchSource) -> None:
    """Keep a finished match whose table has opened its journal, like one that was imported: with
    its sealed dice, and without counting for the records. The same match is kept once; another end
    of it, after an undo, takes the place of the first. Without a store do nothing."""
    if store is None:
        return
    header, decisions = source.header, tuple(source.look_back(None).decisions)
    try:
        if not _kept_already(store, header, decisions):
            take_in(store, ExportedMatch(header, decisions, "", 0, 0, ""))
    except UNREADABLE as problem:
        log("net").warning("copy: %r", problem)


def _kept_already(store: Matches, header: Header, decisions: Sequence[Decision]) -> bool:
    """Whether the match is here. Forget a copy with another end; a match that this program itself
    has played stays."""
    try:
        saved = store.one(header.match)
    except NoSuchMatch:
        return False
    if saved.imported and not store.same(header, decisions):
        store.delete(header.match)
        return False
    return True
