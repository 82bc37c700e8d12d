"""What a game brings to the screen of a match: its widgets, its commands, and a person's turn."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, TypeVar

from textual.geometry import Size
from textual.widget import Widget

from app.match.source import BotDecision, PendingDecision
from app.session.session import Session
from app.text.sentences import capital
from app.text.summary import MatchSummary
from app.tui.dialogs.dialog import Dialog
from app.tui.match.command_group import CommandGroup
from app.tui.match.elsewhere import decides_elsewhere
from app.tui.match.host import MatchHost
from app.tui.match.view_model import MatchViewModel
from app.tui.widgets.styled_text import Span
from engines.kernel.search import Comparison, Plan

D = TypeVar("D", bound=Dialog[Any])


class GameControls(CommandGroup):
    """The game's part of a match's screen. A game subclasses it, and names its view model."""

    SCENE: ClassVar[type[MatchViewModel[Any]]]

    ACTS: ClassVar[tuple[str, ...]] = ()
    """Commands that decide: while an event waits for a key, they only continue."""
    PLANS: ClassVar[tuple[str, ...]] = ()
    """Commands that only prepare a decision. Using one counts as having read the coach's tip."""
    LOOKS: ClassVar[tuple[str, ...]] = ("play.why", "play.log")
    """Commands that only look: a replay keeps them unless it uses their keys itself."""
    HINT: ClassVar[str] = ""
    """The command that asks for a hint; "" if the game has none."""
    HINT_WAITS: ClassVar[bool] = False
    """Whether a hint has no words before its figure, or until it is known that there is none."""
    PUBLIC_VIEW: ClassVar[bool] = True
    """Whether the public view is worth a screen, in games whose seats see different things."""

    scene: MatchViewModel[Any]

    def __init__(self, screen: MatchHost, session: Session) -> None:
        self.screen = screen
        self.scene = self.SCENE(session)
        self.waiting: deque[str] = deque()
        """Commands that were pressed too early and wait for the turn."""
        self._asking: list[tuple[Dialog[Any], int]] = []
        """The open dialogs about a decision, each with the decision's number."""

    def groups(self) -> tuple[CommandGroup, ...]:
        """Return the game's groups of commands in the order in which they are asked."""
        return (self,)

    # -- widgets

    def compose(self) -> Iterator[Widget]:
        """Yield the widgets of the screen; the container `#grid` holds everything secret."""
        raise NotImplementedError

    def drawn(self) -> None:
        """Do what else a repaint of the panels needs."""

    def fitted(self, size: Size) -> None:
        """Handle a new size of the terminal."""

    # -- lifetime

    def opened(self) -> None:
        """Handle the first paint of the screen."""

    def resumed(self) -> None:
        """Handle that the screen is in front again."""

    def suspended(self) -> None:
        """Handle that another screen is in front."""

    # -- turns

    async def take_turn(self) -> None:
        """Handle the turn of a person at the screen, after all events are shown."""

    def others_turn(self) -> None:
        """Drop the keys that wait at the turn of a person at another screen. A bot thinks for a
        moment, a person perhaps for days, and nobody would see what is still to be played."""
        if self.waiting and self.turn_told():
            self.waiting.clear()

    def turn_told(self) -> bool:
        """Say whose turn it is if a person at another screen decides. Return whether one does."""
        seat = decides_elsewhere(self.scene)
        if seat is not None:
            words = self.screen.app.texts("play-elsewhere", name=self.scene.name(seat))
            self.screen.notice(words)
        return seat is not None

    def keep_back(self, command: str) -> bool:
        """Prepare for a key's command. Return whether the command must not follow now."""
        return False

    def halt(self) -> None:
        """Stop automatic play."""

    def primer(self, seat: int) -> Sequence[str]:
        """Return what a newcomer should know before their turn, one thing at a time; it is shown
        while the keyboard is passed to them, so all may read it. It may be asked for again."""
        return ()

    def rejected(self) -> None:
        """Handle the rejection of the last decision: it is still due."""

    def about_decision(self, dialog: D) -> D:
        """Return a dialog that asks something about the present decision: it closes as soon as that
        is made elsewhere, by a bot for somebody who is away or at the end of the time."""
        self._asking = [one for one in self._asking if one[0].is_attached]
        self._asking.append((dialog, self.scene.latest.number))
        return dialog

    def pending_changed(self, pending: PendingDecision) -> None:
        """Close the dialogs about another decision than the one that is pending now."""
        for dialog, number in self._asking:
            if number != pending.number or not pending.person:
                dialog.expire()

    @property
    def out(self) -> bool:
        """Whether bots alone decide the rest of the match, since nobody at the screen is in it."""
        return False

    def step_back(self) -> bool:
        """Handle Esc on the board: leave a mode or drop a plan. Return False for nothing to
        leave."""
        return False

    @property
    def pointing(self) -> bool:
        """Whether a cursor is on the board, which the keys of `LOOKS` move."""
        return False

    # -- words

    def summary(self) -> MatchSummary:
        """Return the summary of the match."""
        raise NotImplementedError

    def explained(self) -> str:
        """Return the message at the top of the help; "" for none."""
        return ""

    def legend(self) -> Sequence[tuple[Span, str]]:
        """Return the symbols of the screen with their meanings."""
        return ()

    def advice(self) -> str:
        """Return advice with its reason for the person at the screen; "" for none."""
        return ""

    def hint_words(self) -> str:
        """Return the answer of the hint key; "" if it is shown elsewhere."""
        return capital(self.advice())

    def plan_words(self, plan: Plan) -> str:
        """Return what a plan of the search does, as "you" do it: "go left"; "" for no words."""
        return ""

    def compared(self, found: Comparison) -> str:
        """Return what the best decision gains over the next best; "" for no words."""
        from app.text.comparing import compared

        return compared(
            self.screen.app.texts, found, self.plan_words, advised=self.advised_action()
        )

    def contradicts_hint(self, found: Comparison) -> bool:
        """Return whether the trial games favour another decision than the hint."""
        from app.text.comparing import contradicts

        return contradicts(found, self.advised_action())

    def second_thoughts(self, found: Comparison) -> str:
        """Return what is said before a costly choice, the `other` of a comparison; "" for no
        words."""
        from app.session.reviewing import doubts

        view = self.scene.source.snapshot(self.scene.me).view
        return doubts(self.scene.session, view, found)

    def advised_action(self) -> int | None:
        """Return the action that the hint recommends, None if it recommends none."""
        return None

    def can_hint(self) -> bool | str:
        """Whether a hint is available, or the id of the message that says why not."""
        return True

    def why_the_bot(self, made: BotDecision) -> str:
        """Return the bot's reasons for a decision. While the match runs, explain other seats'
        decisions only by what does not depend on their secrets."""
        raise NotImplementedError
