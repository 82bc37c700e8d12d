"""Statistics of Hammerspace: the effect of each character, card and monster, and of falls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.lab.card_stats import CardStats, played_cards
from app.lab.card_use import CardUse
from app.lab.collector import Collector, Listener
from app.lab.counts import WIN, Counts, count
from app.lab.first_look import CardNumber
from app.lab.sections import (
    KnownShare,
    MeasuredShare,
    ReportRow,
    ReportSection,
    numbers,
    shares,
)
from app.lab.study import MOST_TURNS, Study
from app.lab.targets import (
    BalanceTarget,
    at_least,
    between,
    by_seats,
    near_even,
    times_even,
)
from app.lab.trial.figures import ANY, TrialFigure, ends_of, wins_with
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ATTACK
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

VISIT_COUNTS = ("met", "killed", "by-keeper", "won", "damage", "felled")
"""The counts of a monster (HAM-22 to HAM-24): visits, visits that ended with its death, those of
them in which its keeper killed it, wins of its killers in parts of a win, life that it took from
players, and players that it killed."""
EVENT_COUNTS = (
    "attacks", "life-attacks", "life-effects", "life-monsters", "life-won", "kept-cards",
    "lost-turns", "new-hands", "extra-turns", "reshuffles",
)  # fmt: skip
FALLS = ("attack", "effect", "monster", "own")
"""The cause of a player's fall: a rival's attack or effect, a monster, or the player's own effect
(HAM-20)."""

LEAD_STEP, MAX_LEAD_STEPS = 5, 3
"""The number of life points in a step of lead over the others' average, and the maximum number of
steps."""


class Rounds:
    """The rounds of a game, regardless of fallen players.

    In a round each living player has one turn; extra turns do not count. So the number of rounds is
    the number of turns of the player with the most turns."""

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
        """Record that the next turn is an extra turn of the same seat (HAM-18)."""
        self._extra = True

    def turn(self, seat: int) -> None:
        if self.first < 0:
            self.first = seat
        self._turns[seat] += not self._extra
        self._extra = False


class HammerspaceCollector(Collector):
    """Adds to the common counts: the results of the owners of each character and of the players of
    each card, and the visits of each monster."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        cards, parameters = config.cards, config.parameters
        visits = [dict.fromkeys(VISIT_COUNTS, 0) for _ in cards.monsters]
        kept: Counts = {}
        played: Counts = {}
        self._life_at_start = parameters.life
        self._visits = visits
        self._falls = dict.fromkeys(FALLS, 0)
        self._events = dict.fromkeys(EVENT_COUNTS, 0)
        self._kept = CardUse(
            kept, [card.id for card in cards.characters] if parameters.characters else []
        )
        self._plays = CardStats(played, [card.id for card in cards.main])
        ids = [card.id for card in cards.monsters] if parameters.monsters else []
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
            Aimed: lambda _: self._count_event("attacks"),
            KeptCard: lambda _: self._count_event("kept-cards"),
            GameEnded: self._ended,
        }

    def begin(self, state: Any, first: int) -> None:
        """See `Collector.begin`. The first seat is rolled only after all seats have decided
        (HAM-5)."""
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
        """Record the reason of the end: "together" if the last players fell together and share the
        win (HAM-20)."""
        self.reason = event.reason
        if event.reason == "last-player" and len(event.winners) > 1:
            self.reason = "together"

    def _count_event(self, name: str, by: int = 1) -> None:
        self._events[name] += by

    def _begin_turn(self, seat: int) -> None:
        self._rounds.turn(seat)
        self.first = self._rounds.first

    def _extra(self, _: ExtraTurn) -> None:
        self._rounds.extra()
        self._count_event("extra-turns")

    def _turn_lost(self, event: TurnLost) -> None:
        self._count_event("new-hands" if event.reason == CANNOT_PLAY else "lost-turns")

    def _reshuffled(self, event: Reshuffled) -> None:
        self._count_event("reshuffles", event.deck == MAIN)

    def _characters(self, event: CharactersKept) -> None:
        for character in event.characters:
            self._kept.use(event.seat, character)

    def _use(self, seat: int, card: int, use: str) -> None:
        """Count a card that is played (HAM-7) or used to defend (HAM-13), by the number of living
        players and the seat's lead in life over the others' average."""
        others = [life for index, life in enumerate(self._life) if index != seat and life > 0]
        average = sum(others) // max(1, len(others))
        lead = max(-MAX_LEAD_STEPS, min(MAX_LEAD_STEPS, (self._life[seat] - average) // LEAD_STEP))
        self._plays.play(seat, card, f"{use}/{len(others)}/{lead}")

    def _lost(self, event: LifeLost) -> None:
        self._last = event
        if event.party == MONSTER:
            return
        self._life[event.party] = event.life
        if event.by == MONSTER:
            self._visits[self._monster]["damage"] += event.amount
            self._count_event("life-monsters", event.amount)
        else:
            by_attack = event.cause == BY_ATTACK
            self._count_event("life-attacks" if by_attack else "life-effects", event.amount)

    def _gained(self, event: LifeGained) -> None:
        if event.party != MONSTER:
            self._life[event.party] = event.life
            self._count_event("life-won", event.amount)

    def _fell(self, _: Fell) -> None:
        """Count the cause of a fall. The event follows the loss of life that caused it."""
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
    kept = tuple(ReportRow(id_, _kept(entry, seats)) for id_, entry in counts["characters"].items())
    visits = tuple(ReportRow(id_, _visit(entry)) for id_, entry in counts["visits"].items())
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
    owners = entry["seats"]
    return owners, MeasuredShare(entry["won"], owners, WIN), KnownShare(1, seats)


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
    """Return a check whether players of a configuration start with this life (HAM-3)."""
    return lambda config: bool(config["figures"]["life"] == life)


def drop_at_random(bot: BotFunction) -> BotFunction:
    """Return the bot, except that it drops one of its three characters at random (HAM-4). A good
    bot always drops the same ones, so their effect would never be measured."""

    def choose(config: Any, view: Any, seed: int) -> int:
        if view.phase == CHARACTERS:
            legal: Sequence[int] = view.legal
            return legal[CheapSource(seed).below(0, len(legal))]
        return bot(config, view, seed)

    return choose


def strength(config: Mapping[str, Any], kind: str, card: str) -> CardNumber | None:
    """Return a monster's life or the points of an attack."""
    if kind == "monster":
        lives = {one["id"]: one["life"] for one in config["monsters"]}
        return CardNumber("life", lives[card]) if card in lives else None
    points = {one["id"]: one["points"] for one in config["main"] if one["kind"] == ATTACK}
    return CardNumber("attack.points", points[card]) if card in points else None


def trial(cards: str, card: str) -> tuple[TrialFigure, ...]:
    """Return how often those win who play a card or keep a character, or how often a monster is
    killed."""
    match cards:
        case "cards":
            place = ("cards", card, ANY)
            return (wins_with("players", (*place, "won"), (*place, "plays")),)
        case "characters":
            kept = ("characters", card)
            return (wins_with("keepers", (*kept, "won"), (*kept, "seats")),)
        case "monsters":
            return (ends_of("beaten", ("visits", card), ("killed",), "met"),)
    return ()


STUDY = Study(
    HammerspaceCollector,
    sections,
    (
        BalanceTarget("rounds", by_seats({2: (8, 12), 4: (6, 10)}, (6, 12)), fits=at_life(30)),
        BalanceTarget("even-seats", near_even(0.03), "seats", "won", equal=True),
        BalanceTarget("even-order", near_even(0.03), "order", "won", equal=True),
        BalanceTarget("characters", times_even(0.7, 1.4), "characters", "won", equal=True),
        BalanceTarget("cards", between(-0.1, 0.1), "cards", "difference", equal=True),
        *(
            BalanceTarget(
                "cards-differ",
                at_least(least),
                "cards",
                "difference",
                equal=True,
                spread=True,
                seats=frozenset({seats}),
            )
            for seats, least in ((2, 0.03), (4, 0.02))
        ),
        BalanceTarget("monsters", between(0.35, 0.6), "visits", "killed", equal=True),
    ),
    ("steady", "steady", "steady", "steady"),
    {"clock": False, "time_limit": MOST_TURNS // TURNS_A_MINUTE},
    drop_at_random,
    strength=strength,
    trial=trial,
)
"""No clock runs, so two turns count as a minute (HAM-22). This also applies to the time limit."""
