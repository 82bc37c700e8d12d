"""A share of what `make flips` does: each damaged file is found out or does no harm."""

from __future__ import annotations

from pathlib import Path

from tests.app.store.flips import cases


def test_damaged_saves_and_exports_are_found_out_or_do_no_harm(tmp_path: Path) -> None:
    found = cases(tmp_path, 400, seed=1)
    assert found["saves"]["found"] > 30
    assert found["saves"]["harmless"] > 30
    assert found["exports"]["found"] > 150
