"""Irrgarten in the fog: nothing that a seat may not know leaves the engine (IRR-24)."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given
from hypothesis import strategies as st

from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_SIGHT, Parameters
from engines.irrgarten.state import State
from engines.irrgarten.view import UNKNOWN, View
from engines.kernel.events import (
    EVERYONE,
    OVER,
    SPECTATOR,
    Event,
    GameEnded,
    TurnBegan,
    may_see,
)
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.irrgarten.helpers import CAVE, RULES, SEED, SLOW, act, feed, hand
from tests.engines.irrgarten.strategies import games, moments
from tests.helpers.examples import tried

FOGS = (FOG_EXPLORED, FOG_SIGHT)
many = tried(40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def seats_of(state: State) -> tuple[int, ...]:
    return (SPECTATOR, *range(state.config.seats))


def text(view: View) -> str:
    return json.dumps(view.to_data(), sort_keys=True)


@many
@given(moments(), st.integers(0, 99))
def test_a_determinization_gives_the_same_view(state: State, thought: int) -> None:
    public = state.config.public()
    for seat in seats_of(state):
        view = RULES.view(state, seat)
        guess = RULES.determinize(public, view, KeyedSource(f"{thought}"))
        assert text(RULES.view(guess, seat)) == text(view)
        assert RULES.legal(guess) == RULES.legal(state)


@many
@given(moments(), st.integers(0, 99))
def test_a_determinization_is_a_game_that_could_be(state: State, thought: int) -> None:
    """Distinct squares, nobody in a wall or on the exit but a guardian, the dead with a living
    monster or somewhere before a guardian."""
    public = state.config.public()
    for seat in seats_of(state):
        view = RULES.view(state, seat)
        guess = RULES.determinize(public, view, KeyedSource(f"{thought}"))
        walls = guess.config.walls
        inside = [square for s, square in enumerate(guess.square) if s not in guess.out]
        assert len(set(inside)) == len(inside)
        assert len(set(guess.foe_square)) == len(guess.foe_square) == view.foe_count
        assert not any(walls[square] for square in (*guess.square, *guess.foe_square))
        assert not walls[guess.config.exit]
        on_the_exit = [s for s in guess.foe_square if s == guess.config.exit]
        assert len(on_the_exit) == (guess.config.guardian >= 0), "IRR-35"
        on_exit = [s for s, square in enumerate(guess.square) if square == guess.config.exit]
        out = sorted(guess.out) or ([] if guess.winner < 0 else [guess.winner])
        assert on_exit == out, "IRR-9, IRR-39"
        for sheet in view.sheets:
            if not sheet.alive:
                foe = guess.foe_at.get(guess.square[sheet.seat])
                assert foe is not None or guess.config.guardian >= 0, "IRR-23, IRR-35"
        copy = RULES.load(guess.config, guess.dump())
        assert RULES.digest(copy) == RULES.digest(guess)


@many
@given(moments(fogs=FOGS), st.integers(0, 99))
def test_a_determinization_can_be_played_on(state: State, thought: int) -> None:
    choices = CheapSource(thought)
    for seat in seats_of(state):
        guess = RULES.determinize(
            state.config.public(), RULES.view(state, seat), CheapSource(thought)
        )
        for _ in range(20):
            if guess.seat == OVER:
                break
            RULES.apply(guess, choices.below(0, 4))


@many
@given(moments(fogs=FOGS))
def test_two_true_states_with_one_view_give_one_determinization(state: State) -> None:
    """What is hidden plays no part: a guess at the state is another truth with the same view."""
    public = state.config.public()
    for seat in seats_of(state):
        view = RULES.view(state, seat)
        truth = RULES.determinize(public, view, KeyedSource("another truth"))
        assert truth.config.public().to_data() == public.to_data()
        guesses = [
            RULES.determinize(each.config.public(), RULES.view(each, seat), KeyedSource("think"))
            for each in (state, truth)
        ]
        assert RULES.digest(guesses[0]) == RULES.digest(guesses[1])


@pytest.mark.parametrize("fog", FOGS)
def test_the_number_of_a_monster_does_not_tell_how_many_lie_above_it(fog: int) -> None:
    """Where a file fixes the monsters, numbers in reading order would."""
    board = Labyrinth.from_rows(["M-M-M", "-----", "M-M-E"])
    config = Config(board, 2, Parameters(fog=fog))
    deals = [RULES.new(config, f"numbers {seed}") for seed in range(60)]
    assert {state.foe_square[0] for state in deals} == set(board.monsters)
    assert all(sorted(state.foe_square) == list(board.monsters) for state in deals)
    plain = RULES.new(Config(board, 2), "numbers 1")
    assert plain.foe_square == board.monsters


SHORT = Parameters(fog=FOG_SIGHT, sight_range=1)


def test_irr_23_a_dead_rival_out_of_sight_is_imagined_with_a_monster() -> None:
    state = hand("0--Xb-", "----M-", "---E--", parameters=SHORT, health={1: 0})
    for thought in range(20):
        view = RULES.view(state, 0)
        guess = RULES.determinize(state.config.public(), view, CheapSource(thought))
        assert guess.square[1] in guess.foe_square


def test_irr_9_a_rival_that_escaped_out_of_sight_is_imagined_on_the_exit() -> None:
    state = hand("0-----", "------", "--E1--", parameters=SHORT, actor=1)
    act(state, "left")
    for thought in range(20):
        view = RULES.view(state, 0)
        guess = RULES.determinize(state.config.public(), view, CheapSource(thought))
        assert guess.square[1] == guess.config.exit


def test_irr_5_guessed_walls_leave_room_where_players_stand_with_monsters() -> None:
    state = hand("abE", "X--", parameters=SHORT)
    view = RULES.view(state, 0)
    for thought in range(20):
        guess = RULES.determinize(state.config.public(), view, CheapSource(thought))
        assert RULES.view(guess, 0) == view


def test_the_last_room_of_a_hidden_rival_may_be_a_monsters() -> None:
    """All that is out of sight is the exit and a monster's square: it stands there."""
    state = hand("0----bE", parameters=replace(SHORT, sight_range=4), foes=[SLOW])
    view = RULES.view(state, 0)
    for thought in range(20):
        guess = RULES.determinize(state.config.public(), view, CheapSource(thought))
        assert guess.square[1] == guess.foe_square[0] != guess.config.exit


def test_determinizations_differ_from_the_truth_where_much_is_hidden() -> None:
    """A seat that sees little guesses something else, and something else each time."""
    parameters = replace(
        Config(Labyrinth.from_rows(CAVE), 2).parameters, fog=FOG_EXPLORED, sight_range=2
    )
    state = RULES.new(Config(Labyrinth.from_rows(CAVE), 2, parameters), "hidden")
    view, public = RULES.view(state, 0), state.config.public()
    boards, rivals, exits = set(), set(), set()
    for thought in range(40):
        guess = RULES.determinize(public, view, CheapSource(thought))
        boards.add(guess.config.walls)
        rivals.add(guess.square[1])
        exits.add(guess.config.exit)
    assert len(boards) == 40
    assert state.config.walls not in boards
    assert len(rivals) > 15
    assert len(exits) > 15


def test_hidden_monsters_are_imagined_as_the_deck_and_the_figures_allow() -> None:
    board = Labyrinth.from_rows(["-" * 9, "X" * 8 + "-", "E" + "-" * 8])
    deck = (MonsterCard("owl", "o", 4_000, 3_000, 7), MonsterCard("bat", "b", health=2))
    plain = Config(board, 1, replace(SHORT, monster_health=4), monsters=3)
    carded = Config(board, 1, replace(SHORT, monster_health=4), deck, monsters=3)
    strengths = set()
    for thought in range(30):
        for config in (plain, carded):
            state = RULES.new(config, f"hidden {thought}")
            view = RULES.view(state, 0)
            guess = RULES.determinize(config.public(), view, CheapSource(thought))
            for foe in set(range(3)) - set(view.foes.number):
                card, strength = guess.foe_card[foe], guess.foe_strength[foe]
                found = (strength, guess.foe_intelligence[foe], guess.foe_health[foe])
                if config is plain:
                    assert (card, found[2]) == (-1, 4)
                    strengths.add(strength)
                elif card == 0:
                    assert found == (4_000, 3_000, 7)
                else:
                    assert (card, found[2]) == (1, 2)
    assert len(strengths) > 30, "any strength"


@many
@given(moments(fogs=FOGS), st.integers(0, 3))
def test_a_seat_is_told_the_same_of_its_move_in_every_truth_that_fits_its_view(
    state: State, action: int
) -> None:
    """Dice apart: the way, the stop and the sight of squares seen before are in the view.

    So is a leap (IRR-36), unless it lands out of sight, where there may be no room for it.
    """
    seat = state.seat
    assume(seat != OVER)
    view = RULES.view(state, seat)
    in_sight = {*(view.visible or ())}
    truth = RULES.determinize(state.config.public(), view, CheapSource(1))
    assert RULES.view(truth, seat).previews == view.previews
    firsts = []
    for each in (state, truth):
        events: list[Event] = []
        copy = each.clone(CheapSource(7))
        RULES.apply(copy, action, events.append)
        firsts.append(feed(events, seat)[0])
    assume(all(first.get("over", -1) < 0 or first["target"] in in_sight for first in firsts))
    assert firsts[0] == firsts[1]


@many
@given(moments(fogs=FOGS))
def test_a_view_names_nothing_out_of_sight(state: State) -> None:
    explored = state.config.parameters.fog == FOG_EXPLORED
    for seat in seats_of(state):
        view = RULES.view(state, seat)
        visible = set(view.visible or ())
        known = view.known or ""
        for sheet in view.sheets:
            if sheet.square is None:
                hidden = [getattr(sheet, field.name) for field in fields(sheet)[2:]]
                assert set(hidden) == {None}
            else:
                assert sheet.seat == seat or sheet.square in visible
        seen = {square for square, sign in enumerate(known) if sign != UNKNOWN}
        assert seen >= visible
        assert explored or seen == visible
        assert set(view.foes.square) <= seen
        assert seat >= 0 or not seen


PUBLIC = ("TurnBegan", "GameEnded", "GotOut", "ResurrectionRolled")
"""What everybody is told wherever it happens: whose turn it is, who is dead, who escaped."""


def squares_told(event: Event, state: State) -> set[int]:
    """The squares that an event is about: those it names, and those of its characters."""
    told = {getattr(event, name) for name in ("square", "origin", "target") if hasattr(event, name)}
    if not told and hasattr(event, "seat"):
        told.add(state.square[event.seat])
    if getattr(event, "over", -1) >= 0:
        told.add(state.square[event.over])  # type: ignore[attr-defined]  # a move has it
    return told


@many
@given(games(fogs=FOGS))
def test_no_event_tells_a_seat_of_a_square_out_of_its_sight(game: tuple[State, int]) -> None:
    """In sight before, during or after the move: the mover's eyes go with it, and come back when it
    is thrown back."""
    state, seed = game
    choices = CheapSource(seed)
    for _ in range(60):
        if state.seat == OVER:
            break
        before = state.clone()
        told: list[tuple[Event, State]] = []

        def hear(event: Event, told: list[tuple[Event, State]] = told) -> None:
            told.append((event, state.clone()))

        mover = state.seat
        RULES.apply(state, choices.below(0, 4), hear)
        for event, then in told:
            name = type(event).__name__
            if name in PUBLIC:
                assert event.seats == EVERYONE
                continue
            assert event.seats > 0, "in the fog nothing else is public"
            assert not may_see(event, SPECTATOR)
            if name == "SightChanged":
                assert event.seats == 1 << event.seat  # type: ignore[attr-defined]  # it has one
                assert set(event.squares) == then.sight[mover]  # type: ignore[attr-defined]  # too
                continue
            for seat in range(state.config.seats):
                if may_see(event, seat):
                    eyes = before.sight[seat].union(*(each.sight[seat] for _, each in told))
                    assert squares_told(event, then) <= eyes, (name, seat)


@many
@given(games(fogs=FOGS))
def test_public_facts_carry_nothing_but_turns_deaths_and_the_end(game: tuple[State, int]) -> None:
    state, seed = game
    choices = CheapSource(seed)
    events: list[Event] = []
    for _ in range(40):
        if state.seat == OVER:
            break
        RULES.apply(state, choices.below(0, 4), events.append)
    allowed: dict[str, set[str]] = {
        "TurnBegan": {"seat", "turn"},
        "GameEnded": {"winners", "reason"},
        "GotOut": {"seat", "things", "closes", "over"},  # IRR-39: like a death
        "ResurrectionRolled": {"seat", "roll", "needed", "alive"},
    }
    for event in events:
        if event.seats == EVERYONE:
            data: dict[str, Any] = event.to_data()
            assert set(data) - {"event", "seats"} == allowed[data["event"]]
    assert all(isinstance(e, TurnBegan | GameEnded) or e.seats for e in events)


@st.composite
def rooms(draw: st.DrawFn, who: str) -> list[str]:
    """Three rows of six: a player and two monsters somewhere, walls anywhere."""
    rest = draw(st.lists(st.sampled_from("---X"), min_size=15, max_size=15))
    signs = draw(st.permutations([who, "M", "M", *rest]))
    return ["".join(signs[start : start + 6]) for start in (0, 6, 12)]


foes = st.tuples(st.sampled_from([0, 5_000, 9_999]), st.sampled_from([0, 9_999]), st.integers(1, 5))


@many
@given(st.data(), st.sampled_from(FOGS))
def test_a_feed_is_the_same_whatever_happens_out_of_sight(data: st.DataObject, fog: int) -> None:
    """The same game twice for seat 0, and another one for its rival in the room next door.

    Walls, monsters, the rival's way, its combats, prizes and dice are all different there; what
    seat 0 sees and is told is the same to the last byte. (The rival does not die: that is public.)
    """
    near, wall = data.draw(rooms("0")), ["XXXXXX"]
    mine = data.draw(st.lists(foes, min_size=2, max_size=2))
    way = data.draw(st.lists(st.integers(0, 3), min_size=30, max_size=30))
    feeds = []
    for _ in range(2):
        state = hand(
            *[*near, *wall, *data.draw(rooms("1")), *wall, "E-----"],
            parameters=replace(SEED, fog=fog),
            foes=[*mine, *data.draw(st.lists(foes, min_size=2, max_size=2))],
            health={1: 10**6},
            strength=5_000,
            script=None,
        )
        other = CheapSource(data.draw(st.integers(0, 99)))
        events: list[Event] = []
        views = []
        for step in way:
            while state.seat == 1:
                RULES.apply(state, other.below(0, 4), events.append)
                views.append(text(RULES.view(state, 0)))
            RULES.apply(state, step, events.append)
            views.append(text(RULES.view(state, 0)))
        feeds.append((feed(events, 0), views))
    assert feeds[0][0] == feeds[1][0]
    assert feeds[0][1] == feeds[1][1]
