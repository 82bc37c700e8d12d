"""What a report says first: the plainest problem, with its figure and something to try."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from app.content.content_index import ContentIndex
from app.i18n.fluent import LANGUAGES, Texts
from app.lab.first_look import MOST, CardNumber, Dial, Finding, NumberToTry, first_look
from app.lab.game_loop import GamePlayer
from app.lab.html import HtmlReport
from app.lab.jobs import Job
from app.lab.report import SimulationReport, make
from app.lab.sections import Difference, MeasuredShare, ReportRow, ReportSection, shares
from app.lab.study import study
from app.lab.tables import SimulationChoices, SimulationTable, simulation_table
from app.lab.targets import BalanceTarget, at_least, judge, near_even
from app.registry import game_ids

OTHERS = MeasuredShare(30_000, 100_000)


def cards(*won: int, of: int = 2000) -> ReportSection:
    """A table of cards: players of the n-th one won so many of their games."""
    rows = [
        ReportRow(f"card-{number}", (of, Difference(MeasuredShare(count, of), OTHERS)))
        for number, count in enumerate(won)
    ]
    return ReportSection("cards", "card", ("plays", "difference"), tuple(rows))


def eight(_kind: str, _key: str) -> CardNumber:
    return CardNumber("level", 8)


def look(*sections: ReportSection, dial: Dial = eight) -> tuple[Finding, ...]:
    return first_look((), sections, dial)


def test_a_card_far_above_the_others_is_named_with_its_figure_and_a_lower_number() -> None:
    """Its players win 53 % and not 30 %; of a bonus of 8, nearly half is too much."""
    (found,) = look(cards(600, 590, 1060, 610, 605))
    assert (found.message, found.rows, found.dial) == ("strong", ("card-2",), ("level", 8, 4))
    assert found.value == pytest.approx(0.23)
    assert found.interval[0] < 0.23 < found.interval[1]


def test_a_card_far_below_is_weak_and_one_without_a_number_gets_none() -> None:
    (found,) = look(cards(600, 590, 200, 610, 605), dial=lambda _kind, _key: None)
    assert (found.message, found.rows, found.dial) == ("weak", ("card-2",), None)


def test_cards_are_compared_with_each_other_as_the_figures_of_all_may_be_high() -> None:
    """Who equips more has more of everything, so all treasures look good (docs/simulate.md)."""
    assert look(cards(1000, 1010, 990, 1005, 995)) == ()


def test_chance_alone_names_nothing() -> None:
    """Forty cards that are all alike, two hundred times."""
    dice = Random(7)
    named = 0
    for _ in range(200):
        won = [round(dice.gauss(600, (2000 * 0.3 * 0.7) ** 0.5)) for _ in range(40)]
        named += len(look(cards(*won)))
    assert named == 0


def test_cards_that_never_came_into_play_are_one_finding_if_the_others_did() -> None:
    table = cards(600, 590, 610)
    never = tuple(
        ReportRow(name, (0, Difference(MeasuredShare(0, 0), OTHERS))) for name in ("anvil", "crown")
    )
    (found,) = look(ReportSection("cards", "card", table.columns, (*table.rows, *never)))
    assert (found.message, found.rows) == ("unseen", ("anvil", "crown"))
    rare = tuple(ReportRow(row.key, (9, row.cells[1])) for row in table.rows)
    assert look(ReportSection("cards", "card", table.columns, (*rare, *never))) == ()


def test_a_limit_that_ends_many_games_is_told_of_and_one_that_ends_few_is_not() -> None:
    (found,) = look(shares("ends", "end", "games", {"level-reached": 700, "turn-limit": 300}))
    assert (found.message, found.rows, found.value) == ("limit", ("turn-limit",), 0.3)
    assert look(shares("ends", "end", "games", {"level-reached": 980, "turn-limit": 20})) == ()
    assert look(shares("ends", "end", "games", {"escaped": 500})) == ()


def test_a_missed_target_says_on_which_side_and_which_row_is_the_worst() -> None:
    even = BalanceTarget("even-seats", near_even(0.03), "seats", "won")
    rows = [ReportRow(str(n), (MeasuredShare(won, 10_000),)) for n, won in enumerate((4500, 2750))]
    section = ReportSection("seats", "seat", ("won",), (*rows, ReportRow("2", rows[1].cells)))
    (found,) = first_look((judge(even, 3, {}, {"seats": section}),), (section,), lambda *_: None)
    assert (found.message, found.rows[0]) == ("even-seats-high", "0")


def test_a_monster_that_is_never_beaten_gets_a_lower_level() -> None:
    target = BalanceTarget("monsters-beaten", at_least(0.02), "monsters", "beaten")
    rows = (ReportRow("dragon", (MeasuredShare(0, 1000),)),)
    section = ReportSection("monsters", "monster", ("beaten",), rows)
    verdict = judge(target, 3, {}, {"monsters": section})
    (found,) = first_look((verdict,), (section,), lambda _kind, _key: CardNumber("level", 20))
    assert (found.message, found.dial) == ("monsters-beaten-low", ("level", 20, 15))


def test_a_missed_target_comes_before_a_card_that_is_only_somewhat_too_strong() -> None:
    """Nobody said what shall hold of a card, and good decks have some that help more."""
    target = BalanceTarget("monsters-beaten", at_least(0.02), "monsters", "beaten")
    rows = (ReportRow("dragon", (MeasuredShare(0, 1000),)),)
    monsters = ReportSection("monsters", "monster", ("beaten",), rows)
    verdict = judge(target, 3, {}, {"monsters": monsters})
    tables = (monsters, cards(600, 600, 600, 600, 900))
    found = first_look((verdict,), tables, lambda _kind, _key: None)
    assert [one.message for one in found] == ["monsters-beaten-low", "strong"]
    tables = (monsters, cards(600, 600, 600, 600, 1500))
    assert first_look((verdict,), tables, lambda _kind, _key: None)[0].message == "strong"


def test_the_plainest_come_first_and_there_are_at_most_five() -> None:
    found = look(cards(*[600] * 20, 1000, 1100, 1200, 1300, 200, 1250, 1350))
    assert len(found) == MOST
    weights = [one.weight for one in found]
    assert weights == sorted(weights, reverse=True)
    assert found[0].rows == ("card-26",)


def played(table: SimulationTable, config: dict[str, Any], games: int) -> SimulationReport:
    job = Job(table.game, config, table.bots, games, "7")
    return make(job, GamePlayer(job).chunk(range(games)), table.deck, table.about)


def test_a_planted_fault_of_a_deck_is_named_first() -> None:
    """Indoor Umbrella, +3 or so, becomes the strongest treasure by far."""
    table = simulation_table(SimulationChoices("napakalaki"), ContentIndex(None))
    config = deepcopy(table.config.to_data())
    umbrella = next(one for one in config["treasures"] if one["id"] == "indoor-umbrella")
    umbrella.update(low=14, high=16)
    report = played(table, config, 200)
    first = report.first_look[0]
    assert (first.message, first.rows) == ("strong", ("indoor-umbrella",))
    assert first.dial is not None
    assert first.dial.new < first.dial.old == 14
    assert first.dial.field == "bonus"


@pytest.mark.parametrize(
    ("game", "kind", "card", "number"),
    [
        ("napakalaki", "treasure", "rubber-sabre", ("bonus", 3)),
        ("napakalaki", "monster", "keyboard-cat", ("level", 7)),
        ("napakalaki", "seat", "0", None),
        ("hammerspace", "monster", "angry-swan", ("life", 10)),
        ("hammerspace", "card", "frying-pan", ("attack.points", 5)),
        ("hammerspace", "card", "bin-lid", None),
    ],
)
def test_a_number_to_try_is_the_one_in_the_file_of_the_deck(
    game: str, kind: str, card: str, number: tuple[str, int] | None
) -> None:
    """`deck try` changes the field under that name."""
    config = simulation_table(SimulationChoices(game), ContentIndex(None)).config.to_data()
    assert study(game).strength(config, kind, card) == number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_ids())
def test_every_target_that_is_missed_has_something_to_try(name: str, language: str) -> None:
    texts = Texts(language, strict=True)
    for target in study(name).targets:
        if target.column == "difference" and not target.spread:
            continue  # each card has a finding of its own
        low, high = target.limits(2)
        ends = (("low", low > 0), ("high", high < 1 or not target.section))
        for end in (end for end, possible in ends if possible):
            assert texts.has(f"lab-try-{target.id}-{end}"), (target.id, end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_a_sentence_in_both_languages(language: str) -> None:
    page = HtmlReport(Texts(language, strict=True), {})
    numbers = [NumberToTry(one, 5, 3) for one in ("bonus", "level", "life", "attack.points")]
    for message in ("strong", "weak", "unseen", "limit"):
        for kind in ("treasure", "monster"):
            for dial in (None, *numbers):
                found = Finding(message, 1.0, kind, ("a", "b"), 0.2, (0.1, 0.3), 0.1, dial=dial)
                said = page.sentence(found)
                assert said.count(".") >= 2
                assert "lab-" not in said
