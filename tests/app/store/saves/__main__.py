"""Writes the save of the current format: `python -m tests.app.store.saves`."""

from __future__ import annotations

import sys

from app.store.migrations import SCHEMA
from tests.app.store.saves import FOLDER, of_this_format

target = FOLDER / f"schema-{SCHEMA}.sql"
if target.exists() and "--over" not in sys.argv:
    raise SystemExit(f"{target.name} is there already, and is never changed once it is released")
target.write_text(of_this_format(), encoding="utf-8")
