"""What lets a player win next turn, in words."""

from __future__ import annotations

from dataclasses import replace

from app.games.napakalaki.text.warnings import chances, explained, warned
from app.i18n.fluent import Texts
from engines.napakalaki.warning import WinWarning
from tests.engines.napakalaki.helpers import FRIENDS, README, config

ENGLISH, SPANISH = Texts("en", strict=True), Texts("es", strict=True)
LAST = WinWarning(
    1, 1, levels=1, gold=400, missing=600, buys=0.0, wins=0.69, against=0.19, rivals_choose=True
)
"""A player one level from the last, among friends."""


def test_nap_42_the_last_fight_is_told_with_its_door_and_all_grudges() -> None:
    assert explained(ENGLISH, config(FRIENDS), "Ben", LAST) == [
        "Ben may win next turn (69%, 19% if everyone else spends grudges).",
        "The fight can win the match (69%).",
        "The rival in last place picks the door, so it is the worst one.",
    ]
    assert explained(SPANISH, config(FRIENDS), "Ben", LAST) == [
        "Ben puede ganar en su próximo turno (69 %, 19 % si los demás gastan rencores).",
        "El combate puede darle la partida (69 %).",
        "La puerta la elige el rival que va más atrás, así que será la peor.",
    ]


def test_nap_38_a_chance_that_counts_own_grudges_says_so() -> None:
    """The column of a door beside it is lower, since nobody spends a grudge there."""
    held = replace(LAST, grudges=2, wins=1.0)
    assert explained(ENGLISH, config(FRIENDS), "Ben", held)[:2] == [
        "Ben may win next turn (100% if Ben spends grudges, 19% if everyone else spends grudges).",
        "The fight can win the match (100% with 2 grudges of their own and nobody else's).",
    ]
    assert explained(SPANISH, config(FRIENDS), "Ben", held)[:2] == [
        (
            "Ben puede ganar en su próximo turno (100 % si gasta sus rencores, 19 % si los demás "
            "gastan rencores)."
        ),
        "El combate puede darle la partida (100 % si gasta sus 2 rencores y nadie gasta más).",
    ]


def test_nap_38_a_flag_has_the_chance_against_all_grudges_too() -> None:
    """It never says 100% of a win that others can still stop."""
    for language, both in ((ENGLISH, "19-69%"), (SPANISH, "19-69 %")):
        assert chances(language, LAST) == both
    assert chances(ENGLISH, replace(LAST, wins=1.0, against=0.0)) == "0-100%"
    assert chances(ENGLISH, replace(LAST, against=0.69)) == "69%"


def test_a_win_that_nothing_can_stop_is_no_mere_possibility() -> None:
    certain = replace(LAST, wins=1.0, against=1.0, rivals_choose=False)
    assert warned(ENGLISH, "Ben", certain) == "Ben can win next turn (100%)."
    assert warned(SPANISH, "Ben", certain) == "Ben va a ganar en su próximo turno (100 %)."


def test_what_changes_nothing_is_not_told() -> None:
    """NAP-38: nobody holds a grudge that could matter, and the player chooses its own door."""
    alone = replace(LAST, against=0.69, rivals_choose=False)
    assert len(explained(ENGLISH, config(FRIENDS), "Ben", alone)) == 2
    bought = WinWarning(1, 1, levels=1, gold=1000, missing=0, buys=1.0, wins=1.0, against=1.0)
    assert len(explained(ENGLISH, config(README), "Ben", bought)) == 2
