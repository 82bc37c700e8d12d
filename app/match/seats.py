"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

HUMAN = "human"

NAME_CELLS = 16
"""How wide the name of a seat may be."""

SEED_CELLS = 64
"""How wide a seed may be that people type."""


HANDED, RESIGNED = "handed", "resigned"
"""Words of a match's title: the seats on which others have sat, and those that were given up."""

DAILY = "daily"
"""The word of a title that says of which day's daily a match is: `2027-01-15`."""

_NUMBERS = frozenset(map(str, range(16)))


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table. `bot` names a bot of the game, or is `HUMAN`."""

    name: str
    bot: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether a person sits there."""
        return self.bot == HUMAN


def at_keyboard(people: Sequence[int], actor: int) -> int:
    """Whose the keyboard is among several persons: whoever decides, else the first one."""
    return actor if actor in people else people[0]


def marked(title: Mapping[str, str], word: str) -> frozenset[int]:
    """The seats that a word of a title names; what is no number of a seat is left out."""
    return frozenset(int(part) for part in title.get(word, "").split() if part in _NUMBERS)


def handed_over(
    title: Mapping[str, str], before: Sequence[Seat], after: Sequence[Seat], resigned: Iterable[int]
) -> dict[str, str]:
    """A title that tells which seats went to somebody else, and which were given up."""
    changed = {seat for seat, who in enumerate(before) if after[seat].bot != who.bot}
    told = {
        HANDED: marked(title, HANDED) | changed,
        RESIGNED: marked(title, RESIGNED) | set(resigned),
    }
    words = {word: " ".join(map(str, sorted(seats))) for word, seats in told.items() if seats}
    return {**title, **words}
