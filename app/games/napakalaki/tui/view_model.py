"""The view model of Napakalaki: the state that its screen shows. No widgets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from app.games.napakalaki.perspective.seat_view import NapakalakiPerspective, ShownDie
from app.games.napakalaki.text.cards import NapakalakiCardText, kind_short
from app.games.napakalaki.text.narrator import NapakalakiNarrator
from app.games.napakalaki.text.warnings import shown_by_seat
from app.perspective.event_log import NoteValue
from app.session.session import Session
from app.tui.match import view_model
from engines.kernel.events import Event
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    Accepted,
    Died,
    Discarded,
    Equipped,
    EscapeRolled,
    LevelChanged,
    Lost,
    Met,
    NecklaceSpent,
    Received,
    Sold,
    StartRolled,
    Suffered,
)
from engines.napakalaki.view import Player, View
from engines.napakalaki.warning import WinWarning, seen_by_all


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
    def teller(self, spoken: Session) -> NapakalakiNarrator:
        return NapakalakiNarrator(
            self.names, NapakalakiCardText(spoken.texts, self.config, spoken.word)
        )

    # -- state

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
