"""Hammerspace: a saved state or configuration is read back whole, or refused with the field."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from engines.hammerspace.cards import DEFENCE, NO_MATCH
from engines.hammerspace.config import Config
from engines.hammerspace.effects.codes import GIVE
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.state import LISTS, NUMBERS, PHASE_WORDS, State
from engines.kernel.errors import BadState
from engines.kernel.events import OVER
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.hammerspace.table import RULES
from tests.helpers.cases import each
from tests.seeds.hammerdeck import cards

GAME = Config(cards(), 3, Parameters(monster_ms=0, monster_turns=3, limit_turns=40))


def dumped(state: State) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(RULES.dump(state)))
    return found


def moment(phase: str) -> State:
    """The first moment of a game in a phase."""
    for seed in range(60):
        state = RULES.deal(GAME, KeyedSource(f"{seed}"))
        choices = CheapSource(seed)
        while state.seat != OVER:
            if PHASE_WORDS[state.phase] == phase:
                return state
            RULES.apply(state, state.legal[choices.below(0, len(state.legal))])
    raise AssertionError(phase)


def test_every_decision_of_whole_games_can_be_saved_and_continued() -> None:
    """The game goes on from the loaded state each time, and ends as the one that never was."""
    for seed in range(3):
        state = RULES.deal(GAME, KeyedSource(f"{seed}"))
        never, choices = state.clone(), CheapSource(seed)
        while state.seat != OVER:
            action = state.legal[choices.below(0, len(state.legal))]
            RULES.apply(state, action)
            RULES.apply(never, action)
            state = RULES.load(GAME, dumped(state))
            assert list(state.legal) == list(never.legal)
        assert RULES.digest(state) == RULES.digest(never)


@each("name", [*NUMBERS, *LISTS, "source"])
@each("value", [None, "1", 1.5, True, {}])
def test_what_is_missing_or_of_another_kind_is_refused(name: str, value: object) -> None:
    data = dumped(moment("play"))
    for damaged in ({**data, name: value}, {key: data[key] for key in data if key != name}):
        if damaged.get(name) == {} and name in LISTS and not data[name]:
            continue
        with pytest.raises(BadState):
            RULES.load(GAME, damaged)


def refused(data: dict[str, Any]) -> str:
    """The field for which a state is refused."""
    with pytest.raises(BadState) as problem:
        RULES.load(GAME, data)
    return str(problem.value.data["field"])


@pytest.mark.parametrize(
    ("phase", "name", "value"),
    [
        ("play", "seat", 3),
        ("play", "seat", OVER),
        ("play", "active", -1),
        ("play", "phase", 12),
        ("play", "stage", 4),
        ("play", "turn", 0),
        ("play", "extra", 2),
        ("play", "turned", 32),
        ("play", "ran", -1),
        ("play", "attacker", 7),
        ("play", "subtype", 8),
        ("play", "die", 1),
        ("play", "sum", 13),
        ("play", "keeper", 3),
        ("play", "timer", -2),
        ("play", "limit", -1),
        ("play", "clock", -5),
        ("play", "offered", [0, 1, 2]),
        ("play", "targets", [1]),
        ("play", "keeps", [0]),
        ("play", "queue", [0] * 7),
        ("play", "queue", [9999, 0, 0, 0, 0, 0, 0, 0]),
        ("play", "strikes", [0, 8, 1, 1]),
        ("play", "lasting", [0, 9999, 1, 1, 1, 0]),
        ("play", "flips", [12, 0, 1, 0]),
        ("play", "spent", [-1]),
        ("target", "at", 0),
        ("target", "targets", [2, 1]),
        ("target", "attacker", -1),
        ("target", "attack_place", 23),
        ("defend", "die", 7),
        ("defend", "die", 0),
        ("defend", "at", 6),
        ("effect", "asks", 5),
        ("effect", "frames", []),
        ("keep", "keeps", []),
        ("characters", "turn", 1),
    ],
)
def test_a_number_out_of_place_is_refused(phase: str, name: str, value: object) -> None:
    data = dumped(moment(phase))
    data[name] = value
    refused(data)


@pytest.mark.parametrize("name", ["life", "slots", "down", "seen", "used", "losses", "dice", "out"])
def test_a_list_that_is_too_short_or_negative_is_refused(name: str) -> None:
    data = dumped(moment("play"))
    assert refused({**data, name: data[name][:-1]})
    assert refused({**data, name: [-9, *data[name][1:]]})


def test_ham_21_the_thousandth_turn_is_the_last_one_where_no_limit_is() -> None:
    free = Config(cards(), 3, Parameters(monster_ms=0, monster_turns=3))
    data = {**dumped(moment("play")), "turn": 1000}
    with pytest.raises(BadState, match="limit"):
        RULES.load(free, {**data, "limit": -1})
    assert RULES.load(free, {**data, "limit": 0}).limit == 0
    assert RULES.load(GAME, {**data, "limit": 7}).limit == 7


def test_ham_1_each_card_is_in_one_place() -> None:
    data = dumped(moment("play"))
    assert refused({**data, "deck": data["deck"][:-1]}) == "deck"
    assert refused({**data, "pile": [*data["pile"], data["deck"][0]]}) == "deck"
    assert refused({**data, "monster_deck": data["monster_deck"][1:]}) == "monster"
    assert refused({**data, "character_pile": []}) == "characters"


def test_ham_8_what_lies_face_down_is_not_in_use() -> None:
    data = dumped(moment("target"))
    place = data["attack_place"]
    data["down"][place // 4] = 1 << place % 4
    assert refused(data) == "seen"


GIVES = next(at for at, block in enumerate(GAME.blocks) if block and block[0].op == GIVE)
"""A block whose first step needs no amount."""


def changed(path: str, value: object) -> dict[str, Any]:
    """The configuration's data with one thing changed."""
    data: Any = copy.deepcopy(GAME.to_data())
    here = data
    *way, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    for step in way:
        here = here[step]
    here[last] = value
    found: dict[str, Any] = data
    return found


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("main.0.kind", 3),
        ("main.0.subtype", 8),
        ("main.0.reach", 6),
        ("main.0.points", -1),
        ("main.0.block", 9999),
        ("main.0.abilities", [9999]),
        ("main.0.keep", 9999),
        ("main.0.against", [0] * 7),
        ("characters.0.abilities", [-1]),
        ("monsters.0.life", 0),
        ("monsters.0.reward", 9999),
        ("monsters.0.actions.0", [9999]),
        ("monsters.0.actions.0", [-1, 9999]),
        ("amounts.0", [3, 1, 1, 1, 9]),
        ("amounts.0", [2, 0, 1, 0, 9]),
        ("tests.0", [[0, 0, 2, 6, -1, 0]]),
        ("tests.1.0.0", 10),
        ("tests.1.0.4", 3),
        ("blocks.0.0.0", 17),
        ("blocks.0.0.1", 12),
        (f"blocks.{GIVES}.0.2", 9999),
        ("abilities.0.0", 3),
        ("abilities.0.1", 13),
        ("abilities.0.2", 9999),
        ("abilities.0.8", 0),
    ],
)
def test_a_configuration_that_points_at_nothing_is_refused(path: str, value: object) -> None:
    with pytest.raises(BadState) as problem:
        Config.from_data(changed(path, value))
    assert problem.value.data["what"] == "config"


@pytest.mark.parametrize("pile", ["main", "characters", "monsters"])
def test_an_id_that_is_no_text_is_refused(pile: str) -> None:
    """A real number has no place in a digest, and a list can't be looked up."""
    values: tuple[object, ...] = (1.5, 1, None, [], {})
    for value in values:
        with pytest.raises(BadState):
            Config.from_data(changed(f"{pile}.0.id", value))


def test_ham_12_a_defence_against_half_a_type_is_refused() -> None:
    """Its main type must match, so what can stand against ice can stand against fire."""
    coat = next(at for at, card in enumerate(GAME.cards.main) if card.kind == DEFENCE)
    halved = [NO_MATCH, NO_MATCH, NO_MATCH, 3, 3, 3, NO_MATCH, NO_MATCH]
    with pytest.raises(BadState):
        Config.from_data(changed(f"main.{coat}.against", halved))
    whole = [NO_MATCH, NO_MATCH, 0, 3, 3, 3, NO_MATCH, NO_MATCH]
    read = Config.from_data(changed(f"main.{coat}.against", whole))
    assert read.against[coat] == tuple(whole)


def test_what_was_written_is_read_back() -> None:
    again = Config.from_data(json.loads(json.dumps(GAME.to_data())))
    assert again.cards == GAME.cards
    assert again.digest == GAME.digest
