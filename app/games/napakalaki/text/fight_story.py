"""A fight of Napakalaki with all its results, in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.games.napakalaki.text.arrival import Arrival
from app.games.napakalaki.text.cards import NapakalakiCardText, listed
from app.games.napakalaki.text.cult_lines import cult_line
from app.games.napakalaki.text.stories import MOST_GAINS, Treasures
from app.games.napakalaki.text.talk import left_line, loot_line, waits_line
from app.games.napakalaki.text.trick_lines import paid_words, trick_line
from app.text.log import Kind, LogLine
from app.text.sentences import in_a_row
from engines.kernel.events import Event
from engines.napakalaki.course_events import CultRolled
from engines.napakalaki.dealings import NO_CULTIST
from engines.napakalaki.events import (
    Accepted,
    DealStruck,
    Died,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgeGained,
    GrudgesSpent,
    LevelChanged,
    LootTaken,
    Lost,
    Met,
    MonsterDiscarded,
    MonsterLeft,
    MonsterWaits,
    NecklaceSpent,
    PassedLeft,
    Received,
    ReceivedCards,
    Suffered,
    TollPaid,
    TrickCounted,
)
from engines.napakalaki.grudges import ENVY

VARIANTS = {
    "wins": 3, "escapes": 3, "caught": 3, "accepts": 3, "suffers": 3, "grabs": 2, "fumbles": 2,
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


class FightStory:
    """A combat with all its results (NAP-12 to NAP-19, NAP-34 to NAP-40).

    Where others have a say, the log has lines of its own for what they say. The meeting comes
    before them (`meeting`), and the result after them. `name_of` returns the name of a seat."""

    def __init__(
        self, words: NapakalakiCardText, turn: int, name: str, name_of: Callable[[int], str]
    ) -> None:
        self._words = words
        self._texts = words.texts
        self._turn = turn
        self._name = name
        self._name_of = name_of
        self._arrival = Arrival(words, turn, name_of)
        self._faced: Faced | None = None
        self._meeting_told = False
        self._told = (-1, -1)  # the combat levels that the line of the meeting has said
        self._level_now = -1  # the monster's, once its trick counts or grudges are on it
        self._helper: DealStruck | None = None
        self._met: Met | None = None
        self.monster = -1
        self._roll: EscapeRolled | GrabRolled | None = None
        self._accepted = False
        self._suffered = False
        self._level: LevelChanged | None = None
        self._spent = -1
        self._lost: list[Lost] = []
        self._died: Died | None = None
        self._treasures = Treasures(words)
        self._share = Treasures(words)  # the helper's
        self._grudges = 0
        self._loot: LootTaken | None = None
        self._left: MonsterLeft | None = None
        self._waits = False
        self._toll: TollPaid | None = None
        self._passed: PassedLeft | None = None
        self._cult: CultRolled | None = None
        self.over = False

    def take(self, event: Event) -> bool:
        """Take an event of the combat; a second `Met` is another combat."""
        if self.arrives and self._arrival.take(event):
            self.monster = max(self.monster, self._arrival.monster)
            return True
        match event:
            case Faced() if self._faced is None and self._met is None:
                self._faced, self.monster = event, event.monster
                self._name = self._name_of(event.seat)
            case Met() if self._met is None:
                self._met, self.monster = event, event.monster
                self._name = self._name_of(event.seat)
            case EscapeRolled() | GrabRolled():
                self._roll = event
            case Accepted():
                self._accepted = True
            case Suffered():
                self._suffered, self.monster = True, event.monster
            case LevelChanged():
                self._level = event
            case NecklaceSpent():
                self._spent = event.card
            case Lost():
                self._lost.append(event)
            case Died():
                self._died = event
            case MonsterDiscarded():
                self.over = True
            case _:
                return self._take_among_friends(event)
        return True

    def _take_among_friends(self, event: Event) -> bool:
        match event:
            case GrudgesSpent() | TrickCounted():
                self._level_now = event.level
            case CultRolled():
                self._cult = event
            case TollPaid():
                self._toll = event
            case PassedLeft():
                self._passed = event
            case DealStruck():
                self._helper = event
            case GrudgeGained(cause=cause) if cause != ENVY:
                self._grudges += event.count
            case LootTaken():
                self._loot = event
            case MonsterLeft():
                self._left = event
            case MonsterWaits():
                self._waits, self.monster, self.over = True, event.monster, True
            case Received() | ReceivedCards() if self._is_helper(event.seat):
                return self._share.take(event)
            case _:
                return self._treasures.take(event)
        return True

    def _is_helper(self, seat: int) -> bool:
        return self._helper is not None and self._helper.helper == seat

    @property
    def arrives(self) -> bool:
        """Whether the fight is still to begin."""
        return self._faced is None and self._met is None and self._happened() == "meets"

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
        return LogLine(self._turn, text, "move") if text else None

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

    def _won(self) -> bool:
        return self._met is not None and self._met.wins

    def _escaped(self) -> bool:
        return self._roll is not None and self._roll.escaped

    def _happened(self) -> str:
        """The result so far, as a word of a message."""
        if self._won():
            return "wins"
        if isinstance(self._roll, GrabRolled):
            return "grabs" if self._escaped() else "fumbles"
        if self._roll is not None:
            return "escapes" if self._escaped() else "caught"
        if self._toll is not None:
            return "pays"
        if self._accepted:
            return "accepts"
        return "suffers" if self._suffered or self._ends() else "meets"

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
        foe = self._foe(PLACES.get(what, "as"))
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

    def _foe(self, place: str) -> str:
        if self.monster >= 0:
            return self._words.foe(self.monster, place)
        unknown = self._texts("napakalaki-word-monster")
        return self._texts(f"napakalaki-foe-{place}", monster=unknown, article="none")

    def _dice(self) -> list[str]:
        """The numbers of the fight, for the brackets at the end."""
        texts, dice = self._texts, []
        met = self._met or self._faced
        if met is not None and (met.power, self._level_of(met)) != self._told:
            dice += self._sums(met)
        if self._roll is not None:
            dice.append(texts("napakalaki-dice-rolls", roll=self._roll.roll))
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

    def _level_of(self, met: Met | Faced) -> int:
        """The level that the monster counts, with its trick and the grudges on it."""
        return (
            self._level_now if self._level_now >= 0 else self._words.config.foe_level[met.monster]
        )

    def _sums(self, met: Met | Faced) -> list[str]:
        """What stands against what: "9 to 7", with help "6 + 3 to 7"."""
        texts, level, own = self._texts, self._level_of(met), self._faced
        if self._helper is not None and own is not None and met.power > own.power:
            values = {"own": own.power, "help": met.power - own.power, "level": level}
            return [texts("napakalaki-dice-helped", **values)]
        message = "tie" if level == met.power else "against"
        return [texts(f"napakalaki-dice-{message}", power=met.power, level=level)]

    def _due(self) -> int:
        """The number of treasures that the player draws."""
        if isinstance(self._roll, GrabRolled):
            return int(self._escaped())
        if not self._won():
            return 0
        price = self._helper.price if self._helper is not None else 0
        return self._words.config.monsters[self.monster].treasures - price

    def _ends(self) -> list[str]:
        """Gains and losses, in the order of the rules."""
        texts, words = self._texts, self._words
        change = self._level.change if self._level is not None else 0
        levels = [texts("napakalaki-levels", n=abs(change))] if change else []
        ends = []
        if gains := [*(levels if change > 0 else ()), *self._treasures.named()]:
            ends.append(
                texts("napakalaki-gains", what=listed(texts, gains, max(MOST_GAINS, words.most)))
            )
        if self._died is not None:
            ends.append(texts("napakalaki-dies"))
        gone = [words.called(card) for card, _ in self._gone()]
        if self._died is not None and len(gone) > 1:
            # A dead player loses all cards: the names are in the details.
            gone = [texts("napakalaki-treasures", n=len(gone))]
        if losses := [*(levels if change < 0 and self._died is None else ()), *gone]:
            ends.append(texts("napakalaki-loses", what=listed(texts, losses, words.most)))
        return ends

    def _gone(self) -> list[tuple[int, bool]]:
        """The lost treasures, and whether each was hidden."""
        gone = [(event.card, event.hidden) for event in self._lost]
        if self._died is not None:
            gone += [(card, False) for card in self._died.equipped]
            gone += [(card, True) for card in self._died.hidden]
        return gone

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
