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
"""End the sales (if equipping or a door follows), end equipping, or go from there to the doors."""
ASK: Final = 6
"""Ask the rivals for help (NAP-39)."""
GRAB: Final = 7
"""Roll to escape with a treasure (NAP-40)."""
SPEND: Final = 8
"""Spend as many of one's own grudges as win the fight (NAP-38)."""
REFUSE: Final = 9
"""Take none of the prices that were named (NAP-39)."""
STEAL: Final = 10
"""Steal a treasure from one's archenemy (NAP-31)."""
DISCARD_ALL: Final = 11
"""Discard all of one's treasures (NAP-33)."""

WORDS: Final = (
    "roll", "accept", "draw", "buy", "back", "done", "ask", "grab", "spend", "refuse", "steal",
    "discard-all",
)  # fmt: skip

MOST_DOORS: Final = 3
MOST_GRUDGES: Final = 6
MOST_PRICE: Final = 20
MOST_SEATS: Final = 6

FIRST_DOOR: Final = len(WORDS)
"""`door 1`, the first monster of the corridor (NAP-36); the others follow."""
NO_GRUDGE: Final = FIRST_DOOR + MOST_DOORS
"""`grudge 0`: a rival spends none (NAP-38); more follow."""
NO_PRICE: Final = NO_GRUDGE + MOST_GRUDGES + 1
"""`price 0`: a rival doesn't help (NAP-39); the prices follow."""
FIRST_DEAL: Final = NO_PRICE + MOST_PRICE + 1
"""`deal 0`: the help of seat 0 at its price (NAP-39); the other seats follow."""
FIRST_CARD: Final = FIRST_DEAL + MOST_SEATS
"""Card 0 has the actions `FIRST_CARD` to `FIRST_CARD + 3`, card 1 the next four, and so on."""

_COUNTED: Final = (
    ("door", FIRST_DOOR, 1), ("grudge", NO_GRUDGE, 0), ("price", NO_PRICE, 0),
    ("deal", FIRST_DEAL, 0), ("", FIRST_CARD, 0),
)  # fmt: skip
"""The words with a number that is no card: the first action of each, and its number."""
COUNTED: Final = tuple(word for word, _, _ in _COUNTED if word)
"""The words alone."""

SELL, EQUIP, LOSE, DISCARD = range(4)
"""The uses of a card: picked for a sale, equipped, lost to a monster, discarded."""
VERBS: Final = ("sell", "equip", "lose", "discard")

_USES: Final = len(VERBS)
_MOST_DIGITS = 6


def on_card(verb: int, card: int) -> int:
    """Return the action of a verb on a card."""
    return FIRST_CARD + _USES * card + verb


def action_count(treasures: int) -> int:
    """Return the number of actions with that many treasures: all below it exist."""
    return FIRST_CARD + _USES * treasures


def card_of(action: int) -> int:
    """Return the card of an action, or -1."""
    return (action - FIRST_CARD) // _USES if action >= FIRST_CARD else -1


def verb_of(action: int) -> int:
    """Return `SELL` to `DISCARD`, or -1 for an action without a card."""
    return (action - FIRST_CARD) % _USES if action >= FIRST_CARD else -1


def notation(action: int) -> str:
    """Return an action as stable text: `roll`, `door 2`, `sell 12`."""
    if action < FIRST_DOOR:
        return WORDS[action]
    for at, (word, first, least) in enumerate(_COUNTED[:-1]):
        if first <= action < _COUNTED[at + 1][1]:
            return f"{word} {action - first + least}"
    return f"{VERBS[verb_of(action)]} {card_of(action)}"


def parse(text: str) -> int:
    """Return the action of a text. Raise `BadNotation` for any other text."""
    if text in WORDS:
        return WORDS.index(text)
    verb, _, number = text.partition(" ")
    digits = len(number) <= _MOST_DIGITS and number.isascii() and number.isdecimal()
    if digits and str(int(number)) == number:
        if verb in VERBS:
            return on_card(VERBS.index(verb), int(number))
        for at, (word, first, least) in enumerate(_COUNTED[:-1]):
            action = first + int(number) - least
            if word == verb and first <= action < _COUNTED[at + 1][1]:
                return action
    raise BadNotation(found=text, expected=(*WORDS, *(f"{verb} N" for verb in (*COUNTED, *VERBS))))
