"""What is counted of Hammerspace: rounds, stories told event by event, real games counted twice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.content.content_index import ContentIndex
from app.games.hammerspace.stats import HammerspaceCollector, Rounds, drop_at_random
from app.lab.card_stats import CardStats, played_cards
from app.lab.counts import WIN, Counts
from app.lab.game_loop import GamePlayer
from app.lab.jobs import Job
from app.lab.report import make
from app.lab.sections import Difference, MeasuredShare, ReportSection
from app.lab.study import study
from app.lab.tables import SimulationChoices, SimulationTable, simulation_table
from app.registry import game
from engines.hammerspace import events as hammerspace
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import load_deck
from engines.hammerspace.effects import events as effect_events
from engines.hammerspace.effects.codes import BY_ATTACK, BY_EFFECT
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.rules import Rules
from engines.kernel.events import EVERYONE, Event, GameEnded, TurnBegan
from tests.app.games.hammerspace.decks import FILES, characters
from tests.app.lab.test_collectors import won_by

ROOT = Path(__file__).parents[3]

TURNS = Parameters(monster_ms=0, monster_turns=6)
SHORT = replace(TURNS, life=6, limit_turns=60)
"""For games that are played: the deck heals a lot, and goes on for ever."""


def config(figures: Parameters = TURNS) -> Config:
    """Three seats, 24 cards, 9 characters, one monster of 9 life (see `hamdecks`)."""
    texts = {**FILES, "characters.yaml": characters(9)}
    texts["deck.yaml"] = texts["deck.yaml"].format(name="lost")
    files = {name: text.encode() for name, text in texts.items()}
    return Config(to_cards(load_deck(files, "lost")), 3, figures)


CONFIG = config()
CLUB, LID, SOUP = 0, 9, 17
"""An attack, a defence and an ability of that deck."""


def told(
    tally: HammerspaceCollector, *events: Event, winner: int = 0, reason: str = "last-player"
) -> None:
    """A game of these events."""
    tally.begin(SimpleNamespace(turn=0, active=0), 0)
    for event in (*events, GameEnded(EVERYONE, (winner,), reason)):
        tally.hear(event)
    tally.end(SimpleNamespace(turn=1), won_by(winner, of=3), ("random",) * 3, 10)


def turns(*seats: int) -> list[Event]:
    return [TurnBegan(EVERYONE, seat, at) for at, seat in enumerate(seats, 1)]


def lost(party: int, amount: int, life: int, by: int, cause: int = BY_ATTACK) -> Event:
    return hammerspace.LifeLost(EVERYONE, party, amount, life, by, cause)


# -- rounds


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [
        ([2], 1),
        ([2, 3, 0, 1], 1),
        ([2, 3, 0, 1, 2], 2),
        ([2, 3, 0, 1, 2, 0, 1, 2], 3),  # seat 3 fell
        ([2, 3, 0, 1, 3, 0, 1, 3], 3),  # the seat that began fell
        ([2, 3, 0, 1, 2, 1, 2, 1], 3),  # two are left
    ],
)
def test_a_round_is_once_round_the_table_whoever_has_fallen(seats: list[int], rounds: int) -> None:
    counted = Rounds(4)
    for seat in seats:
        counted.turn(seat)
    assert (counted.number, counted.first) == (rounds, seats[0])


def test_ham_18_an_extra_turn_is_of_the_same_round() -> None:
    counted = Rounds(2)
    counted.turn(1)
    counted.extra()
    counted.turn(1)
    assert counted.number == 1
    counted.turn(0)
    counted.turn(1)
    assert counted.number == 2


def test_ham_5_the_order_of_play_is_counted_from_who_rolled_highest() -> None:
    """Seat 0 decides first (HAM-2), but seat 2 begins: seat 1 is the last of three and wins."""
    tally = HammerspaceCollector(CONFIG)
    told(tally, *turns(2, 0, 1, 2), winner=1)
    assert tally.counts["order"] == {"0": 0, "1": 0, "2": WIN}
    assert tally.counts["rounds"] == {"2": 1}


def test_a_game_without_anything_before_its_first_turn_has_begun_when_it_is_dealt() -> None:
    tally = HammerspaceCollector(CONFIG)
    tally.begin(SimpleNamespace(turn=1, active=1), 1)
    for event in turns(2, 0, 1):
        tally.hear(event)
    assert (tally.rounds(None), tally._rounds.first) == (2, 1)


# -- stories


def test_a_character_counts_for_each_seat_that_kept_it() -> None:
    """Person 1 wins once in two games, person 2 twice with the same owner, person 3 is dropped."""
    tally = HammerspaceCollector(CONFIG)
    told(
        tally,
        hammerspace.CharactersKept(EVERYONE, 0, (0, 1)),
        hammerspace.CharactersKept(EVERYONE, 1, (3, 4)),
        hammerspace.CharacterDropped(1, 0, 2),
    )
    told(tally, hammerspace.CharactersKept(EVERYONE, 1, (0, 3)))
    kept = tally.counts["characters"]
    assert kept["person-1"] == {"seats": 2, "won": WIN}
    assert kept["person-2"] == {"seats": 1, "won": WIN}
    assert kept["person-3"] == {"seats": 0, "won": 0}
    assert kept["person-4"] == {"seats": 2, "won": 0}


def test_a_card_is_played_from_a_standing() -> None:
    """30 life each; then seat 1 has 10 and the others lead; then seat 2 falls."""
    tally = HammerspaceCollector(CONFIG)
    told(
        tally,
        hammerspace.Played(EVERYONE, 0, 0, CLUB),
        hammerspace.Defended(EVERYONE, 1, 1, LID, 4),
        lost(1, 20, 10, 0),
        hammerspace.Played(EVERYONE, 0, 0, CLUB),
        hammerspace.Played(EVERYONE, 1, 0, SOUP),
        hammerspace.LifeGained(EVERYONE, 1, 2, 12),
        lost(2, 30, 0, 0),
        hammerspace.Fell(EVERYONE, 2),
        hammerspace.Played(EVERYONE, 1, 0, SOUP),
    )
    cards = tally.counts["cards"]
    assert cards["thing-1"] == {
        "played/2/0": {"plays": 1, "won": WIN},
        "played/2/2": {"plays": 1, "won": WIN},  # (30 - (10 + 30) / 2) / 5
    }
    assert cards["thing-10"] == {"defended/2/0": {"plays": 1, "won": 0}}
    assert cards["thing-18"] == {
        "played/2/-3": {"plays": 1, "won": 0},  # (10 - 30) / 5 = -4, of which -3 is the most
        "played/1/-3": {"plays": 1, "won": 0},  # (12 - 30) / 5
    }
    assert cards["thing-2"] == {}


def test_what_a_monster_does_and_who_ends_it() -> None:
    """Seat 0 keeps it; it takes 7 life, the last 3 of seat 1; then seat 2, who wins, kills it. A
    second one is killed by its keeper, a third one by nobody."""
    tally = HammerspaceCollector(CONFIG)
    came = hammerspace.MonsterCame(EVERYONE, 0, 0, 9)
    told(
        tally,
        came,
        lost(2, 4, 26, MONSTER),
        lost(1, 3, 0, MONSTER, BY_EFFECT),
        hammerspace.Fell(EVERYONE, 1),
        lost(MONSTER, 9, 0, 2),
        hammerspace.MonsterDied(EVERYONE, 0, 2),
        came,
        hammerspace.KeeperChanged(EVERYONE, 2),
        lost(MONSTER, 9, 0, 2),
        hammerspace.MonsterDied(EVERYONE, 0, 2),
        came,
        hammerspace.MonsterDied(EVERYONE, 0, -1),
        winner=2,
    )
    assert tally.counts["visits"] == {
        "beast": {
            "met": 3, "killed": 3, "by-keeper": 1, "won": 2 * WIN, "damage": 7, "felled": 1,
        }
    }  # fmt: skip
    assert tally.counts["falls"] == {"attack": 0, "effect": 0, "monster": 1, "own": 0}
    assert tally.counts["events"]["life-monsters"] == 7


def test_what_players_fall_to() -> None:
    tally = HammerspaceCollector(CONFIG)
    for by, cause in ((1, BY_ATTACK), (1, BY_EFFECT), (-1, BY_EFFECT), (MONSTER, BY_ATTACK)):
        visit = [hammerspace.MonsterCame(EVERYONE, 0, 1, 9)] if by == MONSTER else []
        told(tally, *visit, lost(0, 30, 0, by, cause), hammerspace.Fell(EVERYONE, 0), winner=1)
    assert tally.counts["falls"] == {"attack": 1, "effect": 1, "monster": 1, "own": 1}


def test_why_games_end() -> None:
    """HAM-20: those that fall together share the win; HAM-21: time is up."""
    tally = HammerspaceCollector(CONFIG)
    told(tally)
    told(tally, reason="time-up")
    tally.hear(GameEnded(EVERYONE, (0, 1), "last-player"))
    tally.end(SimpleNamespace(turn=1), won_by(0, 1), ("random",) * 3, 10)
    assert tally.counts["ends"] == {"last-player": 1, "time-up": 1, "together": 1}
    assert tally.counts["seats"] == {"0": 2 * WIN + WIN // 2, "1": WIN // 2, "2": 0}


def test_turns_and_hands_that_are_lost() -> None:
    tally = HammerspaceCollector(CONFIG)
    told(
        tally,
        hammerspace.TurnLost(EVERYONE, 0, hammerspace.LOST_TO_EFFECT),
        hammerspace.TurnLost(EVERYONE, 0, hammerspace.CANNOT_PLAY),
        hammerspace.Reshuffled(EVERYONE, hammerspace.MAIN, 20),
        hammerspace.Reshuffled(EVERYONE, hammerspace.MONSTERS, 1),
        effect_events.Survived(EVERYONE, 0),
    )
    events = tally.counts["events"]
    assert (events["lost-turns"], events["new-hands"], events["reshuffles"]) == (1, 1, 1)


# -- a card beside others from the same standing


def played_by(*plays: tuple[str, str, int, int]) -> ReportSection:
    """The table of plays: card, standing, plays, how many of them were won."""
    group: Counts = {card: {} for card, *_ in plays}
    for card, standing, times, won in plays:
        group[card][standing] = {"plays": times, "won": won * WIN}
    return played_cards("cards", "card", group)


def difference(section: ReportSection, card: str) -> float | None:
    cell = dict(section.column("difference"))[card]
    assert isinstance(cell, Difference)
    return cell.value


def test_a_card_that_is_played_by_who_is_ahead_is_no_better_for_that() -> None:
    """Ahead all win 8 of 10, behind 2 of 10: crowns are played ahead, crutches behind."""
    section = played_by(
        ("crown", "ahead", 90, 72), ("crown", "behind", 10, 2),
        ("crutch", "ahead", 10, 8), ("crutch", "behind", 90, 18),
    )  # fmt: skip
    assert difference(section, "crown") == pytest.approx(0)
    assert difference(section, "crutch") == pytest.approx(0)


def test_a_card_that_helps_from_every_standing_shows_by_how_much() -> None:
    """Of the sword's plays 9 of 10 and 3 of 10 are won, of others' 8 of 10 and 2 of 10."""
    section = played_by(
        ("sword", "ahead", 50, 45), ("sword", "behind", 50, 15),
        ("spoon", "ahead", 500, 400), ("spoon", "behind", 100, 20),
    )  # fmt: skip
    plays, won, alike, _ = section.rows[0].cells
    assert (plays, won) == (100, MeasuredShare(60 * WIN, 100, WIN))
    assert isinstance(alike, MeasuredShare)
    assert alike.value == pytest.approx(0.5)
    assert alike.of == 600
    assert difference(section, "sword") == pytest.approx(0.1)


def test_a_standing_that_nobody_shared_says_nothing() -> None:
    section = played_by(
        ("sword", "alone", 9, 9), ("sword", "ahead", 1, 0), ("spoon", "ahead", 4, 2)
    )
    plays, won, alike, _ = section.rows[0].cells
    assert (plays, won, alike) == (1, MeasuredShare(0, 1, WIN), MeasuredShare(2 * WIN, 4, WIN))


def test_a_card_that_was_never_played_has_no_figures() -> None:
    group: Counts = {}
    plays = CardStats(group, ["sword"])
    plays.begin()
    plays.end((0, 0))
    section = played_cards("cards", "card", group)
    assert difference(section, "sword") is None


# -- real games


def replayed(job: Job, number: int) -> tuple[list[Event], Any]:
    """A game of a job, played by the plain rules with every event kept."""
    rules, events = Rules(), list[Event]()
    state = rules.new(config(SHORT), job.seed_of(number))
    GamePlayer(job).play_on(state, job.seed_of(number), job.seating(number), events.append)
    return events, state


def of(events: list[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if type(event) is kind]


def rounds_of(events: list[Event]) -> int:
    """Rounds counted in another way: one begins when the turn passes the place of who began."""
    began = [-1 if isinstance(e, hammerspace.ExtraTurn) else e.seat
             for e in events if isinstance(e, hammerspace.ExtraTurn | TurnBegan)]  # fmt: skip
    order = [seat for at, seat in enumerate(began) if seat >= 0 and (not at or began[at - 1] >= 0)]
    places = [(seat - order[0]) % 3 for seat in order]
    return 1 + sum(now <= before for before, now in pairwise(places))


def test_the_counts_of_real_games_are_those_of_their_events() -> None:
    job = Job("hammerspace", config(SHORT).to_data(), ("random",) * 3, 8, "hand")
    counts = GamePlayer(job).chunk(range(8))
    games = [replayed(job, number) for number in range(8)]
    all_of = [event for events, _ in games for event in events]
    assert counts["games"] == 8
    assert counts["rounds"] == Counter(str(rounds_of(events)) for events, _ in games)
    assert counts["turns"] == Counter(str(state.turn) for _, state in games)
    assert sum(counts["falls"].values()) == len(of(all_of, hammerspace.Fell))
    plays = Counter(e.card for e in all_of
                    if isinstance(e, hammerspace.Played | hammerspace.Defended))  # fmt: skip
    for number, card in enumerate(CONFIG.cards.main):
        found = sum(entry["plays"] for entry in counts["cards"][card.id].values())
        assert found == plays[number]
    kept = Counter(one for e in of(all_of, hammerspace.CharactersKept) for one in e.characters)
    for number, character in enumerate(CONFIG.cards.characters):
        assert counts["characters"][character.id]["seats"] == kept[number]
    beast = counts["visits"]["beast"]
    assert beast["met"] == len(of(all_of, hammerspace.MonsterCame)) > 0
    assert beast["damage"] == sum(
        e.amount for e in of(all_of, hammerspace.LifeLost) if e.by == MONSTER and e.party != MONSTER
    )
    starts = [of(events, TurnBegan)[0].seat for events, _ in games]
    won = [of(events, GameEnded)[0].winners for events, _ in games]
    first = sum(WIN // len(w) for start, w in zip(starts, won, strict=True) if start in w)
    assert counts["order"]["0"] == first


def test_without_characters_and_monsters_their_tables_and_targets_are_left_out() -> None:
    for figures, there in ((TURNS, True), (Parameters(characters=False, monsters=False), False)):
        plain = replace(figures, monster_ms=0, limit_turns=20)
        played = config(plain)
        job = Job("hammerspace", played.to_data(), ("random",) * 3, 2, "7")
        counts = GamePlayer(job).chunk(range(2))
        names = [section.id for section in study("hammerspace").sections(counts)]
        assert ("characters" in names, "visits" in names) == (there, there)
        report = make(replace(job, bots=("other",) * 3), counts, "base", {})
        asked = [verdict.target.id for verdict in report.verdicts]
        assert ("characters" in asked) is there
        assert {"rounds", "even-seats", "even-order", "cards"} <= set(asked)


def test_ham_4_where_characters_are_dropped_by_lot_each_is_kept() -> None:
    """A bot that always drops the first one offered keeps only some; by lot all are kept alike."""
    data = config(SHORT).to_data()
    job = Job("hammerspace", data, ("random",) * 3, 40, "7")
    for lots in (False, True):
        player = GamePlayer(replace(job, lots=lots))
        first = {"random": lambda _config, view, _seed: view.legal[0]}
        player.bots = {name: drop_at_random(bot) if lots else bot for name, bot in first.items()}
        dropped = Counter(drops(player, number) for number in range(12))
        assert (set(dropped) == {(0, 0, 0)}) is not lots


def drops(player: GamePlayer, number: int) -> tuple[int, ...]:
    """Which of the three characters offered each seat drops."""
    seed, events = player.job.seed_of(number), list[Event]()
    state = player.rules.new(player.config, seed)
    player.play_on(state, seed, player.job.seating(number), events.append)
    offered = {e.seat: e.characters for e in of(events, hammerspace.CharactersOffered)}
    gone = of(events, hammerspace.CharacterDropped)
    return tuple(offered[e.seat].index(e.character) for e in gone)


def test_a_report_says_that_characters_were_dropped_by_lot() -> None:
    job = Job("hammerspace", config(SHORT).to_data(), ("random",) * 3, 2, "7", lots=True)
    counts = GamePlayer(job).chunk(range(2))
    assert make(job, counts, "base", {}).setup["lots"] is True
    assert "lots" not in make(replace(job, lots=False), counts, "base", {}).setup
    assert Job.from_data(job.to_data()) == job
    good = game("hammerspace").bots()["steady"]
    assert GamePlayer(replace(job, lots=False)).bots["steady"] is good
    assert GamePlayer(job).bots["steady"] is not good


def laid(**options: object) -> SimulationTable:
    return simulation_table(SimulationChoices("hammerspace", options=options), ContentIndex())


def test_ham_22_no_clock_runs_so_two_turns_are_a_minute() -> None:
    table = laid()
    assert table.config.parameters.monster_turns == 20
    assert table.about["options"] == {"clock": False, "time_limit": 5000}
    assert laid(clock=True).config.parameters.monster_ms == 600_000


def test_irr_9_nap_2_ham_21_a_simulated_game_ends_after_10_000_turns() -> None:
    for name in ("irrgarten", "napakalaki"):
        assert (
            simulation_table(SimulationChoices(name), ContentIndex()).config.parameters.turn_limit
            == 10_000
        )
        endless = SimulationChoices(name, options={"turn_limit": None})
        assert simulation_table(endless, ContentIndex()).config.parameters.turn_limit == 0
    assert laid().config.parameters.limit_turns == 10_000
    assert laid(time_limit=30).config.parameters.limit_turns == 60


def test_the_targets_are_those_of_the_rules() -> None:
    """The rules page, the targets and the report had three different figures."""
    rules = " ".join((ROOT / "docs/rules/en/hammerspace.md").read_text(encoding="utf-8").split())
    limits = {target.id: target.limits for target in study("hammerspace").targets}
    for seats, words in ((2, "8 to 12 laps of the table for two"), (4, "6 to 10 for four")):
        low, high = limits["rounds"](seats)
        assert f"{low:g} to {high:g} " in words
        assert words in rules
    assert limits["rounds"](3) == limits["rounds"](6) == (6, 12)
    assert "6 to 12 for other numbers" in rules
    assert limits["characters"](1) == (0.7, 1.4)
    assert "between 0.7 and 1.4 times its fair share" in rules
    assert limits["cards"](4) == (-0.1, 0.1)
    assert "by more than 10 points" in rules
    assert limits["monsters"](4) == (0.35, 0.6)
    assert "in 35% to 60% of their visits" in rules
    differ = {
        (*target.seats, target.limits(2)[0])
        for target in study("hammerspace").targets
        if target.spread
    }
    assert differ == {(2, 0.03), (4, 0.02)}
    assert "at least 3 points for two players and 2 for four" in rules


def test_ham_3_how_long_games_last_is_asked_at_30_life() -> None:
    for life, there in ((30, True), (20, False)):
        data = laid(life=life).config.to_data()
        asked = [
            target.id
            for target in study("hammerspace").targets
            if target.asked("base", ("other",) * 4, data)
        ]
        assert ("rounds" in asked) is there
