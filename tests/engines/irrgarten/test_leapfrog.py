"""Leapfrog (IRR-36)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.irrgarten.config import Config
from engines.irrgarten.events import CombatBegan, Moved, Stayed, ThrownBack
from engines.irrgarten.heuristics import racer_bot, scout_bot
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.irrgarten.planning import IrrgartenPort
from engines.irrgarten.view import STAYS, TO_EXIT, TO_FOE, TO_FREE, TO_UNSEEN
from tests.engines.irrgarten.helpers import BOARDS, GRIM, RULES, WEAK, act, at, feed, hand, only

LEAP = Parameters(leapfrog=True)
OUT = replace(LEAP, leap_out=True)
UP, DOWN, LEFT, RIGHT = range(4)


def test_irr_36_who_walks_into_a_rival_lands_straight_behind() -> None:
    state = hand("-----", "-01--", "E----", parameters=LEAP)
    moved = only(act(state, "right"), Moved)
    assert at(state, 0) == (3, 1)
    assert (moved.wanted, moved.went, moved.over) == (RIGHT, RIGHT, 1)
    assert at(state, 1) == (2, 1), "the rival stays"


def test_irr_36_by_default_a_rival_is_an_obstacle() -> None:
    state = hand("-----", "-01--", "E----")
    moved = only(act(state, "right"), Moved)
    assert (moved.went, moved.over) == (DOWN, -1)
    assert "over" not in moved.to_data()


def test_irr_36_a_dead_rival_is_leapt_over_too() -> None:
    state = hand("-0b--", "E----", parameters=LEAP, health={1: 0}, foes=[GRIM], script=None)
    act(state, "right")
    assert at(state, 0) == (3, 0)


@pytest.mark.parametrize(
    ("rows", "landing"),
    [
        (("----", "-01X", "---E"), (2, 2)),  # down is the first of IRR-8
        (("----", "-01X", "XXXE"), (2, 0)),  # then up
        (("----", "-012", "---E"), (2, 2)),  # another player is no free square
    ],
)
def test_irr_36_without_room_straight_behind_it_is_the_first_free_square_beside(
    rows: tuple[str, ...], landing: tuple[int, int]
) -> None:
    state = hand(*rows, parameters=LEAP)
    act(state, "right")
    assert at(state, 0) == landing


def test_irr_36_the_order_of_tries_is_that_of_irr_8() -> None:
    order = replace(LEAP, fallback=(UP, DOWN, LEFT, RIGHT))
    state = hand("----", "-01X", "---E", parameters=order)
    act(state, "right")
    assert at(state, 0) == (2, 0)


def test_irr_36_without_any_room_the_move_is_blocked_as_in_irr_8() -> None:
    state = hand("-XXE", "01X-", "-XX-", parameters=LEAP)
    moved = only(act(state, "right"), Moved)
    assert (moved.went, moved.over) == (DOWN, -1)
    stays = hand("-XXE", "01X-", "-XX-", parameters=replace(LEAP, blocked_stays=True))
    assert only(act(stays, "right"), Stayed).wanted == RIGHT


def test_irr_36_a_blocked_move_never_leaps_by_itself() -> None:
    """Down, the first try of IRR-8, holds a rival: it is no free square."""
    state = hand("-0X-", "-1-E", "----", parameters=LEAP)
    moved = only(act(state, "right"), Moved)
    assert (moved.went, moved.over) == (LEFT, -1)


def test_irr_36_a_monster_on_the_landing_square_is_fought() -> None:
    state = hand("01M-", "---E", parameters=LEAP, strength=1, foes=[WEAK], script=None)
    events = act(state, "right")
    assert only(events, CombatBegan).square == state.foe_square[0]
    assert at(state, 0) == (2, 0)


def test_irr_28_a_lost_fight_after_a_leap_throws_back_to_the_square_of_the_leap() -> None:
    strong = (10**9, 10**9, 99)
    back = replace(LEAP, thrown_back=True)
    state = hand("01M-", "---E", parameters=back, foes=[strong], script=None)
    assert only(act(state, "right"), ThrownBack).target == state.square[0]
    assert at(state, 0) == (0, 0)


def test_irr_36_over_a_rival_before_the_exit_one_lands_on_the_exit() -> None:
    state = hand("-01E", parameters=LEAP)
    assert RULES.view(state, 0).previews[RIGHT].kind == TO_EXIT
    act(state, "right")
    assert state.winner == 0
    guarded = hand("-01E", parameters=replace(LEAP, guardian=2_250), script=None)
    assert RULES.view(guarded, 0).previews[RIGHT].kind == TO_FOE
    foe = only(act(guarded, "right"), CombatBegan).foe
    assert foe == guarded.config.guardian


def test_irr_36_a_shut_exit_is_no_landing_square() -> None:
    """IRR-29: for who owes the toll the exit is an obstacle."""
    state = hand("-01E", "----", "M---", parameters=replace(LEAP, toll=1))
    state.beaten = [0, 0]
    act(state, "right")
    assert at(state, 0) == (2, 1)


GATE = ("X-X", "01-", "XEX")
"""A rival on the only square beside the exit, with room straight behind."""


def test_irr_36_a_leap_lands_past_the_exit_unless_leap_out_is_on() -> None:
    past = hand(*GATE, parameters=LEAP)
    act(past, "right")
    assert at(past, 0) == (2, 1)
    for health in (5, 0):
        out = hand(*GATE, parameters=OUT, health={1: health}, script=None)
        ahead = RULES.view(out, 0).previews[RIGHT]
        assert (ahead.kind, ahead.over) == (TO_EXIT, 1)
        act(out, "right")
        assert out.winner == 0, "neither the living nor the dead seal the exit"


def test_irr_36_with_leap_out_a_shut_exit_is_no_landing_square() -> None:
    owes = hand(*GATE, "M--", parameters=replace(OUT, toll=1))
    owes.beaten = [0, 0]
    act(owes, "right")
    assert at(owes, 0) == (2, 1)


def test_irr_36_with_leap_out_the_guardian_is_fought_and_throws_back() -> None:
    strong = replace(OUT, guardian=100_000)
    state = hand(*GATE, parameters=strong, strength=1_000, intelligence=1_000, script=None)
    thrown = only(act(state, "right"), ThrownBack)
    assert thrown.target == state.config.labyrinth.square(0, 1)


def test_irr_24_in_fog_a_leap_that_may_end_on_an_unseen_exit_has_no_preview() -> None:
    """Whether the exit is there or not, the seat sees the same."""
    foggy = replace(OUT, fog=FOG_EXPLORED)
    boards = (("X---", "01--", "-E--"), ("X---", "01--", "---E"))
    for rows in boards:
        state = hand(*rows, parameters=foggy)
        hidden = state.config.labyrinth.square(1, 2)
        state.sight[0] = state.sight[0] - {hidden, state.config.exit}
        state.known[0][hidden] = state.known[0][state.config.exit] = 0
        ahead = RULES.view(state, 0).previews[RIGHT]
        assert (ahead.kind, ahead.over) == (TO_UNSEEN, 1)
    state = hand(*boards[0], parameters=foggy)
    assert RULES.view(state, 0).previews[RIGHT].kind == TO_EXIT, "what it sees it can foresee"


def test_irr_36_matches_saved_before_leap_out_replay_without_it() -> None:
    data = LEAP.to_data()
    assert "leap_out" not in data
    assert Parameters.from_data(data) == LEAP
    assert Parameters.from_data(OUT.to_data()) == OUT


def test_irr_36_a_preview_shows_the_landing_square() -> None:
    state = hand("-01--", "E----", parameters=LEAP)
    ahead = RULES.view(state, 0).previews[RIGHT]
    assert (ahead.kind, ahead.over) == (TO_FREE, 1)
    assert state.config.labyrinth.xy(ahead.target) == (3, 0)
    blocked = hand("-XXE", "01X-", "-XX-", parameters=replace(LEAP, blocked_stays=True))
    assert RULES.view(blocked, 0).previews[RIGHT].kind == STAYS


def test_irr_36_a_dazed_player_may_stray_instead() -> None:
    """IRR-22: the leap obeys with a chance like any step; a stray step is no leap."""
    ends = set()
    for seed in range(30):
        state = hand("-----", "-01--", "E----", parameters=LEAP, fuzzy=(0,), script=None)
        state.source = RULES.new(Config(state.config.labyrinth, 2), f"{seed}").source
        moved = only(act(state, "right"), Moved)
        assert moved.strayed is (moved.over < 0)
        ends.add(at(state, 0))
    assert ends == {(1, 0), (0, 1), (1, 2)}, "intelligence 0 never obeys"
    alone = hand("01-", "XXE", parameters=LEAP, fuzzy=(0,), script=None)
    act(alone, "right")
    assert at(alone, 0) == (2, 0), "where only a leap leads on, it obeys"


# -- fog

FOG = replace(LEAP, fog=FOG_EXPLORED)


def test_irr_36_in_fog_an_unseen_square_behind_a_rival_shows_nothing() -> None:
    """With a sight of one square the preview must not say what is behind the rival."""
    short = replace(FOG, sight_range=1)
    open_, shut = (hand("-----", rows, "E----", parameters=short) for rows in ("-01--", "-01X-"))
    views = [RULES.view(state, 0) for state in (open_, shut)]
    assert views[0] == views[1]
    ahead = views[0].previews[RIGHT]
    assert (ahead.kind, ahead.over, ahead.foe) == (TO_UNSEEN, 1, -1)
    assert ahead.target == open_.square[1]
    far = hand("-----", "-01--", "E----", parameters=FOG)
    assert RULES.view(far, 0).previews[RIGHT].kind == TO_FREE


def test_irr_36_in_fog_only_who_sees_the_rival_learns_who_was_leapt_over() -> None:
    """Player 2 sees both ends of the leap, but not the square between."""
    state = hand("-01--", "--2--", "E----", parameters=FOG)
    state.sight[2] -= {state.square[1]}
    events = act(state, "right")
    own, leapt, other = (
        [each for each in feed(events, seat) if each["event"] in ("Moved", "Vanished")]
        for seat in range(3)
    )
    assert own[0]["over"] == leapt[0]["over"] == 1
    assert all("over" not in each for each in other)


def test_irr_36_the_encoding_of_a_view_says_who_is_leapt_over() -> None:
    config = Config(Labyrinth.from_rows(BOARDS["open"]), 2, LEAP, monsters=0)
    state = RULES.new(config, "encoded")
    state.square = [state.config.labyrinth.square(2, 2), state.config.labyrinth.square(3, 2)]
    state.seat = 0
    found = RULES.encode(config, RULES.view(state, 0))
    parts = {part.name: part for part in RULES.layout(config)}
    part = parts["way_over"]
    assert found[part.start : part.start + part.length] == [-1, -1, -1, 1]
    assert len(found) == max(each.start + each.length for each in parts.values())


# -- bots


def test_irr_36_racer_scout_and_policy_leap_forward() -> None:
    rows = ("XXXXXX", "-01--E", "XXXXXX")
    state = hand(*rows, parameters=LEAP)
    view = RULES.view(state, 0)
    assert racer_bot(state.config, view, 3) == RIGHT
    assert scout_bot(state.config, view, 3) == RIGHT
    assert IrrgartenPort().policy(state) == RIGHT


def test_irr_36_a_leap_that_is_a_detour_is_left_alone() -> None:
    """Behind the rival the way leads back; the other way is as short without it."""
    state = hand("-01-X", "X-XXX", "X--E-", parameters=LEAP)
    view = RULES.view(state, 0)
    assert racer_bot(state.config, view, 3) == DOWN
    assert IrrgartenPort().policy(state) == DOWN
