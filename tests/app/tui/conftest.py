"""What all tests of the screen start from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.aids.sharing import shared_styles


@pytest.fixture(scope="session", autouse=True)
def _shared_styles() -> Iterator[None]:
    """No program parses a style sheet that another one parsed."""
    with shared_styles():
        yield
