"""A real Chromium without a window, led over its own protocol: open a page, press keys, look."""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import shutil
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.helpers.terminal import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--mute-audio", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-extensions", "--force-device-scale-factor=1",
    "--remote-debugging-port=0",
)  # fmt: skip
"""Nothing but the page: no request of the browser's own, no window."""
SIZE = (1100, 760)
CODES = {
    "Enter": 13, "Escape": 27, "Tab": 9,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
}  # fmt: skip
"""The codes of the keys that type no letter."""

SCREEN = """(() => {
    const rows = document.querySelectorAll(".xterm-rows > div");
    const text = (row) => row.textContent.replaceAll("\\u00a0", " ").trimEnd();
    return Array.from(rows, text).join("\\n");
})()"""
"""The text of the terminal, row by row."""


class Page:
    """A tab, with what it asked of the network and complained about."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self.requests: list[str] = []
        """The address of every request, also of WebSockets."""
        self.received = 0
        """The bytes of all answers, as they came over the network."""
        self.complaints: list[str] = []
        """Errors of scripts, and what the policy of the page refused."""
        self._reader = asyncio.create_task(self._read())

    async def call(self, method: str, **words: Any) -> Any:
        """Call a method of Chromium's protocol."""
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"id": number, "method": method, "params": words}))
        return await asyncio.wait_for(answer, 30)

    async def _read(self) -> None:
        while True:
            try:
                said = json.loads(await self._socket.recv())
            except ConnectionClosed:  # Chromium has been ended
                return
            if "id" in said:
                future = self._answers.pop(said["id"])
                if "error" in said:
                    future.set_exception(RuntimeError(said["error"]))
                else:
                    future.set_result(said["result"])
            else:
                self._note(said["method"], said["params"])

    def _note(self, method: str, params: dict[str, Any]) -> None:
        if method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif method == "Network.webSocketCreated":
            self.requests.append(params["url"])
        elif method == "Network.loadingFinished":
            self.received += int(params["encodedDataLength"])
        elif method == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(params["exceptionDetails"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.complaints.append(params["entry"]["text"])

    async def go(self, address: str) -> None:
        await self.call("Page.navigate", url=address)

    async def run(self, script: str) -> Any:
        """Run a script in the page, and return its value."""
        found = await self.call("Runtime.evaluate", expression=script, returnByValue=True)
        return found["result"].get("value")

    async def text(self) -> str:
        """Return what the page's terminal shows."""
        return str(await self.run(SCREEN) or "")

    async def until(self, words: str | Callable[[str], bool], seconds: float = PATIENCE) -> str:
        """Wait until the terminal shows these words. Return the whole screen."""
        shown = ""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    shown = await self.text()
                    if words in shown if isinstance(words, str) else words(shown):
                        return shown
                    await asyncio.sleep(0.03)
        except TimeoutError:
            raise AssertionError(f"{words!r} is not in\n{shown}\n{self.complaints}") from None

    async def until_words(self, words: str, seconds: float = PATIENCE) -> None:
        """Wait until the page says these words over its terminal."""
        async with asyncio.timeout(seconds):
            while words not in str(await self.run("document.body.innerText")):  # noqa: ASYNC110
                await asyncio.sleep(0.03)

    async def press(self, *keys: str) -> None:
        """Press keys, by their names in a browser: `a`, `Enter`, `ArrowUp`."""
        for key in keys:
            common = {"key": key, "windowsVirtualKeyCode": CODES.get(key, ord(key[0].upper()))}
            typed = {} if key in CODES else {"text": key}
            await self.call("Input.dispatchKeyEvent", type="keyDown", **typed, **common)
            await self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    async def picture(self, path: Path) -> None:
        """Write a picture of the page."""
        taken = await self.call("Page.captureScreenshot", format="png")
        await asyncio.to_thread(path.write_bytes, base64.b64decode(taken["data"]))


def chromium() -> str:
    """Return the path of Chromium, or skip the test; in a test marked `terminal` that is a failure
    where real terminals are required (`tests.helpers.required`)."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("needs Chromium (Debian: apt-get install chromium)")
    return found


@asynccontextmanager
async def opened_page(folder: Path, language: str = "en-GB") -> AsyncIterator[Page]:
    """Start Chromium with a new profile in a folder, and open an empty page."""
    width, height = SIZE
    flags = (*QUIET, f"--window-size={width},{height}", f"--lang={language}",
             f"--accept-lang={language}", f"--user-data-dir={folder}", "about:blank")  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        chromium(), *flags, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
    )
    try:
        async with connect(
            await _first_tab(process), max_size=None, proxy=None, compression=None
        ) as socket:
            page = Page(socket)
            for part in ("Page", "Runtime", "Network", "Log"):
                await page.call(f"{part}.enable")
            await page.call("Emulation.setLocaleOverride", locale=language)
            await page.call(
                "Emulation.setDeviceMetricsOverride",
                width=width, height=height, deviceScaleFactor=1, mobile=False,
            )  # fmt: skip
            yield page
    finally:
        process.kill()
        await process.wait()


async def _first_tab(process: Process) -> str:
    """Return the address of the first tab. Chromium writes its own to the error output."""
    browser = await _browser(process)
    async with asyncio.timeout(60), connect(browser, max_size=None, proxy=None) as socket:
        while True:
            await socket.send(json.dumps({"id": 1, "method": "Target.getTargets"}))
            found = json.loads(await socket.recv())["result"]["targetInfos"]
            tabs = [one["targetId"] for one in found if one["type"] == "page"]
            if tabs:
                return f"{browser.partition('/devtools/')[0]}/devtools/page/{tabs[0]}"
            await asyncio.sleep(0.05)


async def _browser(process: Process) -> str:
    """Return the address of the browser itself."""
    assert process.stderr is not None
    async with asyncio.timeout(60):
        while line := (await process.stderr.readline()).decode(errors="replace"):
            found = line.partition("DevTools listening on ")[2].strip()
            if found:
                return found
    raise AssertionError("Chromium ended at once")
