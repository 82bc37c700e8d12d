"""Ways to open a lesson, and the step from one to the next."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from app.config.logs import log
from app.content.first_match import first_match_setup
from app.content.match_setup import BadChoice
from app.content.setup_from_args import first_draft
from app.lessons.lesson_match import open_classroom
from app.lessons.lesson_repository import lessons_of
from app.session.opener import default_names
from app.text.errors import REFUSALS, UNPLAYABLE
from app.tui.launch import opener, screen_kind, tell_why, why_not
from app.tui.learning import learned
from app.tui.lessons.card import AGAIN, MATCH, NEXT, LessonCard
from app.tui.lessons.mode import LessonSession, lesson_screen

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


NAMED: Final = ("app.tui.match.page",)
"""Modules whose commands lessons name before their screen was ever open."""


def open_lesson(app: AppProtocol, name: str) -> None:
    """Start a lesson by its id; show the obstacle if that fails."""
    game = name.rpartition("-")[0]
    for module in NAMED:
        import_module(module)
    try:
        room = open_classroom(name, lessons_of(game)[name], default_names(app.texts))
    except (*UNPLAYABLE, OSError) as problem:  # a file of the installation is damaged or missing
        log("shell").warning("lesson: %r", problem)
        app.notice(why_not(app, problem))
        return

    def finished() -> None:
        learned(app.services).finished(name)
        names = list(lessons_of(game))
        last = names[-1] == name

        def then(wanted: str | None) -> None:
            if app.screen is screen:
                app.pop_screen()
            if wanted == NEXT:
                open_lesson(app, names[names.index(name) + 1])
            elif wanted == AGAIN:
                open_lesson(app, name)
            elif wanted == MATCH:
                open_first_match(app, game)

        app.push_screen(LessonCard(room.lesson, last=last), then)

    session = LessonSession(room.source, app.texts, room, finished)
    screen = lesson_screen(screen_kind(game), session)
    app.push_screen(screen)


def open_first_match(app: AppProtocol, game: str) -> None:
    """Begin the short match that follows the last lesson; show the obstacle if that fails."""
    services = app.services
    try:
        if services.library is None:
            raise BadChoice("library", "cards")
        names = default_names(app.texts)
        draft = first_draft(services.library, game, names, services.seed_source)
        session = opener(app).new(first_match_setup(draft))
    except REFUSALS as problem:
        log("shell").warning("first match: %r", problem)
        tell_why(app, problem)
        return
    app.open_match(session)
