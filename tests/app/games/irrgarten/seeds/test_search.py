"""The search for a fair seed in child processes, while a form is open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from app.games.irrgarten.seeds.search import SeedSearch
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.picking import picked_seed
from tests.engines.irrgarten.helpers import BOARDS

pytestmark = pytest.mark.real_time

EVEN = Parameters(even_starts=True, drawn_order=True, same_sheets=True)
CONFIG = Config(Labyrinth.from_rows(BOARDS["open"]), 2, EVEN, monsters=2)


@pytest.fixture
def search() -> Iterator[SeedSearch]:
    made = SeedSearch(patience=0)
    yield made
    made.close()


async def found(search: SeedSearch, config: Config, seed: str) -> str:
    for _ in range(3_000):
        await asyncio.sleep(0.01)
        if (seed_found := search.found(config, seed)) is not None:
            return seed_found
    raise AssertionError("no seed after half a minute")


async def test_the_processes_find_what_the_search_finds_here(search: SeedSearch) -> None:
    assert search.found(CONFIG, "OAK-1") is None
    search.begin(CONFIG, "OAK-1")
    search.begin(CONFIG, "OAK-1")
    assert await found(search, CONFIG, "OAK-1") == picked_seed(CONFIG, "OAK-1", 10**9)


async def test_another_choice_ends_the_search(search: SeedSearch) -> None:
    search.begin(CONFIG, "OAK-1")
    await asyncio.sleep(0.05)
    search.begin(CONFIG, "ELM-2")
    await found(search, CONFIG, "ELM-2")
    assert search.found(CONFIG, "OAK-1") is None


async def test_closing_leaves_no_process(search: SeedSearch) -> None:
    search.begin(CONFIG, "OAK-1")
    for _ in range(1_000):
        await asyncio.sleep(0.01)
        if search._pool.children:
            break
    children = [child.process for child in search._pool.children]
    assert children
    search.close()
    await asyncio.sleep(0.05)
    assert all(process.poll() is not None for process in children)
