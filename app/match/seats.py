"""The seats of a match: people and bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from app.i18n.search import folded

HUMAN = "human"

NAME_CELLS = 16
"""The greatest width of a seat's name, in cells."""

PRONOUNS = frozenset({"you", "tu", "yo", "usted"})
"""Words with which texts of either language speak to their reader, or the reader of themselves,
without accents: as a name they would make every sentence about that player mean somebody else."""

SEED_CELLS = 64
"""The greatest width of a typed seed, in cells."""


HANDED, RESIGNED = "handed", "resigned"
"""Title keys: the seats that were handed over, and those that resigned."""

DAILY = "daily"
"""The title key of a daily match; its value is the day, as `2027-01-15`."""

_NUMBERS = frozenset(map(str, range(16)))


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table. `bot` names a bot of the game, or is `HUMAN`."""

    name: str
    bot: str = HUMAN

    @property
    def human(self) -> bool:
        return self.bot == HUMAN


def is_pronoun(name: str) -> bool:
    """Return whether a name is a word that means whoever reads it, in either language."""
    return folded(name).strip() in PRONOUNS


def only_bots(seats: Iterable[Seat]) -> bool:
    """Return whether no person plays, here or elsewhere."""
    return not any(seat.human for seat in seats)


def at_keyboard(people: Sequence[int], actor: int) -> int:
    """Return the seat at the keyboard among several persons: the deciding one, else the first."""
    return actor if actor in people else people[0]


def marked(title: Mapping[str, str], word: str) -> frozenset[int]:
    """Return the seats that a title lists under a key.
    Ignore anything that is not a seat number."""
    return frozenset(int(part) for part in title.get(word, "").split() if part in _NUMBERS)


def handed_over(
    title: Mapping[str, str], before: Sequence[Seat], after: Sequence[Seat], resigned: Iterable[int]
) -> dict[str, str]:
    changed = {seat for seat, who in enumerate(before) if after[seat].bot != who.bot}
    seats_by_word = {
        HANDED: marked(title, HANDED) | changed,
        RESIGNED: marked(title, RESIGNED) | set(resigned),
    }
    words = {
        word: " ".join(map(str, sorted(seats))) for word, seats in seats_by_word.items() if seats
    }
    return {**title, **words}
