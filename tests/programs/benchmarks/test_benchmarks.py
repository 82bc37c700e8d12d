"""The measuring aids measure what they say. No figure decides whether a test passes."""

from __future__ import annotations

import json
import random

import pytest

from engines.irrgarten.rules import Rules
from tests.programs.benchmarks import __main__ as command
from tests.programs.benchmarks import engine, napakalaki, plug
from tests.programs.benchmarks.calibration import Pig, pig
from tests.programs.benchmarks.measure import Bench, at_least, at_most, rate, short, table, take
from tests.programs.benchmarks.registry import UnavailableError


@pytest.fixture(autouse=True)
def no_search_for_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before each figure all objects are searched: half a second where a whole suite was read."""
    monkeypatch.setattr("tests.programs.benchmarks.measure.gc.collect", lambda: 0)


class Dice(random.Random):
    """Throws the given faces, one after the other."""

    def __init__(self, *faces: int) -> None:
        super().__init__()
        self.faces = list(faces)

    def randrange(self, *bounds: int) -> int:  # type: ignore[override]  # only with one bound
        assert bounds == (6,)
        return self.faces.pop(0) - 1


def test_in_pig_a_one_loses_the_pot_and_the_turn_and_holding_keeps_it() -> None:
    game = Pig(Dice(6, 1, 5, 4))
    assert game.legal() == ("roll",)
    game.apply("roll")
    assert (game.pot, game.legal()) == (6, ("roll", "hold"))
    game.apply("roll")
    assert (game.scores, game.current, game.pot) == ([0, 0], 1, 0)
    for action in ("roll", "roll", "hold"):
        game.apply(action)
    assert (game.scores, game.current) == ([0, 9], 0)


def test_the_calibration_plays_whole_games_of_about_ninety_decisions() -> None:
    play = pig()
    games = [play() for _ in range(200)]
    assert 80 < sum(games) / len(games) < 100


def test_ratios_are_taken_within_a_round_and_medians_over_the_rounds() -> None:
    ours, theirs = iter([10.0, 200.0, 30.0]), iter([20.0, 400.0, 10.0])
    base = Bench("theirs", "x", lambda: next(theirs))
    first, second = take(
        [base, Bench("ours", "x", lambda: next(ours), "theirs", at_least(0.6))], rounds=3
    )
    assert (first.value, first.ratio, first.met) == (20.0, None, None)
    assert (second.value, second.ratio, second.met) == (30.0, 0.5, False)


def test_a_goal_without_a_comparison_is_for_the_figure_itself() -> None:
    (result,) = take([Bench("size", "KB", lambda: 3.0, goal=at_most(4))], rounds=1)
    assert result.met is True
    assert table([result]).splitlines()[1].split() == ["size", "3", "KB", "≤", "4", "met"]


def test_a_bench_cannot_be_compared_with_one_that_comes_later() -> None:
    with pytest.raises(ValueError, match="later or never"):
        take([Bench("a", "x", lambda: 1.0, "b"), Bench("b", "x", lambda: 1.0)], rounds=1)


def test_a_rate_counts_all_decisions_of_the_time_it_took() -> None:
    def play() -> int:
        return len([n for n in range(1000) if n % 2])

    assert rate(play, 0.02) > 500


@pytest.mark.parametrize(("number", "shown"), [(1234567.8, "1,234,568"), (0.50449, "0.504")])
def test_numbers_are_shown_short(number: float, shown: str) -> None:
    assert short(number) == shown


def test_the_board_of_the_goals_has_ten_by_ten_squares_three_players_and_eight_monsters() -> None:
    config = engine.config()
    assert (config.labyrinth.width, config.labyrinth.height) == (10, 10)
    assert (config.seats, config.monsters) == (3, 8)
    assert not config.foggy
    assert config.labyrinth.unreachable() == []


@pytest.mark.parametrize(
    "factory",
    [plug.irrgarten, plug.irrgarten_keyed, plug.irrgarten_events, plug.napakalaki],
)
def test_a_plug_plays_a_whole_game_at_each_call(factory: object) -> None:
    assert callable(factory)
    play = factory()
    assert all(play() > 10 for _ in range(3))


def test_the_clone_is_measured_in_the_middle_of_a_game() -> None:
    state = engine.in_the_middle()
    assert Rules().outcome(state) is None
    assert engine.decisions_per_clone(0.02) > 0
    assert any(napakalaki.in_the_middle().hidden), "there are cards to copy"
    assert napakalaki.decisions_per_clone(0.02) > 0


def test_the_command_prints_a_line_of_json_for_each_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(_seconds: float) -> list[Bench]:
        raise UnavailableError("it is not there")

    def somewhere(_seconds: float) -> list[Bench]:
        return [Bench("size", "KB", lambda: 3.0, goal=at_most(2))]

    monkeypatch.setattr(command, "groups", lambda: {"some": somewhere, "none": nowhere})
    assert command.main(["--json", "--rounds", "2"]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out)["met"] is False
    assert "none: not measured, it is not there" in shown.err
