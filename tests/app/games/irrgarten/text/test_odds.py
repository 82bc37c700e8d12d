"""Before the decision: where a key leads, and how a combat would go."""

from __future__ import annotations

import pytest

from app.games.irrgarten.text.odds import odds_words, preview_text
from app.i18n.fluent import Texts
from engines.irrgarten.labyrinth import RIGHT, UP
from engines.irrgarten.odds import combat_odds
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.view import (
    STAYS,
    STUCK,
    TO_DEAD_FOE,
    TO_EXIT,
    TO_FOE,
    TO_FREE,
    TO_UNSEEN,
    Preview,
)


def english() -> Texts:
    return Texts("en", strict=True)


def spanish() -> Texts:
    return Texts("es", strict=True)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (TO_FREE, "→ right: free"),
        (TO_EXIT, "→ right: the EXIT, you win!"),
        (TO_FOE, "→ right: fight the Minotaur, you win 81%"),
        (TO_DEAD_FOE, "→ right: free (the Minotaur is dead)"),
    ],
)
def test_an_open_way_says_what_is_there(kind: int, said: str) -> None:
    assert preview_text(english(), Preview(RIGHT, RIGHT, 41, kind, 0), "the Minotaur", 0.81) == said


def test_irr_39_with_last_laps_the_exit_is_no_win_yet() -> None:
    for leap, said in ((-1, "→ right: the EXIT"), (1, "→ right over Ben: the EXIT")):
        way = Preview(RIGHT, RIGHT, 41, TO_EXIT, -1, over=leap)
        assert preview_text(english(), way, blocker="Ben", laps=2) == said


def test_a_blocked_way_says_where_it_really_leads() -> None:
    """IRR-8: the first square that can be entered, and the player learns of it before."""
    slide = Preview(UP, RIGHT, 41, TO_FREE, -1)
    assert preview_text(english(), slide) == "up: wall, so you slide → right: free"
    assert preview_text(english(), slide, arrows="^v<>").endswith("you slide > right: free")
    assert preview_text(spanish(), slide) == (
        "arriba: pared, así que te deslizas → hacia la derecha: libre"
    )
    assert preview_text(english(), slide, blocker="Ben").startswith("up: Ben, so you slide")
    stays = Preview(UP, UP, 40, STAYS, -1)
    assert preview_text(english(), stays) == "up: wall, so you stay (house rule, no turn used)"
    stuck = Preview(UP, UP, 40, STUCK, -1)
    assert (
        preview_text(english(), stuck) == "Every way is blocked. You stay here and lose the turn."
    )


def test_a_fuzzy_player_may_not_obey() -> None:
    """Preset `course`: with probability intelligence / 10."""
    fuzzy = Preview(RIGHT, RIGHT, 41, TO_FREE, -1, 6_300)
    assert preview_text(english(), fuzzy) == "→ right: free (steps obey 63%)"


def test_odds_are_whole_sentences() -> None:
    """The example of the rules' odds: gear wears out, so the last blow differs from the first."""
    gear = ((1_600, 3, 2_100, 1), (1_200, 2))
    odds = combat_odds(Parameters(), (5_200, 4_400, False), gear, (7, 1), (8_200, 6_900, 5))
    words = odds_words(english(), odds)
    assert words.win == "you win 81%"
    assert words.out == "you lose 19%: 3 wounds in a row"
    assert words.death == "you die <1%"
    assert words.hit == "you hit 100% → 75% (wear)"
    assert words.wounded == "it wounds you 32% → 46% (wear)"
    assert words.after.startswith("if you win: 5 HP left")
    assert odds_words(spanish(), odds).win == "ganas 81 %"


def test_a_hopeless_fight_is_called_so() -> None:
    odds = combat_odds(Parameters(), (0, 0, False), ((), ()), (1, 2), (10_000, 10_000, 5))
    words = odds_words(english(), odds)
    assert (words.win, words.death) == ("you win <1%", "you die >99%")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (TO_FREE, "→ right over Ben: free"),
        (TO_FOE, "→ right over Ben: fight the Minotaur, you win 81%"),
        (TO_EXIT, "→ right over Ben: the EXIT, you win!"),
        (TO_UNSEEN, "→ right over Ben: you can't see where you land"),
    ],
)
def test_irr_36_a_leap_names_the_rival_and_what_is_behind(kind: int, said: str) -> None:
    leap = Preview(RIGHT, RIGHT, 42, kind, 0, over=1)
    assert preview_text(english(), leap, "the Minotaur", 0.81, blocker="Ben") == said


def test_a_fight_that_may_kill_says_so() -> None:
    """The NEXT line proposed it with its chance to win, and kept silent about death."""
    fight = Preview(RIGHT, RIGHT, 41, TO_FOE, 0)
    deadly = preview_text(english(), fight, "the Minotaur", 0.4, death=0.55)
    assert deadly.endswith(", you win 40%, you die 55%")
    assert preview_text(spanish(), fight, "el Minotauro", 0.4, death=0.55).endswith(
        ", ganas 40 %, mueres 55 %"
    )
    assert "die" not in preview_text(english(), fight, "the Minotaur", 0.4, death=0.004)
