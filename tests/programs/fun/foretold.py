"""Previews of the Descent next to plays by the rules: the guardian's odds after the next fight, the
ways to it, and the fight into which a rival is shoved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from app.games.irrgarten.descent.perspective.floor import odds_against
from app.games.irrgarten.descent.perspective.routes import Way, Ways
from engines.irrgarten.descent.duels import odds_of
from engines.irrgarten.descent.fighting import fight, fighter_of, opponent_of
from engines.irrgarten.descent.forecast import Standing, win_after
from engines.irrgarten.descent.loot import choices_to_leave, leave
from engines.irrgarten.descent.moving import FOE, SHOVE_TO_FOE, step_of
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import INSIDE, LEAVE, WALK, State, clock
from engines.irrgarten.events import LOST_BY_DEATH, LOST_BY_WOUNDS, CombatEnded
from engines.irrgarten.odds import CombatOdds
from engines.kernel.events import OVER, Event
from engines.kernel.streams import CheapSource
from tests.programs.fun.arena import Game, given_seed, played, world_seed
from tests.programs.fun.measures import Row
from tests.programs.fun.records import Record
from tests.programs.fun.stats import share

PLAYS: Final = 10_000
GUARDIAN: Final = 0
BOT: Final = "steady"
STRIDES, STRIDE = 7, 12
"""A preview of game n is the first one from turn n modulo the first, times the second, on."""
QUIET_ROUNDS: Final = 3
"""The least rounds until the bell: a square that closes would disturb a play."""
RULES: Final = Rules()
ENDS: Final[Mapping[int, int]] = {LOST_BY_WOUNDS: 1, LOST_BY_DEATH: 2}
"""The places of the ways to lose among the chances; a win is the first."""

Told = tuple[list[float], list[int]]
"""The chances that a player is shown, and how often each came."""


def foretold_record(game: Game, config: Any, number: int, plays: int = PLAYS) -> Record:
    """Return a preview of each kind, with what came of it; kinds that never occurred are left out.

    Alone these are the guardian's odds and the ways, in company the shoves.
    """
    looks = ALONE if config.alone else COMPANY
    found: dict[str, Told] = {}
    for moment in played(replace(game, seed=given_seed), config, (BOT,) * config.seats, number):
        state = moment.state
        if moment.actor == OVER or len(found) == len(looks):
            break
        calm = state.bell - clock(state) >= QUIET_ROUNDS and not state.sight
        if moment.turn < number % STRIDES * STRIDE or state.phase != WALK or not calm:
            continue
        for kind, look in looks.items():
            told = look(state, number, plays) if kind not in found else None
            if told is not None:
                found[kind] = told
    return {"game": number, "of": plays, "told": {kind: list(one) for kind, one in found.items()}}


def after_fight(state: State, number: int, plays: int) -> Told | None:
    """Compare the guardian's odds right after a fight with a monster beside the character."""
    config, step = state.config, None
    for way in RULES.legal(state):
        if way < len(state.floor.deltas):
            step = step_of(state, state.seat, way)
            if step.kind == FOE and not state.floor.is_guardian(step.foe):
                break
    else:
        return None
    assert step is not None
    now = Standing(fighter_of(state, 0), state.health[0], state.hits[0])
    prize, second = state.foe_prize[step.foe], opponent_of(state, GUARDIAN)
    win = win_after(config, now, opponent_of(state, step.foe), prize, second)
    came = 0
    for play in range(plays):
        later = RULES.clone(state, CheapSource(world_seed(number, 1, play)))
        RULES.apply(later, way)
        while later.phase == LEAVE:
            RULES.apply(later, RULES.legal(later)[_least(later)])
        came += later.place[0] == INSIDE and fight(later, 0, GUARDIAN, None)
    return [win], [came]


def _least(state: State) -> int:
    """Return the position of the thing that serves least against the guardian."""

    def win(choice: int) -> float:
        after = state.clone()
        leave(after, choice, None)
        condition, guardian = (after.health[0], after.hits[0]), opponent_of(after, GUARDIAN)
        return odds_of(after.config, fighter_of(after, 0), condition, guardian).win

    return max(range(choices_to_leave(state)), key=win)


def both_ways(state: State, number: int, plays: int) -> Told | None:
    """Compare the first fight on the short way to the guardian with plays of the whole walk; the
    quiet way must have as many steps as it says, and its fights alone."""
    view = RULES.view(state, 0)
    ways, gate = Ways(state.config, view, 0), state.floor.foe_square[GUARDIAN]
    short, quiet = ways.to(gate, quiet=False), ways.to(gate)
    if short is None or quiet is None or not short.foes or short.hugs or short.closing:
        return None
    odds = odds_against(state.config, view.me, short.foes[0])
    steps = short.squares.index(short.foes[0].square) + 1
    if odds is None or state.bell - clock(state) <= short.steps:
        return None
    came = _ends(state, _walked(state, short, steps), number, plays, short.foes[0].number)
    silent = not quiet.foes and not quiet.hugs and not quiet.closing
    if silent and state.bell - clock(state) > quiet.steps:
        alone = _ends(state, _walked(state, quiet, quiet.steps), number, 1, GUARDIAN)
        return [*_chances(odds), 1.0], [*came, sum(alone) * plays]
    return _chances(odds), came


def _walked(state: State, way: Way, steps: int) -> list[int]:
    """Return the directions of the first steps of a way."""
    squares = (state.square[0], *way.squares[:steps])
    return [state.floor.deltas.index(there - here) for here, there in pairwise(squares)]


def shove(state: State, number: int, plays: int) -> Told | None:
    """Compare the odds of a rival that is shoved onto a monster."""
    for way in RULES.legal(state):
        if way >= len(state.floor.deltas):
            continue
        step = step_of(state, state.seat, way)
        if step.kind == SHOVE_TO_FOE:
            rival = step.rival
            condition, foe = (state.health[rival], state.hits[rival]), opponent_of(state, step.foe)
            odds = odds_of(state.config, fighter_of(state, rival), condition, foe)
            return _chances(odds), _ends(state, [way], number, plays, step.foe)
    return None


def _chances(odds: CombatOdds) -> list[float]:
    return [odds.win, odds.out, odds.death]


def _ends(state: State, ways: Sequence[int], number: int, plays: int, foe: int) -> list[int]:
    """Play some steps with new dice each time; count the endings of the last one's fight, which
    must be the only one and with that monster."""
    counts, fights = [0, 0, 0], list[CombatEnded]()

    def hear(event: Event) -> None:
        if isinstance(event, CombatEnded):
            fights.append(event)

    for play in range(plays):
        fights.clear()
        later = RULES.clone(state, CheapSource(world_seed(number, 2, play)))
        for way in ways:
            RULES.apply(later, way, hear)
        if [one.foe for one in fights] == [foe]:
            counts[ENDS.get(fights[0].result, 0)] += 1
    return counts


Look = Callable[[State, int, int], Told | None]
ALONE: Final[Mapping[str, Look]] = {"guardian": after_fight, "ways": both_ways}
COMPANY: Final[Mapping[str, Look]] = {"shove": shove}
NAMES: Final = {
    "guardian": ("E2", "previews of the guardian after the next fight in the interval (95 %)"),
    "ways": ("E3", "chances on the short way, and quiet ways, in the interval (95 %)"),
    "shove": ("E4", "previews of shoves onto a monster in the interval (95 %)"),
}


def foretold_rows(records: Sequence[Record]) -> list[Row]:
    """Return the share of the chances that are in the interval of 95 % round what came."""
    from tests.programs.fun.races import inside

    rows = []
    for kind, (key, words) in NAMES.items():
        held = []
        for one in records:
            if kind in one["told"]:
                pairs = list(zip(*one["told"][kind], strict=True))
                right = sum(inside(chance, came, one["of"]) for chance, came in pairs)
                held.append((right, len(pairs)))
        if held:
            rows.append(Row(key, words, "share", share(held)))
    return rows
