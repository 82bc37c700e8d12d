"""The labyrinth generator (IRR-5): what it promises for every size, seed and algorithm."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.irrgarten.generator import (
    ALGORITHMS,
    DIFFICULTIES,
    Algorithm,
    BadSpec,
    Cancelled,
    Difficulty,
    GeneratorError,
    Spec,
    TooSmall,
    Unsolvable,
    generate,
)
from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.board import Board
from engines.irrgarten.generator.populate import place_monsters
from engines.irrgarten.generator.pulse import Pulse
from engines.irrgarten.labyrinth import EXIT, FREE, MONSTER, OBSTACLE, Labyrinth
from tests.helpers.examples import tried

MAZES: tuple[Algorithm, ...] = ("backtracker", "wilson", "kruskal")
SIZES = ((5, 5), (6, 9), (25, 15), (41, 25), (101, 101))

CATALOGUE = {
    (Spec(5, 5, "backtracker"), "one"): "887416073eabdea5",
    (Spec(25, 15, "backtracker"), "WOLF-7F3A"): "33239d730af1b873",
    (Spec(26, 16, "backtracker", loops=40, difficulty="deadly"), "even"): "837d905ac1a5c6e1",
    (Spec(25, 15, "wilson"), "WOLF-7F3A"): "5f0eb20256307369",
    (Spec(301, 201, "wilson", difficulty="calm"), "far"): "cf68c738af1c3fc5",
    (Spec(25, 15, "kruskal"), "WOLF-7F3A"): "cd384dd4caa4565d",
    (Spec(80, 40, "kruskal", loops=0, monsters=7), "ñandú"): "60e924ce21e51376",
    (Spec(41, 25, "rooms"), "WOLF-7F3A"): "bebf057f5c97eda6",
    (Spec(120, 121, "rooms", loops=0, difficulty="deadly"), ""): "b1e05e045b2d8aae",
    (Spec(41, 25, "caves"), "WOLF-7F3A"): "ae6e3058433a654b",
    (Spec(100, 61, "caves", loops=25, players=8), "deep"): "2e5d482ef4d99be5",
}
"""Digests of labyrinths made on one machine: every other machine and Python must make the same.

A change of any of them is a change of what a seed means to players. When that is meant, print the
new ones with `digest` and look at a few of the labyrinths before committing them.
"""


def digest(rows: list[str]) -> str:
    """A short name for the rows of a labyrinth."""
    return blake2b("\n".join(rows).encode(), digest_size=8).hexdigest()


def count(rows: list[str], signs: str) -> int:
    """How many squares carry one of the signs."""
    return sum(row.count(sign) for row in rows for sign in signs)


def free_squares(rows: list[str]) -> int:
    return count(rows, FREE + MONSTER + EXIT)


def ways_out(labyrinth: Labyrinth, square: int) -> int:
    """Free neighbours of a square."""
    return sum(not labyrinth.walls[square + delta] for delta in labyrinth.deltas)


def check_labyrinth(rows: list[str], spec: Spec) -> Labyrinth:
    """What holds for each labyrinth that is made, whatever was asked for."""
    assert (len(rows), {len(row) for row in rows}) == (spec.height, {spec.width})
    assert set("".join(rows)) <= set(OBSTACLE + FREE + MONSTER + EXIT)
    assert count(rows, EXIT) == 1
    labyrinth = Labyrinth.from_rows(rows)
    assert labyrinth.unreachable() == []
    assert count(rows, FREE) >= spec.players, "IRR-2: a free square for each player"
    assert set(rows[0] + rows[-1]) == {OBSTACLE}
    assert {row[0] + row[-1] for row in rows} == {OBSTACLE * 2}
    return labyrinth


@pytest.mark.one_of(3)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_free_square_has_a_way_to_the_exit(
    algorithm: Algorithm, width: int, height: int
) -> None:
    """IRR-5, with the default number of monsters: a twelfth of the free squares."""
    players = 2 if width * height < 60 else 8
    spec = Spec(width, height, algorithm, players=players)
    for seed in ("WOLF-7F3A", "", "ñandú 🐺"):
        rows = generate(spec, seed)
        check_labyrinth(rows, spec)
        free = free_squares(rows)
        assert count(rows, MONSTER) == min(free // 12, free - 1 - players)
        assert free >= width * height // 5
        assert free <= width * height * 3 // 5


@pytest.mark.one_of(3)
@pytest.mark.parametrize(("width", "height"), [(5, 1001), (1001, 6), (300, 200)])
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_long_and_large_boards_are_solvable_too(
    algorithm: Algorithm, width: int, height: int
) -> None:
    spec = Spec(width, height, algorithm, players=8)
    check_labyrinth(generate(spec, "far"), spec)


@pytest.mark.one_of(3)
@pytest.mark.long
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_largest_boards_are_solvable_too(algorithm: Algorithm) -> None:
    for side in (1000, 1001):
        spec = Spec(side, side, algorithm, difficulty="deadly", players=8)
        check_labyrinth(generate(spec, "vast"), spec)


@st.composite
def specs(draw: st.DrawFn) -> Spec:
    """Small specs with every option."""
    return Spec(
        width=draw(st.integers(5, 32)),
        height=draw(st.integers(5, 32)),
        algorithm=draw(st.sampled_from(ALGORITHMS)),
        loops=draw(st.none() | st.integers(0, 100)),
        monsters=draw(st.none() | st.integers(0, 25)),
        difficulty=draw(st.sampled_from(DIFFICULTIES)),
        players=draw(st.integers(1, 8)),
    )


@tried(25)
@given(spec=specs(), seed=st.text(max_size=8))
def test_any_small_spec_gives_a_labyrinth_or_says_what_is_missing(spec: Spec, seed: str) -> None:
    """IRR-5: solvable, with room for exit, monsters and players, or refused with the figures."""
    try:
        rows = generate(spec, seed)
    except TooSmall as refusal:
        free, needed = refusal.data["free"], refusal.data["needed"]
        assert isinstance(free, int)
        assert isinstance(needed, int)
        assert free < needed == 1 + (spec.monsters or 0) + spec.players
        return
    check_labyrinth(rows, spec)
    assert spec.monsters is None or count(rows, MONSTER) == spec.monsters


@tried(25)
@given(
    width=st.integers(5, 12),
    height=st.integers(5, 12),
    algorithm=st.sampled_from(ALGORITHMS),
    seed=st.text(max_size=4),
)
def test_two_players_find_room_even_on_the_smallest_boards(
    width: int, height: int, algorithm: Algorithm, seed: str
) -> None:
    """IRR-2, IRR-5: no board from 5 by 5 on is too small for two."""
    spec = Spec(width, height, algorithm)
    check_labyrinth(generate(spec, seed), spec)


def test_a_crowd_on_five_by_five_is_refused_with_figures() -> None:
    """IRR-5: a maze of 5 by 5 has 7 free squares; exit, 3 monsters and 4 players need 8."""
    with pytest.raises(TooSmall) as refusal:
        generate(Spec(5, 5, "wilson", monsters=3, players=4), "seed")
    assert refusal.value.data == {"free": 7, "needed": 8}
    check_labyrinth(generate(Spec(5, 5, "wilson", monsters=2, players=4), "seed"), Spec(5, 5))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("width", 4),
        ("height", 1002),
        ("players", 0),
        ("players", 9),
        ("loops", -1),
        ("loops", 101),
        ("monsters", -1),
        ("algorithm", "eller"),
        ("difficulty", "hard"),
    ],
)
def test_a_figure_out_of_range_is_refused_by_name(field: str, value: object) -> None:
    fields: dict[str, object] = {"width": 25, "height": 15, field: value}
    with pytest.raises(BadSpec) as refusal:
        Spec(**fields)  # type: ignore[arg-type]  # wrong on purpose
    assert refusal.value.data["field"] == field
    assert refusal.value.data["found"] == value


@pytest.mark.parametrize("algorithm", MAZES)
def test_without_loops_there_is_one_way_between_any_two_squares(algorithm: Algorithm) -> None:
    """A tree over 12 × 7 cells: 84 cells and 83 passages are free."""
    rows = generate(Spec(25, 15, algorithm, loops=0), "tree")
    assert free_squares(rows) == 84 + 83


@pytest.mark.parametrize("algorithm", MAZES)
def test_loops_open_their_share_of_the_walls(algorithm: Algorithm) -> None:
    """12 × 7 cells have 149 passages; a tree uses 83, so 66 walls could go."""
    for loops, opened in ((0, 0), (50, 33), (100, 66)):
        rows = generate(Spec(25, 15, algorithm, loops=loops), "loops")
        assert free_squares(rows) == 84 + 83 + opened
    usual = generate(Spec(25, 15, algorithm), "loops")
    assert free_squares(usual) == 84 + 83 + (10 if algorithm == "kruskal" else 0)


def test_wilson_makes_each_possible_maze_equally_often() -> None:
    """3 × 2 cells have 15 spanning trees; 1,500 seeds give each about 100 times (sd 9.7)."""
    spec = Spec(7, 5, "wilson", monsters=0)
    found = Counter(
        "\n".join(generate(spec, str(seed))).replace(EXIT, FREE) for seed in range(1_500)
    )
    assert len(found) == 15
    assert min(found.values()) > 60
    assert max(found.values()) < 140


@tried(25)
@given(
    width=st.integers(5, 60),
    height=st.integers(5, 60),
    loops=st.integers(0, 100),
    seed=st.text(max_size=4),
)
def test_rooms_have_no_dead_ends(width: int, height: int, loops: int, seed: str) -> None:
    rows = generate(Spec(width, height, "rooms", loops=loops), seed)
    labyrinth = Labyrinth.from_rows(rows)
    assert min(ways_out(labyrinth, square) for square in labyrinth.free()) >= 2


def test_rooms_are_rooms_and_more_loops_mean_more_corridors() -> None:
    """Open squares all round make a room; a corridor dug on request opens more squares."""
    few, many = (generate(Spec(61, 41, "rooms", loops=loops), "r") for loops in (0, 100))
    assert free_squares(few) < free_squares(many)
    labyrinth = Labyrinth.from_rows(few)
    halls = [square for square in labyrinth.free() if ways_out(labyrinth, square) == 4]
    assert len(halls) > len(labyrinth.free()) // 5


@pytest.mark.parametrize(("width", "height"), [(15, 15), (25, 15), (60, 22), (101, 101)])
def test_caves_leave_about_half_of_the_board_free(width: int, height: int) -> None:
    for seed in "abcdef":
        free = free_squares(generate(Spec(width, height, "caves"), seed))
        assert 40 * width * height <= 100 * free <= 60 * width * height


def test_loops_in_caves_open_thin_walls() -> None:
    closed, opened = (generate(Spec(60, 40, "caves", loops=loops), "c") for loops in (0, 100))
    assert free_squares(closed) < free_squares(opened)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_exit_lies_at_the_end_of_a_long_way(algorithm: Algorithm) -> None:
    """From the farthest square the way is at least 0.8 of the longest way that the board has."""
    for seed in "abcdef":
        labyrinth = Labyrinth.from_rows(generate(Spec(41, 25, algorithm), seed))
        way = max(steps_from(labyrinth, labyrinth.exit).values())
        longest = max(
            max(steps_from(labyrinth, square).values()) for square in labyrinth.free()[::7]
        )
        assert way >= longest * 8 // 10


def steps_from(labyrinth: Labyrinth, start: int) -> dict[int, int]:
    """Steps from a square to each that can be reached."""
    steps = {start: 0}
    for square in labyrinth.flood(start):
        for delta in labyrinth.deltas:
            if not labyrinth.walls[square + delta]:
                steps.setdefault(square + delta, steps[square] + 1)
    return steps


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_deadly_brings_more_monsters_and_nearer_to_the_exit(algorithm: Algorithm) -> None:
    numbers: dict[Difficulty, int] = {}
    nearness: dict[Difficulty, float] = {}
    for difficulty in DIFFICULTIES:
        spec = Spec(61, 41, algorithm, difficulty=difficulty)
        labyrinth = Labyrinth.from_rows(generate(spec, "fear"))
        steps = steps_from(labyrinth, labyrinth.exit)
        numbers[difficulty] = len(labyrinth.monsters)
        nearness[difficulty] = sum(steps[m] for m in labyrinth.monsters) / len(labyrinth.monsters)
    assert numbers["calm"] < numbers["normal"] < numbers["deadly"]
    assert nearness["calm"] > nearness["normal"] > nearness["deadly"]


def test_deadly_monsters_stand_where_one_must_pass() -> None:
    """Monsters on squares with walls at two opposite sides: doors and corridors."""
    narrow: dict[Difficulty, int] = dict.fromkeys(DIFFICULTIES, 0)
    for difficulty in DIFFICULTIES:
        spec = Spec(61, 41, "rooms", monsters=80, difficulty=difficulty)
        for seed in "abcdefgh":
            labyrinth = Labyrinth.from_rows(generate(spec, seed))
            walls, stride = labyrinth.walls, labyrinth.stride
            for square in labyrinth.monsters:
                beside = walls[square - 1] + walls[square + 1]
                above_and_below = walls[square - stride] + walls[square + stride]
                narrow[difficulty] += 2 in (beside, above_and_below)
    assert narrow["calm"] < narrow["normal"] < narrow["deadly"]


def test_other_monsters_leave_the_walls_as_they_were() -> None:
    """The seed of a labyrinth that one likes can be kept while the monsters change."""
    walls = {
        "".join(generate(Spec(25, 15, "caves", monsters=monsters), "same")).replace(MONSTER, FREE)
        for monsters in (0, 5, 30)
    }
    assert len(walls) == 1


def test_a_cut_off_square_would_be_noticed() -> None:
    """IRR-5: the last flood fill does find a board with two parts."""
    free = bytearray(7 * 5)
    for square in (8, 9, 11, 12, 15, 16, 18, 19):
        free[square] = 1
    with pytest.raises(Unsolvable) as fault:
        place_monsters(Board(7, 5, free), Spec(7, 5), 8, Bits("s", "m"), Pulse())
    assert fault.value.data == {"cut_off": 4}


@pytest.mark.one_of(3)
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_progress_goes_up_to_the_end_in_small_steps(algorithm: Algorithm) -> None:
    seen: list[float] = []

    def progress(fraction: float) -> bool:
        seen.append(fraction)
        return True

    generate(Spec(301, 301, algorithm, difficulty="deadly"), "p", progress)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0.0, 1.0)
    assert len(seen) >= 12


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("last", [1, 2, 5, 9])
def test_answering_false_cancels_at_once(algorithm: Algorithm, last: int) -> None:
    """Not one more question after the answer, whatever stage the work is in."""
    asked = 0

    def progress(fraction: float) -> bool:
        nonlocal asked
        asked += 1
        return asked < last

    with pytest.raises(Cancelled):
        generate(Spec(301, 301, algorithm), "c", progress)
    assert asked == last


@pytest.mark.parametrize(
    "error", [TooSmall(free=7, needed=8), Cancelled(), BadSpec(field="width", found=1, allowed=())]
)
def test_errors_survive_the_way_back_from_another_process(error: GeneratorError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), again.data) == (type(error), error.data)


def test_the_source_is_fair_and_its_purposes_are_apart() -> None:
    """60,000 throws of a die: each face 10,000 times, give or take four deviations (sd 91)."""
    bits = Bits("die", "one")
    faces = Counter(bits.below(6) for _ in range(60_000))
    assert set(faces) == set(range(6))
    assert all(abs(number - 10_000) < 365 for number in faces.values())
    first = [[Bits("die", purpose).below(1 << 32)] for purpose in ("one", "two")]
    assert first[0] != first[1]


def test_draws_near_the_limit_refuse_what_would_favour_some_numbers() -> None:
    """Of three quarters of 2**32 numbers, plain scaling would give every third twice as often."""
    bits = Bits("big", "one")
    third = sum(bits.below(3 << 30) % 3 == 0 for _ in range(30_000))
    assert abs(third - 10_000) < 330


def test_a_small_labyrinth_drawn_in_full() -> None:
    """What a seed means, for eyes: 15 by 9 by Kruskal, loops included."""
    assert generate(Spec(15, 9, "kruskal"), "WOLF-7F3A") == [
        "XXXXXXXXXXXXXXX",
        "X---X-X---X---X",
        "X-X-X-X-XXX-XMX",
        "X-X-----X-----X",
        "X-XXXMX-X-XXX-X",
        "XM----X-------X",
        "XXX-XXX-XXX-X-X",
        "XE----X-X-M-X-X",
        "XXXXXXXXXXXXXXX",
    ]


@pytest.mark.parametrize(("spec", "seed"), CATALOGUE)
def test_the_catalogue_of_seeds(spec: Spec, seed: str) -> None:
    """Same spec and seed, same rows, on any machine and Python from 3.11 on."""
    assert digest(generate(spec, seed)) == CATALOGUE[spec, seed]


def test_the_order_of_hashes_in_a_process_changes_nothing() -> None:
    program = (
        "from engines.irrgarten.generator import *\n"
        "for a in ALGORITHMS: print(generate(Spec(61, 40, a, difficulty='deadly'), 'hash'))"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(printed) == 1
