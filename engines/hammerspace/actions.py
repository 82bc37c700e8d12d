"""The decisions of a player as small numbers, and their words for journals and people.

A choice of several things is several decisions: `target 2`, `target 5`, `done`. Slots and seats
count from 1 in words, as players count them, and from 0 in numbers. The numbers are independent of
the deck and of the number of players.
"""

from __future__ import annotations

from typing import Final

from engines.hammerspace.cards import SLOTS
from engines.kernel.errors import BadNotation

MAX_SEATS: Final = 6
MONSTER: Final = MAX_SEATS
"""The monster, in the place of a seat: as a target, an owner, in the list of life points."""
PARTIES: Final = MAX_SEATS + 1

DONE: Final = 0
"""Nothing more to turn (HAM-6), no card face down (HAM-2), no more targets (HAM-10)."""
KEEP: Final = 1
"""Keep the card in its slot (HAM-17)."""
DISCARD: Final = 2
"""Discard the card that could be kept (HAM-17)."""
YES: Final = 3
"""Use an optional effect."""
NO: Final = 4

_GROUPS: Final = (
    ("option", 3), ("up", SLOTS), ("down", SLOTS), ("play", SLOTS), ("defend", SLOTS),
    ("drop", 3), ("target", PARTIES), ("pick", PARTIES), ("card", MAX_SEATS * SLOTS),
)  # fmt: skip

OPTION: Final = 5
"""Choose among the options of an effect: `OPTION` to `OPTION + 2`."""
UP: Final = 8
"""Turn a slot's card face up (HAM-6): `UP + slot`, like the next three."""
DOWN: Final = 12
"""Turn a slot's card face down (HAM-6), or at the start (HAM-2)."""
PLAY: Final = 16
"""Play a slot's card (HAM-7)."""
DEFEND: Final = 20
"""Use a slot's card to defend (HAM-13)."""
DROP: Final = 24
"""Discard one of the three offered characters (HAM-4): `DROP + place`."""
TARGET: Final = 27
"""Aim an attack at a seat or the monster (HAM-10): `TARGET + seat`, in rising order."""
PICK: Final = 34
"""Choose a player for an effect: `PICK + seat`; the monster is `PICK + MONSTER`."""
CARD: Final = 41
"""Choose a card for an effect: `CARD + SLOTS * seat + slot`."""
ACTIONS: Final = CARD + MAX_SEATS * SLOTS
"""The number of actions."""


def _words() -> tuple[str, ...]:
    words = ["done", "keep", "discard", "yes", "no"]
    for verb, count in _GROUPS:
        if verb == "card":
            words += [f"card {at // SLOTS + 1}.{at % SLOTS + 1}" for at in range(count)]
        else:
            words += [f"{verb} {at + 1}" for at in range(count)]
    for verb in ("target", "pick"):
        words[words.index(f"{verb} {PARTIES}")] = f"{verb} monster"
    return tuple(words)


WORDS: Final = _words()
"""All actions as stable text: `play 3`, `target monster`, `card 2.4` (seat 2, slot 4)."""
_NUMBERS: Final = {word: action for action, word in enumerate(WORDS)}


def notation(action: int) -> str:
    return WORDS[action]


def parse(text: str) -> int:
    """Return the action of a text. Raise `BadNotation` for any other text."""
    action = _NUMBERS.get(text)
    if action is None:
        expected = ("done", "keep", "discard", "yes", "no", *(f"{verb} N" for verb, _ in _GROUPS))
        raise BadNotation(found=text, expected=expected)
    return action


def verb_of(action: int) -> str:
    """Return the first word of an action, for front ends."""
    return WORDS[action].partition(" ")[0]


def card_at(action: int) -> tuple[int, int]:
    """Return the seat and slot of a `card` action."""
    return divmod(action - CARD, SLOTS)
