"""Napakalaki: bad consequences and death, by clause (NAP-16, NAP-18)."""

from __future__ import annotations

import pytest

from engines.napakalaki.cards import ALL, HELMET, ONE_HAND, Bad, NapakalakiMonster
from engines.napakalaki.events import (
    Died,
    LevelChanged,
    Lost,
    Received,
    Suffered,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import EQUIPPING, SETTLE, START
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    RULES,
    config,
    do,
    hand,
    kinds,
    lay,
    names,
    only,
    open_to,
    pile,
    table,
)


def lost_by(
    edition: Parameters, bad: Bad, equipped: str, hidden: str, *choices: str
) -> tuple[str, str]:
    """What seat 0 has left, equipped and hidden, after the consequence and these choices."""
    game = config(edition, monsters=[NapakalakiMonster("beast", 30, 1, 1, bad)])
    state = lay(equipped, hidden, decks=game)
    do(state, "draw", "accept", *choices)
    assert state.phase == EQUIPPING, open_to(state)
    return table(state), hand(state)


@editions
@pytest.mark.parametrize(
    ("level", "lost", "after"), [(5, 2, 3), (2, 3, 1), (1, 1, 1), (9, ALL, 1), (4, 0, 4)]
)
def test_nap_16_levels_are_lost_but_never_below_1(
    level: int, lost: int, after: int, edition: Parameters
) -> None:
    """Trap: level below 1 (NAP-2)."""
    state = lay(
        level=level,
        decks=config(edition, monsters=[NapakalakiMonster("x", 30, 1, 1, Bad(levels=lost))]),
    )
    told = do(state, "draw", "accept")
    assert state.level[0] == after
    changes = [event.change for event in told if isinstance(event, LevelChanged)]
    assert changes == ([after - level] if after != level else [])


@editions
@pytest.mark.parametrize(
    ("bad", "equipped", "hidden", "choices", "left"),
    [
        # A number of equipped: the player chooses which.
        (
            Bad(equipped=1),
            "oar colander",
            "spoon",
            ["lose oar"],
            ("colander", "spoon"),
        ),
        (
            Bad(equipped=2),
            "oar colander curtain",
            "",
            ["lose oar", "lose curtain"],
            ("colander", ""),
        ),
        # One answer: as many as there are, or fewer.
        (Bad(equipped=2), "oar colander", "spoon", [], ("", "spoon")),
        (Bad(equipped=5), "oar", "spoon", [], ("", "spoon")),
        (Bad(equipped=1), "", "spoon", [], ("", "spoon")),
        # Hidden ones.
        (Bad(hidden=1), "oar", "spoon sieve", ["lose sieve"], ("oar", "spoon")),
        (Bad(hidden=2), "oar", "spoon", [], ("oar", "")),
        # Either, from both together, equipped ones included.
        (
            Bad(either=2),
            "oar",
            "spoon sieve",
            ["lose oar", "lose sieve"],
            ("", "spoon"),
        ),
        (Bad(either=3), "oar", "spoon sieve", [], ("", "")),
        # Given types: the others are safe.
        (
            Bad(equipped_kinds=(HELMET,)),
            "oar colander",
            "sieve",
            [],
            ("oar", "sieve"),
        ),
        (
            Bad(hidden_kinds=(HELMET,)),
            "colander",
            "sieve spoon",
            [],
            ("colander", "spoon"),
        ),
        (
            Bad(hidden_kinds=(HELMET,)),
            "",
            "sieve bucket spoon",
            ["lose bucket"],
            ("", "spoon sieve"),
        ),
        (
            Bad(equipped_kinds=(ONE_HAND,)),
            "spoon ladle",
            "",
            ["lose spoon"],
            ("ladle", ""),
        ),
        (
            Bad(equipped_kinds=(ONE_HAND, ONE_HAND)),
            "spoon ladle colander",
            "",
            [],
            ("colander", ""),
        ),
        (
            Bad(equipped_kinds=(ONE_HAND,), hidden_kinds=(ONE_HAND, HELMET)),
            "spoon",
            "ladle whisk sieve",
            ["lose whisk"],
            ("", "ladle"),
        ),
        (Bad(equipped_kinds=(HELMET,)), "oar", "", [], ("oar", "")),
        # All is a value of its own.
        (
            Bad(equipped=ALL),
            "oar colander curtain skates beads",
            "fork",
            [],
            ("", "fork"),
        ),
        (Bad(hidden=ALL), "oar", "fork sieve spoon", [], ("oar", "")),
        (Bad(either=ALL), "oar", "fork sieve", [], ("", "")),
    ],
)
def test_nap_16_cards_that_are_lost(
    bad: Bad,
    equipped: str,
    hidden: str,
    choices: list[str],
    left: tuple[str, str],
    edition: Parameters,
) -> None:
    assert lost_by(edition, bad, equipped, hidden, *choices) == left


@editions
def test_nap_16_all_takes_the_fullest_outfit(edition: Parameters) -> None:
    """Trap: "all" coded as a number too small (six can be equipped)."""
    full = "spoon ladle colander curtain skates beads"
    rest = "whisk oar piano bucket barrel slippers pearls fork sieve broom"
    assert lost_by(edition, Bad(equipped=ALL), full, "fork") == ("", "fork")
    assert lost_by(edition, Bad(hidden=ALL), "", rest) == ("", "")
    assert lost_by(edition, Bad(either=ALL), full, rest) == ("", "")


@editions
def test_nap_16_only_the_cards_that_still_count_are_open(edition: Parameters) -> None:
    bad = Bad(equipped=1, hidden_kinds=(HELMET,), either=1)
    state = lay(
        "oar skates",
        "colander bucket fork",
        decks=config(edition, monsters=[NapakalakiMonster("x", 9, 1, 1, bad)]),
    )
    do(state, "draw", "accept")
    assert state.phase == SETTLE
    assert open_to(state) == "lose oar, lose skates"
    do(state, "lose oar")
    assert open_to(state) == "lose colander, lose bucket"
    do(state, "lose bucket")
    assert open_to(state) == "lose colander, lose skates, lose fork"
    do(state, "lose fork")
    assert state.phase == EQUIPPING
    assert (table(state), hand(state), pile(state)) == ("skates", "colander", "oar bucket fork")


@editions
def test_nap_16_the_order_is_levels_equipped_hidden_either(edition: Parameters) -> None:
    bad = Bad(levels=1, equipped=1, hidden=1, either=1)
    game = config(edition, monsters=[NapakalakiMonster("x", 9, 1, 1, bad)])
    state = lay("oar", "spoon fork", level=3, decks=game)
    told = do(state, "draw", "accept", "lose fork")
    assert kinds(told) == [
        "Met", "Accepted", "Suffered", "LevelChanged", "Lost", "Lost", "Lost", "MonsterDiscarded",
    ]  # fmt: skip
    assert [names([e.card]) for e in told if isinstance(e, Lost)] == ["oar", "fork", "spoon"]


@editions
def test_nap_16_each_part_is_cut_when_it_is_reached(edition: Parameters) -> None:
    """The equipped part takes what the part of either would have liked to take."""
    assert lost_by(edition, Bad(equipped=2, either=3), "oar colander", "spoon") == (
        "",
        "",
    )


@editions
def test_nap_16_losing_the_last_card_is_no_death(edition: Parameters) -> None:
    state = lay(
        "oar",
        "",
        level=4,
        decks=config(edition, monsters=[NapakalakiMonster("x", 9, 1, 1, Bad(either=1))]),
    )
    told = do(state, "draw", "accept", "done")
    assert "Died" not in kinds(told)
    assert state.level[0] == 4
    assert state.unrolled[0] == 0


@editions
def test_nap_20_a_hidden_card_that_is_lost_is_public_in_the_pile(edition: Parameters) -> None:
    state = lay("", "spoon fork", meets="goose", parameters=edition)
    told = do(state, "draw", "accept")
    assert [event.hidden for event in told if isinstance(event, Lost)] == [True, True]
    assert [names([card]) for card in RULES.view(state, 2).treasure_pile] == ["spoon", "fork"]


@editions
def test_the_second_victim_of_a_monster_loses_as_much_as_the_first(edition: Parameters) -> None:
    """Trap: a shared monster card changed by a loss."""
    beast = NapakalakiMonster("x", 30, 1, 1, Bad(levels=1, equipped_kinds=(HELMET,), hidden=1))
    state = lay(
        "colander", "spoon fork", level=2, others=[("bucket", "ladle whisk")], parameters=edition,
        decks=config(edition, monsters=[beast]),
    )  # fmt: skip
    state.level[1] = 2
    do(state, "draw", "accept", "lose fork", "done")
    assert (state.level[0], table(state), hand(state)) == (1, "", "spoon")
    do(state, "draw", "accept", "lose whisk", "done")
    assert (state.level[1], table(state, 1), hand(state, 1)) == (1, "", "ladle")
    assert state.config.monsters[0] == beast


@editions
def test_nap_18_death_takes_all_treasures_and_the_level_becomes_1(edition: Parameters) -> None:
    state = lay("oar beads", "spoon fork", level=7, meets="abyss", parameters=edition)
    told = do(state, "draw", "accept")
    assert (state.level[0], table(state), hand(state)) == (1, "", "")
    assert pile(state) == "spoon oar beads fork"
    died = only(told, Died)
    assert names(died.hidden) == "spoon fork"
    assert only(told, Suffered).monster == 8


@editions
def test_nap_18_and_the_next_turn_begins_with_the_starting_roll(edition: Parameters) -> None:
    state = lay(meets="abyss gnat gnat", others=[("", ""), ("", "")], dice=[2], parameters=edition)
    do(state, "draw", "accept", "done", "draw", "accept", "done", "draw", "accept", "done")
    assert (state.seat, state.phase) == (0, START)
    told = do(state, "roll")
    assert only(told, Received).count == 2
    do(state, "done")
    assert open_to(state).startswith("draw, equip"), "NAP-9: before this combat too"


@editions
def test_nap_16_death_replaces_the_rest(edition: Parameters) -> None:
    bad = Bad(death=True, levels=1, equipped=1, hidden=ALL)
    game = config(edition, monsters=[NapakalakiMonster("x", 30, 1, 1, bad)])
    state = lay("beads oar", "spoon", level=3, decks=game)
    told = do(state, "draw", "accept")
    assert not {"LevelChanged", "Lost"} & set(kinds(told))
    assert pile(state) == "spoon oar beads"
    assert state.due == []
