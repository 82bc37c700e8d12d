"""What the tallies count: stories told event by event, and a real game counted a second time."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from app.games.irrgarten.stats import IrrgartenCollector
from app.games.napakalaki.stats import NapakalakiCollector
from app.lab.card_use import used_cards
from app.lab.collector import Collector, parts
from app.lab.counts import WIN, Counts
from app.lab.game_loop import GameFailed, GamePlayer
from app.lab.jobs import Job
from app.lab.sections import MeasuredShare, ReportSection
from app.lab.study import study
from engines.irrgarten import events as irrgarten
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.kernel.events import EVERYONE, Event, GameEnded
from engines.kernel.rules import Outcome
from engines.napakalaki import events as napakalaki
from engines.napakalaki.config import Config
from engines.napakalaki.rules import Rules
from tests.helpers.games import give_parts
from tests.seeds.napakalaki import monsters, treasures

CONFIG = Config(treasures(1), monsters(1), 3)
BOTS = ("sharp", "cautious", "sharp")


def won_by(*seats: int, of: int = 3) -> Outcome:
    ranks = tuple(0 if seat in seats else 1 for seat in range(of))
    returns = tuple(1 - 2 * rank for rank in ranks)
    return Outcome(ranks, returns, seats, "level-reached", cut_off=False)


def tell(tally: Collector, *events: Event, first: int = 0, turn: int = 1, winner: int = 0) -> None:
    """A game of these events, ended by its winner in that turn."""
    tally.begin(SimpleNamespace(foe_card=(0, 1, -1)), first)
    for event in (*events, GameEnded(EVERYONE, (winner,), "level-reached")):
        tally.hear(event)
    tally.end(SimpleNamespace(turn=turn), won_by(winner, of=tally.seats), BOTS, 10 * turn)


def test_lengths_ends_seats_and_bots() -> None:
    """Seat 1 begins and wins in turn 7, the third round; then seat 0, the last to play."""
    tally = Collector(CONFIG)
    tell(tally, first=1, turn=7, winner=1)
    tell(tally, first=1, turn=6, winner=0)
    assert tally.counts == {
        "games": 2,
        "won": 2 * WIN,
        "rounds": {"3": 1, "2": 1},
        "turns": {"7": 1, "6": 1},
        "decisions": {"70": 1, "60": 1},
        "ends": {"level-reached": 2},
        "seats": {"0": WIN, "1": WIN, "2": 0},
        "order": {"0": WIN, "1": 0, "2": WIN},
        "kinds": {"sharp": WIN, "cautious": WIN},
        "sittings": {
            "sharp": {"0": {"games": 2, "won": WIN}, "2": {"games": 2, "won": 0}},
            "cautious": {"1": {"games": 2, "won": WIN}},
        },
    }


def test_a_shared_win_is_parted_without_a_rest() -> None:
    for winners in range(1, 9):
        won = parts(won_by(*range(winners), of=8), 8)
        assert sum(won) == WIN
        assert won[winners:] == (0,) * (8 - winners)
    assert parts(won_by(of=2), 2) == (0, 0)


def test_what_becomes_of_monsters() -> None:
    """Monster 4 is beaten, escaped from, and kills; monster 5 applies without a try."""
    tally = NapakalakiCollector(CONFIG)
    tell(
        tally,
        napakalaki.Met(EVERYONE, 0, 4, 9, True),
        napakalaki.LevelChanged(EVERYONE, 0, 2, 3),
        napakalaki.Met(EVERYONE, 1, 4, 1, False),
        napakalaki.EscapeRolled(EVERYONE, 1, 6, True),
        napakalaki.Met(EVERYONE, 2, 4, 1, False),
        napakalaki.EscapeRolled(EVERYONE, 2, 3, False),
        napakalaki.Suffered(EVERYONE, 2, 4),
        napakalaki.Died(EVERYONE, 2, (1,), ()),
        napakalaki.Met(EVERYONE, 0, 5, 3, False),
        napakalaki.Accepted(EVERYONE, 0),
        napakalaki.Suffered(EVERYONE, 0, 5),
        napakalaki.LevelChanged(EVERYONE, 0, -2, 1),
    )
    fates, ids = tally.counts["monsters"], [card.id for card in CONFIG.monsters]
    assert list(fates[ids[4]].values()) == [3, 1, 1, 0, 1, 1]
    assert list(fates[ids[5]].values()) == [1, 0, 0, 1, 1, 0]
    assert sum(fate["met"] for fate in fates.values()) == 4
    levels = tally.counts["levels"]
    assert (levels["won"], levels["lost"], levels["deaths"]) == (2, 2, 1)
    assert tally.counts["wins"] == {"fought": 1, "bought": 0}


def test_a_treasure_counts_once_a_game_for_each_seat_that_equipped_it() -> None:
    """Two games: the winner equips card 3 twice over, a loser once; in the second game nobody."""
    tally = NapakalakiCollector(CONFIG)
    equip = [napakalaki.Equipped(EVERYONE, seat, 3) for seat in (0, 0, 1)]
    tell(tally, *equip, winner=0)
    tell(tally, winner=2)
    card = CONFIG.treasures[3].id
    assert tally.counts["treasures"][card] == {"seats": 2, "won": WIN}
    section = used_cards("treasures", "treasure", {card: tally.counts["treasures"][card]},
                         tally.counts, 3)  # fmt: skip
    used, won_with, difference = section.rows[0].cells
    assert (used, won_with) == (2, MeasuredShare(WIN, 2, WIN))
    # One win of two users against one of the four other seats.
    assert getattr(difference, "value", None) == 0.5 - 0.25


def test_a_game_that_ends_with_a_sale_was_bought() -> None:
    tally = NapakalakiCollector(CONFIG)
    met = napakalaki.Met(EVERYONE, 0, 0, 9, True)
    sold = napakalaki.Sold(EVERYONE, 0, (1,), (2, 3), 2300, 2, 10)
    tell(tally, met, sold)
    tell(tally, sold, met)
    assert tally.counts["wins"] == {"fought": 1, "bought": 1}
    levels = tally.counts["levels"]
    assert (levels["sales"], levels["bought"], levels["gold"]) == (2, 4, 4600)


def labyrinth_tally() -> IrrgartenCollector:
    from engines.irrgarten.config import Config as Table

    board = Labyrinth.from_rows(["-----", "-----", "----E"])
    return IrrgartenCollector(
        Table(board, 3, cards=(MonsterCard("rat", "r"), MonsterCard("ogre", "o")))
    )


def test_how_combats_end_by_the_card_of_the_monster() -> None:
    """Monster 0 is a rat, 1 an ogre, 2 has no card (see `tell`)."""
    tally = labyrinth_tally()

    def combat(seat: int, foe: int, result: int, blows: int = 5) -> Event:
        return irrgarten.CombatEnded(EVERYONE, seat, foe, 8, result, blows, 0)

    tell(
        tally,
        combat(0, 0, irrgarten.WON_BY_DEATH),
        combat(0, 0, irrgarten.WON_BY_DEATH, 0),  # dead already: a reward, and no combat
        combat(1, 1, irrgarten.LOST_BY_DEATH),
        combat(0, 2, irrgarten.WON_BY_TIME, 20),
        combat(2, 1, irrgarten.LOST_BY_WOUNDS),
        irrgarten.ResurrectionRolled(EVERYONE, 1, 900, 300, False),
        irrgarten.ResurrectionRolled(EVERYONE, 1, 100, 300, True),
        irrgarten.Stayed(EVERYONE, 2, 8, 0, True),
        irrgarten.Stayed(EVERYONE, 2, 8, 0, False),
    )
    words = ("fought", "killed", "outlasted", "driven-off", "died")
    shown = {
        card: [fate[word] for word in words] for card, fate in tally.counts["monsters"].items()
    }
    assert shown == {
        "rat": [1, 1, 0, 0, 0],
        "ogre": [2, 0, 0, 1, 1],
        "nameless": [1, 0, 1, 0, 0],
    }
    assert tally.counts["events"] == {
        "combats": 4, "blows": 35, "deaths": 1, "returned": 1, "still-dead": 1,
        "robbed": 1, "stuck": 1,
    }  # fmt: skip
    assert tally.counts["fights"] == {"2": 1}


def replayed(job: Job, number: int) -> tuple[list[Event], Any, int]:
    """A game of a job, played by the plain rules with every event kept."""
    rules, events, player = Rules(), list[Event](), GamePlayer(job)
    state = rules.new(CONFIG, job.seed_of(number))
    player.play_on(state, job.seed_of(number), job.seating(number), events.append)
    return events, state, rules.actor(rules.new(CONFIG, job.seed_of(number)))


def test_the_counts_of_real_games_are_those_of_their_events() -> None:
    job = Job("napakalaki", CONFIG.to_data(), BOTS, 6, "hand")
    counts = GamePlayer(job).chunk(range(6))
    games = [replayed(job, number) for number in range(6)]
    told = [event for events, _, _ in games for event in events]
    ids = [card.id for card in CONFIG.monsters]
    met = Counter(ids[event.monster] for event in told if isinstance(event, napakalaki.Met))
    assert {card: fate["met"] for card, fate in counts["monsters"].items()} == {
        card: met[card] for card in ids
    }
    for fate in counts["monsters"].values():
        assert fate["met"] == fate["beaten"] + fate["escaped"] + fate["lost"]
    assert counts["rounds"] == Counter(str(-(-state.turn // 3)) for _, state, _ in games)
    assert counts["seats"] == {str(s): WIN * sum(g[1].winner == s for g in games) for s in range(3)}
    assert counts["order"]["0"] == WIN * sum(state.winner == first for _, state, first in games)
    assert counts["levels"]["sales"] == sum(isinstance(e, napakalaki.Sold) for e in told)
    assert counts["decisions"] == Counter(str(state.decisions) for _, state, _ in games)


def test_a_game_that_breaks_says_which_one_it_was() -> None:
    job = Job("napakalaki", CONFIG.to_data(), BOTS, 6, "hand")
    player = GamePlayer(job)

    def broken(config: object, view: object, seed: int) -> int:
        raise ValueError("no idea")

    player.bots = {"sharp": broken, "cautious": broken}
    with pytest.raises(GameFailed) as info:
        player.chunk(range(4, 6))
    assert (info.value.number, info.value.seed) == (4, job.seed_of(4))
    assert info.value.why == "ValueError: no idea"


@pytest.mark.parametrize("game", ["irrgarten", "napakalaki"])
def test_a_tally_s_tables_can_be_made_of_no_more_than_its_counts(game: str) -> None:
    tally = labyrinth_tally() if game == "irrgarten" else NapakalakiCollector(CONFIG)
    tell(tally)
    counts: Counts = tally.counts
    sections = study(game).sections(counts)
    assert sections
    for section in sections:
        assert isinstance(section, ReportSection)
        assert all(len(row.cells) == len(section.columns) for row in section.rows)


def test_a_game_without_a_study_of_its_own_is_measured_like_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give_parts(monkeypatch, "irrgarten", study="")
    plain = study("irrgarten")
    assert plain.tally is Collector
    assert plain.sections({}) == []
