"""Napakalaki: the order of a turn, limits, and what a new game or a copy starts from (NAP-10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.kernel.errors import BadState
from engines.kernel.events import EVERYONE, OVER, GameEnded
from engines.kernel.streams import KeyedSource, ScriptedSource
from engines.napakalaki.cards import HELMET, Bad, NapakalakiMonster
from engines.napakalaki.events import (
    ReceivedCards,
    StartRolled,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import START
from engines.napakalaki.turns import deal
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    RULES,
    cards,
    config,
    do,
    kinds,
    lay,
    only,
    open_to,
    pile,
    refreshed,
)


@editions
@pytest.mark.parametrize(("face", "count"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3)])
def test_nap_10_the_starting_roll(face: int, count: int, edition: Parameters) -> None:
    state = RULES.new(config(edition), "x")
    state.source = ScriptedSource([face - 1])
    seat = state.seat
    assert open_to(state) == "roll"
    told = do(state, "roll")
    assert only(told, StartRolled).roll == face
    assert only(told, StartRolled).count == count
    assert len(state.hidden[seat]) == count
    assert only(told, ReceivedCards).cards != ()


@editions
def test_nap_10_it_is_rolled_in_the_first_turn_and_in_no_later_one(edition: Parameters) -> None:
    state = RULES.new(config(edition), "first turns")
    starts = 0
    while state.turn <= 6:
        starts += state.phase == START
        RULES.apply(state, RULES.legal(state)[0])
    assert starts == 3


@editions
def test_nap_10a_the_order_of_a_turn(edition: Parameters) -> None:
    """Roll, sale, equipping, monster, levels, necklace, treasures, monster away, equip, discard."""
    state = lay(
        "", "barrel bucket sieve broom fork", meets="moth", dice=[5],
        parameters=replace(edition, hidden_limit=3),
    )  # fmt: skip
    state.phase, state.unrolled[0], state.early = START, 1, 1
    refreshed(state)
    state.treasures = cards("oar piano") + cards("whisk curtain beads")
    told = do(state, "roll", "sell barrel", "buy", "done", "equip beads", "equip curtain", "draw")
    assert kinds(told) == [
        "StartRolled", "Received", "ReceivedCards", "Picked", "Sold", "Equipped", "Equipped",
        "Met", "LevelChanged", "NecklaceSpent", "Received", "ReceivedCards", "MonsterDiscarded",
    ]  # fmt: skip
    told = do(state, "equip piano", "done", "discard fork", "discard sieve", "discard bucket")
    assert kinds(told) == ["Equipped", "Discarded", "Discarded", "Discarded", "TurnBegan"]


@editions
def test_nap_10a_the_order_of_a_turn_that_is_lost(edition: Parameters) -> None:
    """Monster, combat, escape, levels, necklace (in guion), cards, monster away, equip, discard."""
    beast = NapakalakiMonster("x", 30, 1, 1, Bad(levels=1, equipped=1, hidden_kinds=(HELMET,)))
    state = lay(
        "oar beads", "bucket whisk ladle spoon fork skates", level=2, dice=[0],
        decks=config(edition, monsters=[beast]),
    )  # fmt: skip
    told = do(state, "draw", "roll", *["lose oar"] * (not edition.necklace_always))
    assert kinds(told) == [
        "Met", "EscapeRolled", "Suffered", "LevelChanged",
        *["NecklaceSpent"] * edition.necklace_always, "Lost", "Lost", "MonsterDiscarded",
    ]  # fmt: skip
    assert pile(state) == ("oar bucket beads" if edition.necklace_always else "oar bucket")
    told = do(state, "equip skates", "done")
    assert kinds(told) == ["Equipped", "TurnBegan"], "four are left, and none to discard"


@editions
def test_at_a_limit_of_turns_the_highest_level_wins(edition: Parameters) -> None:
    """NAP-2"""
    state = lay(level=4, meets="abyss", parameters=replace(edition, turn_limit=1))
    state.source = ScriptedSource([5])
    told = do(state, "draw", "roll", "done")
    assert only(told, GameEnded) == GameEnded(EVERYONE, (0,), "turn-limit")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0,), (0, 1, 1))
    assert outcome.returns == (1, -1, -1)
    assert (outcome.reason, outcome.cut_off) == ("turn-limit", True)


@editions
def test_equal_levels_share_the_win_at_a_limit_whatever_they_fight_as(edition: Parameters) -> None:
    """NAP-2"""
    state = lay("piano", level=1, meets="abyss", parameters=replace(edition, turn_limit=1))
    state.level = [3, 2, 3]
    state.source = ScriptedSource([5])
    told = do(state, "draw", "roll", "done")
    assert only(told, GameEnded) == GameEnded(EVERYONE, (0, 2), "turn-limit")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0, 2), (0, 2, 0))
    assert outcome.returns == (1, -1, 1)


@editions
def test_a_cap_on_decisions_ends_any_game(
    monkeypatch: pytest.MonkeyPatch, edition: Parameters
) -> None:
    monkeypatch.setattr("engines.napakalaki.rules.DECISION_CAP", 3)
    state = lay("piano", "curtain", parameters=edition)
    told = do(state, "sell piano", "back", "sell piano")
    assert only(told, GameEnded).reason == "cap"
    assert state.seat == OVER
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.cut_off) == ("cap", True)


@editions
def test_a_new_game_of_the_same_process_knows_nothing_of_the_last_one(edition: Parameters) -> None:
    """Trap: state that survives into a new game."""
    board = config(edition)
    first = RULES.new(board, "again")
    before = RULES.digest(first)
    while first.seat != OVER and first.decisions < 4000:
        RULES.apply(first, RULES.legal(first)[-1])
    assert RULES.digest(RULES.new(board, "again")) == before
    assert deal(board, KeyedSource("again")).treasures == RULES.new(board, "again").treasures


def test_a_search_s_state_is_never_saved() -> None:
    with pytest.raises(BadState):
        RULES.dump(lay())


def test_a_clone_shares_no_list_not_even_of_what_is_due() -> None:
    """A search plays its copies on; the game itself must not notice."""
    state = lay("", "spoon fork ladle whisk", meets="goose")
    do(state, "draw", "accept")
    before = list(state.due)
    copy = state.clone()
    do(copy, "lose fork")
    assert state.due == before
    for name in ("level", "unrolled", "equipped", "hidden", "sale", "due", "treasures",
                 "treasure_pile", "monsters", "monster_pile"):  # fmt: skip
        assert getattr(copy, name) is not getattr(state, name)
    assert all(one is not other for one, other in zip(copy.hidden, state.hidden, strict=True))
