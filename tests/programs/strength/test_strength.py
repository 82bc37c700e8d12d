"""A small share of the measure of strength; `make strength` takes the whole of it."""

from __future__ import annotations

import pytest

from tests.programs.strength import __main__ as command
from tests.programs.strength import hammerspace
from tests.programs.strength.balance import MIXES, measure
from tests.programs.strength.napakalaki import EDITIONS, SEATS, Share, wins_by_seat


@pytest.mark.one_of(3)
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


@pytest.mark.one_of(3)
@pytest.mark.parametrize(("kind", "seats"), command.DUELS)
def test_hammerspaces_steady_bot_wins_most_games_against_random_ones(kind: str, seats: int) -> None:
    """The goal is 90 % of a thousand duels from either seat, and some 94 % are won; a small sample
    must not speak against it, nor at a larger table against twice the even share."""
    shares = hammerspace.wins_by_seat("steady", "random", 60 // seats, kind, seats)
    found = Share(sum(share.won for share in shares), sum(share.of for share in shares))
    assert found.bounds[1] >= 0.9 if seats == 2 else found.share >= 2 / seats


@pytest.mark.one_of(3)
@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize(("deck", "seats"), command.TABLES)
def test_a_game_of_competent_bots_takes_10_to_20_rounds_at_the_median(
    deck: str, seats: int, mix: str
) -> None:
    """Twenty games a table, and `make strength` for the whole measure: 9 is within chance."""
    found = measure(deck, seats, MIXES[mix], 20)
    assert 9 <= found.length[1] <= 20


@pytest.mark.one_of(3)
@pytest.mark.parametrize("mix", ["sharp", "cautious"])
def test_each_base_monster_is_beaten_and_lost_to_now_and_then(mix: str) -> None:
    """The goal is 2 % of its combats, both ways; a small sample must not speak against it."""
    found = measure("base", 3, MIXES[mix], 80)
    assert len(found.met) == 19
    for monster in found.met:
        for share in (found.won(monster), found.lost(monster)):
            assert share.won > 0, monster
            assert share.bounds[1] >= 0.02, monster


def test_a_balance_counts_each_combat_and_each_end_once() -> None:
    found = measure("base", 3, MIXES["mixed"], 30)
    assert found.games == 30
    assert 0 < found.first_wins < 30
    assert len(found.met) == 19, "every monster was met"
    for monster in found.met:
        won, lost = found.won(monster), found.lost(monster)
        assert won.of == lost.of == found.met[monster]
        assert won.won + lost.won <= won.of, "the rest escaped"
    combats = found.met.total() - found.beaten.total()
    assert 0.55 < found.suffered.total() / combats < 0.78, "two of three do not escape (NAP-15)"


def test_the_command_prints_a_line_for_each_seat_and_a_part_for_each_deck(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command.main(["--games", "1"]) == 0
    text = capsys.readouterr().out
    bots, *rest = text.split("\n\n")
    tables = len(command.TABLES) * len(MIXES)
    decks, duels = rest[:tables], rest[tables:]
    lines = bots.splitlines()
    assert len(lines) == len(command.PAIRS) * (SEATS + 1)
    assert lines[0].startswith("sharp against two random, seat 0")
    assert [part.splitlines()[0] for part in decks] == [
        f"{deck}, {seats} players, {mix}" for deck, seats in command.TABLES for mix in MIXES
    ]
    assert all("rounds: median" in part and "least beaten" in part for part in decks)
    assert [part.splitlines()[0] for part in duels] == [
        f"hammerspace {kind}, {seats} players" for kind, seats in command.DUELS
    ]
    assert [len(part.splitlines()) for part in duels] == [seats + 2 for _, seats in command.DUELS]


def test_the_command_can_be_asked_for_one_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--games", "1", "--only", "bots"]) == 0
    assert "rounds" not in capsys.readouterr().out
