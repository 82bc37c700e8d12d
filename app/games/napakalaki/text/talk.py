"""What players do to each other in Napakalaki (NAP-34 to NAP-42): a line for each event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from app.games.napakalaki.text.arrival import foe_words
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.cult_lines import cult_line, enemy_line
from app.games.napakalaki.text.stories import card_line
from app.games.napakalaki.text.trick_lines import trick_line
from app.text.log import Kind, LogLine
from app.text.sentences import capital, in_a_row
from engines.napakalaki.course_events import CultRolled
from engines.napakalaki.events import (
    DealRefused,
    DealStruck,
    GrudgeGained,
    GrudgesSpent,
    HelpAsked,
    HelpRefused,
    LetPass,
    LootTaken,
    MonsterLeft,
    MonsterWaits,
    NapakalakiEvent,
    OwnGrudgesSpent,
    PriceNamed,
    Thrown,
)
from engines.napakalaki.grudges import ENVY

TALK = (
    GrudgesSpent, LetPass, OwnGrudgesSpent, HelpAsked, PriceNamed, HelpRefused, DealStruck,
    DealRefused, Thrown,
)  # fmt: skip
"""What is said in a fight, between the meeting and its result."""
DEEDS = ("spite", "lets-pass", "own", "deal")
"""The messages of decisions that settle a fight."""
VARIANTS = {"spite": 3, "lets-pass": 3, "own": 4, "refuses": 4, "no-deal": 3, "envy": 3}
"""The messages that have several sentences, and how many. They are taken in turn, so that none is
said twice running."""
WAITS = 3
"""The sentences for a monster that waits, with spoils and without."""
DEAR = 2
"""The least price with which a player shows that it remembers a grudge spent on it."""


class Talk:
    """Writes the lines of a match, and remembers who spent grudges on whom, and when."""

    def __init__(self, words: NapakalakiCardText, name_of: Callable[[int], str]) -> None:
        self._words = words
        self._texts = words.texts
        self._name = name_of
        self._spite: dict[tuple[int, int], int] = {}
        self._said_before: Counter[str] = Counter()

    def line(
        self, event: NapakalakiEvent, turn: int, monster: int = -1, level: int = -1
    ) -> LogLine | None:
        """Return the line of an event in that turn, None if it has none of its own. `monster` is
        the one in play with its `level` before the event, or -1."""
        match event:
            case GrudgesSpent():
                self._spite[event.seat, event.against] = turn
                # What the fighter wears may undo grudges (NAP-44).
                message = "spite-idle" if event.level == level else "spite"
                foe = self._foe(monster)
                return self._said(turn, "fight", message, event.seat, foe=foe, n=event.count,
                                  **self._count(event), against=self._name(event.against),
                                  level=event.level)  # fmt: skip
            case LetPass():
                against = self._name(event.against)
                return self._said(turn, "move", "lets-pass", event.seat, against=against)
            case OwnGrudgesSpent():
                more = self._count(event)
                return self._said(turn, "fight", "own", event.seat, power=event.power, **more)
            case HelpAsked():
                first, *others = (self._name(seat) for seat in event.asked)
                also = [self._texts("napakalaki-also-to", name=name) for name in others]
                asked = in_a_row(self._texts, [first, *also])
                return self._said(turn, "move", "asks", event.seat, asked=asked)
            case PriceNamed():
                return self._price(event, turn)
            case HelpRefused():
                return self._said(turn, "move", "refuses", event.seat)
            case DealStruck():
                prize, helper = self._prize(event.price), self._name(event.helper)
                return self._said(turn, "fight", "deal", event.seat, helper=helper, treasures=prize)
            case DealRefused():
                return self._said(turn, "move", "no-deal", event.seat)
        return self._between_fights(event, turn)

    def _between_fights(self, event: NapakalakiEvent, turn: int) -> LogLine | None:
        match event:
            case CultRolled():
                return cult_line(self._words, turn, self._name(event.seat), event)
            case GrudgeGained():
                why = "envy" if event.cause == ENVY else "grudge"
                count = self._count(event)
                return self._said(turn, "move", why, event.seat, held=event.held, **count)
            case MonsterLeft():
                return left_line(self._words, turn, event)
            case LootTaken():
                return loot_line(self._words, turn, self._name(event.seat), event)
            case MonsterWaits():
                return waits_line(self._words, turn, event.monster)
        found = enemy_line(self._words, self._name, turn, event)
        if found is not None:
            return found
        return trick_line(self._words, self._name, turn, event)

    def _price(self, event: PriceNamed, turn: int) -> LogLine:
        """A price; a dear one from a player who was hurt by the asker says since when."""
        since = self._spite.get((event.asker, event.seat))
        remembers = since is not None and event.price >= DEAR
        message = "price-remembers" if remembers else "price"
        prize = self._prize(event.price)
        return self._said(turn, "move", message, event.seat, treasures=prize, turn_then=since or 0)

    def _prize(self, treasures: int) -> str:
        return self._texts("napakalaki-some-treasures", n=treasures)

    def _count(self, event: GrudgesSpent | OwnGrudgesSpent | GrudgeGained) -> dict[str, str]:
        return {"grudges": self._texts("napakalaki-grudges", n=event.count)}

    def _foe(self, monster: int) -> str:
        return foe_words(self._words, monster)

    def _said(
        self, turn: int, kind: Kind, message: str, seat: int, /, **values: str | int
    ) -> LogLine:
        which = message
        if message in VARIANTS:
            which = f"{message}-{self._said_before[message] % VARIANTS[message]}"
            self._said_before[message] += 1
        text = self._texts(f"napakalaki-{which}", name=self._name(seat), **values)
        return LogLine(turn, text, kind, deed=message in DEEDS)


def left_line(words: NapakalakiCardText, turn: int, event: MonsterLeft) -> LogLine:
    """The line of a monster that leaves the full corridor, with what was under it (NAP-34)."""
    foe, many = capital(words.foe(event.monster, "as")), words.several(event.monster)
    text = words.texts("napakalaki-left", foe=foe, many=many, n=len(event.cards))
    return LogLine(turn, text, "move", tuple(words.called(card) for card in event.cards))


def waits_line(
    words: NapakalakiCardText, turn: int, monster: int, *, spoils: bool = False
) -> LogLine:
    """The line of a monster that waits in the corridor (NAP-34), perhaps on what it has just
    taken (NAP-35)."""
    foe, many = capital(words.foe(monster, "as")), words.several(monster)
    which = (turn + turn // 3) % WAITS
    text = words.texts(f"napakalaki-waits{'-on' if spoils else ''}-{which}", foe=foe, many=many)
    return LogLine(turn, text, "move")


def loot_line(words: NapakalakiCardText, turn: int, name: str, event: LootTaken) -> LogLine:
    """The line of a player who gets the treasures under a beaten monster (NAP-35)."""
    cards, foe = words.named(event.cards, words.most), words.foe(event.monster, "from")
    text = words.texts("napakalaki-loot", name=name, cards=cards, foe=foe)
    return LogLine(turn, text, "move", tuple(card_line(words, card) for card in event.cards))
