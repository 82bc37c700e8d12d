"""The phases of a turn (NAP-10a). Each lists its legal actions and carries them out."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.phases import Phase
from engines.kernel.streams import stream
from engines.napakalaki.actions import (
    ACCEPT,
    BACK,
    BUY,
    DISCARD_ALL,
    DONE,
    DRAW,
    FIRST_CARD,
    ROLL,
    STEAL,
    card_of,
)
from engines.napakalaki.archenemies import discard_all, spoils, steal
from engines.napakalaki.bargain import Deal, Price
from engines.napakalaki.config import MAX_SEATS
from engines.napakalaki.cultists import gold_of
from engines.napakalaki.doors import Door, approach
from engines.napakalaki.events import (
    Discarded,
    Equipped,
    Picked,
    Sold,
    StartRolled,
    TakenBack,
)
from engines.napakalaki.fighting import accept, losable, lose, settle, try_escape
from engines.napakalaki.gear import gears_of
from engines.napakalaki.grudges import lacking
from engines.napakalaki.standoff import Spite, choices, choose, face, face_next
from engines.napakalaki.state import DISCARDING, EARLY, FIGHTS, SALES, State
from engines.napakalaki.streams import START_DIE
from engines.napakalaki.turns import draw_monster, end, next_turn, receive

STARTING_TREASURES = (1, 2, 2, 2, 2, 3)
"""The number of starting treasures by face of the die (NAP-10)."""
START_STREAMS: Final = tuple(stream(START_DIE, seat) for seat in range(MAX_SEATS))
ONLY_DONE: Final = (DONE,)
ONLY_DRAW: Final = (DRAW,)
ONLY_ROLL: Final = (ROLL,)
"""The actions of a player who has nothing to choose."""
ONLY_BACK: Final = (BACK,)
BUY_OR_BACK: Final = (BUY, BACK)
"""The actions that end a sale, before those of the other cards."""


class Start(Phase[State]):
    """The roll for starting treasures: a first turn, or one after a death (NAP-10)."""

    def legal(self, state: State) -> Sequence[int]:
        return ONLY_ROLL

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Roll: 1 gives one treasure, 2 to 5 two, 6 three."""
        seat = state.turn_seat
        face = state.source.below(START_STREAMS[seat], len(STARTING_TREASURES))
        count = STARTING_TREASURES[face]
        state.unrolled[seat] = 0
        state.phase = SALES
        if emit is not None:
            emit(StartRolled(EVERYONE, seat, face + 1, count))
        receive(state, seat, count, emit)


class Sales(Phase[State]):
    """The purchase of levels, as often as the player likes (NAP-11): `sell` picks a card, `buy`
    pays."""

    def legal(self, state: State) -> Sequence[int]:
        """Offer cards only if all of them together would buy a level, and a level is for sale."""
        seat, config = state.turn_seat, state.config
        gold = gold_of(state, seat) if config.cult else config.gold
        hidden, sell, picked = state.hidden[seat], config.sell, state.sale
        if picked:
            worth = 0
            for card in picked:
                worth += gold[card]
            ways = BUY_OR_BACK if worth >= config.level_price else ONLY_BACK
            cards = sorted(state.equipped[seat] + hidden)
            return [*ways, *[sell[card] for card in cards if card not in picked]]
        only_end = ONLY_DONE if state.early or state.dealings.corridor else ONLY_DRAW
        if state.level[seat] >= config.for_sale_below:
            return only_end
        worth = state.gear[seat].gold
        if gold is not config.gold:  # a cultist's
            worth += worth
        for card in hidden:
            worth += gold[card]
        if worth < config.level_price:
            return only_end
        if config.levels_a_turn and state.dealings.bought >= config.levels_a_turn:
            return only_end
        return [*only_end, *[sell[card] for card in sorted(state.equipped[seat] + hidden)]]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        if action >= FIRST_CARD:
            card = card_of(action)
            insort(state.sale, card)
            if emit is not None:
                emit(Picked(1 << state.turn_seat, state.turn_seat, card))
        elif action == DRAW:
            if state.config.friends:
                face_next(state, emit)
            else:
                face(state, draw_monster(state, emit), emit)
        elif action == DONE and state.early:
            state.phase = EARLY
        elif action == DONE:
            approach(state, emit)
        elif action == BUY:
            _pay(state, state.turn_seat, emit)
        else:
            assert action == BACK
            state.sale.clear()
            if emit is not None:
                emit(TakenBack(1 << state.turn_seat, state.turn_seat))


def _pay(state: State, seat: int, emit: Emit | None) -> None:
    """Discard all picked cards and raise the level. Surplus gold is lost (NAP-11)."""
    config = state.config
    parameters = config.parameters
    equipped, hidden = state.equipped[seat], state.hidden[seat]
    cards = state.sale
    state.sale = []
    worth = gold_of(state, seat)
    gold = sum(worth[card] for card in cards)
    bought = state.dealings.bought
    most = parameters.levels_for_sale(state.level[seat], bought)
    levels = min(gold // parameters.level_price, most)
    if config.friends:
        state.dealings.bought = bought + levels
    from_equipped = tuple(card for card in cards if card in equipped)
    from_hidden = tuple(card for card in cards if card not in from_equipped)
    for card in from_equipped:
        equipped.remove(card)
    if from_equipped:
        state.refit(seat)
    for card in from_hidden:
        hidden.remove(card)
    state.treasure_pile += cards
    level = state.level[seat] = state.level[seat] + levels
    if emit is not None:
        emit(Sold(EVERYONE, seat, from_equipped, from_hidden, gold, levels, level))
    if level == parameters.winning_level:
        state.winner = seat
        end(state, emit)


class Early(Phase[State]):
    """Equipping before the combat, where the rules allow it (NAP-9, `equip_before_combat`)."""

    def legal(self, state: State) -> Sequence[int]:
        return _equip_actions(state, ONLY_DONE if state.dealings.corridor else ONLY_DRAW)

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        if action == DRAW:
            if state.config.friends:
                face_next(state, emit)
            else:
                face(state, draw_monster(state, emit), emit)
        elif action == DONE:
            approach(state, emit)
        else:
            _equip(state, card_of(action), emit)


class Fighting(Phase[State]):
    """The choice after a combat that is not won: try to escape, or accept the bad consequence
    (NAP-15)."""

    def legal(self, state: State) -> Sequence[int]:
        return choices(state) if state.config.contested else (ROLL, ACCEPT)

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        if state.config.contested:
            choose(state, action, emit)
        elif action == ROLL:
            try_escape(state, emit)
        else:
            accept(state, emit)


class Settle(Phase[State]):
    """The choice of the cards to lose (NAP-16), when there is more than one possibility."""

    def legal(self, state: State) -> Sequence[int]:
        lose_action = state.config.lose
        return [lose_action[card] for card in losable(state)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Lose one card, and also the others that are due if no choice is left."""
        lose(state, card_of(action), emit)
        settle(state, emit)


class Equipping(Phase[State]):
    """Equipping at the end of the turn, until the player ends it (NAP-9, NAP-19), with a theft
    (NAP-31) and the discard of all (NAP-33) where the rules have them."""

    def legal(self, state: State) -> Sequence[int]:
        actions = _equip_actions(state, ONLY_DONE)
        if not state.config.last_acts:
            return actions
        return [actions[0], *_last_acts(state), *actions[1:]]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        if action == DONE:
            _discard_or_pass(state, emit)
        elif action == STEAL:
            steal(state, emit)
        elif action == DISCARD_ALL:
            discard_all(state, emit)
        else:
            _equip(state, card_of(action), emit)


class Discarding(Phase[State]):
    """The discarding of hidden treasures in excess of the limit, and no others (NAP-19)."""

    def legal(self, state: State) -> Sequence[int]:
        discard = state.config.discard
        return [discard[card] for card in state.hidden[state.turn_seat]]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Discard one card. The turn ends once the limit is kept."""
        seat, card = state.turn_seat, card_of(action)
        state.hidden[seat].remove(card)
        state.treasure_pile.append(card)
        if emit is not None:
            emit(Discarded(EVERYONE, seat, card))
        _discard_or_pass(state, emit)


class Ended(Phase[State]):
    """The end of the game: no seat decides."""

    def legal(self, state: State) -> Sequence[int]:
        return ()

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Do nothing: never called, because no action is legal."""


def _equip_actions(state: State, only_end: tuple[int]) -> Sequence[int]:
    """Return the action that ends equipping, and one for each hidden treasure that fits (NAP-6)."""
    seat = state.turn_seat
    hidden = state.hidden[seat]
    if not hidden:
        return only_end
    equip, bit, free = state.config.equip, state.config.kind_bit, state.gear[seat].free
    return [*only_end, *[equip[card] for card in hidden if free & bit[card]]]


def _last_acts(state: State) -> list[int]:
    """Return what a player may do after its fight besides equipping (NAP-31, NAP-33)."""
    seat = state.turn_seat
    found = [STEAL] if spoils(state, seat) else []
    if state.config.parameters.discard_all and (state.equipped[seat] or state.hidden[seat]):
        found.append(DISCARD_ALL)
    return found


def _equip(state: State, card: int, emit: Emit | None) -> None:
    """Equip a hidden treasure, which becomes public (NAP-7, NAP-8)."""
    seat = state.turn_seat
    state.hidden[seat].remove(card)
    insort(state.equipped[seat], card)
    state.refit(seat)
    if emit is not None:
        emit(Equipped(EVERYONE, seat, card))


def _discard_or_pass(state: State, emit: Emit | None) -> None:
    if len(state.hidden[state.turn_seat]) > state.config.parameters.hidden_limit:
        state.phase = DISCARDING
    else:
        next_turn(state, emit)


PHASES = (
    Start(), Sales(), Early(), Fighting(), Settle(), Equipping(), Discarding(), Ended(),
    Door(), Spite(), Price(), Deal(),
)  # fmt: skip
"""The phases, by their numbers in `engines.napakalaki.state`."""


def refresh(state: State) -> State:
    """Recompute the values that follow from the rest of a state that was not played here."""
    state.gears = gears_of(state.config)
    state.gear = [state.gears[tuple(cards)] for cards in state.equipped]
    if state.config.contested and state.phase in FIGHTS:
        state.dealings.lacks = lacking(state)
    state.legal = PHASES[state.phase].legal(state)
    return state
