"""The voice of each game in plain mode."""

from __future__ import annotations

from app.plain.voice import Voice
from app.session import Session


def voice_of(session: Session) -> Voice:
    """The voice of a match's game; a game's words are imported when it is played."""
    name = session.match.header.game
    voice: Voice
    if name == "irrgarten":
        from app.plain.irrgarten.voice import IrrgartenVoice

        voice = IrrgartenVoice(session)
    elif name == "napakalaki":
        from app.plain.napakalaki.voice import NapakalakiVoice

        voice = NapakalakiVoice(session)
    else:
        from app.plain.hammerspace.voice import HammerspaceVoice

        voice = HammerspaceVoice(session)
    return voice
