"""Irrgarten, clause IRR-24: what a seat sees, what it keeps in mind, and what it is told."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engines.irrgarten.config import Config
from engines.irrgarten.events import (
    Appeared,
    Moved,
    ResurrectionRolled,
    SheetChanged,
    SightChanged,
    Vanished,
)
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_SIGHT, Parameters
from engines.irrgarten.sight import visible
from engines.irrgarten.state import State
from engines.irrgarten.view import UNKNOWN
from engines.kernel.events import SPECTATOR, Event, may_see
from tests.engines.irrgarten.helpers import COURSE, GRIM, RULES, SLOW, act, feed, hand, only

EXPLORED = Parameters(fog=FOG_EXPLORED)
SIGHT = Parameters(fog=FOG_SIGHT)
both_fogs = pytest.mark.parametrize("parameters", [EXPLORED, SIGHT], ids=["explored", "sight"])

WALLED = ("0----X-1-", "XXXX-X---", "E--------")
"""Player 0 in a corridor, player 1 in a room behind a wall."""


def shown(state: State, seat: int) -> list[str]:
    """What a seat knows of the board, row by row."""
    known = RULES.view(state, seat).known
    assert known is not None
    stride, height = state.config.labyrinth.stride, state.config.labyrinth.height
    return [known[y * stride + 1 : (y + 1) * stride - 1] for y in range(1, height + 1)]


def test_off_everything_is_public_and_nothing_is_kept_by_seat() -> None:
    state = hand(*WALLED)
    view = RULES.view(state, 1)
    assert (view.known, view.visible) == (None, None)
    assert view.me.square == state.square[1]
    assert view.sheets[0].square == state.square[0]
    assert (state.sight, state.known, state.met) == ([], [], [])
    assert state.config.public() is state.config


@both_fogs
def test_a_seat_sees_what_its_character_sees(parameters: Parameters) -> None:
    state = hand(*WALLED, parameters=parameters)
    assert shown(state, 0) == ["-----X???", "XXXX?X???", "?????????"], "not round the corner"
    assert shown(state, 1)[0] == "?????X---"
    assert UNKNOWN not in shown(state, 1)[1][6:]


@both_fogs
def test_each_seat_sees_for_itself_and_rivals_out_of_sight_are_not_shown(
    parameters: Parameters,
) -> None:
    state = hand(*WALLED, parameters=parameters)
    mine, rival = RULES.view(state, 0).sheets
    assert mine.square == state.square[0]
    assert (rival.alive, rival.square, rival.health, rival.weapons) == (True, None, None, None)
    assert RULES.view(state, 1).sheets[1].square == state.square[1]


def test_explored_keeps_what_was_seen() -> None:
    state = hand("0-X-", "X---", "E-X1", parameters=EXPLORED)
    before = shown(state, 0)
    act(state, "right", "left", "down", "left")
    after = shown(state, 0)
    for old, new in zip("".join(before), "".join(after), strict=True):
        assert old in (UNKNOWN, new), "nothing is forgotten"
    assert "".join(after).count(UNKNOWN) < "".join(before).count(UNKNOWN)


def test_sight_forgets_what_is_out_of_sight() -> None:
    """Down the hole in the floor, and the far end of the corridor is gone."""
    state = hand("0-----", "-XXXXX", "-XXXXX", "E--1--", parameters=SIGHT)
    assert shown(state, 0)[0] == "------"
    act(state, "down", "right")
    assert UNKNOWN in shown(state, 0)[0]
    state = hand("0-----", "-XXXXX", "-XXXXX", "E--1--", parameters=EXPLORED)
    act(state, "down", "right")
    assert shown(state, 0)[0] == "------"


def test_explored_remembers_a_monster_as_it_was_last_seen_and_sight_does_not() -> None:
    rows = ("0-M--", "-XXX-", "-XXX1", "----E")
    for parameters, remembered in ((EXPLORED, 5), (SIGHT, None)):
        state = hand(*rows, parameters=parameters, foes=[(0, 0, 5)], script=[0, 0, 0])
        assert RULES.view(state, 0).foes.health == (5,)
        # Player 1 comes round and kills it while player 0 is behind the wall.
        state.strength = (0, 1)
        act(state, "down", "up", "down", "up", "down", "left", "up", "left")
        assert state.foe_health == [0]
        foes = RULES.view(state, 0).foes
        assert dict(zip(foes.number, foes.health, strict=True)) == (
            {} if remembered is None else {0: remembered}
        )


def test_sight_reaches_so_far() -> None:
    row = "0--------E"
    for reach in (1, 4, 20):
        state = hand(row, parameters=replace(EXPLORED, sight_range=reach))
        assert shown(state, 0)[0].count(UNKNOWN) == max(0, 9 - reach)


def test_walls_hide_what_is_behind_and_corners_are_seen() -> None:
    board = Labyrinth.from_rows(["-----", "-XXX-", "-----", "-XXX-", "E----"])
    seen = visible(board.walls, board.stride, board.square(0, 0), 20)
    at = {board.xy(square) for square in seen}
    assert {(x, 0) for x in range(5)} <= at
    assert {(0, y) for y in range(5)} <= at
    assert (1, 1) in at, "a wall is seen"
    assert not {(2, 2), (3, 2), (4, 4), (2, 4)} & at


def test_an_empty_room_is_seen_whole_and_nothing_beyond_its_edge() -> None:
    board = Labyrinth.from_rows(["------", "------", "-----E"])
    for square in board.free():
        seen = visible(board.walls, board.stride, square, 20)
        assert set(board.free()) <= seen
        assert all(0 <= each < len(board.walls) for each in seen)


@both_fogs
def test_the_public_configuration_tells_only_the_size_of_the_board(parameters: Parameters) -> None:
    board = Labyrinth.from_rows(["P-X-M", "P---E"])
    public = Config(board, 2, parameters, monsters=1).public()
    assert (public.labyrinth.width, public.labyrinth.height) == (5, 2)
    assert public.labyrinth.walls.count(0) == 10
    assert (public.exit, public.labyrinth.monsters, public.labyrinth.starts) == (-1, (), ())
    assert (public.seats, public.monsters, public.parameters) == (2, 1, parameters)


@both_fogs
def test_a_spectator_sees_no_board_and_nobody_in_the_fog(parameters: Parameters) -> None:
    state = hand(*WALLED, parameters=parameters)
    view = RULES.view(state, SPECTATOR)
    assert set(view.known or "") == {UNKNOWN}
    assert view.visible == ()
    assert all(sheet.square is None for sheet in view.sheets)


# -- who is told


def told(events: list[Event], seat: int) -> list[str]:
    return [type(event).__name__ for event in events if may_see(event, seat)]


@both_fogs
def test_a_move_out_of_sight_is_not_told(parameters: Parameters) -> None:
    state = hand(*WALLED, parameters=parameters)
    events = act(state, "right")
    assert told(events, 0) == ["Moved", "SightChanged", "TurnBegan"]
    assert told(events, 1) == ["TurnBegan"]
    assert told(events, SPECTATOR) == ["TurnBegan"]


@both_fogs
def test_who_comes_into_sight_appears_and_who_leaves_it_vanishes(parameters: Parameters) -> None:
    """Only the square in sight is told, never where from or where to."""
    hidden = hand("1-XXX", "X--XX", "XX0-E", parameters=replace(parameters, sight_range=1), actor=1)
    events = act(hidden, "right")
    assert told(events, 0) == ["TurnBegan"], "from out of sight to out of sight"
    hidden.seat = 1
    events = act(hidden, "down")
    assert told(events, 0) == ["Appeared", "TurnBegan"]
    appeared = only(events, Appeared)
    assert hidden.config.labyrinth.xy(appeared.square) == (1, 1)
    hidden.seat = 1
    events = act(hidden, "up")
    assert told(events, 0) == ["Vanished", "TurnBegan"]
    assert hidden.config.labyrinth.xy(only(events, Vanished).square) == (1, 1)
    assert not any(isinstance(e, Moved) for e in events if may_see(e, 0))


@both_fogs
def test_irr_8_what_a_rival_wanted_is_told_to_who_sees_what_was_in_the_way(
    parameters: Parameters,
) -> None:
    """A slide tells of an obstacle. At reach 2, seat 1 sees the move but not the obstacle."""
    for reach, known in ((2, False), (3, True)):
        feeds = []
        for wanted in ("left", "right"):
            state = hand("E-X0-1", parameters=replace(parameters, sight_range=reach))
            events = act(state, wanted)
            feeds.append(feed(events, 1))
            mine = next(event for event in feed(events, 0) if event["event"] == "Moved")
            assert (mine["wanted"], mine["went"]) == (RULES.parse(wanted), RULES.parse("right"))
        assert (feeds[0] != feeds[1]) is known
        assert [event["event"] for event in feeds[0]] == ["Moved", "TurnBegan"]


@both_fogs
def test_irr_8_a_rival_that_stays_is_told_to_who_sees_what_was_in_the_way(
    parameters: Parameters,
) -> None:
    for reach, heard in ((2, []), (3, ["Stayed"])):
        house = replace(parameters, sight_range=reach, blocked_stays=True)
        events = act(hand("E-X0-1", parameters=house), "left")
        assert (told(events, 0), told(events, 1)) == (["Stayed"], heard)


@both_fogs
def test_a_combat_in_sight_is_told_blow_by_blow_and_one_out_of_sight_not_at_all(
    parameters: Parameters,
) -> None:
    for rows, seen in ((("0M---1E",), True), (("0M-XXX-", "X-----1", "XXXXXXE"), False)):
        state = hand(*rows, parameters=parameters, foes=[SLOW], script=[0, 0, 0], strength=1)
        events = act(state, "right")
        assert ("CombatBegan" in told(events, 1)) is seen
        assert ("Blow" in told(events, 1)) is seen
        assert ("Rewarded" in told(events, 1)) is seen
        assert ("FoeChanged" in told(events, 1)) is seen
        assert ("SheetChanged" in told(events, 1)) is seen
        assert {"CombatBegan", "Blow", "Rewarded", "FoeChanged", "SheetChanged"} <= {
            *told(events, 0)
        }


@both_fogs
def test_death_and_turns_are_public_but_the_sheet_of_who_comes_back_is_not(
    parameters: Parameters,
) -> None:
    state = hand("0--XXb", "XX-XX-", "XX---E", parameters=parameters, foes=[GRIM], health={1: 0})
    assert RULES.view(state, 0).sheets[1].alive is False
    state.source = type(state.source)([0])  # type: ignore[call-arg]  # a script
    events = act(state, "right")
    assert may_see(only(events, ResurrectionRolled), 0)
    sheet = only(events, SheetChanged)
    assert not may_see(sheet, 0)
    assert may_see(sheet, 1)
    assert RULES.view(state, 0).sheets[1].alive is True


@both_fogs
def test_what_a_seat_sees_is_told_to_it_alone(parameters: Parameters) -> None:
    state = hand("0M--1-E", parameters=parameters, foes=[SLOW], script=[0, 0, 0])
    sight = only(act(state, "right"), SightChanged)
    assert sight.seats == 1 << 0
    assert len(sight.signs) == len(sight.squares)
    assert [foe[0] for foe in sight.foes] == [0]


def test_course_and_fog_go_together() -> None:
    parameters = replace(COURSE, fog=FOG_SIGHT)
    state = hand("0--1E", parameters=parameters, fuzzy=[0], intelligence=5_000, script=[5_000, 0])
    assert RULES.view(state, 1).sheets[0].fuzzy is True
    act(state, "right")
    assert json.dumps(RULES.view(state, 0).to_data())


@both_fogs
def test_far_from_sight_the_same_feed_whatever_happens(parameters: Parameters) -> None:
    """One game twice; only what seat 0 can't see differs: walls, monsters, a rival's moves."""
    near = ["0--X", "X--X", "---X", "-X-X"]
    far = (["-1-M", "--M-", "----", "---E"], ["E-X-", "M-1-", "-X--", "M---"])
    feeds = []
    for rooms, ways in zip(far, (("down", "right"), ("up", "left")), strict=True):
        rows = [one + other for one, other in zip(near, rooms, strict=True)]
        rows[3] = rows[3][:3] + "-" + rows[3][4:]
        rows = [row[:3] + "X" + row[4:] for row in rows]
        state = hand(*rows, parameters=parameters, foes=[SLOW, SLOW], script=[0] * 40)
        events: list[Event] = []
        views = []
        for mine, theirs in zip(("right", "down"), ways, strict=True):
            for word in (mine, theirs):
                RULES.apply(state, RULES.parse(word), events.append)
                views.append(RULES.view(state, 0))
        feeds.append((json.dumps(feed(events, 0)), views))
    assert feeds[0] == feeds[1]
