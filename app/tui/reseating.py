"""Seats of a running match change hands: a person hands over to a bot and back, or resigns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import RESIGNED, Seat, at_keyboard, marked

if TYPE_CHECKING:
    from app.session.session import Session
    from app.tui.app_protocol import AppProtocol


@dataclass(frozen=True, slots=True)
class RunningMatch:
    """A match that is played on the screen."""

    session: Session
    match: Match
    table: MatchRunner

    @property
    def resigning(self) -> int | None:
        """The seat of the person who has the keyboard, None while that can't be said."""
        people = self.table.seats_seen()
        return people[0] if len(people) == 1 else self.table.waiting_for

    @property
    def given_up(self) -> frozenset[int]:
        """The seats that belong to bots for good."""
        return marked(self.match.header.title, RESIGNED)

    def resign(self, app: AppProtocol, seat: int) -> None:
        """A person gives up: a bot plays on in its place, and the record says so."""
        from app.content.setup_builder import players

        bot = players(self.match.header.game)[1]
        seats = list(self.match.seats)
        seats[seat] = replace(seats[seat], bot=bot)
        notice = app.texts("pause-resigned", name=seats[seat].name)
        self.reseat(app, seats, notice, [seat])

    def reseat(
        self, app: AppProtocol, seats: Sequence[Seat], notice: str, resigned: Iterable[int] = ()
    ) -> None:
        """Let others play, and show the match anew to whoever then has the keyboard."""
        before = set(self.table.seats_seen())
        self.table.reseat(seats, resigned)
        people = self.table.seats_seen()
        eyes = ""
        if self.match.secret and people and len(before | set(people)) > 1:
            eyes = self.match.seats[at_keyboard(people, self.match.actor)].name
        app.call_later(app.show_again, notice, eyes)


def running_match(session: Session | None) -> RunningMatch | None:
    """The match on the screen, if it is played there and not over; a replay is none."""
    if session is None or session.match.over:
        return None
    if isinstance(session.match, Match) and isinstance(session.table, MatchRunner):
        return RunningMatch(session, session.match, session.table)
    return None
