"""Napakalaki: odds before a decision are exact, and the same as playing it many times."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt

import pytest

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import BUY, DRAW, ROLL, SELL, verb_of
from engines.napakalaki.cards import HELMET, Bad, NapakalakiMonster
from engines.napakalaki.config import combat_level
from engines.napakalaki.events import Died, EscapeRolled, Met, Suffered
from engines.napakalaki.odds import (
    CAUGHT,
    DIED,
    ESCAPED,
    OTHER,
    WON,
    FightOutcome,
    cheapest_loss,
    mean,
    outcomes,
    upcoming,
    win_chance,
    with_necklace,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import FIGHT, SETTLE, START, State
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    GUION,
    NUMBER,
    README,
    RULES,
    cards,
    config,
    do,
    lay,
    refreshed,
)
from tests.helpers.examples import FACTOR


def the_action(text: str) -> int:
    """A decision as text, its card by id."""
    verb, _, name = text.partition(" ")
    return RULES.parse(f"{verb} {NUMBER[name]}" if name else verb)


def after(state: State, text: str) -> tuple[FightOutcome, ...]:
    """The outcomes of a decision of the actor, from its view alone."""
    return outcomes(state.config, RULES.view(state, state.seat), the_action(text))


def test_the_chance_to_win_is_the_share_of_the_unseen_monsters_that_are_lower() -> None:
    """NAP-14: a tie loses. Levels 1, 3, 5, 7, 8, 9, 12, 14, 20."""
    state = lay(meets="gnat")
    view = RULES.view(state, 0)
    assert win_chance(state.config, view, 5) == pytest.approx(2 / 9)
    assert win_chance(state.config, view, 6) == pytest.approx(3 / 9)
    do(state, "draw", "accept", "done")
    view = RULES.view(state, 1)
    assert win_chance(state.config, view, 6) == pytest.approx(2 / 8), "the gnat has gone"


def test_when_the_deck_is_empty_the_next_monster_comes_from_the_pile() -> None:
    """NAP-3."""
    state = lay()
    state.monster_pile, state.monsters = state.monsters, []
    view = RULES.view(state, 0)
    assert upcoming(view) == tuple(range(9))
    assert win_chance(state.config, view, 21) == 1
    state.monsters, state.monster_pile = [NUMBER["abyss"]], list(range(8))
    do(state, "draw")
    view = RULES.view(state, 0)
    assert view.monsters_left == 0
    assert upcoming(view) == tuple(range(9)), "the one in play will be among them"


def test_the_roll_to_escape_is_one_third_and_what_each_side_costs() -> None:
    """NAP-15, NAP-16: the boar takes a level and two cards of either kind, the cheapest ones."""
    state = lay("oar", "spoon fork", level=2, meets="boar")
    do(state, "draw")
    escape, caught = after(state, "roll")
    assert escape == replace(FightOutcome(0, ESCAPED, 2, 6, 1, 2), chance=escape.chance)
    assert caught == replace(FightOutcome(0, CAUGHT, 1, 5, 1, 0), chance=caught.chance)
    assert escape.chance == pytest.approx(1 / 3)
    assert caught.chance == pytest.approx(2 / 3)
    assert after(state, "accept") == (FightOutcome(1.0, CAUGHT, 1, 5, 1, 0),)


@pytest.mark.parametrize(("edition", "power"), [(README, 3), (GUION, 1)])
def test_guion_s_necklace_is_a_cost_of_escaping_too(edition: Parameters, power: int) -> None:
    """NAP-17."""
    state = lay("beads", meets="abyss", parameters=edition)
    do(state, "draw")
    escape, death = after(state, "roll")
    assert (escape.how, escape.power) == (ESCAPED, power)
    assert (death.how, death.level, death.equipped) == (DIED, 1, 0)


def test_the_odds_know_nothing_that_the_view_does_not() -> None:
    """Whatever lies on the deck, the outcomes of a draw are the same."""
    found = {after(lay("oar", level=3, meets=first), "draw") for first in ("gnat", "abyss")}
    assert len(found) == 1


def test_a_sale_shows_level_and_strength_after_it() -> None:
    state = lay("piano colander", "curtain", level=3)
    assert after(state, "sell piano")[0].level == 3, "900 buys nothing yet"
    do(state, "sell piano")
    (paid,) = after(state, "sell curtain")
    assert (paid.level, paid.power, paid.equipped, paid.hidden) == (4, 6, 1, 0)
    assert paid.how == OTHER


def test_equipping_shows_the_strength_after_it() -> None:
    state = lay("colander", "oar beads", meets="gnat", level=1, dice=[5])
    state.level[0] = 1
    state.monsters = [NUMBER["abyss"]]
    do(state, "draw", "roll")
    assert after(state, "equip oar")[0].power == 7
    assert after(state, "equip beads")[0].power == 7


def test_a_necklace_counts_with_its_own_bonus_in_what_it_would_make() -> None:
    """NAP-5: pearls have the least bonus of the necklaces, which is what any of them makes."""
    state = lay("colander", "oar pearls", meets="abyss", level=1, dice=[5])
    would = with_necklace(state.config, RULES.view(state, 0), 0)
    do(state, "draw", "roll")
    assert would == after(state, "equip pearls")[0].power
    do(state, "equip pearls")
    view = RULES.view(state, 0)
    assert with_necklace(state.config, view, 0) == view.me.power


def test_the_starting_roll_has_its_outcomes() -> None:
    """NAP-10."""
    state = RULES.new(config(), "x")
    assert [each.hidden for each in after(state, "roll")] == [1, 2, 3]


def test_the_cheapest_loss_keeps_the_most_strength_and_then_the_most_gold() -> None:
    state = lay("oar colander", "fork piano", decks=config(
        monsters=[NapakalakiMonster("x", 30, 1, 1, Bad(either=3))]
    ))  # fmt: skip
    do(state, "draw", "accept")
    assert cheapest_loss(state) == NUMBER["fork"]
    do(state, "lose fork")
    assert cheapest_loss(state) == NUMBER["piano"]
    do(state, "lose piano")
    assert cheapest_loss(state) == NUMBER["colander"]


PLAYED = 4_000 * FACTOR
MOMENTS = {
    "the starting roll": ("", ["roll"]),
    "the draw of a monster": ("sieve spoon", ["draw"]),
    "the roll to escape from a loss by choice": ("spoon fork whisk", ["draw", "roll"]),
    "taking the bad consequence": ("spoon fork whisk", ["draw", "accept"]),
    "the choice of what is lost": ("spoon fork whisk", ["draw", "accept", "lose fork"]),
    "a sale": ("barrel fork", ["sell barrel"]),
    "equipping": ("barrel skates", ["done", "equip skates"]),
    "the draw after equipping": ("barrel skates", ["done", "equip skates", "draw"]),
}
"""What is decided, with the actor's hidden cards; the last decision is the one that is reckoned."""


def moment(name: str, edition: Parameters) -> tuple[State, str]:
    """A table before a decision, and the decision."""
    hidden, decisions = MOMENTS[name]
    state = lay("beads colander", hidden, level=1, meets="boar", parameters=edition,
                pile="bucket", others=[("", "ladle")])  # fmt: skip
    if name == "the starting roll":
        state.phase, state.unrolled[0] = START, 1
    state.early = int("equipping" in name)
    refreshed(state)
    do(state, *decisions[:-1])
    return state, decisions[-1]


def played(state: State, action: int, seed: int) -> tuple[int, int, int, int, int]:
    """What came of a decision in one game, its decks shuffled and its losses chosen cheaply.

    Nothing here is shared with the odds: the true game, its true decks, and the public rules.
    """
    source = CheapSource(seed)
    game = state.clone(source)
    source.shuffle(0, game.monsters)
    source.shuffle(1, game.treasures)
    told: list[Event] = []
    RULES.apply(game, action, told.append)
    if action == DRAW and game.phase == FIGHT:
        RULES.apply(game, ROLL, told.append)
    if verb_of(action) == SELL and BUY in game.legal:
        RULES.apply(game, BUY, told.append)
    while game.phase == SETTLE:
        RULES.apply(game, game.config.lose[cheapest_loss(game)], told.append)
    level, equipped = game.level[0], game.equipped[0]
    power = combat_level(game.config, level, equipped)
    return how(told), level, power, len(equipped), len(game.hidden[0])


def how(told: list[Event]) -> int:
    """How the combat of a decision went."""
    if any(isinstance(event, Died) for event in told):
        return DIED
    if any(isinstance(event, Suffered) for event in told):
        return CAUGHT
    if any(isinstance(event, EscapeRolled) for event in told):
        return ESCAPED
    return WON if any(isinstance(event, Met) for event in told) else OTHER


@pytest.mark.one_of(3)
@editions
@pytest.mark.parametrize("name", MOMENTS)
def test_the_odds_agree_with_thousands_of_seeded_plays(name: str, edition: Parameters) -> None:
    """Each outcome comes as often as was said, within five standard deviations, and no other."""
    state, decision = moment(name, edition)
    action = the_action(decision)
    expected = {
        (each.how, each.level, each.power, each.equipped, each.hidden): each.chance
        for each in outcomes(state.config, RULES.view(state, 0), action)
    }
    seen = Counter(played(state, action, seed) for seed in range(PLAYED))
    assert set(seen) == set(expected)
    for outcome, chance in expected.items():
        reach = 5 * sqrt(PLAYED * chance * (1 - chance))
        assert abs(seen[outcome] - PLAYED * chance) <= reach + 1e-6, outcome


@editions
def test_the_mean_of_the_outcomes_is_their_average(edition: Parameters) -> None:
    """NAP-13 to NAP-16, by hand: two monsters in the deck, a gnat that is beaten and a boar."""
    foes = [
        NapakalakiMonster("gnat", 1, 1, 2, Bad(levels=1)),
        NapakalakiMonster("boar", 30, 1, 1, Bad(levels=2)),
    ]
    state = lay("oar", "fork", level=4, decks=config(edition, monsters=foes))
    found = mean(outcomes(state.config, RULES.view(state, 0), DRAW))
    assert (found.win, found.escape) == pytest.approx((1 / 2, 1 / 6))
    assert (found.caught, found.death) == pytest.approx((1 / 3, 0))
    assert found.level == pytest.approx(5 / 2 + 4 / 6 + 2 / 3)
    assert found.power == pytest.approx(found.level + 4)
    assert found.treasures == pytest.approx(4 / 2 + 2 / 6 + 2 / 3)


def test_chances_add_up_to_one_for_every_decision_of_a_game() -> None:
    state, choices = RULES.deal(config(), CheapSource(8)), CheapSource(9)
    for _ in range(300):
        if state.seat < 0:
            break
        view = RULES.view(state, state.seat)
        for action in view.legal:
            found = outcomes(state.config, view, action)
            assert sum(each.chance for each in found) == pytest.approx(1)
            assert all(each.how in (OTHER, WON, ESCAPED, CAUGHT, DIED) for each in found)
        RULES.apply(state, view.legal[choices.below(0, len(view.legal))])


def test_a_typed_loss_is_foreseen_by_its_type() -> None:
    game = config(monsters=[NapakalakiMonster("x", 30, 1, 1, Bad(equipped_kinds=(HELMET,)))])
    state = lay("colander oar", decks=game)
    do(state, "draw")
    (lost,) = after(state, "accept")
    assert (lost.power, lost.equipped) == (5, 1)
    assert cards("oar") == [3]
