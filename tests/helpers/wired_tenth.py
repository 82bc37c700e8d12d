"""The tests of screens that the suite plays twice: at home and over a line in memory.

`make wire` plays all of them over the line. These are a tenth, drawn by their names, so a new test
of a game's screens may be one of them. Its second case is called "over a line"; of a test with many
parameters it is one of them, drawn as well, and all in `make whole`. The line delivers on the next
turn of the event loop, as no match in the same program does: between a decision and its
frames a screen has to wait.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Final
from zlib import crc32

from tests.helpers.thinned import share

SHARED: Final = "tests/app/tui"
OF_GAMES: Final = tuple(
    f"tests/app/games/{game}/tui" for game in ("irrgarten", "napakalaki", "hammerspace")
)
FOLDERS: Final = (SHARED, *OF_GAMES)
"""The folders of `make wire`."""

OF_ALL_GAMES: Final = frozenset(
    f"{SHARED}/test_{name}.py" for name in
    ("handover", "keybar", "measured_hint", "seats", "second_thoughts", "slow_disk", "undone",
     "waiting")
)  # fmt: skip
"""Files beside those of the games whose tests have a match on the screen."""
LONG: Final = ("test_whole_games.py", "ways/test_screen.py", "napakalaki/tui/test_journeys.py",
               "hammerspace/tui/test_journeys.py")  # fmt: skip
"""Files that play whole matches, or long parts of one."""
ONCE: Final = frozenset({"picture", "svg", "open_terminal"})
"""Fixtures of tests that are played once: a picture has one file, a terminal takes seconds."""
PARTS: Final = 3
"""One in so many tests of these files is drawn: together a tenth of all."""


def is_drawn(file: str, name: str, fixtures: Collection[str]) -> bool:
    """Whether a test function of a file, which asks for these fixtures, is played twice."""
    inside = file in OF_ALL_GAMES or file.startswith(tuple(f"{folder}/" for folder in OF_GAMES))
    if not inside or file.endswith(LONG) or ONCE & {*fixtures}:
        return False
    return crc32(f"{file}::{name}".encode()) % PARTS == 0


def one_of_each(cases: Iterable[str]) -> set[str]:
    """Return one case of each test, by their ids."""
    by_test: defaultdict[str, list[str]] = defaultdict(list)
    for case in cases:
        by_test[case.partition("[")[0]].append(case)
    return {case for test, own in by_test.items() for case in share(test, own, len(own))}
