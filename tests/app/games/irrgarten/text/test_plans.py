"""The plans of the search in words, in a race and in a Descent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.irrgarten.descent.text.plans import told as descent_told
from app.games.irrgarten.text.plans import told
from engines.irrgarten.descent.actions import LEAVE_0
from engines.irrgarten.descent.moving import SHOVE_TO_FOE
from engines.irrgarten.descent.state import LEAVE
from engines.irrgarten.descent.things import gear_thing
from engines.irrgarten.descent.view import Preview, board_of
from engines.irrgarten.events import WEAPON
from engines.irrgarten.labyrinth import RIGHT
from engines.irrgarten.routes import AROUND, STEP
from engines.irrgarten.view import TO_FOE
from engines.irrgarten.view import Preview as RacePreview
from tests.app.plain.games import new_session
from tests.engines.irrgarten.descent.helpers import SNACK
from tests.helpers.matches import match_behind

FIGHT = {"en": ("fight ", " for a", "in column {}, row {}"),
         "es": ("te enfrentas antes ", " por un", "en la columna {}, fila {}")}  # fmt: skip


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
    step = RacePreview(RIGHT, RIGHT, foes.square[0], TO_FOE, 99)
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


SAID = {
    "en": ("shove Ben into ", " for a meal", "leave the old ", "leave a "),
    "es": ("empujas a Ben contra ", " por una comida", "dejas ", "dejas un"),
}


@pytest.mark.parametrize("language", SAID)
def test_irr_48_a_shove_onto_a_monster_is_no_fight_and_a_fight_says_what_for(language: str) -> None:
    """ "Fight the Brute" was the word for shoving a rival onto it."""
    session, (shove, prize, *_) = new_session("descent", language, preset="descent"), SAID[language]
    view = match_behind(session).view(0)
    here, deltas = view.me.square, board_of(view.width, view.plan).deltas
    there = here + 2 * deltas[RIGHT]
    foes = replace(
        view.foes, square=(there, *view.foes.square[1:]), prize=((SNACK,), *view.foes.prize[1:])
    )
    step = Preview(RIGHT, SHOVE_TO_FOE, here + deltas[RIGHT], 0, 1, there, 0, 0)
    seen = replace(view, foes=foes, previews=(step,))
    assert descent_told(session, seen, (RIGHT, RIGHT)).startswith(shove)
    assert prize in descent_told(session, replace(seen, previews=()), (RIGHT, RIGHT))


@pytest.mark.parametrize("language", SAID)
def test_irr_45_two_things_of_a_name_that_could_be_left_are_told_apart(language: str) -> None:
    """They had the same words, so the hint said nothing."""
    session, (*_, old, new) = new_session("descent", language, preset="descent"), SAID[language]
    view = match_behind(session).view(0)
    card = next(n for n, one in enumerate(session.source.public.gear) if one.kind == WEAPON)
    made = gear_thing(session.source.public.gear, card)
    worn = made[1], 1
    sheet = replace(view.me, weapons=worn, weapon_names=(card,))
    sheets = tuple(sheet if one.seat == 0 else one for one in view.sheets)
    seen = replace(view, phase=LEAVE, sheets=sheets, waiting=((0, made),))
    words = [descent_told(session, seen, (LEAVE_0 + number,)) for number in range(2)]
    assert words[0].startswith(old)
    assert words[1].startswith(new)
    assert words[0] != words[1]
