"""The screen of a match, as the parts that it composes see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from app.session.session import Session
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS
from app.tui.match.hint_figure import HintFigure
from app.tui.match.view_model import MatchViewModel
from app.tui.widgets.keybar import key_signs
from app.tui.widgets.styled_text import Line

if TYPE_CHECKING:
    from app.tui.end.aftermath import EndData


class MatchHost(BaseScreen[None]):
    """A screen with a match on it. The container `#grid` holds everything secret."""

    session: Session
    scene: MatchViewModel[Any]
    measured: HintFigure

    def draw(self) -> None:
        """Have what has changed painted soon."""
        raise NotImplementedError

    def wake(self) -> None:
        """Look again whose turn it is, once all events are shown."""
        raise NotImplementedError

    def show_end(self) -> None:
        """Show the result of the match, as its mode does."""
        raise NotImplementedError

    def hint_words(self) -> str:
        """Return the answer of the hint key; "" if it is shown elsewhere."""
        raise NotImplementedError

    @property
    def coached(self) -> bool:
        """Whether the coach is at the table, so in a player's first matches."""
        raise NotImplementedError

    def tip_lines(self, cells: int) -> Sequence[Line]:
        """Return the coach's present tip, () without one."""
        raise NotImplementedError

    def tip_read(self) -> None:
        """Note that the player has decided something, so has had time for the present tip."""
        raise NotImplementedError

    def primer(self, seat: int) -> Sequence[str]:
        """Return what the screen that passes the keyboard to a newcomer explains, () if nothing."""
        raise NotImplementedError

    async def until_in_front(self) -> None:
        """Wait while another screen is in front, also one that was opened a moment ago."""
        raise NotImplementedError

    def key(self, command: str) -> str:
        """Return the keys of a command, as the player knows them."""
        return key_signs([COMMANDS[command]], self.app.key_sign, self.app.keymap)

    def over(self) -> bool:
        return self.scene.ended

    def cover(self, covered: bool) -> None:
        """Hide the whole board while the keyboard is passed, and the notices of its last owner."""
        self.hush()
        self.noticed = ""
        self.query_one("#grid").visible = not covered

    @cached_property
    def aftermath(self) -> EndData:
        """Return the analysis data of the finished match; it is computed once."""
        from app.tui.end.aftermath import EndData

        return EndData(self.scene)
