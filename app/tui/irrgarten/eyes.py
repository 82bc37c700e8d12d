"""What one seat has seen: the state of its board and its log, fed by its own feed only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.match.match import Match
from app.text.fluent import Texts, Value
from app.text.irrgarten import Narrator
from app.text.log import Line, Log
from app.tui.irrgarten.fold import Fold, Squares
from engines.irrgarten.events import IrrgartenEvent, Moved, SightChanged
from engines.kernel.events import Event, GameEnded, TurnBegan

MOST = 20_000
"""How much is kept to be told again in another language."""


Told = Value | Callable[[], str]
"""What fills a blank of a note; words that change with the language are asked for each time."""


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the program's own in the log: a message and what fills it."""

    message: str
    values: tuple[tuple[str, Told], ...] = ()

    def line(self, narrator: Narrator) -> Line:
        """The line in the present language."""
        values = {name: value() if callable(value) else value for name, value in self.values}
        return narrator.note(self.message, **values)


class Eyes:
    """A seat's fold and log (`SPECTATOR` for what everybody may see).

    `name_of` names a monster by its card's number.
    """

    def __init__(
        self, match: Match, seat: int, texts: Texts, name_of: Callable[[int], str]
    ) -> None:
        self.seat = seat
        self._match = match
        self._texts = texts
        self._name_of = name_of
        self.fold = Fold(match.public, match.view(seat))
        past = match.past(seat)
        self._first_turn = 1 if past else max(1, self.fold.turn)
        self._told: list[Event | Note] = []
        self._begin_log()
        for event in past:
            self._tell(event)

    def _begin_log(self) -> None:
        names = [who.name for who in self._match.seats]
        self.log = Log(self._texts)
        self._narrator = Narrator(self._texts, names, self._monster, self._first_turn)

    def _monster(self, number: int) -> str:
        foe = self.fold.foes.get(number)
        return self._name_of(foe.card if foe is not None else -1)

    @property
    def pending(self) -> Line | None:
        """The line of a combat that goes on."""
        return self._narrator.pending

    def take(self, event: Event) -> Squares:
        """Fold an event in and tell it; the squares that look different now."""
        changed = self.fold.apply(event)
        self._tell(event)
        return changed

    def _tell(self, event: Event) -> None:
        """Put an event in the log, if it is one that words are made for."""
        if isinstance(event, IrrgartenEvent | TurnBegan | GameEnded) and not isinstance(
            event, SightChanged
        ):
            if not isinstance(event, Moved) or event.went != event.wanted:
                self._keep(event)
            for line in self._narrator.feed(event):
                self.log.add(line)

    def note(self, message: str, /, **values: Told) -> None:
        """A line of the program's own: why a route stopped, that a bot was restarted."""
        note = Note(message, tuple(values.items()))
        self._keep(note)
        self.log.add(note.line(self._narrator))

    def _keep(self, told: Event | Note) -> None:
        if len(self._told) >= MOST:
            del self._told[: MOST // 10]
        self._told.append(told)

    def retell(self) -> None:
        """The language changed: tell everything again."""
        self._begin_log()
        for told in self._told:
            if isinstance(told, Note):
                self.log.add(told.line(self._narrator))
            else:
                for line in self._narrator.feed(told):
                    self.log.add(line)
