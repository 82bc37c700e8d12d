"""The first line of the screen: the game, the turn and the seat to move."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.i18n.literal import clip
from app.text.dice import seal_words
from app.text.matches import generated_name
from app.tui.match.panel import LESSON
from app.tui.widgets.line_widget import with_fitting
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.irrgarten.parameters import FOGS


class IrrgartenHead(IrrgartenPanel):
    """Game, labyrinth, seed or seal, turn and fog at the left; the seat to move at the right."""

    DEFAULT_CSS = "IrrgartenHead { height: 1; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Paint the line; if it is too long, drop the labyrinth first, then the seed."""
        fold, right = self.scene.fold, self._right()
        dice = self.say("seed", seed=self._seed()) if self._open() else self._seal()
        words = [
            self.headings()[0],
            [Span(f"  {self.say('turn', n=fold.turn)}")],
            [Span(f"   {self._fog()}", "muted")] if self._foggy() else [],
            [Span(f"   {dice}", "muted")] if dice else [],
            [Span(f"   {clip(self._labyrinth(), 30)}", "muted")],
            [Span(f"   {self.say('house-stay')}", "risky")]
            if fold.config.parameters.blocked_stays
            else [],
        ]
        left = with_fitting([], words, cells - width_of(right) - 2)
        return [[*left, Span(" " * (cells - width_of(left) - width_of(right) - 1)), *right]]

    def _open(self) -> bool:
        """Whether the seed may be shown: it would reveal the whole board to a player. A lesson's
        seed reveals nothing."""
        match = self.scene.source
        if self.screen.has_class(LESSON) or not match.header.seed:
            return False
        return match.over or not self.scene.secret or len(match.seats) == 1

    def _seed(self) -> str:
        return clip(self.scene.source.header.seed, 12)

    def _seal(self) -> str:
        return seal_words(self.mazmorra.texts, self.scene.source.header)

    def _labyrinth(self) -> str:
        return self.scene.session.word("labyrinth") or generated_name(
            self.mazmorra.texts, self.scene.session.title
        )

    def _foggy(self) -> bool:
        """Whether squares are hidden; the fog lifts at the end."""
        return self.scene.secret and not self.scene.source.over

    def _fog(self) -> str:
        fog = FOGS[self.scene.fold.config.parameters.fog]
        return self.say("fog", mode=self.mazmorra.texts(f"irrgarten-fog-{fog}"))

    def _right(self) -> list[Span]:
        scene = self.scene
        fold = scene.fold
        if fold.ended or fold.actor < 0:
            return [Span(self.say("over"), "accent")]
        seat = fold.actor
        sign = self.seat_sign(seat, fold.mates[seat].alive)
        name = Span(f"{self.called(seat, 14)} ", f"seat{seat + 1}")
        return [name, sign, Span(f" {self.say('to-move')}", "title")]
