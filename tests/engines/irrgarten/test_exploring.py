"""The explorer: in fog it goes where it will see much, and always gets out."""

from __future__ import annotations

import pytest

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.match.seats import Seat
from engines.irrgarten.config import Config
from engines.irrgarten.exploring import edges, explorer_bot
from engines.irrgarten.heuristics import racer_bot, walls_in
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_OFF, FOG_SIGHT, Parameters
from engines.irrgarten.state import State
from engines.kernel.events import OVER
from tests.engines.irrgarten.helpers import RULES, bot_play, hand

NEARSIGHTED = Parameters(fog=FOG_EXPLORED, sight_range=2)
FAR_MORE = 2_000
"""More moves than an explorer alone needs on any shipped board."""


def asked(state: State, seed: int = 0) -> str:
    """Return the explorer's way, asked with what its seat may know."""
    action = explorer_bot(state.config.public(), RULES.view(state, state.seat), seed)
    return RULES.notation(action)


def test_it_passes_by_a_near_corner_for_a_wide_view() -> None:
    """The nearest edge is a dead end on the left; the hall on the right shows far more."""
    state = hand(
        "XXXXXX-----E",
        "XXXXXX------",
        "---0--------",
        "XXXXXX------",
        "XXXXXX------",
        parameters=NEARSIGHTED,
    )
    assert {asked(state, seed) for seed in range(10)} == {"right"}


def test_it_knows_the_ways_to_all_edges_and_their_costs() -> None:
    state = hand("--0---E", "XXXXXXX", parameters=NEARSIGHTED)
    public, view = state.config.public(), RULES.view(state, 0)
    found = edges(public, view, walls_in(public, view.known or ""))
    here = view.me.square or 0
    assert [(edge.cost, edge.square - here, edge.first - here) for edge in found] == [(3.0, 3, 1)]


@pytest.mark.parametrize("fog", [FOG_OFF, FOG_SIGHT])
def test_without_a_map_to_complete_it_is_a_racer(fog: int) -> None:
    state = hand("0--", "-X-", "--E", parameters=Parameters(fog=fog, sight_range=1))
    view, public = RULES.view(state, 0), state.config.public()
    for seed in range(10):
        assert explorer_bot(public, view, seed) == racer_bot(public, view, seed)


def foggy_boards() -> dict[str, Config]:
    """Return the shipped labyrinths, in explored fog, for a player alone."""
    draft = first_draft(ContentIndex(), "irrgarten", "A", lambda: "x")
    draft.seats = [Seat("A", "scout")]
    found = {}
    for entry in draft.entries:
        draft.choose_id(entry.id)
        draft.set_option("fog", "explored")
        found[entry.id] = draft.setup().config()
    return found


def test_it_gets_out_of_every_shipped_labyrinth() -> None:
    boards = foggy_boards()
    assert len(boards) > 20
    for name, config in boards.items():
        state = RULES.new(config, f"out of {name}")
        bot_play(state, [explorer_bot], 1, FAR_MORE)
        assert RULES.actor(state) == OVER, name
