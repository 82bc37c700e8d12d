"""A hundred thousand damaged files (`make flips`): saves and exports, half of each."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.app.store.flips import cases


@pytest.mark.long
def test_a_hundred_thousand_damaged_files_are_found_out_or_do_no_harm(
    tmp_path: Path, times: int | None
) -> None:
    start, number = time.monotonic(), times or 100_000
    found = cases(tmp_path, number, seed=5)
    told = {kind: dict(counted) for kind, counted in found.items()}
    print(f"\n{number} files in {time.monotonic() - start:.0f} s: {told}")
    assert found["saves"]["found"] > number // 10
    assert found["exports"]["found"] > number // 3
