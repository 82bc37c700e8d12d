"""The measures of fun, on tiny games whose figures are known, and the command on a real game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engines.irrgarten.descent.config import Config as Descent
from engines.irrgarten.labyrinth import Labyrinth
from engines.kernel.bots import BotSpec
from engines.kernel.events import EVERYONE
from engines.napakalaki.events import Faced, GrudgesSpent, Met
from tests.engines.hammerspace.table import do, lay
from tests.programs.fun import __main__ as command
from tests.programs.fun import running, toys
from tests.programs.fun.arena import Game
from tests.programs.fun.company import Story, company_record, company_rows, without_tricks
from tests.programs.fun.contact import in_contact
from tests.programs.fun.foretold import foretold_record, foretold_rows
from tests.programs.fun.games import (
    DEFENDS,
    DESCENT,
    GAMES,
    ONE_CARD,
    PLAYS,
    RACE,
    WITH,
    Table,
    config_of,
    instrument,
    pocket,
    tables,
)
from tests.programs.fun.keep import Chunk, Counts, Kept, chunks, has_part
from tests.programs.fun.measures import Goal, Row, rows
from tests.programs.fun.races import inside, preview_record, race_rows
from tests.programs.fun.records import PARTS, Effort, Record, record
from tests.programs.fun.stats import Figure, high, largest, middle, ratio, share

CONFIG = toys.Config()
EDITIONS = ("friends", "readme")
SMALL = Effort(deal=60, moment=60, doubt=100, moments=10, option=10, final=60, turns=3)


def measured(game: Game, games: int = 80, parts: tuple[str, ...] = PARTS) -> dict[str, Row]:
    found = {
        part: [record(part, game, CONFIG, number, SMALL) for number in range(games)]
        for part in parts
    }
    return {row.id: row for row in rows(found, toys.SEATS)}


def value(found: dict[str, Row], name: str) -> float:
    figure = found[name].figure
    assert figure is not None
    assert figure.low <= figure.value <= figure.high
    return figure.value


@cache
def dealt() -> dict[str, Row]:
    return measured(toys.toy(toys.Dealt()))


@cache
def toss() -> dict[str, Row]:
    return measured(toys.toy(toys.Toss()), 60)


def test_a_game_decided_at_the_deal_is_unfair_without_tension_and_half_dead() -> None:
    found = dealt()
    assert value(found, "F1a") == 0
    assert value(found, "F1b") == 2, "the favourite has the whole win: two even shares"
    assert value(found, "F1c") < 1.4, "over many deals no seat is favoured"
    assert value(found, "F2a") == 1
    assert value(found, "F2b") == value(found, "F2c") == 0, "by no measure"
    assert value(found, "F3a") == value(found, "F3b") == value(found, "F3c") == 0
    assert 0.4 < value(found, "F4a") == value(found, "F4c") < 0.6, "the loser's turns"
    assert value(found, "F4b") == 0


def test_a_coin_toss_a_turn_is_fair_and_tense_but_no_decision_is_live() -> None:
    found = toss()
    assert value(found, "F1a") == 1
    assert 0.85 < value(found, "F1b") < 1.15
    assert 0.6 < value(found, "F2a") < 0.9, "by the coins: 0.77, and a tie of points has no leader"
    assert value(found, "F3a") == value(found, "F3b") == 0, "the same dice for all options"
    assert value(found, "F4b") == 0
    assert 0.3 < value(found, "F5a") < 0.7


def test_a_game_that_its_last_coin_decides_has_no_leader_and_no_live_decision() -> None:
    """Play-outs differ by chance here, whatever is chosen: the measures must not take that for
    changes or for choices."""
    found = measured(toys.toy(toys.LastToss()), 60)
    assert value(found, "F1a") == 1
    assert 0.93 < value(found, "F1b") < 1.07, "the largest of noisy chances would be 1.15"
    assert 0.35 < value(found, "F2a") < 0.65
    assert value(found, "F2b") == 0
    assert value(found, "F2c") > 0, "which is why F2 asks for a proof"
    assert value(found, "F3a") < 0.15
    assert value(found, "F3b") > 0.2, "which is why F3 asks for a proof"
    assert value(found, "F4a") == 0


def test_a_game_without_choices_is_dead() -> None:
    found = measured(toys.toy(toys.NoChoice()), 20, ("games", "chances", "options"))
    assert value(found, "F4a") == value(found, "F4b") == 1
    assert value(found, "F6a") == value(found, "F6c") == 0
    assert value(found, "F6d") == 1
    assert value(found, "F3a") == 0
    assert found["F3c"].figure is None, "there is nothing to compare"


def test_a_turn_that_passes_without_a_decision_is_dead() -> None:
    found = measured(toys.toy(toys.Skipping()), 10, ("games", "chances"))
    assert value(found, "F4b") == pytest.approx(4 / 9)
    assert value(found, "F4a") == pytest.approx(4 / 9 + 5 / 9 * value(found, "F4c"))


def test_the_first_player_s_gain_is_seen_by_the_order_of_play_alone() -> None:
    found = measured(toys.toy(toys.First()), 80, ("games",))
    assert value(found, "F1d") == 2
    assert value(found, "F1c") < 1.4


def test_a_lead_that_passes_every_turn_is_counted_every_time() -> None:
    found = measured(toys.toy(toys.Crown()), 10, ("chances",))
    assert value(found, "F2b") == value(found, "F2c") == toys.Crown.turns - 1


def test_in_a_game_of_skill_the_better_bot_always_wins() -> None:
    better = measured(toys.toy(toys.Pick((0, 1, 2)), best=1, planner=2), 40, ("duels", "plans"))
    assert value(better, "F5a") == 1
    assert value(better, "F5b") > 0.75, "a third are ties, which a coin breaks: 5 of 6 are won"
    assert 0.35 < value(better, "F5c") < 0.65, "the heuristic's option is the middle one"
    worse = measured(toys.toy(toys.Pick((0, 1, 2)), best=2, planner=1), 40, ("duels", "plans"))
    assert value(worse, "F5a") == 0
    assert value(worse, "F5b") == value(better, "F5c"), "the same bots by the same deals"
    assert value(worse, "F5c") == value(better, "F5b")


def test_a_deal_that_decides_gives_each_bot_one_game_of_every_pair() -> None:
    """Whoever begins wins, so 40 pairs prove that there is no skill: 80 independent games could
    not. Pairs that are all alike prove it only so far."""
    found = measured(toys.toy(toys.First()), 40, ("plans",))
    row, alone = found["F5a"], share([(game % 2, 1) for game in range(80)])
    assert value(found, "F5a") == 0.5
    assert row.figure is not None
    assert row.goal is not None
    assert alone is not None
    assert row.goal.verdict(alone) == "open"
    assert row.goal.verdict(row.figure) == "no"
    assert row.figure.high > 0.525, "one pair in 20 may be won twice: 40 without one come in 13 %"


def test_only_tables_of_two_measure_skill() -> None:
    assert not [row for row in rows({}, 3) if row.id.startswith("F5")]
    parts = {chunk.part for chunk in chunks(Table("hammerspace", "full", 3), COUNTS, TINY)}
    assert parts == {"games", "chances", "options"}


@pytest.mark.parametrize(
    ("gains", "live"), [((0, 1, 1), 1), ((0, 0, 1), 0), ((1, 1, 1), 0), ((0, 1), 0)]
)
def test_a_decision_is_live_with_two_good_options_and_a_bad_one(
    gains: tuple[int, ...], live: int
) -> None:
    """A single good option is a fact to be known, no choice; nor are equal ones."""
    best = gains.index(1)
    found = measured(toys.toy(toys.Pick(gains), best=best), 20, ("options",))
    assert value(found, "F3a") == live


def test_turns_that_hold_an_option_on_a_rival_are_counted_once() -> None:
    found = measured(toys.toy(toys.Toss(), touches=toys.even_turns), 20, ("games",))
    assert value(found, "F7") == pytest.approx(4 / 9)
    assert value(toss(), "F7") == 0


def test_folded_turns_are_no_turns_for_choices_and_rivals() -> None:
    """Of the nine turns, five are folded: the four others all touch a rival."""
    game = toys.toy(toys.Toss(), touches=toys.even_turns, folded=lambda state: state.turn % 2 == 1)
    found = measured(game, 20, ("games", "chances", "options"))
    assert value(found, "F7") == 1
    assert value(found, "F4b") == 0
    plain = measured(toys.toy(toys.NoChoice()), 10, ("games",))
    assert value(plain, "F4b") == 1


def test_a_word_for_a_decision_is_counted_once_a_turn() -> None:
    """Of the nine turns, four are even, and a card is played in all."""
    words = lambda state: ("plays", "one card") if state.turn % 2 == 0 else ("plays",)  # noqa: E731
    found = measured(toys.toy(toys.Toss(), notes=words), 20, ("games",))
    assert value(found, "H1") == pytest.approx(4 / 9)
    assert value(found, "H2") == value(found, "H3") == 0
    assert "H1" not in toss(), "only a game with such words has these figures"


def test_a_hand_of_one_playable_card_and_a_choice_of_defences_have_words() -> None:
    assert pocket(lay("club lid lid vest", "rest")) == (PLAYS, ONE_CARD)
    assert pocket(lay("club soup lid vest", "rest")) == (PLAYS,)
    state = lay("club rest rest rest", "lid wall vest rest", dice=[1, 1])
    do(state, "play club")
    assert pocket(state) == (DEFENDS,)


def test_pace_is_counted_by_turn_and_by_player() -> None:
    found = toss()
    assert value(found, "F6a") == 1
    assert value(found, "F6b") == value(found, "F6c") == 4.5
    assert value(found, "F6d") == 0


def test_the_cases_of_one_game_widen_the_interval() -> None:
    apart = share([(hit % 2, 1) for hit in range(100)])
    alike = share([(10 * (hit % 2), 10) for hit in range(10)])
    assert apart is not None
    assert alike is not None
    assert apart.value == alike.value == 0.5
    assert alike.high - alike.low > 2 * (apart.high - apart.low)
    assert share([]) is ratio([]) is middle([]) is largest([1.0], 0) is None


def test_a_share_of_single_cases_has_the_interval_of_wilson() -> None:
    """81 of 263 is a textbook's case: 0.255 to 0.366."""
    found = share([(case < 81, 1) for case in range(263)])
    assert found is not None
    assert (round(found.low, 2), round(found.high, 2)) == (0.26, 0.37)


def test_a_goal_is_met_or_missed_only_by_the_whole_interval() -> None:
    assert Goal(True, 0.3).verdict(Figure(0.5, 0.3, 0.7, 10)) == "yes"
    assert Goal(True, 0.3).verdict(Figure(0.2, 0.1, 0.29, 10)) == "no"
    assert Goal(False, 0.3).verdict(Figure(0.2, 0.1, 0.31, 10)) == "open"
    assert Goal(False, 0.3).verdict(Figure(0.4, 0.31, 0.5, 10)) == "no"
    assert Goal(False, 0.3).verdict(Figure(0.4, 0.4, 0.4, 3)) == "open", "three games may be alike"


def test_a_figure_that_is_too_low_misses_no_goal_and_one_too_high_meets_none() -> None:
    low, high = Figure(0.2, 0.1, 0.29, 10), Figure(0.5, 0.4, 0.6, 10)
    assert [Goal(True, 0.3, "yes").verdict(each) for each in (low, high)] == ["open", "yes"]
    assert [Goal(True, 0.3, "no").verdict(each) for each in (low, high)] == ["no", "open"]


COUNTS = Counts(games=100, looks=3, pairs=7)
TINY = Effort(deal=4, moment=2, doubt=3, moments=2, option=2, final=2, turns=1)
DUEL = Table("napakalaki", "readme", 2, house=True)


def quick(name: str) -> Game:
    """Return a game whose planner looks at one world."""
    game = instrument(name)
    planner = game.bots[game.planner]
    assert isinstance(planner, BotSpec), "it searches"
    return replace(game, bots={**game.bots, game.planner: BotSpec(planner.choose, 1)})


def shorter(config: Any) -> Any:
    """Return the rules of a Descent with one floor, and those of another game as they are."""
    if not isinstance(config, Descent):
        return config
    parameters = replace(config.parameters, floors_alone=1, floors_company=1)
    return Descent(config.seats, parameters, config.cards, config.gear)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("name", GAMES)
def test_every_real_game_gives_every_record_twice_the_same(name: str) -> None:
    found = list(tables((name,), players=(2,)))
    assert found, "every game is played by two"
    game, config = quick(name), shorter(config_of(found[0]))
    for part in PARTS:
        one = record(part, game, config, 3, TINY)
        assert record(part, game, config, 3, TINY) == one


def test_descents_have_measures_of_their_own() -> None:
    """Alone by each bot, in company by steady ones; the same numbers give the same records."""
    alone, company = (next(iter(tables((DESCENT,), players=(n,)))) for n in (1, 3))
    game = quick(DESCENT)
    for table, part in ((alone, "descents"), (company, "descents"), (alone, "planned")):
        assert has_part(table, part)
        one = record(part, game, shorter(config_of(table)), 3, TINY)
        assert record(part, game, shorter(config_of(table)), 3, TINY) == one
    assert not has_part(company, "planned")
    assert not has_part(DUEL, "descents")


@pytest.mark.parametrize(
    ("here", "rival", "monster", "touches"),
    [
        ((1, 1), (2, 1), (8, 1), True),
        ((1, 1), (3, 1), (8, 1), False),
        ((1, 1), (5, 1), (2, 1), True),
        ((1, 1), (6, 1), (2, 1), False),
        ((1, 1), (3, 1), (8, 2), False),
    ],
    ids=["a rival", "nobody", "a monster for both", "a monster for one", "a monster far away"],
)
def test_a_turn_of_a_race_touches_a_rival_or_a_monster_that_both_want(
    here: tuple[int, int], rival: tuple[int, int], monster: tuple[int, int], touches: bool
) -> None:
    """F7, as the issue and docs/fun.md define it."""
    board = Labyrinth.from_rows(["-" * 10, "-" * 10, "-" * 9 + "E"])
    assert in_contact(board, board.square(*here), [board.square(*rival)],
                      [board.square(*monster)]) is touches  # fmt: skip


def test_games_take_turns_on_labyrinths_and_trials_have_names_of_their_own() -> None:
    _, (table,) = command.parsed(["irrgarten", "--edition", "even", "--players", "3", "--boards",
                          "cathedral,town", "--set", "toll=0"])  # fmt: skip
    boards = [config_of(table, number).labyrinth for number in range(3)]
    assert boards[0] == boards[2] != boards[1]
    assert config_of(table).parameters.toll == 0
    (_, plain) = command.parsed(["irrgarten", "--edition", "even", "--players", "3"])
    keys = {next(chunks(one, COUNTS, TINY)).key for one in (table, *plain)}
    assert len(keys) == 2, "a trial's records are never taken for those of the rules"


def test_races_have_measures_of_their_own() -> None:
    """Racer against scout for two, previews for three; equal numbers give equal records."""
    two, three = (next(iter(tables((RACE[0],), (RACE[1],), (n,)))) for n in (2, 3))
    game = instrument(RACE[0])
    parts = [[has_part(one, part) for part in ("racers", "previews")] for one in (two, three)]
    assert parts == [[True, False], [False, True]]
    assert not has_part(two._replace(edition="seed"), "racers")
    races = [record("racers", game, config_of(two), number, TINY) for number in range(4)]
    assert record("racers", game, config_of(two), 2, TINY) == races[2]
    told = [preview_record(game, config_of(three), number, 400) for number in range(3)]
    assert preview_record(game, config_of(three), 1, 400) == told[1]
    assert all(sum(one["shown"]) == pytest.approx(1) and sum(one["came"]) == 400 for one in told)
    found = {row.id: row for row in race_rows(races, told)}
    assert value(found, "F5h") > 0
    assert value(found, "E1") > 0.7, "exact chances miss an interval of 95 % one time in twenty"


def test_previews_of_a_descent_are_compared_with_plays() -> None:
    """Alone the guardian and both ways, in company shoves; equal numbers give equal records."""
    alone, company = (next(iter(tables(("descent",), (), (n,)))) for n in (1, 3))
    assert has_part(alone, "foretold")
    assert has_part(company, "foretold")
    assert not has_part(company._replace(players=2), "foretold")
    game, told = instrument("descent"), list[Record]()
    for table in (alone, company):
        config = config_of(table)
        some = [foretold_record(game, config, number, 300) for number in range(3)]
        assert foretold_record(game, config, 1, 300) == some[1]
        told += some
    assert {kind for one in told for kind in one["told"]} == {"guardian", "ways", "shove"}
    found = {row.id: row for row in foretold_rows(told)}
    for name in ("E2", "E3", "E4"):
        assert value(found, name) > 0.6, "exact chances miss an interval of 95 % one time in twenty"
    for one in told:
        for shown, came in one["told"].values():
            came[0] = one["of"] // 3 if shown[0] > 0.5 else one["of"]
    wrong = {row.id: row for row in foretold_rows(told)}
    assert all(value(wrong, name) < value(found, name) for name in found)


def test_a_preview_that_is_wrong_is_outside_the_interval() -> None:
    assert [inside(0.5, came, 10_000) for came in (5_090, 5_110)] == [True, False]
    assert [inside(0.0, came, 10_000) for came in (0, 1)] == [True, False], "it said never"
    assert [inside(1.0, came, 10_000) for came in (10_000, 9_999)] == [True, False]


def test_friends_have_measures_of_their_own() -> None:
    """Napakalaki among friends; the same numbers give the same records."""
    table, without = (next(iter(tables(("napakalaki",), (name,), (3,)))) for name in EDITIONS)
    assert has_part(table, "friends")
    assert not has_part(without, "friends")
    game, config = instrument("napakalaki"), config_of(table)
    matches = [company_record(game.bots, config, number) for number in range(6)]
    assert company_record(game.bots, config, 3) == matches[3]
    found = {row.id: row for row in company_rows(matches)}
    assert value(found, "N1c") == 1, "every match ends"
    assert value(found, "N2") == 0, "the last level is not for sale (NAP-41)"
    assert value(found, "N3a") > 0
    assert 0 < value(found, "N3b") < 1
    assert sum(value(found, f"N6{way}") for way in "abc") == pytest.approx(1)


def test_a_trick_changes_nothing_where_there_is_none() -> None:
    """The same match with tricks taken out of the rules has no fight that a trick changes."""
    table = next(iter(tables(("napakalaki",), ("friends",), (3,))))
    game, config = instrument("napakalaki"), config_of(table)
    assert company_record(game.bots, config, 1)["changed"] > 0
    assert company_record(game.bots, without_tricks(config), 1)["changed"] == 0


def test_the_story_of_a_match_counts_stops_of_the_last_win_alone() -> None:
    """A win is stopped if it would end the match, and grudges were spent, and it failed."""
    config = config_of(next(iter(tables(("napakalaki",), ("friends",), (2,)))))
    goat = min(range(len(config.monsters)), key=lambda number: config.monsters[number].levels)
    for level, spent, wins, stopped in (
        (9, True, False, 1), (9, True, True, 0), (9, False, False, 0), (3, True, False, 0),
    ):  # fmt: skip
        story = Story(config)
        story.level = [level, 1]
        story.hear(Faced(EVERYONE, 0, goat, 20))
        if spent:
            story.hear(GrudgesSpent(EVERYONE, 1, 0, 2, 25))
        story.hear(Met(EVERYONE, 0, goat, 20, wins))
        assert story.count["stopped"] == stopped


def test_the_ninth_of_ten() -> None:
    figure = high([float(number) for number in range(1, 101)])
    assert figure is not None
    assert figure.value == 90
    assert figure.low < 90 < figure.high
    assert high([]) is None


def test_a_second_run_reads_what_is_kept_and_plays_a_torn_line_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "abc")
    one, other, *_ = plan = list(chunks(DUEL, COUNTS, TINY))
    kept.add(one, [{"game": 1}])
    with (tmp_path / "abc.jsonl").open("a") as file:
        file.write('{"chunk": "torn')
    again = Kept(tmp_path, "abc")
    assert one in again
    assert other not in again
    again.add(other, [{"game": 2}])
    last = Kept(tmp_path, "abc")
    assert last.records(plan)["games"] == [{"game": 1}, {"game": 2}]
    assert one not in Kept(tmp_path, "another")
    assert Chunk(DUEL, "chances", 0, 3, SMALL).key != Chunk(DUEL, "chances", 0, 3, TINY).key


def test_precision_is_a_number_of_play_outs_not_of_moments() -> None:
    assert TINY.times(1) == TINY
    assert TINY.times(3) == Effort(12, 6, 9, 2, 6, 6, 1)


def test_the_command_prints_resumes_and_compares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "Effort", lambda: TINY)
    monkeypatch.setattr(running, "instrument", quick)
    words = ["napakalaki", "--edition", "readme", "--players", "2", "--games", "4",
             "--looks", "2", "--pairs", "3", "--keep", str(tmp_path), "--workers", "1"]  # fmt: skip
    assert command.main([*words, "--commit", "a"]) == 0
    first = capsys.readouterr().out
    assert "napakalaki readme, 2 players, house rule" in first
    for name in ("F1a", "F2a", "F3a", "F4a", "F5a", "F6a", "F7"):
        assert f"  {name} " in first
    assert first.count(" of 3 ") == 2, "the planner's pairs: F5a and F5b"
    lines = (tmp_path / "a.jsonl").read_text().splitlines()
    (tmp_path / "b.jsonl").write_text("\n".join(lines[:2]) + "\n")
    assert command.main([*words, "--commit", "b"]) == 0
    assert capsys.readouterr().out == first
    assert sorted((tmp_path / "b.jsonl").read_text().splitlines()) == sorted(lines)
    assert command.main([*words, "--compare", "a", "b"]) == 0
    text = capsys.readouterr().out
    assert text.count(" of 4 ") >= 2
    assert command.main([*words, "--commit", "a", "--read", "--markdown"]) == 0
    assert "| 2 players (house rule) |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("chess", "no such game: chess"),
        ("irrgarten --edition full", "no such edition for these games and players: full"),
        ("irrgarten --players 40", "no game is measured with so many players"),
        ("irrgarten --edition seed --players 1", "no such edition for these games and players"),
        ("--players 0", "0 is less than 1"),
        ("--precision 0", "0 is less than 1"),
        ("--pairs -1", "-1 is less than 0"),
        ("--read", "--compare and --read need --keep"),
    ],
)
def test_the_command_refuses_with_a_sentence(
    words: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        command.main(words.split())
    assert answer in capsys.readouterr().err


def test_a_game_s_name_is_enough_to_measure_it_alone() -> None:
    for name in GAMES:
        _, chosen = command.parsed([name])
        assert {table.game for table in chosen} == {name, *WITH.get(name, ())}
        assert {table.players for table in chosen} >= {2, 3}
    assert {table.game for table in command.parsed([])[1]} == set(GAMES)
