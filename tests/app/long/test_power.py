"""Two thousand power cuts in the middle of matches (`make power`), and a disk that fails at every
single change of all that is ever saved. The suite does a share of both in
`tests/app/store/test_disks.py`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.store import everything
from tests.app.store.disks import FAILURES, Disk
from tests.app.store.power import Losses, power_cuts

pytestmark = pytest.mark.long


@pytest.fixture
def disk() -> Iterator[Disk]:
    with Disk(f"long{os.getpid()}") as disk:
        yield disk


def test_two_thousand_power_cuts_lose_nothing(
    disk: Disk, tmp_path: Path, times: int | None
) -> None:
    start, cuts = time.monotonic(), times or 2000
    losses = power_cuts(disk, tmp_path, cuts, seed=2)
    print(f"\n{losses} in {time.monotonic() - start:.0f} s")
    assert losses == Losses(cuts, 0, 0)


@pytest.mark.parametrize("kind", FAILURES)
def test_a_disk_fails_at_every_change_and_nothing_is_spoiled(
    kind: str, disk: Disk, tmp_path: Path
) -> None:
    failed = everything.failing(disk, tmp_path, kind, stride=1)
    print(f"\n{kind}: {len(failed)} changes failed")
    assert set(failed) == {"", *everything.PATHS}, "each path of saving failed"
