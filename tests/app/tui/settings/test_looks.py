"""What holds at the start, and what it comes to."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from app.config.settings import SPEEDS, Settings, automatic
from app.config.start_options import StartOptions
from app.tui.appearance import TURNS, first_looks
from app.tui.match.screen import BOT_PAUSES
from app.tui.settings.rows import GROUPS


def test_looks_and_settings_have_the_same_names() -> None:
    """What is changed on the screen is kept under its name, and all of it has a row."""
    names = {field.name for field in fields(Settings)}
    assert names == TURNS.keys()
    assert [name for group in GROUPS.values() for name in group] != []
    assert {name for group in GROUPS.values() for name in group} == names


def test_what_the_file_says_holds_at_the_start() -> None:
    ours = Settings(
        cells=3, bots="slow", motion=False, bell=True, hints="full", coach=False, keys="vi"
    )
    looks = first_looks(StartOptions(settings=ours, speed=1, mouse=False), {})
    same = ("cells", "bots", "motion", "bell", "hints", "coach", "keys")
    assert [getattr(looks, name) for name in same] == [getattr(ours, name) for name in same]
    assert (looks.speed, looks.mouse) == (1, False)


def test_bots_go_by_their_own_speed_or_that_of_all() -> None:
    looks = Settings(speed=4)
    assert looks.bot_speed == 4
    assert replace(looks, bots="instant").bot_speed == 0
    assert replace(looks, bots="slow").bot_speed == 3
    assert len(BOT_PAUSES) == len(SPEEDS)
    assert BOT_PAUSES[0] == 0


@pytest.mark.parametrize(
    ("env", "language", "theme"),
    [
        ({}, "en", "dark"),
        ({"LANG": "es_ES.UTF-8"}, "es", "dark"),
        ({"LANG": "de_DE.UTF-8", "NO_COLOR": ""}, "en", "mono"),
    ],
)
def test_locale_and_terminal_decide_where_nobody_did(
    env: dict[str, str], language: str, theme: str
) -> None:
    found = automatic(env)
    assert (found["language"], found["theme"]) == (language, theme)
