"""A fight in which rivals have a say: grudges on the monster, and the fighter's own (NAP-38); and
the tricks that a fighter may use (NAP-44)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.phases import Phase
from engines.napakalaki.actions import (
    ACCEPT,
    ASK,
    BUY,
    FIRST_CARD,
    GRAB,
    NO_GRUDGE,
    ROLL,
    SPEND,
    card_of,
)
from engines.napakalaki.archenemies import take_revenge
from engines.napakalaki.bargain import ask, can_ask
from engines.napakalaki.config import combat_level
from engines.napakalaki.cultists import zeal_of
from engines.napakalaki.dealings import UNNAMED, UNSHOWN
from engines.napakalaki.events import (
    Faced,
    GrudgesSpent,
    LetPass,
    Met,
    OwnGrudgesSpent,
    Thrown,
    TreasuresBrought,
    TrickCounted,
)
from engines.napakalaki.fighting import (
    accept,
    grab,
    lost_fight,
    pay_toll,
    suffer,
    try_escape,
    victory,
    win,
)
from engines.napakalaki.grudges import (
    clockwise,
    enough_own,
    monster_level,
    own_worth,
    power_of,
    reserve,
    shield_of,
)
from engines.napakalaki.stand import throwables, toll_cards
from engines.napakalaki.state import FIGHT, GRUDGE, State
from engines.napakalaki.tricks import BRINGS
from engines.napakalaki.turns import draw_monster, drawn


def face(state: State, monster: int, emit: Emit | None) -> None:
    """Fight a monster, from the deck or from the corridor: compare combat levels.

    A higher level than the monster's wins (NAP-14). Otherwise the player may try to escape. Where
    others have a say, they are asked before (NAP-38).
    """
    seat, config = state.turn_seat, state.config
    zeal = zeal_of(state, seat) if config.cult else 0
    power = combat_level(config, state.level[seat], state.equipped[seat], zeal)
    state.monster = monster
    state.phase = FIGHT
    if config.archenemies:
        take_revenge(state, emit)
    if config.contested:
        _stand_off(state, power, emit)
        return
    level = monster_level(state) if config.friends else config.foe_level[monster]
    wins = level < power
    if emit is not None:
        emit(Met(EVERYONE, seat, monster, power, wins))
        if level != config.foe_level[monster]:
            emit(TrickCounted(EVERYONE, seat, monster, level))
    if wins:
        victory(state, seat, monster, emit)
    elif not config.parameters.escape:
        suffer(state, emit)


def face_next(state: State, emit: Emit | None) -> None:
    """Draw the next monster, with what it brings (NAP-44), and fight it, where any clause from
    NAP-34 on applies."""
    monster = draw_monster(state, emit)
    state.dealings.caught = 0
    if state.config.tricky:
        _turn_up(state, monster, emit)
    face(state, monster, emit)


def _turn_up(state: State, monster: int, emit: Emit | None) -> None:
    """Lay the treasures that a monster brings under it (NAP-44)."""
    state.dealings.shown = UNSHOWN
    kind, _, count = state.config.foe_trick[monster]
    if kind != BRINGS or not state.config.loot:
        return
    cards = state.dealings.loot = drawn(state, count, emit)
    if emit is not None and cards:
        emit(TreasuresBrought(EVERYONE, monster, tuple(cards)))


def _stand_off(state: State, power: int, emit: Emit | None) -> None:
    """Begin a fight in which others, grudges or tricks have a say."""
    dealings, seat = state.dealings, state.turn_seat
    state.seat = seat
    dealings.added = dealings.asks = 0
    level = monster_level(state)
    dealings.prices = [UNNAMED] * state.config.seats
    dealings.asked = clockwise(state) if level < power else []
    if emit is not None:
        emit(Faced(EVERYONE, seat, state.monster, power))
        if level != state.config.foe_level[state.monster]:
            emit(TrickCounted(EVERYONE, seat, state.monster, level))
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
    left = sum(dealings.grudges[seat] for seat in dealings.asked) - idle(state)
    could_win = power + reserve(state) > level
    return could_win and power <= level + worth * left


def idle(state: State) -> int:
    """Return how many more grudges on the monster would do nothing (NAP-44)."""
    return max(0, shield_of(state) - state.dealings.added) if state.config.tricky else 0


class Spite(Phase[State]):
    """A rival's choice: how many grudges to put on the monster of another player (NAP-38)."""

    def legal(self, state: State) -> Sequence[int]:
        """Offer no more than beat the fighter with all that it can add: the rest would be in
        vain."""
        worth, held = state.config.parameters.grudge, state.dealings.grudges
        gap = power_of(state, state.turn_seat) + reserve(state) - monster_level(state)
        most = min(held[state.seat], -(-gap // worth) + idle(state))
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
    found = [ROLL, ACCEPT] if state.config.parameters.escape else [ACCEPT]
    if can_ask(state):
        found.append(ASK)
    parameters = state.config.parameters
    if parameters.dial and parameters.escape and state.config.monsters[state.monster].treasures:
        found.append(GRAB)
    if enough_own(state):
        found.append(SPEND)
    if state.config.tricky:
        found += _trick_choices(state)
    return sorted(found)


def _trick_choices(state: State) -> list[int]:
    """Return the actions that tricks open to a fighter who is not winning (NAP-44): `buy` pays a
    toll, `discard` throws a treasure, if that wins."""
    config, seat = state.config, state.turn_seat
    equipped = state.equipped[seat]
    found = [BUY] if toll_cards(config, state.monster, equipped, state.hidden[seat]) else []
    lacks = monster_level(state) - power_of(state, seat)
    return found + [config.discard[card] for card in throwables(config, equipped, lacks)]


def choose(state: State, action: int, emit: Emit | None) -> None:
    """Carry out one of the `choices`."""
    if action == ASK:
        ask(state, emit)
        return
    if action == SPEND:
        _spend(state, emit)
        return
    if action >= FIRST_CARD:
        _throw(state, card_of(action), emit)
        return
    lost_fight(state, emit)
    if action == ROLL:
        try_escape(state, emit)
    elif action == GRAB:
        grab(state, emit)
    elif action == BUY:
        seat = state.turn_seat
        own = state.equipped[seat], state.hidden[seat]
        pay_toll(state, toll_cards(state.config, state.monster, *own), emit)
    else:
        accept(state, emit)


def _spend(state: State, emit: Emit | None) -> None:
    """Spend as many own grudges as win, and win (NAP-38). A monster that counts grudges falls with
    them (NAP-44)."""
    seat, count = state.turn_seat, enough_own(state)
    state.dealings.grudges[seat] -= count
    power = power_of(state, seat) + state.config.parameters.grudge * count
    if emit is not None:
        emit(OwnGrudgesSpent(EVERYONE, seat, count, power))
        if own_worth(state.config, state.monster) > state.config.parameters.grudge:
            emit(TrickCounted(EVERYONE, seat, state.monster, monster_level(state)))
    win(state, power, emit)


def _throw(state: State, card: int, emit: Emit | None) -> None:
    """Throw a worn treasure at the monster, and win (NAP-44)."""
    seat = state.turn_seat
    power = power_of(state, seat) + state.config.worn_trick[card][2]
    state.equipped[seat].remove(card)
    state.treasure_pile.append(card)
    if emit is not None:
        emit(Thrown(EVERYONE, seat, card, power))
    win(state, power, emit)
