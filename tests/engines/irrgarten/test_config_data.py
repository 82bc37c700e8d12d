"""A configuration as data: what a save holds is read back whole or refused."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.irrgarten.config import Config
from engines.irrgarten.deck import PresetFile
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.irrgarten.parameters import FOG_SIGHT, Parameters
from engines.kernel.decks import load
from engines.kernel.errors import BadSetup, BadState
from tests.engines.irrgarten.helpers import COURSE, RULES, SEED
from tests.engines.irrgarten.strategies import boards, parameters
from tests.helpers.examples import tried


@given(boards(), parameters(), st.integers(1, 3), st.none() | st.integers(0, 2))
def test_a_configuration_comes_back_as_it_was(
    board: Labyrinth, made: Parameters, seats: int, monsters: int | None
) -> None:
    try:
        config = Config(board, seats, made, (MonsterCard("owl", "o", 5),), monsters)
    except BadSetup:
        return
    again = Config.from_data(json.loads(json.dumps(config.to_data())))
    assert again.digest == config.digest
    assert RULES.digest(RULES.new(again, "x")) == RULES.digest(RULES.new(config, "x"))


def test_another_figure_board_or_card_is_another_digest() -> None:
    board = Labyrinth.from_rows(["M--", "--E"])
    card = MonsterCard("owl", "o")
    named = Labyrinth.from_rows(["M--", "--E"], {board.monsters[0]: "owl"})
    made = [
        Config(board, 2),
        Config(board, 1),
        Config(board, 2, COURSE),
        Config(board, 2, cards=(card,)),
        Config(named, 2, cards=(card,)),
        Config(Labyrinth.from_rows(["M--", "-E-"]), 2),
    ]
    assert len({config.digest for config in made}) == len(made)


@pytest.mark.parametrize("sign", ["-", "+", " ", "0x"])
def test_the_map_of_a_dump_has_hexadecimal_digits_only(sign: str) -> None:
    """Python's `int` accepts signs, spaces and prefixes, too."""
    config = Config(Labyrinth.from_rows(["M--", "--E"]), 2, Parameters(fog=FOG_SIGHT))
    dump = RULES.dump(RULES.new(config, "x"))
    assert RULES.digest(RULES.load(config, dump)) == RULES.digest(RULES.new(config, "x"))
    dump["known"][0] = sign + dump["known"][0]
    with pytest.raises(BadState):
        RULES.load(config, dump)


JUNK: list[Any] = [None, "x", 5, -3, {}, {"a": 1}, [], [5], [None], [["a"]], [["a", "b", "c"]], 0.5]


@tried(80)
@given(st.data())
def test_a_damaged_configuration_is_refused_and_never_breaks_the_reader(
    data: st.DataObject,
) -> None:
    board = Labyrinth.from_rows(["M--", "--E", "-M-"])
    config = Config(board, 2, cards=(MonsterCard("owl", "o", 5, 5, 5), MonsterCard("bat", "b")))
    written = config.to_data()
    key = data.draw(st.sampled_from([*sorted(written), "figures.uses", "figures.fallback", "card"]))
    junk = data.draw(st.sampled_from(JUNK))
    if key == "card":
        written["cards"][0][data.draw(st.integers(0, 5))] = junk
    elif key.startswith("figures."):
        written["figures"][key.removeprefix("figures.")] = junk
    else:
        written[key] = junk
    try:
        again = Config.from_data(written)
    except (BadState, BadSetup):
        return
    RULES.digest(RULES.new(again, "x"))


@pytest.mark.parametrize("missing", ["grid", "fixed", "seats", "figures", "cards", "monsters"])
def test_a_configuration_with_a_part_missing_is_refused(missing: str) -> None:
    written = Config(Labyrinth.from_rows(["--E", "---"]), 2).to_data()
    del written[missing]
    with pytest.raises(BadState):
        Config.from_data(written)


def test_irr_24_a_sight_that_reaches_nowhere_is_refused() -> None:
    """Previews and blocked moves rest on the four squares around, which a seat always sees."""
    written = Config(Labyrinth.from_rows(["--E", "---"]), 2).to_data()
    written["figures"]["sight_range"] = 0
    with pytest.raises(BadState) as refusal:
        Config.from_data(written)
    assert refusal.value.data["field"] == "sight_range"


@pytest.mark.parametrize("name", ["combat_rounds", "reward_shields", "max_weapons"])
def test_irr_17_18_20_a_number_that_no_game_comes_to_the_end_of_is_refused(name: str) -> None:
    written = Config(Labyrinth.from_rows(["--E", "---"]), 2).to_data()
    written["figures"][name] = 2**31
    with pytest.raises(BadState) as refusal:
        Config.from_data(written)
    assert refusal.value.data["field"] == name


@pytest.mark.parametrize(("preset", "expected"), [("seed", SEED), ("course", COURSE)])
def test_the_shipped_presets_are_the_figures_of_the_rules(
    preset: str, expected: Parameters
) -> None:
    path = files("cards") / "irrgarten" / "presets" / f"{preset}.yaml"
    file = load(path.read_bytes(), preset, PresetFile)
    assert file.options.parameters() == expected
