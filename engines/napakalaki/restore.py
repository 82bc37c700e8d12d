"""Restoring a dumped state, with every check that later steps rely on."""

from __future__ import annotations

from typing import Any

from engines.kernel.errors import BadState
from engines.kernel.events import OVER
from engines.kernel.plaindata import whole, wholes
from engines.kernel.streams import KeyedSource
from engines.napakalaki import dealings
from engines.napakalaki.actions import MOST_PRICE
from engines.napakalaki.config import ANY_KIND, FROM_EQUIPPED, FROM_HIDDEN, Config, wearable
from engines.napakalaki.dealings import NO_ARCHENEMY, NO_CULTIST, UNNAMED, UNSHOWN
from engines.napakalaki.doors import chooser
from engines.napakalaki.fighting import losable
from engines.napakalaki.phases import PHASES, refresh
from engines.napakalaki.state import (
    DEAL,
    DISCARDING,
    DOOR,
    ENDED,
    FIGHTS,
    GRUDGE,
    HOLDINGS,
    LISTS,
    NO_MONSTER,
    NOBODY,
    NUMBERS,
    PRICE,
    SALES,
    SETTLE,
    State,
)


def restore(config: Config, data: dict[str, Any]) -> State:
    """Return the state from a dump of this configuration. Raise `BadState` for wrong data."""
    try:
        state = State(config, KeyedSource.load(data["source"]))
        for name in NUMBERS:
            setattr(state, name, whole(data[name]))
        state.turn_seat = state.seat
        if config.friends:
            state.turn_seat = whole(data["turn_seat"])
            _dealings(state, data["dealings"])
        for name in LISTS:
            setattr(state, name, [*wholes(data[name])])
        for name in HOLDINGS:
            setattr(state, name, [[*wholes(cards)] for cards in data[name]])
    except (KeyError, TypeError, ValueError) as problem:
        raise BadState(what="state", found=str(problem)) from None
    _refuse("cards", _each_card_once(state))
    for seat in range(config.seats):
        state.refit(seat)
    for name, fine in _numbers(state).items():
        _refuse(name, fine)
    if config.friends:
        _refuse("dealings", _dealings_fit(state))
    for name, fine in _moment(state).items():
        _refuse(name, fine)
    return refresh(state)


def _dealings(state: State, data: dict[str, Any]) -> None:
    """Fill in what the clauses from NAP-34 on need. Raise `KeyError`, `TypeError` or `ValueError`
    for wrong data."""
    for name in dealings.NUMBERS:
        setattr(state.dealings, name, whole(data[name]))
    for name in dealings.LISTS:
        setattr(state.dealings, name, [*wholes(data[name])])
    for name in dealings.STACKS:
        setattr(state.dealings, name, [[*wholes(row)] for row in data[name]])


def _refuse(field: str, fine: bool) -> None:
    if not fine:
        raise BadState(what="state", field=field)


def _each_card_once(state: State) -> bool:
    """Whether every card is in exactly one place, and every seat has its lists."""
    config, seats = state.config, state.config.seats
    held = [card for cards in (*state.equipped, *state.hidden) for card in cards]
    under = [card for cards in (*state.dealings.under, state.dealings.loot) for card in cards]
    treasures = [*held, *under, *state.treasures, *state.treasure_pile]
    in_play = [] if state.monster == NO_MONSTER else [state.monster]
    monsters = [*in_play, *state.dealings.corridor, *state.monsters, *state.monster_pile]
    return (
        sorted(treasures) == list(range(len(config.treasures)))
        and sorted(monsters) == list(range(len(config.monsters)))
        and len(state.equipped) == len(state.hidden) == seats
        and all(cards == sorted(cards) for cards in (*state.equipped, *state.hidden))
        and all(_fits(config, cards) for cards in state.equipped)
    )


def _fits(config: Config, equipped: list[int]) -> bool:
    """Whether each card finds a place beside those before it (NAP-6)."""
    return all(wearable(config, equipped[:n], [card]) for n, card in enumerate(equipped))


def _numbers(state: State) -> dict[str, bool]:
    config, seats = state.config, state.config.seats
    last = config.parameters.winning_level
    return {
        "turn": state.turn >= 1,
        "decisions": state.decisions >= 0,
        "seat": state.seat == OVER or 0 <= state.seat < seats,
        "turn_seat": state.turn_seat == OVER or 0 <= state.turn_seat < seats,
        "winner": state.winner == NOBODY or 0 <= state.winner < seats,
        "phase": 0 <= state.phase < len(PHASES),
        "early": state.early in (0, 1),
        "level": len(state.level) == seats and all(1 <= level <= last for level in state.level),
        "unrolled": len(state.unrolled) == seats and set(state.unrolled) <= {0, 1},
    }


def _moment(state: State) -> dict[str, bool]:
    """Return the checks of values that belong to some phases only."""
    phase = state.phase
    ended = phase == ENDED
    checks = {
        "seat": (state.seat == OVER) == ended,
        "turn_seat": (state.turn_seat == OVER) == ended,
        "winner": state.winner == NOBODY or ended,
        "monster": (state.monster != NO_MONSTER) == (phase in FIGHTS) or ended,
        "sale": not state.sale or phase == SALES,
        "due": not state.due or phase == SETTLE or ended,
    }
    if not all(checks.values()) or ended:
        return checks
    cards = state.equipped[state.turn_seat] + state.hidden[state.turn_seat]
    last = state.config.parameters.winning_level
    checks["level"] = max(state.level) < last
    checks["sale"] = state.sale == sorted(set(state.sale) & set(cards))
    checks["due"] = phase != SETTLE or _choice(state)
    excess = len(state.hidden[state.turn_seat]) - state.config.parameters.hidden_limit
    checks["hidden"] = phase != DISCARDING or excess > 0
    return checks


def _dealings_fit(state: State) -> bool:
    """Whether the parts of `Dealings` fit the rules, the moment and each other."""
    found, phase, seats = state.dealings, state.phase, state.config.seats
    parameters, rows = state.config.parameters, [state.dealings.grudges, *state.dealings.spite]
    rivals = [seat for seat in range(seats) if seat != state.turn_seat]
    return (
        len(found.corridor) == len(found.under) == len(found.bites) <= parameters.corridor
        and all(count >= 0 for count in (*found.bites, found.caught))
        and found.shown in (UNSHOWN, *state.monsters[-1:])
        and (not found.loot or phase in FIGHTS or phase == ENDED)
        and _cult_fits(state)
        and _archenemies_fit(state)
        and {*found.looted} <= {*range(len(state.config.treasures))}
        and all(0 <= count <= parameters.grudge_most for count in found.grudges)
        and len(found.prices) == len(found.spite) == seats
        and all(len(row) == seats and min(row) >= 0 for row in rows)
        and min(found.bought, found.added) >= 0
        and found.asks in (0, 1)
        and all(UNNAMED <= price <= MOST_PRICE for price in found.prices)
        and len({*found.asked}) == len(found.asked)
        and {*found.asked} <= {*rivals}
        and (phase == ENDED or _decides(state))
    )


def _cult_fits(state: State) -> bool:
    """Whether each seat has a cultist card of its own or none (NAP-22)."""
    cult = state.dealings.cult
    held = [card for card in cult if card != NO_CULTIST]
    return (
        len(cult) == state.config.seats
        and len({*held}) == len(held)
        and {*held} <= {*range(len(state.config.cultists) if state.config.cult else 0)}
    )


def _archenemies_fit(state: State) -> bool:
    """Whether each seat has another one for its archenemy, or none has any (NAP-30)."""
    found, seats = state.dealings, state.config.seats
    expected = {*range(seats)} if state.config.archenemies else {NO_ARCHENEMY}
    return (
        len(found.archenemy) == len(found.stolen) == len(found.robbed) == seats
        and {*found.archenemy} <= expected
        and all(enemy != seat for seat, enemy in enumerate(found.archenemy))
        and {*found.stolen} <= {0, 1}
        and {card for cards in found.robbed for card in cards}
        <= {*range(len(state.config.treasures))}
        and found.pursued >= 0
    )


def _decides(state: State) -> bool:
    """Whether the seat that decides is the one that does so in this phase."""
    found, phase = state.dealings, state.phase
    if phase in (GRUDGE, PRICE):
        return found.asked[:1] == [state.seat]
    if phase == DOOR:
        return bool(found.corridor) and state.seat == chooser(state)
    fits = phase != DEAL or max(found.prices) > 0
    return fits and not found.asked and state.seat == state.turn_seat


def _choice(state: State) -> bool:
    """Whether the due parts have the right shape, and the first leaves a choice."""
    due = state.due
    if not due or len(due) % 3:
        return False
    places = all(FROM_EQUIPPED <= place <= FROM_HIDDEN + 1 for place in due[::3])
    kinds = all(kind == ANY_KIND or 0 <= kind <= 5 for kind in due[1::3])
    return places and kinds and 0 < due[-1] < len(losable(state))
