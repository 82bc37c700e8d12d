"""A match measured on its way: the numbers of its figures, its chances and its luck."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, pairwise
from typing import Any

import pytest

from app.analysis.analyst import analyst_of
from app.analysis.luck import LuckEntry, LuckTotal
from app.analysis.match_analysis import (
    LEAST_SWING,
    Analysis,
    NotOver,
    Stopped,
    analyse,
)
from app.analysis.recording_random import RecordingRandom
from app.match.lifecycle import OtherRules, begun
from app.match.match import WrongJournal
from app.match.replay import Replay
from engines.hammerspace.effects.events import Rerolled
from engines.hammerspace.events import AttackRolled, DefenceRolled
from engines.irrgarten.events import Blow
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_OFF
from engines.kernel.events import Event
from engines.napakalaki.events import EscapeRolled, Met, StartRolled
from tests.app.analysis.helpers import GAMES, analysed, finished, played, session_of, told
from tests.app.games.irrgarten.tui.helpers import match_of
from tests.helpers.matches import match_behind

CROSS = ("XXXXXXXXXX", "XPE-----PX", "XXXXXXXXXX")

every_game = pytest.mark.parametrize("game", GAMES)
ALONE = {"Ana": "human"}
TWO = {"Ana": "human", "Ben": "human"}


def nearer(match: Any) -> int:
    """The seat that stands left of the exit."""
    sheets = match.view(0).sheets
    return min(range(2), key=lambda seat: sheets[seat].square)


def luck(analysis: Analysis, word: str) -> dict[int, LuckTotal]:
    return {total.seat: total for total in analysis.luck if total.word == word}


def of(match: Any) -> Analysis:
    return analyse(match.header, match.written)


@every_game
def test_turns_begin_where_those_of_a_replay_do(game: str) -> None:
    match, analysis = finished(game), analysed(game)
    numbered = analysis.turns[1 - analysis.first :]  # a set-up before the first one is turn 0
    assert list(numbered) == list(Replay(match.header, match.written).turns)
    assert len(analysis.progress) == len(match.written) + 1
    assert analysis.marks[-1] == len(match.written)


@every_game
def test_chances_are_shared_among_all_and_in_the_end_among_the_winners(game: str) -> None:
    match, analysis = finished(game), analysed(game)
    won = match.outcome().winners
    assert all(sum(row) == pytest.approx(1) for row in analysis.chances)
    assert analysis.chances[-1] == tuple(1 / len(won) if seat in won else 0 for seat in range(3))


@every_game
def test_turning_points_are_the_decisions_that_changed_most(game: str) -> None:
    analysis = analysed(game)
    sizes = [
        max(abs(b - a) for a, b in zip(was, now, strict=True))
        for was, now in pairwise(analysis.chances)
    ]
    assert bool(analysis.moments) is (max(sizes) >= LEAST_SWING)
    if analysis.moments:
        largest = max(sizes[moment.decision] for moment in analysis.moments)
        assert largest == pytest.approx(max(sizes))
    for moment in analysis.moments:
        assert analysis.turns[moment.turn - analysis.first] <= moment.decision
        assert analysis.chances[moment.decision + 1][moment.seat] == moment.after


@every_game
def test_what_is_told_is_what_the_deciding_seat_saw(game: str) -> None:
    match, analysis = finished(game), analysed(game)
    seats = [decision.seat for decision in match.written]
    for seat, events in zip(seats, analysis.seen, strict=True):
        assert all(event.seats == -1 or event.seats >> seat & 1 for event in events)


@every_game
def test_a_match_that_goes_on_is_not_looked_into(game: str) -> None:
    match = finished(game)
    with pytest.raises(NotOver):
        analyse(match.header, match.written[:-1])


def test_who_no_longer_waits_is_not_worked_for() -> None:
    match = finished("napakalaki")
    with pytest.raises(Stopped):
        analyse(match.header, match.written, lambda _share: False)


def test_a_journal_that_does_not_follow_is_refused() -> None:
    match = finished("napakalaki")
    with pytest.raises(WrongJournal):
        analyse(match.header, match.written[1:])
    with pytest.raises(OtherRules):
        analyse(replace(match.header, rules_rev=0), match.written)


# -- the figures


def test_a_walk_alone_has_steps_and_no_chances() -> None:
    """Four steps in a corridor; nobody else can win, and no die falls but those of the deal."""
    match: Any = match_behind(match_of(("XXXXXXX", "XP---EX", "XXXXXXX"), ALONE, monsters=0))
    for _ in range(4):
        match.decide(0, 3)
    analysis = of(match)
    assert list(analysis.progress) == [(4,), (3,), (2,), (1,), (0,)]
    assert len(analysis.chances) == 0
    assert {total.word for total in analysis.luck} == {"gifts"}
    chart = analysis.figure_chart
    assert list(chart.courses) == [(4, 3, 2, 1, 0)]
    assert chart.scale.row(0, 5) == 4, "the exit is at the top"


def test_the_nearer_of_two_is_the_likelier_one() -> None:
    match: Any = match_behind(match_of(CROSS, TWO, monsters=0))
    while not match.over:
        match.decide(match.actor, 3 if match.actor == nearer(match) else 2)
    analysis = of(match)
    first = analysis.chances[0]
    steps = analysis.progress[0]
    assert (first[0] > first[1]) is (steps[0] < steps[1])


def test_a_step_ahead_in_fog_tells_much_close_to_the_exit_and_little_far_from_it() -> None:
    """Who looks for the exit often goes away from it for a step, which must not turn the match."""
    corridor = ("X" * 43, "XPP" + "-" * 39 + "E", "X" * 43)

    def lead(steps: int, fog: int) -> float:
        match: Any = match_behind(match_of(corridor, TWO, monsters=0, fog=fog))
        rules, config = begun(match.header)
        state = rules.new(config, match.header.seed)
        state.square = [config.exit - steps - 1, config.exit - steps]
        return abs(rules.evaluate(state)[1] - 0.5)

    assert lead(30, FOG_EXPLORED) < lead(10, FOG_EXPLORED) / 2 < lead(2, FOG_EXPLORED) / 3
    assert lead(30, FOG_EXPLORED) < lead(30, FOG_OFF) / 2


def test_levels_end_at_the_last_one_and_chances_have_a_scale_of_their_own() -> None:
    analysis = analysed("napakalaki")
    assert analysis.progress[0] == (1, 1, 1)
    assert max(analysis.progress[-1]) == 10
    chart = analysis.figure_chart
    assert (chart.scale.bottom, chart.scale.top) == (1, 10)
    assert analysis.chance_chart.scale.top == 1
    assert len(chart.courses[0]) == len(analysis.turns) + 1


def test_life_is_never_drawn_below_nothing() -> None:
    assert min(min(row) for row in analysed("hammerspace").progress) >= 0
    assert analysed("hammerspace").progress[0] == (8, 8, 8)


# -- luck


def giant(number: int) -> Any:
    """A monster between a player and the exit."""
    rows = ("XXXXX", "XPMEX", "XXXXX")
    return match_behind(match_of(rows, ALONE, seed=f"GIANT-{number}"))


def overwhelming(match: Any) -> bool:
    """Whether the monster is a slug, and no match for the player."""
    me, slug = match.view(0).me, match.view(0).foes.card[0] == 0
    return bool(slug and me.strength >= 500 and me.intelligence >= 1000)


def test_what_was_sure_is_no_luck() -> None:
    """A slug's wits are below 0.5 and its strength below 1: whoever is cleverer and stronger
    always wounds it and is never wounded (IRR-12, IRR-13)."""
    match = next(filter(overwhelming, (giant(number) for number in count())))
    while not match.over:
        match.decide(0, 3)
    analysis = of(match)
    blows = [event for event in told(match) if isinstance(event, Blow)]
    own = sum(blow.by_player for blow in blows)
    hits, parries = luck(analysis, "hits")[0], luck(analysis, "parries")[0]
    assert (hits.count, hits.actual, hits.expected) == (own, own, own)
    assert (parries.count, parries.actual) == (len(blows) - own, parries.expected)
    assert hits.degree == parries.degree == 0


def test_treasures_escapes_and_monsters_are_counted_with_their_odds() -> None:
    """NAP-10: two treasures on average; NAP-15: two faces of six; NAP-14: what is in the deck."""
    match, analysis = finished("napakalaki"), analysed("napakalaki")
    events = told(match)
    starts = [event for event in events if isinstance(event, StartRolled)]
    escapes = [event for event in events if isinstance(event, EscapeRolled)]
    found = luck(analysis, "start").values()
    assert sum(total.expected for total in found) == pytest.approx(2 * len(starts))
    assert sum(total.actual for total in found) == sum(event.count for event in starts)
    found = luck(analysis, "escapes").values()
    assert sum(total.expected for total in found) == pytest.approx(len(escapes) / 3)
    assert sum(total.actual for total in found) == sum(event.roll >= 5 for event in escapes)


def test_the_first_monster_is_beaten_as_likely_as_its_deck_says() -> None:
    match = finished("napakalaki")
    first = next(at for at, d in enumerate(match.written) if d.notation == "draw")
    events = told(match)
    met = next(event for event in events if isinstance(event, Met))
    levels = [monster.level for monster in match.public.monsters]
    chance = sum(level < met.power for level in levels) / len(levels)
    entry = next(s for s in entries_of(match, first + 1) if s.word == "beaten")
    assert entry.expected == pytest.approx(chance)
    assert entry.actual == met.wins


def entries_of(match: Any, decisions: int) -> list[LuckEntry]:
    """The luck of the first decisions, as the analyst returns it."""
    rules, config = begun(match.header)
    analyst = analyst_of(match.header.game, config)
    source = RecordingRandom(match.header.seed)
    state = analyst.deal(source)
    entries: list[LuckEntry] = []
    for decision in match.written[:decisions]:
        events: list[Event] = []
        action = rules.parse(decision.notation)
        analyst.before(state, action)
        rules.apply(state, action, events.append)
        entries += analyst.luck(state, source.take(), events)
    return entries


def test_dice_of_attack_and_defence_are_counted_as_they_fell() -> None:
    """HAM-11: each is three and a half on average; those thrown again count again."""
    match, analysis = finished("hammerspace"), analysed("hammerspace")
    events = told(match)
    for word, kind, defence in (("attack", AttackRolled, False), ("defence", DefenceRolled, True)):
        thrown = sum(isinstance(event, kind) for event in events)
        thrown += sum(isinstance(e, Rerolled) and e.defence is defence for e in events)
        found = luck(analysis, word).values()
        count = sum(total.count for total in found)
        assert 0 < count <= thrown, "the monster's dice are nobody's"
        assert sum(total.expected for total in found) == pytest.approx(3.5 * count)


def test_seats_of_bots_that_play_at_random_are_measured_all_the_same() -> None:
    match = played(session_of("napakalaki", bots="random"))
    assert of(match).chances


def test_a_bot_that_plays_at_random_is_no_favourite() -> None:
    players = {"Ana": "human", "Ben": "random"}
    match: Any = match_behind(match_of(CROSS, players))
    even = match.rules.evaluate(match._state)
    analysis = of(played(match_of(CROSS, players)))
    assert analysis.chances[0][1] < even[1] / 4
    assert all(sum(row) == pytest.approx(1) for row in analysis.chances)
    assert sorted(analysis.chances[-1]) == [0, 1], "what happened is what happened"
