"""The lobby of a table on another machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.i18n.fluent import Texts
from app.match.fair_dice import short_seal
from app.net.messages import Place, Ready, Sit, Stand, Terms
from app.session.online import GuestMatch
from app.session.session import Session
from app.tui.online.lobby import LobbyScreen
from app.tui.online.speech import RemoteTalk, tell_refusal
from app.tui.online.watch import OnlineWatch

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


class GuestLobby(RemoteTalk):
    """The lobby of a table on another machine."""

    hosts = False

    _source: GuestMatch

    def __init__(
        self, app: AppProtocol, source: GuestMatch, name: str, *, ready: bool = False
    ) -> None:
        self._app, self._source, self.name = app, source, name
        self._ready = ready
        """Whether this player has asked for the match already: a rematch."""
        self.screen = LobbyScreen(self)
        source.changed = self._changed
        source.dial(lambda line: app.run_worker(line, group="line"))

    @property
    def game(self) -> str:
        lobby = self._source.lobby
        return lobby.game if lobby is not None else ""

    @property
    def saved(self) -> bool:
        lobby = self._source.lobby
        return lobby is not None and lobby.saved

    @property
    def places(self) -> Sequence[Place]:
        lobby = self._source.lobby
        return lobby.places if lobby is not None else ()

    @property
    def mine(self) -> Sequence[int]:
        lobby = self._source.lobby
        return lobby.mine if lobby is not None else ()

    def head(self, texts: Texts) -> Sequence[str]:
        place, dialer = self._source.invitation.place, self._source.dialer
        farewell, problem = self._source.client.farewell, self._source.client.problem
        if farewell is not None:
            return [texts("online-ended", why=farewell.code)]
        if dialer.state == "over" and problem is not None:
            return [texts("online-ended", why="problem")]
        if dialer.state == "here":
            seal = short_seal(self._source.dice.seal)
            sealed = [texts("lobby-dice", seal=seal)] if seal else []
            if self.saved:
                sealed = [texts("lobby-saved")]
            return [texts("lobby-wait-begin"), *sealed]
        return [texts("lobby-dialing", place=place, count=dialer.tries + 1)]

    def refusal(self, texts: Texts) -> str:
        code = self._source.refusal
        return texts("lobby-no-name" if code == "name" else "lobby-no-taken") if code else ""

    # -- what the player does

    def sit(self, seat: int, name: str) -> None:
        self._source.client.say(Sit(seat, name))
        self._source.client.say(Ready(seat, True))

    def stand(self, seat: int) -> None:
        self._source.client.say(Stand(seat))

    def begin(self) -> str:
        """Turn the readiness of the people at this screen."""
        places = self.places
        ready = all(places[seat].ready for seat in self.mine)
        for seat in self.mine:
            self._source.client.say(Ready(seat, not ready))
        return ""

    def turn_bot(self, seat: int) -> None:
        """Do nothing: the host chooses the bots."""

    def kick(self, seat: int) -> None:
        """Do nothing: only the host may."""

    @property
    def terms(self) -> Terms:
        return self._source.terms

    def choose_terms(self) -> None:
        """Do nothing: only the host may."""

    def new_link(self) -> None:
        """Do nothing: only the host may."""

    def leave(self) -> None:
        self._source.changed = lambda: None
        self._app.run_worker(self._source.stop(), group="leaving")
        self._app.go_home()

    def _changed(self) -> None:
        if self._source.beginnings:
            self._begin()
            return
        if self._ready and self.mine:
            self._ready = False
            self.begin()
        tell_refusal(self._app, self._source.talk.take_refusal())
        self.screen.refresh_lobby()

    def _begin(self) -> None:
        app, source = self._app, self._source

        def again() -> None:
            app.go_home()
            new = source.again(app.texts.language)
            app.push_screen(GuestLobby(app, new, self.name, ready=True).screen)

        session = Session(
            source, app.texts, elsewhere=True, again=again, can_repeat=lambda: source.waits_again
        )
        begin_online(app, session)


def begin_online(app: AppProtocol, session: Session) -> None:
    """Put a match with people elsewhere on the screen, and watch its line."""
    watch = OnlineWatch(app, session)
    app.call_later(app.open_match, session)
    app.call_later(watch.offer_seat)
