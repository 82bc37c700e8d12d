"""Irrgarten, clauses IRR-1 to IRR-5: the board and the set-up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.state import State
from engines.kernel.errors import BadSetup
from engines.kernel.events import OVER
from engines.kernel.streams import ScriptedSource
from tests.engines.irrgarten.helpers import CAVE, HALL, OPEN, RULES, SEED, act, hand

SEEDS = [f"seed {number}" for number in range(60)]


def problem_of(*rows: str) -> object:
    with pytest.raises(BadSetup) as refused:
        Labyrinth.from_rows(rows)
    return refused.value.data["problem"]


def test_irr_1_a_square_is_free_or_an_obstacle_and_one_is_the_exit() -> None:
    board = Labyrinth.from_rows(["-XE", "--X"])
    assert (board.width, board.height) == (3, 2)
    assert board.xy(board.exit) == (2, 0)
    assert [board.xy(square) for square in board.free()] == [(0, 0), (2, 0), (0, 1), (1, 1)]
    assert not board.walls[board.exit], "the exit is never an obstacle"
    assert board.rows() == ["-XE", "--X"]


def test_irr_1_beyond_the_edge_everything_is_an_obstacle() -> None:
    board = Labyrinth.from_rows(["E-", "--"])
    inside = {board.square(x, y) for x in range(2) for y in range(2)}
    assert all(board.walls[square] for square in set(range(len(board.walls))) - inside)


@pytest.mark.parametrize("seats", range(1, 9))
def test_irr_2_players_start_on_distinct_free_squares_without_monster_or_exit(seats: int) -> None:
    config = Config(Labyrinth.from_rows(CAVE), seats)
    for seed in SEEDS:
        state = RULES.new(config, seed)
        assert len(set(state.square)) == seats
        assert not any(config.walls[square] for square in state.square)
        assert config.exit not in state.square
        assert not set(state.square) & set(state.foe_square)


def test_irr_2_every_free_square_can_be_a_start() -> None:
    config = Config(Labyrinth.from_rows(["---", "-X-", "--E"]), 2)
    found = {RULES.new(config, seed).square[0] for seed in SEEDS}
    assert found == set(config.labyrinth.free()) - {config.exit}


def test_irr_2_starts_of_a_file_are_drawn_among_and_kept_free_of_monsters() -> None:
    board = Labyrinth.from_rows(["P----------P", "------------", "P----E------"])
    config = Config(board, 2)
    assert config.monsters == 3
    drawn = set()
    for seed in SEEDS:
        state = RULES.new(config, seed)
        drawn |= set(state.square)
        assert not set(state.foe_square) & set(board.starts)
    assert drawn == set(board.starts)


@pytest.mark.parametrize("seats", [0, 9, -1])
def test_irr_2_there_are_1_to_8_players(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        Config(Labyrinth.from_rows(OPEN), seats)
    assert refused.value.data["problem"] == "seats"


def test_irr_2_fewer_starts_than_players_are_refused() -> None:
    board = Labyrinth.from_rows(["P---", "---E", "P---"])
    assert Config(board, 2).seats == 2
    with pytest.raises(BadSetup) as refused:
        Config(board, 3)
    assert refused.value.data == {"problem": "few-starts", "found": 2, "needed": 3}


def test_irr_3_monsters_stand_on_distinct_free_squares_never_on_the_exit() -> None:
    config = Config(Labyrinth.from_rows(CAVE), 3, monsters=30)
    for seed in SEEDS:
        squares = RULES.new(config, seed).foe_square
        assert len(set(squares)) == 30, "at most one to a square"
        assert not any(config.walls[square] for square in squares)
        assert config.exit not in squares


def test_irr_3_there_is_a_monster_for_every_twelve_free_squares() -> None:
    """Figures: monsters = free squares divided by 12."""
    assert Config(Labyrinth.from_rows(OPEN), 2).monsters == 100 // 12
    assert Config(Labyrinth.from_rows(OPEN), 2, Parameters(monster_share=3)).monsters == 33
    assert Config(Labyrinth.from_rows(["-----------E"]), 2).monsters == 1
    assert Config(Labyrinth.from_rows(["----------E"]), 2).monsters == 0


def test_irr_3_a_file_may_fix_the_monsters_and_their_cards() -> None:
    deck = (MonsterCard("owl", "o", 4_000, 3_000, 7), MonsterCard("bat", "b"))
    rows = ["M--M", "----", "---E"]
    plain = Labyrinth.from_rows(rows)
    board = Labyrinth.from_rows(rows, {plain.monsters[0]: "owl"})
    cards = set()
    for seed in SEEDS:
        state = RULES.new(Config(board, 2, cards=deck), seed)
        assert state.foe_square == board.monsters
        first = (state.foe_strength[0], state.foe_intelligence[0], state.foe_health[0])
        assert (state.foe_card[0], *first) == (0, 4_000, 3_000, 7)
        cards.add(state.foe_card[1])
        if state.foe_card[1] == 1:
            assert state.foe_health[1] == 5, "what a card leaves open is as the figures say"
            assert 0 <= state.foe_strength[1] < 10_000
    assert cards == {0, 1}


def test_irr_4_the_first_player_is_drawn_then_seat_order_follows() -> None:
    config = Config(Labyrinth.from_rows(OPEN), 4, monsters=0)
    first = {RULES.new(config, seed).seat for seed in SEEDS}
    assert first == {0, 1, 2, 3}
    state = hand("0---", "1---", "2--E", actor=1)
    order = []
    for _ in range(6):
        order.append(RULES.actor(state))
        act(state, "right" if len(order) <= 3 else "left")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (("--E", "--"), "unequal-lines"),
        (("---", "---"), "one-exit"),
        (("-E-", "-E-"), "one-exit"),
        (("--E", "-?-"), "unknown-square"),
        ((), "one-exit"),
    ],
)
def test_irr_5_what_is_no_labyrinth_is_refused(rows: tuple[str, ...], problem: str) -> None:
    assert problem_of(*rows) == problem


def test_irr_5_squares_cut_off_from_the_exit_are_named() -> None:
    board = Labyrinth.from_rows(["-X--", "XX-E", "--X-"])
    assert [board.xy(square) for square in board.unreachable()] == [(0, 0), (0, 2), (1, 2)]
    assert not Labyrinth.from_rows(HALL).unreachable()


def test_irr_5_only_obstacles_count_for_reaching_the_exit() -> None:
    assert not Labyrinth.from_rows(["-ME"]).unreachable()


@pytest.mark.parametrize(
    ("rows", "seats", "monsters", "fits"),
    [
        (["--E", "---"], 2, 3, True),
        (["--E", "---"], 3, 3, False),
        (["PPP", "-E-"], 2, 2, True),
        # The third start stays a player's, so three monsters have only two squares.
        (["PPP", "-E-"], 2, 3, False),
    ],
)
def test_irr_5_a_setup_without_room_for_all_is_refused(
    rows: list[str], seats: int, monsters: int, fits: bool
) -> None:
    board = Labyrinth.from_rows(rows)
    if fits:
        for seed in SEEDS:
            state = RULES.new(Config(board, seats, monsters=monsters), seed)
            assert len({*state.square, *state.foe_square, board.exit}) == 1 + seats + monsters
    else:
        with pytest.raises(BadSetup) as refused:
            Config(board, seats, monsters=monsters)
        assert refused.value.data["problem"] == "no-room"


def dealt(script: list[int], rows: list[str], monsters: int) -> State:
    source = ScriptedSource(script)
    state = RULES.deal(Config(Labyrinth.from_rows(rows), 2, monsters=monsters), source)
    assert source.left == 0
    return state


def test_figures_the_draws_of_the_setup_come_in_the_written_order() -> None:
    """Figures: monsters (square, strength, intelligence), players (same), first player."""
    #        M: square str   int   | 0: square str   int | 1: square str  int | first
    script = [*(1, 7_100, 3_200), *(0, 5_300, 4_400), *(1, 9_999, 0), 1]
    state = dealt(script, ["----E"], 1)
    assert [state.config.labyrinth.xy(s)[0] for s in state.foe_square] == [1]
    assert (state.foe_strength, state.foe_intelligence) == ((7_100,), (3_200,))
    # What is taken leaves its place to the last: 0 1 2 3 without 1 are 0 2 3, then 3 2.
    assert [state.config.labyrinth.xy(s)[0] for s in state.square] == [0, 2]
    assert (state.strength, state.intelligence) == ((5_300, 9_999), (4_400, 0))
    assert state.seat == 1


def test_figures_players_and_monsters_begin_as_written() -> None:
    """Figures: health 10 and 5; strength and intelligence in 0 to 10; IRR-19: no gear."""
    config = Config(Labyrinth.from_rows(OPEN), 8)
    reals: list[int] = []
    for seed in SEEDS:
        state = RULES.new(config, seed)
        assert state.health == [10] * 8
        assert state.foe_health == [5] * 8
        assert state.hits == [0] * 8
        assert state.weapons == state.shields == [()] * 8
        reals += state.strength + state.intelligence
        reals += state.foe_strength + state.foe_intelligence
    assert min(reals) >= 0
    assert max(reals) < 10_000
    assert min(reals) < 100, "uniform from 0 ..."
    assert max(reals) > 9_900, "... up to the limit"


def test_figures_can_all_be_changed_and_a_limit_of_0_is_always_0() -> None:
    parameters = replace(
        SEED,
        player_strength=0,
        player_intelligence=1_500,
        player_health=3,
        monster_strength=2,
        monster_intelligence=0,
        monster_health=9,
    )
    config = Config(Labyrinth.from_rows(OPEN), 2, parameters)
    wits = set()
    for seed in SEEDS:
        state = RULES.new(config, seed)
        assert state.strength == (0, 0)
        assert max(state.intelligence) < 1_500
        assert state.health == [3, 3]
        assert set(state.foe_strength) <= {0, 1}
        assert set(state.foe_intelligence) == {0}
        assert set(state.foe_health) == {9}
        wits |= set(state.intelligence)
    assert len(wits) > 50


def test_a_deck_gives_random_cards_to_monsters_without_one() -> None:
    deck = tuple(MonsterCard(name, name[0], level, 0, 1) for level, name in enumerate("xyz"))
    config = Config(Labyrinth.from_rows(OPEN), 1, cards=deck)
    seen = set()
    for seed in SEEDS[:20]:
        state = RULES.new(config, seed)
        assert state.foe_strength == state.foe_card, "the card's figures, not the rules'"
        seen |= set(state.foe_card)
    assert seen == {0, 1, 2}


def test_one_player_may_practise_alone() -> None:
    """IRR-2: 1 as practice."""
    state = hand("0-E")
    act(state, "right", "right")
    assert (state.seat, state.winner) == (OVER, 0)
