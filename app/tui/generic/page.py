"""All of the state, where the panel has no room for it."""

from __future__ import annotations

from collections.abc import Sequence

from app.tui.generic.panels import state_lines
from app.tui.generic.view_model import GenericViewModel
from app.tui.match.page import MatchPage
from app.tui.widgets.styled_text import Line, Span


class GenericPage(MatchPage):
    """The state as a text that scrolls."""

    TITLE_ID = "title"
    scene: GenericViewModel

    def lines(self, cells: int) -> Sequence[Line]:
        return state_lines(self.scene, cells) or [[Span(f" {self.say('empty')}", "muted")]]
