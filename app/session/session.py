"""What a game's screen is handed: the match, its table, and the ways out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.i18n.fluent import Texts
from app.i18n.languages import spoken
from app.i18n.literal import literal
from app.match.headers import LONGEST_WORD
from app.match.seats import at_keyboard
from app.match.source import MatchSource

if TYPE_CHECKING:
    from app.match.seats import Seat


@dataclass
class Session:
    """A match on the screen, or its replay. The game's screen runs `source.run()` as a worker of
    its own, after it said (`pace`) when it has shown what happened.

    `texts` speaks the present language, also after a change.
    """

    source: MatchSource
    texts: Texts

    @property
    def seats(self) -> Sequence[Seat]:
        return self.source.seats

    @property
    def title(self) -> dict[str, str]:
        return self.source.header.title

    @property
    def first_viewer(self) -> str:
        """Who is to have the keyboard before anything is shown: the person who decides, else the
        first one. "" where there is nothing to hide, or nobody to hide it from."""
        people = self.source.people
        if not self.source.secret or len(people) < 2 or self.source.over:
            return ""
        return self.seats[at_keyboard(people, self.source.actor)].name

    def word(self, key: str) -> str:
        """A word of the title in the present language, or else in another: `word("labyrinth")`,
        `word("monster-minotaur")`, as harmless text; "" if the match keeps none."""
        return literal(spoken(self.title, key, self.texts.language), LONGEST_WORD)

    async def leave(self) -> None:
        """Stop the table and its bots; every decision is on disk."""
        await self.source.stop()
