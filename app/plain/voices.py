"""The voice of each game in plain mode."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from app.plain.voice import Voice
from app.session import Session

VOICES = {
    "irrgarten": ("app.plain.irrgarten.voice", "IrrgartenVoice"),
    "napakalaki": ("app.plain.napakalaki.voice", "NapakalakiVoice"),
    "hammerspace": ("app.plain.hammerspace.voice", "HammerspaceVoice"),
}


def voice_of(session: Session) -> Voice:
    """The voice of a match's game; a game's words are imported when it is played."""
    module, name = VOICES[session.match.header.game]
    kind: Callable[[Session], Voice] = getattr(import_module(module), name)
    return kind(session)
