"""What changes an attack's odds: the effects beside the cards, and cards on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import isclose

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_LASTING,
    FROM_MONSTER,
)
from engines.hammerspace.facing import face_up
from engines.hammerspace.odds import Aim, AttackResult, aims
from engines.hammerspace.view import View


@dataclass(frozen=True, slots=True)
class Bearing:
    """Something that acts for `holder`.

    It is a character, the monster's present action, a lasting ability or a face-up card. `source`
    and `number` are those of `EffectActs`.
    """

    holder: int
    source: int
    number: int


def bearing(config: Config, view: View, aim: Aim, blow: AttackResult) -> tuple[Bearing, ...]:
    """Return the effects of attacker and defender that matter to an attack with odds `aim`, without
    their cards (HAM-18). Of two that each suffice alone, one is named."""
    effects = [each for holder in (view.seat, aim.party) for each in _effects(view, holder)]
    found = _left_out(config, view, blow, aim.party, effects, partial(_alike, aim))
    return tuple(effect for effect, _ in found)


def returning(config: Config, view: View, aim: Aim, blow: AttackResult) -> tuple[Bearing, ...]:
    """Return the effects of the target, then its face-up cards, without which the attack would cost
    its attacker less life on average (HAM-18). Of two that each suffice alone, one is named."""
    mean = aim.back.mean

    def costs_the_same(other: Aim) -> bool:
        return isclose(other.back.mean, mean)

    parts = [*_effects(view, aim.party), *_cards(view, aim.party)]
    found = _left_out(config, view, blow, aim.party, parts, costs_the_same)
    return tuple(part for part, other in found if other.back.mean < mean)


def _left_out(
    config: Config,
    view: View,
    blow: AttackResult,
    party: int,
    parts: Sequence[Bearing],
    alike: Callable[[Aim], bool],
) -> Iterator[tuple[Bearing, Aim]]:
    """Yield each part that matters to an attack on a party, with the odds without it.

    Each is left out, one after the other, and stays out if the odds are `alike`.
    """
    for part in parts:
        without = _without(view, part)
        (other,) = aims(config, without, blow, 1 << party)
        if alike(other):
            view = without
        else:
            yield part, other


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


def _cards(view: View, holder: int) -> list[Bearing]:
    """Return the face-up cards of a party; none for the monster."""
    if holder == MONSTER:
        return []
    return [Bearing(holder, FROM_CARD, card) for _, card in face_up(view.players[holder])]


def _without(view: View, effect: Bearing) -> View:
    """Return the same view without the effect; a card is face down in it."""
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
    if effect.source == FROM_CARD:
        down = player.down | 1 << player.cards.index(effect.number)
        players[effect.holder] = replace(player, down=down)
    else:
        left = tuple(each for each in player.characters if each != effect.number)
        players[effect.holder] = replace(player, characters=left)
    return replace(view, players=tuple(players))
