"""The distribution of the screen's rows among the panels. No widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace

LEAST_HAND, HAND, MOST_HAND = 4, 6, 8
"""Rows of the hand: the least holds four hidden treasures, the limit at the end of a turn, and the
frame."""
MIDDLE, MOST_MIDDLE = 9, 13
WIDE_MIDDLE, WIDE_MOST_MIDDLE = 13, 17
LEAST_LOG, LOG, MORE_LOG, LONG_LOG = 2, 3, 4, 5
"""Lines of the log for which other panels shrink: a fight and its result take two. Then the lines
before other panels grow; the lines taken from empty lines of the hand; the lines before panels of
the wide layout grow."""


@dataclass(frozen=True, slots=True)
class NapakalakiRows:
    """Rows of each panel, frames included; the monster and the equipment share `middle`. The
    corridor has none where no monster waits (NAP-34)."""

    rivals: int
    middle: int
    fight: int
    hand: int
    log: int
    corridor: int = 0


def share(
    rivals: int, height: int, cards: int, *, wide: bool, corridor: bool = False
) -> NapakalakiRows:
    """Share the rows between the first line and the keys, for a number of rivals and hidden
    treasures, and a `corridor` where monsters wait.

    A rival takes one line in the narrow layout. The frame of the fight shrinks first, then with
    four rivals a line of the hand, and with five another one. The least height is 22, or 37 in the
    wide layout."""
    if corridor:
        rest = share(rivals, height - 1, cards, wide=wide)
        return replace(rest, corridor=1)
    if wide:
        return _wide(height)
    room = height - rivals - MIDDLE
    fight = 3 if room - 3 - HAND >= LOG else 2
    hand = max(LEAST_HAND, min(HAND, room - fight - LEAST_LOG))
    middle, log = MIDDLE, room - fight - hand
    while log > LOG and (middle < MOST_MIDDLE or hand < MOST_HAND):
        if middle < MOST_MIDDLE and (middle - MIDDLE <= hand - HAND or hand == MOST_HAND):
            middle += 1
        else:
            hand += 1
        log -= 1
    blank = max(0, min(hand - max(LEAST_HAND, cards + 2), MORE_LOG - log))
    return NapakalakiRows(rivals, middle, fight, hand - blank, log + blank)


def _wide(height: int) -> NapakalakiRows:
    rivals, fight, hand = 6, 6, 8
    log = height - rivals - WIDE_MIDDLE - fight - hand
    extra = max(0, min(log - LONG_LOG, WIDE_MOST_MIDDLE - WIDE_MIDDLE))
    return NapakalakiRows(rivals, WIDE_MIDDLE + extra, fight, hand, log - extra)
