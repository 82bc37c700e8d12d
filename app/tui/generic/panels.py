"""The panels of the generic screen: the first line, the choices, the state."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events

from app.i18n.literal import clip, width
from app.text.matches import seat_kind
from app.tui.generic.view_model import Choice, GenericViewModel
from app.tui.match.panel import MatchPanel
from app.tui.widgets.line_widget import barred, beside, boxed
from app.tui.widgets.painted import WHEEL
from app.tui.widgets.styled_text import Line, Span, width_of, wrap, wrapped

NAME = 16
"""Cells of the name of whose turn it is."""
WHOLE = 3
"""Rows in which a chosen text that was cut is told whole."""


class GenericPanel(MatchPanel):
    scene: GenericViewModel

    def who(self, seat: int) -> list[Span]:
        """`@2 Ben` in the seat's colour."""
        name = self.called(seat, NAME)
        return [self.seat_sign(seat), Span(f" {name}", f"seat{seat + 1}")]


class GenericHead(GenericPanel):
    """The first line: the game, the turn, whose it is; at the end the seed."""

    DEFAULT_CSS = "GenericHead { height: 1; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """What does not fit goes: the seed, then the game's title."""
        scene, view = self.scene, self.scene.view
        place: list[Span] = [Span(f" {self.say('turn', n=max(1, view.turn))}  ")]
        seed: list[Span] = []
        if view.actor < 0:
            place.append(Span(self.say("over"), "accent"))
            if scene.source.over:
                seed = [Span(f"{self.say('seed', seed=scene.source.header.seed)} ", "muted")]
        else:
            place += self.who(view.actor)
            if (scene.people and view.actor == scene.viewer) or scene.my_turn:
                place.append(Span(f"  {self.say('your-turn')}", "title"))
        for heading in self.headings():
            if width_of(heading) + width_of(place) <= cells:
                return [beside([*heading, *place], seed, cells)]
        return [place]


class ChoicePanel(GenericPanel):
    """The choices of the present decision, one of them chosen; else who decides."""

    DEFAULT_CSS = "ChoicePanel { height: 100%; }"
    _top = 0
    page = 1
    """Choices in sight."""

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The choices that fit, in a frame; a chosen one that was cut is told whole below."""
        scene, glyphs = self.scene, self.glyphs
        choices, inside = scene.choices, cells - 2
        head = self.say("decision" if scene.replaying else "choices")
        title = [Span(head, "title" if choices or scene.replaying else "muted")]
        if not choices:
            return boxed(self._nobody(inside), cells, height, title, glyphs)
        whole = self._whole(inside)
        rows = height - 2 - len(whole)
        self.page = max(1, rows)
        self._top = max(0, min(self._top, scene.at, len(choices) - rows))
        self._top = max(self._top, scene.at - rows + 1)
        shown = choices[self._top : self._top + rows]
        lines = [self._row(self._top + at, choice, inside) for at, choice in enumerate(shown)]
        lines += [[]] * (rows - len(lines))
        last = self._top + len(shown)
        more = self.say("choices-more", first=self._top + 1, last=last, all=len(choices))
        right = [Span(more, "faint")] if len(shown) < len(choices) else []
        box = boxed([*lines, *whole], cells, height, title, glyphs, right)
        return barred(box, self._top, len(choices), glyphs)

    def _nobody(self, cells: int) -> list[Line]:
        scene = self.scene
        actor = scene.view.actor
        if scene.replaying:
            text = scene.decided_next()
            if actor < 0:
                return [[Span(f" {self.say('next-over')}", "muted")]]
            head = self.say("next", name=scene.name(actor))
            rows = wrapped(text, cells - 1, indent=1) if text else []
            return [[Span(f" {head}", "muted")], *rows]
        if scene.ended:
            end = self.say("see-end", key=self.key("generic.choose"))
            return [[Span(f" {clip(end, cells - 1)}", "accent")]]
        if actor < 0:
            return []
        message = "thinks" if not scene.source.seats[actor].human else "watching"
        return [[Span(f" {clip(self.say(message, name=scene.called(actor)), cells - 1)}", "muted")]]

    @property
    def _digits(self) -> int:
        return max(2, len(str(len(self.scene.choices))))

    def _row(self, at: int, choice: Choice, cells: int) -> list[Span]:
        here = at == self.scene.at
        ground = "select" if here else ""
        mark = f" {self.glyphs.bullet if here else ' '}"
        number = f"{at + 1:>{self._digits}} "
        text = clip(choice.text, cells - width(mark) - width(number) - 1)
        blank = " " * max(0, cells - width(mark) - width(number) - width(text))
        role = "title" if here else "text"
        return [
            Span(mark, "key", ground),
            Span(number, "key" if at < 9 else "faint", ground),
            Span(text + blank, role, ground),
        ]

    def _whole(self, cells: int) -> list[Line]:
        chosen = self.scene.chosen
        number = self._digits + 1
        if chosen is None or width(chosen.text) <= cells - number - 3:
            return []
        return [[], *wrapped(chosen.text, cells - 1, "muted", 1)[:WHOLE]]

    # -- the mouse

    def on_click(self, event: events.Click) -> None:
        """A click chooses; on what is chosen, it decides."""
        event.stop()
        scene, at = self.scene, self._top + event.y - 1
        if not 0 < event.y <= self.page or at >= len(scene.choices):
            return
        if at == scene.at:
            self.press("generic.choose")
        else:
            scene.choose(at)
            self.renew()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._turn(WHEEL, event)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._turn(-WHEEL, event)

    def _turn(self, step: int, event: events.MouseEvent) -> None:
        event.stop()
        self.scene.choose(self.scene.at + step)
        self.renew()


class StatePanel(GenericPanel):
    """Who plays, and how the match stands, as lines; a key shows all of it where there is no
    room."""

    CLICKED = "play.why"
    DEFAULT_CSS = "StatePanel { height: 100%; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The lines that fit, in a frame."""
        title, room = [Span(self.say("table"), "title")], height - 2
        state = state_lines(self.scene, cells - 2) or [[Span(f" {self.say('empty')}", "muted")]]
        lines = [*self._players(), [], *state]
        right: Line = ()
        if len(lines) > room:
            right = [Span(self.say("table-more", key=self.key("play.why")), "faint")]
            lines = [*lines[: room - 1], [Span(f" {self.glyphs.ellipsis}", "key")]]
        return boxed(lines, cells, height, title, self.glyphs, right)

    def _players(self) -> list[Line]:
        """A line a seat, with a mark at whoever decides; of a bot, which one it is."""
        scene, lines = self.scene, list[Line]()
        texts, source = self.mazmorra.texts, scene.source
        for seat, who in enumerate(source.seats):
            mark = self.glyphs.bullet if seat == scene.view.actor else " "
            kind = "" if who.human else f"  {seat_kind(texts, source.header.game, who)}"
            lines.append([Span(f" {mark} ", "key"), *self.who(seat), Span(kind, "muted")])
        return lines


def state_lines(scene: GenericViewModel, cells: int) -> list[Line]:
    """The state in lines of so many cells; what goes on below a line is indented like it."""
    lines: list[Line] = []
    for text in scene.words.state(scene.view):
        if width(text) < cells:  # a drawing keeps its blanks
            lines.append([Span(f" {text}")])
            continue
        indent = " " * (len(text) - len(text.lstrip()) + 1)
        rows = wrap(text, max(1, cells - len(indent) - 2))
        lines += [[Span(f"{indent}{'  ' if at else ''}{row}")] for at, row in enumerate(rows)]
    return lines
