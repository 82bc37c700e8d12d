"""A combat and its consequences (NAP-12 to NAP-19), in the order of NAP-10a."""

from __future__ import annotations

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream
from engines.napakalaki.cards import ALL
from engines.napakalaki.config import (
    ANY_KIND,
    FROM_EITHER,
    FROM_EQUIPPED,
    MAX_SEATS,
    necklace_of,
)
from engines.napakalaki.corridor import pass_left, take_loot, wait
from engines.napakalaki.cultists import call
from engines.napakalaki.events import (
    Accepted,
    Died,
    EscapeRolled,
    GrabRolled,
    LevelChanged,
    Lost,
    Met,
    MonsterDiscarded,
    NecklaceSpent,
    Suffered,
    TollPaid,
)
from engines.napakalaki.grudges import caught, power_of
from engines.napakalaki.stand import escape_face
from engines.napakalaki.state import EQUIPPING, FIGHT, NO_MONSTER, NOBODY, SETTLE, State
from engines.napakalaki.streams import ESCAPE_DIE
from engines.napakalaki.tricks import LEFT
from engines.napakalaki.turns import end, receive

DIE = 6
MAX_FAILING_FACE = 4
"""The highest face of the die with which an escape fails: 5 and 6 succeed (NAP-15)."""
ESCAPE_STREAMS = tuple(stream(ESCAPE_DIE, seat) for seat in range(MAX_SEATS))


def win(state: State, power: int, emit: Emit | None, helper: int = NOBODY, price: int = 0) -> None:
    """Decide a fight in which rivals had a say: the player wins with such a combat level, the
    helper's included."""
    seat, monster = state.turn_seat, state.monster
    state.seat, state.phase = seat, FIGHT
    if emit is not None:
        emit(Met(EVERYONE, seat, monster, power, True))
    victory(state, seat, monster, emit, helper, price)


def lost_fight(state: State, emit: Emit) -> None:
    """Say that the player does not win a fight in which rivals had a say."""
    seat = state.turn_seat
    emit(Met(EVERYONE, seat, state.monster, power_of(state, seat), False))


def victory(
    state: State,
    seat: int,
    monster: int,
    emit: Emit | None,
    helper: int = NOBODY,
    price: int = 0,
) -> None:
    """Apply a victory: raise the level, which may end the game; discard the necklace; draw
    treasures (NAP-2, NAP-14, NAP-17), the price of a helper first (NAP-39); take what lies under
    the monster (NAP-35)."""
    card = state.config.monsters[monster]
    last = state.config.parameters.winning_level
    before = state.level[seat]
    level = state.level[seat] = min(before + card.levels, last)
    if emit is not None and level != before:
        emit(LevelChanged(EVERYONE, seat, level - before, level))
    if level == last:
        state.winner = seat
        end(state, emit)
        return
    _spend_necklace(state, seat, emit)
    if helper != NOBODY:
        receive(state, helper, price, emit)
    receive(state, seat, card.treasures - price, emit)
    if state.config.friends:
        take_loot(state, seat, monster, emit)
    _finish(state, emit, True)


def _spend_necklace(state: State, seat: int, emit: Emit | None) -> None:
    """Discard the actor's equipped necklace, if any (NAP-17)."""
    equipped = state.equipped[seat]
    card = necklace_of(state.config, equipped)
    if card >= 0:
        equipped.remove(card)
        state.refit(seat)
        state.treasure_pile.append(card)
        if emit is not None:
            emit(NecklaceSpent(EVERYONE, seat, card))


def try_escape(state: State, emit: Emit | None) -> None:
    """Roll to escape: 5 or 6 succeeds (NAP-15). With `necklace_always` even a successful escape
    costs the necklace (NAP-17)."""
    seat = state.turn_seat
    roll = 1 + state.source.below(ESCAPE_STREAMS[seat], DIE)
    least = _escape_face(state, seat) if state.config.tricky else MAX_FAILING_FACE + 1
    caught = roll < least
    if emit is not None:
        emit(EscapeRolled(EVERYONE, seat, roll, not caught))
    if caught:
        _suffer(state, seat, emit)
        return
    if state.config.parameters.necklace_always:
        _spend_necklace(state, seat, emit)
    _finish(state, emit)


def _escape_face(state: State, seat: int) -> int:
    """Return the lowest face that escapes (NAP-15, NAP-44)."""
    config = state.config
    return escape_face(config, state.monster, state.gear[seat].run)


def pay_toll(state: State, cards: tuple[int, ...], emit: Emit | None) -> None:
    """Discard the treasures that pay a monster's toll; it waits, and nothing else happens
    (NAP-44)."""
    seat = state.turn_seat
    equipped, hidden = state.equipped[seat], state.hidden[seat]
    worn = tuple(card for card in cards if card in equipped)
    held = tuple(card for card in cards if card not in worn)
    for card in cards:
        (equipped if card in worn else hidden).remove(card)
    state.refit(seat)
    state.treasure_pile += cards
    if emit is not None:
        emit(TollPaid(EVERYONE, seat, state.monster, worn, held))
    _finish(state, emit)


def grab(state: State, emit: Emit | None) -> None:
    """Roll to escape with a treasure: only a 6 succeeds (NAP-40), but for tricks (NAP-44)."""
    seat = state.turn_seat
    least = state.gear[seat].grab
    roll = 1 + state.source.below(ESCAPE_STREAMS[seat], DIE)
    if emit is not None:
        emit(GrabRolled(EVERYONE, seat, roll, roll >= least))
    if roll < least:
        _suffer(state, seat, emit)
        return
    if state.config.parameters.necklace_always:
        _spend_necklace(state, seat, emit)
    receive(state, seat, 1, emit)
    _finish(state, emit)


def accept(state: State, emit: Emit | None) -> None:
    """Apply the bad consequence without trying to escape (NAP-15), for more grudges (NAP-40)."""
    if emit is not None:
        emit(Accepted(EVERYONE, state.turn_seat))
    _suffer(state, state.turn_seat, emit, True)


def suffer(state: State, emit: Emit | None) -> None:
    """Apply the bad consequence where there is no die to escape (NAP-28)."""
    _suffer(state, state.turn_seat, emit)


def _suffer(state: State, seat: int, emit: Emit | None, took_it: bool = False) -> None:
    """Apply the bad consequence (NAP-16 to NAP-18): either death, or a loss of levels and then of
    cards. With `necklace_always` the necklace is lost before any other card."""
    config, monster = state.config, state.monster
    bad = config.monsters[monster].bad
    state.phase = SETTLE
    if not bad.death:
        state.due = [*config.dues[monster]]
    if emit is not None:
        emit(Suffered(EVERYONE, seat, monster))
    if config.friends:
        caught(state, took_it and config.parameters.dial, emit)
    if bad.levels and not bad.death:
        _lose_levels(state, seat, bad.levels, emit)
    if config.parameters.necklace_always:
        _spend_necklace(state, seat, emit)
    if bad.death:
        _die(state, seat, emit)
    settle(state, emit)


def _lose_levels(state: State, seat: int, levels: int, emit: Emit | None) -> None:
    """Lose levels, but never below level 1 (NAP-2)."""
    before = state.level[seat]
    if before == 1:
        return
    level = state.level[seat] = 1 if levels == ALL else max(1, before - levels)
    if emit is not None:
        emit(LevelChanged(EVERYONE, seat, level - before, level))


def _die(state: State, seat: int, emit: Emit | None) -> None:
    """Lose all treasures, but for what is spared (NAP-44), and return to level 1 (NAP-18). The
    player's next turn begins with a roll for treasures (NAP-10)."""
    equipped, hidden = state.equipped[seat], state.hidden[seat]
    if state.gear[seat].spared:
        equipped = []
    else:
        state.equipped[seat] = []
        state.refit(seat)
    state.hidden[seat] = []
    if state.config.keeps[state.monster]:
        state.dealings.loot += equipped + hidden
    else:
        state.treasure_pile += equipped
        state.treasure_pile += hidden
    state.level[seat] = 1
    state.unrolled[seat] = 1
    if emit is not None:
        emit(Died(EVERYONE, seat, tuple(equipped), tuple(hidden)))


def settle(state: State, emit: Emit | None) -> None:
    """Lose the cards that are due (NAP-16), roll for a cultist (NAP-22), then end the combat. Stop
    as soon as the player has a choice.

    A part of the losses is reduced to the cards that the player still has.
    """
    due, seat = state.due, state.turn_seat
    while due:
        if not state.hidden[seat] and not state.equipped[seat]:
            due.clear()
            break
        cards = losable(state)
        if 0 < due[-1] < len(cards):
            return
        if not cards:
            del due[-3:]
            continue
        due[-1] = len(cards)
        for card in cards:
            lose(state, card, emit)
    if state.config.cult and not state.config.monsters[state.monster].bad.death:
        call(state, seat, emit)
    _finish(state, emit)


def losable(state: State) -> list[int]:
    """Return the actor's cards that can be lost for the current part of the losses, sorted:
    nothing worn if it is spared (NAP-44)."""
    place, kind = state.due[-3], state.due[-2]
    seat = state.turn_seat
    worn = state.equipped[seat]
    if state.gear[seat].spared:
        worn = []
    if place == FROM_EITHER:
        cards = sorted(worn + state.hidden[seat])
    else:
        cards = [*(worn if place == FROM_EQUIPPED else state.hidden[seat])]
    if kind == ANY_KIND:
        return cards
    kinds = state.config.kind
    return [card for card in cards if kinds[card] == kind]


def lose(state: State, card: int, emit: Emit | None) -> None:
    """Take one card of the actor, and count it as one of the cards due (NAP-16). It goes to the
    pile, or under the monster (NAP-35)."""
    seat, due = state.turn_seat, state.due
    hidden = card in state.hidden[seat]
    if hidden:
        state.hidden[seat].remove(card)
    else:
        state.equipped[seat].remove(card)
        state.refit(seat)
    keeps = state.config.keeps[state.monster]
    (state.dealings.loot if keeps else state.treasure_pile).append(card)
    due[-1] -= 1
    if not due[-1]:
        del due[-3:]
    if emit is not None:
        emit(Lost(EVERYONE, seat, card, hidden))


def _finish(state: State, emit: Emit | None, beaten: bool = False) -> None:
    """End a combat and let the player equip (NAP-19). The monster is discarded; if it was not
    beaten and there is a corridor, it waits there (NAP-34)."""
    monster = state.monster
    waits = state.config.friends and not beaten
    if waits and state.config.foe_trick[monster][0] == LEFT:
        pass_left(state, emit)
    state.monster = NO_MONSTER
    state.phase = EQUIPPING
    if waits and state.config.parameters.corridor:
        wait(state, monster, emit)
        return
    state.monster_pile.append(monster)
    if emit is not None:
        emit(MonsterDiscarded(EVERYONE, monster))
