"""What the visible effects of a party do with a loss that it is about to have, for the bots: they
pass it on, in part or all of it, often to whoever caused it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.estimates import TYPICAL_LOSS, Sight, average, is_spring
from engines.hammerspace.facing import facing

ATTACKS, EFFECTS = (fx.ANY_CAUSE, fx.BY_ATTACK), (fx.ANY_CAUSE, fx.BY_EFFECT)


class Share(NamedTuple):
    """The part of a loss that goes to those of a selector, in points on average."""

    points: float
    selector: int


def shields(sight: Sight, seat: int, subtype: int) -> list[int]:
    """Return the slots of a seat's face-up cards that match an attack (HAM-12)."""
    return [slot for slot, _ in facing(sight.config, sight.view.players[seat], subtype)]


def shared(sight: Sight, party: int, subtype: int, slots: list[int] | None = None) -> list[Share]:
    """Return what a party passes on of the loss to an attack; by its springs too, `springs` says.

    The cards are those in some slots, or all that match the attack.
    """
    found = []
    for number in _sources(sight, party, subtype, slots):
        ability = sight.config.code.abilities[number]
        if _passes(ability, ATTACKS) and not is_spring(sight.config, ability):
            likely = sight.likely(ability.test, party, subtype)
            points = float(TYPICAL_LOSS)
            if ability.amount != fx.NONE:
                points = average(sight.config, ability.amount, sight, party)
            if likely:
                found.append(Share(likely * points, ability.who))
    return found


def dodged(sight: Sight, party: int) -> int:
    """Return the selector of whom a party passes the losses by effects to; `NONE` if to nobody."""
    for number in sight.abilities(party):
        ability = sight.config.code.abilities[number]
        if _passes(ability, EFFECTS) and sight.likely(ability.test, party) == 1.0:
            return ability.who
    return fx.NONE


def answers(sight: Sight, party: int, subtype: int) -> Iterator[int]:
    """Yield the abilities of the cards with which a party may defend itself against an attack."""
    config = sight.config
    for slot in shields(sight, party, subtype) if party != MONSTER else ():
        yield from config.own[sight.view.players[party].cards[slot]]


def burns(sight: Sight, step: fx.StepCode) -> bool:
    """Whether a step gives an ability by which its holder loses life."""
    if step.op != fx.GIVE:
        return False
    code = sight.config.code
    ability = code.abilities[step.a]
    steps = code.blocks[ability.block] if ability.kind == fx.WHEN else ()
    return any(each.op == fx.DAMAGE and each.who == fx.OWNER for each in steps)


def _passes(ability: fx.AbilityCode, causes: tuple[int, int]) -> bool:
    redirects = ability.kind == fx.INSTEAD and ability.what == fx.REDIRECT
    return redirects and ability.a in causes


def _sources(sight: Sight, party: int, subtype: int, slots: list[int] | None) -> Iterator[int]:
    yield from sight.abilities(party)
    if slots is None:
        yield from answers(sight, party, subtype)
        return
    for slot in slots:
        yield from sight.config.own[sight.view.players[party].cards[slot]]
