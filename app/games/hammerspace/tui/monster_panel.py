"""The middle of the table: the monster with its action table and chances, decks, turn order."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override

from app.games.hammerspace.text.cards import MonsterTableRow
from app.games.hammerspace.text.origins import trophies
from app.games.hammerspace.tui.badges import badges, fed, food_word
from app.games.hammerspace.tui.monster_targets import around
from app.games.hammerspace.tui.panel import HammerspacePanel
from app.games.hammerspace.tui.shield import shield
from app.games.hammerspace.tui.times import monster_words
from app.i18n.literal import clip, pad, width
from app.text.sentences import in_a_row
from app.tui.creatures import creature
from app.tui.match.panel import TUMBLING
from app.tui.widgets.line_widget import beside, cut, flow, side_by_side
from app.tui.widgets.styled_text import Line, Span, hanging, in_rows, width_of, wrap, wrapped
from engines.hammerspace.actions import MONSTER

PICTURE = 12, 6
"""Cells and rows of the monster's picture in the wide layout."""
BESIDE = 100
"""The least width in cells for a picture beside the table."""
BORDER = 9
"""Cells of a title's line beside its two texts."""
SHORT = 3
"""The most letters of a word with which no shortened name ends."""
NAMES = range(40, 11, -1)
"""Cells of the names of a monster's actions in the brief form, from much room to little."""
LIKELY = 16
"""Cells of each name where only the likeliest actions have room."""


class MiddlePanel(HammerspacePanel):
    """The monster (HAM-22 to HAM-24), or data about the next one."""

    PART = "middle"
    _in_title = True
    """Whether the title has the monster's news."""
    CLICKED = "ham.target-m"

    @override
    def waits(self) -> bool:
        return self.screen.has_class(TUMBLING)

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        inside, room = (height - 2, cells - 4) if self.wide else (height - 1, cells - 2)
        if self.scene.in_play:
            title, right = self._title(cells)
            lines = self._monster(room, inside)
        else:
            title, right = [Span(self.say("table"), "title")], self._decks()
            lines = self._table(room, inside)
        return self.framed(lines, cells, height, title, right)

    # -- without a monster

    def _decks(self) -> list[Span]:
        view = self.scene.view
        return [Span(self.say("decks", left=view.cards_left, out=len(view.pile)), "muted")]

    def _table(self, cells: int, rows: int) -> list[Line]:
        view = self.scene.view
        lines: list[Line] = []
        if view.turn and view.order:
            runs = [Span(f"{self.say('order')} ", "muted")]
            for at, seat in enumerate(view.order):
                runs += [Span(" > ", "faint")] if at else []
                runs += self.who(seat, 12)
            lines.append(cut(runs, cells))
        elif not view.turn:
            lines += wrapped(self._set_up(), cells, "muted")
        coming = monster_words(self.scene)
        if coming:
            lines.append([Span(coming, "muted")])
            lines += wrapped(self.say("monster-how"), cells, "faint")
        return lines[:rows]

    def _set_up(self) -> str:
        """The steps before the first turn, by the options (HAM-2 to HAM-5)."""
        figures = self.scene.config.parameters
        hides = figures.hide_at_start and figures.face_down_limit > 0
        if hides and figures.characters:
            return self.say("set-up")
        message = "hide" if hides else "characters" if figures.characters else "start"
        return self.say(f"set-up-{message}")

    # -- the monster

    def _title(self, cells: int) -> tuple[list[Span], list[Span]]:
        scene, view, turns = self.scene, self.scene.view, self.turns
        aimed = MONSTER in turns.targets
        can = MONSTER in turns.reach.parties
        life = self.say("life", n=view.monster_life)
        title = [
            Span(
                f"{self.letter(MONSTER)}{self.aim_sign(MONSTER)}",
                "key" if can else "faint",
                "select" if aimed else "",
            ),
            Span(scene.party_name(MONSTER), "title", extra="bold"),
            Span(f"  {life}", "title"),
            Span(f"  {self.say('defends', n=shield(turns))}", "muted"),
        ]
        title += self._titled(cells - width_of(title))
        keeper = scene.name(view.keeper)
        long = self.say("keeper-long", name=keeper)
        room = cells - width_of(title) - 9
        right = long if width(long) <= room else self.say("keeper", name=keeper)
        return title, [Span(right, "muted")]

    def _titled(self, room: int) -> list[Span]:
        """The news for the title, if they and the keeper fit; otherwise the table begins with
        them."""
        news = [run._replace(text=f"  {run.text}") for run in self._news()]
        keeper = self.say("keeper", name=self.scene.name(self.scene.view.keeper))
        self._in_title = self.wide or width_of(news) + width(keeper) + BORDER <= room
        return news if self._in_title else []

    def _news(self) -> list[Span]:
        """Its marks, and what it eats."""
        found = [Span(text, "risky") for text in badges(self.scene, MONSTER)]
        eats = self._food()
        return [*found, *([Span(eats, "accent")] if eats else [])]

    def _food(self) -> str:
        """What it eats, and whom it passes over because they have fed it (HAM-32)."""
        food, full = food_word(self.scene), fed(self.scene)
        if not full:
            return food
        names = in_a_row(self.scene.session.texts, [self.scene.name(seat) for seat in full])
        return f"{food}; {self.say('fed', names=names)}"

    def _monster(self, cells: int, rows: int) -> list[Line]:
        """The table of its actions, the present one marked; in the wide layout with their
        effects."""
        table = self.words.monster_table(self.scene.view.monster, around(self.scene))
        if cells < BESIDE or rows < PICTURE[1]:
            return self._brief(table, cells, rows)
        narrow = cells - PICTURE[0] - 2
        ways = [
            (self._full(table, room, columns=columns), room)
            for room in (narrow, cells)
            for columns in (True, False)
        ]
        whole = [way for way in ways if len(way[0]) < rows] or [
            way for way in ways if len(way[0]) == rows
        ]
        if not whole:
            lines = self._dense(table, cells)
            return lines if len(lines) <= rows else self._brief(table, cells, rows)
        lines, room = whole[0]
        if len(lines) < rows:
            lines = [*lines, self._reward(room)]
        return self._pictured(lines[:rows]) if room == narrow else lines[:rows]

    def _pictured(self, words: Sequence[Line]) -> list[Line]:
        app, scene, (across, up) = self.mazmorra, self.scene, PICTURE
        monster = scene.config.cards.monsters[scene.view.monster]
        drawn = creature(monster.id, across, up, app.glyphs, colour=app.palette.coloured)
        return side_by_side(drawn, words, across, 2)

    def _reward(self, cells: int) -> Line:
        """The reward for killing it (HAM-24), and the decks if there is room."""
        monster = self.scene.view.monster
        word = "trophy" if trophies(self.scene.config, monster) else "reward"
        reward = self.say(word, text=self.words.reward(monster))
        return cut(beside([Span(reward, "good")], self._decks(), cells), cells)

    def _is_now(self, row: MonsterTableRow) -> bool:
        """Whether the keeper's last dice picked this row (HAM-23)."""
        total = self.scene.view.sum
        for part in row.sums.split(", ") if total else ():
            low, _, high = part.partition("-")
            if int(low) <= total <= int(high or low):
                return True
        return False

    def _brief(self, table: Sequence[MonsterTableRow], cells: int, rows: int) -> list[Line]:
        """`2, 12 Spin cycle 6%` and so on in a few lines, with names as long as fit; then the
        present effect."""
        now = next((row for row in table if self._is_now(row)), None)
        text = self.say("monster-unrolled")
        if now is not None:
            text = f"{self.glyphs.bullet} {self._rolled(now.text)}"
        room = max(1, rows - len(wrap(text, cells))) if rows > 2 else 1
        lines: list[Line] = []
        news = [] if self._in_title else [[run] for run in self._news()]
        for name in NAMES:
            short = any(width(row.name or row.text) > name for row in table)
            rest = [[self._others()]] if short else []
            actions = (self._action(row, name, now=row is now) for row in table)
            lines = flow([*news, *actions, *rest], cells)
            if len(lines) <= room:
                break
        else:
            lines = self._likeliest(table, now, [*news], cells, room)
        lines = lines[:room]
        role = "risky" if now is not None else "muted"
        parts = in_rows(text, cells, max(1, rows - len(lines)))
        return [*lines, *([Span(part, role)] for part in parts)]

    def _rolled(self, text: str) -> str:
        """What the last roll brought: over already, unless it lasts until the next one."""
        lasts = self.words.action_lasts(self.scene.view.monster, self.scene.view.sum)
        return text if lasts else self.say("monster-last", text=text)

    def _likeliest(
        self,
        table: Sequence[MonsterTableRow],
        now: MonsterTableRow | None,
        news: Sequence[list[Span]],
        cells: int,
        room: int,
    ) -> list[Line]:
        """As many actions as fit with their names, the likeliest ones: bare numbers say nothing.
        The card view has the others."""
        lines: list[Line] = []
        likely = sorted(table, key=lambda row: -row.ways)
        for count in range(len(table), 0, -1):
            kept = [row for row in table if row in likely[:count]]
            runs = [self._action(row, LIKELY, now=row is now) for row in kept]
            lines = flow([*news, *runs, [self._others()]], cells)
            if len(lines) <= room:
                break
        return lines

    def _others(self) -> Span:
        """The key that shows the table whole: `i: all`."""
        return Span(self.say("look-key", key=self.key("ham.look")), "key")

    def _action(self, row: MonsterTableRow, name: int, *, now: bool) -> list[Span]:
        sign = self.glyphs.bullet if now else ""
        role, extra = ("risky", "bold") if now else ("text", "")
        words = _shortened(row.name or row.text, name)
        return [
            Span(f"{sign}{row.sums.replace(', ', ',')} ", "title" if now else "muted"),
            *([Span(f"{words} ", role, extra=extra)] if words else []),
            Span(row.chance, "muted"),
        ]

    def _dense(self, table: Sequence[MonsterTableRow], cells: int) -> list[Line]:
        """All actions without a break between them, for a table that has more than there are
        rows."""
        words: list[list[Span]] = []
        for row in table:
            now = self._is_now(row)
            words.append([Span(f"{self.glyphs.bullet if now else ''}{row.sums}", "title")])
            words.append([Span(f"{row.chance} ", "faint")])
            text = f"{row.name}: {row.text}" if row.name else row.text
            words += [[Span(word, "risky" if now else "muted")] for word in text.split()]
        return flow(words, cells, apart=1)

    def _full(self, table: Sequence[MonsterTableRow], cells: int, *, columns: bool) -> list[Line]:
        sums = max(width(row.sums) for row in table)
        names = max(width(row.name) for row in table) if columns else 0
        lines: list[Line] = []
        for row in table:
            now = self._is_now(row)
            lead = [
                Span(f"{self.glyphs.bullet if now else ' '} {row.sums:<{sums}} ", "title"),
                Span(f"{row.chance:>5}  ", "muted"),
            ]
            if names:
                lead.append(Span(f"{pad(row.name, names)}  ", "risky" if now else "text"))
            named = row.name and not names
            text = f"{row.name}: {row.text}" if named else row.text
            lines += hanging(lead, text, cells, "risky" if now else "muted")
        return lines


def _shortened(text: str, cells: int) -> str:
    """As many words of a text as fit, so that what is left still is a name: without a "de" or an
    "of" at its end. The first word is cut if it has to be, and a short one is never alone."""
    if width(text) <= cells:
        return text
    words = text.split()
    while len(words) > 1 and (width(" ".join(words)) > cells or len(words[-1]) <= SHORT):
        words.pop()
    alone = len(words) == 1 and len(words[0]) <= SHORT  # "Las" is no name
    return clip(text if alone else " ".join(words).rstrip(",:"), cells)
