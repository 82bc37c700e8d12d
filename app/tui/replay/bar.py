"""The line above the keys of a replay: its position in time, and the perspective."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from textual import events

from app.i18n.literal import clip, width
from app.tui.base_screen import BaseScreen
from app.tui.match.panel import MatchPanel
from app.tui.match.view_model import MatchViewModel
from app.tui.replay.replay_session import ReplaySession
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.kernel.events import SPECTATOR

BUTTONS = (
    ("|<", "replay.first"),
    ("<", "replay.before"),
    ("[>]", "replay.play"),
    (">", "replay.next"),
    (">|", "replay.last"),
)
HOLD = "[=]"
"""The button that plays, while it plays."""
GAP = "   "
GAUGE = 20
"""Cells of the progress bar, if there is room for it."""


class ReplayBar(MatchPanel):
    """One line: the title, five buttons to click, then the position, the perspective and the
    speed."""

    DEFAULT_CSS = "ReplayBar { height: 1; width: 100%; }"

    def __init__(self, scene: MatchViewModel[Any], reel: ReplaySession) -> None:
        super().__init__(scene, "panel")
        self._reel = reel
        self._hits: list[tuple[int, int, str]] = []

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Return the line shortened to fit: first the progress bar goes, then the speed, then
        words become short."""
        line = [Span(f" {self._word('replay-banner')} ", "title", "select", "bold"), Span("  ")]
        self._buttons(line)
        place, brief = self._place(""), self._place("-brief")
        viewer, speed, gauge = self._viewer(), self._speed(), self._gauge()
        ways = (
            (*place, viewer, speed, gauge),
            (*place, viewer, speed),
            (*place, viewer),
            (*brief, viewer, speed),
            (*brief, viewer),
            (brief[0], viewer),
        )
        room = cells - width_of(line) - 1
        lines = [[run for part in way for run in (Span(GAP), *part)] for way in ways]
        return [[*line, *next((way for way in lines if width_of(way) <= room), lines[-1])]]

    def _word(self, message: str, **values: str | int) -> str:
        return self.mazmorra.texts(message, **values)

    def _buttons(self, line: list[Span]) -> None:
        place = cast("BaseScreen[object]", self.screen)
        self._hits = []
        for sign, command in BUTTONS:
            playing = command == "replay.play" and self._reel.source.playing
            shown = HOLD if playing else sign
            at = width_of(line)
            self._hits.append((at, at + width(shown), command))
            line += [
                Span(shown, "key" if place.available(command) is True else "faint"),
                Span(" "),
            ]
        line.pop()

    def _place(self, form: str) -> tuple[list[Span], list[Span]]:
        replay = self._reel.source.replay
        # While a decision is still shown, the head line has its turn, too.
        now = replay.turn if self.scene.player.idle else replay.latest_turn
        values = {"n": now, "last": len(replay.turns), "unit": self.scene.UNIT}
        turn = self._word(f"replay-turn{form}", **values)
        decision = self._word(f"replay-decision{form}", n=replay.position, last=len(replay))
        return [Span(turn)], [Span(decision, "muted")]

    def _viewer(self) -> list[Span]:
        seat = self._reel.source.viewer
        label = Span(f"{self._word('replay-eyes')} ", "muted")
        if seat == SPECTATOR:
            secret = self._reel.source.secret
            return [label, Span(self._word("replay-eyes-all" if secret else "replay-eyes-mover"))]
        return [label, self.seat_sign(seat), Span(f" {clip(self.scene.name(seat), 12)}")]

    def _speed(self) -> list[Span]:
        speed = self.mazmorra.looks.speed
        return [Span(self._word(f"common-speed-{speed}"), "muted")]

    def _gauge(self) -> list[Span]:
        replay = self._reel.source.replay
        return self.gauge(replay.position / max(1, len(replay)), GAUGE, "accent")

    def on_click(self, event: events.Click) -> None:
        for start, end, command in self._hits:
            if start <= event.x < end:
                cast("BaseScreen[object]", self.screen).action_command(command)
