"""What may be decided in each phase, and what a decision does up to the next one."""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.actions import (
    DEFEND,
    DISCARD,
    DONE,
    DOWN,
    DROP,
    KEEP,
    MONSTER,
    PARTIES,
    PLAY,
    TARGET,
    UP,
)
from engines.hammerspace.attacks import aim, usable, use
from engines.hammerspace.cards import ATTACK, MASKS, REACH_ALL, SLOTS
from engines.hammerspace.conditions import figure
from engines.hammerspace.config import OFFERED
from engines.hammerspace.effects import ABILITY_PLAYED, FLIPPED, TARGETS
from engines.hammerspace.events import Played
from engines.hammerspace.flow import proceed
from engines.hammerspace.happenings import happened
from engines.hammerspace.interpreter import answer, choices
from engines.hammerspace.keeping import ask_on, choose
from engines.hammerspace.setup import drop, hide
from engines.hammerspace.sources import reorder, rewatch, watch_more
from engines.hammerspace.state import DOWNS, NOBODY, TARGETING, State
from engines.hammerspace.turns import (
    flip,
    flips,
    play,
    playable,
    turn_down,
    turn_up,
)
from engines.kernel.events import EVERYONE, Emit

EVERY_SLOT = tuple(range(SLOTS))
HIDE = (DONE, *(DOWN + slot for slot in EVERY_SLOT))
DROPS = tuple(DROP + place for place in range(OFFERED))


FLIPS = tuple(
    (
        DONE,
        *(UP + slot for slot in EVERY_SLOT if masks >> SLOTS + slot & 1),
        *(DOWN + slot for slot in EVERY_SLOT if masks >> slot & 1),
    )
    for masks in range(1 << 2 * SLOTS)
)
"""What may be turned, by the masks of the slots that may be turned up and down."""
PLAYS = tuple(tuple(PLAY + slot for slot in slots) for slots in MASKS)
DEFENDS = tuple(tuple(DEFEND + slot for slot in slots) for slots in MASKS)
"""What may be played or used, by a mask of slots."""
FIRST_TARGETS = tuple(
    tuple(TARGET + party for party in range(PARTIES) if mask >> party & 1)
    for mask in range(1 << PARTIES)
)
MORE_TARGETS = tuple((DONE, *found) for found in FIRST_TARGETS)
"""Whom an attack may reach, by a mask of parties."""


class Phase:
    """A phase. Its object keeps nothing: all that changes is in the state."""

    def legal(self, state: State) -> Sequence[int]:
        """The actions open to the actor, sorted; never empty while the game goes on."""
        raise NotImplementedError

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Carry out one of them, up to the next decision."""
        raise NotImplementedError


class Hiding(Phase):
    """Each may turn a card down before the others see its hand (HAM-2)."""

    def legal(self, state: State) -> Sequence[int]:
        """None, or one of the four."""
        return HIDE

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Turn it; the next seat decides."""
        hide(state, -1 if action == DONE else action - DOWN, emit)
        if state.turn:
            proceed(state, emit)


class Characters(Phase):
    """Three are offered and two are kept (HAM-4)."""

    def legal(self, state: State) -> Sequence[int]:
        """Drop one of the three."""
        return DROPS

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Drop it; the next seat decides."""
        drop(state, action - DROP, emit)
        if state.turn:
            proceed(state, emit)


class Flipping(Phase):
    """Cards are turned at the start of their owner's turn (HAM-6)."""

    def legal(self, state: State) -> Sequence[int]:
        """Done, or turn one up or down: ups come before downs."""
        return FLIPS[flips(state)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Turn it, or go on to the play."""
        if action == DONE:
            if play(state, emit):
                proceed(state, emit)
            return
        if action < DOWN:
            turn_up(state, state.active, action - UP, emit)
        else:
            turn_down(state, state.active, action - DOWN, emit)
            state.turned |= DOWNS
        # Orders of effects are not its doing (HAM-6): only what it chose to turn is told.
        happened(state, FLIPPED, state.active)
        if state.queue or flip(state, emit):
            proceed(state, emit)


class Playing(Phase):
    """One card is played (HAM-7)."""

    def legal(self, state: State) -> Sequence[int]:
        """Any face-up attack or ability."""
        return PLAYS[playable(state)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """An ability acts at once; an attack needs targets first."""
        seat, slot, config = state.active, action - PLAY, state.config
        place = SLOTS * seat + slot
        card = state.slots[place]
        state.used[seat] = 1 << slot
        if config.card_watch[card]:
            watch_more(state, seat, config.card_watch[card])
        if emit is not None:
            emit(Played(EVERYONE, seat, slot, card))
        if config.kind[card] == ATTACK:
            state.attacker, state.attack_place = seat, place
            state.subtype, state.points = config.subtype[card], config.points[card]
            _choose_targets(state, config.reach[card], emit)
            return
        state.queue += (NOBODY, config.block[card], seat, NOBODY, 0, 0, slot, 0)
        happened(state, ABILITY_PLAYED, seat)
        proceed(state, emit)


def _choose_targets(state: State, reach: int, emit: Emit | None) -> None:
    """*All* needs no choice (HAM-10), nor does an attack with one possible target."""
    found = _targets(state)
    if reach == REACH_ALL or not found & found - 1:
        aim(state, found, emit)
        proceed(state, emit)
        return
    more = figure(state, TARGETS, state.attacker, NOBODY, 0, emit)
    state.at = max(1, reach + more)
    state.phase = TARGETING


def _targets(state: State) -> int:
    """A mask of all that can be attacked and do not come before one already chosen."""
    found = state.living & ~(1 << state.attacker)
    if state.monster != NOBODY:
        found |= 1 << MONSTER
    return found & -2 << state.targets[-1] if state.targets else found


class Targeting(Phase):
    """The attacker chooses whom the attack reaches, one after the other (HAM-10)."""

    def legal(self, state: State) -> Sequence[int]:
        """Done, after the first; or one more."""
        return (MORE_TARGETS if state.targets else FIRST_TARGETS)[_targets(state)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """One more target, or the attack is announced."""
        if action != DONE:
            state.targets.append(action - TARGET)
            state.at -= 1
            if state.at and _targets(state):
                return
        mask = 0
        for party in state.targets:
            mask |= 1 << party
        aim(state, mask, emit)
        proceed(state, emit)


class Defending(Phase):
    """The defender chooses its cards, one after the other (HAM-13)."""

    def legal(self, state: State) -> Sequence[int]:
        """Those that match and are not in use yet."""
        return DEFENDS[usable(state, state.seat)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Use it."""
        use(state, state.seat, action - DEFEND, emit)
        proceed(state, emit)


class Effect(Phase):
    """An effect asks its owner (HAM-18)."""

    def legal(self, state: State) -> Sequence[int]:
        """What the effect asks for."""
        return choices(state)

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """The effect goes on with the answer."""
        answer(state, action, emit)
        proceed(state, emit)


class Keeping(Phase):
    """A card that may be kept is kept or discarded (HAM-17)."""

    def legal(self, state: State) -> Sequence[int]:
        """Both."""
        return (KEEP, DISCARD)

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Then the next card is asked for, or the turn goes on."""
        choose(state, action == KEEP, emit)
        if ask_on(state, emit):
            proceed(state, emit)


class Ended(Phase):
    """Nobody decides any more."""

    def legal(self, state: State) -> Sequence[int]:
        """Nothing."""
        return ()

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        """Never called: nothing is legal."""


PHASES = (
    Hiding(), Characters(), Flipping(), Playing(), Targeting(), Defending(), Effect(), Keeping(),
    Ended(),
)  # fmt: skip
"""By their numbers in `state`."""


def refresh(state: State) -> State:
    """Make again what follows from the rest of a state that was laid, read or guessed."""
    reorder(state)
    rewatch(state)
    state.legal = PHASES[state.phase].legal(state)
    return state
