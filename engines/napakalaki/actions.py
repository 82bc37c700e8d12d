"""The decisions of a player as small numbers, and their words for journals and people.

A choice of several cards is several decisions: `sell 3`, `sell 7`, `buy`. Cards are numbers in the
configuration's list of treasures, which a journal contains.
"""

from __future__ import annotations

from typing import Final

from engines.kernel.errors import BadNotation

ROLL: Final = 0
"""Roll the die: for starting treasures (NAP-10), or to escape (NAP-15)."""
ACCEPT: Final = 1
"""Take the bad consequence without a try to escape (NAP-15)."""
DRAW: Final = 2
"""Draw the monster and fight it (NAP-12); no sale or equipping can come before the fight any
more."""
BUY: Final = 3
"""Pay with the picked cards (NAP-11)."""
BACK: Final = 4
"""Take the picked cards back and sell nothing."""
DONE: Final = 5
"""End the sales (if equipping follows), or end equipping."""

WORDS: Final = ("roll", "accept", "draw", "buy", "back", "done")

SELL, EQUIP, LOSE, DISCARD = range(4)
"""The uses of a card: picked for a sale, equipped, lost to a monster, discarded."""
VERBS: Final = ("sell", "equip", "lose", "discard")

FIRST_CARD: Final = len(WORDS)
"""Card 0 has the actions `FIRST_CARD` to `FIRST_CARD + 3`, card 1 the next four, and so on."""
_MOST_DIGITS = 6


def on_card(verb: int, card: int) -> int:
    """Return the action of a verb on a card."""
    return FIRST_CARD + len(VERBS) * card + verb


def action_count(treasures: int) -> int:
    """Return the number of actions with that many treasures: all below it exist."""
    return FIRST_CARD + len(VERBS) * treasures


def card_of(action: int) -> int:
    """Return the card of an action, or -1."""
    return (action - FIRST_CARD) // len(VERBS) if action >= FIRST_CARD else -1


def verb_of(action: int) -> int:
    """Return `SELL` to `DISCARD`, or -1 for an action without a card."""
    return (action - FIRST_CARD) % len(VERBS) if action >= FIRST_CARD else -1


def notation(action: int) -> str:
    """Return an action as stable text: `roll`, `sell 12`."""
    if action < FIRST_CARD:
        return WORDS[action]
    return f"{VERBS[verb_of(action)]} {card_of(action)}"


def parse(text: str) -> int:
    """Return the action of a text. Raise `BadNotation` for any other text."""
    if text in WORDS:
        return WORDS.index(text)
    verb, _, number = text.partition(" ")
    digits = len(number) <= _MOST_DIGITS and number.isascii() and number.isdecimal()
    if verb in VERBS and digits and str(int(number)) == number:
        return on_card(VERBS.index(verb), int(number))
    raise BadNotation(found=text, expected=(*WORDS, *(f"{verb} N" for verb in VERBS)))
