"""From a wish to play to a match on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.tui.services import Services

if TYPE_CHECKING:
    from app.store.matches import Saved


def newest_save(services: Services) -> Saved | None:
    """The match that was played last and is not over."""
    if services.store is None:
        return None
    return next((saved for saved in services.store.unfinished() if not saved.broken), None)
