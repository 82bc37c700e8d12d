"""The program with decks that never change, and a gallery that is open."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from app.content.content_index import ContentIndex
from app.tui.app import MazmorraApp
from app.tui.app_protocol import AppProtocol
from app.tui.gallery.loading import GalleryLoader
from app.tui.gallery.screen import LOOK, GalleryScreen
from app.tui.widgets.reader import TextReader
from tests.app.games.hammerspace.decks import put_deck as put_hammerspace_deck
from tests.app.games.napakalaki.decks import put_deck
from tests.app.tui.shell import shell
from tests.helpers.pictures import screen_words

SMALL, LARGE = (80, 24), (120, 40)

ROOM = """\
id: {name}
name: {{en: Doorstep, es: Umbral}}
description: {{en: One may wait here., es: Aquí espera quien quiera.}}
author: Ada
tags: [teaching]
grid: |
  PX-E
  ---M
  -X--
"""

BEASTS = """\
id: beasts
name: {en: Beasts, es: Bichos}
monsters:
  - id: doormat
    letter: d
    name: {en: Doormat, es: Felpudo}
    flavour: {en: It has been stepped on., es: Lo han pisado mucho.}
    strength: 2.5
    health: 3
    level: 2
"""


def own(tmp_path: Path) -> Path:
    """The player's folder of data."""
    return tmp_path / "own"


def decks(tmp_path: Path) -> Path:
    """Where the player's own decks of Napakalaki are."""
    return own(tmp_path) / "napakalaki" / "decks"


def library(tmp_path: Path) -> ContentIndex:
    """A labyrinth, a bestiary and a deck of each game, which come with the program."""
    shipped = tmp_path / "cards"
    for kind, name, text in (
        ("labyrinths", "doorstep", ROOM.format(name="doorstep")),
        ("monsters", "beasts", BEASTS),
    ):
        write(shipped / "irrgarten" / kind / f"{name}.yaml", text)
    put_deck(shipped / "napakalaki" / "decks", "larder")
    put_hammerspace_deck(shipped / "hammerspace" / "decks", "trunk")
    return ContentIndex(own(tmp_path), shipped)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def program(tmp_path: Path, **start: Any) -> MazmorraApp:
    app = shell(**start)
    app.services.library = library(tmp_path)
    return app


async def opened(pilot: Pilot[Any]) -> GalleryScreen:
    """The gallery, opened by its key from the home screen."""
    await press(pilot, "g")
    await pilot.pause()
    return gallery(pilot)


def gallery(pilot: Pilot[Any]) -> GalleryScreen:
    screen = pilot.app.screen
    assert isinstance(screen, GalleryScreen)
    return screen


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def search(pilot: Pilot[Any], words: str) -> None:
    await press(pilot, "slash", *("space" if sign == " " else sign for sign in words))


async def a_look_later(pilot: Pilot[Any]) -> None:
    """The time in which the gallery looks at the files again."""
    await asyncio.sleep(2 * LOOK)
    await pilot.pause()


def names(screen: GalleryScreen) -> list[str]:
    """What is shown in the list."""
    return [one.name(screen.app.texts) for one in screen.collection.shown]


def chosen(screen: GalleryScreen) -> str:
    """What is looked at, "" for nothing."""
    one = screen.collection.chosen
    return one.name(screen.app.texts) if one else ""


def page(screen: GalleryScreen) -> str:
    """The page in plain text, a line each, without its frame."""
    lines = screen.query_one(TextReader).lines_now()[1:-1]
    return "\n".join("".join(run.text for run in line)[1:-1].strip() for line in lines)


def shown(app: AppProtocol) -> str:
    """What stands on the screen, without the roles."""
    return screen_words(app)


def read(tmp_path: Path) -> GalleryLoader:
    """All files, read."""
    reading = GalleryLoader(library(tmp_path))
    reading.read()
    return reading
