"""Log lines for events of the match itself: a bot failed, a match is no longer saved."""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.fluent import Texts
from app.match.events import BotStumbled, NotSaved
from app.text.errors import unsaved_words
from app.text.log import LogLine
from engines.kernel.events import Event


def table_line(texts: Texts, event: Event, names: Sequence[str], turn: int) -> LogLine | None:
    """Return the line for an event of `app.match.events`; None for any other."""
    match event:
        case BotStumbled():
            message = (
                "common-bot-restarted" if event.what == "restarted" else "common-bot-fell-back"
            )
            name = names[event.seat] if 0 <= event.seat < len(names) else event.bot
            return LogLine(turn, texts(message, name=name), "system")
        case NotSaved():
            return LogLine(turn, unsaved_words(texts, event.kind), "bad")
    return None
