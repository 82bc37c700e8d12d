"""Of a card's text, what acts, and the penalties that count at a moment."""

from __future__ import annotations

from dataclasses import replace

from app.games.hammerspace.text.acting import acting_lines, lines_of_change, lines_that_count
from engines.hammerspace.view import Player, View
from tests.app.games.hammerspace.text.helpers import words_of
from tests.app.games.hammerspace.text.telling import CARD, DECK
from tests.engines.hammerspace.table import RULES

WORDS = words_of(DECK, "en", 2)
GLOVE = CARD["glove-on-a-spring"]
HANDS = "Two-handed 3 (-3 per face-down card of yours)."
START = "Slow start 4 (-4 with 30 life or more)."
SWAP = WORDS.effect_lines(GLOVE)[-1]
MALLET = CARD["giant-mallet"]
COCKY = "Cocky 3 (-3 while nobody has more life than you)."


def view(life: int, down: int, other: int = 20) -> View:
    """A view of two players, of which the first has this life and these cards face down."""
    seen = RULES.view(RULES.new(WORDS.config, "1"), 0)
    first, second = seen.players
    players = replace(first, life=life, down=down), replace(second, life=other)
    return replace(seen, players=players)


def player(down: int) -> Player:
    return view(20, down).players[0]


def test_a_penalty_is_explained_only_while_it_counts() -> None:
    """HAM-7: the calculation of an attack leaves out keywords that take nothing."""
    assert WORDS.effect_lines(GLOVE) == (HANDS, START, SWAP)
    assert lines_that_count(WORDS, view(20, 0), 0, GLOVE) == (SWAP,)
    assert lines_that_count(WORDS, view(30, 0), 0, GLOVE) == (START, SWAP)
    assert lines_that_count(WORDS, view(29, 0b10), 0, GLOVE) == (HANDS, SWAP)
    assert COCKY in lines_that_count(WORDS, view(20, 0), 0, MALLET)
    assert COCKY not in lines_that_count(WORDS, view(20, 0, other=21), 0, MALLET)


def test_after_an_attack_its_points_show_which_penalties_counted() -> None:
    """HAM-18: life may have changed since, so the change itself is the evidence."""
    assert lines_of_change(WORDS, player(0), GLOVE, -4) == (START, SWAP)
    assert lines_of_change(WORDS, player(0b1), GLOVE, -3) == (HANDS, SWAP)
    assert lines_of_change(WORDS, player(0b1), GLOVE, -7) == (HANDS, START, SWAP)
    unexplained = lines_of_change(WORDS, player(0), GLOVE, 2)
    assert unexplained == WORDS.effect_lines(GLOVE)


def test_an_effect_that_acts_is_told_without_the_rest_of_its_card() -> None:
    """The swap of the glove (HAM-16), in words about its player, and a played card as a whole."""
    swap = WORDS.config.cards.main[GLOVE].abilities[-1]
    assert acting_lines(WORDS, GLOVE, swap) == (SWAP,)
    assert acting_lines(WORDS, GLOVE, swap, "Ben")[0].startswith(
        "When Ben hits a player: Ben swaps"
    )
    assert acting_lines(WORDS, GLOVE, -1) == WORDS.effect_lines(GLOVE)
