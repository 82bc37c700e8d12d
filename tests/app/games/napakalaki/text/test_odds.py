"""Before a decision in Napakalaki: how a fight stands, what it costs, and why."""

from __future__ import annotations

import pytest

from app.games.napakalaki.text.odds import beats, fight_sum, fight_words, margin, next_words
from app.i18n.fluent import Texts
from app.text.sums import SumLine
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import State
from tests.app.games.napakalaki.text.helpers import words
from tests.engines.napakalaki.helpers import GUION, NUMBER, README, RULES, cards, do, lay


def english() -> Texts:
    return Texts("en", strict=True)


def fighting(state: State) -> State:
    do(state, "draw")
    return state


def summed(state: State, language: str = "en") -> list[tuple[str, str, str]]:
    """The sum of seat 0 against the monster in play, or the one that is drawn next."""
    monster = state.monster if state.monster >= 0 else state.monsters[-1]
    view = RULES.view(state, 0)
    lines = fight_sum(words(language, state.config), view.me, monster, view.hidden)
    assert all(isinstance(line, SumLine) for line in lines)
    return [(line.label, line.number, line.clause) for line in lines]


@pytest.mark.parametrize(
    ("power", "english_words", "spanish_words"),
    [
        (12, "3 more needed", "te faltan 3"),
        (14, "a tie loses: 1 more needed", "con empate pierdes: te falta 1"),
        (15, "wins by 1", "ganas por 1"),
    ],
)
def test_a_fight_is_a_comparison_and_a_tie_loses(
    power: int, english_words: str, spanish_words: str
) -> None:
    """NAP-14: 15 beat a monster of 14, so 12 need 3 more."""
    assert margin(english(), power, 14) == english_words
    assert margin(Texts("es", strict=True), power, 14) == spanish_words


def test_the_escape_and_its_average_cost() -> None:
    """NAP-15, NAP-16: two thirds of a level and of two treasures, or all of them."""
    state = fighting(lay("oar", "spoon fork", level=2, meets="boar"))
    found = fight_words(words(), RULES.view(state, 0))
    assert found.margin == "2 more needed"
    assert found.escape == "escape on 5-6 (33%)"
    assert found.caught == "caught on 1-4 (67%)"
    assert found.cost == (
        "average cost: 0.7 levels, 1.3 treasures if you roll; 1 level, 2 treasures if you don't"
    )
    spanish = fight_words(words("es"), RULES.view(state, 0))
    assert spanish.escape == "huyes con 5-6 (33 %)"
    assert spanish.cost == (
        "coste medio: 0,7 niveles, 1,3 tesoros si tiras; 1 nivel, 2 tesoros si no"
    )


def test_only_what_is_at_stake_is_named() -> None:
    """NAP-16: nobody falls below level 1, and a flood takes hidden treasures only."""
    state = fighting(lay("spoon", level=4, meets="flood"))
    found = fight_words(words(), RULES.view(state, 0))
    assert found.cost == "average cost: 2 levels if you roll; 3 levels if you don't"
    state = fighting(lay("spoon", level=1, meets="flood"))
    assert fight_words(words(), RULES.view(state, 0)).cost == "you have nothing to lose"


def test_the_next_monster_is_any_of_those_not_seen() -> None:
    """NAP-14, NAP-20: levels 1, 3, 5, 7, 8, 9, 12, 14, 20. The oar counts 4, or 6 with a
    necklace, which is only of interest to a player who holds one."""
    without = lay("oar", level=4)
    assert next_words(english(), without.config, RULES.view(without, 0))[1] == ""
    state = lay("oar", "beads", level=4)
    view = RULES.view(state, 0)
    now, necklace = next_words(english(), state.config, view)
    assert now == "you beat 4 of 9 (44%)"
    assert necklace == "with a necklace, 6 of 9 (67%)"
    assert beats(english(), state.config, view, 1) == "you beat 0 of 9 (0%)"
    bare = lay("whisk", "beads", level=4)
    assert next_words(english(), bare.config, RULES.view(bare, 0))[1] == ""


def test_why_a_fight_is_lost_line_by_line() -> None:
    """Level 2, the lower bonuses, the monster, the die, and what it takes."""
    state = fighting(lay("colander whisk slippers", "spoon", level=2, meets="tailor"))
    assert summed(state) == [
        ("level, without gear", "2", "NAP-13"),
        ("Whisk", "+2", "NAP-5"),
        ("Colander (no necklace: the lower bonus)", "+2", "NAP-5"),
        ("Slippers (no bonus)", "--", "NAP-5"),
        ("total level", "6", "NAP-13"),
        ("Tailor: level on the card", "8", "NAP-12"),
        ("total level needed to win (a tie loses)", "9", "NAP-14"),
        ("more needed", "3", "NAP-14"),
        ("escape on 5-6", "33%", "NAP-15"),
        ("caught on 1-4, or without rolling", "67%", "NAP-15"),
        ("bad consequence: 2 equipped one-hand treasures (Whisk)", "", "NAP-16"),
        ("bad consequence: the helmet (Colander)", "", "NAP-16"),
    ]


def test_why_a_fight_is_won_line_by_line() -> None:
    """With a necklace the higher bonuses count, and it is used up (NAP-17)."""
    state = lay("oar beads", level=3, meets="thief")
    assert summed(state, "es") == [
        ("nivel, sin equipo", "3", "NAP-13"),
        ("Oar (con collar, el valor mayor)", "+6", "NAP-5"),
        ("Beads", "+2", "NAP-5"),
        ("nivel total", "11", "NAP-13"),
        ("Thief: nivel en la carta", "9", "NAP-12"),
        ("nivel total para ganar (con empate se pierde)", "10", "NAP-14"),
        ("gana por", "2", "NAP-14"),
        ("buen rollo: +1 nivel, 2 tesoros", "", "NAP-14"),
        ("una victoria gasta: Beads", "", "NAP-17"),
    ]


@pytest.mark.parametrize(("edition", "spent"), [(README, 0), (GUION, 1)])
def test_the_necklace_of_a_lost_fight_goes_in_guion_alone(edition: Parameters, spent: int) -> None:
    """NAP-17, told once and not as a part of the bad consequence too."""
    lines = summed(fighting(lay("beads", meets="abyss", parameters=edition)))
    assert sum("uses up" in label for label, *_ in lines) == spent
    death = "bad consequence: you die and lose levels and treasures"
    assert lines[-1 - spent] == (death, "", "NAP-18")


def test_the_numbers_of_the_sum_add_up() -> None:
    """Level and bonuses are the combat level, for any equipment (NAP-13)."""
    for worn in ("", "spoon ladle colander curtain skates", "oar beads colander", "fork barrel"):
        lines = summed(lay(worn, level=4, meets="abyss"))
        total = next(int(number) for label, number, _ in lines if label == "total level")
        gear = [number for *_, number, clause in lines if clause == "NAP-5"]
        assert total == 4 + sum(int(number) for number in gear if number != "--")


def test_a_rival_s_hidden_treasures_are_not_in_the_sum() -> None:
    """NAP-20: the sum of a rival is made of what all may see."""
    state = lay("oar", meets="goose", others=[("spoon", "piano curtain")])
    rival = RULES.view(state, 0).players[1]
    lines = fight_sum(words(), rival, NUMBER["goose"])
    assert lines[-1].label == "bad consequence: 2 hidden treasures"
    assert cards("piano curtain")
