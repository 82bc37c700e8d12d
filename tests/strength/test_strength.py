"""A small share of the measure of strength; `make strength` takes the whole of it."""

from __future__ import annotations

import pytest

from tests.strength import __main__ as command
from tests.strength.napakalaki import EDITIONS, SEATS, Share, wins_by_seat


@pytest.mark.parametrize("edition", EDITIONS)
def test_sharp_wins_most_games_against_two_random_players(edition: str) -> None:
    """The goal is 75 % over the seats of a thousand games each; chance would give a third."""
    shares = wins_by_seat("sharp", "random", 20, edition)
    assert sum(share.won for share in shares) >= 0.75 * 20 * SEATS
    assert all(share.share >= 0.5 for share in shares)


def test_a_share_has_the_interval_of_wilson() -> None:
    """81 of 263 is a textbook's case: 0.255 to 0.366."""
    low, high = Share(81, 263).bounds
    assert (round(low, 3), round(high, 3)) == (0.255, 0.366)


def test_the_command_prints_a_line_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(command.PAIRS) * (SEATS + 1) + 2
    assert lines[0].startswith("sharp against two random, seat 0")
