"""Play on from a moment of a replay."""

from __future__ import annotations

from dataclasses import replace

import pytest
from textual.screen import ModalScreen

from app.i18n.fluent import LANGUAGES, Texts
from app.match.fork import AT, OF
from app.match.replay import Replay
from app.match.seats import DAILY, HANDED, HUMAN
from app.match.source import ReplayRequest
from app.tui.replay.fork_dialog import ForkDialog
from tests.app.tui.modes import is_replay
from tests.app.tui.replay.helpers import (
    BOTS,
    GAMES,
    OneMatch,
    finished,
    keys,
    opened,
    place,
    played,
    program,
    replayed,
    shown,
)
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind

pytestmark = pytest.mark.one_of(5)

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fork_from_the_beginning_names_no_number_of_decisions(language: str) -> None:
    said = Texts(language, strict=True)("replay-fork-about", n=0)
    assert not any(sign.isdigit() for sign in said)


@every_game
async def test_a_fork_begins_where_the_replay_stands_and_goes_on(game: str) -> None:
    one, store = finished(game), OneMatch()
    app = program(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=12, viewer=1)
        await keys(pilot, "f", "enter")
        assert app.session is not None
        match = match_behind(app.session)
        assert not is_replay(app.screen)
        assert match.header.match != one.match.header.match
        assert match.header.practice
        assert (match.header.title[OF], match.header.title[AT]) == (one.match.header.match, "12")
        assert [seat.bot for seat in match.seats] == [BOTS[game], HUMAN, BOTS[game]]
        assert match.seats[match.actor].human, "bots decide until a person does"
        forked = Replay(match.header, match.written)
        assert [one.notation for one in forked.decisions[:12]] == [
            decision.notation for decision in one.match.written[:12]
        ]
        forked.seek(12)
        assert forked.digest() == one.digests[12]
        assert store.header == match.header
        assert store.decisions == match.written
        before = match.decisions
        app.session.source.decide(match.actor, match.legal()[0])
        await settled(pilot)
        assert match.decisions > before
        assert match.seats[match.actor].human, "bots go on until a person decides again"
        assert match.undoable(1), "it is practice"


@every_game
async def test_the_running_match_stays_saved_and_is_left_as_it_was(game: str) -> None:
    one = played(game, practice=True)
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, one)
        digest = one.match.digest()
        await keys(pilot, "R", "left", "left", "f", "f")
        assert app.session is not None
        assert app.session is not one.session
        assert one.match.digest() == digest
        assert [seat.bot for seat in app.session.seats] == [HUMAN, BOTS[game], BOTS[game]]


async def test_who_plays_and_which_bots_stand_in_are_chosen() -> None:
    one = finished("napakalaki", people="AnaBen")
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=12, viewer=0)
        await keys(pilot, "f")
        dialog = app.screen
        assert isinstance(dialog, ForkDialog)
        assert dialog.players.persons == (0,)
        assert "bot: cautious" in shown(pilot)
        await keys(pilot, "b")
        assert "bot: sharp" in shown(pilot)
        await keys(pilot, "w", "right")
        assert "@3 Eva" in shown(pilot)
        assert [seat.bot for seat in dialog.players.seats] == ["sharp", "sharp", HUMAN]
        await keys(pilot, "right")
        assert "all people" in shown(pilot)
        assert "bot: sharp" not in shown(pilot), "nobody is to be stood in for"
        assert [seat.bot for seat in dialog.players.seats] == [HUMAN, HUMAN, "cautious"]
        await keys(pilot, "left", "left", "escape")
        assert is_replay(app.screen)
        assert place(pilot) == 12


@every_game
async def test_where_the_match_ended_there_is_nothing_to_play_on_from(game: str) -> None:
    one = finished(game)
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=len(one.match.written))
        await keys(pilot, "f")
        assert is_replay(pilot.app.screen)
        assert "The match ended here" in shown(pilot)


@every_game
async def test_of_a_running_match_of_several_people_nobody_looks_ahead(game: str) -> None:
    """Who plays on to an end may look through all eyes there, also at the moment of the fork."""
    async with program().run_test(size=(80, 24)) as pilot:
        one = played(game, people="AnaBen")
        await replayed(pilot, one, at=12, viewer=0)
        await keys(pilot, "f")
        assert is_replay(pilot.app.screen)
        assert "nobody may see the future before it ends" in shown(pilot)


async def test_a_running_match_that_is_not_saved_is_not_thrown_away() -> None:
    one = played("irrgarten", practice=True)
    app = program()
    app.services.store = None
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, one)
        await keys(pilot, "R", "left", "f")
        assert is_replay(pilot.app.screen)
        assert "it would be lost" in shown(pilot)


async def test_a_fork_of_a_disk_that_is_full_is_played_unsaved() -> None:
    store = OneMatch()
    store.fails_at = 0
    app = program(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        await replayed(pilot, finished("irrgarten"), at=12)
        await keys(pilot, "f", "f")
        match = match_behind(app.session)
        assert match.unsaved.kind == "full"
        assert match.decisions >= 12


@every_game
async def test_its_log_says_that_it_is_a_fork(game: str) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await replayed(pilot, finished(game), at=12)
        await keys(pilot, "f", "f")
        if isinstance(app.screen, ModalScreen):  # Napakalaki asks what is lost over the board.
            await keys(pilot, "escape")
        await keys(pilot, "L")
        assert "A branch of another match, from decision 12" in " ".join(shown(pilot).split())


async def test_of_a_running_daily_nobody_tries_out_what_comes() -> None:
    one = played("napakalaki", title={DAILY: "2027-01-15"})
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=20)
        await keys(pilot, "f")
        assert "The daily counts." in shown(pilot)
        assert not isinstance(pilot.app.screen, ForkDialog)


@every_game
async def test_of_a_running_match_that_counts_nobody_tries_out_what_comes(game: str) -> None:
    """Also after a bot took the seat over, which its person may take back."""
    mine = played(game).match
    of_bots = played(game, people="").match
    handed = replace(of_bots.header, title={**of_bots.header.title, HANDED: "0"})
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        for header, decisions in ((mine.header, mine.written), (handed, of_bots.written)):
            await pilot.pause()
            app.open_replay(ReplayRequest(header, decisions, 12))
            await settled(pilot)
            await keys(pilot, "f")
            assert "This match counts for the records." in shown(pilot)
            assert not isinstance(pilot.app.screen, ForkDialog)
            await keys(pilot, "escape")


async def test_of_a_running_match_of_bots_or_of_practice_anybody_may_branch_off() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        for one in (played("napakalaki", people=""), played("napakalaki", practice=True)):
            await replayed(pilot, one, at=12)
            await keys(pilot, "f")
            assert isinstance(pilot.app.screen, ForkDialog)
            await keys(pilot, "escape", "escape")
