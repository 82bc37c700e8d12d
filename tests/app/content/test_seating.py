"""Who plays for a person who left, and the temper of a seat for which one is drawn."""

from __future__ import annotations

import pytest

from app.content.seating import DRAWN, player_kinds, seat_kinds, stand_in_bot, with_tempers_drawn
from app.match.seats import HUMAN, Seat
from engines.kernel.tempers import TEMPERS


@pytest.mark.parametrize(
    ("game_id", "bot"),
    [("irrgarten", "scout"), ("napakalaki", "cautious"), ("hammerspace", "steady")],
)
def test_no_beginner_stands_in_for_a_person(game_id: str, bot: str) -> None:
    """A seat that its person gave up must not lose its match by a beginner's mistakes."""
    assert stand_in_bot(game_id) == bot


def test_a_temper_is_drawn_by_the_seed_for_each_seat() -> None:
    """The same seed draws the same tempers, so that a match can be repeated; others are drawn
    with another seed; nobody else's seat changes."""
    seats = [Seat("Ana", HUMAN), *(Seat(name, DRAWN) for name in "BCDEF"), Seat("Eva", "sharp")]
    drawn = with_tempers_drawn(seats, "WOLF-7F3A")
    assert drawn == with_tempers_drawn(seats, "WOLF-7F3A")
    assert {seat.bot for seat in drawn[1:6]} <= set(TEMPERS)
    assert (drawn[0], drawn[6]) == (seats[0], seats[6])
    bots = {with_tempers_drawn(seats, f"WOLF-{number}")[1].bot for number in range(40)}
    assert bots == set(TEMPERS)


def test_only_a_game_with_all_tempers_draws_one() -> None:
    """The Descent has company of its own."""
    assert DRAWN in seat_kinds("napakalaki")
    assert seat_kinds("descent") == player_kinds("descent")
