"""The match behind a screen, for tests that look into it: a front end never does."""

from __future__ import annotations

from typing import Any

from app.match.runner import MatchRunner
from app.net.host_match import HostMatch


def match_behind(holder: Any) -> Any:
    """Return the `Match` of a session or view model; of a replay, the replay."""
    source = holder.source
    if isinstance(source, HostMatch):
        source = source.table.runner
    return source.match if isinstance(source, MatchRunner) else source
