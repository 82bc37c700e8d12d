"""What a spectator's key bar shows: how late they are, and the chances from the public view."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from app.net.hosted_table import after_seconds
from app.net.late_feed import END, LATE, LIVE
from app.net.messages import Terms
from app.net.ports import TableServer
from app.tui.dialogs.ask import UNASKED, AskDialog
from app.tui.dialogs.pause import PauseMenu
from app.tui.match.screen import PlayScreen
from app.tui.online.spectating import PublicChances, spectator_tag
from engines.kernel.events import SPECTATOR
from engines.kernel.streams import KeyedSource
from tests.app.net.tables import CODE, begun, lobby
from tests.app.net.test_late_feed import begin_with, served_for, some
from tests.app.net.test_open_table import Friend, Later
from tests.app.tui.online.hosted import app_with
from tests.app.tui.shell import shell
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until


def spectator(watching: str) -> Friend:
    """A friend who came to a table and has no seat in its match."""
    table = lobby("irrgarten", 3, Later())
    table.lobby.choose(Terms(0, chat=False, watching=watching))
    eve = Friend(table, "eve")
    hosted = begin_with(table)
    some(hosted.match, Random(2), 20)
    return eve


def test_chances_come_from_the_public_view_alone() -> None:
    eve = spectator(LIVE)
    assert not eve.people
    chances = PublicChances(eve)
    assert not chances.show(eve.decisions)
    chances.look()
    assert list(chances.shown) == [], "no screen shows this position"
    assert chances.show(eve.decisions)
    found = chances.shown
    assert len(found) == 3
    assert 0 < sum(found) <= 1
    match = eve.table.hosted.match if eve.table.hosted is not None else None
    assert match is not None
    hidden = match._state
    view = match.view(SPECTATOR)
    match._state = match.rules.determinize(match.public, view, KeyedSource("another deal"))
    assert match.rules.digest(hidden) != match.digest()
    again = PublicChances(eve)
    again.look()
    again.show(eve.decisions)
    assert again.shown == found, "another world with the same public view"


@pytest.mark.parametrize(
    ("watching", "words"), [(LIVE, ""), (LATE, "three turns late"), (END, "shown after the end")]
)
def test_the_tag_says_how_late_a_spectator_is(watching: str, words: str) -> None:
    eve = spectator(watching)
    texts = shell().texts
    tag = spectator_tag(texts, eve, [0.5, 0.3, 0.2], 80)
    assert tag.startswith(words)
    assert tag.endswith("Win: player 0 50%  player 1 30%  player 2 20%")
    assert spectator_tag(texts, eve, [0.5, 0.3, 0.2], 40).endswith("Win: @1 50%  @2 30%  @3 20%")
    assert spectator_tag(texts, eve, (), 40) == words


@pytest.mark.real_time
async def test_a_spectator_of_a_match_in_fog_sees_that_people_play(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    table = lobby("irrgarten", 3, after_seconds)
    server = TableServer(table, "127.0.0.1", 0)
    await server.start()
    app = app_with(join=f"127.0.0.1:{server.port}/{CODE}", name="Eva")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: table.people == 1)
        begin_with(table)
        await until(lambda: isinstance(app.place, AskDialog))
        await until(lambda: "Others play and you watch" in screen_words(app))
        assert "Only bots" not in screen_words(app)
        await pilot.pause(UNASKED + 0.1)  # a question takes no key that was meant for the board
        await pilot.press("escape", "escape")
        await until(lambda: isinstance(app.screen, PauseMenu))
        assert isinstance(app.screen, PauseMenu)
        assert app.screen.available("pause.seats") is False, "a spectator has no seat to hand over"
        table.close()
        await server.stop()


@pytest.mark.real_time
@pytest.mark.parametrize(("game", "setting"), [("irrgarten", "sight"), ("descent", "fog")])
async def test_a_spectator_of_bots_in_fog_has_the_public_perspective_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, setting: str
) -> None:
    """The table sends no other one to a guest, also after the only player has handed over."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    match = begun(game, setting, bots=(0, 1, 2))
    table = lobby(game, len(match.seats), after_seconds)
    server = TableServer(table, "127.0.0.1", 0)
    await server.start()
    app = app_with(join=f"127.0.0.1:{server.port}/{CODE}", name="Eva")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: table.people == 1)
        table.begun(lambda players: served_for(match, players, table.lobby.terms))
        await until(lambda: isinstance(app.place, AskDialog))
        await pilot.pause(UNASKED + 0.1)
        await pilot.press("escape")  # she takes no bot's seat
        assert isinstance(app.place, PlayScreen)
        assert list(app.place.scene.perspectives) == [SPECTATOR]
        before = screen_words(app)
        await pilot.press("e")
        assert screen_words(app) == before, "there is no other perspective to switch to"
        table.close()
        await server.stop()
