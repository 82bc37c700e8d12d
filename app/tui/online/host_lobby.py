"""The lobby of the program that serves the table, and the match that begins there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.config.logs import log
from app.content.seating import player_kinds
from app.i18n.fluent import Texts
from app.match.fair_dice import short_seal
from app.net.invitations import new_code
from app.net.messages import Place, Said, Talk, Terms
from app.session import kept_table
from app.session.company import Heard, Spoken
from app.session.online import Hosting
from app.session.session import Session
from app.text.errors import REFUSALS, UNREADABLE
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.launch import opener, tell_why
from app.tui.online.guest_lobby import begin_online
from app.tui.online.lobby import LobbyScreen, line_to_send, saved_words
from app.tui.online.parting import parting
from app.tui.online.speech import spoken_of, tell_refusal
from app.tui.online.terms import TermsDialog

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


class HostLobby:
    """The lobby of the program that serves the table. `saved` is the match that goes on there."""

    hosts = renews = True

    def __init__(
        self, app: AppProtocol, hosting: Hosting, name: str, saved: Session | None = None
    ) -> None:
        self._app, self._hosting, self._table = app, hosting, hosting.table
        self._lobby = hosting.table.lobby
        self._bots = player_kinds(self._lobby.game)[1:]
        if not self._lobby.host_seats:
            self._lobby.sit_host(name)
        self.name, self._saved = "", saved
        self.screen = LobbyScreen(self)
        self._lobby.changed = self.screen.refresh_lobby
        self._talk = hosting.talk
        hosting.table.said = self._hear
        self._refused = ""
        self._left = self._begins = False

    @property
    def game(self) -> str:
        return self._lobby.game

    @property
    def preset(self) -> str:
        return self._lobby.preset

    @property
    def saved(self) -> bool:
        return self._lobby.saved

    @property
    def places(self) -> Sequence[Place]:
        return self._lobby.places()

    @property
    def mine(self) -> Sequence[int]:
        return self._lobby.host_seats

    def head(self, texts: Texts) -> Sequence[str]:
        hosting, opens = self._hosting, self._hosting.page_opens
        if self._begins:
            return [texts("lobby-begins")]
        there = hosting.invitation.port
        return [
            *line_to_send(texts, hosting.invitation.typed, page=hosting.has_page, opens=opens),
            *([texts("lobby-port", port=str(hosting.port), other=str(there))] * hosting.moved),
            texts("lobby-open-network"),
            texts("lobby-came", count=self._table.people),
            saved_words(texts, self._lobby.kept_seal)
            if self._lobby.saved
            else texts("lobby-dice", seal=short_seal(self._lobby.dice.seal)),
        ]

    def refusal(self, texts: Texts) -> str:
        return texts(f"lobby-no-{self._refused}") if self._refused else ""

    # -- talk

    @property
    def writes(self) -> bool:
        return self._lobby.terms.chat

    @property
    def unheard(self) -> bool:
        return False

    def spoken(self) -> Sequence[Spoken]:
        return spoken_of(self._talk, self.places, self._app.texts)

    def say(self, text: str, gesture: int = 0) -> None:
        tell_refusal(self._app, self._table.talk(self._table.host, Talk(text, gesture)))

    def others(self) -> Sequence[Heard]:
        return ()

    def mute(self, seat: int, *, yes: bool) -> None:
        """Do nothing: the host sends people away here."""

    def _hear(self, said: Said) -> None:
        self._talk.hear(said)
        self.screen.refresh_lobby()

    # -- what the host does

    def ask_name(self) -> None:
        """Ask for the name of the person at this screen, who has a seat already."""
        texts, (seat, *_) = self._app.texts, self.mine

        def words() -> tuple[str, str]:
            return self._app.texts("lobby-name"), self._app.texts("lobby-name-about")

        def take(typed: str) -> str:
            problem = self._lobby.sit_host(typed, seat)
            return texts(f"lobby-no-{problem}") if problem else ""

        written = self.places[seat].name
        self._app.push_screen(TextDialog(TextQuestion(words, written, take)))

    def sit(self, seat: int, name: str) -> None:
        self._refused = self._lobby.sit_host(name, seat)
        self.screen.refresh_lobby()

    def stand(self, seat: int) -> None:
        self._lobby.stand_host(seat)

    def begin(self) -> str:
        if not self._lobby.all_ready:
            return "lobby-not-ready"
        if self._lobby.fixed:
            return ""  # the numbers for the dice are on their way
        self._refused = ""
        self._show_beginning(True)
        if self._saved is not None:
            self._put_on_screen(self._hosting.continue_here(self._saved))
            return ""
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
            self._show_beginning(False)

    async def _begin(self) -> None:
        try:
            session = await self._hosting.begin(opener(self._app))
        except REFUSALS as problem:
            self._refuse(problem)
            return
        if self._left:
            return
        self._put_on_screen(session)

    def _show_beginning(self, yes: bool) -> None:
        """Say that the match begins: a fair race is sought for a second or two."""
        self._begins = yes
        self.screen.refresh_lobby()

    def _put_on_screen(self, session: Session) -> None:
        self._lobby.changed = lambda: None
        begin_hosted(self._app, session, self._hosting)

    def _refuse(self, problem: Exception) -> None:
        log("shell").warning("host: %r", problem)
        self._show_beginning(False)
        tell_why(self._app, problem)

    def turn_bot(self, seat: int) -> None:
        self._lobby.turn_bot(seat, self._bots, 1)

    def kick(self, seat: int) -> None:
        self._table.kick(seat)

    @property
    def terms(self) -> Terms:
        return self._lobby.terms

    def choose_terms(self) -> None:
        self._app.push_screen(TermsDialog(self._lobby))

    def new_link(self) -> None:
        self._table.new_code(new_code())

    def guests(self) -> Sequence[str]:
        return self._hosting.guests_names

    def leave(self) -> None:
        """Close the table; if friends have seats, ask before."""
        question = parting(self._app, "lobby", self.guests())
        if question is None:
            self._leave()
        else:
            self._app.ask(question, lambda yes: self._leave() if yes else None)

    def _leave(self) -> None:
        self._left = True
        self._lobby.changed = lambda: None
        self._app.run_worker(self._hosting.close(), group="leaving")
        if self._saved is not None:
            self._app.run_worker(opener(self._app).leave(self._saved), group="leaving")
        self._app.go_home()


def begin_hosted(app: AppProtocol, session: Session, hosting: Hosting) -> None:
    """Put a match of this program's table on the screen."""

    def again() -> None:
        hosting.table.again()
        app.go_home()
        app.push_screen(HostLobby(app, hosting, "").screen)

    def close_table() -> None:
        kept_table.forget(app.services.table)
        app.go_home()
        app.run_worker(_alone(app, session.source.header.match), group="online")

    def invitation(texts: Texts) -> Sequence[str]:
        line = hosting.invitation.typed
        return line_to_send(texts, line, page=hosting.has_page, opens=hosting.page_opens)

    def abandoned() -> None:
        if hosting.table.hosted is not None:
            hosting.table.hosted.farewell = "abandoned"

    session.again, session.close_table, session.abandoned = again, close_table, abandoned
    session.invitation = invitation
    session.guests = lambda: hosting.guests_names
    begin_online(app, session)


async def _alone(app: AppProtocol, match: str) -> None:
    """Go on with a match at this screen alone, once its table is closed."""
    await left(app)
    try:
        app.open_match(opener(app).resumed(match))
    except UNREADABLE as problem:
        log("shell").warning("alone: %r", problem)
        tell_why(app, problem)
        return
    app.call_later(app.notice, app.texts("online-closed"))


async def left(app: AppProtocol) -> None:
    """Wait until matches that were left are written."""
    leaving = [worker for worker in app.workers if worker.group == "leaving"]
    # One by one: given an empty list, Textual's `wait_for_complete` waits for every worker.
    await asyncio.gather(*(worker.wait() for worker in leaving), return_exceptions=True)
