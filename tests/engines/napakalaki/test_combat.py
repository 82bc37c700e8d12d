"""Napakalaki: combats, escapes and bad consequences, by clause (NAP-12 to NAP-19) and trap."""

from __future__ import annotations

import pytest

from engines.kernel.errors import BadSetup
from engines.kernel.events import TurnBegan
from engines.napakalaki.cards import ALL, HELMET, ONE_HAND, Bad, Monster
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    Accepted,
    Died,
    EscapeRolled,
    LevelChanged,
    Lost,
    Met,
    NecklaceSpent,
    Received,
    Suffered,
)
from engines.napakalaki.figures import Figures
from engines.napakalaki.state import EQUIPPING, FIGHT, SETTLE, START
from tests.engines.napakalaki.aids import (
    GUION,
    MONSTERS,
    README,
    RULES,
    TREASURES,
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

editions = pytest.mark.parametrize("edition", [README, GUION], ids=["readme", "guion"])


def lost_by(bad: Bad, equipped: str = "", hidden: str = "", *choices: str) -> tuple[str, str]:
    """What seat 0 has left, equipped and hidden, after the consequence and these choices."""
    game = config(monsters=[Monster("beast", 30, 1, 1, bad)])
    state = lay(equipped, hidden, decks=game)
    do(state, "draw", "accept", *choices)
    assert state.phase == EQUIPPING, open_to(state)
    return table(state), hand(state)


def test_nap_12_names_of_monsters_are_unique_in_a_deck() -> None:
    with pytest.raises(BadSetup) as refused:
        Config(TREASURES, (*MONSTERS, MONSTERS[0]), 3)
    assert refused.value.data == {"problem": "same-id", "deck": "monsters", "found": "gnat"}


@editions
def test_nap_13_hidden_treasures_add_nothing(edition: Figures) -> None:
    state = lay("colander", "oar curtain beads", level=3, meets="abyss", figures=edition)
    assert only(do(state, "draw"), Met).power == 5


@editions
@pytest.mark.parametrize(("level", "wins"), [(4, False), (5, False), (6, True)])
def test_nap_14_the_monster_must_be_lower_a_tie_loses(
    level: int, wins: bool, edition: Figures
) -> None:
    state = lay(level=level, meets="goose", figures=edition)
    assert only(do(state, "draw"), Met).wins is wins
    assert (state.phase == FIGHT) is not wins
    assert state.level[0] == level + wins


@editions
def test_nap_14_the_prize_is_the_levels_and_treasures_of_the_card(edition: Figures) -> None:
    state = lay("oar", level=1, meets="moth", prize="spoon bucket", figures=edition)
    told = do(state, "draw")
    assert only(told, LevelChanged).change == 2
    assert state.level[0] == 3
    assert hand(state) == "spoon bucket"


@editions
@pytest.mark.parametrize("face", [5, 6])
def test_nap_15_five_or_six_escapes_and_all_stays_as_it_was(face: int, edition: Figures) -> None:
    state = lay("oar", "spoon", level=3, meets="abyss", dice=[face - 1], figures=edition)
    told = do(state, "draw", "roll")
    assert only(told, EscapeRolled) == EscapeRolled(-1, 0, face, True)
    assert "Suffered" not in kinds(told)
    assert (state.level[0], table(state), hand(state)) == (3, "oar", "spoon")
    assert state.phase == EQUIPPING, "NAP-19 still applies"
    assert names([]) == pile(state)


@editions
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_nap_15_less_than_five_and_the_bad_consequence_applies(face: int, edition: Figures) -> None:
    state = lay("oar", level=3, meets="abyss", dice=[face - 1], figures=edition)
    told = do(state, "draw", "roll")
    assert only(told, EscapeRolled).roll == face
    assert kinds(told)[-3:] == ["Suffered", "Died", "MonsterDiscarded"]


def test_nap_15_not_trying_means_that_it_applies_without_a_die() -> None:
    state = lay(level=3, meets="abyss", dice=[])
    told = do(state, "draw", "accept")
    assert only(told, Accepted).seat == 0
    assert state.level[0] == 1


@pytest.mark.parametrize(
    ("level", "lost", "after"), [(5, 2, 3), (2, 3, 1), (1, 1, 1), (9, ALL, 1), (4, 0, 4)]
)
def test_nap_16_levels_are_lost_but_never_below_1(level: int, lost: int, after: int) -> None:
    """NAP-2; trap: level below 1."""
    state = lay(level=level, decks=config(monsters=[Monster("x", 30, 1, 1, Bad(levels=lost))]))
    told = do(state, "draw", "accept")
    assert state.level[0] == after
    changes = [event.change for event in told if isinstance(event, LevelChanged)]
    assert changes == ([after - level] if after != level else [])


@pytest.mark.parametrize(
    ("bad", "equipped", "hidden", "choices", "left"),
    [
        # A number of equipped: the player chooses which.
        (Bad(equipped=1), "oar colander", "spoon", ["lose oar"], ("colander", "spoon")),
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
        (Bad(either=2), "oar", "spoon sieve", ["lose oar", "lose sieve"], ("", "spoon")),
        (Bad(either=3), "oar", "spoon sieve", [], ("", "")),
        # Given types: the others are safe.
        (Bad(equipped_kinds=(HELMET,)), "oar colander", "sieve", [], ("oar", "sieve")),
        (Bad(hidden_kinds=(HELMET,)), "colander", "sieve spoon", [], ("colander", "spoon")),
        (
            Bad(hidden_kinds=(HELMET,)),
            "",
            "sieve bucket spoon",
            ["lose bucket"],
            ("", "spoon sieve"),
        ),
        (Bad(equipped_kinds=(ONE_HAND,)), "spoon ladle", "", ["lose spoon"], ("ladle", "")),
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
        (Bad(equipped=ALL), "oar colander curtain skates beads", "fork", [], ("", "fork")),
        (Bad(hidden=ALL), "oar", "fork sieve spoon", [], ("oar", "")),
        (Bad(either=ALL), "oar", "fork sieve", [], ("", "")),
    ],
)
def test_nap_16_cards_that_are_lost(
    bad: Bad, equipped: str, hidden: str, choices: list[str], left: tuple[str, str]
) -> None:
    assert lost_by(bad, equipped, hidden, *choices) == left


def test_nap_16_all_takes_the_fullest_outfit() -> None:
    """Trap: "all" coded as a number too small (six can be equipped)."""
    full = "spoon ladle colander curtain skates beads"
    assert lost_by(Bad(equipped=ALL), full, "fork") == ("", "fork")


def test_nap_16_only_the_cards_that_still_count_are_open() -> None:
    bad = Bad(equipped=1, hidden_kinds=(HELMET,), either=1)
    state = lay(
        "oar skates", "colander bucket fork", decks=config(monsters=[Monster("x", 9, 1, 1, bad)])
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


def test_nap_16_the_order_is_levels_equipped_hidden_either() -> None:
    bad = Bad(levels=1, equipped=1, hidden=1, either=1)
    game = config(monsters=[Monster("x", 9, 1, 1, bad)])
    state = lay("oar", "spoon fork", level=3, decks=game)
    told = do(state, "draw", "accept", "lose fork")
    assert kinds(told) == [
        "Met", "Accepted", "Suffered", "LevelChanged", "Lost", "Lost", "Lost", "MonsterDiscarded",
    ]  # fmt: skip
    assert [names([e.card]) for e in told if isinstance(e, Lost)] == ["oar", "fork", "spoon"]


def test_nap_16_each_part_is_cut_when_it_is_reached() -> None:
    """The equipped part takes what the part of either would have liked to take."""
    assert lost_by(Bad(equipped=2, either=3), "oar colander", "spoon") == ("", "")


def test_nap_16_losing_the_last_card_is_no_death() -> None:
    state = lay("oar", "", level=4, decks=config(monsters=[Monster("x", 9, 1, 1, Bad(either=1))]))
    told = do(state, "draw", "accept", "done")
    assert "Died" not in kinds(told)
    assert state.level[0] == 4
    assert state.unrolled[0] == 0


def test_nap_16_a_hidden_card_that_is_lost_is_public_in_the_pile() -> None:
    state = lay("", "spoon fork", meets="goose")
    told = do(state, "draw", "accept")
    assert [event.hidden for event in told if isinstance(event, Lost)] == [True, True]
    assert [names([card]) for card in RULES.view(state, 2).treasure_pile] == ["spoon", "fork"]


@editions
def test_the_second_victim_of_a_monster_loses_as_much_as_the_first(edition: Figures) -> None:
    """Trap: a shared monster card changed by a loss."""
    beast = Monster("x", 30, 1, 1, Bad(levels=1, equipped_kinds=(HELMET,), hidden=1))
    state = lay(
        "colander", "spoon fork", level=2, others=[("bucket", "ladle whisk")], figures=edition,
        decks=config(edition, monsters=[beast]),
    )  # fmt: skip
    state.level[1] = 2
    do(state, "draw", "accept", "lose fork", "done")
    assert (state.level[0], table(state), hand(state)) == (1, "", "spoon")
    do(state, "draw", "accept", "lose whisk", "done")
    assert (state.level[1], table(state, 1), hand(state, 1)) == (1, "", "ladle")
    assert state.config.monsters[0] == beast


def test_nap_17_readme_the_necklace_goes_after_a_victory() -> None:
    state = lay("beads colander", level=2, meets="goose", prize="oar spoon")
    told = do(state, "draw")
    assert only(told, Met).power == 8
    assert kinds(told).index("NecklaceSpent") < kinds(told).index("Received")
    assert (table(state), pile(state)) == ("colander", "beads")


@pytest.mark.parametrize(("figures", "kept"), [(README, True), (GUION, False)])
@pytest.mark.parametrize("face", [1, 6])
def test_nap_17_without_a_victory_it_stays_in_readme_and_goes_in_guion(
    figures: Figures, kept: bool, face: int
) -> None:
    game = config(figures, monsters=[Monster("x", 30, 1, 1, Bad(levels=1))])
    state = lay("beads", level=2, dice=[face - 1], decks=game)
    told = do(state, "draw", "roll")
    assert (table(state) == "beads") is kept
    assert ("NecklaceSpent" in kinds(told)) is not kept


def test_nap_17_guion_the_necklace_is_no_part_of_what_is_lost() -> None:
    """Trap: a pending loss that can never be met, after the necklace went. NAP-10a: it goes
    between the levels and the cards."""
    game = config(GUION, monsters=[Monster("x", 30, 1, 1, Bad(levels=1, equipped=1))])
    state = lay("beads", level=2, decks=game)
    told = do(state, "draw", "accept")
    assert kinds(told) == [
        "Met", "Accepted", "Suffered", "LevelChanged", "NecklaceSpent", "MonsterDiscarded",
    ]  # fmt: skip
    assert state.phase == EQUIPPING, "there is nothing left to lose, and play goes on"
    state = lay("beads oar", level=2, decks=game)
    do(state, "draw", "accept")
    assert (table(state), pile(state)) == ("", "oar beads")


def test_nap_17_readme_the_necklace_may_be_what_is_lost() -> None:
    game = config(monsters=[Monster("x", 30, 1, 1, Bad(equipped=1))])
    state = lay("beads oar", decks=game)
    told = do(state, "draw", "accept")
    assert open_to(state) == "lose oar, lose beads"
    told = do(state, "lose beads")
    assert not [event for event in told if isinstance(event, NecklaceSpent)]


@editions
def test_nap_17_a_hidden_necklace_took_no_part_and_stays(edition: Figures) -> None:
    state = lay("oar", "beads", level=1, meets="moth", prize="fork spoon", figures=edition)
    do(state, "draw")
    assert hand(state) == "spoon beads fork"


def test_nap_17_it_comes_back_by_being_drawn_again() -> None:
    state = lay("beads", level=4, meets="goose", prize="")
    state.treasures = []
    do(state, "draw")
    assert hand(state) == "beads", "the pile was shuffled for the prize, and it was in the pile"
    assert table(state) == ""


@editions
def test_nap_18_death_takes_all_treasures_and_the_level_becomes_1(edition: Figures) -> None:
    state = lay("oar beads", "spoon fork", level=7, meets="abyss", figures=edition)
    told = do(state, "draw", "accept")
    assert (state.level[0], table(state), hand(state)) == (1, "", "")
    assert pile(state) == "spoon oar beads fork"
    died = only(told, Died)
    assert names(died.hidden) == "spoon fork"
    assert only(told, Suffered).monster == 8


def test_nap_18_and_the_next_turn_begins_with_the_starting_roll() -> None:
    state = lay(meets="abyss gnat gnat", others=[("", ""), ("", "")], dice=[2])
    do(state, "draw", "accept", "done", "draw", "accept", "done", "draw", "accept", "done")
    assert (state.seat, state.phase) == (0, START)
    told = do(state, "roll")
    assert only(told, Received).count == 2
    do(state, "done")
    assert open_to(state).startswith("draw, equip"), "NAP-9: before this combat too"


def test_nap_16_death_replaces_the_rest() -> None:
    bad = Bad(death=True)
    game = config(GUION, monsters=[Monster("x", 30, 1, 1, bad)])
    state = lay("beads oar", "spoon", level=3, decks=game)
    do(state, "draw", "accept")
    assert pile(state) == "spoon oar beads"
    assert state.due == []


def test_nap_19_the_monster_is_discarded_after_the_combat() -> None:
    state = lay("", "spoon fork sieve", meets="goose gnat")
    do(state, "draw", "accept")
    assert RULES.view(state, 1).monster == 2, "in play while its victim chooses"
    assert RULES.view(state, 1).monster_pile == ()
    do(state, "lose spoon", "lose fork")
    assert RULES.view(state, 1).monster == -1
    assert RULES.view(state, 1).monster_pile == (2,)


def test_nap_19_no_more_than_the_excess_is_discarded() -> None:
    state = lay("", "spoon ladle whisk fork broom", meets="gnat")
    do(state, "draw", "accept", "done")
    assert open_to(state) == (
        "discard spoon, discard ladle, discard whisk, discard fork, discard broom"
    )
    told = do(state, "discard fork")
    assert only(told, TurnBegan).seat == 1
    assert hand(state) == "spoon ladle whisk broom"


def test_nap_19_at_the_limit_nothing_is_asked() -> None:
    state = lay("", "spoon ladle whisk fork", meets="gnat")
    do(state, "draw", "accept", "done")
    assert state.seat == 1
