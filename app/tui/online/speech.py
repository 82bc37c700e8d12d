"""What people at a table have said, as the screens show it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from app.i18n.fluent import Texts
from app.match.seats import HUMAN
from app.net.messages import Place, Talk
from app.net.remote_match import RemoteMatch
from app.net.talk import Conversation
from app.session.company import Heard, Spoken
from app.tui.app_protocol import AppProtocol
from app.tui.dialogs.talk import TalkDialog, spoken_words
from app.tui.widgets.keybar import KeyBar
from engines.kernel.events import SPECTATOR

MOST_WAITING = 4
"""Lines that wait for a free key bar; the panel shows those that came before."""


def spoken_of(talk: Conversation, places: Sequence[Place], texts: Texts) -> list[Spoken]:
    """Return the lines of a conversation with the names of their speakers."""

    def name(seat: int) -> str:
        return places[seat].name if 0 <= seat < len(places) else texts("talk-spectator")

    return [Spoken(name(one.seat), one.text, one.gesture) for one in talk.lines]


def others_in(source: RemoteMatch, texts: Texts) -> list[Heard]:
    """Return the people elsewhere in a match, and the spectators if one has said something."""
    muted = source.talk.muted
    if not source.beginnings:
        return []
    found = [
        Heard(seat, place.name, seat in muted)
        for seat, place in enumerate(source.places)
        if seat not in source.mine and (place.bot == HUMAN or seat in muted)
    ]
    public = SPECTATOR in muted or any(said.seat == SPECTATOR for said in source.talk.lines)
    if public:
        found.append(Heard(SPECTATOR, texts("talk-mute-spectators"), SPECTATOR in muted))
    return found


class RemoteTalk:
    """What a client at a served table says and hears, in the lobby and in the match."""

    _app: AppProtocol
    _source: RemoteMatch

    @property
    def writes(self) -> bool:
        return self._source.terms.chat

    @property
    def unheard(self) -> bool:
        source = self._source
        return source.beginnings > 0 and not (source.mine or source.over or source.waits_again)

    def spoken(self) -> Sequence[Spoken]:
        return spoken_of(self._source.talk, self._source.places, self._app.texts)

    def say(self, text: str, gesture: int = 0) -> None:
        self._source.client.say(Talk(text, gesture))

    def others(self) -> Sequence[Heard]:
        return others_in(self._source, self._app.texts)

    def mute(self, seat: int, *, yes: bool) -> None:
        self._source.talk.mute(seat, yes=yes)


def tell_refusal(app: AppProtocol, code: str) -> None:
    """Say why something was not passed on, by its code in `TALK_CODES`; "" for nothing."""
    if code:
        app.notice(app.texts(f"talk-no-{code}"))


class Announcer:
    """Shows each line in the key bar, once no other notice is there: what happens to the player
    matters more."""

    def __init__(self, app: AppProtocol, talk: Conversation) -> None:
        self._app, self._talk = app, talk
        self._heard = talk.count
        self._waiting: deque[Spoken] = deque(maxlen=MOST_WAITING)

    @property
    def waits(self) -> bool:
        """Whether lines wait for a free key bar."""
        return bool(self._waiting)

    def look(self, spoken: Sequence[Spoken]) -> None:
        """Take new lines of the conversation, whose lines are `spoken`."""
        new, self._heard = self._talk.count - self._heard, self._talk.count
        if new > 0:
            self._waiting.extend(spoken[-new:])
        tell_refusal(self._app, self._talk.take_refusal())
        screen = self._app.screen
        if isinstance(screen, TalkDialog):
            self._waiting.clear()
            screen.renew()

    def show(self) -> None:
        """Show the next line, if nothing else is in the key bar."""
        busy = any(bar.says for bar in self._app.screen.query(KeyBar))
        if self._waiting and not busy:
            self._app.notice(spoken_words(self._app.texts, self._waiting.popleft()))
