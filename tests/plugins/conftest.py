"""The journeys with another game share what the tests of the program share."""

from __future__ import annotations

from tests.app.conftest import _shared

__all__ = ["_shared"]
