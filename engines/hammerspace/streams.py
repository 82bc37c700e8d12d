"""The purposes of the random streams, with one stream per party where each rolls its own dice."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import PARTIES
from engines.kernel.streams import stream

(
    MAIN_DECK, CHARACTER_DECK, MONSTER_DECK, START_DICE, ATTACK_DIE, DEFENCE_DIE, CONDITION_DIE,
    AMOUNT_DICE, MONSTER_DICE, CHANCE,
) = range(10)  # fmt: skip
"""`CHANCE` is for cards and players picked at random by effects."""

ATTACK_DICE: Final = tuple(stream(ATTACK_DIE, party) for party in range(PARTIES))
DEFENCE_DICE: Final = tuple(stream(DEFENCE_DIE, party) for party in range(PARTIES))
CONDITION_DICE: Final = tuple(stream(CONDITION_DIE, party) for party in range(PARTIES))
AMOUNTS: Final = tuple(stream(AMOUNT_DICE, party) for party in range(PARTIES))
CHANCES: Final = tuple(stream(CHANCE, party) for party in range(PARTIES))
