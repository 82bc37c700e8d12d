"""The voice of each game in plain mode."""

from __future__ import annotations

from collections.abc import Callable

from app.plain.generic_voice import GenericVoice
from app.plain.voice import PlainVoice
from app.registry import game
from app.session.session import Session


def voice_of(session: Session) -> PlainVoice:
    """The voice of a match's game, its own or the generic one; a game's words are imported when
    it is played."""
    own: Callable[[Session], PlainVoice] | None = game(session.source.header.game).part("voice")
    kind = own or GenericVoice
    return kind(session)
