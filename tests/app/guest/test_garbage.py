"""When a process for guests looks for garbage: only after programs have ended."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from textual._xterm_parser import XTermParser

from app.guest.garbage import MOST_LEFT, Garbage


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The looks at all objects."""
    before, found = gc.get_threshold(), list[str]()
    monkeypatch.setattr(gc, "collect", lambda: found.append("all"))
    yield found
    gc.set_threshold(*before)


def test_it_looks_when_the_last_guest_has_gone_or_many_have(looks: list[str]) -> None:
    garbage = Garbage()
    garbage.take_over()
    for _ in range(MOST_LEFT + 1):
        garbage.came()
    for _ in range(MOST_LEFT - 1):
        garbage.left()
    assert not looks
    garbage.left()
    assert len(looks) == 1, "many have gone"
    garbage.left()
    assert len(looks) == 2, "nobody waits for it"


def test_a_program_that_serves_nobody_is_left_alone(looks: list[str]) -> None:
    before, garbage = gc.get_threshold(), Garbage()
    garbage.came()
    garbage.left()
    assert not looks
    assert gc.get_threshold() == before


def test_a_parser_of_keys_is_not_kept_by_what_it_parsed() -> None:
    """It has the last key, and that has the program of its guest."""
    parser = XTermParser()
    assert len(list(parser.feed("o\x1b[A"))) == 2
    kept = weakref.ref(parser)
    del parser
    gc.collect()
    assert kept() is None
