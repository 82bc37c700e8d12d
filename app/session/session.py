"""A match as a game's screen gets it, with the texts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from app.i18n.fluent import Texts
from app.i18n.languages import spoken
from app.i18n.literal import literal
from app.match.headers import LONGEST_WORD
from app.match.seats import at_keyboard, only_bots
from app.match.source import MatchSource

if TYPE_CHECKING:
    from app.match.seats import Seat
    from app.session.company import Company


@dataclass
class Session:
    """A match on the screen, or its replay. The game's screen calls `source.pace`, then runs
    `source.run()` as a worker.

    `texts` are in the present language, also after a change.
    """

    source: MatchSource
    texts: Texts
    teaches: ClassVar[bool] = False
    """Whether it is a lesson, in which the player takes the steps themselves."""
    elsewhere: bool = field(default=False, kw_only=True)
    """Whether another program keeps the match: this one is a guest at its table."""
    mine: Callable[[], Collection[int]] | None = field(default=None, kw_only=True)
    """Returns the seats of the people at this screen, if it is a guest's; None if all may be
    theirs."""
    again: Callable[[], None] | None = field(default=None, kw_only=True)
    """Begins another match at the same table with friends; None if a rematch is a new match."""
    can_repeat: Callable[[], bool] = field(default=lambda: True, kw_only=True)
    """Whether a rematch may begin now."""
    close_table: Callable[[], None] | None = field(default=None, kw_only=True)
    """Sends the others away and goes on at this screen; None if no table of this program is
    open."""
    guests: Callable[[], Sequence[str]] = field(default=tuple, kw_only=True)
    """Returns the names of those elsewhere who play at this program's table."""
    goodbye: Callable[[], None] | None = field(default=None, kw_only=True)
    """Says that the people here leave the table for now; None if there is nobody to tell."""
    abandoned: Callable[[], None] | None = field(default=None, kw_only=True)
    """Hears that the match is deleted, before it is left; None if nobody else is to learn it."""
    invitation: Callable[[Texts], Sequence[str]] | None = field(default=None, kw_only=True)
    """Returns how friends who come late find the table; None if nobody here invites."""
    company: Company | None = field(default=None, kw_only=True)
    """The people elsewhere who play along; None if there can be none."""
    greeted: bool = field(default=False, init=False)
    """Whether a screen has shown it already: after an undo another one does."""

    @property
    def seats(self) -> Sequence[Seat]:
        return self.source.seats

    @property
    def own_seats(self) -> frozenset[int]:
        """The seats whose player this screen may change: a guest's are their own."""
        return frozenset(range(len(self.seats)) if self.mine is None else self.mine())

    @property
    def only_bots(self) -> bool:
        """Whether no person plays, here or elsewhere: then nobody's secrets are at stake."""
        return only_bots(self.source.seats)

    @property
    def sees_all(self) -> bool:
        """Whether all seats' perspectives are open and here: a table elsewhere sends its guests
        only that of spectators."""
        return self.only_bots and not self.elsewhere

    @property
    def title(self) -> dict[str, str]:
        return self.source.header.title

    @property
    def first_viewer(self) -> str:
        """The name of the person who needs the keyboard before anything is shown: the deciding one,
        else the first. "" if nothing has to be hidden from another person."""
        people = self.source.people
        if not self.source.secret or len(people) < 2 or self.source.over:
            return ""
        return self.seats[at_keyboard(people, self.source.actor)].name

    def word(self, key: str) -> str:
        """Return a word of the title as harmless text, in the present language if it has it:
        `word("labyrinth")`, `word("monster-minotaur")`. Return "" if there is none."""
        return literal(spoken(self.title, key, self.texts.language), LONGEST_WORD)

    def shown(self, decisions: int) -> None:
        """Tell the others' side that a screen shows the position after so many decisions."""
        if self.company is not None:
            self.company.shown(decisions)

    async def leave(self) -> None:
        """Stop the match and its bots. Every decision is on disk then."""
        await self.source.stop()
