"""Changes of seats in a running match: a person hands over to a bot and back, or resigns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.match.seats import RESIGNED, Seat, at_keyboard, marked
from app.match.source import MatchSource
from engines.kernel.events import SPECTATOR

if TYPE_CHECKING:
    from app.session.session import Session
    from app.tui.app_protocol import AppProtocol


@dataclass(frozen=True, slots=True)
class RunningMatch:
    """A match that is played, and the seats whose player this screen may change."""

    source: MatchSource
    changeable: frozenset[int]

    @property
    def resigning(self) -> int | None:
        """The seat of the person at the keyboard, or None if that is unknown."""
        people = self.source.people
        return (
            people[0] if len(people) == 1 else self.source.snapshot(SPECTATOR).pending.waiting_for
        )

    @property
    def given_up(self) -> frozenset[int]:
        return marked(self.source.header.title, RESIGNED)

    def resign(self, app: AppProtocol, seat: int) -> None:
        """Resign for a person: a bot plays on in that seat, and the record notes it."""
        from app.content.seating import stand_in_bot

        bot = stand_in_bot(self.source.header.game)
        seats = list(self.source.seats)
        seats[seat] = replace(seats[seat], bot=bot)
        notice = app.texts("pause-resigned", name=seats[seat].name)
        self.reseat(app, seats, notice, [seat])

    def reseat(
        self, app: AppProtocol, seats: Sequence[Seat], notice: str, resigned: Iterable[int] = ()
    ) -> None:
        """Change the players, and show the match again to the person who then has the keyboard."""
        before = set(self.source.people)
        self.source.reseat(seats, resigned)
        people = self.source.people
        next_player = ""
        if self.source.secret and people and len(before | set(people)) > 1:
            next_player = self.source.seats[at_keyboard(people, self.source.actor)].name
        app.call_later(app.show_again, notice, next_player)


def running_match(session: Session | None) -> RunningMatch | None:
    if session is None or session.source.over or not session.source.live:
        return None
    return RunningMatch(session.source, session.own_seats)
