"""What a client may be given of a configuration: enough to play, and nothing secret (IRR-24)."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engines.irrgarten.bots import BOTS
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_SIGHT, Parameters
from engines.irrgarten.rules import Rules
from engines.kernel.canonical import canonical
from engines.kernel.errors import BadSetup, BadState
from tests.engines.irrgarten.strategies import boards, parameters
from tests.engines.quick import quick
from tests.engines.rules_contract import CASES, Table
from tests.helpers.examples import tried

FOGS = (FOG_EXPLORED, FOG_SIGHT)
DECK = (MonsterCard("owl", "o", 4_000, 3_000, 7), MonsterCard("bat", "b", health=2))


def received(config: Any) -> Any:
    """The public configuration as a client makes it of what came over the line."""
    return type(config).from_public(json.loads(json.dumps(config.public_data())))


@pytest.mark.parametrize(("name", "setting"), CASES)
def test_a_client_has_the_public_configuration_and_the_views_of_it(name: str, setting: str) -> None:
    table = Table(name, setting, 5).play_to(5)
    public = received(table.config)
    assert public.digest == table.config.public().digest
    assert public.private == table.config.private
    actor = table.rules.actor(table.state)
    view = table.rules.view(table.state, actor)
    assert view.seat == actor >= 0
    guess = table.rules.determinize(public, view, table.dice)
    assert table.rules.view(guess, actor) == view, "a bot of the client has what it needs"


@tried(60)
@given(boards(), parameters(fogs=FOGS), st.integers(1, 3), st.none() | st.integers(0, 2))
def test_irr_24_under_fog_nothing_but_the_size_of_the_board_is_given(
    board: Labyrinth, made: Parameters, seats: int, monsters: int | None
) -> None:
    try:
        config = Config(board, seats, made, DECK, monsters)
    except BadSetup:
        assume(False)
    data = config.public_data()
    assert set(data) == {"size", "seats", "figures", "cards", "monsters"}
    assert data["size"] == [board.width, board.height]
    public = received(config)
    assert (public.exit, public.labyrinth.monsters, public.labyrinth.starts) == (-1, (), ())
    assert sum(public.labyrinth.walls) == 2 * (board.width + board.height) + 4, "only the border"
    assert public.digest == config.public().digest


@st.composite
def hidden_boards(draw: st.DrawFn, width: int, height: int, foes: int) -> Labyrinth:
    """A board of that size with `foes` monsters on it, everything else at will."""
    signs = draw(
        st.lists(st.sampled_from("---X"), min_size=width * height, max_size=width * height)
    )
    places = draw(st.permutations(range(width * height)))
    for sign, place in zip("E" + "M" * foes + "PP", places, strict=False):
        signs[place] = sign
    rows = ["".join(signs[y * width : (y + 1) * width]) for y in range(height)]
    bare = Labyrinth.from_rows(rows)
    ids = draw(st.lists(st.sampled_from(["", "owl", "bat"]), min_size=foes, max_size=foes))
    return Labyrinth.from_rows(rows, dict(zip(bare.monsters, ids, strict=True)))


@tried(60)
@given(st.data(), st.integers(3, 7), st.integers(3, 6), st.integers(0, 3), st.sampled_from(FOGS))
def test_irr_24_boards_that_differ_in_what_no_seat_may_know_give_the_same_bytes(
    data: st.DataObject, width: int, height: int, foes: int, fog: int
) -> None:
    """Obstacles, exit, starts, the squares and the cards of monsters are all different."""
    given_to_clients = set()
    for _ in range(2):
        board = data.draw(hidden_boards(width, height, foes))
        config = Config(board, 2, Parameters(fog=fog), DECK, foes)
        given_to_clients.add(canonical(config.public_data()))
    assert len(given_to_clients) == 1


def test_without_fog_the_board_is_given_whole() -> None:
    rows = ["M--P", "--E-", "-XMP"]
    board = Labyrinth.from_rows(rows, {Labyrinth.from_rows(rows).monsters[0]: "owl"})
    config = Config(board, 2, cards=DECK)
    assert config.public_data() == config.to_data()
    assert received(config).labyrinth == board


def test_a_bot_decides_alike_with_what_a_client_is_given() -> None:
    table = Table("irrgarten", "explored", 8).play_to(5)
    seat = table.rules.actor(table.state)
    view = table.rules.view(table.state, seat)
    for bot in quick(BOTS).values():
        ours, theirs = (
            bot(each, view, 3) for each in (table.config.public(), received(table.config))
        )
        assert ours == theirs


# -- what a server sends is checked


def under_fog(**changes: Any) -> dict[str, Any]:
    """What is given of a small foggy board, with other fields."""
    board = Labyrinth.from_rows(["--E", "-M-"])
    return Config(board, 1, Parameters(fog=FOG_SIGHT), DECK).public_data() | changes


JUNK: list[Any] = [
    None, True, "x", 5, -3, {}, {"a": 1}, [], [5], [None], [["a"]], 0.5, float("nan"), [[]],
    [3, 3, 3], [-1, 3], [True, 3], ["3", "3"], [10**9, 10**9], 10**400, [10**400, 1],
]  # fmt: skip


@pytest.mark.parametrize("field", ["size", "seats", "figures", "cards", "monsters"])
@pytest.mark.parametrize("junk", JUNK, ids=lambda value: repr(value)[:20])
def test_what_is_no_public_configuration_is_refused(field: str, junk: object) -> None:
    if (field, junk) == ("cards", []):
        return  # a deck without cards: the figures decide
    with pytest.raises((BadState, BadSetup)):
        Config.from_public(under_fog(**{field: junk}))


@pytest.mark.parametrize(
    "data", [None, [], "x", 5, {}, under_fog(grid=["--E"]), under_fog(exit=3), under_fog(fixed=[])]
)
def test_squares_under_fog_and_fields_that_are_not_foreseen_are_refused(data: Any) -> None:
    with pytest.raises(BadState):
        Config.from_public(data)
    lacking = under_fog()
    del lacking["size"]
    with pytest.raises(BadState):
        Config.from_public(lacking)


def test_a_board_too_large_is_refused_before_it_is_laid_out() -> None:
    """A thousand short rows behind a long one would else be a thousand long rows in memory."""
    open_board = Config(Labyrinth.from_rows(["--E", "---"]), 2).public_data()
    row = "-" * 1_000_000
    tracemalloc.start()
    try:
        for data in (open_board | {"grid": [row, *["-"] * 999]}, under_fog(size=[10**6, 10**6])):
            with pytest.raises(BadState):
                Config.from_public(data)
        assert tracemalloc.get_traced_memory()[1] < 10 * len(row)
    finally:
        tracemalloc.stop()


def test_rules_deal_the_same_game_from_a_public_board_without_fog() -> None:
    config = Config(Labyrinth.from_rows(["--E-", "-X--", "----"]), 2, cards=DECK)
    rules = Rules()
    deals = {rules.digest(rules.new(each, "x")) for each in (config, received(config))}
    assert len(deals) == 1
