"""Tests of what both editions say are played twice."""

from __future__ import annotations

import pytest

from tests.engines.napakalaki.helpers import GUION, README

editions = pytest.mark.parametrize("edition", [README, GUION], ids=["readme", "guion"])
"""`edition` are the figures of each."""
