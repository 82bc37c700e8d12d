"""Options and figures: what people write and what the rules read are the same."""

from __future__ import annotations

from dataclasses import fields
from decimal import Decimal

import pytest
from pydantic import ValidationError

from engines.irrgarten.labyrinth import DOWN, LEFT, RIGHT, UP
from engines.irrgarten.options import Options
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_SIGHT, Parameters
from engines.kernel.errors import BadState
from engines.kernel.options import infos_of
from engines.kernel.reals import decimal_text, thousandths


def test_the_defaults_are_the_preset_seed() -> None:
    parameters = Options().parameters()
    assert parameters == Parameters()
    assert parameters.fallback == (DOWN, UP, RIGHT, LEFT), "IRR-8"
    assert parameters.resurrection == 300, "IRR-22: 0.3 in thousandths"
    assert (parameters.player_strength, parameters.weapon_power) == (10_000, 3_000)
    assert (parameters.player_health, parameters.monster_health, parameters.uses) == (10, 5, 5)


def test_every_option_reaches_the_rules() -> None:
    values = {
        "fallback_order": ("left", "right", "up", "down"),
        "blocked_move": "stay",
        "fog": "sight",
        "resurrection": Decimal("0.125"),
        "turn_limit": 50,
        "starts": "even",
        "turn_order": "drawn",
        "sheets": "same",
        "lost_combat": "back",
        "toll": 3,
        "monsters": "priced",
        "head_start": (0, 2),
        "prizes": "open",
    }
    for info in infos_of(Options):
        if info.kind == "flag":
            values[info.name] = True
        elif info.name not in values:
            values[info.name] = 7
    parameters = Options.model_validate(values).parameters()
    assert parameters.fallback == (LEFT, RIGHT, UP, DOWN)
    assert parameters.blocked_stays is True
    assert parameters.fog == FOG_SIGHT
    assert parameters.resurrection == 125
    for field in fields(Parameters):
        assert getattr(parameters, field.name) != field.default, field.name


def test_options_can_be_read_back_from_figures() -> None:
    parameters = Parameters(fog=FOG_EXPLORED, blocked_stays=True, weapon_power=1_250, turn_limit=9)
    assert Options.of(parameters).parameters() == parameters
    assert Options.of(Parameters()) == Options()


def test_a_dump_can_be_checked_again() -> None:
    options = Options.model_validate({"shield_power": Decimal("1.5")})
    assert options.shield_power == 1500
    assert Options.model_validate(options.model_dump()) == options


def test_a_form_changes_options_and_a_labyrinth_overrides_only_what_it_names() -> None:
    base = Options().with_changes({"uses": 9, "resurrection": Decimal("0.5")})
    assert (base.uses, base.resurrection) == (9, 500)
    with pytest.raises(ValidationError):
        base.with_changes({"uses": 0})
    mixed = base.with_overrides(Options.model_validate({"fog": "sight", "uses": 5}))
    assert (mixed.fog, mixed.uses, mixed.resurrection) == ("sight", 5, 500)


def test_no_binary_fraction_gets_in() -> None:
    with pytest.raises(ValidationError):
        Options.model_validate({"resurrection": 0.3})


def test_each_option_names_its_clause_for_the_form() -> None:
    infos = {info.name: info for info in infos_of(Options)}
    assert set(infos) == set(Options.model_fields)
    assert all(info.clause.startswith("IRR-") for info in infos.values())
    assert infos["blocked_move"].choices == ("slide", "stay")
    assert infos["fallback_order"].kind == "order"
    resurrection = infos["resurrection"]
    assert (resurrection.kind, resurrection.low, resurrection.high) == ("real", 1, 1000)
    assert resurrection.default == 300
    assert infos["turn_limit"].optional is True
    assert (infos["head_start"].kind, infos["head_start"].high) == ("counts", 1000)
    for info in infos.values():
        if info.kind in ("real", "count") and not info.optional:
            assert isinstance(info.default, int)
            assert info.low <= info.default <= info.high, info.name


def test_figures_survive_a_save() -> None:
    parameters = Parameters(fallback=(LEFT, UP, DOWN, RIGHT), fog=FOG_SIGHT, opening_attack=True)
    assert Parameters.from_data(parameters.to_data()) == parameters


@pytest.mark.parametrize(
    "change",
    [
        {"uses": "5"},
        {"uses": True},
        {"uses": -1},
        {"opening_attack": 1},
        {"fallback": [0, 1, 2, 2]},
        {"fallback": [False, True, 2, 3]},
        {"fallback": 7},
        {"fog": 3},
        {"luck": 1},
    ],
)
def test_figures_of_a_save_that_was_tampered_with_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadState):
        Parameters.from_data({**Parameters().to_data(), **change})


@pytest.mark.parametrize("data", [None, [], "seed"])
def test_figures_that_are_no_mapping_are_refused(data: object) -> None:
    with pytest.raises(BadState):
        Parameters.from_data(data)


@pytest.mark.parametrize(
    ("text", "number"),
    [("0.3", 300), ("10", 10_000), ("0.001", 1), ("-1.25", -1250), ("007.5", 7500)],
)
def test_decimals_are_read_into_thousandths_exactly(text: str, number: int) -> None:
    assert thousandths(text) == number
    assert thousandths(decimal_text(number)) == number


@pytest.mark.parametrize(
    "text", ["", ".5", "1.", "0.0001", "1e3", "NaN", "½", "1,5", "9" * 10, "--1"]
)
def test_what_is_no_decimal_of_three_places_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="decimal"):
        thousandths(text)


def test_a_number_in_thousandths_is_shown_without_rounding() -> None:
    assert [decimal_text(n) for n in (0, 1, 300, 1000, 1250, -1250, 10_000)] == [
        "0", "0.001", "0.3", "1", "1.25", "-1.25", "10",
    ]  # fmt: skip
