"""The lobby of a table on another machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.i18n.fluent import Texts
from app.match.fair_dice import short_seal
from app.net.invitations import shown_code
from app.net.messages import Place, Ready, Sit, Stand, Terms
from app.net.server_messages import Again, Begin, Choose, OtherBot, SendAway
from app.session.guest_copy import keep_copy
from app.session.online import GuestMatch
from app.session.session import Session
from app.tui.online.dialing import dialing_words
from app.tui.online.lobby import LobbyScreen, free_seats, line_to_send
from app.tui.online.speech import RemoteTalk, tell_refusal
from app.tui.online.terms import TermsDialog
from app.tui.online.watch import OnlineWatch

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


class GuestLobby(RemoteTalk):
    """The lobby of a table on another machine."""

    renews = False

    _source: GuestMatch

    def __init__(
        self, app: AppProtocol, source: GuestMatch, name: str, *, ready: bool = False,
        opened: bool = False,
    ) -> None:  # fmt: skip
        self._app, self._source, self.name = app, source, name
        self._ready = ready
        """Whether this player has asked for the match already: a rematch."""
        self._opened = opened
        """Whether this player has just opened the table, and has no seat yet."""
        self.screen = LobbyScreen(self)
        source.changed = self._changed
        source.dial(lambda line: app.run_worker(line, group="line"))

    @property
    def hosts(self) -> bool:
        """Whether this player leads a table of a public server."""
        return self._source.leads.yes

    @property
    def game(self) -> str:
        lobby = self._source.lobby
        return lobby.game if lobby is not None else ""

    @property
    def preset(self) -> str:
        lobby = self._source.lobby
        return lobby.preset if lobby is not None else ""

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
        if dialer.state == "here" and self.hosts:
            return self._ways(texts)
        if dialer.state == "here":
            seal = short_seal(self._source.dice.seal)
            sealed = [texts("lobby-dice", seal=seal)] if seal else []
            if self.saved:
                sealed = [texts("lobby-saved")]
            who = "leader" if self._source.led else "host"
            return [self._seat_words(texts), texts("lobby-wait-begin", who=who), *sealed]
        return dialing_words(texts, dialer, "lobby-dialing", place)

    def _seat_words(self, texts: Texts) -> str:
        """Return how this player sits down, or only watches."""
        state = "seated" if self.mine else "free" if free_seats(self.places) else "full"
        command = "lobby.sit" if self.mine or self.hosts else "lobby.begin"
        return texts("lobby-watch", state=state, key=self._app.first_key(command))

    def _ways(self, texts: Texts) -> Sequence[str]:
        """Return what the lobby says above the seats to the player who leads the table."""
        seal = short_seal(self._source.dice.seal)
        return [*self._invitation(texts), texts("lobby-dice", seal=seal), self._seat_words(texts)]

    def _invitation(self, texts: Texts) -> Sequence[str]:
        """Return how others come to the table that this player leads."""
        leads = self._source.leads
        ways = line_to_send(texts, leads.typed, page=bool(leads.link))
        if friend_types := self._app.services.friend_types:
            code = shown_code(self._source.invitation.code)
            ways = [*ways, texts("lobby-invite-ssh"), f"    {friend_types(code)}"]
        return ways

    def refusal(self, texts: Texts) -> str:
        code = self._source.refusal
        if code in ("name", "ready"):
            return texts("lobby-no-name" if code == "name" else "lobby-not-ready")
        return texts("lobby-no-taken") if code else ""

    # -- what the player does

    def sit(self, seat: int, name: str) -> None:
        self._source.client.say(Sit(seat, name))
        self._source.client.say(Ready(seat, True))

    def stand(self, seat: int) -> None:
        self._source.client.say(Stand(seat))

    def begin(self) -> str:
        """Turn the readiness of the people at this screen; of the leader, begin the match."""
        places = self.places
        if self.hosts:
            if not all(place.ready and place.here for place in places):
                return "lobby-not-ready"
            self._source.client.say(Begin())
            return ""
        ready = all(places[seat].ready for seat in self.mine)
        for seat in self.mine:
            self._source.client.say(Ready(seat, not ready))
        return ""

    def turn_bot(self, seat: int) -> None:
        """Ask for another bot, which only the leader may."""
        self._source.client.say(OtherBot(seat))

    def kick(self, seat: int) -> None:
        """Ask that somebody is sent away, which only the leader may."""
        self._source.client.say(SendAway(seat))

    @property
    def terms(self) -> Terms:
        return self._source.terms

    def choose_terms(self) -> None:
        self._app.push_screen(TermsDialog(LeadersTerms(self._source)))

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
        if self._opened and self.hosts and self.places:
            self._opened = False
            if not self.mine and 0 in free_seats(self.places):
                self.sit(0, self.name or self.places[0].name)
        if self._ready and self.mine:
            self._ready = False
            self.begin()
        tell_refusal(self._app, self._source.talk.take_refusal())
        self.screen.refresh_lobby()

    def _begin(self) -> None:
        app, source = self._app, self._source

        def again() -> None:
            if not source.waits_again:  # a leader asks, and follows as soon as it is a lobby
                source.client.say(Again())
                return
            app.go_home()
            new = source.again(app.texts.language)
            app.push_screen(GuestLobby(app, new, self.name, ready=True).screen)

        def can_repeat() -> bool:
            return source.waits_again or source.leads.yes

        session = Session(
            source, app.texts, elsewhere=True, mine=lambda: source.mine, again=again,
            can_repeat=can_repeat,
        )  # fmt: skip
        session.goodbye = source.goodbye
        source.keep = lambda: keep_copy(app.services.store, source)
        if source.leads.yes:
            session.invitation = self._invitation
        begin_online(app, session)


class LeadersTerms:
    """What holds for a table of a server, as its leader chooses it."""

    def __init__(self, source: GuestMatch) -> None:
        self._source = source
        self.terms = source.terms

    def choose(self, terms: Terms) -> None:
        """Ask the table for it, and show it at once."""
        self.terms = terms
        self._source.client.say(Choose(terms))


def begin_online(app: AppProtocol, session: Session) -> None:
    """Put a match with people elsewhere on the screen, and watch its line."""
    watch = OnlineWatch(app, session)
    app.call_later(app.open_match, session)
    app.call_later(watch.offer_seat)
