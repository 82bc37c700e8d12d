"""Napakalaki: combats, escapes and necklaces, by clause (NAP-12 to NAP-15, NAP-17, NAP-19)."""

from __future__ import annotations

import pytest

from engines.kernel.errors import BadSetup
from engines.kernel.events import TurnBegan
from engines.napakalaki.cards import NECKLACE, Bad, NapakalakiMonster
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    Accepted,
    EscapeRolled,
    LevelChanged,
    Met,
    NecklaceSpent,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import EQUIPPING, FIGHT
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    GUION,
    README,
    RULES,
    SMALL_MONSTERS,
    SMALL_TREASURES,
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


@editions
def test_nap_12_names_of_monsters_are_unique_in_a_deck(edition: Parameters) -> None:
    with pytest.raises(BadSetup) as refused:
        Config(SMALL_TREASURES, (*SMALL_MONSTERS, SMALL_MONSTERS[0]), 3, edition)
    assert refused.value.data == {"problem": "same-id", "deck": "monsters", "found": "gnat"}


@editions
def test_nap_12_the_player_draws_one_monster_and_fights_it(edition: Parameters) -> None:
    state = lay(meets="boar gnat", parameters=edition)
    told = do(state, "draw")
    assert SMALL_MONSTERS[only(told, Met).monster].id == "boar", "the one on top"
    assert (state.phase, state.monster) == (FIGHT, only(told, Met).monster)
    assert len(state.monsters) == len(SMALL_MONSTERS) - 1
    assert state.monster not in state.monsters


@editions
def test_nap_13_hidden_treasures_add_nothing(edition: Parameters) -> None:
    state = lay("colander", "oar curtain beads", level=3, meets="abyss", parameters=edition)
    assert only(do(state, "draw"), Met).power == 5


@editions
@pytest.mark.parametrize(("level", "wins"), [(4, False), (5, False), (6, True)])
def test_nap_14_the_monster_must_be_lower_a_tie_loses(
    level: int, wins: bool, edition: Parameters
) -> None:
    state = lay(level=level, meets="goose", parameters=edition)
    assert only(do(state, "draw"), Met).wins is wins
    assert (state.phase == FIGHT) is not wins
    assert state.level[0] == level + wins


@editions
def test_nap_14_the_prize_is_the_levels_and_treasures_of_the_card(edition: Parameters) -> None:
    state = lay("oar", level=1, meets="moth", prize="spoon bucket", parameters=edition)
    told = do(state, "draw")
    assert only(told, LevelChanged).change == 2
    assert state.level[0] == 3
    assert hand(state) == "spoon bucket"


@editions
@pytest.mark.parametrize("face", [5, 6])
def test_nap_15_five_or_six_escapes_and_all_stays_as_it_was(face: int, edition: Parameters) -> None:
    state = lay("oar", "spoon", level=3, meets="abyss", dice=[face - 1], parameters=edition)
    told = do(state, "draw", "roll")
    assert only(told, EscapeRolled) == EscapeRolled(-1, 0, face, True)
    assert "Suffered" not in kinds(told)
    assert (state.level[0], table(state), hand(state)) == (3, "oar", "spoon")
    assert state.phase == EQUIPPING, "NAP-19 still applies"
    assert names([]) == pile(state)


@editions
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_nap_15_less_than_five_and_the_bad_consequence_applies(
    face: int, edition: Parameters
) -> None:
    state = lay("oar", level=3, meets="abyss", dice=[face - 1], parameters=edition)
    told = do(state, "draw", "roll")
    assert only(told, EscapeRolled).roll == face
    assert kinds(told)[-3:] == ["Suffered", "Died", "MonsterDiscarded"]


@editions
def test_nap_15_not_trying_means_that_it_applies_without_a_die(edition: Parameters) -> None:
    state = lay(level=3, meets="abyss", dice=[], parameters=edition)
    told = do(state, "draw", "accept")
    assert only(told, Accepted).seat == 0
    assert state.level[0] == 1


@editions
def test_nap_17_the_necklace_goes_after_a_victory(edition: Parameters) -> None:
    state = lay("beads colander", level=2, meets="goose", prize="oar spoon", parameters=edition)
    told = do(state, "draw")
    assert only(told, Met).power == 8
    assert kinds(told).index("NecklaceSpent") < kinds(told).index("Received")
    assert (table(state), pile(state)) == ("colander", "beads")


@pytest.mark.parametrize(("parameters", "kept"), [(README, True), (GUION, False)])
@pytest.mark.parametrize(("way", "face"), [("roll", 1), ("roll", 6), ("accept", 1)])
def test_nap_17_without_a_victory_it_stays_in_readme_and_goes_in_guion(
    parameters: Parameters, kept: bool, way: str, face: int
) -> None:
    game = config(parameters, monsters=[NapakalakiMonster("x", 30, 1, 1, Bad(levels=1))])
    state = lay("beads", level=2, dice=[face - 1], decks=game)
    told = do(state, "draw", way)
    assert (table(state) == "beads") is kept
    assert ("NecklaceSpent" in kinds(told)) is not kept


@editions
def test_nap_17_a_loss_of_the_necklace_itself_is_met_or_gone(edition: Parameters) -> None:
    """Trap: a pending loss that can never be met. In guion the necklace has already gone."""
    game = config(
        edition,
        monsters=[NapakalakiMonster("x", 30, 1, 1, Bad(equipped_kinds=(NECKLACE,)))],
    )
    state = lay("beads oar", level=2, decks=game)
    told = do(state, "draw", "accept")
    assert ("NecklaceSpent" in kinds(told)) is edition.necklace_always
    assert ("Lost" in kinds(told)) is not edition.necklace_always
    assert (table(state), pile(state), state.due) == ("oar", "beads", [])
    do(state, "done")
    assert state.seat == 1


def test_nap_17_guion_the_necklace_is_no_part_of_what_is_lost() -> None:
    """NAP-10a: it goes between the levels and the cards."""
    game = config(GUION, monsters=[NapakalakiMonster("x", 30, 1, 1, Bad(levels=1, equipped=1))])
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
    game = config(monsters=[NapakalakiMonster("x", 30, 1, 1, Bad(equipped=1))])
    state = lay("beads oar", decks=game)
    told = do(state, "draw", "accept")
    assert open_to(state) == "lose oar, lose beads"
    told = do(state, "lose beads")
    assert not [event for event in told if isinstance(event, NecklaceSpent)]


@editions
def test_nap_17_a_hidden_necklace_took_no_part_and_stays(edition: Parameters) -> None:
    state = lay("oar", "beads", level=1, meets="moth", prize="fork spoon", parameters=edition)
    do(state, "draw")
    assert hand(state) == "spoon beads fork"


@editions
def test_nap_17_it_comes_back_by_being_drawn_again(edition: Parameters) -> None:
    state = lay("beads", level=4, meets="goose", prize="", parameters=edition)
    state.treasures = []
    do(state, "draw")
    assert hand(state) == "beads", "the pile was shuffled for the prize, and it was in the pile"
    assert table(state) == ""


@editions
def test_nap_19_the_monster_is_discarded_after_the_combat(edition: Parameters) -> None:
    state = lay("", "spoon fork sieve", meets="goose gnat", parameters=edition)
    do(state, "draw", "accept")
    assert RULES.view(state, 1).monster == 2, "in play while its victim chooses"
    assert RULES.view(state, 1).monster_pile == ()
    do(state, "lose spoon", "lose fork")
    assert RULES.view(state, 1).monster == -1
    assert RULES.view(state, 1).monster_pile == (2,)


@editions
def test_nap_19_no_more_than_the_excess_is_discarded(edition: Parameters) -> None:
    state = lay("", "spoon ladle whisk fork broom", meets="gnat", parameters=edition)
    do(state, "draw", "accept", "done")
    assert open_to(state) == (
        "discard spoon, discard ladle, discard whisk, discard fork, discard broom"
    )
    told = do(state, "discard fork")
    assert only(told, TurnBegan).seat == 1
    assert hand(state) == "spoon ladle whisk broom"


@editions
def test_nap_19_at_the_limit_nothing_is_asked(edition: Parameters) -> None:
    state = lay("", "spoon ladle whisk fork", meets="gnat", parameters=edition)
    do(state, "draw", "accept", "done")
    assert state.seat == 1
