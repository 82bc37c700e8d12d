"""The plans of the search in words, in a race and in a Descent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.irrgarten.descent.text.plans import told as descent_told
from app.games.irrgarten.text.plans import told
from engines.irrgarten.descent.view import board_of
from engines.irrgarten.labyrinth import RIGHT
from engines.irrgarten.routes import AROUND, STEP
from engines.irrgarten.view import TO_FOE, Preview
from tests.app.plain.games import new_session
from tests.helpers.matches import match_behind

FIGHT = {"en": ("fight ", " for the ", "in column {}, row {}"),
         "es": ("te enfrentas antes ", " por ", "en la columna {}, fila {}")}  # fmt: skip


@pytest.mark.parametrize("language", FIGHT)
def test_irr_37_a_fight_says_which_monster_and_for_what(language: str) -> None:
    """It named one of two monsters of a name, and no reason to fight it."""
    session = new_session("irrgarten", language, preset="even")
    view, (begins, reason, place) = match_behind(session).view(0), FIGHT[language]
    foes = view.foes
    column, row = session.source.public.labyrinth.xy(foes.square[0])
    there = place.format(column + 1, row + 1)
    for cards, named in ((tuple(range(len(foes))), False), ((0,) * len(foes), True)):
        seen = replace(view, foes=replace(foes, card=cards))
        said = told(session, seen, (foes.square[0], AROUND))
        assert said.startswith(begins)
        assert reason in said
        assert (there in said) is named
    step = Preview(RIGHT, RIGHT, foes.square[0], TO_FOE, 99)
    assert told(session, replace(view, previews=(step,)), (RIGHT, STEP)), "in fog it may be unseen"


def test_irr_55_a_monster_that_comes_twice_has_its_square() -> None:
    session = new_session("descent", preset="descent")
    view = match_behind(session).view(0)
    here, deltas = view.me.square, board_of(view.width, view.plan).deltas
    card = view.foes.card[0]
    for others, named in ((-1, False), (card, True)):
        cards = (card, *(others for _ in view.foes.card[1:]))
        foes = replace(view.foes, square=(here + deltas[RIGHT], *view.foes.square[1:]), card=cards)
        said = descent_told(session, replace(view, foes=foes), (RIGHT,))
        assert said.startswith("fight the ")
        assert ("in column " in said) is named
