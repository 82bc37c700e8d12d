"""What a seat has seen of a Descent: its view, its log, and what became of everybody."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from app.games.irrgarten.descent.text.fates import Fates
from app.games.irrgarten.descent.text.narrator import DescentNarrator
from app.games.irrgarten.text.gear import GearWords
from app.i18n.fluent import Texts
from app.match.source import SnapshotSource
from app.perspective.seat_view import ViewPerspective
from engines.irrgarten.descent.events import FoesSeen, SheetShown, SquaresClosed
from engines.irrgarten.descent.view import View
from engines.irrgarten.events import Moved
from engines.kernel.events import Event

UNTOLD = Moved | SheetShown | SquaresClosed | FoesSeen
"""Events that the log never tells; they aren't kept for a change of language."""


class DescentLog(ViewPerspective[View]):
    """A seat's view and log. `foe` returns a monster by its card's number, as in a sentence."""

    def __init__(
        self,
        match: SnapshotSource,
        seat: int,
        texts: Texts,
        foe: Callable[[int], str],
        gear: GearWords,
    ) -> None:
        super().__init__(
            match,
            seat,
            texts,
            lambda names, first: DescentNarrator(
                texts, names, foe, gear, first, match.public.floors
            ),
        )

    @property
    def fates(self) -> Fates:
        """What became of each seat so far."""
        assert isinstance(self._narrator, DescentNarrator)
        return self._narrator.fates

    @override
    def tell(self, event: Event, *, keep: bool = True) -> None:
        super().tell(event, keep=keep and not isinstance(event, UNTOLD))
