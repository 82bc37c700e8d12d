"""What a match sends to one viewer, as data and back: events, views, snapshots, pending decisions.

Only what the viewer may see can be written. The codec never writes an audience; of a pending
decision, other seats' chances to undo stay out, because what ended them may be hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from app.match import wire
from app.match.journal import Decision
from app.match.source import PendingDecision, phase_of
from app.match.undo import REASONS
from app.net.protocol import BadMessage
from app.registry import game
from engines.kernel.codec import MOST_INT, BadEncoding, Codec
from engines.kernel.events import SPECTATOR, Event, may_see
from engines.kernel.rules import Outcome

Fields = dict[str, Any]

_PENDING: Final = ("number", "seat", "person", "legal", "last", "undo", "why")
_MOST_LEGAL: Final = 100_000


class Shown(NamedTuple):
    """A view or glance as data: its version and tag, and its fields."""

    head: list[Any]
    fields: Fields


class Payloads:
    """Writes and reads the payloads of one game. Reading raises no error but `BadMessage`."""

    def __init__(self, codec: Codec) -> None:
        self._game = codec
        self._last: tuple[Event | None, list[Any]] = None, []
        """The event that was written last, and its data."""
        self.fingerprint = f"{codec.fingerprint()}{wire.CODEC.fingerprint()}"

    # -- events

    def event(self, event: Event, viewer: int) -> list[Any]:
        """Return an event as data. Raise `BadEncoding` if the viewer may not see it.

        It is the same for all who may see it, and a table writes it for one after the other."""
        if event is not self._last[0] or not may_see(event, viewer):
            codec = wire.CODEC if isinstance(event, wire.EVENTS) else self._game
            self._last = event, codec.encode(event, viewer)
        return self._last[1]

    def read_event(self, data: Any, viewer: int) -> Event:
        tag = data[1] if type(data) is list and len(data) == 3 else ""
        codec = wire.CODEC if type(tag) is str and tag.startswith("match.") else self._game
        try:
            return codec.decode(Event, data, viewer)
        except BadEncoding as problem:
            raise _bad(problem) from None

    # -- views and glances

    def view(self, view: Any, viewer: int) -> Shown:
        """Return a view or glance as data."""
        version, tag, fields = self._game.encode(view, viewer)
        return Shown([version, tag], fields)

    def changes(self, before: Any, now: Any) -> Fields:
        """Return the fields of a view, as data, that differ from those of a view of the same class
        before."""
        return self._game.changes(before, now)

    def read_view(self, head: Any, fields: Any, viewer: int) -> Any:
        if type(head) is not list or len(head) != 2:
            raise BadMessage("type", "view")
        try:
            shown = self._game.decode(object, [*head, fields], viewer)
        except BadEncoding as problem:
            raise _bad(problem) from None
        if isinstance(shown, Event):
            raise BadMessage("kind", "view")
        return shown


@cache
def payloads_of(game_id: str) -> Payloads:
    """Return the payloads of a game. Raise `UnknownGame`."""
    return Payloads(game(game_id).codec())


def _bad(problem: BadEncoding) -> BadMessage:
    return BadMessage(str(problem.data["problem"]), str(problem.data["where"]))


# -- the pending decision


def pending_data(pending: PendingDecision, viewer: int, *, secret: bool) -> Fields:
    """Return a pending decision as data for a viewer. Phase and question are in its glance."""
    knows = {viewer} if viewer != SPECTATOR else set() if secret else set(pending.undoable)
    return {
        "number": pending.number,
        "seat": pending.seat,
        "person": pending.person,
        "legal": list(pending.legal),
        "last": pending.last,
        "undo": [[seat, n] for seat, n in sorted(pending.undoable.items()) if seat in knows],
        "why": [[seat, why] for seat, why in sorted(pending.no_undo.items()) if seat in knows],
    }


def read_pending(data: Any, glance: Any) -> PendingDecision:
    """Return the pending decision from its data and the viewer's glance. Raise `BadMessage`."""
    if type(data) is not dict or tuple(data) != _PENDING:
        raise BadMessage("fields", "now")
    legal = data["legal"]
    if type(legal) is not list or len(legal) > _MOST_LEGAL:
        raise BadMessage("type", "now.legal")
    if type(data["person"]) is not bool:
        raise BadMessage("type", "now.person")
    why = _by_seat(data["why"], str)
    if not set(why.values()) <= set(REASONS):
        raise BadMessage("range", "now.why")
    return PendingDecision(
        number=_int(data["number"], 0),
        seat=_int(data["seat"], -1),
        person=data["person"],
        legal=tuple([_int(action, 0) for action in legal]),
        phase=phase_of(glance),
        question=getattr(glance, "ask", None),
        last=_int(data["last"], -1),
        undoable=_by_seat(data["undo"], int),
        no_undo=why,
    )


def _by_seat(data: Any, kind: type) -> Mapping[int, Any]:
    if type(data) is not list or len(data) > 16:
        raise BadMessage("type", "now")
    for pair in data:
        if type(pair) is not list or len(pair) != 2 or type(pair[1]) is not kind:
            raise BadMessage("type", "now")
    return {_int(seat, 0): value for seat, value in data}


def _int(data: Any, least: int) -> int:
    if type(data) is not int:
        raise BadMessage("type", "now")
    if not least <= data <= MOST_INT:
        raise BadMessage("range", "now")
    return data


# -- the end


def read_outcome(data: Any) -> Outcome:
    """Return the outcome from its data. Raise `BadMessage`."""
    try:
        return wire.CODEC.decode(Outcome, data, SPECTATOR)
    except BadEncoding as problem:
        raise _bad(problem) from None


def read_decisions(data: Any) -> tuple[Decision, ...]:
    """Return the decisions of a journal from their data. Raise `BadMessage`."""
    if type(data) is not list:
        raise BadMessage("type", "decisions")
    return tuple([_decision(each) for each in data])


def _decision(data: Any) -> Decision:
    if type(data) is not list or tuple(map(type, data)) != (int, str, str):
        raise BadMessage("type", "decisions")
    return Decision(*data)
