"""The view model of Napakalaki: the state that its screen shows. No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import ClassVar, Final

from typing_extensions import override

from app.games.napakalaki.perspective.seat_view import NapakalakiPerspective, ShownDie
from app.games.napakalaki.text.cards import NapakalakiCardText, kind_short
from app.games.napakalaki.text.narrator import NapakalakiNarrator
from app.games.napakalaki.text.warnings import shown_by_seat
from app.perspective.event_log import NoteValue
from app.session.session import Session
from app.tui.match import view_model
from app.tui.match.quiet_step import NO_STEP, QuietStep
from engines.kernel.events import SPECTATOR, Event
from engines.napakalaki.actions import DONE
from engines.napakalaki.actions import notation as notation_of
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    Accepted,
    DealRefused,
    DealStruck,
    Died,
    Discarded,
    DoorChosen,
    Equipped,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgeGained,
    GrudgesSpent,
    HelpAsked,
    HelpRefused,
    LetPass,
    LevelChanged,
    LootTaken,
    Lost,
    Met,
    MonsterFollows,
    MonsterLeft,
    MonsterShown,
    MonsterWaits,
    NecklaceSpent,
    OwnGrudgesSpent,
    PassedLeft,
    PriceNamed,
    Received,
    Sold,
    StartRolled,
    Suffered,
    Thrown,
    TollPaid,
    TreasuresBrought,
)
from engines.napakalaki.state import (
    DEAL,
    DISCARDING,
    DOOR,
    EQUIPPING,
    FIGHT,
    GRUDGE,
    PRICE,
    SETTLE,
)
from engines.napakalaki.view import Player, View
from engines.napakalaki.warning import WinWarning, seen_by_all

OPENLY: Final = (DOOR, GRUDGE, FIGHT, PRICE, DEAL)
"""The phases whose choices need only public knowledge (NAP-45): people who share the keyboard
answer aloud, with all hands covered."""
BY_HAND: Final = (SETTLE, EQUIPPING, DISCARDING)
"""The phases after a fight in which the player chooses among hidden treasures."""


class NapakalakiViewModel(view_model.MatchViewModel[NapakalakiPerspective]):
    """The state to show. `hand_open` says whether the own hidden treasures are drawn."""

    PREFIX = "nap"
    SHOWN: ClassVar[Mapping[type[Event], float]] = {
        StartRolled: 0.9,
        Sold: 0.9,
        Equipped: 0.4,
        Met: 1.3,
        LevelChanged: 0.5,
        NecklaceSpent: 0.4,
        Received: 0.5,
        EscapeRolled: 1.2,
        Accepted: 0.4,
        Suffered: 0.5,
        Lost: 0.4,
        Died: 1.4,
        Discarded: 0.2,
        DoorChosen: 0.5,
        Faced: 1.3,
        GrudgesSpent: 1.0,
        LetPass: 0.4,
        OwnGrudgesSpent: 0.8,
        HelpAsked: 0.6,
        PriceNamed: 1.0,
        HelpRefused: 0.7,
        DealStruck: 0.9,
        DealRefused: 0.4,
        GrabRolled: 1.2,
        GrudgeGained: 0.5,
        MonsterWaits: 0.5,
        MonsterLeft: 0.5,
        MonsterShown: 0.9,
        MonsterFollows: 0.9,
        TreasuresBrought: 0.5,
        Thrown: 1.0,
        TollPaid: 0.9,
        PassedLeft: 0.7,
        LootTaken: 0.9,
    }

    def __init__(self, session: Session) -> None:
        self.config: Config = session.source.public
        self.cards = NapakalakiCardText(session.texts, self.config, session.word)
        super().__init__(session)
        self.hand_open = True

    @override
    def goal(self) -> Mapping[str, NoteValue]:
        return {"limit": self.config.parameters.turn_limit}

    @override
    def make_perspective(self, seat: int) -> NapakalakiPerspective:
        return NapakalakiPerspective(self.source, seat, self.session.texts, self.cards)

    @override
    def narrator(self) -> NapakalakiNarrator:
        return NapakalakiNarrator(self.names, self.cards)

    @override
    def unsaid(self, seat: int, notation: str, step: QuietStep = NO_STEP) -> str:
        """Text of a step to the next part of a turn, or to the next turn."""
        if notation != notation_of(DONE):
            return super().unsaid(seat, notation)
        return self.session.texts("nap-unsaid-done", name=self.name(seat))

    @override
    def teller(self, spoken: Session) -> NapakalakiNarrator:
        return NapakalakiNarrator(
            self.names, NapakalakiCardText(spoken.texts, self.config, spoken.word)
        )

    # -- who looks at the screen

    @override
    def viewers(self) -> Iterable[int]:
        """Several people at one keyboard also have the public view: with it they answer each other
        aloud (NAP-45)."""
        found = tuple(super().viewers())
        openly = self.config.friends and self.source.live and len(self.people) > 1
        return (*found, SPECTATOR) if openly else found

    @override
    def _first_viewer(self) -> int:
        actor = self.source.actor
        if not self.aloud or (actor in self.people and not self._asks_openly()):
            return actor if actor in self.people else super()._first_viewer()
        return SPECTATOR

    def _asks_openly(self) -> bool:
        phase: int = self.perspectives[SPECTATOR].view.phase
        return phase in OPENLY

    @property
    def aloud(self) -> bool:
        """Whether several people share the keyboard in a game in which they answer each other."""
        return SPECTATOR in self.perspectives and bool(self.people)

    @property
    def covered(self) -> bool:
        """Whether the player whose turn it is must first open the hand: somebody else has answered
        since, and all look at the public view."""
        if not (self.aloud and self.viewer == SPECTATOR and self.my_turn):
            return False
        phase = self.view.phase
        return phase in BY_HAND and (phase != EQUIPPING or self.mine.hidden > 0)

    @override
    def waits_for_other(self) -> int | None:
        """Nobody passes the keyboard for an answer that needs only public knowledge, or to go back
        to the player whose turn it is."""
        waits = self.waiting_for
        if waits is None or waits == self.viewer or not self.aloud:
            return super().waits_for_other()
        view: View = self.perspectives[SPECTATOR].view
        if view.phase in OPENLY:
            return None
        returns = self.viewer == SPECTATOR and waits == view.turn_seat and view.phase in BY_HAND
        return None if returns else waits

    @override
    def settle(self) -> None:
        waits = self.waiting_for
        if self.aloud and waits not in (None, self.viewer) and self._asks_openly():
            self.viewer = SPECTATOR
        super().settle()

    def open_hand(self) -> None:
        """Show the hand of the player whose turn it is, after an answer of somebody else."""
        self.hand_over(self.me)

    @property
    def deciding_view(self) -> View:
        """The view of the seat that decides; with what all know alone, if all look at it."""
        if self.viewer == SPECTATOR and self.my_turn:
            return replace(self.view, seat=self.me, legal=self.pending.legal)
        return self.view

    # -- state

    @property
    def fighter(self) -> int:
        """The seat whose turn it is, after the end the winner, -1 without one."""
        view = self.view
        return view.turn_seat if view.turn_seat >= 0 else view.winner

    @property
    def view(self) -> View:
        """The present viewer's view, as far as shown."""
        return self.perspectives[self.viewer].view

    @property
    def die(self) -> ShownDie | None:
        return self.perspectives[self.viewer].die

    @property
    def mine(self) -> Player:
        return self.view.players[self.me]

    @property
    def sees_hand(self) -> bool:
        """Whether the hidden treasures of that player are the viewer's own."""
        return self.viewer == self.me

    @property
    def shows_hand(self) -> bool:
        """Whether they are on display: the viewer's own, and not covered."""
        return self.sees_hand and self.hand_open

    @property
    def rivals(self) -> list[Player]:
        """All others, in turn order."""
        players = self.view.players
        return [*players[self.me + 1 :], *players[: self.me]]

    @property
    def warnings(self) -> Mapping[int, WinWarning]:
        """The players who may win in their next turn, by seat. A covered hand counts as unknown,
        also its owner's."""
        if not self.shows_odds:
            return {}
        view = self.view if self.hand_open else seen_by_all(self.view)
        return shown_by_seat(self.config, view)

    @property
    def monster(self) -> int:
        """The monster on the table or the last one of this turn; -1 before it is drawn."""
        return self.perspectives[self.viewer].fought

    # -- changes

    @property
    def hand_open(self) -> bool:
        return self._hand_open and not self.watched_by_all

    @hand_open.setter
    def hand_open(self, shown: bool) -> None:
        self._hand_open = shown

    @override
    def left(self) -> str:
        """Treasures of each kind in the deck or in other hands (NAP-20)."""
        kinds = [self.config.kind[card] for card in self.view.unseen_treasures]
        texts = self.session.texts
        counted = (f"{kind_short(texts, kind)} {kinds.count(kind)}" for kind in sorted(set(kinds)))
        return texts("nap-unseen", kinds=", ".join(counted)) if kinds else ""

    @override
    def hand_over(self, seat: int) -> None:
        super().hand_over(seat)
        self.hand_open = True
