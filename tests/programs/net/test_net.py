"""A share of `make net`, without its times."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from app.net import dialer, ports
from engines.kernel.codec import Codec
from tests.helpers.thinned import is_whole
from tests.programs.net.audited import ROOT, Watch
from tests.programs.net.busy import flat_out
from tests.programs.net.dice import looked_for, verified
from tests.programs.net.faults import killed_on_postgres, taken_over, upgraded
from tests.programs.net.guest_files import hands
from tests.programs.net.hostile_guests import hostile
from tests.programs.net.kills import killed
from tests.programs.net.report import Report
from tests.programs.net.roundtrip import played, round_trips
from tests.programs.net.screens import failed_in, files_of, passed_in
from tests.programs.net.troubled import troubled
from tests.programs.net.two import flat_out_on_two

TIMES = ("p95", "p99", "a second", "growth")
"""Words of figures that depend on the machine."""


class Strict(Report):
    """Fails at a figure that misses its goal, unless it is a time."""

    def figure(self, goal: str, what: str, found: float, least: float, most: float) -> None:
        if not any(word in what for word in TIMES):
            assert least <= found <= most, what


def test_what_a_table_tells_comes_out_as_it_went_in() -> None:
    round_trips(Strict(), 300)


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A codec that forgets a change of one field."""
    changes = Codec.changes

    def forgetful(codec: Codec, before: object, now: object) -> dict[str, object]:
        found = changes(codec, before, now)
        found.pop("turn", None)
        return found

    monkeypatch.setattr(Codec, "changes", forgetful)
    with pytest.raises(AssertionError, match="view"):
        played("irrgarten", "sight", 1, 60)


def test_matches_are_verified_forged_ones_refused_and_no_seed_is_found() -> None:
    verified(Strict(), 3, 8)
    looked_for(Strict(), 2_000)


def test_over_lines_with_trouble_all_end_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that are half open are noticed soon here."""
    for module in (dialer, ports):
        monkeypatch.setattr(module, "PING_SECONDS", 0.5)
    troubled(Strict(), 2, 2)


def test_a_house_that_is_killed_loses_nothing() -> None:
    killed(Strict(), 1, 2)


def test_many_tables_decide_at_once() -> None:
    flat_out(Strict(), 2, 1)


@pytest.mark.xdist_group("postgres")
@pytest.mark.one_of(3)
@pytest.mark.parametrize(
    ("happens", "times"), [(killed_on_postgres, 2), (taken_over, 2), (upgraded, 1)]
)
def test_servers_on_postgresql_lose_nothing(
    happens: Callable[[Report, int, int], None], times: int
) -> None:
    happens(Strict(), times, 1)


@pytest.mark.xdist_group("postgres")
def test_two_servers_decide_at_once() -> None:
    flat_out_on_two(Strict(), 2, 1)


def test_a_failed_test_of_screens_is_found_in_what_pytest_says() -> None:
    said = "..F\n\nFAILED tests/a.py::test_b[c d] - Wrong\nERROR tests/e.py\n1 failed, 12 passed"
    assert failed_in(said) == {"tests/a.py::test_b[c d]", "tests/e.py"}
    assert passed_in(said) == 12
    assert len(files_of(1)) > 50 > len(files_of(0.02)) > 0


def test_no_guest_touches_a_file() -> None:
    """Hands at keyboards over SSH and in pages, then hostile input (`make net` with `guests` and
    `hostile`)."""
    presses, cases = (60, 40) if is_whole() else (24, 12)
    notes = hands(Strict(), presses)
    assert notes.presses >= presses
    hostile(Strict(), cases)


def test_a_file_and_a_program_are_noticed() -> None:
    watch = Watch()
    watch.on = True
    own = str(ROOT / "app" / "tui" / "mazmorra.tcss")
    allowed: list[tuple[str, tuple[Any, ...]]] = [
        ("open", (own, "r", os.O_RDONLY)),
        ("os.listdir", (str(ROOT / "cards"),)),
        ("open", (3, "r", os.O_RDONLY)),
        ("import", ("app.store",)),
    ]
    for event, args in allowed:
        watch.hear(event, args)
    assert not watch.wrong
    forbidden: list[tuple[str, tuple[Any, ...]]] = [
        ("open", (own, "w", os.O_WRONLY)),
        ("open", ("/etc/passwd", "r", os.O_RDONLY)),
        ("open", (str(ROOT / "app" / ".." / "README.md"), "r", os.O_RDONLY)),
        ("open", ("relative", "r", os.O_RDONLY)),
        ("os.listdir", (None,)),
        ("os.mkdir", (own, 0o777, -1)),
        ("subprocess.Popen", ("sh", [], None, None)),
        ("sqlite3.connect", ("x",)),
    ]
    for event, args in forbidden:
        before = watch.wrong.total()
        watch.hear(event, args)
        assert watch.wrong.total() == before + 1, (event, args)
