"""Who plays for a person who left."""

from __future__ import annotations

import pytest

from app.content.seating import stand_in_bot


@pytest.mark.parametrize(
    ("game_id", "bot"),
    [("irrgarten", "scout"), ("napakalaki", "cautious"), ("hammerspace", "steady")],
)
def test_no_beginner_stands_in_for_a_person(game_id: str, bot: str) -> None:
    """A seat that its person gave up must not lose its match by a beginner's mistakes."""
    assert stand_in_bot(game_id) == bot
