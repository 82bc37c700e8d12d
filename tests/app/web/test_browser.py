"""A friend in a real browser: from the link to a seat that outlives the page."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.app.test_end_to_end import CORRIDOR
from tests.app.tui.online.homes import free_port
from tests.app.tui.online.hosted import line_of
from tests.helpers.chromium import Page, opened_page
from tests.helpers.terminal import Terminal
from tests.helpers.waiting import until

pytestmark = [pytest.mark.terminal, pytest.mark.real_time]

MAZMORRA = str(Path(sys.executable).with_name("mazmorra"))
TOKEN = "sessionStorage.getItem('token')"


def whose(host: Terminal) -> str:
    """Who plays, as the first row of both screens says: "Ben @2"."""
    found = re.search(r"(\w+ @\d) ", host.screen().splitlines()[0])
    assert found is not None
    return found[1]


async def step(host: Terminal, page: Page) -> None:
    """Let the one who plays walk to the right, and see it on both screens."""
    now = whose(host)
    if now == "Ana @1":
        host.press("Right")
    else:
        await page.press("ArrowRight")
    await until(lambda: whose(host) != now)
    await page.until(whose(host))


async def test_a_friend_opens_the_link_plays_and_loads_the_page_again(
    open_terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    """Ana hosts in a terminal, in English; her friend's browser speaks Spanish."""
    corridor = tmp_path / "corridor.yaml"
    corridor.write_text(CORRIDOR.replace("  X-------X", "  XP------X"), encoding="utf-8")
    rules = ["--preset", "seed", "--labyrinth", str(corridor)]
    play = [MAZMORRA, "--speed", "instant", "host", "irrgarten", *rules]
    door = [
        "--name",
        "Ana",
        "--players",
        "Ana,Ben",
        "--address",
        "127.0.0.1",
        "--port",
        free_port(),
    ]
    host = open_terminal([*play, *door])
    line = line_of(host.wait_for("browser opens it"))
    async with opened_page(tmp_path / "profile", "es-ES") as page:
        await page.go(line)
        assert "Ana" in await page.until("Siéntate")
        await page.press("Enter")
        await page.until("Hasta 16 letras")
        await page.press("Enter")
        await page.until("a punto  ")
        host.wait_for("One person has come")
        host.press("Enter")
        await page.until("Ben")
        token = await page.run(TOKEN)

        host.wait_for("turn 1 ")
        await page.until("turno 1 ")
        for _ in range(3):
            await step(host, page)
        await page.run("location.reload()")
        await page.until(whose(host))
        assert await page.run(TOKEN) == token
        for _ in range(2):
            await step(host, page)

        host.press("C-q")
        host.wait_for("?")
        host.press("y")
        assert host.wait_for_end() == 0
        await page.until_words("La mesa está cerrada")
        shade = await page.run("getComputedStyle(document.querySelector('#terminal')).opacity")
        assert float(shade) < 0.5, "what the terminal shows must not mix with the words"
        places = {urlsplit(address).netloc for address in page.requests}
        first = urlsplit(line).netloc
        assert first in places, "the table's port sends the browser on"
        assert {place.partition(":")[0] for place in places} == {"127.0.0.1"}
        assert len(places) == 2, "the table, and its page"
        assert "#" not in "".join(page.requests), "no browser sends the invitation in an address"
        assert page.complaints == []
        assert page.received < 2 * 200_000
