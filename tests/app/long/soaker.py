"""The program in a real terminal, in which bots play against each other by themselves.

`python -m tests.app.long.soaker GAME WAY DECISIONS FIGURES` opens matches on their screens,
one long one or one after the other (`WAYS`), and now and then the screens that people open over
them. Every tenth of the way it writes down how much memory is used, and in the end leaves.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count, cycle, repeat
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, ClassVar

from textual.screen import Screen
from textual.widget import Widget
from typing_extensions import override

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.match_setup import MatchContent, MatchSetup
from app.content.setup_from_args import first_draft
from app.files import paths
from app.match.match import Match
from app.match.seats import Seat
from app.registry import game
from app.session.bootstrap import Outside
from app.tui import textual_patches
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.launch import opener
from app.tui.screens.end import EndScreen
from engines.hammerspace.config import Config as Hammerspace
from engines.irrgarten.config import Config as Irrgarten
from engines.irrgarten.generator import Spec, generate
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_EXPLORED
from engines.kernel.events import SPECTATOR, Event
from engines.napakalaki.config import Config as Napakalaki
from tests.helpers.hearing import hear
from tests.helpers.matches import match_behind

NAMES = ("Ana", "Ben", "Eva", "Leo", "Noa", "Max", "Ida", "Tom")
VISITS = ("L", "question_mark", "y", "R", "f9", "f7")
"""What people open in the middle of a match: a key each, and Esc closes it."""
SEEN = 0.1
"""Seconds that somebody looks at a screen."""
QUIET = 5.0
"""Seconds in which nothing happens, after which somebody looks why."""
MARKS = 10
"""How often memory is looked at on the way."""


@dataclass(frozen=True)
class Long:
    """The content of a match that takes longer than anybody would play: `made` is its
    configuration."""

    usual: MatchContent
    made: Any

    def config(self, seats: int, parameters: Any) -> Any:
        """See `MatchContent`."""
        return self.made

    def title(self) -> dict[str, str]:
        """See `MatchContent`."""
        return self.usual.title()


def usual(game_id: str, number: int) -> MatchSetup:
    """A match as people play it: the shipped scenarios, rules and bots by turns."""
    draft = first_draft(ContentIndex(None), game_id, NAMES, lambda: f"SOAK-{number:04}")
    draft.scenario_index = number % max(1, len(draft.entries))
    draft.preset_index = number % len(draft.presets)
    kinds = cycle(sorted(game(game_id).bots()))
    draft.seats = [Seat(seat.name, next(kinds)) for seat in draft.seats]
    return draft.setup()


def long(game_id: str) -> MatchSetup:
    """A match without end of four bots that play at random: in a labyrinth in which nobody meets
    the exit, against monsters too strong for them, with life for a hundred matches."""
    draft = first_draft(ContentIndex(None), game_id, NAMES, lambda: "SOAK-LONG")
    draft.seats = [Seat(name, "random") for name in NAMES[:4]]
    setup = draft.setup()
    plain = setup.config()
    made: Any
    if game_id == "irrgarten":
        board = Labyrinth.from_rows(generate(Spec(101, 51, "kruskal", players=4), "soak"))
        made = Irrgarten(board, 4, replace(plain.parameters, fog=FOG_EXPLORED), plain.cards)
    elif game_id == "napakalaki":
        monsters = tuple(replace(one, level=one.level + 4) for one in plain.monsters)
        made = Napakalaki(plain.treasures, monsters, 4, plain.parameters)
    else:
        made = Hammerspace(plain.cards, 4, replace(plain.parameters, life=60_000))
    return replace(setup, content=Long(setup.content, made))


WAYS: Mapping[str, Callable[[str], Iterator[MatchSetup]]] = {
    "long": lambda game_id: repeat(long(game_id)),
    "many": lambda game_id: (usual(game_id, number) for number in count()),
}


class Soaked(Outside):
    """The real outside world. Once the program is awake, the soaker plays in it."""

    soaker: Soaker

    @override
    async def make_good(self) -> None:
        await self.soaker.soak()


class Soaker:
    """Somebody who opens matches and screens in the program, and looks at its memory."""

    def __init__(self, way: str, setups: Iterator[MatchSetup], most: int, file: Path) -> None:
        self.way, self.setups, self.most, self.file = way, setups, most, file
        self.app: MazmorraApp
        self.step = max(1, most // MARKS)
        self.before = 0
        """Decisions of the matches that are over."""
        self.marks: list[dict[str, int]] = []

    async def soak(self) -> None:
        """Play so many decisions, and leave."""
        while self.before < self.most:
            self.app.open_match(opener(self.app).new(next(self.setups)))
            await self._match()
            if self.before < self.most or self.way == "many":
                await self._leave()
            if self.way == "many" and self.before >= self._due:
                self._look()
        self.app.exit(0)

    @property
    def match(self) -> Match:
        """The match on the screen."""
        assert self.app.session is not None
        match = match_behind(self.app.session)
        assert isinstance(match, Match)
        return match

    @property
    def _due(self) -> int:
        return (len(self.marks) + 1) * self.step

    async def _match(self) -> None:
        """A match to its end, or to that of the soak; over it the screens of `VISITS` by turns."""
        match, news, visits = self.match, asyncio.Event(), cycle(VISITS)
        screen = self.app.screen
        stop = hear(match, SPECTATOR, Event, lambda _event: news.set())
        visit = self.step // 4
        while not match.over and (self.way == "many" or self.before + match.decisions < self.most):
            try:
                await asyncio.wait_for(news.wait(), QUIET)
            except TimeoutError:  # under a screen that opened late, on a busy machine
                await self._back(screen)
                continue
            news.clear()
            if match.decisions > visit and not match.over:
                visit += max(20, self.step // 4)
                await self._visit(next(visits), screen)
            if self.way == "long" and self.before + match.decisions >= self._due:
                await asyncio.sleep(SEEN)  # a screen that was just closed is taken down meanwhile
                self._look(match)
        stop()
        self.before += match.decisions

    async def _visit(self, key: str, over: Screen[Any]) -> None:
        """Open a screen over that of the match, see it, and close it."""
        self.app.simulate_key(key)
        await asyncio.sleep(SEEN)
        await self._back(over)

    async def _back(self, over: Screen[Any]) -> None:
        """Close all that is open over the screen of the match, but its end."""
        while not isinstance(self.app.screen, EndScreen) and self.app.screen is not over:
            await self._close(self.app.screen)

    async def _close(self, screen: Screen[Any]) -> None:
        """Close a screen, and wait until it was taken down: on a busy machine that takes a while,
        and a replay holds copies of the whole match."""
        self.app.simulate_key("escape")
        await until(lambda: self.app.screen is not screen and not screen.is_running)

    async def _leave(self) -> None:
        """See the end of the match, with all that is worked out for it, and go home."""
        await until(lambda: isinstance(self.app.screen, EndScreen))
        await until(lambda: not self._at_work("analysis"))
        await asyncio.sleep(SEEN)
        self.app.go_home()
        await until(lambda: not self._at_work("leaving"))
        await asyncio.sleep(SEEN)

    def _at_work(self, group: str) -> bool:
        """Whether something goes on beside the screens."""
        return any(one.group == group and one.is_running for one in self.app.workers)

    def _look(self, match: Match | None = None) -> None:
        """Write down how much memory is used."""
        gc.collect()
        things = gc.get_objects()
        self.marks.append(
            {
                "decisions": self.before + (match.decisions if match else 0),
                "resident": resident(),
                "live": in_use(),
                "journal": journal_size(match) if match else 0,
                "file": sum(one.stat().st_size for one in paths.state_folder().glob("*.sqlite3*")),
                "objects": len(things),
                "widgets": sum(isinstance(one, Widget) for one in things),
            }
        )
        self.file.write_text(json.dumps(self.marks), encoding="utf-8")


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so; look now and then, as a person does."""
    while not so():  # noqa: ASYNC110  # nobody tells of these things
        await asyncio.sleep(SEEN)


def resident() -> int:
    """Bytes of memory that the system has given to this process; on Linux alone, else 0."""
    file = Path("/proc/self/statm")
    pages = file.read_text(encoding="ascii").split()[1] if file.exists() else "0"
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def in_use() -> int:
    """Bytes that are in use: of Python's small blocks, and of all that the C library gave out.

    What `tracemalloc` would count, without its cost; where the C library is another one than
    GNU's, of the small blocks alone.
    """
    taken = 0
    with suppress(AttributeError):
        ask = ctypes.CDLL(None).mallinfo2
        ask.restype = Mallinfo
        told = ask()
        taken = told.uordblks + told.hblkhd
    return taken + small_blocks()


class Mallinfo(ctypes.Structure):
    """What the C library tells of its memory: mallinfo(3)."""

    _fields_: ClassVar = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def small_blocks() -> int:
    """Bytes of the blocks that Python's own allocator gave out, from what it tells on stderr."""
    kept = os.dup(2)
    with TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            sys._debugmallocstats()
        finally:
            os.dup2(kept, 2)
            os.close(kept)
        file.seek(0)
        found = re.search(rb"bytes in allocated blocks += +([\d,]+)", file.read())
    return int(found[1].replace(b",", b"")) if found else 0


def journal_size(match: Match) -> int:
    """Bytes of the journal in memory: the decisions that stand, with their words."""
    words = {id(one): one for made in match.written for one in (made.notation, made.chain)}
    return sum(map(sys.getsizeof, (match.written, *match.written, *words.values())))


def main(game_id: str, way: str, decisions: str, parameters: str) -> int:
    """Soak; the exit code of the program."""
    textual_patches.install()
    services = Soaked.real()
    services.behind = True
    soaker = services.soaker = Soaker(way, WAYS[way](game_id), int(decisions), Path(parameters))
    soaker.app = make_app(services, StartOptions(speed=0))
    try:
        soaker.app.run()
    finally:
        services.close()
    if soaker.app.fault is not None:
        raise soaker.app.fault
    return soaker.app.return_code or 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
