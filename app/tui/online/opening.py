"""Opens the lobby of a table: the host's, or that of a friend who joins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.config.logs import log
from app.content.match_setup import BadChoice
from app.content.seating import player_kinds
from app.content.setup_from_args import draft_from
from app.i18n.fluent import Texts
from app.match.fair_dice import short_seal
from app.net.invitations import new_code, read_invitation
from app.net.messages import Place, Ready, Sit, Stand
from app.session import kept_table
from app.session.online import Door, GuestMatch, Hosting, hosting_again, new_hosting
from app.session.opener import default_names
from app.session.session import Session
from app.text.errors import REFUSALS
from app.tui.launch import opener, tell_why
from app.tui.online.lobby import LobbyScreen
from app.tui.online.watch import OnlineWatch

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


class HostLobby:
    """The lobby of the program that serves the table."""

    hosts = True

    def __init__(self, app: AppProtocol, hosting: Hosting, name: str) -> None:
        self._app, self._hosting, self._table = app, hosting, hosting.table
        self._bots = player_kinds(self._table.game)[1:]
        if not self._table.host_seats:
            self._table.sit_host(name)
        self.name = ""
        self.screen = LobbyScreen(self)
        self._table.changed = self.screen.refresh_lobby
        self._refused = ""
        self._left = False

    @property
    def game(self) -> str:
        return self._table.game

    @property
    def places(self) -> Sequence[Place]:
        return self._table.places()

    @property
    def mine(self) -> Sequence[int]:
        return self._table.host_seats

    def head(self, texts: Texts) -> Sequence[str]:
        typed, link = self._hosting.invitation.typed, self._hosting.link
        page = [texts("lobby-link"), f"    {link}"] if link else []
        return [
            *page,
            texts("lobby-invite"),
            f"    mazmorra join {typed}",
            texts("lobby-came", count=self._table.people),
            texts("lobby-dice", seal=short_seal(self._table.dice.seal)),
        ]

    def refusal(self, texts: Texts) -> str:
        return texts(f"lobby-no-{self._refused}") if self._refused else ""

    def sit(self, seat: int, name: str) -> None:
        self._refused = self._table.sit_host(name, seat)
        self.screen.refresh_lobby()

    def stand(self, seat: int) -> None:
        self._table.stand_host(seat)

    def begin(self) -> str:
        if not self._table.all_ready:
            return "lobby-not-ready"
        if self._table.dice.rules:
            return ""  # the numbers for the dice are on their way
        self._refused = ""
        try:
            self._hosting.open_dice(self._dice_opened)
        except REFUSALS as problem:
            self._refuse(problem)
        return ""

    def _dice_opened(self, complete: bool) -> None:
        if complete:
            self._app.run_worker(self._begin(), group="online")
        else:
            self._refused = "dice"
            self.screen.refresh_lobby()

    async def _begin(self) -> None:
        try:
            session = await self._hosting.begin(opener(self._app))
        except REFUSALS as problem:
            self._refuse(problem)
            return
        if self._left:
            return
        self._table.changed = lambda: None
        begin_hosted(self._app, session, self._hosting)

    def _refuse(self, problem: Exception) -> None:
        log("shell").warning("host: %r", problem)
        tell_why(self._app, problem)

    def turn_bot(self, seat: int) -> None:
        self._table.turn_bot(seat, self._bots, 1)

    def kick(self, seat: int) -> None:
        self._table.kick(seat)

    def new_link(self) -> None:
        self._table.new_code(new_code())

    def leave(self) -> None:
        self._left = True
        self._table.changed = lambda: None
        self._app.run_worker(self._hosting.close(), group="leaving")
        self._app.go_home()


class GuestLobby:
    """The lobby of a table on another machine."""

    hosts = False

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
            return [texts("lobby-wait-begin"), *sealed]
        return [texts("lobby-dialing", place=place, count=dialer.tries + 1)]

    def refusal(self, texts: Texts) -> str:
        code = self._source.refusal
        return texts("lobby-no-name" if code == "name" else "lobby-no-taken") if code else ""

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


def begin_hosted(app: AppProtocol, session: Session, hosting: Hosting) -> None:
    """Put a match of this program's table on the screen."""

    def again() -> None:
        hosting.table.again()
        app.go_home()
        app.push_screen(HostLobby(app, hosting, "").screen)

    session.again = again
    begin_online(app, session)


def begin_online(app: AppProtocol, session: Session) -> None:
    """Put a match with people elsewhere on the screen, and watch its line."""
    watch = OnlineWatch(app, session)
    app.call_later(app.open_match, session)
    app.call_later(watch.offer_seat)


def host_from_command_line(app: AppProtocol) -> None:
    """Open the table that `mazmorra host` asked for, or say why that fails."""
    library, start = app.services.library, app.options
    if library is None:
        return
    names = default_names(app.texts)
    try:
        draft, refused = draft_from(start, library, names, app.services.seed_source)
        if refused is not None:
            raise refused
        setup = draft.setup()
        setup.config()
    except (BadChoice, *REFUSALS) as problem:
        log("shell").warning("host: %r", problem)
        tell_why(app, problem)
        return
    people = [seat.name for seat in setup.seats if seat.human]
    name = start.name or next(iter(people), names[0])
    hosting = new_hosting(setup, Door(start.address, start.port), app.services.table)

    def lobby() -> None:
        opened = HostLobby(app, hosting, name)
        app.push_screen(opened.screen)
        hosting.page_changed = opened.screen.refresh_lobby

    _open_door(app, hosting, lobby)


def host_again(app: AppProtocol, session: Session) -> bool:
    """Open the table of a saved match again, if it had one: its friends come back by themselves.
    Return whether it had."""
    match = session.source.header.match
    kept = kept_table.read(app.services.table, match)
    if kept is None:
        return False
    hosting = hosting_again(session, kept, app.services.table)

    def begin() -> None:
        begin_hosted(app, hosting.continue_with(session, kept), hosting)
        app.call_later(app.notice, app.texts("online-open-again"))

    _open_door(app, hosting, begin)
    return True


def _open_door(app: AppProtocol, hosting: Hosting, then: Callable[[], None]) -> None:
    """Open the port of a table, do what comes then, and open its page."""
    app.closing.append(hosting.close)

    async def open_door() -> None:
        try:
            await hosting.open()
        except OSError as problem:
            log("net").warning("port: %r", problem)
            app.tell(lambda: [app.texts("online-no-port", port=str(hosting.port))])
            return
        then()
        await hosting.open_page()

    app.run_worker(open_door(), group="online")


def join_from_command_line(app: AppProtocol) -> None:
    """Go to the table that `mazmorra join` named."""
    start = app.options
    invitation = read_invitation(start.join)
    assert invitation is not None, "the command line has checked it"
    name = start.name or default_names(app.texts)[1]
    token = app.services.guest_token(invitation.code, name)
    source = GuestMatch(invitation, app.texts.language, token)
    app.push_screen(GuestLobby(app, source, name).screen)
