"""A fight in which rivals have a say: grudges on the monster, and the fighter's own (NAP-38); and
the tricks that a fighter may use (NAP-44)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.phases import Phase
from engines.napakalaki.actions import (
    ACCEPT,
    ASK,
    BUY,
    GRAB,
    NO_GRUDGE,
    ROLL,
    SPEND,
    card_of,
)
from engines.napakalaki.archenemies import take_revenge
from engines.napakalaki.bargain import ask, can_ask
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
    lacking,
    monster_level,
    own_reserve,
    own_worth,
    power_of,
    reserve,
    shield_of,
)
from engines.napakalaki.stand import throwables, toll_cards
from engines.napakalaki.state import FIGHT, GRUDGE, State
from engines.napakalaki.tricks import BRINGS, TOLL
from engines.napakalaki.turns import draw_monster, drawn


def face(state: State, monster: int, emit: Emit | None) -> None:
    """Fight a monster, from the deck or from the corridor: compare combat levels.

    A higher level than the monster's wins (NAP-14). Otherwise the player may try to escape. Where
    others have a say, they are asked before (NAP-38).
    """
    seat, config = state.turn_seat, state.config
    state.monster = monster
    state.phase = FIGHT
    if config.archenemies:
        take_revenge(state, emit)
    if config.contested:
        _stand_off(state, emit)
        return
    power = power_of(state, seat)
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


def _stand_off(state: State, emit: Emit | None) -> None:
    """Begin a fight in which others, grudges or tricks have a say."""
    dealings, seat = state.dealings, state.turn_seat
    state.seat = seat
    dealings.added = dealings.asks = 0
    dealings.prices = [UNNAMED] * state.config.seats
    lacks = dealings.lacks = lacking(state)
    if emit is not None:
        power = power_of(state, seat)
        level = power + lacks
        emit(Faced(EVERYONE, seat, state.monster, power))
        if level != state.config.foe_level[state.monster]:
            emit(TrickCounted(EVERYONE, seat, state.monster, level))
    if lacks < 0:
        dealings.asked = clockwise(state)
        _ask_rivals(state, lacks, emit)
    else:
        dealings.asked = []


def _ask_rivals(state: State, lacks: int, emit: Emit | None) -> None:
    """Ask the next rival whose grudges may matter. If there is none, a fighter who wins has won,
    and any other decides. The fighter `lacks` so much."""
    dealings = state.dealings
    asked, held = dealings.asked, dealings.grudges
    while asked:
        if held[asked[0]]:
            if not _matters(state, lacks):
                break
            state.seat, state.phase = asked[0], GRUDGE
            return
        del asked[0]
    asked.clear()
    state.seat, state.phase = state.turn_seat, FIGHT
    if lacks < 0:
        win(state, power_of(state, state.turn_seat), emit)


def _matters(state: State, lacks: int) -> bool:
    """Whether the rivals that are left can stop the fighter, who lacks so much and could still win
    (NAP-38)."""
    worth, dealings = state.config.parameters.grudge, state.dealings
    left = sum(dealings.grudges[seat] for seat in dealings.asked) - idle(state)
    return lacks < reserve(state) and -lacks <= worth * left


def idle(state: State) -> int:
    """Return how many more grudges on the monster would do nothing (NAP-44)."""
    return max(0, shield_of(state) - state.dealings.added) if state.config.tricky else 0


class Spite(Phase[State]):
    """A rival's choice: how many grudges to put on the monster of another player (NAP-38)."""

    def legal(self, state: State) -> Sequence[int]:
        """Offer no more than beat the fighter with all that it can add: the rest would be in
        vain."""
        worth, held = state.config.parameters.grudge, state.dealings.grudges
        gap = reserve(state) - state.dealings.lacks
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
        dealings.lacks = lacking(state)
        _ask_rivals(state, dealings.lacks, emit)


def choices(state: State) -> Sequence[int]:
    """Return the sorted actions of a fighter who is not winning (NAP-15, NAP-38 to NAP-40). By
    tricks `buy` pays a toll, and `discard` throws a treasure, if that wins (NAP-44)."""
    config, dealings, monster, seat = state.config, state.dealings, state.monster, state.turn_seat
    lacks = dealings.lacks
    more: list[int] = []
    if config.foe_trick[monster][0] == TOLL and toll_cards(
        config, monster, state.equipped[seat], state.hidden[seat]
    ):
        more.append(BUY)
    if not dealings.asks and can_ask(state, lacks):
        more.append(ASK)
    own = own_reserve(state) if dealings.grudges[seat] else 0
    if own > lacks:
        more.append(SPEND)
    throw = state.gear[seat].throw
    if throw and throw > lacks - own:
        thrown = throwables(config, state.equipped[seat], lacks - own)
        more += [config.discard[card] for card in thrown]
    ways = config.ways[monster]
    return sorted((*ways, *more)) if more else ways


_LOST: Final = (ROLL, ACCEPT, GRAB, BUY)
"""The choices of a fighter who gives up to win."""


def choose(state: State, action: int, emit: Emit | None) -> None:
    """Carry out one of the `choices`."""
    if emit is not None and action in _LOST:
        lost_fight(state, emit)
    if action == ROLL:
        try_escape(state, emit)
    elif action == ACCEPT:
        accept(state, emit)
    elif action == GRAB:
        grab(state, emit)
    elif action == ASK:
        ask(state, emit)
    elif action == SPEND:
        _spend(state, emit)
    elif action == BUY:
        seat = state.turn_seat
        own = state.equipped[seat], state.hidden[seat]
        pay_toll(state, toll_cards(state.config, state.monster, *own), emit)
    else:
        _throw(state, card_of(action), emit)


def _spend(state: State, emit: Emit | None) -> None:
    """Spend as many own grudges as win, and win (NAP-38)."""
    _pay(state, enough_own(state, state.dealings.lacks), power_of(state, state.turn_seat), emit)


def _pay(state: State, count: int, power: int, emit: Emit | None) -> None:
    """Spend so many own grudges besides a combat level, and win. A monster that counts grudges
    falls with them (NAP-44)."""
    seat = state.turn_seat
    state.dealings.grudges[seat] -= count
    power += state.config.parameters.grudge * count
    if emit is not None:
        emit(OwnGrudgesSpent(EVERYONE, seat, count, power))
        if (
            own_worth(state.config, state.monster, state.level[seat])
            > state.config.parameters.grudge
        ):
            emit(TrickCounted(EVERYONE, seat, state.monster, monster_level(state)))
    win(state, power, emit)


def _throw(state: State, card: int, emit: Emit | None) -> None:
    """Throw a worn treasure at the monster, spend the own grudges that are still missing, and win
    (NAP-44)."""
    seat, more = state.turn_seat, state.config.worn_trick[card][2]
    power, rest = power_of(state, seat) + more, state.dealings.lacks - more
    count = enough_own(state, rest) if rest >= 0 else 0
    state.equipped[seat].remove(card)
    state.refit(seat)
    state.treasure_pile.append(card)
    if emit is not None:
        emit(Thrown(EVERYONE, seat, card, power))
    if count:
        _pay(state, count, power, emit)
    else:
        win(state, power, emit)
