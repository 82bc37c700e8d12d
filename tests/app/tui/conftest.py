"""What all tests of the screen start from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helpers.sharing import shared_counts, shared_styles


@pytest.fixture(scope="session", autouse=True)
def _shared() -> Iterator[None]:
    """No program parses a style sheet that another one parsed, or counts what another counted."""
    with shared_styles(), shared_counts():
        yield
