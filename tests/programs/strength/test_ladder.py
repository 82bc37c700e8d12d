"""A small share of the ladder of bots; `make ladder` takes the whole of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.lab.intervals import wilson
from app.registry import game
from tests.programs.strength import ladder
from tests.programs.strength.ladder import LADDERS, Kept, Ladder, climb, main, row
from tests.programs.strength.mirror import Duel, Pair

CHEAP = [one for one in LADDERS if one.game in ("napakalaki", "hammerspace")]
FRIENDS = Duel("napakalaki", "friends", ("beginner", "random"), None)


def test_the_rungs_are_bots_of_their_game_in_its_order() -> None:
    for each in LADDERS:
        known = list(game(each.game).bots())
        assert list(each.bots) == sorted(each.bots, key=known.index), each


@pytest.mark.one_of(2)
@pytest.mark.parametrize("each", CHEAP, ids=lambda each: f"{each.game}-{each.edition}")
def test_a_beginner_beats_random_and_loses_to_the_next_rung(each: Ladder) -> None:
    """The goals are 80 % and one in three; twenty games must not speak against them."""
    first, second = each.duels[:2]
    assert second.bots[1] == "beginner"
    for duel, goal in ((first, 0.75), (second, 0.6)):
        found = climb(duel, range(10))
        won = sum(pair.wins for pair in found) * 2
        assert wilson(won, 20)[1] >= goal, (duel, won)
        assert won > 10, (duel, won)


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = climb(FRIENDS, range(2), tmp_path)
    file = tmp_path / "napakalaki-friends-beginner-random.jsonl"
    with file.open("a") as half:
        half.write("[2, 0.")  # a killed run

    def played(*_: object) -> Pair:
        raise AssertionError("played again")

    monkeypatch.setattr(ladder, "pair", played)
    again = climb(FRIENDS, range(2), tmp_path)
    assert [pair.wins for pair in again] == [pair.wins for pair in found]
    Kept(tmp_path, FRIENDS).add(2, Pair(0.5, []))
    assert sorted(Kept(tmp_path, FRIENDS).pairs) == [0, 1, 2]


def test_a_row_has_both_intervals_and_never_leaves_0_to_100() -> None:
    pairs = [Pair(1.0, [0.002]), Pair(0.5, [0.004])]
    assert row(FRIENDS, pairs) == (
        "| napakalaki | friends | beginner | random | 75.0% (30.1 to 95.4) | 26.0 to 100.0 | 4 "
        "| 4 ms | 4 ms |"
    )


def test_the_command_plays_the_rungs_that_it_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["napakalaki", "--edition", "friends", "--bot", "sharp", "--games", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("| napakalaki | friends | sharp | cautious | ")
