"""Hammerspace: the effect of each character, card and monster on a game, and how players fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.lab.card_stats import CardStats, played_cards
from app.lab.card_use import CardUse
from app.lab.collector import Collector, Listener
from app.lab.counts import WIN, Counts, count
from app.lab.sections import (
    KnownShare,
    MeasuredShare,
    ReportRow,
    ReportSection,
    numbers,
    shares,
)
from app.lab.study import MOST_TURNS, Study
from app.lab.targets import BalanceTarget, between, near_even, times_even
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.config import Config
from engines.hammerspace.effects.codes import BY_ATTACK
from engines.hammerspace.events import (
    CANNOT_PLAY,
    MAIN,
    Aimed,
    CharactersKept,
    Defended,
    ExtraTurn,
    Fell,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
    MonsterCame,
    MonsterDied,
    Played,
    Reshuffled,
    TurnLost,
)
from engines.hammerspace.parameters import TURNS_A_MINUTE
from engines.hammerspace.state import CHARACTERS
from engines.kernel.bots import BotFunction
from engines.kernel.events import Event, GameEnded, TurnBegan
from engines.kernel.rules import Outcome
from engines.kernel.streams import CheapSource

VISIT = ("met", "killed", "by-keeper", "won", "damage", "felled")
"""Of a monster: visits, visits that ended with its death, with its death by its keeper; the win
shares of its killers; life that it took from players, and players that it killed (HAM-22 to
HAM-24)."""
HAPPENINGS = (
    "attacks", "life-attacks", "life-effects", "life-monsters", "life-won", "kept-cards",
    "lost-turns", "new-hands", "extra-turns", "reshuffles",
)  # fmt: skip
FALLS = ("attack", "effect", "monster", "own")
"""The cause of a player's fall: a rival's attack or effect, a monster, or the player's own effect
(HAM-20)."""

LEAD, MOST_LEAD = 5, 3
"""Life points per step of lead over the others' average, and the most steps."""


class Rounds:
    """Rounds of the table, regardless of fallen players.

    Each player in the game has one turn a round, beside extra ones: the player with most turns has
    played in every round."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.begin()

    @property
    def number(self) -> int:
        return max(self._turns)

    def begin(self) -> None:
        self.first = -1
        self._turns = [0] * self.seats
        self._extra = False

    def extra(self) -> None:
        """The next turn is an extra one of the same seat (HAM-18)."""
        self._extra = True

    def turn(self, seat: int) -> None:
        if self.first < 0:
            self.first = seat
        self._turns[seat] += not self._extra
        self._extra = False


class HammerspaceCollector(Collector):
    """The common counts; by character its owner's results, by card its player's, by monster its
    visits."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        cards, parameters = config.cards, config.parameters
        visits = [dict.fromkeys(VISIT, 0) for _ in cards.monsters]
        kept: Counts = {}
        played: Counts = {}
        self._life_at_start = parameters.life
        self._visits = visits
        self._falls = dict.fromkeys(FALLS, 0)
        self._events = dict.fromkeys(HAPPENINGS, 0)
        self._kept = CardUse(
            kept, [one.id for one in cards.characters] if parameters.characters else []
        )
        self._plays = CardStats(played, [card.id for card in cards.main])
        ids = [one.id for one in cards.monsters] if parameters.monsters else []
        self.counts |= {
            "characters": kept,
            "cards": played,
            "visits": dict(zip(ids, visits, strict=False)),
            "falls": self._falls,
            "events": self._events,
        }
        self._rounds = Rounds(self.seats)
        self._life: list[int] = []
        self._slayers: list[tuple[int, int]] = []
        self._monster = self._keeper = -1
        self._last = LifeLost(0, 0, 0, 0, 0, 0)

    def listeners(self) -> Mapping[type[Event], Listener]:
        return {
            TurnBegan: lambda event: self._begin_turn(event.seat),
            ExtraTurn: self._extra,
            CharactersKept: self._characters,
            Played: lambda event: self._use(event.seat, event.card, "played"),
            Defended: lambda event: self._use(event.seat, event.card, "defended"),
            LifeLost: self._lost,
            LifeGained: self._gained,
            Fell: self._fell,
            MonsterCame: self._came,
            KeeperChanged: self._passed,
            MonsterDied: self._died,
            Reshuffled: self._reshuffled,
            TurnLost: self._turn_lost,
            Aimed: lambda _: self._happened("attacks"),
            KeptCard: lambda _: self._happened("kept-cards"),
            GameEnded: self._ended,
        }

    def begin(self, state: Any, first: int) -> None:
        """See `Collector.begin`. The first seat is rolled (HAM-5) after all seats decided."""
        super().begin(state, first)
        self._rounds.begin()
        if state.turn:
            self._begin_turn(state.active)
        self._kept.begin()
        self._plays.begin()
        self._life = [self._life_at_start] * self.seats
        self._slayers.clear()

    def rounds(self, state: Any) -> int:
        return self._rounds.number

    def count_end(self, outcome: Outcome, won: Sequence[int]) -> None:
        self._kept.end(won)
        self._plays.end(won)
        for monster, seat in self._slayers:
            self._visits[monster]["won"] += won[seat]

    def _ended(self, event: GameEnded) -> None:
        """The last players may fall together and share the win (HAM-20)."""
        self.reason = event.reason
        if event.reason == "last-player" and len(event.winners) > 1:
            self.reason = "together"

    def _happened(self, what: str, by: int = 1) -> None:
        self._events[what] += by

    def _begin_turn(self, seat: int) -> None:
        self._rounds.turn(seat)
        self.first = self._rounds.first

    def _extra(self, _: ExtraTurn) -> None:
        self._rounds.extra()
        self._happened("extra-turns")

    def _turn_lost(self, event: TurnLost) -> None:
        self._happened("new-hands" if event.reason == CANNOT_PLAY else "lost-turns")

    def _reshuffled(self, event: Reshuffled) -> None:
        self._happened("reshuffles", event.deck == MAIN)

    def _characters(self, event: CharactersKept) -> None:
        for character in event.characters:
            self._kept.use(event.seat, character)

    def _use(self, seat: int, card: int, way: str) -> None:
        """Count a card that is played (HAM-7) or used to defend (HAM-13), by the number of living
        players and the seat's lead in life over the others' average."""
        others = [life for at, life in enumerate(self._life) if at != seat and life > 0]
        average = sum(others) // max(1, len(others))
        lead = max(-MOST_LEAD, min(MOST_LEAD, (self._life[seat] - average) // LEAD))
        self._plays.play(seat, card, f"{way}/{len(others)}/{lead}")

    def _lost(self, event: LifeLost) -> None:
        self._last = event
        if event.party == MONSTER:
            return
        self._life[event.party] = event.life
        if event.by == MONSTER:
            self._visits[self._monster]["damage"] += event.amount
            self._happened("life-monsters", event.amount)
        else:
            by_attack = event.cause == BY_ATTACK
            self._happened("life-attacks" if by_attack else "life-effects", event.amount)

    def _gained(self, event: LifeGained) -> None:
        if event.party != MONSTER:
            self._life[event.party] = event.life
            self._happened("life-won", event.amount)

    def _fell(self, _: Fell) -> None:
        """Count the cause of a fall; the event follows the last loss of life."""
        by, cause = self._last.by, self._last.cause
        if by == MONSTER:
            self._visits[self._monster]["felled"] += 1
            count(self._falls, "monster")
        elif by < 0:
            count(self._falls, "own")
        else:
            count(self._falls, "attack" if cause == BY_ATTACK else "effect")

    def _came(self, event: MonsterCame) -> None:
        self._monster, self._keeper = event.monster, event.keeper
        self._visits[event.monster]["met"] += 1

    def _passed(self, event: KeeperChanged) -> None:
        self._keeper = event.keeper

    def _died(self, event: MonsterDied) -> None:
        visit = self._visits[event.monster]
        visit["killed"] += 1
        if event.by >= 0:
            visit["by-keeper"] += event.by == self._keeper
            self._slayers.append((event.monster, event.by))


def sections(counts: Counts) -> list[ReportSection]:
    seats = len(counts["seats"])
    kept = tuple(ReportRow(one, _kept(entry, seats)) for one, entry in counts["characters"].items())
    visits = tuple(ReportRow(one, _visit(entry)) for one, entry in counts["visits"].items())
    optional = (
        ReportSection("characters", "character", ("kept", "won", "even"), kept),
        ReportSection("visits", "monster", VISIT_COLUMNS, visits),
    )
    return [
        shares("falls", "fall", "times", counts["falls"]),
        numbers("events", counts["events"]),
        *(section for section in optional if section.rows),
        played_cards("cards", "card", counts["cards"]),
    ]


def _kept(entry: Mapping[str, int], seats: int) -> tuple[int, MeasuredShare, KnownShare]:
    held = entry["seats"]
    return held, MeasuredShare(entry["won"], held, WIN), KnownShare(1, seats)


VISIT_COLUMNS = ("met", "killed", "by-keeper", "slayer-won", "damage", "felled")


def _visit(entry: Mapping[str, int]) -> tuple[int | MeasuredShare, ...]:
    met, killed = entry["met"], entry["killed"]
    return (
        met,
        MeasuredShare(killed, met),
        MeasuredShare(entry["by-keeper"], killed),
        MeasuredShare(entry["won"], killed, WIN),
        entry["damage"],
        entry["felled"],
    )


def at_life(life: int) -> Callable[[Mapping[str, Any]], bool]:
    """Whether players start with this life (HAM-3)."""
    return lambda config: bool(config["figures"]["life"] == life)


def drops_by_lot(bot: BotFunction) -> BotFunction:
    """Return a bot that drops any of the three characters at random (HAM-4): a good bot always
    drops the same ones, and their effect would stay unmeasured."""

    def mind(config: Any, view: Any, seed: int) -> int:
        if view.phase == CHARACTERS:
            legal: Sequence[int] = view.legal
            return legal[CheapSource(seed).below(0, len(legal))]
        return bot(config, view, seed)

    return mind


STUDY = Study(
    HammerspaceCollector,
    sections,
    (
        BalanceTarget("rounds", between(8, 16), fits=at_life(30)),
        BalanceTarget("even-seats", near_even(0.03), "seats", "won", equal=True),
        BalanceTarget("even-order", near_even(0.03), "order", "won", equal=True),
        BalanceTarget("characters", times_even(0.8, 1.25), "characters", "won", equal=True),
        BalanceTarget("cards", between(-0.08, 0.08), "cards", "difference", equal=True),
    ),
    ("steady", "steady", "steady", "steady"),
    {"clock": False, "time_limit": MOST_TURNS // TURNS_A_MINUTE},
    drops_by_lot,
)
"""No clock runs, so two turns count as a minute (HAM-22), also in the limit."""
