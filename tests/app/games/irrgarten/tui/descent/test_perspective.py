"""What the screen works out from a view: when squares close, the ways, the guardian's odds."""

from __future__ import annotations

from dataclasses import replace

from app.games.irrgarten.descent.perspective.floor import closes_in, hug_at, monsters, plan_of
from app.games.irrgarten.descent.perspective.outlook import Outlook
from app.games.irrgarten.descent.perspective.routes import Ways
from app.games.irrgarten.descent.perspective.seat_view import DescentPerspective
from engines.irrgarten.descent import state as states
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.events import FloorBegan, Swapped
from engines.irrgarten.descent.heuristics import random_bot
from engines.irrgarten.descent.moving import FREE
from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import State
from engines.irrgarten.events import LOST_BY_WOUNDS, CombatEnded
from engines.irrgarten.tricks import HUGS
from engines.kernel.events import EVERYONE
from tests.app.games.irrgarten.tui.descent.helpers import content


def _played(seed: str, seats: int, decisions: int) -> tuple[Config, State]:
    """A Descent of random bots after some decisions."""
    config = content().config(seats, Parameters())
    rules, state = Rules(), Rules().new(config, seed)
    for number in range(decisions):
        if state.seat < 0:
            break
        rules.apply(state, random_bot(config, rules.view(state, state.seat), number))
    return config, state


def test_squares_close_when_the_rules_say_so() -> None:
    """IRR-46: the screen's reckoning is that of the engine, before and after the bell."""
    for seed, decisions in (("a", 0), ("b", 40), ("c", 75), ("d", 60)):
        _, state = _played(seed, 1, decisions)
        if state.seat < 0:
            continue
        view = Rules().view(state, state.seat)
        for square in state.floor.board.free():
            assert closes_in(view, square) == states.closes_in(state, square)


def test_what_a_hug_costs_is_what_the_preview_says() -> None:
    """IRR-57, `hugs`: except that the last point of health stays."""
    config, state = _played("c", 1, 0)
    hugging = next(n for n, card in enumerate(config.cards) if card.trick[0] == HUGS)
    cards = (state.floor.foe_card[0], hugging, *state.floor.foe_card[2:])
    beside = {state.floor.foe_square[1] + delta: (1,) for delta in state.floor.board.deltas}
    state.floor = replace(state.floor, foe_card=cards)
    object.__setattr__(state.floor, "hugged", beside)
    board, seen = state.floor.board, set[int]()
    state.health[0] = 20
    for delta in board.deltas:
        state.square[0] = state.floor.foe_square[1] + 2 * delta
        if board.walls[state.square[0]]:
            continue
        view = Rules().view(state, 0)
        for one in view.previews:
            if one.kind == FREE:
                assert hug_at(config, plan_of(view), monsters(view), one.target) == one.hug
                seen.add(one.hug)
    assert 0 in seen
    assert max(seen) > 0


def test_the_quietest_way_avoids_fights_and_the_shortest_does_not() -> None:
    for seed in "abcdefgh":
        config, state = _played(seed, 1, 0)
        view = Rules().view(state, 0)
        ways = Ways(config, view, 0)
        plan = plan_of(view)
        gate = state.floor.foe_square[0]
        quiet, short = ways.to(gate), ways.to(gate, quiet=False)
        assert quiet is not None
        assert short is not None
        assert short.steps == plan.ways[state.square[0]] - 1
        assert len(quiet.foes) <= len(short.foes)
        assert quiet.steps >= short.steps
        for way in (quiet, short):
            steps = (state.square[0], *way.squares)
            for here, there in zip(steps, way.squares, strict=False):
                assert there - here in plan.board.deltas


def test_there_is_no_way_to_what_closes_before() -> None:
    """IRR-46: nobody is sent to a square that is rock on arrival."""
    config, state = _played("c", 1, 0)
    state.hurry = state.bell + state.floor.farthest - state.floor.ways[state.square[0]] - 1
    state.rung = 1
    view = Rules().view(state, 0)
    ways = Ways(config, view, 0)
    found = 0
    for square in state.floor.board.free():
        way = ways.to(square)
        if way is not None:
            assert closes_in(view, square) >= way.steps
        elif square not in (state.square[0], *state.floor.exits):
            found += 1
    assert found


def test_a_way_past_a_monster_counts_where_the_quiet_one_takes_too_long() -> None:
    """IRR-46: a square with a way in time has a way, whatever stands on it."""
    found = 0
    for seed in "abcdefgh":
        config, state = _played(seed, 1, 0)
        ahead = state.floor.ways[state.square[0]]
        for late in range(6):
            state.rung, state.hurry = 1, state.bell + state.floor.farthest - ahead - late
            ways = Ways(config, Rules().view(state, 0), 0)
            for square in state.floor.board.free():
                if ways.to(square, quiet=False) is not None:
                    assert ways.to(square) is not None
                    found += 1
    assert found


def test_the_outlook_is_worked_out_in_parts_and_anew_after_a_change() -> None:
    config, state = _played("c", 1, 0)
    view = Rules().view(state, 0)
    guardian, foe, *_ = monsters(view)
    outlook = Outlook()
    while outlook.work(config, view.me, foe, guardian):
        assert outlook.chance is None
    first = outlook.chance
    assert first is not None
    assert 0 <= first <= 1
    outlook.work(config, view.me, guardian, guardian)
    gone = outlook.chance
    assert gone is None
    state.strength[0] = 90_000
    stronger = Rules().view(state, 0).me
    while outlook.work(config, stronger, foe, guardian):
        pass
    assert (outlook.chance or 0) > first


def test_irr_44_a_fight_lost_on_a_floor_is_over_on_the_next() -> None:
    """After a way past the guardian (IRR-59) the new floor began with "Thrown back"."""
    seat = object.__new__(DescentPerspective)
    seat.clear()
    lost = CombatEnded(EVERYONE, 0, 0, 77, LOST_BY_WOUNDS, 6, 3)
    seat.keep(lost)
    assert seat.fought == {0: lost}
    seat.keep(FloorBegan(EVERYONE, 2, 0, 20, 40))
    assert not seat.fought
    seat.keep(lost)
    seat.keep(Swapped(EVERYONE, 0, 1, 77, 79, hooked=True))
    assert not seat.fought, "reeling a rival in is a step, too"
