"""Pictures of the gallery: a monster, a broken deck of the player's own, and the others once."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from app.tui.gallery.screen import GalleryScreen
from tests.app.games.napakalaki.decks import MONSTERS, put_deck
from tests.app.tui.gallery.helpers import SMALL, decks, opened, press, program, search
from tests.app.tui.looks import all_looks, undressed


async def test_a_monster(tmp_path: Path, picture: SnapshotAssertion) -> None:
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        await opened(pilot)
        await press(pilot, "tab", "tab", "down")
        await all_looks(pilot, picture)


async def test_a_broken_deck(
    tmp_path: Path, picture: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = MONSTERS.replace("level: 3", "level: high").replace("death", "dead")
    folder = put_deck(decks(tmp_path), "cellar", monsters=wrong)
    (folder / "treasures.yaml").unlink()
    # The folder of the test is called otherwise every time.
    monkeypatch.setattr(GalleryScreen, "path", lambda *_: "mine/napakalaki/decks/cellar")
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        await opened(pilot)
        await press(pilot, "tab", "tab", "end")
        await all_looks(pilot, picture)


async def test_other_things(tmp_path: Path, picture: SnapshotAssertion) -> None:
    app = program(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot)
        await all_looks(pilot, picture, prefix="labyrinth-")
        for words in ("doormat", "soup spoon", "the beast", "attack", "person", "no such thing"):
            await undressed(pilot)
            await search(pilot, words)
            await all_looks(pilot, picture, prefix=f"{words.replace(' ', '-')}-")
            await press(pilot, "escape")
