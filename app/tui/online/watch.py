"""What a match with people elsewhere needs on the screen: its line, and others' questions.

A cut line is shown in a dialog that closes by itself when the line is back. Short cuts show
nothing: the client comes back at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.timer import Timer
from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import literal
from app.match.seats import NAME_CELLS
from app.match.source import Frame
from app.net.limits import LONG_CLOCK
from app.net.messages import NO_CLOCK
from app.net.remote_match import RemoteMatch
from app.session.online import GuestMatch
from app.session.session import Session
from app.text.sentences import in_a_row
from app.text.terms import time_left
from app.tui.base_screen import BaseScreen
from app.tui.commands import Command, register
from app.tui.dialogs.ask import AskDialog, UnaskedDialog
from app.tui.dialogs.dialog import Dialog, DialogWords, indented
from app.tui.dialogs.question import YesNoQuestion
from app.tui.match.host import MatchHost
from app.tui.online.presence import PresenceNews, away_tag
from app.tui.online.spectating import PublicChances, spectator_tag
from app.tui.online.speech import Announcer, RemoteTalk
from app.tui.online.takeover import SeatOffer
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.styled_text import Line
from engines.kernel.events import SPECTATOR

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

register(
    (
        Command("line.now", "line", ("r",), footer=10),
        Command("line.leave", "line", ("q",), footer=95),
    )
)

SHORT = 1.5
"""Seconds that a cut lasts before it is shown."""
SECOND = 1.0


class LineDialog(Dialog[None]):
    """Says that the line to the table is cut, and how long, until it is back."""

    SCOPE: ClassVar[str] = "line"

    def __init__(self, source: GuestMatch) -> None:
        super().__init__()
        self._source = source

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("line-title", values=lambda: {"why": self._why})
        yield PaintedLines(self._lines, "modal")
        yield Menu(lambda: [MenuRow("line.now"), MenuRow("line.leave")], "modal")

    @property
    def _why(self) -> str:
        """Why the table has ended the line; "" while the client tries to come back."""
        if self._source.dialer.state != "over":
            return ""
        farewell = self._source.client.farewell
        return farewell.code if farewell is not None else "problem"

    def _lines(self, cells: int) -> Sequence[Line]:
        texts, dialer = self.app.texts, self._source.dialer
        if self._why:
            sentences = [texts("online-ended", why=self._why)]
            if self._why == "closed":
                sentences.append(texts("line-saved"))
        else:
            farewell = self._source.client.farewell
            restarts = farewell is not None and farewell.code == "restart"
            words = "restart" if restarts else "refused" if dialer.refused else "lost"
            sentences = [texts(f"line-{words}", count=dialer.tries + 1)]
            if self._source.unwritten:
                sentences.append(texts("line-on-its-way"))
            plays_on = words != "refused" and self._source.terms.clock < LONG_CLOCK
            if self._source.people and plays_on:
                sentences.append(texts("line-bot"))
        return [line for text in sentences for line in (*indented(text, cells), [])]

    def on_mount(self) -> None:
        self.set_interval(SECOND, self.renew)

    def renew(self) -> None:
        """Show the present state. The line may have come back under another dialog: then this one
        closes as soon as it is in front."""
        if self._source.dialer.state == "here" and self.is_current:
            self.dismiss(None)
        for words in self.query(PaintedLines):
            words.repaint(layout=True)

    @override
    def available(self, command: str) -> bool | str:
        if command == "line.now":
            return self._source.dialer.can_try
        return super().available(command)

    def do_line_now(self) -> None:
        self._source.dialer.try_now()

    def do_line_leave(self) -> None:
        self.app.go_home()


class OnlineWatch(RemoteTalk):
    """Watches the line of the match on the screen, and asks what others ask."""

    def __init__(self, app: AppProtocol, session: Session) -> None:
        source = session.source
        assert isinstance(source, RemoteMatch)
        self._app, self._session, self._source = app, session, source
        self._beginnings = source.beginnings
        self._asked = 0
        self._waits_for: tuple[int, ...] = ()
        """The seats of which the screen has said that they must agree to an undo."""
        self._question: AskDialog | None = None
        self._begun = False
        """Whether a screen has shown the match."""
        self._dialog: LineDialog | None = None
        self._offered = False
        """Whether the screen has said that a rematch is wanted."""
        self._offer = SeatOffer(app, source) if isinstance(source, GuestMatch) else None
        self._clock = NO_CLOCK
        self._ends = 0.0
        """When the present clock runs out, in seconds of the event loop."""
        self._ticking: Timer | None = None
        self._chances = PublicChances(source)
        self._following = False
        self._follow()
        self._presence = PresenceNews(source)
        self._announcer = Announcer(app, source.talk)
        self._announcing: Timer | None = None
        source.changed, session.company = self._changed, self

    @property
    def _shown(self) -> bool:
        return self._app.session is self._session

    # -- talk

    def _announce(self) -> None:
        self._announcer.look(self.spoken())
        self._app.call_later(self._announce_next)  # the panel closes before
        if self._announcer.waits and self._announcing is None:
            self._announcing = self._app.set_interval(SECOND, self._announce_next)

    def _announce_next(self) -> None:
        """Show the next line as soon as there is room for it."""
        if self._shown:
            self._announcer.show()
        if self._announcing is not None and not (self._shown and self._announcer.waits):
            self._announcing.stop()
            self._announcing = None

    def _tell_presence(self) -> None:
        """Say who has lost the line, who is back, and for whom a bot plays."""
        news = self._presence.look(self._app.texts)
        if news:
            self._app.notice(news)
            if isinstance(self._app.screen, BaseScreen):
                self._app.screen.refresh_keys()

    # -- spectators

    @property
    def _spectates(self) -> bool:
        """Whether the people at this screen look on: they have no seat, though others play."""
        source = self._source
        return isinstance(source, GuestMatch) and not source.people and not source.over

    def _follow(self) -> None:
        """Work out the chances in each position that comes, if the people here look on."""
        if self._spectates:
            if not self._following:
                self._following = True
                self._source.watch(SPECTATOR, self._moved)
            self._chances.look()

    def _moved(self, frame: Frame) -> None:
        if frame.pending is not None and self._spectates:
            self._chances.look()

    def shown(self, decisions: int) -> None:
        """Show the chances in a position with the position: earlier, they would tell what the
        screen is still about to show."""
        self._begun = True
        self._tell_kept()
        if self._chances.show(decisions) and isinstance(self._app.screen, BaseScreen):
            self._app.screen.refresh_keys()

    # -- the clock

    def tag(self) -> str:
        if self._waits_for:
            return self._app.texts("online-consulted", names=self._names(self._waits_for))
        if self._spectates:
            room = self._app.size.width // 2
            return spectator_tag(self._app.texts, self._source, self._chances.shown, room)
        if self._source.over:
            return ""
        return "  ".join(
            part for part in (self._time_left(), away_tag(self._app.texts, self._source)) if part
        )

    def _time_left(self) -> str:
        """Return whose clock runs and the rest of the time; "" while none runs."""
        if not self._clock.seconds:
            return ""
        left = max(0, round(self._ends - asyncio.get_running_loop().time()))
        name = literal(self._source.seats[self._clock.seat].name, NAME_CELLS)
        return f"{name} {time_left(self._app.texts, left)}"

    def _look_at_clock(self) -> None:
        """Show the clock that runs, from second to second."""
        clock = self._source.turn_clock
        if clock is self._clock:
            return
        self._clock = clock
        self._ends = asyncio.get_running_loop().time() + clock.seconds
        if self._ticking is not None:
            self._ticking.stop()
        self._ticking = self._app.set_interval(SECOND, self._tick) if clock.seconds else None
        self._tick()

    def _tick(self) -> None:
        if isinstance(self._app.screen, BaseScreen):
            self._app.screen.refresh_keys()
        if not self._shown and self._ticking is not None:
            self._ticking.stop()

    # -- the line, and others' questions

    def offer_seat(self) -> None:
        """Ask a late friend, who has no seat, whether to play in place of a bot."""
        if self._offer is not None:
            self._offer.ask()

    def _changed(self) -> None:
        if not self._shown:
            return
        if self._source.beginnings > self._beginnings:
            self._beginnings = self._source.beginnings
            self._follow()
            self._close_dialog()
            again = self._app.texts("online-again")
            self._app.call_later(self._app.show_again, again, keeps_plans=True)
            return
        if self._source.waits_again and not self._offered:
            self._offered = True
            leads = isinstance(self._source, GuestMatch) and self._source.leads.yes
            if leads and self._session.again is not None:
                self._app.call_later(self._session.again)
                return
            key = self._app.first_key("end.rematch")
            replays = any(
                isinstance(one, MatchHost) and one.scene.replaying for one in self._app.screen_stack
            )
            words = "online-rematch-replay" if replays else "online-rematch"
            self._app.notice(self._app.texts(words, key=key))
            if isinstance(self._app.screen, BaseScreen):
                self._app.screen.refresh_keys()
        self._look_at_clock()
        self._tell_presence()
        self._announce()
        self._ask()
        if self._offer is not None:
            self._offer.look()
        self._tell_waits()
        self._tell_kept()
        if isinstance(self._source, GuestMatch):
            self._look_at(self._source)

    def _ask(self) -> None:
        """Ask whether another player may undo a decision, and close a question that is over."""
        asked = self._source.asked
        if asked is None:
            self._asked, question, self._question = 0, self._question, None
            if question is not None and question.is_current:
                question.dismiss(False)
        elif asked.ask != self._asked:
            self._asked = asked.ask
            name = literal(self._source.seats[asked.seat].name, 40)
            words = YesNoQuestion("consent", lambda: {"name": name, "count": asked.count})
            self._question = UnaskedDialog(words)
            self._app.push_screen(self._question, self._answer)

    def _tell_waits(self) -> None:
        """Say whose answer an undo of this player needs; the key bar shows it until then."""
        waits, said = self._source.waits_for, self._waits_for
        if waits == said:
            return
        self._waits_for = waits
        if waits and not said:
            self._app.notice(self._app.texts("online-consults", names=self._names(waits)))
        if isinstance(self._app.screen, BaseScreen):
            self._app.screen.refresh_keys()

    def _names(self, seats: Sequence[int]) -> str:
        names = [literal(self._source.seats[seat].name, NAME_CELLS) for seat in seats]
        return in_a_row(self._app.texts, names)

    def _tell_kept(self) -> None:
        """Say, once the match is on the screen, how much a bot has played for this player."""
        screen = next((one for one in self._app.screen_stack if isinstance(one, MatchHost)), None)
        count = self._source.kept
        if not (count and self._begun and screen is not None):
            return
        self._source.kept = 0
        screen.scene.note("online-kept", count=count)
        screen.draw()
        self._app.call_later(self._app.notice, self._app.texts("online-kept", count=count))

    def _answer(self, yes: bool | None) -> None:
        if self._question is not None:
            self._question = None
            self._source.agree(yes=bool(yes))

    def _look_at(self, source: GuestMatch) -> None:
        state = source.dialer.state
        if state == "here":
            self._close_dialog()
        elif self._dialog is None and not source.over:
            self._app.set_timer(0.0 if state == "over" else SHORT, lambda: self._show(source))
        elif self._dialog is not None:
            self._dialog.renew()

    def _show(self, source: GuestMatch) -> None:
        if self._dialog is None and self._shown and source.dialer.state != "here":
            self._dialog = LineDialog(source)
            self._app.push_screen(self._dialog)

    def _close_dialog(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None and dialog.is_current:
            dialog.dismiss(None)
            self._app.notice(self._app.texts("line-back"))
