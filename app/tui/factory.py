"""Builds the program, for the command line and for tests."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from app.session.app_context import AppContext
from app.session.exit_codes import FAULT, TO_PLAIN
from app.tui.app import MazmorraApp
from app.tui.appearance import first_looks
from app.tui.signals import Signals

if TYPE_CHECKING:
    from app.config.start_options import StartOptions
    from app.session.session import Session


def make_app(services: AppContext, start: StartOptions) -> MazmorraApp:
    return MazmorraApp(services, start, first_looks(start, os.environ))


def run(start: StartOptions) -> int | StartOptions:
    """Run the program until the player leaves, and return the exit code. After a switch to plain
    mode, return its options instead.

    The code is 0 for a normal exit, 128 + n after signal n, and 1 after an error: then a short page
    shows the path of the report. The terminal is restored.
    """
    from app.session.bootstrap import Outside
    from app.tui import textual_patches

    textual_patches.install()
    services = Outside.real()
    services.behind = True
    app = make_app(services, start)
    app.signals = Signals()
    app.signals.catch()
    try:
        app.run(mouse=start.mouse)
        if app.fault is None and app.return_code == TO_PLAIN:
            return _in_plain(app, start)
        if app.fault is None:
            return app.return_code or 0
        tell_fault(app, app.fault)
        return FAULT
    finally:
        services.close()


def _in_plain(app: MazmorraApp, start: StartOptions) -> StartOptions:
    from dataclasses import replace

    session = app.session
    resume = "" if session is None or session.source.over else session.source.header.match
    looks = app.looks
    return replace(
        start,
        game="",
        language=looks.language,
        theme=looks.theme,
        ascii=looks.glyphs == "ascii",
        speed=looks.speed,
        mouse=looks.mouse,
        settings=app.settings,
        notices=(lambda texts: texts("plain-back"),),
        resume=resume,
        first=False,
    )


def tell_fault(app: MazmorraApp, error: BaseException) -> None:
    """Write the report of an error, and print a short page for the player."""
    from app.session import crash_report

    journal, stored = _journal(app)  # it waits for what is being written
    saved = None if app.session is None else is_saved(app.session, stored=stored)
    where = "start" if app.session is None else "game"
    context = crash_report.CrashContext(where=where, journal=journal, saved=bool(saved))
    crash_report.tell(app.texts, error, context, saved)


def is_saved(session: Session, *, stored: bool) -> bool | None:
    """Return whether a match that is or isn't in the store is saved to its last decision; None for
    one that isn't for this machine to save: a replay, or a match at a friend's table."""
    if stored:
        return session.source.safe
    from app.match.runner import MatchRunner

    return False if isinstance(session.source, MatchRunner) else None


def _journal(app: MazmorraApp) -> tuple[str, bool]:
    """Return the match on the screen as text, its header and the decisions as far as they are
    known, and whether the store has it."""
    if app.session is None:
        return "", False
    from app.match.headers import header_to_data

    header = app.session.source.header
    lines, stored = [json.dumps(header_to_data(header))], False
    if app.services.store is not None:
        try:
            _, decisions = app.services.store.load(header.match)
            stored = True
        except Exception as problem:  # the report is written even if the store has failed
            decisions = []
            lines.append(f"decisions unknown: {problem!r}")
        lines += [f"{one.seat} {one.notation} {one.chain}" for one in decisions]
    return "\n".join(lines), stored
