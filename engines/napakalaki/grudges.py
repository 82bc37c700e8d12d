"""Grudges: how players get them, and what they add to a fight (NAP-37, NAP-38)."""

from __future__ import annotations

from engines.kernel.events import EVERYONE, Emit
from engines.napakalaki.config import Config, zealous
from engines.napakalaki.cultists import zeal_of
from engines.napakalaki.events import GrudgeGained
from engines.napakalaki.stand import Stand, level_against
from engines.napakalaki.state import State

CAUGHT, TOOK_IT, ENVY = "caught", "took-it", "envy"
"""The causes of a grudge, in `GrudgeGained`."""

GAP = 2
"""Levels between the lowest and the highest player from which the lowest gets one (NAP-37a)."""
FOR_TAKING_IT = 2
"""The grudges of a player who lets a monster catch it without a die (NAP-40)."""


def gain(state: State, seat: int, count: int, cause: str, emit: Emit | None) -> None:
    """Give grudges to a seat, up to the most that a player may hold (NAP-37)."""
    parameters = state.config.parameters
    if not parameters.grudge:
        return
    held = state.dealings.grudges[seat]
    now = state.dealings.grudges[seat] = min(held + count, parameters.grudge_most)
    if emit is not None and now != held:
        emit(GrudgeGained(EVERYONE, seat, now - held, cause, now))


def caught(state: State, took_it: bool, emit: Emit | None) -> None:
    """Count a catch of the monster in play (NAP-44), and give a grudge to the player (NAP-37), or
    more to one who lets it without a die (NAP-40) or wears something bitter (NAP-44)."""
    state.dealings.caught += 1
    if not state.config.parameters.grudge:
        return
    seat = state.turn_seat
    count, cause = (FOR_TAKING_IT, TOOK_IT) if took_it else (1, CAUGHT)
    gain(state, seat, count + state.gear[seat].bitter, cause, emit)


def envy(state: State, seat: int, emit: Emit | None) -> None:
    """Give a grudge to a seat that begins its turn far below the highest level, if nobody is lower
    (NAP-37a, where it applies)."""
    levels = state.level
    least = min(levels)
    if levels[seat] == least and least <= max(levels) - GAP:
        gain(state, seat, 1, ENVY, emit)


def monster_level(state: State) -> int:
    """Return the level of the monster in play, with its trick (NAP-44), the archenemy beside it
    (NAP-32) and the grudges that rivals spent on it."""
    config, monster = state.config, state.monster
    level, dealings, seat = config.foe_level[monster], state.dealings, state.turn_seat
    if config.swayed[monster]:
        counted = (
            len(dealings.corridor), dealings.grudges[seat], state.level[seat],
            len(state.hidden[seat]),
        )  # fmt: skip
        kinds, cultist = state.gear[seat].kinds, config.cult and zeal_of(state, seat) > 0
        level = level_against(config, monster, kinds, counted, dealings.caught, cultist)
    level += dealings.pursued
    if not dealings.added:
        return level
    return level + config.parameters.grudge * max(0, dealings.added - shield_of(state))


def shield_of(state: State) -> int:
    """Return how many grudges on the monster do nothing (NAP-44)."""
    return state.gear[state.turn_seat].shield


def stand_of(state: State) -> Stand:
    """Return the one whose turn it is as tricks see it (NAP-44)."""
    seat, dealings = state.turn_seat, state.dealings
    if not state.config.tricky:
        return Stand(state.level[seat])
    gear = state.gear[seat]
    return Stand(
        state.level[seat], gear.kinds, len(state.hidden[seat]), dealings.grudges[seat],
        len(dealings.corridor), gear.run, gear.spared, zeal_of(state, seat) > 0,
    )  # fmt: skip


def power_of(state: State, seat: int) -> int:
    """Return the combat level of a seat (NAP-13, NAP-23)."""
    config, power = state.config, state.level[seat] + state.gear[seat].bonus
    return zealous(config, power, zeal_of(state, seat)) if config.cult else power


def lacking(state: State) -> int:
    """Return what the one whose turn it is lacks to the level of the monster in play: it wins if
    that is below 0 (NAP-14)."""
    config, dealings, monster, seat = state.config, state.dealings, state.monster, state.turn_seat
    if dealings.added or config.cult or config.swayed[monster]:
        return monster_level(state) - power_of(state, seat)
    level = config.foe_level[monster] + dealings.pursued
    return level - state.level[seat] - state.gear[seat].bonus


def grudges_for(lacks: int, worth: int) -> int:
    """Return how many grudges of such a worth win for one who lacks so much; 0 if none is needed,
    or if they are worth nothing (NAP-38)."""
    return max(0, lacks // worth + 1) if worth else 0


def enough_own(state: State, lacks: int) -> int:
    """Return the number of own grudges that would win the fight for the one whose turn it is, who
    lacks so much; 0 if it holds too few (NAP-38)."""
    seat = state.turn_seat
    held = state.dealings.grudges[seat]
    worth = own_worth(state.config, state.monster, state.level[seat]) if held else 0
    if not worth:
        return 0
    count = lacks // worth + 1
    return count if count <= held else 0


def own_worth(config: Config, monster: int, level: int) -> int:
    """Return what a grudge adds that a player of such a level spends for itself: nothing if the
    fight would win the match and too few play (NAP-38). If the monster counts grudges, it falls
    with each one that is spent (NAP-44)."""
    if level >= config.own_below[monster]:
        return 0
    return config.own_gain[monster]


def own_reserve(state: State) -> int:
    """Return what all grudges of the one whose turn it is would add for itself (NAP-38)."""
    seat = state.turn_seat
    held = state.dealings.grudges[seat]
    return held and held * own_worth(state.config, state.monster, state.level[seat])


def reserve(state: State) -> int:
    """Return the most that the one whose turn it is can still add to its combat level: all its
    grudges (NAP-38), and a treasure to throw (NAP-44)."""
    return own_reserve(state) + state.gear[state.turn_seat].throw


def clockwise(state: State) -> list[int]:
    """Return the rivals of the one whose turn it is, clockwise from its left."""
    return list(state.config.others[state.turn_seat])
