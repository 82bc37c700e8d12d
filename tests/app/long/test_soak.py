"""Bots against each other in the real program, for hours of anybody's time: memory stays.

`make soak` plays ten thousand decisions of each game in a real terminal, in one long match and in
matches one after the other; the suite looks whether a match that was left is forgotten wholly.
"""

from __future__ import annotations

import gc
import json
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual._styles_cache import StylesCache
from textual.pilot import Pilot
from textual.strip import Strip

from app.match.source import MatchSource
from app.registry import games
from app.session.session import Session
from app.tui import textual_patches
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.irrgarten.tui.descent import helpers as descent
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.long.soaker import WAYS
from tests.app.tui.waiting import settled, until
from tests.helpers.matches import match_behind
from tests.helpers.rawpty import RawTerminal

DECISIONS = 10_000
MOST = 1024
"""Bytes of memory a decision, without the journal."""
PATIENCE = 7200.0


def grown(marks: list[dict[str, int]], what: str) -> float:
    """How much something grew a decision, from the first mark on to the last."""
    first, last = marks[0], marks[-1]
    return (last[what] - first[what]) / (last["decisions"] - first["decisions"])


@pytest.mark.long
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("way", WAYS)
def test_memory_stays(game: str, way: str, tmp_path: Path, times: int | None) -> None:
    """From the first tenth on, the journal counted apart."""
    if (game, way) == ("descent", "long"):
        pytest.skip("its floors close: no Descent lasts for hours")
    parameters = tmp_path / "figures.json"
    command = [sys.executable, "-m", "tests.app.long.soaker", game, way]
    command += [str(times or DECISIONS), str(parameters)]
    with RawTerminal(command, size=(80, 24)) as terminal:
        ended = terminal.wait(PATIENCE)
        assert ended.status == 0, terminal.output[-4000:].decode(errors="replace")
    marks = json.loads(parameters.read_text(encoding="utf-8"))
    kinds = ("live", "journal", "resident", "file")
    live, journal, resident, file = (grown(marks, kind) for kind in kinds)
    print(
        f"\n{game}, {way}: {marks[-1]['decisions']} decisions in {ended.cpu:.0f} s CPU; bytes a"
        f" decision: in use {live - journal:.0f} and journal {journal:.0f};"
        f" resident {resident:.0f}, file {file:.0f}"
    )
    assert live - journal < MOST


MATCHES: dict[str, Callable[[], Session]] = {
    "irrgarten": lambda: irrgarten.match_of(
        ("P----", "-XXX-", "P---E"), {"Ana": "random", "Ben": "scout"}, turn_limit=6
    ),
    "descent": lambda: descent.match_of({"Ana": "random", "Ben": "coward"}, floors_company=2),
    "napakalaki": lambda: napakalaki.match_of(
        {"Ana": "random", "Ben": "sharp", "Eva": "cautious"}, turn_limit=3
    ),
    "hammerspace": lambda: hammerspace.match_of(
        {"Ana": "random", "Ben": "steady"}, life=5, monster_ms=0, limit_turns=3
    ),
}


async def played_out(pilot: Pilot[Any], match: MatchSource) -> None:
    """Wait until bots have played a match to its end."""
    await until(pilot, lambda: match.over)
    await settled(pilot)


@pytest.mark.one_of(4)
@pytest.mark.parametrize("game", games())
async def test_a_match_that_was_left_is_forgotten(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the match nor its screens nor what they had painted."""
    monkeypatch.setattr(StylesCache, "get_inner_outer", textual_patches.inner_outer)
    app = irrgarten.program()
    left: list[weakref.ref[Any]] = []
    strips: list[int] = []
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3):
            session = MATCHES[game]()
            session.texts = app.texts
            app.open_match(session)
            left += map(weakref.ref, (match_behind(session), app.screen))
            await played_out(pilot, session.source)
            await pilot.press("b", "y", "escape")
            await settled(pilot)
            left.append(weakref.ref(app.screen))
            app.go_home()
            del session
            await settled(pilot)
            gc.collect()
            strips.append(sum(isinstance(one, Strip) for one in gc.get_objects()))
    assert [one() for one in left] == [None] * len(left)
    assert strips[2] <= strips[1]
