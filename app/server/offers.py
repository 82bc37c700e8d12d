"""The matches that a server offers: the program's own games and rule sets, nobody's files."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.content.content_index import ContentIndex
from app.content.match_setup import MatchSetup
from app.content.seating import stand_in_bot
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import first_draft
from app.match.seats import Seat
from app.net.server_messages import MOST_OFFERS, Offer
from app.registry import games


class NotOffered(Exception):
    """The server offers no such match."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A match that is ready to be played: `standby` are the bots of its seats."""

    setup: MatchSetup
    config: Any
    standby: tuple[Seat, ...]


class Offers:
    """All that a server offers, with `names` for the seats."""

    def __init__(self, names: Sequence[str]) -> None:
        self._library, self._names = ContentIndex(), tuple(names)
        self._lock = threading.Lock()
        self._found: tuple[Offer, ...] | None = None

    @property
    def read(self) -> bool:
        """Whether all is read, and `rows` is at once there."""
        return self._found is not None

    @property
    def rows(self) -> tuple[Offer, ...]:
        """What is offered. The first call reads all shipped decks, in any thread."""
        with self._lock:
            if self._found is None:
                self._found = tuple(self._rows())[:MOST_OFFERS]
            return self._found

    def _rows(self) -> list[Offer]:
        found = []
        for game, spec in games().items():
            if spec.max_seats < 2:
                continue
            for preset in self._draft(game).presets:
                draft = self._draft(game)
                draft.choose_preset(preset.id)
                least, most = draft.bounds()
                if most > 1:
                    found.append(Offer(game, preset.id, max(2, least), most))
        return found

    def _draft(self, game: str) -> SetupBuilder[Any, Any]:
        return first_draft(self._library, game, self._names, lambda: "")

    def prepare(self, game: str, preset: str, seats: int) -> Offered:
        """Return a match of so many seats. Raise `NotOffered`, and as `MatchSetup.config` does."""
        row = next((one for one in self.rows if (one.game, one.preset) == (game, preset)), None)
        if row is None or not row.least <= seats <= row.most:
            raise NotOffered(game, preset, seats)
        draft = self._draft(game)
        draft.choose_preset(preset)
        draft.seat_as_many(seats)
        setup = draft.setup()
        bot = stand_in_bot(game)
        standby = tuple(Seat(seat.name, bot if seat.human else seat.bot) for seat in setup.seats)
        return Offered(setup, setup.config(), standby)
