"""The program with a library of the test's own, and a game screen that only says it is there."""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar

from textual.pilot import Pilot
from textual.widget import Widget
from typing_extensions import override

from app.content.content_index import ContentIndex
from app.content.content_repository import ContentRepository
from app.content.file_kinds import PLACES
from app.games.irrgarten.setup_builder import IrrgartenSetupBuilder
from app.games.irrgarten.tui.newgame.labyrinth_maker import Progress
from app.games.irrgarten.tui.newgame.starter import LabyrinthStarter
from app.match.journal import Header
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.base_screen import BaseScreen
from app.tui.newgame.drafts import fresh_draft
from app.tui.screens.newgame import NewGameScreen
from app.tui.widgets.keybar import KeyBar
from engines.irrgarten.config import Config
from engines.irrgarten.generator import Spec, generate
from tests.app.games.napakalaki.decks import put_deck
from tests.app.tui.shell import shell

BROKEN = """\
id: old-bog
name: {en: Old Bog, es: Viejo pantano}
description: {en: A test, es: Una prueba}
grid: |
  XXXX
  X-Q-
  X-E-
naem: 1
"""

TWO_STARTS = """\
id: doorstep
name: {en: Doorstep, es: Umbral}
description: {en: Two may wait here., es: Aquí esperan dos.}
options: {fog: sight}
grid: |
  PPE
  ---
  ---
"""


class Started(BaseScreen[None]):
    """What stands for the game's screen."""

    SCOPE: ClassVar[str] = "started"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> Iterator[Widget]:
        yield KeyBar()


class SlowMaker:
    """Says that it is half done, and waits until it is let go (then it makes a small one)."""

    def __init__(self) -> None:
        self.stopped = False
        self.let_go = asyncio.Event()

    async def make(
        self, spec: Spec, seed: str, progress: Progress, stop: threading.Event
    ) -> list[str]:
        progress(0.5)
        try:
            await self.let_go.wait()
        except asyncio.CancelledError:
            self.stopped = stop.is_set()
            raise
        return generate(Spec(11, 11), seed)


LITTLE = """\
id: little
name: {en: Little Garden, es: Jardincillo}
description: {en: Three by three and nobody at home., es: Tres por tres y nadie en casa.}
tags: [teaching, open]
grid: |
  --E
  -X-
  ---
"""

CELLAR = """\
id: cellar
name: {en: The Long Cellar, es: El sótano largo}
description:
  en: A corridor with two doors, and somebody behind each of them. Knock first.
  es: Un pasillo con dos puertas, y alguien detrás de cada una. Llama antes.
tags: [corridors, duel]
grid: |
  XXXXXXXXXXXXX
  X---M-XXX---X
  X-XXX-------X
  X-X-M-XXX-XEX
  X---XXXXX-XXX
  XXXXXXXXX---X
  XXXXXXXXXXXXX
"""


def fixed_library(tmp_path: Path, **files: str) -> ContentIndex:
    """Two labyrinths that come with the program and never change, and the player's own."""
    shipped = tmp_path / "cards"
    cards = Path(str(resources.files("cards")))
    for kind in ("presets", "monsters"):
        shutil.copytree(cards / "irrgarten" / kind, shipped / "irrgarten" / kind)
    place = shipped / "irrgarten" / "labyrinths"
    place.mkdir()
    (place / "little.yaml").write_text(LITTLE, encoding="utf-8")
    (place / "cellar.yaml").write_text(CELLAR, encoding="utf-8")
    own_folder(tmp_path, **files)
    return FixedLibrary(tmp_path / "own", shipped)


def deck_library(tmp_path: Path) -> ContentIndex:
    """A deck that comes with the program and never changes, and the presets as they are."""
    shipped = tmp_path / "cards"
    presets = Path(str(resources.files("cards"))) / "napakalaki" / "presets"
    shutil.copytree(presets, shipped / "napakalaki" / "presets")
    put_deck(shipped / "napakalaki" / "decks", "larder")
    return FixedLibrary(tmp_path / "own", shipped)


class FixedLibrary(ContentIndex):
    """A library whose folders are called the same on every machine."""

    @override
    def repository(self, game: str) -> ContentRepository[Any, Any]:
        found = super().repository(game)
        vars(found)["folder"] = lambda kind: Path("mine") / PLACES[kind, game]
        return found


def own_folder(tmp_path: Path, **files: str) -> ContentIndex:
    """A library whose own labyrinths are these."""
    place = tmp_path / "own" / "irrgarten" / "labyrinths"
    place.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (place / f"{name}.yaml").write_text(text, encoding="utf-8")
    return ContentIndex(tmp_path / "own")


def program(library: ContentIndex, **start: Any) -> MazmorraApp:
    """The program with this library."""
    app = shell(**start)
    app.services.library = library
    app.services.store = None
    return app


def form_of(app: MazmorraApp) -> NewGameScreen:
    """The new-game screen, which is in front."""
    assert isinstance(app.screen, NewGameScreen)
    return app.screen


def notice(screen: object) -> str:
    """What the form says at its bottom."""
    assert isinstance(screen, NewGameScreen)
    return screen.query_one(KeyBar)._notice


def slow_form(app: MazmorraApp, maker: SlowMaker) -> NewGameScreen:
    """The form of Irrgarten with this maker of labyrinths."""
    draft = fresh_draft(app, "irrgarten")
    assert isinstance(draft, IrrgartenSetupBuilder)
    return NewGameScreen(draft, starter=LabyrinthStarter(draft, maker.make))


def sketched(app: MazmorraApp) -> list[str]:
    """The rows of the labyrinth that is drawn beside the generator."""
    starter = form_of(app).starter
    assert isinstance(starter, LabyrinthStarter)
    rows = starter.sketches.known(starter.draft.making(), starter.draft.maze_seed)
    assert isinstance(rows, list)
    return rows


async def go_to(pilot: Pilot[Any], row: str) -> None:
    """Move down by keys until a row is chosen."""
    screen = pilot.app.screen
    assert isinstance(screen, NewGameScreen)
    for _ in range(len(screen.form.ids())):
        if screen.form_list.row.id == row:
            return
        await pilot.press("down")
    raise AssertionError(f"no row {row} among {screen.form.ids()}")


async def write(pilot: Pilot[Any], text: str) -> None:
    """Replace what stands in the field, and press Enter."""
    await pilot.press("ctrl+u", *text, "enter")
    await pilot.pause()


async def past_home(pilot: Pilot[Any]) -> None:
    """Wait until what the command line asked for is on the screen."""
    for _ in range(50):
        await pilot.pause(0.05)
        if isinstance(pilot.app.screen, Started | NewGameScreen):
            return


async def until_started(pilot: Pilot[Any]) -> None:
    """Wait for what is done away from the loop."""
    for _ in range(200):
        await pilot.pause(0.05)
        if isinstance(pilot.app.screen, Started):
            return


def header(app: MazmorraApp) -> Header:
    """The header of the match that was started; the keyboard may have to be passed first."""
    started = [one for one in app.screen_stack if isinstance(one, Started)]
    assert started, app.screen
    return started[-1].session.source.header


def config(app: MazmorraApp) -> Config:
    """The configuration of the match that was started."""
    return Config.from_data(header(app).config)
