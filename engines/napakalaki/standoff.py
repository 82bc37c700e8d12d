"""A fight in which rivals have a say: grudges on the monster, and the fighter's own (NAP-38)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.phases import Phase
from engines.napakalaki.actions import ACCEPT, ASK, GRAB, NO_GRUDGE, ROLL, SPEND
from engines.napakalaki.bargain import ask, can_ask
from engines.napakalaki.config import combat_level
from engines.napakalaki.dealings import UNNAMED
from engines.napakalaki.events import Faced, GrudgesSpent, LetPass, Met, OwnGrudgesSpent
from engines.napakalaki.fighting import accept, grab, lost_fight, try_escape, victory, win
from engines.napakalaki.grudges import clockwise, enough_own, monster_level, power_of
from engines.napakalaki.state import FIGHT, GRUDGE, State


def face(state: State, monster: int, emit: Emit | None) -> None:
    """Fight a monster, from the deck or from the corridor: compare combat levels.

    A higher level than the monster's wins (NAP-14). Otherwise the player may try to escape. Where
    others have a say, they are asked before (NAP-38).
    """
    seat, config = state.turn_seat, state.config
    power = combat_level(config, state.level[seat], state.equipped[seat])
    wins = config.foe_level[monster] < power
    state.monster = monster
    state.phase = FIGHT
    if config.contested:
        _stand_off(state, power, wins, emit)
        return
    if emit is not None:
        emit(Met(EVERYONE, seat, monster, power, wins))
    if wins:
        victory(state, seat, monster, emit)


def _stand_off(state: State, power: int, wins: bool, emit: Emit | None) -> None:
    """Begin a fight in which others have a say."""
    dealings, seat = state.dealings, state.turn_seat
    state.seat = seat
    dealings.added = dealings.asks = 0
    dealings.prices = [UNNAMED] * state.config.seats
    dealings.asked = clockwise(state) if wins else []
    if emit is not None:
        emit(Faced(EVERYONE, seat, state.monster, power))
    _ask_rivals(state, emit)


def _ask_rivals(state: State, emit: Emit | None) -> None:
    """Ask the next rival whose grudges may matter. If there is none, a fighter who wins has won,
    and any other decides."""
    dealings = state.dealings
    while dealings.asked and _matters(state):
        if dealings.grudges[dealings.asked[0]]:
            state.seat, state.phase = dealings.asked[0], GRUDGE
            return
        del dealings.asked[0]
    dealings.asked.clear()
    state.seat, state.phase = state.turn_seat, FIGHT
    power = power_of(state, state.turn_seat)
    if power > monster_level(state):
        win(state, power, emit)


def _matters(state: State) -> bool:
    """Whether the rivals that are left can stop the fighter, who could still win (NAP-38)."""
    worth, dealings = state.config.parameters.grudge, state.dealings
    level, power = monster_level(state), power_of(state, state.turn_seat)
    left = sum(dealings.grudges[seat] for seat in dealings.asked)
    could_win = power + worth * dealings.grudges[state.turn_seat] > level
    return could_win and power <= level + worth * left


class Spite(Phase[State]):
    """A rival's choice: how many grudges to put on the monster of another player (NAP-38)."""

    def legal(self, state: State) -> Sequence[int]:
        """Offer no more than beat the fighter with all its own grudges: the rest would be in
        vain."""
        worth, held = state.config.parameters.grudge, state.dealings.grudges
        fighter = state.turn_seat
        gap = power_of(state, fighter) + worth * held[fighter] - monster_level(state)
        most = min(held[state.seat], -(-gap // worth))
        return range(NO_GRUDGE, NO_GRUDGE + most + 1)

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        dealings, seat, fighter = state.dealings, state.seat, state.turn_seat
        count = action - NO_GRUDGE
        dealings.grudges[seat] -= count
        dealings.spite[seat][fighter] += count
        dealings.added += count
        del dealings.asked[0]
        if emit is not None and count:
            emit(GrudgesSpent(EVERYONE, seat, fighter, count, monster_level(state)))
        elif emit is not None:
            emit(LetPass(EVERYONE, seat, fighter))
        _ask_rivals(state, emit)


def choices(state: State) -> Sequence[int]:
    """Return the actions of a fighter who is not winning (NAP-15, NAP-38 to NAP-40)."""
    found = [ROLL, ACCEPT]
    if can_ask(state):
        found.append(ASK)
    if state.config.parameters.dial and state.config.monsters[state.monster].treasures:
        found.append(GRAB)
    if enough_own(state):
        found.append(SPEND)
    return found


def choose(state: State, action: int, emit: Emit | None) -> None:
    """Carry out one of the `choices`."""
    if action == ASK:
        ask(state, emit)
        return
    if action == SPEND:
        _spend(state, emit)
        return
    lost_fight(state, emit)
    if action == ROLL:
        try_escape(state, emit)
    elif action == GRAB:
        grab(state, emit)
    else:
        accept(state, emit)


def _spend(state: State, emit: Emit | None) -> None:
    """Spend as many own grudges as win, and win (NAP-38)."""
    seat, count = state.turn_seat, enough_own(state)
    state.dealings.grudges[seat] -= count
    power = power_of(state, seat) + state.config.parameters.grudge * count
    if emit is not None:
        emit(OwnGrudgesSpent(EVERYONE, seat, count, power))
    win(state, power, emit)
