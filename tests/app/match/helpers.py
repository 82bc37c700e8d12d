"""Little matches to test with: a board, seats, a script of a thousand decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from app.match.bots.port import BotGuard, LocalBots
from app.match.journal import (
    Checkpoint,
    Decision,
    Header,
    Journal,
    JournalFailed,
    MakeCheckpoint,
    Result,
)
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.seats import HUMAN, Seat
from app.registry import game
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_SIGHT, Parameters
from engines.irrgarten.view import TO_EXIT

BOARD = ["X--X--", "------", "--M-X-", "X---M-", "P-P--E"]
SHORT = ["PP--E"]
ID = "0123456789abcdef"


def config(rows: Sequence[str] = BOARD, seats: int = 2, fog: bool = False) -> Config:
    parameters = replace(Parameters(), fog=FOG_SIGHT, sight_range=1) if fog else Parameters()
    return Config(Labyrinth.from_rows(rows), seats, parameters)


def new_match(
    journal: Journal | None = None,
    *,
    rows: Sequence[str] = BOARD,
    bots: Sequence[str] = (HUMAN, HUMAN),
    fog: bool = False,
    seed: str = "7",
    match_id: str = ID,
) -> Match:
    seats = [Seat(f"player {n}", bot) for n, bot in enumerate(bots)]
    return begin(
        "irrgarten",
        config(rows, len(bots), fog),
        seats,
        seed,
        match_id=match_id,
        title={"en": "A little one", "es": "Uno pequeño"},
        journal=journal,
    )


def scripted_action(match: Match) -> int:
    """A direction that does not end the match; the same one in every run."""
    random = Random(match.decisions)
    previews = match.view(match.actor).previews
    ways: list[int] = [preview.wanted for preview in previews if preview.kind != TO_EXIT]
    return random.choice(ways)


def play(match: Match, decisions: int) -> Match:
    for _ in range(decisions):
        match.decide(match.actor, scripted_action(match))
    return match


class MemoryJournal:
    """Keeps a journal in a list; fails for good from decision number `fails_at` on."""

    def __init__(self, fails_at: int = 1 << 30) -> None:
        self.header: Header | None = None
        self.decisions: list[Decision] = []
        self.end: tuple[tuple[int, ...], str] | None = None
        self.results: tuple[Result, ...] = ()
        self.checkpoint: Checkpoint | None = None
        self.fails_at = fails_at
        self.calls = 0
        self.taken_back = 0

    def open(self, header: Header) -> None:
        if self.fails_at < 0:
            raise JournalFailed("readonly")
        self.header = header

    def append(
        self,
        match: str,
        index: int,
        decision: Decision,
        make_checkpoint: MakeCheckpoint | None = None,
    ) -> None:
        self.calls += 1
        if index >= self.fails_at:
            raise JournalFailed("full")
        assert index == len(self.decisions)
        self.decisions.append(decision)

    def take_back(
        self, match: str, kept: int, make_checkpoint: MakeCheckpoint | None = None
    ) -> None:
        self.calls += 1
        if kept >= self.fails_at:
            raise JournalFailed("full")
        self.taken_back += len(self.decisions) - kept
        del self.decisions[kept:]

    def close(
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> None:
        self.end = (winners, digest)
        self.results = tuple(results)

    def resume_from(self, match: str, checkpoint: Checkpoint) -> None:
        self.checkpoint = checkpoint

    def reseat(self, header: Header) -> None:
        if self.decisions and len(self.decisions) >= self.fails_at:
            raise JournalFailed("full")
        self.header = header


def local_bots(game_id: str, public: Any) -> BotGuard:
    """All bots of a game in this process, guarded."""
    return BotGuard(LocalBots(game(game_id).bots(), public))
