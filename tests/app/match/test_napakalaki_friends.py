"""A match among friends (NAP-34 to NAP-42): resumed, replayed and undone in each of its phases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from app.match.lifecycle import begin, resume, thinking_seed
from app.match.match import Match
from app.match.replay import Replay
from app.match.replay_match import ReplayMatch
from app.match.seats import Seat
from app.registry import game
from engines.kernel.events import SPECTATOR, Event
from engines.napakalaki.events import (
    EscapeRolled,
    Faced,
    GrabRolled,
    Received,
    Reshuffled,
    StartRolled,
)
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PHASE_WORDS, PRICE
from tests.app.match.helpers import ID, MemoryJournal
from tests.app.match.test_replay_match import _keep
from tests.engines.napakalaki.helpers import FRIENDS, rich_config
from tests.helpers.cases import each
from tests.helpers.hearing import hear

PHASES = {DOOR, GRUDGE, FIGHT, PRICE, DEAL}
"""The phases that only these clauses have, and the fight with its ways out."""
SHOWN = (EscapeRolled, Faced, GrabRolled, Received, Reshuffled, StartRolled)
"""What shows a die, a card or what is behind a door."""


def table(
    journal: MemoryJournal | None = None, *, seed: str = "7", practice: bool = False
) -> Match:
    """A match of three people."""
    seats = [Seat("Ana"), Seat("Ben"), Seat("Eva")]
    return begin(
        "napakalaki", rich_config(FRIENDS), seats, seed,
        match_id=ID, title={"en": "Cards", "es": "Cartas"}, journal=journal, practice=practice,
    )  # fmt: skip


def step(match: Match, bots: Sequence[str] = ("cautious", "sharp", "random")) -> int:
    """Make the next decision as the bot of its seat would; return its phase."""
    seat = match.actor
    view, bot = match.view(seat), bots[seat]
    seed = thinking_seed("7", seat, match.decisions)
    match.decide(seat, game("napakalaki").bots()[bot](match.public, view, seed))
    return int(view.phase)


def test_it_is_resumed_in_each_phase_as_it_was() -> None:
    journal = MemoryJournal()
    match, seen = table(journal), set[int]()
    while not match.over:
        assert journal.header is not None
        phase = match.view(match.actor).phase
        if phase in PHASES - seen:
            assert resume(journal.header, journal.decisions).digest() == match.digest()
        seen.add(phase)
        step(match)
    assert seen >= PHASES, [PHASE_WORDS[one] for one in PHASES - seen]


def test_a_replay_says_again_what_each_seat_heard() -> None:
    journal = MemoryJournal()
    match = table(journal)
    heard: dict[int, list[Event]] = {seat: [] for seat in (SPECTATOR, 0, 1, 2)}
    for seat, events in heard.items():
        hear(match, seat, Event, events.append)
    while not match.over:
        step(match)
    assert journal.header is not None
    playback = ReplayMatch(Replay(journal.header, journal.decisions))
    playback.replay.seek(0)
    again: dict[int, list[Event]] = {seat: [] for seat in heard}
    for seat, events in again.items():
        playback.watch(seat, partial(_keep, events))
    phases = set[int]()
    while playback.step():
        if playback.actor >= 0:
            phases.add(playback.view(playback.actor).phase)
    assert again == heard
    assert phases >= PHASES


def test_undo_never_goes_past_a_reveal_nor_a_rivals_decision() -> None:
    """A die, a drawn card, a monster behind a door, another's grudge, price or door stay."""
    undone = set[int]()
    for seed in ("7", "8"):
        match, events = table(seed=seed), list[Event]()
        hear(match, SPECTATOR, Event, events.append)
        last, run = -1, 0
        while not match.over:
            seat, before = match.actor, match.digest()
            events.clear()
            phase = step(match, ("random", "sharp", "random"))
            shown = any(isinstance(event, SHOWN) for event in events)
            run = 0 if shown else 1 + run * (seat == last)
            last = seat
            assert match.undoable(seat) <= run, PHASE_WORDS[phase]
            assert not any(match.undoable(other) for other in range(3) if other != seat)
            if match.undoable(seat) == 1:
                action = match.written[-1].notation
                match.take_back(seat)
                assert match.digest() == before, PHASE_WORDS[phase]
                match.decide(seat, game("napakalaki").rules().parse(action))
                undone.add(phase)
    assert undone >= {GRUDGE, FIGHT, PRICE, DEAL}, [PHASE_WORDS[one] for one in undone]


@each("phase", sorted(PHASES))
def test_in_practice_each_phase_is_undone(phase: int) -> None:
    match = table(practice=True)
    while True:
        seat, before = match.actor, match.digest()
        if step(match) == phase and len(match.written) > 1:
            break
    match.take_back(seat)
    assert match.digest() == before
