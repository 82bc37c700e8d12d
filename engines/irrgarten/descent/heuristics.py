"""The Descent's bots by rules of thumb: functions of the public configuration, a seat's view and a
seed."""

from __future__ import annotations

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.view import View
from engines.kernel.streams import CheapSource


def random_bot(_config: Config, view: View, seed: int) -> int:
    """Return a uniformly random legal action."""
    return view.legal[CheapSource(seed).below(0, len(view.legal))]
