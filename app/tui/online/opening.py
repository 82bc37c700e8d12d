"""The ways to a table with friends: opening one of one's own, or joining another's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from app.config.logs import log
from app.content.first_match import choose_for_friends
from app.content.last_setup import last_player
from app.content.match_setup import BadChoice, MatchSetup
from app.content.setup_from_args import draft_from
from app.i18n.fluent import Value
from app.i18n.literal import literal
from app.match.seats import NAME_CELLS
from app.net.invitations import PORT, Invitation, read_invitation, read_place
from app.session import kept_table
from app.session.online import Door, GuestMatch, Hosting, hosting_again, hosting_saved, new_hosting
from app.session.opener import default_names, unfinished
from app.session.session import Session
from app.text.errors import REFUSALS, UNREADABLE
from app.text.matches import about_saved
from app.text.sentences import in_a_row
from app.tui.dialogs.question import YesNoQuestion
from app.tui.launch import opener, tell_why
from app.tui.newgame.drafts import fresh_draft
from app.tui.online.guest_lobby import GuestLobby
from app.tui.online.host_lobby import HostLobby, begin_hosted, left
from app.tui.online.table_list import TableListScreen

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


USUAL = Door("", PORT)
"""The door of a table that is opened from the screen."""


def host_from_command_line(app: AppProtocol) -> None:
    """Open the table that `mazmorra host` asked for, or say why that fails. If the program had a
    table of the game whose match isn't over, ask which of them is meant."""
    offer_kept(app, app.options.game, lambda: _host_as_asked(app))


def _host_as_asked(app: AppProtocol) -> None:
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
    door, named = Door(start.address, start.port), bool(start.name or start.players)
    name = start.name or ("" if named else last_player(app.services.choices))
    host_setup(app, setup, door, name, asks=not named)


def host_game(app: AppProtocol, game: str) -> None:
    """Open a table of a game, with the choices of its last match or else those for friends; or
    first ask, as `host_from_command_line` does."""
    offer_kept(app, game, lambda: _host_new(app, game))


def offer_kept(app: AppProtocol, game: str, otherwise: Callable[[], None]) -> None:
    """Ask whether the match of a game at the program's last table is continued there, after a kill
    or because the host left; if it isn't, or there is none, call `otherwise`."""
    kept = kept_table.last(app.services.table)
    found = unfinished(app.services) if kept is not None else ()
    saved = next((one for one in found if kept is not None and one.id == kept.match), None)
    if kept is None or saved is None or saved.game != game:
        otherwise()
        return
    match, people = saved, kept.people

    def values() -> Mapping[str, Value]:
        seats = [seat for number, seat in enumerate(match.seats) if number in people]
        names = [literal(seat.name, NAME_CELLS) for seat in seats]
        what = about_saved(match, app.services.now(), app.texts)
        return {"what": what, "names": in_a_row(app.texts, names)}

    def answer(new: bool) -> None:
        if new:
            otherwise()
        else:
            host_saved(app, match.id)

    app.ask(YesNoQuestion("kept", values), answer)


def _host_new(app: AppProtocol, game: str) -> None:
    try:
        setup = fresh_draft(app, game, choose_for_friends).setup()
        setup.config()
    except (BadChoice, *REFUSALS) as problem:
        log("shell").warning("host: %r", problem)
        tell_why(app, problem)
        return
    host_setup(app, setup)


def host_setup(
    app: AppProtocol, setup: MatchSetup, door: Door = USUAL, name: str = "", *, asks: bool = True
) -> None:
    """Open a table for a new match. If the usual port is taken, it is at another one. The person at
    this screen sits down under a name; with `asks`, the lobby asks whether it is right."""
    people = [seat.name for seat in setup.seats if seat.human]
    name = name or next(iter(people), default_names(app.texts)[0])
    hosting = new_hosting(setup, door, app.services.table)

    def show() -> None:
        lobby = HostLobby(app, hosting, name)
        _show_lobby(app, hosting, lobby)
        if asks:
            lobby.ask_name()

    _open_door(app, hosting, show, anywhere=door.port == USUAL.port)


def _show_lobby(app: AppProtocol, hosting: Hosting, lobby: HostLobby) -> None:
    app.push_screen(lobby.screen)
    hosting.page_changed = lobby.screen.refresh_lobby


def host_running(app: AppProtocol) -> None:
    """Leave the match on the screen, and open it to others."""
    session = app.session
    assert session is not None
    match = session.source.header.match

    async def open_it() -> None:
        await left(app)
        host_saved(app, match)

    app.go_home()
    app.run_worker(open_it(), group="online")


def host_saved(app: AppProtocol, match: str) -> None:
    """Open a saved match to others: at its former table, or in the lobby of a new one."""
    try:
        session = opener(app).resumed(match)
    except UNREADABLE as problem:
        log("shell").warning("others: %r", problem)
        tell_why(app, problem)
        return
    if host_again(app, session):
        return
    hosting = hosting_saved(session, USUAL, app.services.table)

    def lobby() -> None:
        _show_lobby(app, hosting, HostLobby(app, hosting, "", session))

    _open_door(app, hosting, lobby, anywhere=True)


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


def _open_door(
    app: AppProtocol, hosting: Hosting, then: Callable[[], None], *, anywhere: bool = False
) -> None:
    """Open the port of a table, do what comes then, and open its page."""
    app.closing.append(hosting.close)

    async def open_door() -> None:
        try:
            await hosting.open(anywhere=anywhere)
        except OSError as problem:
            log("net").warning("port: %r", problem)
            app.tell(lambda: [app.texts("online-no-port", port=str(hosting.port))])
            return
        then()
        await hosting.open_page()

    app.run_worker(open_door(), group="online")


def join_from_command_line(app: AppProtocol) -> None:
    """Go to the table that `mazmorra join` named, or to the list of a server's tables."""
    start = app.options
    invitation = read_invitation(start.join)
    if invitation is not None:
        join_table(app, invitation, start.name)
    elif not isinstance(app.screen, TableListScreen):
        app.push_screen(table_list(app, start.join, start.name))


def table_list(app: AppProtocol, typed: str, name: str = "") -> TableListScreen:
    """Return the list of the server at a place that the command line has checked."""
    place = read_place(typed)
    assert place is not None
    token = app.services.guest_token(place.place, name or default_names(app.texts)[1])
    return TableListScreen(place, token, name, join_table)


def join_table(
    app: AppProtocol, invitation: Invitation, name: str = "", token: str = "", opened: bool = False
) -> None:
    """Go to another's table under a name; without one, the seat has a name. A server with a list of
    tables knows the player by the token. With `opened`, the player gets the first seat."""
    token = token or app.services.guest_token(invitation.code, name or default_names(app.texts)[1])
    headers = app.services.line_headers
    source = GuestMatch(invitation, app.texts.language, token, headers)
    app.push_screen(GuestLobby(app, source, name, opened=opened).screen)
