"""The events of a fight of Napakalaki: what is known of it so far."""

from __future__ import annotations

from collections.abc import Callable

from app.games.napakalaki.text.arrival import Arrival
from app.games.napakalaki.text.cards import NapakalakiCardText, listed
from app.games.napakalaki.text.savers import Savers
from app.games.napakalaki.text.stories import MOST_GAINS, Treasures
from engines.kernel.events import Event
from engines.napakalaki.course_events import CultRolled
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
    OwnGrudgesSpent,
    PassedLeft,
    Received,
    ReceivedCards,
    Suffered,
    TollPaid,
    TrickCounted,
)
from engines.napakalaki.grudges import ENVY


class FightEvents:
    """Collects the events of a combat (NAP-12 to NAP-19, NAP-34 to NAP-40). `name_of` returns the
    name of a seat; `savers` knows what the fighters wear against death (NAP-44)."""

    def __init__(
        self,
        words: NapakalakiCardText,
        turn: int,
        name: str,
        name_of: Callable[[int], str],
        savers: Savers,
    ) -> None:
        self._savers = savers
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
        self._own_spent = False
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
            case OwnGrudgesSpent():
                self._own_spent = True
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

    def falls(self, event: Event) -> bool:
        """Whether a monster that counts grudges falls, because the fighter has spent its own
        (NAP-44)."""
        return isinstance(event, TrickCounted) and self._own_spent

    def _is_helper(self, seat: int) -> bool:
        return self._helper is not None and self._helper.helper == seat

    @property
    def arrives(self) -> bool:
        """Whether the fight is still to begin."""
        return self._faced is None and self._met is None and self._happened() == "meets"

    @property
    def level(self) -> int:
        """The monster's level so far, -1 before the fight."""
        met = self._met or self._faced
        return -1 if met is None else self._level_of(met)

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

    def _level_of(self, met: Met | Faced) -> int:
        """The level that the monster counts, with its trick and the grudges on it."""
        return (
            self._level_now if self._level_now >= 0 else self._words.config.foe_level[met.monster]
        )

    def _due(self) -> int:
        """The number of treasures that the player draws."""
        if isinstance(self._roll, GrabRolled):
            return int(self._escaped())
        if not self._won():
            return 0
        price = self._helper.price if self._helper is not None else 0
        return self._words.config.monsters[self.monster].treasures - price

    def _ends(self) -> list[str]:
        """Gains and losses in the order of the rules, and death last."""
        texts, words = self._texts, self._words
        change = self._level.change if self._level is not None else 0
        levels = [texts("napakalaki-levels", n=abs(change))] if change else []
        ends = []
        if gains := [*(levels if change > 0 else ()), *self._treasures.named()]:
            ends.append(
                texts("napakalaki-gains", what=listed(texts, gains, max(MOST_GAINS, words.most)))
            )
        gone = [words.called(card) for card, _ in self._gone()]
        if self._died is not None and len(gone) > 1:
            # A dead player loses all cards: the names are in the details.
            gone = [texts("napakalaki-treasures", n=len(gone))]
        if losses := [*(levels if change < 0 and self._died is None else ()), *gone]:
            ends.append(texts("napakalaki-loses", what=listed(texts, losses, words.most)))
        if self._died is not None:
            saver = self._savers.of(self._died.seat)
            saved = {"card": words.called(saver)} if saver >= 0 else {}
            ends.append(texts(f"napakalaki-dies{'-saved' if saved else ''}", **saved))
        return ends

    def _gone(self) -> list[tuple[int, bool]]:
        """The lost treasures, and whether each was hidden."""
        gone = [(event.card, event.hidden) for event in self._lost]
        if self._died is not None:
            gone += [(card, False) for card in self._died.equipped]
            gone += [(card, True) for card in self._died.hidden]
        return gone
