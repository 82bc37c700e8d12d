"""Ways to open the rules browser from anywhere in the program."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.text.rulebook import PREFIXES, game_of, ruled_by
from app.text.rulesettings import settings_of
from app.tui.rules.browser import first_clause
from app.tui.rules.screen import RulesScreen, Setting

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


def open_rules(app: AppProtocol, clauses: Iterable[str] = ()) -> None:
    """Open the rules at the first of some clauses; a key leads to the others. Without clauses
    open those of the match on the screen, else those of the first game."""
    ids = tuple(clauses)
    session = app.session
    playing = session.source.header.game if session is not None else ""
    home = ruled_by(playing) if playing else ""
    if not PREFIXES or (playing and not ids and not home):
        app.notice(app.texts("rules-no-page"))
        return
    if home != playing and not ids:
        ids = first_clause(playing)
    game = game_of(ids[0]) if ids else playing
    setting = match_setting(app) if game == playing else None
    app.open_once(RulesScreen(game, ids, setting))


def match_setting(app: AppProtocol) -> Setting | None:
    """Return a function for the option values of the match on the screen, in the present
    language and glyphs."""
    session = app.session
    if session is None:
        return None
    game, config = session.source.header.game, session.source.public
    known: dict[tuple[str, str], dict[str, str]] = {}

    def setting(name: str) -> str:
        look = (app.texts.language, app.glyphs.name)
        if look not in known:
            arrows = app.glyphs.arrows
            known[look] = settings_of(app.texts, game, config.parameters, config.seats, arrows)
        return known[look].get(name, "")

    return setting
