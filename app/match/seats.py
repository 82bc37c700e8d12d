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

SWAPPED = "swapped"
"""The title key of the changes between a person and a bot: "1:57" for seat 1 before decision 57."""
MOST_SWAPS = 24
"""The changes that a title keeps, the latest: a word of a title has an end."""

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


def stands_in(title: Mapping[str, str], seats: Sequence[Seat], seat: int) -> bool:
    """Return whether a bot plays a seat in the place of somebody else."""
    return not seats[seat].human and seat in marked(title, HANDED) | marked(title, RESIGNED)


def swaps(title: Mapping[str, str], seat: int) -> list[int]:
    """Return before which decisions a seat changed between a person and a bot. Ignore anything that
    is no such change."""
    pairs = [part.partition(":") for part in title.get(SWAPPED, "").split()]
    return [int(at) for who, _, at in pairs if who == str(seat) and at.isascii() and at.isdigit()]


def by_person(title: Mapping[str, str], seats: Sequence[Seat], seat: int, number: int) -> bool:
    """Return whether a person made decision `number` of a match, in a seat of its last `seats`."""
    later = sum(at > number for at in swaps(title, seat))
    return seats[seat].human == (later % 2 == 0)


def handed_over(
    title: Mapping[str, str],
    before: Sequence[Seat],
    after: Sequence[Seat],
    resigned: Iterable[int],
    decisions: int,
) -> dict[str, str]:
    """Return the title of a match whose seats change after so many decisions."""
    changed = {seat for seat, who in enumerate(before) if after[seat].bot != who.bot}
    swapped = [f"{seat}:{decisions}" for seat in changed if after[seat].human != before[seat].human]
    seats_by_word = {
        HANDED: marked(title, HANDED) | changed,
        RESIGNED: marked(title, RESIGNED) | set(resigned),
    }
    words = {
        word: " ".join(map(str, sorted(seats))) for word, seats in seats_by_word.items() if seats
    }
    if swapped:
        every = [*title.get(SWAPPED, "").split(), *sorted(swapped)]
        words[SWAPPED] = " ".join(every[-MOST_SWAPS:])
    return {**title, **words}
