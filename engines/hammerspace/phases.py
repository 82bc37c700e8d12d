"""The legal actions of each phase, and the effect of a decision up to the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DONE,
    DOWN,
    DROP,
    KEEP,
    MONSTER,
    PLAY,
    TARGET,
    UP,
)
from engines.hammerspace.attacks import aim, improvise, makeshifts, usable, use
from engines.hammerspace.cards import DEFENCE, REACH_ALL, SLOTS
from engines.hammerspace.effects.codes import ABILITY_PLAYED, FLIPPED, TARGETS
from engines.hammerspace.effects.conditions import figure
from engines.hammerspace.effects.happenings import happened
from engines.hammerspace.effects.interpreter import answer, choices
from engines.hammerspace.effects.sources import EVENT_BITS, FIGURE_BITS, meet, reorder, watch_card
from engines.hammerspace.events import Played
from engines.hammerspace.flow import proceed
from engines.hammerspace.keeping import ask_on, choose
from engines.hammerspace.legal import (
    DEFEND_ACTIONS,
    DROP_ACTIONS,
    FEED_ACTIONS,
    FIRST_TARGET_ACTIONS,
    FLIP_ACTIONS,
    HIDE_ACTIONS,
    KEEP_ACTIONS,
    LAY_ACTIONS,
    MAKESHIFT_ACTIONS,
    MORE_TARGET_ACTIONS,
    PLAY_ACTIONS,
)
from engines.hammerspace.piles import recount
from engines.hammerspace.setup import drop, hide
from engines.hammerspace.state import DOWNS, HIDING, NOBODY, TARGETING, State
from engines.hammerspace.turns import (
    edible,
    feed,
    flip,
    flips,
    lay,
    play,
    playable,
    turn_down,
    turn_up,
)
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.phases import Phase

_ABILITY_PLAYED: Final = EVENT_BITS[ABILITY_PLAYED]
_FLIPPED: Final = EVENT_BITS[FLIPPED]
_REACH: Final = FIGURE_BITS[TARGETS]


class Hiding(Phase[State]):
    """Each player may turn a card down before the others see its hand (HAM-2)."""

    def legal(self, state: State) -> Sequence[int]:
        return HIDE_ACTIONS

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Turn the card, if any; the next seat decides."""
        state.ran = 0
        hide(state, -1 if action == DONE else action - DOWN, emit)
        _begin(state, emit)


class Characters(Phase[State]):
    """Each player keeps two of three offered characters (HAM-4)."""

    def legal(self, state: State) -> Sequence[int]:
        return DROP_ACTIONS

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        state.ran = 0
        drop(state, action - DROP, emit)
        _begin(state, emit)


def _begin(state: State, emit: Emit | None) -> None:
    """Continue after a step of the set-up: with the next one, or the first turn."""
    if state.turn:
        proceed(state, emit)
    else:
        state.legal = HIDE_ACTIONS if state.phase == HIDING else DROP_ACTIONS


class Flipping(Phase[State]):
    """The active player turns cards at the start of its turn (HAM-6)."""

    def legal(self, state: State) -> Sequence[int]:
        """Return `DONE` and the cards to turn up or down: ups come before downs."""
        return FLIP_ACTIONS[flips(state, state.active)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Turn the card, or continue to the play."""
        state.ran = 0
        if action == DONE:
            if play(state, emit):
                proceed(state, emit)
            return
        active = state.active
        if action < DOWN:
            turn_up(state, active, action - UP, emit)
        else:
            turn_down(state, active, action - DOWN, emit)
            state.turned |= DOWNS
        # Orders of effects are not its doing (HAM-6): only cards that it chose to turn are an
        # event.
        if state.watched & _FLIPPED:
            happened(state, FLIPPED, active)
        if state.queue or flip(state, emit):
            proceed(state, emit)


class Playing(Phase[State]):
    """The active player plays one card (HAM-7)."""

    def legal(self, state: State) -> Sequence[int]:
        """Return the face-up cards that can be played: see HAM-29 for defences."""
        return PLAY_ACTIONS[playable(state)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Play the card: an ability acts at once, an attack needs targets first."""
        state.ran = 0
        seat, slot, config = state.active, action - PLAY, state.config
        place = SLOTS * seat + slot
        card = state.slots[place]
        state.used[seat] = 1 << slot
        bits = config.card_watch[card]
        if bits:
            watch_card(state, seat, bits)
        if config.parameters.lay_hidden:
            state.lays = place
        if emit is not None:
            emit(Played(EVERYONE, seat, slot, card))
        attack = config.attack[card]
        if attack is not None:
            state.attacker, state.attack_place = seat, place
            state.subtype, state.points, reach = attack
            _choose_targets(state, seat, reach, emit)
            return
        state.queue += (NOBODY, config.block[card], seat, NOBODY, 0, 0, slot, 0)
        if state.watched & _ABILITY_PLAYED and config.kind[card] != DEFENCE:
            happened(state, ABILITY_PLAYED, seat)
        proceed(state, emit)


def _choose_targets(state: State, attacker: int, reach: int, emit: Emit | None) -> None:
    """Let the attacker choose targets, unless reach *all* or a single target leaves no choice
    (HAM-10)."""
    found = state.living & ~(1 << attacker)
    if state.monster != NOBODY:
        found |= 1 << MONSTER
    if reach == REACH_ALL or not found & found - 1:
        aim(state, found, emit)
        proceed(state, emit)
        return
    if state.watches[attacker] & _REACH:
        reach = max(1, reach + figure(state, TARGETS, attacker, NOBODY, 0, emit))
    state.at, state.phase, state.legal = reach, TARGETING, FIRST_TARGET_ACTIONS[found]


def _targets(state: State) -> int:
    """Return a mask of all possible targets that do not come before one already chosen."""
    found = state.living & ~(1 << state.attacker)
    if state.monster != NOBODY:
        found |= 1 << MONSTER
    return found & -2 << state.targets[-1] if state.targets else found


class Targeting(Phase[State]):
    """The attacker chooses the targets of its attack, one after the other (HAM-10)."""

    def legal(self, state: State) -> Sequence[int]:
        """Return one more target or, after the first, also `DONE`."""
        return (MORE_TARGET_ACTIONS if state.targets else FIRST_TARGET_ACTIONS)[_targets(state)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Add one more target, or announce the attack."""
        state.ran = 0
        targets = state.targets
        if action != DONE:
            targets.append(action - TARGET)
            left = state.at = state.at - 1
            if left and (more := _targets(state)):
                state.legal = MORE_TARGET_ACTIONS[more]
                return
        mask = 0
        for party in targets:
            mask |= 1 << party
        aim(state, mask, emit)
        proceed(state, emit)


class Defending(Phase[State]):
    """The defender chooses its cards, one after the other (HAM-13)."""

    def legal(self, state: State) -> Sequence[int]:
        return DEFEND_ACTIONS[usable(state, state.seat)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        state.ran = 0
        use(state, state.seat, action - DEFEND, emit)
        proceed(state, emit)


class Effect(Phase[State]):
    """An effect asks its owner (HAM-18)."""

    def legal(self, state: State) -> Sequence[int]:
        return choices(state)

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        answer(state, action, emit)
        proceed(state, emit)


class Keeping(Phase[State]):
    """The owner keeps or discards a keepable card (HAM-17)."""

    def legal(self, state: State) -> Sequence[int]:
        return KEEP_ACTIONS

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Apply the choice; then ask about the next card, or continue the turn."""
        state.ran = 0
        choose(state, action == KEEP, emit)
        if ask_on(state, emit):
            proceed(state, emit)


class Laying(Phase[State]):
    """The active player lays a new card down, or shows it (HAM-26)."""

    def legal(self, state: State) -> Sequence[int]:
        return LAY_ACTIONS[state.lays % SLOTS]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        state.ran = 0
        lay(state, action != DONE, emit)
        proceed(state, emit)


class Improvising(Phase[State]):
    """The defender may add a defence that does not fit (HAM-28)."""

    def legal(self, state: State) -> Sequence[int]:
        return MAKESHIFT_ACTIONS[makeshifts(state, state.seat)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        state.ran = 0
        improvise(state, state.seat, -1 if action == DONE else action - DEFEND, emit)
        proceed(state, emit)


class Feeding(Phase[State]):
    """The active player may feed the monster before the roll (HAM-32)."""

    def legal(self, state: State) -> Sequence[int]:
        return FEED_ACTIONS[state.active][edible(state)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        state.ran = 0
        if action != DONE:
            feed(state, (action - CARD) % SLOTS, emit)
        proceed(state, emit)


class Finished(Phase[State]):
    """The end of the game: no seat decides any more."""

    def legal(self, state: State) -> Sequence[int]:
        return ()

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Do nothing: never called, because no action is legal."""


PHASES = (
    Hiding(), Characters(), Flipping(), Playing(), Targeting(), Defending(), Effect(), Keeping(),
    Finished(), Laying(), Improvising(), Feeding(),
)  # fmt: skip
"""The phases by their numbers in `state`."""


def refresh(state: State) -> State:
    """Recompute the values that follow from the rest of a restored or guessed state."""
    recount(state)
    reorder(state)
    meet(state)
    state.legal = PHASES[state.phase].legal(state)
    return state
