"""What the player has learned, as the screens ask for it."""

from __future__ import annotations

from app.lessons.learned import Learned
from app.services import Services


def learned(services: Services) -> Learned:
    """What was learned so far; it lasts as long as the program where it can't be kept."""
    if services.learned is None:
        services.learned = Learned(None)
    return services.learned
