"""What sprung defences do to an attack, for the bots (HAM-27)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.hammerspace.effects import codes as fx
from engines.hammerspace.estimates import Sight, average, is_spring
from engines.hammerspace.returns import shields


def bounces(sight: Sight, seat: int, subtype: int) -> int:
    """Return the selector of whom a seat's sprung defences pass all of a loss to, or `NONE`."""
    if not sight.view.later.sprung:
        return fx.NONE
    return passed_on(sight, seat, shields(sight, seat, subtype))


def passed_on(sight: Sight, seat: int, slots: Sequence[int]) -> int:
    """Return the selector of whom some cards of a seat, if they are sprung, pass all of a loss to;
    `NONE` if none does."""
    for ability in _acting(sight, seat, slots):
        redirects = ability.kind == fx.INSTEAD and ability.what == fx.REDIRECT
        if redirects and ability.amount == fx.NONE and ability.a in (fx.ANY_CAUSE, fx.BY_ATTACK):
            return ability.who
    return fx.NONE


def springing(sight: Sight, seat: int, slots: Sequence[int]) -> float:
    """Return the points that some cards of a seat add to its defence because they are sprung."""
    return sum(
        ability.sign * average(sight.config, ability.amount, sight, seat)
        for ability in _acting(sight, seat, slots)
        if ability.kind == fx.MOD and ability.what == fx.DEFENCE_POINTS
    )


def _acting(sight: Sight, seat: int, slots: Sequence[int]) -> Iterator[fx.AbilityCode]:
    """Yield the abilities of a seat's sprung cards in some slots that act because of it."""
    config, cards = sight.config, sight.view.players[seat].cards
    for slot in slots:
        if sight.sprung(seat, slot):
            for number in config.own[cards[slot]]:
                ability = config.code.abilities[number]
                if is_spring(config, ability):
                    yield ability
