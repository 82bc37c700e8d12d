"""Ways to open the new-game screen, or to skip it if the command line has all choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.config.logs import log
from app.content.match_setup import BadChoice
from app.content.setup_from_args import asked_for, draft_from
from app.session.opener import default_names
from app.text.errors import REFUSALS
from app.tui.launch import opener, tell_why
from app.tui.newgame.drafts import fresh_draft
from app.tui.screens.newgame import NewGameScreen

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


def new_game_screen(app: AppProtocol, game_id: str) -> NewGameScreen:
    """Return the new-game screen. Raise `BadChoice` if the program's own cards are missing."""
    return NewGameScreen(fresh_draft(app, game_id))


def start_from_command_line(app: AppProtocol) -> None:
    """Start the match that `mazmorra play ...` asked for, or open the new-game screen without
    choices. If a choice is invalid, that screen shows the reason and keeps the other choices."""
    library, new_seed = app.services.library, app.services.seed_source
    if library is None:
        return
    if not asked_for(app.options):
        app.open_new_game(app.options.game)
        return
    names = default_names(app.texts)
    try:
        draft, refused = draft_from(app.options, library, names, new_seed)
    except BadChoice as problem:
        log("shell").warning("start: %r", problem)
        tell_why(app, problem)
        return
    try:
        if refused is not None:
            raise refused
        session = opener(app).new(draft.setup())
    except REFUSALS as problem:
        log("shell").warning("start: %r", problem)
        app.push_screen(NewGameScreen(draft, problem))
        return
    app.open_match(session)
