"""The lines above the keys: what Enter does, what each direction does, what the target can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from app.games.irrgarten.descent.perspective.floor import Monster, is_unseen_exit
from app.games.irrgarten.descent.tui.chances import chance_said, risk_of
from app.games.irrgarten.descent.tui.ending import last_moment
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.descent.tui.second_try import second_try
from app.games.irrgarten.descent.tui.square_text import describe
from app.games.irrgarten.descent.tui.travel import onward
from app.games.irrgarten.descent.tui.ways import ways_line
from app.games.irrgarten.text.tricks import foe_sentence
from app.i18n.literal import clip, width
from app.text.sentences import uncapitalized
from app.tui.widgets.line_widget import rule
from app.tui.widgets.styled_text import Line, Span

FRAME = 6
"""Cells of the rule that are not its title."""


class DescentNextLine(DescentPanel):
    """A rule with what Enter does, the directions, and a sentence about the target."""

    CLICKED: ClassVar[str] = "descent.go"
    DEFAULT_CSS = "DescentNextLine { height: 3; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        scene = self.scene
        if scene.cursor is not None:
            head = self.say(
                "look-replay" if scene.replaying else "look",
                go=self.key("descent.go"),
                back=self.key("play.back"),
                target=self.key("descent.target"),
            )
            words = describe(scene, scene.cursor)
            title = [Span(clip(head, cells - FRAME), "title")]
            about = [Span(f" {clip(words, cells - 2)}")]
            return [rule(cells, title, self.glyphs), about, self._trick(scene.cursor, cells)]
        title = [Span(self.say("next"), "title"), *self._enter(cells)]
        target = scene.target
        below: Line = []
        if self._shows():
            below = second_try(self, cells)
            if target is not None and not below:
                below = self._trick(target.square, cells)
        return [rule(cells, title, self.glyphs), self._line(cells), below]

    def _shows(self) -> bool:
        return not (self.scene.ended or self.scene.card or self.scene.fight_shown)

    def _trick(self, square: int, cells: int) -> Line:
        """The sentence of the trick of a monster."""
        scene = self.scene
        foe = scene.foe_on(square)
        trick = scene.config.cards[foe.card].trick if foe is not None else None
        said = foe_sentence(self.mazmorra.texts, trick) if trick is not None else ""
        if not said or foe is None:
            return []
        after = uncapitalized(said)
        forms = (f"{scene.monster_name(foe)}: {after}", f"{scene.letter(foe)}: {after}", said)
        return [Span(f" {self.fitting(cells - 2, *forms)}", "risky")]

    def _enter(self, cells: int) -> list[Span]:
        """What Enter does: it goes to the target, or fights it."""
        scene = self.scene
        target = scene.target
        if not scene.deciding or not scene.previews or scene.fight_shown:
            return []
        goal = onward(scene)
        if goal is not None and (way := scene.way(goal)) is not None:
            key = Span(f"  {self.say('key', key=self.key('descent.go'))} ", "key")
            return [key, Span(self.say("enter-onward", n=way.steps))]
        beside = target is not None and any(
            one.foe == target.number and one.rival < 0 for one in scene.previews
        )
        twice = beside and not scene.faces_target
        press = self.say("key-twice" if twice else "key", key=self.key("descent.go"))
        key = Span(f"  {press} ", "key")
        if target is None:
            way = scene.way(scene.gate)
            name = "enter-exit-unseen" if is_unseen_exit(scene.view, scene.gate) else "enter-exit"
            words = self.say(name, n=way.steps) if way is not None else ""
            return [key, Span(words)] if words else []
        way = scene.way(target.square)
        room = cells - FRAME - width(self.say("next")) - width(key.text)
        name = scene.monster_said(target)
        if beside:
            names = name, scene.letter(target)
            forms = (self.say("enter-fight", monster=one, risk=self._risk(target)) for one in names)
            words = self.fitting(room, *forms)
        elif way is None:
            brief = self.say("enter-no-way-brief", letter=scene.letter(target))
            words = self.fitting(room, self.say("enter-no-way", monster=name), brief)
        else:
            risk = self._risk(target) if risk_of(scene, self.mazmorra.texts, target) else "none"
            values: dict[str, str | int] = {"n": way.steps, "fights": len(way.foes), "risk": risk}
            names = name, scene.letter(target)
            words = self.fitting(
                room, *(self.say("enter-go", monster=one, **values) for one in names)
            )
        return [key, Span(clip(words, room))]

    def _risk(self, foe: Monster) -> str:
        """The chance to win against a monster, and the chance to die unless it is too small."""
        texts = self.mazmorra.texts
        risk = risk_of(self.scene, texts, foe)
        name = "enter-risks" if risk else "enter-wins"
        return self.say(name, chance=chance_said(self.scene, texts, foe), **risk)

    def _line(self, cells: int) -> Line:
        scene = self.scene
        if last_moment(scene):
            return [Span(f" {self.say('next-end')}", "accent")]
        if scene.ended:
            over = self.say("next-over", menu=self.key("play.back"), log=self.key("play.log"))
            return [Span(f" {over}", "accent")]
        if scene.fight_shown:
            done = scene.fight is not None and scene.fight.ended is not None
            skip = self.mazmorra.texts("maze-skip-one" if done else "maze-skip")
            return [Span(f" {skip}", "muted")]
        if scene.card:
            name = f"next-{scene.card}"
            keys = {"go": self.key("descent.go"), "climb": self.key("descent.climb")}
            return [Span(f" {self.say(name, n=scene.choices, **keys)}", "muted")]
        if not scene.deciding:
            actor = scene.view.actor
            if actor < 0 or (scene.config.alone and scene.people and not scene.replaying):
                return []  # alone, nobody but the reader chooses
            message = "next-replay" if scene.replaying else "thinks"
            return [Span(f" {self.say(message, name=scene.called(actor))}", "muted")]
        return ways_line(self, cells)
