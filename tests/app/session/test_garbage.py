"""No garbage is looked for until the first picture, and what is there then is left alone."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from app.session import garbage


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.enable()
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_a_start_has_a_pause_and_leaves_its_objects_out_afterwards() -> None:
    garbage.pause()
    assert not gc.isenabled()
    garbage.resume()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 1_000


def test_without_a_pause_nothing_changes() -> None:
    """A server sets its own times; a test that opens a screen must keep nothing."""
    before = gc.get_threshold()
    garbage.resume()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
