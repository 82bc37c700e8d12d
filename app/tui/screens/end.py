"""The end of a match: the result, the course, the turning points, and the next steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from typing import ClassVar

from textual import events, work
from textual.containers import Container
from textual.message import Message
from textual.widget import Widget
from typing_extensions import override

from app.match.source import ReplayRequest
from app.text.summary import MatchSummary
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, Command, register
from app.tui.end.aftermath import EndData
from app.tui.end.dice_pane import DicePane
from app.tui.end.outlook import EndContext
from app.tui.end.panes import AchievementsPane, ChancePane, EndPane, LuckPane, ProgressPane
from app.tui.end.points import TurningPointList
from app.tui.end.result_panel import ResultPanel
from app.tui.end.sharing import share_card, write_report
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted

register(
    (
        Command("end.point", "end", ("enter",), footer=10),
        Command("end.point-before", "end", ("up", "k", "shift+tab"), footer=11, group="points"),
        Command("end.point-after", "end", ("down", "j", "tab"), footer=11, group="points"),
        Command("end.view-before", "end", ("left", "h"), footer=12, group="views"),
        Command("end.view-after", "end", ("right", "l"), footer=12, group="views"),
        Command("end.review", "end", ("a",), footer=12),
        Command("end.rematch", "end", ("n",), footer=13),
        Command("end.same", "end", ("s",), footer=14),
        Command("end.replay", "end", ("r",), footer=15),
        Command("end.card", "end", ("c",), footer=16),
        Command("end.report", "end", ("m",), footer=17),
        Command("end.new", "end", ("p",), footer=18),
        Command("end.log", "end", ("L",)),
        Command("end.board", "end", ("b",), footer=19, calls="close"),
        Command("end.home", "end", ("escape", "q"), footer=95),
    )
)

BREATH = 1.5
"""Seconds in which Enter does nothing: the press may have been meant for the last step of the
match. Each Enter in that time starts it again, so that repeated Enters can't choose a command by
accident."""

GLANCE = 0.3
"""Seconds in which no key works: nobody has seen the result yet, so the press was meant for the
match."""

NEED_MATCH = ("end.rematch", "end.same", "end.new")
"""Commands for the match on the screen, which a replay of another one does not offer."""
ALONE = {"end.rematch": "end-again-new", "end.same": "end-again-same"}
"""Labels where nobody is there for a rematch."""
SHOWN = "-shown"


class EndScreen(BaseScreen[int | None]):
    """The end. Esc looks at the board again; from there Esc comes back here by the game's menu.

    `after` holds the analysis data, and `log` opens the log of the match. The result is None, or
    the decision that the replay below this screen (`replaying`) must seek.
    """

    SCOPE: ClassVar[str] = "end"
    EXPLAINED: ClassVar[str] = "help-end"

    def __init__(
        self,
        summary: Callable[[], MatchSummary],
        after: EndData,
        *,
        replaying: bool = False,
        log: Callable[[], object] | None = None,
    ) -> None:
        super().__init__()
        self._log = log
        self._after = after
        self._replaying = replaying
        self._arrived = False
        self._seen_from = inf
        """The time from which a key can be meant for this screen."""
        self._view = 0
        self.outlook = EndContext(summary, after)

    @override
    def compose(self) -> Iterator[Widget]:
        outlook = self.outlook
        yield ResultPanel(outlook.summary)
        with Container(id="panes"):
            for kind in (ChancePane, ProgressPane, LuckPane, AchievementsPane, DicePane):
                yield kind(outlook, self._place)
        yield TurningPointList(outlook)
        yield KeyBar()

    # -- lifetime

    def on_mount(self) -> None:
        self._breath = self.set_timer(BREATH, self._arrive)
        self.call_after_refresh(self._painted)
        self.set_class(not self._views(), "-bare")
        self._after.heard = self._heard
        self._work()
        self._show_view()

    def on_unmount(self) -> None:
        self._after.heard = lambda: None

    @work(group="analysis", exclusive=True)
    async def _work(self) -> None:
        await self._after.work(self.app.texts, self.app.services.archive)

    def _heard(self) -> None:
        """Show new results of the analysis; the screen may be closed already."""
        if not self.query(EndPane):
            return
        self._show_view()
        for widget in self.query(Painted):
            widget.repaint(layout=isinstance(widget, TurningPointList))
        self.refresh_keys()

    def _painted(self) -> None:
        self._seen_from = Message().time + (0.0 if self._replaying else GLANCE)

    @override
    def drops(self, key: events.Key, overtaken: bool) -> bool:
        return key.time < self._seen_from

    def _arrive(self) -> None:
        self._arrived = True

    @override
    def retext(self) -> None:
        super().retext()
        self._work()

    # -- views

    def _views(self) -> list[EndPane]:
        """Return the available panes: chances only if the analysis has any, achievements only if
        they count, dice only if they were sealed. If the analysis failed, one pane gives the
        reason; a game without an analysis has neither charts nor luck."""
        after = self._after
        hidden = set()
        if not after.sealed_dice:
            hidden.add(DicePane.NAME)
        if not after.analysed:
            hidden |= {ChancePane.NAME, ProgressPane.NAME, LuckPane.NAME}
        elif after.failed:
            hidden |= {ChancePane.NAME, LuckPane.NAME, AchievementsPane.NAME}
        if after.analysis is not None and not after.analysis.chances:
            hidden.add(ChancePane.NAME)
        if not after.counts_feats:
            hidden.add(AchievementsPane.NAME)
        return [pane for pane in self.query(EndPane) if pane.id not in hidden]

    def _place(self) -> str:
        views = self._views()
        if self.has_class("-wide") or len(views) < 2:
            return ""
        arrows = self.app.glyphs.arrows
        return f"{arrows[2]} {self._view + 1}/{len(views)} {arrows[3]}"

    def _show_view(self) -> None:
        views = self._views()
        self._view = max(0, min(self._view, len(views) - 1))
        for pane in self.query(EndPane):
            pane.set_class(pane not in views, "-none")
            pane.set_class(pane in views[self._view : self._view + 1], SHOWN)
        panes = self.query_one("#panes")
        self.set_class(self._after.sealed_dice and len(views) > 2, "-dice")
        panes.set_class(len(views) < 4 + self._after.sealed_dice, "-three")
        panes.set_class(len(views) == 1, "-one")
        pointless = self._after.failed or not self._after.analysed
        self.query_one(TurningPointList).set_class(pointless, "-none")

    def _turn_view(self, step: int) -> None:
        self._view = (self._view + step) % len(self._views())
        self._show_view()
        for pane in self.query(EndPane):
            pane.repaint()

    def _turns_views(self) -> bool:
        return not self.has_class("-wide") and len(self._views()) > 1

    # -- keys

    @override
    def explained(self) -> str:
        """Chances, luck and turning points, where there are any."""
        return super().explained() if self._after.analysed else ""

    @override
    def available(self, command: str) -> bool | str:
        if command in NEED_MATCH and self._replaying and not self._of_present_match:
            return False
        session = self.app.session
        if session is not None and session.again is not None and command in NEED_MATCH:
            if command != "end.rematch":
                return False
            return session.can_repeat() or "online-no-rematch"
        if command == "end.review":
            return self.app.services.comparer is not None and self._after.review.possible
        if command == "end.log" and self._log is None:
            return False
        if command in ("end.report", "end.point") and not self._after.analysed:
            return False
        if command == "end.report" and self._after.analysis is None:
            return "end-no-report" if self._after.failed else "end-not-yet"
        if command == "end.point" and not self.outlook.moments:
            return "end-no-point"
        if command.startswith("end.view") and not self._turns_views():
            return False
        if command.startswith("end.point-") and len(self.outlook.moments) < 2:
            return False
        return super().available(command)

    @property
    def _of_present_match(self) -> bool:
        """Whether this is the end of the match that the program has open, also over its replay."""
        session = self.app.session
        if session is None or not session.source.over:
            return False
        return session.source.header.match == self._after.header.match

    @override
    def shown_commands(self) -> list[Command]:
        hidden = [] if self.outlook.moments else ["end.point"]
        if self._after.failed:
            hidden.append("end.report")
        if self._replaying:
            hidden.append("end.board")
        return [c for c in super().shown_commands() if c.id not in hidden]

    @override
    def label(self, command: Command) -> str:
        if command.id == "end.home" and self._replaying:
            return super().label(COMMANDS["end.board"])
        if command.id in ALONE and len(self.outlook.summary().standings) == 1:
            return self.app.texts(ALONE[command.id])
        return super().label(command)

    def do_end_point(self) -> None:
        moment = self.outlook.moment
        if not self._arrived:
            self._breath.stop()
            self._breath = self.set_timer(BREATH, self._arrive)
        elif moment is not None and self._replaying:
            self.dismiss(moment.decision)
        elif moment is not None:
            request = ReplayRequest(self._after.header, self._after.decisions, moment.decision)
            self.app.open_replay(request)

    def do_end_review(self) -> None:
        from app.tui.screens.review import ReviewScreen

        self.app.push_screen(ReviewScreen(self._after), self._try_again)

    def _try_again(self, chosen: tuple[int, int] | None) -> None:
        """Open the replay before a decision of the review, and ask who plays on from there."""
        if chosen is None:
            return
        decision, seat = chosen
        if self._replaying:
            self.dismiss(decision)
        else:
            after = self._after
            request = ReplayRequest(after.header, after.decisions, decision, seat, forks=True)
            self.app.open_replay(request)

    def do_end_point_after(self) -> None:
        self._choose(1)

    def do_end_point_before(self) -> None:
        self._choose(-1)

    def _choose(self, step: int) -> None:
        self.outlook.choose(step)
        for widget in self.query(Painted):
            widget.repaint()

    def do_end_view_after(self) -> None:
        self._turn_view(1)

    def do_end_view_before(self) -> None:
        self._turn_view(-1)

    def do_end_card(self) -> None:
        share_card(self.app, self.outlook)

    def do_end_log(self) -> None:
        if self._log is not None:
            self._log()

    def do_end_report(self) -> None:
        write_report(self.app, self.outlook)

    def do_end_rematch(self) -> None:
        session = self.app.session
        if session is not None and session.again is not None:
            session.again()
        else:
            self.app.play_again(self.app.services.seed_source())

    def do_end_same(self) -> None:
        self.app.play_again("")

    def do_end_new(self) -> None:
        self.app.play_other()

    def do_end_replay(self) -> None:
        if self._replaying:
            self.dismiss(0)
        else:
            self.app.replay_match()

    def do_end_home(self) -> None:
        if self._replaying:
            self.dismiss(None)
        else:
            self.app.go_home()
