"""The menu of a running match. "Save and leave" and "Abandon" are at its two ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.dialogs.question import YesNoQuestion
from app.tui.menu_screen import setting_rows
from app.tui.reseating import RunningMatch, running_match
from app.tui.widgets.menu import Menu, MenuRow

register(
    (
        Command("pause.resume", "pause", ("escape", "backspace"), footer=95, calls="close"),
        Command("pause.leave", "pause", ("s",)),
        Command("pause.seats", "pause", ("b",)),
        Command("pause.resign", "pause", ("r",)),
        Command("pause.others", "pause", ("o",)),
        Command("pause.invite", "pause", ("i",)),
        Command("pause.abandon", "pause", ("a",)),
    )
)


class PauseMenu(Dialog[None]):
    """Go on, leave (everything is saved), change the looks, or give the match up."""

    SCOPE: ClassVar[str] = "pause"

    @override
    def inside(self) -> Iterable[Widget]:
        session = self.app.session
        shared = session is not None and session.company is not None and not session.source.over
        yield DialogWords("pause-title-shared" if shared else "pause-title")
        yield Menu(self._rows, "modal")

    def _rows(self) -> Sequence[MenuRow]:
        texts = self.app.texts
        seats = (
            MenuRow("pause.seats", texts("pause-seats-about"), gap=True),
            MenuRow("pause.resign", texts("pause-resign-about")),
            MenuRow("pause.others", texts("pause-alone-about"), label=texts("pause-alone"))
            if self._close_table is not None
            else MenuRow("pause.others", texts("pause-others-about")),
            MenuRow("pause.invite", texts("pause-invite-about")),
        )
        shown = [row for row in seats if self.available(row.command) is not False]
        return [
            MenuRow("pause.resume"),
            MenuRow("pause.leave", texts(self._leaving), label=texts("online-leave"))
            if self._elsewhere
            else MenuRow("pause.leave", texts("pause-leave-about"))
            if self._saved
            else MenuRow("pause.leave", texts("records-lost"), label=texts("records-leave")),
            *setting_rows(self.app, "language", "speed", "theme"),
            MenuRow("app.rules", texts("pause-rules-about"), gap=True),
            MenuRow("app.help", texts("pause-help-about")),
            *shown,
            *(
                ()
                if self._elsewhere
                else [MenuRow("pause.abandon", texts("pause-abandon-about"), gap=not shown)]
            ),
        ]

    @override
    def available(self, command: str) -> bool | str:
        """Disable resigning unless the person at the keyboard is known; a replay offers neither
        this nor seats."""
        running = self._playing
        if command == "pause.seats" and (running is None or not running.changeable):
            return False
        if command == "pause.abandon" and self._elsewhere:
            return False
        if command == "pause.others":
            return self._close_table is not None or self._may_be_opened
        if command == "pause.invite":
            session = self.app.session
            return session is not None and session.invitation is not None
        if command == "pause.resign":
            if running is None or not running.source.people:
                return False
            return running.resigning is not None or "pause-no-resign"
        return super().available(command)

    @property
    def _elsewhere(self) -> bool:
        """Whether the match is at a table of another program, which keeps it."""
        session = self.app.session
        return session is not None and session.elsewhere

    @property
    def _leaving(self) -> str:
        """What comes of leaving a table elsewhere, as a message."""
        session = self.app.session
        plays = session is not None and session.source.people
        return "online-leave-about" if plays else "online-leave-watched"

    @property
    def _close_table(self) -> Callable[[], None] | None:
        session = self.app.session
        return session.close_table if session is not None else None

    @property
    def _may_be_opened(self) -> bool:
        """Whether others may come to the match: it is saved here, several play, and it counts."""
        running = self._playing
        if running is None or self.app.services.store is None or self._elsewhere:
            return False
        header = running.source.header
        return running.source.unsaved is None and len(header.seats) > 1 and not header.practice

    @property
    def _playing(self) -> RunningMatch | None:
        return running_match(self.app.session)

    def do_pause_leave(self) -> None:
        """Go to the home screen. The match is saved; if it can't be, ask before losing it."""
        if self._saved:
            if (session := self.app.session) is not None and session.goodbye is not None:
                session.goodbye()
            self.app.go_home()
        else:
            self._ask(YesNoQuestion("records-leave"), self.app.go_home)

    @property
    def _saved(self) -> bool:
        session = self.app.session
        return session is None or session.source.over or session.source.unsaved is None

    def do_pause_seats(self) -> None:
        from app.tui.dialogs.seats import SeatsDialog

        if (running := self._playing) is not None:
            self.add_class("-waiting")
            self.app.push_screen(SeatsDialog(running), self._back)

    def _back(self, _: None) -> None:
        self.remove_class("-waiting")

    def do_pause_resign(self) -> None:
        running = self._playing
        if running is None or running.resigning is None:
            return
        seat = running.resigning
        name = running.source.seats[seat].name
        question = YesNoQuestion("resign", lambda: {"name": name})
        self._ask(question, lambda: running.resign(self.app, seat))

    def do_pause_others(self) -> None:
        """Open the match to others, or close its table."""
        if (close_table := self._close_table) is not None:
            self._ask(YesNoQuestion("alone"), close_table)
            return
        from app.tui.online.opening import host_running

        host_running(self.app)

    def do_pause_invite(self) -> None:
        """Show again how friends come to the table."""
        app, session = self.app, self.app.session
        if session is not None and (invitation := session.invitation) is not None:
            app.tell(lambda: invitation(app.texts), "pause-invite-title")

    def do_pause_abandon(self) -> None:
        self._ask(YesNoQuestion("abandon"), self.app.abandon)

    def _ask(self, question: YesNoQuestion, agreed: Callable[[], object]) -> None:
        """Ask in place of this menu, and call `agreed` after a yes."""

        def answer(yes: bool) -> None:
            self.remove_class("-waiting")
            if yes:
                agreed()

        self.add_class("-waiting")
        self.app.ask(question, answer)
