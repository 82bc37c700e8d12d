"""What the questions of effects say of players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.choices import seen_down
from app.games.hammerspace.text.roles import beside
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.events import FROM_CHARACTER
from engines.hammerspace.state import ASK_PLAYER
from engines.hammerspace.view import Ask
from tests.app.games.hammerspace.tui.helpers import match_of
from tests.helpers.matches import match_behind

OTHERS = {"Ben": "steady", "Eva": "steady"}


def test_neighbours_have_names_where_there_are_more_than_two() -> None:
    """HAM-23: "the player on your left", asked of somebody who sees names and letters."""
    for others, named in (({"Ben": "steady"}, {}), (OTHERS, {fx.LEFT: "Ben", fx.RIGHT: "Eva"})):
        match: Any = match_behind(match_of({"Ana": "human", **others}))
        names = ["Ana", *others]
        assert beside(match.public, match.view(0), names.__getitem__) == named


def test_who_is_asked_whose_cards_to_look_at_hears_who_has_any() -> None:
    """HAM-18: the Spy's question had nothing to choose by, and none of both had such a card."""
    session = match_of({"Ana": "human", **OTHERS})
    match: Any = match_behind(session)
    cards = HammerspaceCardText(session.texts, match.public, session.word)
    view, code = match.view(0), match.public.code
    at = [(block, step.op) for block, steps in enumerate(code.blocks) for step in steps[:1]]
    looks = next(block for block, op in at if op == fx.PEEK)
    harms = next(block for block, op in at if op == fx.DAMAGE)
    ben = replace(view.players[1], down=0b101)
    view = replace(view, players=(view.players[0], ben, *view.players[2:]))
    found = {}
    for block in (looks, harms):
        ask = Ask(ASK_PLAYER, FROM_CHARACTER, 0, 0, block, 0, -1, -1, -1, -1)
        asked = replace(view, ask=ask)
        found[block] = [seen_down(cards, asked, party) for party in (1, 2)]
    assert found == {looks: [2, 0], harms: [-1, -1]}
