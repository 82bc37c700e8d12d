"""The perspective of one seat: the state of its board and its log, from its own feed only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from typing_extensions import override

from app.games.irrgarten.perspective.reducer import KnownGame, KnownMonster, Squares
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import IrrgartenNarrator
from app.i18n.fluent import Texts
from app.match.events import Decided
from app.match.source import Frame, SnapshotSource
from app.perspective.event_log import EventLog
from app.text.named import Word
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    CombatEnded,
    Heard,
    IrrgartenEvent,
    Moved,
    SightChanged,
)
from engines.irrgarten.strokes import FOR_A_DEFEAT
from engines.kernel.events import Event, GameEnded, TurnBegan


class IrrgartenPerspective(EventLog):
    """A seat's knowledge and log (`SPECTATOR` for public events).

    `name_of` returns a monster's name by its card's number; `word` has the match's own texts."""

    def __init__(
        self,
        match: SnapshotSource,
        seat: int,
        texts: Texts,
        name_of: Callable[[int], str],
        word: Word,
    ) -> None:
        self.seat = seat
        snapshot = match.snapshot(seat)
        self.fold = KnownGame(match.public, snapshot.view)
        self.latest: Any = snapshot.glance
        """The last glance: state that no event says, to be copied once everything was shown."""
        self._name_of = name_of
        self._cards: dict[int, int] = {}
        self.know(self.fold.foes.values())
        past = snapshot.past
        self.fold.look_back(past)
        names = [who.name for who in match.seats]
        first = 1 if past else max(1, self.fold.turn)
        gear = GearWords(texts, word, match.public.gear)
        rules = match.public.parameters

        def narrator() -> IrrgartenNarrator:
            return IrrgartenNarrator(texts, names, self._monster, gear, first, rules)

        super().__init__(texts, narrator)
        self.defeats = sum(self._is_defeat(event) for event in past)
        """The fights that the seat has lost, for its strokes (IRR-32)."""
        for event in past:
            self._meet(event)  # before the first line: the log names monsters after a fight
        for event in past:
            self.tell(event)

    @property
    @override
    def ended(self) -> bool:
        return self.fold.ended

    def know(self, foes: Iterable[KnownMonster]) -> None:
        """Remember monsters whose names are known from here on, also when they are out of sight."""
        self._cards.update((foe.number, foe.card) for foe in foes)

    def _meet(self, event: Event) -> None:
        """Remember the monsters in sight: under fog `sight` the board forgets them at once."""
        if isinstance(event, SightChanged):
            self._cards.update((number, card) for number, _, card, *_ in event.foes)

    def _is_defeat(self, event: Event) -> bool:
        if not isinstance(event, CombatEnded) or event.seat != max(self.seat, 0):
            return False
        return event.result in (LOST_BY_WOUNDS, LOST_BY_DEATH)

    @property
    def strokes(self) -> int:
        """The strokes so far of a seat that plays alone (IRR-32): all turns are its own."""
        return self.fold.turn + FOR_A_DEFEAT * self.defeats

    def card_of(self, number: int) -> int:
        """Return the card of a monster that was seen, by its number on the board; else -1."""
        return self._cards.get(number, -1)

    def _monster(self, number: int) -> str:
        return self._name_of(self.card_of(number))

    @override
    def take(self, frame: Frame) -> Squares:
        """Show a frame. Return the squares that look different now."""
        self.latest, event = frame.glance, frame.event
        if isinstance(event, Decided):
            return set()
        changed = self.fold.apply(event)
        self.defeats += self._is_defeat(event)
        self._meet(event)
        self.tell(event)
        return changed

    def settle(self) -> Squares:
        """Copy the state that no event says, as of the last frame. Return the squares that look
        different now."""
        if self.latest is None:
            return set()
        latest, self.latest = self.latest, None
        return self.fold.glance(*latest)

    @override
    def tell(self, event: Event, *, keep: bool = True) -> None:
        if isinstance(event, SightChanged) or (
            isinstance(event, Heard) and event.seat == self.seat
        ):
            return  # nor its own steps, which it sees
        if isinstance(event, IrrgartenEvent | TurnBegan | GameEnded):
            straight = isinstance(event, Moved) and event.went == event.wanted
            super().tell(event, keep=keep and not straight)
