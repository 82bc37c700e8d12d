"""What a screen says of people elsewhere: who has lost the line, whose seat a bot plays, who is
back."""

from __future__ import annotations

from app.i18n.fluent import Texts
from app.i18n.literal import clip, literal
from app.match.seats import NAME_CELLS, Seat
from app.net.limits import LONG_CLOCK
from app.net.messages import Place
from app.net.remote_match import RemoteMatch

SHORT = 16
"""Cells of a name in the key bar."""


def away_tag(texts: Texts, source: RemoteMatch) -> str:
    """Return who is away and for whom of them a bot plays, for the key bar; "" if everybody is
    here."""
    absent = [place for place in source.places if not (place.here or place.resigned)]
    found = {
        "online-away": [_name(place) for place in absent if _person(place)],
        "online-stands-in": [_name(place) for place in absent if not _person(place)],
    }
    parts = [(message, ", ".join(names)) for message, names in found.items() if names]
    return "  ".join(texts(message, name=clip(names, SHORT)) for message, names in parts)


class PresenceNews:
    """Tells what has changed since it looked last: of others, once each."""

    def __init__(self, source: RemoteMatch) -> None:
        self._source = source
        self._places = source.places

    def look(self, texts: Texts) -> str:
        """Return a sentence for the most important change, "" for none."""
        before, self._places = self._places, self._source.places
        mine, over = self._source.mine, self._source.over
        if over or len(before) != len(self._places):
            return ""
        found = (
            self._told(texts, was, now)
            for seat, (was, now) in enumerate(zip(before, self._places, strict=True))
            if seat not in mine
        )
        return next((text for text in found if text), "")

    def _told(self, texts: Texts, was: Place, now: Place) -> str:
        name = _name(now)
        if _person(was) and not _person(now):
            left = "online-leaves" if was.here and not now.here else "online-bot-plays"
            return texts("online-gives-up" if now.resigned else left, name=name)
        if not _person(now):
            return ""
        if not _person(was):
            return texts("online-back" if was.handed else "online-person-plays", name=name)
        if now.here and not was.here:
            return texts("online-back", name=name)
        if was.here and not now.here:
            waits = "days" if self._source.terms.clock >= LONG_CLOCK else "minute"
            return texts("online-lost", name=name, waits=waits)
        return ""


def _person(place: Place) -> bool:
    return Seat(place.name, place.bot).human


def _name(place: Place) -> str:
    return literal(place.name, NAME_CELLS)
