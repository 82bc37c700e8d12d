"""A replay: the same match, looked through in any direction, with anybody's eyes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from app.match.journal import Decision
from app.match.lifecycle import begin
from app.match.match import Match, WrongJournal
from app.match.replay import COPY_INTERVAL, Replay
from app.match.seats import HUMAN, Seat
from app.registry import game_ids
from engines.hammerspace.parameters import Parameters
from engines.kernel.events import SPECTATOR, Event, TurnBegan
from tests.app.match import helpers
from tests.app.match.test_napakalaki import new_match as new_dungeon
from tests.app.match.test_napakalaki import play as play_dungeon
from tests.engines.hammerspace.table import config as hammerspace_config
from tests.engines.irrgarten.descent.helpers import config as descent_config
from tests.engines.napakalaki.helpers import rich_config
from tests.helpers.hearing import hear

LENGTH = 3 * COPY_INTERVAL + 10


class Watched:
    """A match that was played, with what each seat heard and the digest after each decision."""

    def __init__(self, match: Match, journal: helpers.MemoryJournal, play: Play) -> None:
        assert journal.header is not None
        self.match, self.header, self.journal = match, journal.header, journal
        self.digests = [match.digest()]
        self.heard: dict[int, list[Event]] = {}
        for seat in (SPECTATOR, *range(len(match.seats))):
            heard = self.heard[seat] = []
            hear(match, seat, Event, heard.append)
        self.turns = [0] if match.view(SPECTATOR).turn else []
        """The decisions with which turns begin; in Hammerspace some come before the first."""
        for number in range(LENGTH):
            before = len(self.heard[SPECTATOR])
            play(match, 1)
            self.digests.append(match.digest())
            told = self.heard[SPECTATOR][before:]
            self.turns += [number + 1 for event in told if isinstance(event, TurnBegan)]

    def replay(self) -> Replay:
        return Replay(self.header, self.journal.decisions)


def new_battle(journal: helpers.MemoryJournal) -> Match:
    """A match of Hammerspace with so much life that nobody has won after `LENGTH` decisions."""
    seats = [Seat(name, HUMAN) for name in ("Ana", "Ben", "Eva")]
    battle = hammerspace_config(
        seats=3, parameters=Parameters(life=500, characters=True, monsters=True)
    )
    return begin("hammerspace", battle, seats, "7", match_id=helpers.ID, title={}, journal=journal)


def play_battle(match: Match, decisions: int) -> Match:
    for _ in range(decisions):
        match.decide(match.actor, Random(match.decisions).choice(match.legal()))
    return match


def new_descent(journal: helpers.MemoryJournal) -> Match:
    """A Descent of three with so much health that it lasts for `LENGTH` decisions."""
    seats = [Seat(name, HUMAN) for name in ("Ana", "Ben", "Eva")]
    config = descent_config(3, health=500, floors_company=10)
    return begin("descent", config, seats, "7", match_id=helpers.ID, title={}, journal=journal)


Play = Callable[[Match, int], Match]
BEGINS: dict[str, tuple[Callable[[helpers.MemoryJournal], Match], Play]] = {
    "irrgarten": (helpers.new_match, helpers.play),
    "irrgarten, fog": (lambda journal: helpers.new_match(journal, fog=True), helpers.play),
    "napakalaki": (lambda journal: new_dungeon(rich_config(), journal), play_dungeon),
    "hammerspace": (new_battle, play_battle),
    "descent": (new_descent, play_battle),
}


@pytest.fixture(scope="module", params=BEGINS)
def watched(request: pytest.FixtureRequest) -> Watched:
    begins, play = BEGINS[request.param]
    journal = helpers.MemoryJournal()
    return Watched(begins(journal), journal, play)


def test_every_game_is_among_them() -> None:
    assert {name.partition(",")[0] for name in BEGINS} == set(game_ids())


def test_it_opens_at_the_end_and_every_place_has_the_state_of_that_moment(
    watched: Watched,
) -> None:
    replay = watched.replay()
    assert replay.position == len(replay) == LENGTH
    assert replay.digest() == watched.digests[-1]
    places = list(range(LENGTH + 1))
    Random(7).shuffle(places)
    for place in places:
        replay.seek(place)
        assert (replay.position, replay.digest()) == (place, watched.digests[place])


def test_steps_tell_what_everybody_heard(watched: Watched) -> None:
    replay = watched.replay()
    for seat, heard in watched.heard.items():
        assert replay.events_for(seat) == heard
    assert replay.position == LENGTH, "looking for what was told leaves one where one was"
    replay.seek(0)
    steps = 0
    while replay.position < len(replay):
        assert replay.next_action is not None
        replay.step()
        steps += 1
        assert replay.digest() == watched.digests[steps]
    assert replay.next_action is None
    assert replay.step() == []


def test_turns_are_places_too(watched: Watched) -> None:
    replay = watched.replay()
    assert list(replay.turns) == watched.turns
    for number, place in enumerate(watched.turns, 1):
        replay.seek_turn(number)
        assert (replay.turn, replay.position) == (number, place)
    replay.seek_turn(10_000)
    assert replay.position == watched.turns[-1]
    replay.seek_turn(-3)
    assert replay.position == watched.turns[0]


def test_beyond_both_ends_there_is_nothing(watched: Watched) -> None:
    replay = watched.replay()
    replay.seek(-5)
    assert (replay.position, replay.turn) == (0, 1)
    replay.seek(LENGTH + 5)
    assert replay.position == LENGTH


def test_what_a_seat_sees_is_what_it_saw_then(watched: Watched) -> None:
    replay = watched.replay()
    for seat in range(len(watched.match.seats)):
        assert replay.view(seat) == watched.match.view(seat)


def test_a_decision_that_does_not_follow_is_refused_with_its_number(watched: Watched) -> None:
    good = watched.journal.decisions
    wrong = replace(good[COPY_INTERVAL], notation=good[COPY_INTERVAL].notation + "!")
    stranger = Decision(5, "up", "0" * 16)
    cases = [
        (5, [*good[:5], *good[6:]]),
        (COPY_INTERVAL, [*good[:COPY_INTERVAL], wrong]),
        (0, [stranger]),
    ]
    for index, bad in cases:
        with pytest.raises(WrongJournal) as refused:
            Replay(watched.header, bad)
        assert refused.value.index == index


def test_rounds_go_from_a_seats_turn_to_its_next(watched: Watched) -> None:
    """A seat that is passed over has none in between; at the ends there is no further one."""
    replay = watched.replay()
    turns = list(replay.turns)
    seats = []
    for place in turns[:-1]:
        replay.seek(place)
        seats.append(replay.actor)
    for number, place in enumerate(turns[:-1]):
        replay.seek(place)
        same = [t for t, seat in zip(turns, seats, strict=False) if seat == seats[number]]
        at = same.index(place)
        assert replay.previous_round_start == (same[at - 1] if at else 0)
        if at + 1 < len(same):
            assert replay.next_round_start == same[at + 1]
        assert replay.next_turn_start == turns[number + 1]
        assert replay.previous_turn_start == (turns[number - 1] if number else 0)
    replay.seek(turns[1] + 1)
    assert replay.previous_turn_start == turns[1], "first to the beginning of the turn one is in"
    replay.seek(len(replay))
    assert replay.next_turn_start == replay.next_round_start == len(replay)


def test_what_comes_before_the_first_turn_is_no_turn() -> None:
    """HAM-2 to HAM-5: hiding cards and dice for the start come before turn 1, in a replay, in what
    is asked for by number, and in what a match counts for the records."""
    seats = [Seat("Ana", HUMAN), Seat("Ben", HUMAN)]
    duel = hammerspace_config(parameters=Parameters(life=5, characters=False, monsters=False))
    journal = helpers.MemoryJournal()
    match = begin(
        "hammerspace", duel, seats, "DUEL", match_id=helpers.ID, title={}, journal=journal
    )
    picker = Random(4)
    while not match.over:
        match.decide(match.actor, picker.choice(match.legal()))
    replay = Replay(match.header, match.written)
    last = match.view(SPECTATOR).turn
    assert len(replay.turns) == last
    assert sum(result.turns for result in match.results()) == last
    replay.seek(0)
    assert replay.turn == 1, "the set-up stands before turn 1"
    replay.seek_turn(last)
    assert (replay.turn, replay.rules.turn(replay._state)[0]) == (last, last)
    replay.seek(replay.turns[0])
    assert replay.position > 0
    assert replay.next_turn_start == replay.turns[1]
    assert replay.previous_turn_start == 0, "back to the set-up"
