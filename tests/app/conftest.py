"""What all tests of the program start from."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from app.store import database
from app.tui import textual_patches
from tests.helpers.environment import CARRIED, WIRED
from tests.helpers.sharing import (
    SYNCHRONISED,
    shared_counts,
    shared_decks,
    shared_play_outs,
    shared_styles,
    unseen_frames,
    unsynchronised,
)
from tests.helpers.thinned import is_whole
from tests.helpers.wired_tenth import is_drawn, one_of_each


@pytest.fixture(scope="session", autouse=True)
def _shared() -> Iterator[None]:
    """No program parses a style sheet, reads a shipped deck, counts parameters or picks a seed if
    another one has done it.

    Nor does it put frames together that nobody sees. `make carried` does: it is the long run of
    the same tests.
    """
    textual_patches.install()  # as in the program itself
    every_frame = os.environ.get(CARRIED) == "1"
    frames = nullcontext() if every_frame else unseen_frames()
    with (
        shared_styles(), shared_counts(), shared_decks(), shared_play_outs(), unsynchronised(),
        frames,
    ):  # fmt: skip
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play some tests of screens a second time, over a line; in `make wire` it is all of them."""
    file, _, name = metafunc.definition.nodeid.partition("::")
    if not os.environ.get(WIRED) and is_drawn(file, name, metafunc.fixturenames):
        ways = [pytest.param("", id=pytest.HIDDEN_PARAM), pytest.param("later", id="over a line")]
        metafunc.parametrize("played_over_a_line", ways, indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out all but one of the cases of a test that are played over a line."""
    if is_whole() or any("[" in argument for argument in config.args):
        return
    over_a_line = [item.nodeid for item in items if _is_over_a_line(item)]
    left_out = {*over_a_line} - one_of_each(over_a_line)
    if left_out:
        config.hook.pytest_deselected(items=[one for one in items if one.nodeid in left_out])
        items[:] = [one for one in items if one.nodeid not in left_out]


def _is_over_a_line(item: pytest.Item) -> bool:
    called = getattr(item, "callspec", None)
    return called is not None and bool(called.params.get("played_over_a_line"))


@pytest.fixture(autouse=True)
def played_over_a_line(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every screen of a match is a client of a served table, in a test that is played so."""
    way: str = getattr(request, "param", os.environ.get(WIRED, ""))
    if way not in ("", "never"):
        from tests.helpers.wired import wire

        wire(monkeypatch, way)


@pytest.fixture
def synchronised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are saved as the program does it, each decision on the disk."""
    monkeypatch.setitem(database.SETTINGS, "synchronous", SYNCHRONISED)
