"""Napakalaki: odds before a decision are exact, and the same as playing it many times."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import DRAW
from engines.napakalaki.cards import HELMET, Bad, Monster
from engines.napakalaki.config import combat_level
from engines.napakalaki.events import Died, EscapeRolled, Met, Suffered
from engines.napakalaki.figures import Figures
from engines.napakalaki.odds import (
    CAUGHT,
    DIED,
    ESCAPED,
    OTHER,
    WON,
    Outcome,
    cheapest_loss,
    mean,
    outcomes,
    starting_treasures,
    upcoming,
    win_chance,
    with_necklace,
)
from engines.napakalaki.state import SETTLE, State
from tests.engines.napakalaki.aids import GUION, NUMBER, README, RULES, cards, config, do, lay
from tests.engines.napakalaki.editions import editions


def after(state: State, text: str) -> tuple[Outcome, ...]:
    """The outcomes of a decision of the actor, from its view alone."""
    verb, _, name = text.partition(" ")
    action = RULES.parse(f"{verb} {NUMBER[name]}" if name else verb)
    return outcomes(state.config, RULES.view(state, state.seat), action)


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


def test_the_roll_to_escape_is_one_third_and_what_each_side_costs() -> None:
    """NAP-15, NAP-16: the boar takes a level and two cards of either kind, the cheapest ones."""
    state = lay("oar", "spoon fork", level=2, meets="boar")
    do(state, "draw")
    escape, caught = after(state, "roll")
    assert escape == replace(Outcome(0, ESCAPED, 2, 6, 1, 2), chance=escape.chance)
    assert caught == replace(Outcome(0, CAUGHT, 1, 5, 1, 0), chance=caught.chance)
    assert escape.chance == pytest.approx(1 / 3)
    assert caught.chance == pytest.approx(2 / 3)
    assert after(state, "accept") == (Outcome(1.0, CAUGHT, 1, 5, 1, 0),)


@pytest.mark.parametrize(("edition", "power"), [(README, 3), (GUION, 1)])
def test_guion_s_necklace_is_a_cost_of_escaping_too(edition: Figures, power: int) -> None:
    """NAP-17."""
    state = lay("beads", meets="abyss", figures=edition)
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
    assert with_necklace(state.config, RULES.view(state, 0), 0) == 5


def test_the_starting_roll_has_its_odds() -> None:
    """NAP-10."""
    chances = dict(starting_treasures())
    assert list(chances) == [1, 2, 3]
    assert chances[1] == chances[3] == pytest.approx(1 / 6)
    state = RULES.new(config(), "x")
    assert [each.hidden for each in after(state, "roll")] == [1, 2, 3]


def test_the_cheapest_loss_keeps_the_most_strength_and_then_the_most_gold() -> None:
    state = lay("oar colander", "fork piano", decks=config(
        monsters=[Monster("x", 30, 1, 1, Bad(either=3))]
    ))  # fmt: skip
    do(state, "draw", "accept")
    assert cheapest_loss(state) == NUMBER["fork"]
    do(state, "lose fork")
    assert cheapest_loss(state) == NUMBER["piano"]
    do(state, "lose piano")
    assert cheapest_loss(state) == NUMBER["colander"]


PLAYED = 4000


@editions
def test_the_odds_of_a_draw_agree_with_thousands_of_games(edition: Figures) -> None:
    """Seeded games from guesses of the view, rolled and settled the same way."""
    state = lay("oar beads colander", "sieve spoon", level=4, meets="gnat", figures=edition,
                pile="bucket fork")  # fmt: skip
    view = RULES.view(state, 0)
    expected = mean(outcomes(state.config, view, DRAW))
    seen: Counter[str] = Counter()
    level = power = treasures = 0
    for seed in range(PLAYED):
        guess = RULES.determinize(state.config, view, CheapSource(seed))
        told: list[Event] = []
        RULES.apply(guess, DRAW, told.append)
        if guess.legal[0] == 0:
            RULES.apply(guess, 0, told.append)
        while guess.phase == SETTLE:
            RULES.apply(guess, state.config.lose[cheapest_loss(guess)])
        seen["win"] += any(isinstance(e, Met) and e.wins for e in told)
        seen["escape"] += any(isinstance(e, EscapeRolled) and e.escaped for e in told)
        died = any(isinstance(e, Died) for e in told)
        seen["death"] += died
        seen["caught"] += any(isinstance(e, Suffered) for e in told) and not died
        level += guess.level[0]
        power += combat_level(state.config, guess.level[0], guess.equipped[0])
        treasures += len(guess.equipped[0]) + len(guess.hidden[0])
    for name, count in seen.items():
        assert getattr(expected, name) == pytest.approx(count / PLAYED, abs=0.03), name
    assert expected.level == pytest.approx(level / PLAYED, abs=0.1)
    assert expected.power == pytest.approx(power / PLAYED, abs=0.25)
    assert expected.treasures == pytest.approx(treasures / PLAYED, abs=0.1)


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
    game = config(monsters=[Monster("x", 30, 1, 1, Bad(equipped_kinds=(HELMET,)))])
    state = lay("colander oar", decks=game)
    do(state, "draw")
    (lost,) = after(state, "accept")
    assert (lost.power, lost.equipped) == (5, 1)
    assert cards("oar") == [3]
