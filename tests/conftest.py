"""What every test starts from: a clean environment, a home of its own, and virtual time."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis.internal.conjecture import providers
from syrupy.assertion import SnapshotAssertion

from tests.helpers.environment import CARRIED, EXAMPLES, clean_environment
from tests.helpers.pictures import SvgPicture, TextPicture
from tests.helpers.terminal import Terminal, require_tmux
from tests.helpers.virtualtime import VirtualTimeLoop

PICTURES_ARE_MADE_ON = (3, 11)
"""The one Python on which snapshots are written, so that everybody writes the same bytes."""

GARBAGE = 60_000
"""New objects after which Python looks for garbage: one look in the time of thirty, and each of
them costs the same."""

if EXAMPLES not in os.environ:
    # Else each worker reads all sources for constants to try, two seconds long, and what is tried
    # depends on the modules that it happens to have imported. `make deep` does so.
    vars(providers)["_get_local_constants"] = lambda: providers._local_constants

clean_environment()  # before any test module imports Textual, which reads some of it then
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores Ctrl-C
sys.dont_write_bytecode = False  # rewriting the asserts of all tests takes ten seconds


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to write snapshots on a Python that would write them differently."""
    config.addinivalue_line("markers", "real_time: an async test on a loop with the real clock")
    if config.getoption("update_snapshots", False) and sys.version_info[:2] != PICTURES_ARE_MADE_ON:
        made, here = (".".join(map(str, v)) for v in (PICTURES_ARE_MADE_ON, sys.version_info[:2]))
        raise pytest.UsageError(
            f"--snapshot-update is for Python {made}, on which the committed pictures are made; "
            f"this is Python {here}"
        )


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """No search for garbage while tests are collected: next to nothing is garbage then, and all of
    it stays to the end, so that no later search goes through it either."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE)


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Virtual time for every async test but those marked `real_time`."""
    if item.get_closest_marker("real_time") is not None:
        return {"real": asyncio.new_event_loop}
    return {"virtual": VirtualTimeLoop}


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Empty folders, each of them until something was left in it: most tests leave nothing, and
    to make and remove one costs a disk as much as such a test."""
    folder = tmp_path_factory.mktemp("homes")

    def empty() -> Iterator[Path]:
        for number in count():
            home = folder / f"mazmorra-home-{number}"
            home.mkdir()
            while home.is_dir() and not any(home.iterdir()):
                yield home

    return empty()


@pytest.fixture(autouse=True)
def mazmorra_home(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds settings, saves and logs of this test, and nobody else's."""
    home = next(_homes)
    monkeypatch.setenv("MAZMORRA_HOME", str(home))
    return home


@pytest.fixture(autouse=os.environ.get(CARRIED) == "1")
def carried_as_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything a match sends goes through its codec and JSON: see `make carried`."""
    from tests.helpers.carried import carry

    carry(monkeypatch)


@pytest.fixture
def picture(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compares a `screen_text` with the file of this test: `assert screen_text(app) == picture`.

    Several in one test take names: `picture(name="es-80x24")`. The files are in `__snapshots__`
    beside the test; `pytest --snapshot-update` writes them.
    """
    return snapshot.use_extension(TextPicture)


@pytest.fixture
def svg(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compares a `screen_svg` with the file of this test; for the few pictures made for people."""
    return snapshot.use_extension(SvgPicture)


@pytest.fixture
def open_terminal() -> Iterator[Callable[..., Terminal]]:
    """Opens real terminals, `open_terminal(command, size=(80, 24), env={...})`; closes them all.

    Skips the test where tmux is missing, or fails it under MAZMORRA_REQUIRE_TERMINAL=1.
    """
    require_tmux()
    opened: list[Terminal] = []

    def open_one(*args: Any, **options: Any) -> Terminal:
        opened.append(Terminal(*args, **options))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()
