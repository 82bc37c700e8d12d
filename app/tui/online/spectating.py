"""What a spectator of a table sees besides the match: how late it is, and the chances to win.

The chances are worked out here from the public view: unseen cards and squares are dealt again,
so they say no more than the screen does.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.fluent import Texts
from app.i18n.literal import clip, literal, width
from app.i18n.numbers import percent
from app.net.late_feed import LIVE
from app.net.remote_match import RemoteMatch
from app.registry import game
from engines.kernel.events import SPECTATOR
from engines.kernel.streams import KeyedSource

DEALS = 8
"""So many positions that fit the public view are valued."""
SHORT = 8
"""Cells of a name in the key bar."""


class PublicChances:
    """The chances to win of all seats in a match, for one position after the other.

    `look` works them out as a position comes, which may be long before a screen shows it. `shown`
    has a chance for each seat in the position shown last; () before any, and after the end.
    """

    def __init__(self, source: RemoteMatch) -> None:
        self._source = source
        self._known: dict[int, Sequence[float]] = {}
        self.shown: Sequence[float] = ()

    def look(self) -> None:
        """Work out the chances in the present position."""
        source = self._source
        self._known[source.decisions] = () if source.over else self._work_out()

    def show(self, decisions: int) -> bool:
        """Let `shown` be about the position after so many decisions. Return whether it changes."""
        found = self._known.get(decisions)
        if found is None:
            return False
        self._known = {number: one for number, one in self._known.items() if number > decisions}
        changes, self.shown = found != self.shown, found
        return changes

    def _work_out(self) -> Sequence[float]:
        source, rules = self._source, game(self._source.header.game).rules()
        view = source.snapshot(SPECTATOR).view
        dealt = [
            rules.evaluate(
                rules.determinize(source.public, view, KeyedSource(f"{source.decisions} {deal}"))
            )
            for deal in range(DEALS)
        ]
        return [sum(each) / DEALS for each in zip(*dealt, strict=True)]


def spectator_tag(texts: Texts, source: RemoteMatch, chances: Sequence[float], room: int) -> str:
    """Return what a spectator's key bar shows: when they see the match, and who may win it. Where
    names take more than `room` cells, the seats have their numbers: the keys need names."""
    when = source.terms.watching
    late = texts("online-watching", when=when) if when != LIVE else ""
    names = [clip(literal(seat.name, 40), SHORT) for seat in source.seats]
    numbers = [f"@{seat + 1}" for seat in range(len(names))]

    def tag(called: Sequence[str]) -> str:
        shown = "  ".join(
            f"{name} {percent(chance, texts.language)}"
            for name, chance in zip(called, chances, strict=False)
        )
        chance = texts("online-chances", chances=shown) if shown else ""
        return "  ".join(part for part in (late, chance) if part)

    by_name = tag(names)
    return by_name if width(by_name) <= room else tag(numbers)
