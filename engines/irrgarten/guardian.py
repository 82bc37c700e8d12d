"""The guardian on the exit (IRR-35): its number, its figures and its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.irrgarten.parameters import Parameters
from engines.irrgarten.state import State
from engines.irrgarten.streams import SETUP
from engines.kernel.reals import THOUSAND
from engines.kernel.streams import stream

NAMES: Final = 4
"""The names that a guardian may have."""
_FIRST_CARD: Final = -2
"""The number that the first of these names has in place of a card; -1 is a nameless monster."""


def guardian_name(card: int) -> int | None:
    """Return the number of a guardian's name, from 0, by what it has in place of a card; None for
    any other monster."""
    number = _FIRST_CARD - card
    return number if 0 <= number < NAMES else None


def figures(
    parameters: Parameters, strengths: Sequence[int], wits: Sequence[int]
) -> tuple[int, int]:
    """Return a guardian's strength and intelligence, in thousandths, from those of the players.

    It is as strong as they are clever, and as clever as they are strong. So an unarmed player's
    chance hardly depends on the sheet.
    """
    times, seats = parameters.guardian, len(strengths)
    return times * sum(wits) // seats // THOUSAND, times * sum(strengths) // seats // THOUSAND


def post_guardian(state: State, purpose: int = SETUP) -> None:
    """Add the guardian to a state whose other monsters and players are placed. Its name is drawn
    from a stream of its own, so no other draw changes."""
    config = state.config
    strength, wit = figures(config.parameters, state.strength, state.intelligence)
    card = _FIRST_CARD - state.source.below(stream(purpose, 4), NAMES)
    state.foe_square = (*state.foe_square, config.exit)
    state.foe_card = (*state.foe_card, card)
    state.foe_strength = (*state.foe_strength, strength)
    state.foe_intelligence = (*state.foe_intelligence, wit)
    state.foe_health.append(config.parameters.monster_health)
    state.foe_at = {square: foe for foe, square in enumerate(state.foe_square)}
