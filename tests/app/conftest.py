"""What all tests of the program start from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.tui import textual_patches
from tests.helpers.sharing import shared_counts, shared_styles


@pytest.fixture(scope="session", autouse=True)
def _shared() -> Iterator[None]:
    """No program parses a style sheet that another one parsed, or counts what another counted."""
    textual_patches.install()  # as in the program itself
    with shared_styles(), shared_counts():
        yield
