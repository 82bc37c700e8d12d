"""What the player has learned, as the screens ask for it."""

from __future__ import annotations

from app.lessons.learned import LearnedState
from app.session.app_context import AppContext


def learned(services: AppContext) -> LearnedState:
    """What was learned so far; it lasts as long as the program where it can't be kept."""
    if services.learned is None:
        services.learned = LearnedState(None)
    return services.learned
