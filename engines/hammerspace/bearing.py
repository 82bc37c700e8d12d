"""The effects that change an attack's odds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isclose

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import FROM_CHARACTER, FROM_LASTING, FROM_MONSTER
from engines.hammerspace.odds import Aim, AttackResult, aims
from engines.hammerspace.view import View


@dataclass(frozen=True, slots=True)
class Bearing:
    """An effect that acts for `holder` beside its cards.

    It is a character, the monster's present action or a lasting ability. `source` and `number` are
    those of `EffectActs`.
    """

    holder: int
    source: int
    number: int


def bearing(config: Config, view: View, aim: Aim, blow: AttackResult) -> tuple[Bearing, ...]:
    """Return the effects of attacker and defender that matter to an attack with odds `aim`
    (HAM-18).

    Each effect is left out, one after the other, and stays out if nothing changes. So of two
    effects that each suffice alone, one is named.
    """
    found: list[Bearing] = []
    holders = (view.seat, aim.party)
    for effect in [each for holder in holders for each in _effects(view, holder)]:
        without = _without(view, effect)
        if all(_alike(aim, other) for other in aims(config, without, blow, 1 << aim.party)):
            view = without
        else:
            found.append(effect)
    return tuple(found)


def returning(
    config: Config, view: View, aim: Aim, blow: AttackResult
) -> tuple[list[Bearing], list[int]]:
    """Return the effects and the face-up cards of the target without which the attack would cost
    its attacker less life on average (HAM-18). Of two that each suffice alone, one is named."""
    effects, cards = list[Bearing](), list[int]()
    slots = range(SLOTS) if aim.party != MONSTER else ()
    for each in [*_effects(view, aim.party), *slots]:
        if isinstance(each, int):
            player = view.players[aim.party]
            if player.cards[each] < 0 or player.down >> each & 1:
                continue
            without = _turned_down(view, aim.party, each)
        else:
            without = _without(view, each)
        (other,) = aims(config, without, blow, 1 << aim.party)
        if isclose(other.back.mean, aim.back.mean):
            view = without
        elif other.back.mean < aim.back.mean:
            if isinstance(each, int):
                cards.append(view.players[aim.party].cards[each])
            else:
                effects.append(each)
    return effects, cards


def _turned_down(view: View, party: int, slot: int) -> View:
    """Return the same view with a card of a player face down."""
    players = list(view.players)
    players[party] = replace(players[party], down=players[party].down | 1 << slot)
    return replace(view, players=tuple(players))


def _alike(one: Aim, other: Aim) -> bool:
    """Whether two attacks have the same odds, except for rounding of their chances."""
    if (one.attack, one.defence) != (other.attack, other.defence):
        return False
    damages = ((one.best, other.best), (one.worst, other.worst), (one.back, other.back))
    return all(
        len(mine.chances) == len(others.chances)
        and all(map(isclose, (mine.kill, *mine.chances), (others.kill, *others.chances)))
        for mine, others in damages
    )


def _effects(view: View, holder: int) -> list[Bearing]:
    """Return all effects that act for a party beside its cards."""
    lasting = [each.ability for each in view.lasting if each.holder == holder]
    found = [Bearing(holder, FROM_LASTING, ability) for ability in dict.fromkeys(lasting)]
    if holder != MONSTER:
        characters = view.players[holder].characters
        return [*found, *(Bearing(holder, FROM_CHARACTER, each) for each in characters)]
    return [*found, Bearing(holder, FROM_MONSTER, view.monster)] if view.sum else found


def _without(view: View, effect: Bearing) -> View:
    """Return the same view without the effect."""
    if effect.source == FROM_MONSTER:
        return replace(view, sum=0)
    if effect.source == FROM_LASTING:
        lasting = tuple(
            each
            for each in view.lasting
            if (each.holder, each.ability) != (effect.holder, effect.number)
        )
        return replace(view, lasting=lasting)
    players = list(view.players)
    player = players[effect.holder]
    left = tuple(each for each in player.characters if each != effect.number)
    players[effect.holder] = replace(player, characters=left)
    return replace(view, players=tuple(players))
