"""A share of what `make trials` measures: few runs, and two of the planted changes."""

from __future__ import annotations

from tests.programs.trials.faults import FAULTS, drawn, first_finding, named
from tests.programs.trials.planted import PLANTED, WITHOUT, answer_of
from tests.programs.trials.synthetic import (
    CLEAR,
    SHARES,
    TRUTHS,
    target_is_wrong,
    target_run,
    trial_run,
)

RUNS = 24


def test_few_runs_of_known_truth_are_wrong_and_clear_ones_end_early() -> None:
    runs = [trial_run(TRUTHS[run % len(TRUTHS)], run) for run in range(RUNS)]
    assert sum(run.wrong for run in runs) <= 1
    clear = [run.part for run in runs if abs(run.truth) >= CLEAR]
    assert sum(clear) / len(clear) <= 0.5


def test_few_targets_are_decided_wrongly() -> None:
    runs = [target_run(SHARES[run % len(SHARES)], run) for run in range(RUNS)]
    assert sum(map(target_is_wrong, runs)) <= 1
    assert any(run.part < 0.5 for run in runs)


def test_a_planted_change_is_seen_and_one_without_an_effect_is_not() -> None:
    for one in (PLANTED[12], WITHOUT[1]):
        assert "napakalaki" in one.more
        assert answer_of(one, 120)[0] is one.effect


def test_a_seed_draws_twenty_faults_at_different_cards() -> None:
    faults = drawn("7")
    assert drawn("7") == faults != drawn("8")
    assert len({(deck[0], fault) for deck, fault in faults}) == 20


def test_a_deck_s_fault_is_what_its_report_names_first() -> None:
    """One of the twenty decks; `make trials` plays all."""
    deck, fault = FAULTS[0]
    assert named(first_finding(deck, fault, 150), fault)
