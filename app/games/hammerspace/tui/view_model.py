"""The view model of Hammerspace: the state that its screen shows. No widgets.

Nearly all is public, so the keyboard is passed only for secrets: the set-up, and a seat's own turn
with a card face down. A seat that decides outside its turn (a defence, a card to keep) is asked on
the same screen, with the secrets covered; see `secret_of`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import ClassVar

from typing_extensions import override

from app.games.hammerspace.perspective.seat_view import HammerspacePerspective, ShownAttack
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.narrator import HammerspaceNarrator
from app.games.hammerspace.tui.stopwatch import Stopwatch
from app.match.source import Frame
from app.session.session import Session
from app.text.log import News
from app.tui.match import view_model
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import (
    AmountRolled,
    ConditionRolled,
    EffectActs,
    FlipOrdered,
    Given,
    Ignored,
    OrderLapsed,
    Peeked,
    Prevented,
    Redirected,
    Rerolled,
    Survived,
    Swapped,
    Taken,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    Aimed,
    AttackRolled,
    CharactersKept,
    DefenceRolled,
    Defended,
    Discarded,
    Fell,
    HandShown,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
    MonsterCame,
    MonsterDied,
    MonsterRolled,
    Played,
    Refilled,
    StartRolled,
    TimeIsUp,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.hammerspace.state import CHARACTERS, ENDED, HIDING, LAYING, NOBODY
from engines.hammerspace.view import Lasting, Player, View
from engines.kernel.events import SPECTATOR, Event, TurnBegan


class HammerspaceViewModel(view_model.MatchViewModel[HammerspacePerspective]):
    """The state to show. `open` says whether the viewer's own secrets are drawn."""

    PREFIX = "ham"
    SHOWN: ClassVar[Mapping[type[Event], float]] = {
        HandShown: 0.3,
        CharactersKept: 0.4,
        StartRolled: 0.5,
        TurnBegan: 0.2,
        TurnedUp: 0.5,
        TurnedDown: 0.4,
        Played: 0.8,
        Aimed: 0.8,
        AttackRolled: 0.8,
        Defended: 0.5,
        DefenceRolled: 0.8,
        LifeLost: 0.8,
        LifeGained: 0.6,
        Fell: 1.2,
        KeptCard: 0.4,
        Discarded: 0.1,
        Refilled: 0.1,
        TurnLost: 0.9,
        MonsterCame: 1.4,
        MonsterRolled: 1.0,
        MonsterDied: 1.2,
        KeeperChanged: 0.5,
        TimeIsUp: 0.8,
        EffectActs: 0.5,
        ConditionRolled: 0.5,
        AmountRolled: 0.4,
        Rerolled: 0.5,
        Prevented: 0.5,
        Redirected: 0.5,
        Survived: 0.8,
        Ignored: 0.5,
        Given: 0.5,
        FlipOrdered: 0.3,
        OrderLapsed: 0.5,
        Peeked: 0.5,
        Taken: 0.7,
        Swapped: 0.7,
        TurnsSkipped: 0.5,
    }

    def __init__(self, session: Session) -> None:
        self.config: Config = session.source.public
        self.cards = HammerspaceCardText(session.texts, self.config, session.word)
        self._behind: deque[Frame] = deque()
        """Public events not yet shown."""
        super().__init__(session)
        self.open = True
        self.watch = Stopwatch()
        self._monster = -1
        """The monster of the next events, as far as it came before them."""
        self.written = self.view.clock
        """Milliseconds of the match that are written down; a view that lags behind has fewer."""
        self._passed = (-1, -1)
        self._covered = -1
        """The turn whose new card was covered."""
        self._had_keyboard()

    @override
    def make_perspective(self, seat: int) -> HammerspacePerspective:
        return HammerspacePerspective(self.source, seat, self.session.texts, self.cards)

    @override
    def narrator(self) -> HammerspaceNarrator:
        characters = {player.seat: player.characters for player in self.view.players}
        return HammerspaceNarrator(
            self.names, self.cards, monster=self._monster, characters=characters
        )

    @override
    def teller(self, spoken: Session) -> HammerspaceNarrator:
        return HammerspaceNarrator(
            self.names, HammerspaceCardText(spoken.texts, self.config, spoken.word)
        )

    @override
    def public_news(self, seat: int) -> list[News]:
        """Name a monster that came before in later events."""
        before = self._public[: self._read.get(seat, 0)]
        came = (event.monster for event in reversed(before) if isinstance(event, MonsterCame))
        self._monster = next(came, -1)
        return super().public_news(seat)

    @override
    def viewers(self) -> Iterable[int]:
        """With several players at the keyboard there is a public perspective, too."""
        seats = tuple(super().viewers())
        return (*seats, SPECTATOR) if len(seats) > 1 else seats

    @override
    def _first_viewer(self) -> int:
        actor = self.source.actor
        return actor if actor in self.perspectives else next(iter(self.perspectives))

    # -- changes

    @override
    def _hear(self, seat: int, frame: Frame) -> None:
        """Keep the public perspective in step with the viewer's: its log is beside the viewer's
        table."""
        if seat == SPECTATOR and seat != self.viewer:
            if frame.pending is not None:
                self._latest[seat] = frame.pending
            self._behind.append(frame)
        else:
            super()._hear(seat, frame)

    @override
    def show(self, frame: Frame) -> None:
        super().show(frame)
        if self._behind and self._behind[0].event == frame.event:
            self.perspectives[SPECTATOR].take(self._behind.popleft())

    def _all_shown(self) -> None:
        while self._behind:
            self.perspectives[SPECTATOR].take(self._behind.popleft())

    # -- state

    @property
    @override
    def perspective(self) -> HammerspacePerspective:
        """The perspective of the log: the public one while the viewer's secrets are covered from
        others at the same keyboard."""
        covered = self.shared and not self.open
        return self.perspectives[SPECTATOR if covered else self.viewer]

    @property
    def view(self) -> View:
        """The present viewer's view, as far as shown."""
        return self.perspectives[self.viewer].view

    @property
    def moment(self) -> ShownAttack:
        return self.perspectives[self.viewer].moment

    @property
    def fought(self) -> ShownAttack | None:
        """The last attack seen, unfinished or over."""
        perspective = self.perspectives[self.viewer]
        return perspective.moment if perspective.moment.attack is not None else perspective.fought

    @property
    def station(self) -> str:
        """The station of the turn (`seat_view.STATIONS`)."""
        return self.perspectives[self.viewer].station

    @property
    def mine(self) -> Player:
        return self.view.players[self.me]

    @property
    def all_out(self) -> bool:
        """Whether bots play the rest of a match whose people are out (HAM-20)."""
        if self.replaying or self.ended or not self.people:
            return False
        return not self.still_in and all(self.view.players[seat].fell for seat in self.people)

    @property
    def still_in(self) -> list[str]:
        """The names of people elsewhere who are in the match."""
        people = {seat for seat, who in enumerate(self.source.seats) if who.human}
        elsewhere = sorted(people.difference(self.people))
        return [self.name(seat) for seat in elsewhere if not self.view.players[seat].fell]

    @property
    def rivals(self) -> list[Player]:
        """All others, from the left of that player: the order of defences and turns."""
        players = self.view.players
        return [players[seat] for seat in self.config.clockwise[self.me][1:]]

    def party_name(self, party: int) -> str:
        if party != MONSTER:
            return self.name(party)
        number = self.view.monster
        if number < 0 and self.view.monster_pile:
            number = self.view.monster_pile[-1]
        return self.cards.monster(number) if number >= 0 else ""

    @property
    def sees_secrets(self) -> bool:
        """Whether the large panels show the viewer, so that its secrets may be drawn."""
        return self.viewer == self.me and self.viewer >= 0

    def shows_card(self, player: Player, slot: int) -> bool:
        """Whether a card may be drawn face up: it is face up, or the viewer knows it and no other
        player must be kept from seeing it."""
        if player.cards[slot] < 0:
            return False
        if not player.down >> slot & 1 and not self._unshown(player):
            return True
        seen = self.open and not self.watched_by_all
        return seen or self._known_to_all(player, slot)

    def _unshown(self, player: Player) -> bool:
        """Whether a hand is still hidden from the others (HAM-2)."""
        view = self.view
        return view.phase == HIDING and view.actor >= 0 and player.seat >= view.actor

    def _known_to_all(self, player: Player, slot: int) -> bool:
        """Whether all players at the keyboard know a face-down card."""
        others = [seat for seat in self.people if seat != player.seat]
        return len(self.people) > 1 and all(player.seen[slot] >> seat & 1 for seat in others)

    # -- the keyboard

    def secret_of(self, seat: int) -> bool:
        """Whether the seat's decision involves a secret from others at the keyboard: the set-up
        (HAM-2, HAM-4), or its own turn with a card face down that they do not know."""
        view = self.perspectives[seat].view
        if view.phase in (HIDING, CHARACTERS):
            return True
        player = view.players[seat]
        hidden = [at for at in range(SLOTS) if player.down >> at & 1]
        if view.active != seat or view.phase == ENDED:
            return False
        return any(not self._known_to_all(player, slot) for slot in hidden)

    @override
    def waits_for_other(self) -> int | None:
        """The seat that must get the keyboard, once a turn and only for a secret."""
        other = super().waits_for_other()
        if other is None or self._passed == (other, self.perspectives[other].view.turn):
            return None
        return other if self.secret_of(other) else None

    @override
    def settle(self) -> None:
        self._all_shown()
        super().settle()
        self._turn_to_decider()
        self._cover_new_card()
        self.written = self.view.clock

    def _turn_to_decider(self) -> None:
        waits = self.waiting_for
        if self.viewer < 0:
            if waits is None and self.view.active >= 0:
                self.me = self.view.active
        elif waits is not None and waits != self.viewer and waits in self.perspectives:
            self._read[self.viewer] = len(self._public)
            self.viewer = self.me = waits
            self.open = False

    def _cover_new_card(self) -> None:
        """Cover the card that its owner alone has seen (HAM-26), once, where others look on: they
        look away first."""
        view = self.view
        if self.shared and view.phase == LAYING and self._covered != view.turn:
            self._covered = view.turn
            self.open = False

    @override
    def hand_over(self, seat: int) -> None:
        super().hand_over(seat)
        self.open = True
        self._had_keyboard()

    def _had_keyboard(self) -> None:
        turn = self.view.turn if self.viewer >= 0 else -1
        self._passed = (self.viewer, turn)

    @property
    def shared(self) -> bool:
        """Whether several players share the keyboard, so that a secret needs the others to look
        away."""
        return len(self.people) > 1

    @property
    def has_secret(self) -> bool:
        """Whether the viewer has a face-down card of its own, or knows one of another player."""
        view = self.view
        return self.viewer >= 0 and any(
            player.down >> at & 1 and player.cards[at] >= 0 and not self._known_to_all(player, at)
            for player in view.players
            for at in range(SLOTS)
        )

    # -- time

    @property
    def timed(self) -> bool:
        """Whether minutes count (HAM-21, HAM-22)."""
        parameters = self.config.parameters
        return bool(parameters.limit_ms or (parameters.monsters and parameters.monster_ms))

    def lasting(self, party: int) -> list[Lasting]:
        """What lasts on a party, without effects of which no use is left: they end when what
        happens now is over."""
        return [one for one in self.view.lasting if one.holder == party and one.uses]

    @property
    def in_play(self) -> bool:
        return self.view.monster != NOBODY
