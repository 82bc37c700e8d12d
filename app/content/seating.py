"""The seats of a new match: who sits where, as far as the rules allow."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from app.content.match_setup import BadChoice
from app.i18n.literal import literal
from app.match.seats import HUMAN, NAME_CELLS, Seat, is_pronoun
from app.registry import game
from engines.kernel.streams import CheapSource
from engines.kernel.tempers import TEMPERS

T = TypeVar("T")
DRAWN: Final = "drawn"
"""The kind of a seat whose bot gets one of the tempers by the match's seed."""
BEGINNER: Final = "beginner"
"""The bot that makes a beginner's mistakes, in every game that has one."""


class Seating:
    """The part of a setup builder that seats people and bots. `names` has one for each possible
    seat, and the first seat is a person's at the beginning."""

    names: Sequence[str]
    seats: list[Seat]
    _removed: list[Seat]
    """Seats that were removed, the last one last."""

    @abstractmethod
    def bounds(self) -> tuple[int, int]:
        """Return the least and the largest number of seats that the rules allow."""

    @property
    @abstractmethod
    def game(self) -> str: ...

    @abstractmethod
    def _bots(self) -> tuple[str, ...]:
        """Return the bots of the first match."""

    def seat_against(self, bots: Sequence[str]) -> None:
        """Seat one person against these bots."""
        rivals = zip(self.names[1:], bots, strict=False)
        self.seats = [Seat(self.names[0], HUMAN), *(Seat(name, bot) for name, bot in rivals)]

    def add_seat(self) -> bool:
        """Add the seat that was removed last, else one for a bot. Return False if the rules allow
        no more."""
        if len(self.seats) >= self.bounds()[1]:
            return False
        taken = {seat.name.casefold() for seat in self.seats}
        name = next(name for name in self.names if name.casefold() not in taken)
        back = self._removed.pop() if self._removed else Seat("")
        fresh = bool(back.name) and back.name.casefold() not in taken
        self.seats.append(back if fresh else Seat(name, self._bots()[0]))
        return True

    def remove_seat(self, index: int = -1) -> bool:
        """Remove a seat. Return False if the rules require them all."""
        if len(self.seats) <= self.bounds()[0]:
            return False
        self._removed.append(self.seats.pop(index))
        return True

    def cycle_seat(self, index: int, step: int) -> None:
        seat = self.seats[index]
        self.seats[index] = replace(seat, bot=next_choice(seat_kinds(self.game), seat.bot, step))

    def rename(self, index: int, text: str) -> None:
        """Rename a seat. Raise `BadChoice`: "name", "name-pronoun" or "name-taken"."""
        name = literal(text, 4 * NAME_CELLS).strip()
        if not name or literal(name, NAME_CELLS) != name:
            raise BadChoice("name", name)
        if is_pronoun(name):
            raise BadChoice("name-pronoun", name)
        for at, seat in enumerate(self.seats):
            if at != index and seat.name.casefold() == name.casefold():
                raise BadChoice("name-taken", seat.name)
        self.seats[index] = replace(self.seats[index], name=name)

    def seat_as_many(self, players: int) -> None:
        """Remove or add seats until there are so many players, as far as the rules allow it."""
        while len(self.seats) > players and self.remove_seat():
            pass
        while len(self.seats) < players and self.add_seat():
            pass

    @property
    def people(self) -> int:
        return sum(seat.human for seat in self.seats)


def player_kinds(game_id: str) -> tuple[str, ...]:
    """Return the kinds of players for a seat: a person, then the bots from the weakest to the
    strongest, as the engine lists them, those with a temper, and "random" last."""

    def place(bot: str) -> int:
        return 2 if bot == "random" else int(bot in TEMPERS)

    return (HUMAN, *sorted(game(game_id).bots(), key=place))


def seat_kinds(game_id: str) -> tuple[str, ...]:
    """Return the kinds of a new match's seats: those of players, and before "random" a bot with a
    drawn temper, in a game that has all of them."""
    kinds = player_kinds(game_id)
    return (*kinds[:-1], DRAWN, kinds[-1]) if set(TEMPERS) <= set(kinds) else kinds


def with_tempers_drawn(seats: Sequence[Seat], seed: str) -> tuple[Seat, ...]:
    """Return the seats of a match with a temper for each one whose temper is to be drawn."""

    def bot_of(number: int, seat: Seat) -> str:
        drawn = seat.bot == DRAWN
        return (
            TEMPERS[CheapSource(f"{seed}/{number}").below(0, len(TEMPERS))] if drawn else seat.bot
        )

    return tuple(replace(seat, bot=bot_of(number, seat)) for number, seat in enumerate(seats))


def stand_in_bot(game_id: str) -> str:
    """Return the bot that plays for a person who left: the first one that makes no beginner's
    mistakes."""
    bots = player_kinds(game_id)[1:]
    return next((bot for bot in bots if bot != BEGINNER), bots[0])


def next_choice(choices: Sequence[T], present: T, step: int) -> T:
    """Return the choice `step` places after the present one, cyclically."""
    at = choices.index(present) if present in choices else 0
    return choices[(at + step) % len(choices)]
