"""What a lobby says while no table answers: first only that it looks, then what may be wrong."""

from __future__ import annotations

import socket

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.net.dialer import Dialer
from app.net.remote_match import RemoteMatch
from app.tui.online.dialing import PATIENT, dialing_words
from tests.app.net.tables import CODE
from tests.app.tui.online.hosted import app_with
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until


def words_after(tries: int, language: str, *, refused: bool) -> str:
    dialer = Dialer("ws://192.0.2.2:9999/", RemoteMatch("eva").client, lambda: None)
    dialer.tries, dialer.refused = tries, refused
    place = "192.0.2.2:9999"
    return "\n".join(dialing_words(Texts(language), dialer, "lobby-dialing", place))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advice_comes_after_some_attempts_and_fits_what_happened(language: str) -> None:
    for tries in range(PATIENT):
        assert "\n" not in words_after(tries, language, refused=True)
    refused = words_after(PATIENT, language, refused=True)
    silent = words_after(PATIENT, language, refused=False)
    assert refused != silent
    assert "\n" in refused
    assert "\n" in silent


@pytest.mark.real_time
async def test_a_wrong_port_gets_advice_in_the_lobby() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        app = app_with(join=f"127.0.0.1:{probe.getsockname()[1]}/{CODE}", name="Eva")
        async with app.run_test(size=(80, 24)):
            await until(lambda: "No table answers there" in screen_words(app))
            assert "Looking for the table" in screen_words(app)
