"""The dialog that says that the line to the table is cut: to whom it says what, when it goes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from app.net.limits import LONG_CLOCK
from app.net.messages import NO_TERMS, Bye, Terms
from app.tui.online.watch import LineDialog
from app.tui.screens.home import HomeScreen
from tests.app.tui.looks import SMALL
from tests.app.tui.shell import SAVED, shell
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until

BOT = "a bot plays for you after a minute"


def lost(
    people: tuple[int, ...] = (1,), terms: Terms = NO_TERMS, farewell: Bye | None = None,
    *, refused: bool = False,
) -> Any:  # fmt: skip
    """The source of a client whose line is cut."""
    dialer, client = (
        SimpleNamespace(state="lost", tries=3, refused=refused, can_try=True),
        SimpleNamespace(farewell=farewell),
    )
    return SimpleNamespace(
        dialer=dialer, client=client, unwritten=False, people=people, terms=terms
    )


async def words_of(source: Any) -> str:
    app = shell(SAVED)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await app.push_screen(LineDialog(cast("Any", source)))
        await pilot.pause()
        return screen_words(app)


async def test_only_who_has_a_seat_reads_of_a_bot_and_not_where_a_clock_counts_days() -> None:
    for source, told in (
        (lost(), True),
        (lost(people=()), False),
        (lost(terms=Terms(LONG_CLOCK)), False),
    ):
        words = await words_of(source)
        assert "Attempt 4" in words
        assert (BOT in words) is told


async def test_it_goes_when_the_line_is_back_also_from_below_another_dialog() -> None:
    app, source = shell(SAVED), lost()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        dialog = LineDialog(cast("Any", source))
        await app.push_screen(dialog)
        await pilot.press("question_mark")
        assert app.screen is not dialog
        source.dialer.state = "here"
        dialog.renew()
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, HomeScreen))


async def test_a_server_that_restarts_says_so() -> None:
    assert "back in a minute" in await words_of(lost(farewell=Bye("restart", 1)))
    assert "doesn't answer" in await words_of(lost())


async def test_no_bot_is_promised_when_the_program_of_the_host_has_ended() -> None:
    words = await words_of(lost(refused=True))
    assert "The host's program has ended" in words
    assert BOT not in words
    restarts = await words_of(lost(refused=True, farewell=Bye("restart", 1)))
    assert "back in a minute" in restarts
