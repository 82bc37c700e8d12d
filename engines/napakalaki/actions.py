"""The decisions of a player as small numbers, and their words for journals and people.

A choice of several cards is several decisions: `sell 3`, `sell 7`, `buy`. Cards are numbers of
the configuration's table of treasures, which a journal holds.
"""

from __future__ import annotations

from typing import Final

from engines.kernel.errors import BadNotation

ROLL: Final = 0
"""Roll the die: for starting treasures (NAP-10), or to escape (NAP-15)."""
ACCEPT: Final = 1
"""Take the bad consequence without trying to escape (NAP-15)."""
DRAW: Final = 2
"""Draw the monster and fight it (NAP-12): nothing more is sold or equipped before."""
BUY: Final = 3
"""Pay with the cards picked (NAP-11)."""
BACK: Final = 4
"""Take the picked cards back: nothing is sold."""
DONE: Final = 5
"""No more sales (where equipping follows), or no more equipping."""

WORDS: Final = ("roll", "accept", "draw", "buy", "back", "done")

SELL, EQUIP, LOSE, DISCARD = range(4)
"""What is done with a card: picked for a sale, equipped, lost to a monster, discarded."""
VERBS: Final = ("sell", "equip", "lose", "discard")

FIRST_CARD: Final = len(WORDS)
"""Card 0 has the actions `FIRST_CARD` to `FIRST_CARD + 3`, card 1 the next four, and so on."""
_MOST_DIGITS = 6


def on_card(verb: int, card: int) -> int:
    """The action of doing something with a card."""
    return FIRST_CARD + len(VERBS) * card + verb


def action_count(treasures: int) -> int:
    """Return the number of actions with that many treasures: all below it exist."""
    return FIRST_CARD + len(VERBS) * treasures


def card_of(action: int) -> int:
    """The card that an action is about, or -1."""
    return (action - FIRST_CARD) // len(VERBS) if action >= FIRST_CARD else -1


def verb_of(action: int) -> int:
    """`SELL` to `DISCARD`, or -1 for an action without a card."""
    return (action - FIRST_CARD) % len(VERBS) if action >= FIRST_CARD else -1


def notation(action: int) -> str:
    """An action as stable text: `roll`, `sell 12`."""
    if action < FIRST_CARD:
        return WORDS[action]
    return f"{VERBS[verb_of(action)]} {card_of(action)}"


def parse(text: str) -> int:
    """The action of a text. Raises `BadNotation`."""
    if text in WORDS:
        return WORDS.index(text)
    verb, _, number = text.partition(" ")
    digits = len(number) <= _MOST_DIGITS and number.isascii() and number.isdecimal()
    if verb in VERBS and digits and str(int(number)) == number:
        return on_card(VERBS.index(verb), int(number))
    raise BadNotation(found=text, expected=(*WORDS, *(f"{verb} N" for verb in VERBS)))
