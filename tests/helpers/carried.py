"""Carries all that a match sends to a screen over a line of JSON, as a network would.

With `MAZMORRA_CARRIED=1` every test runs so: `make carried` is the proof that a screen needs
nothing of a match but data. What a viewer may not see can't be written for it, and what has no
codec can't be written at all: both fail the test.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache, wraps
from typing import Any

import pytest

from app.match import wire
from app.match.feeds import Feeds
from app.match.match import Match
from app.match.replay_match import ReplayMatch
from app.match.source import Frame, FrameListener, PendingDecision, Snapshot
from app.registry import games
from engines.kernel.codec import Codec


@cache
def codecs() -> dict[type, Codec]:
    """The codec of every class that a match may send."""
    every = (wire.CODEC, *(game.codec() for game in games().values()))
    return {kind: codec for codec in every for kind in codec.tags.values()}


def sent(value: Any, viewer: int) -> Any:
    """Return an event, view, glance or question (or None) after its way over the line.

    Raise `KeyError` for a class without a codec, and `BadEncoding` for what the viewer may not see.
    """
    if value is None:
        return None
    codec = codecs()[type(value)]
    line = json.dumps(codec.encode(value, viewer))
    return codec.decode(type(value), json.loads(line), viewer)


def sent_pending(pending: PendingDecision, viewer: int) -> PendingDecision:
    """Return a pending decision after its way over the line."""
    names = ("number", "seat", "person", "legal", "phase", "last")
    line = json.dumps({
        **{name: getattr(pending, name) for name in names},
        "undoable": list(pending.undoable.items()),
        "no_undo": list(pending.no_undo.items()),
    })  # fmt: skip
    data = json.loads(line)
    return PendingDecision(**{
        **data,
        "legal": tuple(data["legal"]),
        "undoable": dict(data["undoable"]),
        "no_undo": dict(data["no_undo"]),
        "question": sent(pending.question, viewer),
    })  # fmt: skip


def sent_frame(frame: Frame, viewer: int) -> Frame:
    """Return a frame after its way over the line."""
    return Frame(
        frame.seq,
        sent(frame.event, viewer),
        sent(frame.glance, viewer),
        sent_pending(frame.pending, viewer) if frame.pending is not None else None,
    )


def sent_snapshot(snapshot: Snapshot, viewer: int) -> Snapshot:
    """Return a snapshot after its way over the line."""
    return replace(
        snapshot,
        view=sent(snapshot.view, viewer),
        glance=sent(snapshot.glance, viewer),
        past=[sent(event, viewer) for event in snapshot.past],
        pending=sent_pending(snapshot.pending, viewer),
    )


def carry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every frame and every snapshot of a match or a replay go over the line."""
    watch = Feeds.watch

    @wraps(watch)
    def watched(feeds: Feeds, viewer: int, listener: FrameListener) -> Callable[[], None]:
        return watch(feeds, viewer, lambda frame: listener(sent_frame(frame, viewer)))

    monkeypatch.setattr(Feeds, "watch", watched)
    for kind in (Match, ReplayMatch):
        _carry_snapshots(monkeypatch, kind)


def _carry_snapshots(monkeypatch: pytest.MonkeyPatch, kind: type[Any]) -> None:
    snapshot = kind.snapshot

    @wraps(snapshot)
    def taken(source: Any, viewer: int) -> Snapshot:
        return sent_snapshot(snapshot(source, viewer), viewer)

    monkeypatch.setattr(kind, "snapshot", taken)
