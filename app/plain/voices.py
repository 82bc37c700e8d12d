"""The voice of each game in plain mode."""

from __future__ import annotations

from collections.abc import Callable

from app.plain.voice import PlainVoice
from app.registry import game
from app.session.session import Session


def voice_of(session: Session) -> PlainVoice:
    """Return the voice of a match's game, which is imported only now."""
    kind: Callable[[Session], PlainVoice] = game(session.source.header.game).part("voice")
    return kind(session)
