"""The cards that ask something: the gifts at the stairs, and what to leave behind."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.descent.perspective.floor import (
    Monster,
    fighter_of,
    opponent_of,
)
from app.games.irrgarten.descent.text.narrator import kind_about, kind_name
from app.games.irrgarten.descent.text.pays import next_pays
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.descent.tui.target_panel import win_words
from app.games.irrgarten.text.gear import kind_word
from app.games.irrgarten.text.tricks import gear_sentence
from app.i18n.literal import clip, pad, width
from app.tui.widgets.line_widget import boxed
from app.tui.widgets.styled_text import Line, Span, wrapped
from engines.irrgarten.descent.duels import Fighter, odds_of
from engines.irrgarten.descent.dying import lost_by_death
from engines.irrgarten.descent.things import GEAR_KINDS, HEALTH, Thing
from engines.irrgarten.descent.view import NO_KIND
from engines.irrgarten.events import SHIELD

COLUMN = 22
"""Cells of a thing in a list."""
BEFORE = 7
"""Cells of a row that are not its text."""
ODDS = 6
"""Cells of a chance behind it."""
MOST = 48
"""The most cells of a row of things to leave: longer ones read badly."""


class CardPanel(DescentPanel):
    """The stairs, or the things of which one is left behind; empty while nothing is asked."""

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        card = self.scene.card
        if not card:
            return boxed([], cells, height, [], self.glyphs)
        lines = self._stairs(cells - 2, height - 2) if card == "gift" else self._leaving(cells - 2)
        title = [Span(self.say(f"{card}-title", n=self.scene.view.number), "title")]
        return boxed(lines, cells, height, title, self.glyphs)

    # -- the stairs

    def _stairs(self, cells: int, rows: int) -> list[Line]:
        """The gifts, the way out, the next floor. Without room for all, first the gaps go, then
        the tricks of gifts that aren't chosen."""
        about: Line = [Span(f" {self.say('gift-about')}", "muted")]
        below = [self._way_out(cells), self._next_floor(cells)]
        lines: list[Line] = []
        for top, gap, told in ((1, 1, True), (0, 1, True), (0, 0, True), (0, 0, False)):
            lines = [*([[]] * top), about, *([[]] * top), *self._gifts(cells, told=told)]
            for block in below:
                lines += [*([[]] * gap), *block]
            if len(lines) <= rows:
                break
        return lines

    def _gifts(self, cells: int, *, told: bool) -> list[Line]:
        lines: list[Line] = []
        for at, gift in enumerate(self.scene.view.gifts):
            lines.append(self._row(at, self.thing(gift), self._effect(gift, cells), cells))
            if told or at == self.scene.at:
                lines += self._told(gift, cells)
        return lines

    def _way_out(self, cells: int) -> list[Line]:
        """Climbing out, and what a death on the next floor would leave."""
        coins = self.scene.sheet.coins
        key = Span(f"   {self.key('descent.climb')}  ", "key")
        safe = self.scene.view.number + 1
        below = self.say("climb-sum", safe=coins, floor=safe, lost=lost_by_death(coins))
        return [
            [key, Span(self.say("climb", coins=coins), "title")],
            *wrapped(below, cells - 2, "risky", 6),
        ]

    def _next_floor(self, cells: int) -> list[Line]:
        view, texts = self.scene.view, self.mazmorra.texts
        if view.next_kind == NO_KIND:
            return []
        name = kind_name(texts, view.next_kind)
        title = self.say("next-floor", n=view.number + 1, kind=name)
        about = f"{kind_about(texts, view.next_kind)} {next_pays(texts, self.scene.config, view)}"
        return [[Span(f" {title}", "title")], *wrapped(about, cells - 1, "text", 1)]

    def _effect(self, gift: Thing, cells: int) -> str:
        """What a gift changes: "HP 8 > 14", "ATK 3.0 > 3.8"."""
        sheet, (kind, amount, _, _) = self.scene.sheet, gift
        arrow = self.glyphs.arrows[3]
        if kind == HEALTH:
            health = sheet.health or 0
            fed = self.scene.config.parameters.fed(health, amount)
            if fed == health:
                return self.say("health-most", n=health)
            return f"{self.say('hp')} {health} {arrow} {fed}"
        room = cells - BEFORE - max(COLUMN, width(self.thing(gift))) - 2
        most = self.scene.room_for(kind) if kind in GEAR_KINDS else 0
        if not most or len(self.scene.carried(gift)) < most:
            return self.fitting(room, *self.sums(gift))
        forms = ("full", "full-brief", "full-least")
        return self.fitting(room, *(self.say(form, kind=kind_word(kind)) for form in forms))

    def _row(self, at: int, text: str, after: str, cells: int) -> Line:
        here = at == self.scene.at
        ground = "select" if here else ""
        mark = f" {self.glyphs.bullet if here else ' '} "
        body = f"{pad(text, max(COLUMN, width(text)))}  {after}"
        return [
            Span(mark, "key", ground),
            Span(f"{at + 1}  ", "key", ground),
            Span(pad(body, cells - BEFORE), "title" if here else "text", ground),
        ]

    def _told(self, thing: Thing, cells: int) -> list[Line]:
        """The sentence of a thing's trick."""
        if thing[0] > SHIELD:
            return []
        trick = self.scene.config.gear[thing[3]].trick
        words = gear_sentence(self.mazmorra.texts, trick, thing[0])
        return wrapped(words, cells - 1, "accent", 6) if words else []

    # -- what to leave

    def _leaving(self, cells: int) -> list[Line]:
        scene, view = self.scene, self.scene.view
        if not view.waiting:
            return []
        new = view.waiting[0][1]
        things = [*scene.carried(new), new]
        kind = kind_word(new[0])
        most = scene.room_for(new[0])
        about = self.say("leave-about", kind=kind, most=most)
        lines: list[Line] = [[], *wrapped(about, cells - 1, "muted", 1), []]
        foes = self._compared()
        room = min(cells - ODDS * len(foes), MOST)
        if foes:
            letters = "".join(f"{scene.letter(foe):>{ODDS}}" for foe in foes)
            head = pad(f"      {self.say('leave-odds')}", room)
            lines.append([Span(head, "muted"), Span(letters, "muted")])
        for at, thing in enumerate(things):
            text = self.thing(thing)
            if at == len(things) - 1:
                text = f"{self.say('new')}: {text}"
            row = self._row(at, clip(text, room - BEFORE), "", room)
            lines.append([*row, *(self._odds_without(at, things, foe) for foe in foes)])
        return [*lines, [], *self._told(things[scene.at], cells)]

    def _compared(self) -> list[Monster]:
        """The monsters for which the choice is compared: guardian and target; none at the stairs,
        where they are those of the floor behind."""
        if not self.scene.walking:
            return []
        found = [self.scene.guardian, self.scene.target]
        return list({foe.number: foe for foe in found if foe is not None}.values())

    def _odds_without(self, at: int, things: list[Thing], foe: Monster) -> Span:
        """The odds against a monster if one thing is left."""
        scene, sheet = self.scene, self.scene.sheet
        kept = [thing for place, thing in enumerate(things) if place != at]
        gear = tuple(number for thing in kept for number in thing[1:3])
        names = tuple(thing[3] for thing in kept)
        fighter: Fighter = fighter_of(sheet)
        if things[0][0] == SHIELD:
            fighter = fighter._replace(shields=gear, shield_names=names)
        else:
            fighter = fighter._replace(weapons=gear, weapon_names=names)
        condition = sheet.health or 0, sheet.hits or 0
        win = win_words(self, odds_of(scene.config, fighter, condition, opponent_of(foe)).win)
        return win._replace(text=f"{win.text:>{ODDS}}")
