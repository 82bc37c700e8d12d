"""A table for friends begins with the rules that a game marks for a first match."""

from __future__ import annotations

from typing import Any

import pytest

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import draft_from
from app.match.seats import Seat

NAMES = ("Ana", "Ben", "Cat", "Dan", "Eva")


def drafted(game: str, **more: Any) -> SetupBuilder[Any, Any]:
    start = StartOptions(game=game, **more)
    draft, refused = draft_from(start, ContentIndex(), NAMES, lambda: "x")
    assert refused is None
    draft.setup().config()
    return draft


def people(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(name) for name in NAMES[:count])


@pytest.mark.parametrize(
    ("game", "players", "preset", "scenario", "seats"),
    [
        ("irrgarten", 0, "even", "customs-house", 3),
        ("irrgarten", 2, "even", "customs-house", 2),
        ("descent", 0, "descent", "", 3),
        ("napakalaki", 0, "friends", "friends", 3),
        ("napakalaki", 2, "friends", "friends", 2),
        ("hammerspace", 0, "table", "loaded", 4),
        ("hammerspace", 2, "duel", "loaded", 2),
        ("hammerspace", 3, "table", "loaded", 3),
    ],
)
def test_a_table_for_friends_has_room_and_the_rules_for_a_first_match(
    game: str, players: int, preset: str, scenario: str, seats: int
) -> None:
    draft = drafted(game, hosts=True, players=people(players))
    assert draft.presets[draft.preset_index].id == preset
    assert (draft.entry.id if draft.entry is not None else "") == scenario
    assert len(draft.seats) == seats


@pytest.mark.parametrize(
    ("game", "preset", "scenario", "seats"),
    [
        ("irrgarten", "seed", "first-steps", 3),
        ("napakalaki", "readme", "base", 3),
        ("hammerspace", "full", "base", 3),
        ("hammerspace", "duel", "loaded", 2),
    ],
)
def test_what_the_host_chooses_comes_first(
    game: str, preset: str, scenario: str, seats: int
) -> None:
    draft = drafted(game, hosts=True, preset=preset)
    assert draft.presets[draft.preset_index].id == preset
    assert draft.entry is not None
    assert (draft.entry.id, len(draft.seats)) == (scenario, seats)


def test_a_labyrinth_of_the_hosts_is_kept() -> None:
    draft = drafted("irrgarten", hosts=True, scenario="snail")
    assert draft.presets[draft.preset_index].id == "even"
    assert draft.entry is not None
    assert draft.entry.id == "snail"


@pytest.mark.parametrize(
    ("game", "preset"), [("irrgarten", "seed"), ("napakalaki", "readme"), ("hammerspace", "full")]
)
def test_a_match_at_home_starts_with_the_first_rules(game: str, preset: str) -> None:
    """Issues 20 to 22: `mazmorra play` without options starts the seed's editions."""
    draft = drafted(game)
    assert draft.presets[draft.preset_index].id == preset
