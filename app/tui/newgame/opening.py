"""Ways to the screen where a game is set up, and past it where the command line said enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app import choices
from app.asked import asked_for, draft_from, first_draft
from app.draft import Draft
from app.logs import log
from app.opening import default_names
from app.setup import BadChoice
from app.text.errors import REFUSALS
from app.tui.launch import begin_match, tell_why
from app.tui.screens.newgame import NewGameScreen

if TYPE_CHECKING:
    from app.tui.stage import Stage


def new_game_screen(app: Stage, game_id: str) -> NewGameScreen:
    """The screen where a game is set up. Raises `BadChoice` if the program's own cards are gone."""
    return NewGameScreen(fresh_draft(app, game_id))


def fresh_draft(app: Stage, game_id: str) -> Draft[Any, Any]:
    """A new game with what was chosen last. Raises `BadChoice` as `first_draft` does."""
    library, new_seed = app.services.library, app.services.seed_source
    if library is None:
        raise BadChoice("library", "cards")
    draft = first_draft(library, game_id, default_names(app.texts), new_seed)
    choices.recall(app.services.choices, draft)
    return draft


def start_from_command_line(app: Stage) -> None:
    """The match that `mazmorra play ...` asked for; the new-game screen if nothing was chosen,
    or if what was chosen can't be: there it says why, and keeps all else that was chosen."""
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
        session = begin_match(app, draft.setup())
    except REFUSALS as problem:
        log("shell").warning("start: %r", problem)
        app.push_screen(NewGameScreen(draft, problem))
        return
    app.open_match(session)
