"""The players of a match that forks from a moment of a replay. No widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.content.seating import next_choice, player_kinds, stand_in_bot
from app.match.seats import HUMAN, Seat, at_keyboard
from app.tui.replay.replay_session import ReplaySession
from app.tui.replay.viewpoint import people_of
from engines.kernel.events import SPECTATOR


@dataclass
class ForkSeats:
    """The seats of a fork: `persons` play, all others are bots. A person's seat that is not in
    `persons` gets the bot `stand_in`; bots stay the same."""

    reel: ReplaySession
    persons: tuple[int, ...]
    stand_in: str

    @classmethod
    def first(cls, reel: ReplaySession) -> ForkSeats:
        """Return the first option: the person whose perspective is shown; else the person who
        decides here, or the first person."""
        people, actor = people_of(reel.source), reel.source.actor
        seat = reel.source.viewer
        if seat == SPECTATOR:
            seat = at_keyboard(people, actor) if people else actor
        return cls(reel, (seat,), stand_in_bot(reel.source.header.game))

    @property
    def choices(self) -> tuple[tuple[int, ...], ...]:
        """The options for `persons`: one of the seats with an open perspective, or all people as
        before."""
        single = tuple((seat,) for seat in self.reel.choices if seat != SPECTATOR)
        people = people_of(self.reel.source)
        return (*single, people) if len(people) > 1 else single

    @property
    def stood_in_for(self) -> tuple[int, ...]:
        return tuple(seat for seat in people_of(self.reel.source) if seat not in self.persons)

    def turn_persons(self, step: int) -> None:
        self.persons = next_choice(self.choices, self.persons, step)

    def turn_stand_in(self, step: int) -> None:
        self.stand_in = next_choice(
            player_kinds(self.reel.source.header.game)[1:], self.stand_in, step
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            replace(seat, bot=HUMAN)
            if number in self.persons
            else replace(seat, bot=self.stand_in)
            if seat.human
            else seat
            for number, seat in enumerate(self.reel.seats)
        )
