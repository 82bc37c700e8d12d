"""The setup builder of the Descent: seats, rules and a seed; there is nothing else to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from typing_extensions import override

from app.content.match_setup import BadChoice, FirstMatch
from app.content.setup_builder import SetupBuilder
from app.games.irrgarten.descent.match_setup import DescentContent
from app.games.irrgarten.descent.repository import DescentRepository

MEALS: Final = ("meal_least", "meal_most")
"""The options that must stay in this order."""


@dataclass
class DescentSetupBuilder(SetupBuilder[Any, Any]):
    """The setup builder of the Descent; it begins with one person alone."""

    FIRST: ClassVar[FirstMatch] = FirstMatch()
    DAILY_BOTS: ClassVar[tuple[str, ...] | None] = ()

    BOTS: ClassVar[tuple[str, ...]] = ("steady",)
    """The bot of an added seat."""

    @override
    def __post_init__(self) -> None:
        super().__post_init__()
        self.seat_against(())

    @override
    def set_option(self, name: str, value: object) -> None:
        """Change an option; the other bound of a meal follows it, so that both can be stepped."""
        if name not in MEALS:
            super().set_option(name, value)
            return
        other = MEALS[1 - MEALS.index(name)]
        now = getattr(self.options(), other)
        crossed = isinstance(value, int) and (value > now) == (name == MEALS[0]) and value != now
        changes = {other: value if crossed else now, name: value}
        self.base().with_changes(changes)
        self.changes.update(changes)
        self._forget_equal()

    @override
    def reset(self, names: Sequence[str]) -> bool:
        """Reset options; both bounds of a meal together, since one alone may not fit the other."""
        both = MEALS if any(name in MEALS for name in names) else ()
        return super().reset([*names, *(name for name in both if name not in names)])

    @override
    def content(self) -> DescentContent:
        """Return the decks and the gear in use. Raise `BadChoice` if there are none."""
        self.check_seats()
        repository = self.repository
        assert isinstance(repository, DescentRepository)
        decks, gear = repository.decks(), repository.gear()
        if not decks or gear is None:
            raise BadChoice("library", f"cards/{self.game}")
        return DescentContent(decks, gear)
