"""A fight of Napakalaki with all its results, in one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.napakalaki.text.arrival import foe_words
from app.games.napakalaki.text.cult_lines import cult_line
from app.games.napakalaki.text.fight_events import FightEvents
from app.games.napakalaki.text.talk import left_line, loot_line, waits_line
from app.games.napakalaki.text.trick_lines import paid_words, trick_line
from app.text.log import Kind, LogLine
from app.text.sentences import in_a_row
from engines.napakalaki.dealings import NO_CULTIST
from engines.napakalaki.events import (
    Faced,
    Met,
)
from engines.napakalaki.stand import ESCAPE_FACE, SIX_FACE

VARIANTS = {
    "wins": 3, "escapes": 3, "caught": 3, "accepts": 2, "suffers": 3, "grabs": 2, "fumbles": 2,
}  # fmt: skip
"""The results of a fight that have several sentences, and how many. The turn decides, so that the
same fight always reads alike, two fights in a row don't, and nor do a player's."""
PLACES = {
    "wins": "to", "escapes": "from", "caught": "from", "accepts": "from", "grabs": "to",
    "fumbles": "to",
}  # fmt: skip
"""The form of the monster's name in these sentences (`NapakalakiCardText.foe`)."""


UNPUNISHED = ("wins", "escapes", "grabs", "meets")
"""The results that need no mention of losses that didn't come."""


class FightStory(FightEvents):
    """A combat with all its results (NAP-12 to NAP-19, NAP-34 to NAP-40).

    Where others have a say, the log has lines of its own for what they say. The meeting comes
    before them (`meeting`), and the result after them. `name_of` returns the name of a seat."""

    @property
    def quiet(self) -> bool:
        """Whether nothing has happened since the meeting, which is told, or a monster has only
        found whom it follows, which the meeting tells."""
        if self.arrives and self._arrival.only_followed:
            return True
        return self._meeting_told and self._happened() == "meets"

    def meeting(self) -> list[LogLine]:
        """Return the line of the meeting, and what comes with the monster, the first time; later
        none."""
        if self._meeting_told or self._faced is None:
            return []
        self._meeting_told, self._told = True, (self._faced.power, self._level_of(self._faced))
        deed = self._arrival.words(self.monster, self._name)
        line = self._line(deed, self._sums(self._faced))
        return [replace(line, kind="fight", deed=self._arrival.by_rival), *self._arrival.after()]

    def before(self) -> list[LogLine]:
        """Return the line of the meeting where the result alone would leave something out: which
        door it was, who chose it, what came with the monster."""
        if self.arrives and self._arrival.only_followed:
            return [self.line()]
        return [] if self._arrival.own_door else self.meeting()

    def line(self) -> LogLine:
        if self._faced is None and self._met is None and self._arrival.after():
            return self._arrival.after()[0]
        return self._line(self._deed(), self._dice())

    def _line(self, deed: str, numbers: Sequence[str]) -> LogLine:
        dice = ", ".join(numbers)
        message = "napakalaki-told-dice" if dice else "napakalaki-told"
        text = self._texts(message, deed=deed, dice=dice)
        return LogLine(self._turn, text, self._kind(), self._detail())

    def after(self) -> list[LogLine]:
        """The monster's own line, once it is beaten or has cost the player something; then where
        the other treasures and the monster go."""
        lines = [self._saying(), *self._joining(), *self._spoils(), *self._row()]
        return [line for line in lines if line is not None]

    def _saying(self) -> LogLine | None:
        if self.monster < 0:
            return None
        text = ""
        if self._won():
            text = self._words.beaten(self.monster)
        elif self._suffered and self._ends():
            text = self._words.fate(self.monster)
        return LogLine(self._turn, text, "saying") if text else None

    def _joining(self) -> list[LogLine]:
        """A player whom the monster made a cultist (NAP-22)."""
        if self._cult is None or self._cult.card == NO_CULTIST:
            return []
        return [cult_line(self._words, self._turn, self._name, self._cult)]

    def _spoils(self) -> list[LogLine]:
        """The helper's treasures (NAP-39), and those from under the monster (NAP-35)."""
        texts, lines = self._texts, []
        if self._helper is not None and (got := self._share.text(self._helper.price)):
            name = self._name_of(self._helper.helper)
            text = texts("napakalaki-share", name=name, treasures=got)
            lines.append(LogLine(self._turn, text, "move", self._share.detail(name)))
        if self._loot is not None:
            lines.append(loot_line(self._words, self._turn, self._name, self._loot))
        return lines

    def _row(self) -> list[LogLine | None]:
        """Who gets what was taken (NAP-44), who leaves the corridor, and who waits there, on what
        (NAP-34)."""
        lines: list[LogLine | None] = []
        if self._passed is not None:
            lines.append(trick_line(self._words, self._name_of, self._turn, self._passed))
        if self._left is not None:
            lines.append(left_line(self._words, self._turn, self._left))
        if self._waits:
            spoils = self._words.config.loot and bool(self._gone()) and self._passed is None
            lines.append(waits_line(self._words, self._turn, self.monster, spoils=spoils))
        return lines

    def _kind(self) -> Kind:
        if self._won():
            return "good"
        return "fight" if self._escaped() or self._happened() in ("meets", "pays") else "bad"

    def _deed(self) -> str:
        """Who did what to whom, and how it ended: "Ana beats Gnat and gains 1 level"."""
        what, ends = self._happened(), self._ends()
        if what == "meets":
            return self._arrival.words(self.monster, self._name)
        if self._toll is not None:
            return paid_words(self._words, self._name, self._toll)
        variant = (self._turn + self._turn // 3) % VARIANTS.get(what, 1)
        message = f"napakalaki-{what}-{variant}" if what in VARIANTS else f"napakalaki-{what}"
        foe = foe_words(self._words, self.monster, PLACES.get(what, "as"))
        deed = self._texts(message, name=self._name, foe=foe)
        if self._helper is not None and what == "wins":
            helper = self._name_of(self._helper.helper)
            deed = self._texts("napakalaki-helped", deed=deed, helper=helper)
        if self.over and not ends and self._spent < 0 and what not in UNPUNISHED:
            return self._texts("napakalaki-unharmed", deed=deed)
        deed = in_a_row(self._texts, [deed, *ends])
        if self._spent < 0:
            return deed
        card = self._words.called(self._spent)
        return self._texts("napakalaki-spending", deed=deed, card=card, ends=len(ends))

    def _dice(self) -> list[str]:
        """The numbers of the fight, for the brackets at the end."""
        texts, dice = self._texts, []
        met = self._met or self._faced
        if met is not None and (met.power, self._level_of(met)) != self._told:
            dice += self._sums(met)
        if self._roll is not None:
            dice.append(texts("napakalaki-dice-rolls", roll=self._roll.roll))
            if not self._roll.escaped and self._roll.roll == ESCAPE_FACE:
                # This face escapes from most monsters (NAP-15): the line says why it didn't here.
                dice.append(texts("napakalaki-dice-needed", n=SIX_FACE))
        if self._died is not None:
            dice.append(texts("napakalaki-dice-back"))
        elif self._level is not None:
            falls = int(self._level.change < 0)
            dice.append(texts("napakalaki-dice-level", level=self._level.level, falls=falls))
        if self._grudges:
            dice.append(texts("napakalaki-dice-grudges", n=self._grudges))
        if self._cult is not None and self._cult.card == NO_CULTIST:
            dice.append(texts("course-dice", roll=self._cult.roll))
        if self._treasures.missing(self._due()):
            dice.append(texts("napakalaki-dice-none-left"))
        return dice

    def _sums(self, met: Met | Faced) -> list[str]:
        """What stands against what: "9 to 7", with help "6 + 3 to 7"."""
        texts, level, own = self._texts, self._level_of(met), self._faced
        if self._helper is not None and own is not None and met.power > own.power:
            values = {"own": own.power, "help": met.power - own.power, "level": level}
            return [texts("napakalaki-dice-helped", **values)]
        message = "tie" if level == met.power else "against"
        return [texts(f"napakalaki-dice-{message}", power=met.power, level=level)]

    def _detail(self) -> tuple[str, ...]:
        if self.monster < 0:
            return ()
        texts, words = self._texts, self._words
        monster, level = words.monster(self.monster), words.config.foe_level[self.monster]
        prize, bad = words.prize(self.monster), ", ".join(words.bad(self.monster))
        lines = [
            texts("napakalaki-detail-prize", monster=monster, level=level, prize=prize),
            texts("napakalaki-detail-bad", monster=monster, level=level, bad=bad),
        ]
        if trick := words.trick(self.monster):
            lines.append(trick)
        for card, hidden in self._gone():
            message = f"napakalaki-detail-lost-{'hidden' if hidden else 'equipped'}"
            lines.append(texts(message, name=self._name, card=words.called(card)))
        return (*lines, *self._treasures.detail(self._name))
