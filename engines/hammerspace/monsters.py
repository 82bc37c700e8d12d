"""Monsters: the timer, the keeper and its dice, the monster's death (HAM-22 to HAM-24)."""

from __future__ import annotations

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import DIE, FIRST_SUM
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.sources import end_lasting, rewatch
from engines.hammerspace.events import (
    MONSTERS,
    MonsterCame,
    MonsterDied,
    MonsterRolled,
    Reshuffled,
)
from engines.hammerspace.state import NO_CARD, NOBODY, ROLLED, STOPPED, State
from engines.hammerspace.streams import MONSTER_DECK, MONSTER_DICE
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream

_SHUFFLE, _DICE = stream(MONSTER_DECK), stream(MONSTER_DICE)


def full_timer(state: State) -> int:
    """Return the length of a new timer in milliseconds or turns (HAM-22)."""
    return state.config.parameters.timer(state.config.seats) or STOPPED


def visit(state: State, emit: Emit | None) -> None:
    """Play the monster's part of a turn, just before the turn's end.

    The timer loses a turn, then the keeper draws, then it rolls. A fallen active player does
    neither. The caller checks first that a timer runs or that the active player keeps a monster.
    """
    active, timer = state.active, state.timer
    if timer > 0 and not state.config.parameters.monster_ms:
        timer = state.timer = timer - 1
    if (timer and state.keeper != active) or state.life[active] <= 0:
        return
    if not timer and state.monster == NOBODY:
        _draw(state, active, emit)
    if state.keeper == active and state.turn >= state.rolls_from:
        _roll(state, active, emit)


def _draw(state: State, keeper: int, emit: Emit | None) -> None:
    """Put the next monster into play (HAM-22)."""
    if not state.monster_deck:
        state.monster_deck, state.monster_pile = state.monster_pile, []
        state.source.shuffle(_SHUFFLE, state.monster_deck)
        if emit is not None:
            emit(Reshuffled(EVERYONE, MONSTERS, len(state.monster_deck)))
    stops = state.config.parameters.timer_stops
    state.timer = STOPPED if stops else full_timer(state)
    if not state.monster_deck:
        state.timer = STOPPED
        return
    number = state.monster = state.monster_deck.pop()
    state.keeper, state.rolls_from, state.sum = keeper, state.turn, 0
    life = state.life[MONSTER] = state.config.cards.monsters[number].life
    if emit is not None:
        emit(MonsterCame(EVERYONE, number, keeper, life))


def _roll(state: State, keeper: int, emit: Emit | None) -> None:
    """Roll two dice for the action that holds until the next roll (HAM-23)."""
    before = state.config.cards.monsters[state.monster].actions[state.sum - FIRST_SUM]
    first, second = (1 + state.source.below(_DICE, DIE) for _ in range(2))
    held = before.abilities if state.sum else ()
    state.sum = first + second
    action = state.config.cards.monsters[state.monster].actions[state.sum - FIRST_SUM]
    if held or action.abilities:
        rewatch(state)
    if state.config.parameters.feeding:
        state.fed |= ROLLED
    if emit is not None:
        emit(MonsterRolled(EVERYONE, keeper, first, second))
    if action.block != NONE:
        state.queue += (NOBODY, action.block, MONSTER, NOBODY, 0, 0, NO_CARD, 0)


def die(state: State, by: int, emit: Emit | None) -> None:
    """Discard the monster, restart the timer and queue the reward.

    The player that took the last life point gets the reward (HAM-24).
    """
    number = state.monster
    state.monster_pile.append(number)
    state.monster = state.keeper = NOBODY
    state.fed = 0
    state.sum = 0
    if state.config.parameters.timer_stops:
        state.timer = full_timer(state)
    end_lasting(state, MONSTER)
    rewatch(state)
    slayer = NOBODY if by == MONSTER else by
    if emit is not None:
        emit(MonsterDied(EVERYONE, number, slayer))
    reward = state.config.cards.monsters[number].reward
    if slayer != NOBODY and reward != NONE:
        state.queue += (NOBODY, reward, slayer, NOBODY, 0, 0, NO_CARD, 0)
