"""A setup builder for the new-game screen, with the last choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.content import last_setup
from app.content.first_match import choose_first
from app.content.match_setup import BadChoice
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import first_draft
from app.session.opener import default_names

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


def fresh_draft(
    app: AppProtocol, game_id: str, choose: Callable[[SetupBuilder[Any, Any]], None] | None = None
) -> SetupBuilder[Any, Any]:
    """Return a setup builder with the last choices; without any, with what `choose` makes of it,
    which is usually the first match. Raise `BadChoice` as `first_draft` does."""
    library, new_seed = app.services.library, app.services.seed_source
    if library is None:
        raise BadChoice("library", "cards")
    draft = first_draft(library, game_id, default_names(app.texts), new_seed)
    if not last_setup.recall(app.services.choices, draft):
        (choose or choose_first)(draft)
    return draft
