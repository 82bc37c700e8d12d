"""The player's learning progress, as the screens need it."""

from __future__ import annotations

from app.lessons.learned import LearnedState
from app.session.app_context import AppContext


def learned(services: AppContext) -> LearnedState:
    """Return the progress so far; if it can't be saved, it lasts until the program ends."""
    if services.learned is None:
        services.learned = LearnedState(None)
    return services.learned
