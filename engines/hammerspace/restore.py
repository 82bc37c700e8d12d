"""Restoring a dumped state, with every check that later steps rely on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from engines.hammerspace.actions import MAX_SEATS, MONSTER, PARTIES
from engines.hammerspace.cards import DIE, FIRST_SUM, SLOTS, SUBTYPES, SUMS, TYPES
from engines.hammerspace.config import OFFERED, Config
from engines.hammerspace.effects.codes import CHOOSE, CHOSEN, ENDS, SWAP
from engines.hammerspace.effects.program import program_of
from engines.hammerspace.effects.rows import (
    ABILITY,
    AT,
    BLOCK,
    CARD,
    IN_USE,
    OTHER,
    OWN_CARD,
    OWNER,
    PLAYER,
    TODO,
)
from engines.hammerspace.parameters import MOST_TURNS
from engines.hammerspace.phases import PHASES, refresh
from engines.hammerspace.state import (
    ASK_CARD,
    ASK_MAY,
    ASK_OPTION,
    ASK_OWN_CARD,
    ASK_PLAYER,
    BEGUN,
    CHARACTERS,
    DEFENDING,
    DOWNS,
    EFFECT,
    ENDED,
    ENTRY,
    FALLING,
    FEEDING,
    FLIP,
    FRAME,
    HIDING,
    KEEPING,
    LASTING,
    LATER_NUMBERS,
    LAYING,
    LISTS,
    MAKESHIFT,
    MARK,
    NO_CARD,
    NOBODY,
    NUMBERS,
    PLACES,
    ROLLED,
    SHIFTED,
    STOPPED,
    STRIKE,
    TARGETING,
    TO_PASS,
    State,
)
from engines.kernel.errors import BadState
from engines.kernel.events import OVER
from engines.kernel.plaindata import whole, wholes
from engines.kernel.streams import KeyedSource

_LENGTHS: Final = {
    "life": PARTIES, "skips": MAX_SEATS, "slots": PLACES, "down": MAX_SEATS, "seen": PLACES,
    "characters": 2 * MAX_SEATS, "used": MAX_SEATS, "losses": PARTIES, "dice": PARTIES,
}  # fmt: skip
_ROWS: Final = {
    "queue": ENTRY, "frames": FRAME, "strikes": STRIKE, "lasting": LASTING, "flips": FLIP,
}  # fmt: skip
_PARTY: Final = range(PARTIES)
MONSTER_FED: Final = 1 << MONSTER
"""The bit that no mask of fed seats has."""
_SLOT_MASKS: Final = range(1 << SLOTS)


def restore(config: Config, data: dict[str, Any]) -> State:
    """Return the state from a dump of this configuration. Raise `BadState` for wrong data."""
    try:
        state = State(config, program_of(config), KeyedSource.load(data["source"]))
        for name in NUMBERS:
            setattr(state, name, whole(data[name]))
        for name in LISTS:
            setattr(state, name, [*wholes(data[name])])
        if config.later:
            for name in LATER_NUMBERS:
                setattr(state, name, whole(data[name]))
            state.marks = [*wholes(data["marks"])]
    except (KeyError, TypeError, ValueError) as problem:
        raise BadState(what="state", found=str(problem)) from None
    for checks in (_shapes, _piles, _numbers, _players, _effects, _later, _moment):
        for name, fine in checks(state).items():
            if not fine:
                raise BadState(what="state", field=name)
    refresh(state)
    if bool(state.legal) is (state.seat == OVER):
        raise BadState(what="state", field="legal")
    return state


def _all(numbers: Iterable[int], allowed: range) -> bool:
    return all(number in allowed for number in numbers)


def _rows(numbers: Sequence[int], width: int) -> list[Sequence[int]]:
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def _shapes(state: State) -> dict[str, bool]:
    checks = {name: len(getattr(state, name)) == size for name, size in _LENGTHS.items()}
    checks |= {name: len(getattr(state, name)) % size == 0 for name, size in _ROWS.items()}
    checks["out"] = len(state.out) == state.config.seats
    choosing = state.phase == CHARACTERS
    checks["offered"] = len(state.offered) == (OFFERED * state.config.seats if choosing else 0)
    return checks


def _piles(state: State) -> dict[str, bool]:
    """Check that every card is in exactly one place (HAM-1), and that absent seats have none."""
    config, parameters = state.config, state.config.parameters
    lying = [card for card in state.slots if card != NO_CARD]
    shown = [card for card in (*state.characters, *state.offered) if card != NO_CARD]
    in_play = [] if state.monster == NOBODY else [state.monster]
    people = len(config.cards.characters) if parameters.characters else 0
    beasts = len(config.cards.monsters) if parameters.monsters else 0
    absent = SLOTS * config.seats
    return {
        "slots": set(state.slots[absent:]) <= {NO_CARD},
        "deck": _each_once([*lying, *state.deck, *state.pile], len(config.cards.main)),
        "characters": _each_once([*shown, *state.character_deck, *state.character_pile], people),
        "monster": _each_once([*in_play, *state.monster_deck, *state.monster_pile], beasts),
    }


def _each_once(numbers: list[int], size: int) -> bool:
    return sorted(numbers) == list(range(size))


def _numbers(state: State) -> dict[str, bool]:
    seats, parameters = range(state.config.seats), state.config.parameters
    attacks, monster = state.attacker != NOBODY, state.monster != NOBODY
    last = not parameters.limit_turns and state.turn >= MOST_TURNS
    limited = bool(parameters.limit_ms or parameters.limit_turns)
    return {
        "turn": state.turn >= 0 and (state.turn == 0) is (state.phase in (HIDING, CHARACTERS)),
        "decisions": state.decisions >= 0,
        "seat": state.seat == OVER or state.seat in seats,
        "active": state.active in seats,
        "phase": state.phase in range(len(PHASES)),
        "stage": state.stage in range(TO_PASS + 1),
        "extra": {state.extra, state.again} <= {0, 1},
        "turned": state.turned in range(2 * DOWNS),
        "asks": state.asks in range(ASK_OWN_CARD + 1),
        "ran": state.ran >= 0,
        "fallen": state.fallen in range(1 << state.config.seats),
        "attacker": state.attacker in range(NOBODY, PARTIES),
        "attack_place": state.attack_place in range(NO_CARD, PLACES),
        "subtype": state.subtype in range(len(SUBTYPES)),
        "points": min(state.points, state.power) >= 0,
        "die": state.die in range(DIE + 1) and (attacks or state.die == 0),
        "at": state.at >= 0,
        "keeper": state.keeper in seats if monster else state.keeper == NOBODY,
        "rolls_from": state.rolls_from >= 0,
        "sum": state.sum in (0, *range(FIRST_SUM, FIRST_SUM + SUMS)) and (monster or not state.sum),
        "timer": state.timer >= (0 if parameters.monsters and not monster else STOPPED)
        or not state.monster_deck + state.monster_pile,
        "clock": state.clock >= 0,
        "limit": state.limit == 0
        if last
        else state.limit >= 0
        if limited
        else state.limit == STOPPED,
    }


def _players(state: State) -> dict[str, bool]:
    seats = range(state.config.seats)
    life, absent = state.life, range(state.config.seats, MAX_SEATS)
    return {
        "life": min(life) >= 0 and not any(life[seat] for seat in absent),
        "monster": (life[MONSTER] > 0) is (state.monster != NOBODY),
        "out": all((state.out[seat] == 0) is (life[seat] > 0) for seat in seats)
        and min(state.out) >= FALLING,
        "skips": min(state.skips) >= 0 and not any(state.skips[seat] for seat in absent),
        "down": _all(state.down, _SLOT_MASKS),
        "used": _all(state.used, _SLOT_MASKS),
        "seen": all(_lies(state, place) for place in range(PLACES)),
        "losses": min(state.losses) >= 0,
        "dice": _all(state.dice, range(DIE + 1)),
    }


def _lies(state: State, place: int) -> bool:
    """Whether a slot is consistent.

    An empty slot is not in use, a face-down card neither (HAM-8), and only face-down cards are
    known to some other seats (HAM-25).
    """
    seat, slot = divmod(place, SLOTS)
    empty, known = state.slots[place] == NO_CARD, state.seen[place]
    hidden, in_use = state.down[seat] >> slot & 1, state.used[seat] >> slot & 1
    others = (1 << state.config.seats) - 1 & ~(1 << seat)
    return empty + hidden + in_use <= 1 and known & ~(others * hidden) == 0


def _effects(state: State) -> dict[str, bool]:
    """Check waiting and lasting effects, number by number."""
    code = state.config.code
    abilities, blocks = range(len(code.abilities)), range(len(code.blocks))
    maybe, some_blocks = range(NOBODY, len(abilities)), range(NOBODY, len(blocks))
    entries = [*_rows(state.queue, ENTRY), *_rows(state.frames, FRAME)]
    return {
        "queue": all(
            row[ABILITY] in maybe
            and row[BLOCK] in some_blocks
            and row[OWNER] in _PARTY
            and row[OTHER] in range(NOBODY, PARTIES)
            and row[IN_USE] in range(NO_CARD, SLOTS)
            for row in entries
        ),
        "frames": all(
            row[BLOCK] in blocks
            and row[AT] in range(len(code.blocks[row[BLOCK]]) + 1)
            and row[PLAYER] in range(NOBODY, PARTIES)
            and row[CARD] in range(NO_CARD, PLACES)
            and row[OWN_CARD] in range(NO_CARD, PLACES)
            and row[TODO] in range(2 * BEGUN)
            for row in _rows(state.frames, FRAME)
        ),
        "strikes": all(
            row[0] in _PARTY
            and row[1] in range(len(SUBTYPES))
            and row[2] >= 0
            and row[3] in range(1 << PARTIES)
            for row in _rows(state.strikes, STRIKE)
        ),
        "lasting": all(
            row[0] in _PARTY
            and row[1] in abilities
            and row[3] in range(len(ENDS))
            and min(row[2], row[4]) >= NOBODY
            and row[5] in _PARTY
            for row in _rows(state.lasting, LASTING)
        ),
        "flips": all(
            row[0] in range(SLOTS * state.config.seats)
            and row[1] in range(len(state.config.cards.main))
            and row[2] in (0, 1)
            and row[3] in _PARTY
            for row in _rows(state.flips, FLIP)
        ),
        "spent": _all([*state.spent, *state.spent_turn], range(PARTIES * len(abilities))),
        "keeps": all(
            place in range(PLACES)
            and state.used[place // SLOTS] >> place % SLOTS & 1
            and state.config.keep[state.slots[place]] != NOBODY
            for place in state.keeps
        ),
    }


def _later(state: State) -> dict[str, bool]:
    """Check the numbers of the clauses from HAM-26 on."""
    config = state.config
    places = 1 << SLOTS * config.seats
    lying = sum(state.used[seat] << SLOTS * seat for seat in range(config.seats))
    return {
        "sprung": state.sprung in range(places),
        "shifts": state.shifts >= 0 and not state.shifts & ~(lying | SHIFTED),
        "crowned": state.crowned in range(NOBODY, config.seats),
        "lays": state.lays in range(NO_CARD, SLOTS * config.seats),
        "fed": state.fed in range(4 * ROLLED) and not state.fed & MONSTER_FED,
        "marks": len(state.marks) % MARK == 0
        and all(
            row[0] in _PARTY and row[1] in range(len(TYPES)) and row[2] > 0 and row[3] >= 0
            for row in _rows(state.marks, MARK)
        ),
    }


def _moment(state: State) -> dict[str, bool]:
    """Check the values that belong to some phases only, so that the actor has a decision."""
    phase, seat = state.phase, state.seat
    attacks = state.attacker != NOBODY
    checks = {
        "phase": (phase == ENDED) is (seat == OVER),
        "seat": seat == OVER or state.life[seat] > 0,
        "frames": bool(state.frames) is (phase == EFFECT),
        "keeps": bool(state.keeps) is (phase == KEEPING),
        "targets": _targets(state),
        "attacker": attacks or phase not in (TARGETING, DEFENDING, MAKESHIFT),
        "lays": phase != LAYING or state.lays // SLOTS == seat,
        "monster": phase != FEEDING or state.monster != NOBODY,
        "attack_place": state.attack_place == NO_CARD or _attack_place(state),
    }
    if phase == EFFECT and all(checks.values()):
        checks["asks"] = _asked(state)
    return checks


def _targets(state: State) -> bool:
    targets, phase = state.targets, state.phase
    several = len(set(targets)) == len(targets) and _all(targets, _PARTY)
    if phase == TARGETING:
        return several and targets == sorted(targets) and state.at > 0
    if phase in (DEFENDING, MAKESHIFT):
        defends = state.at < len(targets) and targets[state.at] == state.seat
        return several and defends and state.die > 0
    return several and (not targets or state.attacker != NOBODY)


def _attack_place(state: State) -> bool:
    place = state.attack_place
    return place // SLOTS == state.attacker and state.slots[place] != NO_CARD


def _asked(state: State) -> bool:
    """Whether the last frame can be waiting for the present question."""
    base = len(state.frames) - FRAME
    frame, asks, code = state.frames[base:], state.asks, state.config.code
    if frame[OWNER] != state.seat:
        return False
    if asks == ASK_MAY:
        return frame[ABILITY] != NOBODY and frame[AT] == 0
    block = code.blocks[frame[BLOCK]]
    if frame[AT] >= len(block):
        return False
    step = block[frame[AT]]
    if asks == ASK_OPTION:
        return step.op == CHOOSE
    if asks == ASK_PLAYER:
        return step.who == CHOSEN and frame[PLAYER] == NOBODY
    seats = range(state.config.seats)
    waiting = [seat for seat in seats if frame[TODO] >> seat & 1 and state.life[seat] > 0]
    if not waiting or not frame[TODO] & BEGUN:
        return False
    return asks == ASK_CARD or (step.op == SWAP and frame[CARD] != NO_CARD)
