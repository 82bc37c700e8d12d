"""A bot that plays an absent friend's seat: every screen says so as long as it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.seating import stand_in_bot
from app.content.setup_from_args import draft_from
from app.match.seats import HANDED, Seat
from app.tui.launch import opener
from app.tui.match.host import MatchHost
from tests.app.tui.looks import LARGE
from tests.app.tui.shell import shell
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until


@pytest.mark.parametrize("game", ["irrgarten", "descent", "napakalaki", "hammerspace"])
async def test_a_name_says_that_a_bot_keeps_the_seat(game: str) -> None:
    bot = stand_in_bot(game)
    players = (Seat("Ana"), Seat("Ben", bot), Seat("Eva", bot))
    asked = StartOptions(game=game, players=players)
    draft, refused = draft_from(asked, ContentIndex(Path("nowhere")), ("Ana",), lambda: "WOLF")
    assert refused is None
    app = shell()
    app.services.store = None
    async with app.run_test(size=LARGE):
        app.open_match(opener(app).new(draft.setup(), {HANDED: "1"}))
        await until(lambda: isinstance(app.screen, MatchHost))
        await until(lambda: "Ben (bot)" in screen_words(app))
