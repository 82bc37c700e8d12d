"""The course of a Descent: floors, rounds, the bell, the stairs and the end (IRR-40 to 55)."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.descent.building import build
from engines.irrgarten.descent.closing import close_squares
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import trick_of
from engines.irrgarten.descent.events import (
    BellHurried,
    ClimbedOut,
    FloorBegan,
    FloorLeft,
    GiftTaken,
    RoundBegan,
    SlippedPast,
    ThingLeft,
)
from engines.irrgarten.descent.floor import steps_to
from engines.irrgarten.descent.loot import carried, hand_out, pay, sheet_shown, take_away
from engines.irrgarten.descent.plan import FIRST_KIND, FLOODED, FLOODED_BELL, KINDS, PLAIN
from engines.irrgarten.descent.sighting import begin_sight, tell_sight, update_sight, witnesses
from engines.irrgarten.descent.slipping import guardian_to_slip, price
from engines.irrgarten.descent.state import (
    CLIMBED,
    DEAD,
    FALLEN,
    GIFT,
    INSIDE,
    LEFT,
    OUT,
    WALK,
    State,
    clock,
)
from engines.irrgarten.descent.streams import FLOOR, FLOOR_KINDS, ORDER
from engines.irrgarten.descent.things import GEAR_KINDS
from engines.irrgarten.tricks import STAYS
from engines.kernel.events import EVERYONE, OVER, Emit, GameEnded, TurnBegan
from engines.kernel.streams import Source, stream

ROUNDS_AFTER_FIRST: Final = 2
"""The rounds until the bell after the first player left the floor (IRR-46)."""
DOUBLE: Final = 2
SAFE, LOST, CAP = "safe", "lost", "cap"
"""The reasons of an end: somebody came out alive, nobody did, and the limit of decisions."""
DECISION_CAP: Final = 1_000_000


def deal(config: Config, source: Source) -> State:
    """Return a Descent at its first decision."""
    state = State(config, source)
    state.kinds = _kinds(config, source)
    begin_floor(state, 1, None)
    return state


def _kinds(config: Config, source: Source) -> tuple[int, ...]:
    """Draw the kinds of all floors (IRR-56): special ones from the third, none twice in seven."""
    found: list[int] = []
    left: list[int] = []
    for number in range(1, config.floors + 1):
        if number < FIRST_KIND or not config.parameters.floor_kinds:
            found.append(PLAIN)
            continue
        if not left:
            left = list(range(len(KINDS)))
            source.shuffle(stream(FLOOR_KINDS), left)
        found.append(left.pop())
    return tuple(found)


def begin_floor(state: State, number: int, emit: Emit | None) -> None:
    """Begin a floor with everybody who is still in the Descent (IRR-40, 41, 52)."""
    config, source = state.config, state.source
    kind = state.kinds[number - 1]
    words = [source.below(stream(FLOOR), 1 << 32) for _ in range(2)]
    floor = state.floor = build(config, number, kind, f"{words[0]:08x}{words[1]:08x}")
    state.foe_health = list(floor.foe_health)
    state.foe_prize = [(prize,) for prize in floor.foe_prize]
    state.foe_coins = [0] * len(floor.foe_square)
    state.gifts = list(floor.gifts)
    state.arrived = []
    state.round = state.hurry = state.rung = 0
    percent = config.parameters.bell
    if kind == FLOODED:
        percent = min(FLOODED_BELL, percent)
    state.bell = -(-floor.par * percent // 100)
    state.limit = floor.farthest
    for seat in range(config.seats):
        if state.place[seat] in (LEFT, FALLEN, INSIDE):
            if state.place[seat] == FALLEN:
                state.health[seat] = config.parameters.health_after_death
            state.place[seat] = INSIDE
            state.depth[seat] = number
            state.hits[seat] = 0
            state.square[seat] = floor.starts[seat]
    begin_sight(state)
    if emit is not None:
        emit(FloorBegan(EVERYONE, number, kind, floor.par, state.bell))
        tell_sight(state, emit)
        for seat in inside(state):
            emit(sheet_shown(state, seat))
    _begin_round(state, inside(state), emit)


def inside(state: State) -> list[int]:
    """Return the seats that play on the present floor."""
    place = state.place
    if not any(place):  # all are inside: by far the most rounds
        return list(range(len(place)))
    return [seat for seat, where in enumerate(place) if where == INSIDE]


def _begin_round(state: State, order: list[int], emit: Emit | None) -> None:
    """Begin a round: draw the order of the seats on the floor (IRR-54)."""
    state.round += 1
    state.total += 1
    if len(order) > 1:
        state.source.shuffle(stream(ORDER), order)
    state.order = tuple(order)
    if emit is not None:
        emit(RoundBegan(EVERYONE, state.round, state.order))
    _give_turn(state, order[0], emit)


def _give_turn(state: State, seat: int, emit: Emit | None) -> None:
    state.seat = state.mover = seat
    state.turn += 1
    if emit is not None and state.turn > 1:
        emit(TurnBegan(EVERYONE, seat, state.turn))
    state.phase = WALK


def go_on(state: State, emit: Emit | None) -> None:
    """Go on after an action: hand out what waits, then pass to the next decision."""
    if state.waiting and not hand_out(state, emit):
        return
    if state.decisions >= DECISION_CAP:
        end(state, emit)
        return
    order, places = state.order, state.place
    if state.mover != order[-1]:
        for seat in order[order.index(state.mover) + 1 :]:
            if places[seat] == INSIDE:
                _give_turn(state, seat, emit)
                return
    left = inside(state)
    if left and clock(state) >= state.bell:
        close_squares(state, emit)
        left = inside(state)
    if left:
        _begin_round(state, left, emit)
    elif state.floor.number >= state.config.floors or not any(
        place in (LEFT, FALLEN) for place in places
    ):
        end(state, emit)
    else:
        begin_floor(state, state.floor.number + 1, emit)


def reach_exit(state: State, seat: int, emit: Emit | None) -> bool:
    """Let a character leave the floor (IRR-49, 50, 51). Return whether it has to decide now."""
    floor = state.floor
    number = floor.number
    last = number >= state.config.floors
    _leave_floor(state, seat, emit)
    coins = number + len(inside(state))
    if _is_far_exit(state, state.square[seat]):
        coins += number
    if last:
        coins += state.config.parameters.last_exit + state.health[seat]
    pay(state, seat, coins, emit)
    _after_leaving(state, seat, emit)
    if last:
        return False
    state.seat, state.phase = seat, GIFT
    return True


def slip_past(state: State, seat: int, emit: Emit | None) -> None:
    """Let a character slip past a guardian and go down, for health, with no pay and no gift
    (IRR-59)."""
    foe = guardian_to_slip(state, seat)
    cost = price(state.health[seat])
    state.health[seat] -= cost
    if emit is not None:
        audience = witnesses(state, seat, state.square[seat])
        emit(SlippedPast(audience, seat, foe, state.floor.foe_card[foe], cost))
        emit(sheet_shown(state, seat))
    _leave_floor(state, seat, emit)
    _after_leaving(state, seat, emit)


def _leave_floor(state: State, seat: int, emit: Emit | None) -> None:
    last = state.floor.number >= state.config.floors
    state.arrived.append(seat)
    state.place[seat] = OUT if last else LEFT
    state.rounds[seat] = state.total
    if emit is not None:
        emit(FloorLeft(EVERYONE, seat, state.floor.number, len(state.arrived), last))


def _after_leaving(state: State, seat: int, emit: Emit | None) -> None:
    """Hurry the bell for those behind, and return what was only lent."""
    update_sight(state, seat, emit)
    if len(state.arrived) == 1 and inside(state):
        _hurry_bell(state, emit)
    _give_back(state, seat, emit)


def _is_far_exit(state: State, square: int) -> bool:
    """Whether an exit is the farther one of two from the entrance, which pays double (IRR-56)."""
    exits = state.floor.exits
    if len(exits) < DOUBLE:
        return False
    steps = steps_to(state.floor.board, (state.floor.starts[0],))
    return square == max(exits, key=lambda one: (steps[one], one))


def _hurry_bell(state: State, emit: Emit | None) -> None:
    """Let the bell ring soon after the first player left (IRR-46)."""
    soon = clock(state) + ROUNDS_AFTER_FIRST
    if soon < state.bell:
        state.bell = soon
        if emit is not None:
            emit(BellHurried(EVERYONE, ROUNDS_AFTER_FIRST))


def _give_back(state: State, seat: int, emit: Emit | None) -> None:
    """Leave the borrowed gear behind (the trick `stays`)."""
    for kind in GEAR_KINDS:
        for place in reversed(range(len(carried(state, seat, kind)[1]))):
            if trick_of(state.config, carried(state, seat, kind)[1][place])[0] == STAYS:
                thing = take_away(state, seat, kind, place)
                if emit is not None:
                    emit(ThingLeft(EVERYONE, seat, thing, True))


def take_gift(state: State, seat: int, number: int, emit: Emit | None) -> None:
    """Take a gift at the stairs and go down (IRR-50)."""
    thing = state.gifts.pop(number)
    if emit is not None:
        emit(GiftTaken(EVERYONE, seat, thing))
    state.waiting.append((seat, thing))


def climb(state: State, seat: int, emit: Emit | None) -> None:
    """Climb out (IRR-51)."""
    state.place[seat] = CLIMBED
    if emit is not None:
        emit(ClimbedOut(EVERYONE, seat, state.coins[seat]))


def end(state: State, emit: Emit | None) -> None:
    """End the Descent: nobody decides any more."""
    for seat, place in enumerate(state.place):
        if place in (FALLEN, INSIDE):
            state.place[seat] = DEAD
            state.rounds[seat] = state.total
    state.seat, state.phase = OVER, WALK
    if emit is not None:
        emit(GameEnded(EVERYONE, winners(state), reason(state)))


def reason(state: State) -> str:
    """Return the reason of the end; it follows from the state."""
    if state.decisions >= DECISION_CAP:
        return CAP
    return SAFE if any(place in (CLIMBED, OUT) for place in state.place) else LOST


def standing(state: State, seat: int) -> tuple[int, int, int]:
    """Return what decides the ranks, more is better: coins, depth, fewer rounds (IRR-53)."""
    return state.coins[seat], state.depth[seat], -state.rounds[seat]


def winners(state: State) -> tuple[int, ...]:
    """Return the winners: alone whoever came out alive, in company the best (IRR-53)."""
    if state.config.alone:
        return (0,) if state.place[0] in (CLIMBED, OUT) else ()
    best = max(standing(state, seat) for seat in range(state.config.seats))
    return tuple(s for s in range(state.config.seats) if standing(state, s) == best)
