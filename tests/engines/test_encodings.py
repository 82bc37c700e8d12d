"""Views as numbers, and their keys: all that is shown, nothing else, and one length for a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.hammerspace.cards import SLOTS
from engines.hammerspace.effects.resolution import DEEPEST
from engines.hammerspace.encoding import QUEUED, STRIKES
from engines.hammerspace.state import ENTRY, FLIP, FRAME, STRIKE
from engines.irrgarten.config import Config as Race
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.irrgarten.rules import Rules as Irrgarten
from engines.kernel.encoding import flags, laid_out, ranks, rows, size_of
from engines.kernel.events import SPECTATOR
from engines.kernel.streams import KeyedSource
from engines.napakalaki.encoding import DISCARDED, EQUIPPED, OWN, UNSEEN
from tests.engines.hammerspace.table import RULES as HAMMERSPACE
from tests.engines.hammerspace.table import do as hammer_do
from tests.engines.hammerspace.table import lay as hammer_table
from tests.engines.irrgarten.helpers import WEAK, hand
from tests.engines.napakalaki.helpers import NUMBER
from tests.engines.napakalaki.helpers import RULES as NAPAKALAKI
from tests.engines.napakalaki.helpers import do as napakalaki_do
from tests.engines.napakalaki.helpers import lay as napakalaki_table
from tests.engines.rules_contract import CASES, GAMES, Table
from tests.helpers.examples import share, tried

pytestmark = pytest.mark.one_of(5, each="name")

IRRGARTEN = Irrgarten()
each_game = pytest.mark.parametrize(("name", "setting"), CASES)
seeds = st.integers(0, 10**9)


def read(rules: Any, state: Any, seat: int) -> dict[str, list[int]]:
    """The slices of a view's encoding by name, as a bot's author would cut them out."""
    numbers = rules.encode(state.config.public(), rules.view(state, seat))
    return {
        name: numbers[start : start + length]
        for name, start, length, _ in rules.layout(state.config.public())
    }


# -- the parts


def test_slices_lie_one_behind_the_other_and_empty_ones_are_left_out() -> None:
    layout = laid_out([("a", 2, "first"), ("none", 0, "absent"), ("b", 3, "second")])
    assert layout == (("a", 0, 2, "first"), ("b", 2, 3, "second"))
    assert size_of(layout) == 5


def test_lists_become_flags_ranks_and_rows() -> None:
    assert flags([3, 1], 4) == [0, 1, 0, 1]
    assert ranks([3, 1], 4) == [0, 2, 0, 1]
    assert rows([3, 1], 4) == [3, 1, -1, -1]
    assert rows([3, 1, 2], 2) == [3, 1], "what is beyond the length is left out"


# -- what holds for every game


@each_game
def test_the_layout_explains_every_number(name: str, setting: str) -> None:
    game, config = GAMES[name], GAMES[name].config(setting)
    rules = game.rules
    layout = rules.layout(config)
    assert len({part.name for part in layout}) == len(layout)
    end = 0
    for part in layout:
        assert (part.start, part.length > 0) == (end, True)
        assert part.meaning
        end += part.length
    assert end == rules.encoding_size(config)
    assert layout[0][:3] == ("legal", 0, rules.action_count(config))
    assert rules.layout(game.public(config)) == layout, "known to every bot"


@each_game
@tried(2)
@given(seeds)
def test_all_encodings_of_a_game_have_one_length_and_with_the_keys_tell_its_views_apart(
    name: str, setting: str, seed: int
) -> None:
    table = Table(name, setting, seed)
    rules, public = table.rules, table.game.public(table.config)
    size, count = rules.encoding_size(table.config), rules.action_count(table.config)
    shown: dict[object, Any] = {}
    keys: dict[Any, bytes] = {}
    for action in table.plies(250):
        for seat in (SPECTATOR, *range(table.config.seats)):
            view = rules.view(table.state, seat)
            numbers = rules.encode(public, view)
            assert len(numbers) == size
            assert set(map(type, numbers)) == {int}
            assert numbers == rules.encode(table.config, view), "the public part is enough"
            itself = memoryview(rules.packed(table.state, seat)).cast("i").tolist()
            assert numbers == itself, "and so from the state itself"
            assert [n for n in range(count) if numbers[n]] == list(view.legal)
            assert shown.setdefault(tuple(numbers), view) == view, "equal only for equal views"
            assert shown.setdefault(rules.view_key(view), view) == view
            assert keys.setdefault(view, rules.view_key(view)) == rules.view_key(view)
        rules.apply(table.state, action)


@each_game
@tried(3)
@given(seeds, st.integers(0, 80))
def test_equal_views_of_different_states_have_equal_encodings_and_keys(
    name: str, setting: str, seed: int, plies: int
) -> None:
    """A guess at the state holds other secrets and gives the same view."""
    table = Table(name, setting, seed).play_to(plies)
    rules, public = table.rules, table.game.public(table.config)
    for seat in (SPECTATOR, *range(table.config.seats)):
        view = rules.view(table.state, seat)
        guess = rules.determinize(public, view, KeyedSource("guess"))
        seen = rules.view(guess, seat)
        assert rules.encode(public, seen) == rules.encode(public, view)
        assert rules.view_key(seen) == rules.view_key(view)


# -- no field of a view is forgotten

FOLLOWS = {
    "irrgarten": {"foe_count", "foes.number", "previews.wanted", "sheets.seat"},
    "descent": {
        "foe_count",
        "foes.number",
        "hooks",
        "kind",
        "previews.way",
        "sheets.seat",
        "width",
    },
    "napakalaki": {"players.seat", "players.zeal", "unseen_treasures", "unseen_monsters"},
    "hammerspace": {"players.seat"},
}
"""Fields that follow from the rest, or from the configuration."""
FIXED = {
    "hits", "losses", "dice", "cards", "seen", "characters", "offered",
    "foes.square", "foes.card", "foes.strength", "foes.intelligence", "foes.health",
    "foes.coins",
}  # fmt: skip
"""Tuples whose length says nothing."""
PAIRED = {
    "descent": {"sheets.weapons", "sheets.shields", "sheets.weapon_names", "sheets.shield_names"},
}
"""The same for one game: each thing has its figures and its card."""
EMPTIED = {"foes.prize", "dealings.known", "dealings.under", "dealings.robbed"}
"""Tuples of as many tuples as there are of something else: the last one is emptied."""
SORTED = {"legal", "sale", "hidden", "equipped", "visible", "winners", "beaten"}
"""Tuples whose order says nothing."""


def changed(
    thing: Any, fixed: Collection[str] = FIXED, name: str = ""
) -> Iterator[tuple[str, Any]]:
    """A view with one of its facts changed, for each fact; with the name of that. The tuples of
    `fixed` keep their length."""
    for field in fields(thing):
        value, full = getattr(thing, field.name), f"{name}.{field.name}".lstrip(".")
        several = isinstance(value, tuple) and bool(value)
        if is_dataclass(value):
            others = list(changed(value, fixed, full))
        elif several and is_dataclass(value[0]):
            others = [(each, (other, *value[1:])) for each, other in changed(value[0], fixed, full)]
        elif full in EMPTIED:
            others = [(full, (*value[:-1], ()))] if value and value[-1] else []
        elif several and not {field.name, full}.isdisjoint(fixed):
            others = [(full, (*value[:-1], value[-1] ^ 1))]
        elif several:
            others = [(full, value[:-1])]
            if value[-2:] != value[:-3:-1] and field.name not in SORTED:
                others.append((full, (*value[:-2], *value[:-3:-1])))
        elif isinstance(value, str):
            others = [(full, ("?" if value[0] == "X" else "X") + value[1:])]
        elif isinstance(value, int):
            others = [(full, type(value)(value ^ 1))]
        else:
            others = []
        for each, other in others:
            yield each, replace(thing, **{field.name: other})


@cache
def moments(name: str) -> list[tuple[Any, Any]]:
    """Views of a game's configurations with their configurations, their ends and rare moments
    too: as many as fill every list."""
    found = []
    for setting in GAMES[name].configs:
        for seed in range(share(1)):
            table = Table(name, setting, seed)
            for ply, action in enumerate(table.plies(1_500)):
                queues = name == "hammerspace" and (table.state.queue or table.state.flips)
                rare = queues or (name == "descent" and table.state.waiting)
                if ply < 20 or ply % 12 == 0 or (rare and ply % 3 == 0):
                    actor, view = table.rules.actor(table.state), table.rules.view
                    found += [(table.config, view(table.state, s)) for s in (actor, SPECTATOR)]
                table.rules.apply(table.state, action)
            found.append((table.config, table.rules.view(table.state, 0)))
    return found


def unused(config: Any, fact: str) -> bool:
    """Whether a configuration has no rule that this part of a view belongs to: it never changes."""
    if fact == "previews.over":
        return isinstance(config, Race) and not config.parameters.leapfrog
    if fact == "closes":
        return isinstance(config, Race) and not config.parameters.last_laps
    return fact.startswith("dealings.") and not config.friends


@pytest.mark.one_of(3)
@pytest.mark.parametrize("name", GAMES)
def test_a_changed_fact_changes_the_numbers_and_the_key(name: str) -> None:
    rules, tried_facts, lost = GAMES[name].rules, set(), set()
    for config, view in moments(name):
        numbers, key = rules.encode(config, view), rules.view_key(view)
        for fact, other in changed(view, FIXED | PAIRED.get(name, set())):
            if unused(config, fact):
                continue
            if fact not in FOLLOWS[name] and rules.encode(config, other) == numbers:
                lost.add(fact)
            if rules.view_key(other) == key:
                lost.add(f"{fact} of the key")
            tried_facts.add(fact)
    assert not lost
    every = {field.name for field in fields(moments(name)[0][1])}
    assert every - {fact.partition(".")[0] for fact in tried_facts} == set(), "all were tried"


# -- what a bot's author reads there


def test_irr_24_of_a_rival_out_of_sight_the_numbers_say_only_that_it_lives() -> None:
    state = hand("0-X-1", "E-X--", parameters=Parameters(fog=FOG_EXPLORED, sight_range=1))
    facts = read(IRRGARTEN, state, 0)
    assert facts["alive"] == [1, 1]
    assert facts["square"] == [state.square[0], -1]
    assert facts["health"] == [10, -1]
    assert facts["weapon_count"] == [0, -1]
    board = state.config.labyrinth
    assert facts["known"][board.square(0, 1)] == 3, "the exit is next to it"
    assert facts["known"][board.square(4, 0)] == 0
    assert facts["visible"][state.square[0]] == 1


def test_irr_20_weapons_stand_in_rows_of_power_and_uses() -> None:
    state = hand("0-1E", weapons={1: (2500, 3)})
    facts = read(IRRGARTEN, state, 0)
    assert facts["weapon_count"] == [0, 1]
    assert facts["weapons"] == [-1, -1, -1, -1, 2500, 3, -1, -1], "room for two each (IRR-20)"


def test_irr_8_the_seat_that_decides_reads_where_its_ways_lead() -> None:
    state = hand("0ME1", foes=[WEAK])
    facts = read(IRRGARTEN, state, 0)
    assert facts["legal"] == [1, 1, 1, 1]
    assert facts["way_foe"][3] == 0, "the monster to the right"
    assert read(IRRGARTEN, state, 1)["way_went"] == [-1] * 4
    assert read(IRRGARTEN, state, SPECTATOR)["seat"] == [-1]


def test_nap_20_a_seat_reads_its_own_hidden_treasures_and_not_those_of_others() -> None:
    state = napakalaki_table("oar", "piano", others=[("beads", "ladle"), ("", "")])
    mine, theirs = read(NAPAKALAKI, state, 0), read(NAPAKALAKI, state, 2)
    assert mine["treasure_at"][NUMBER["oar"]] == EQUIPPED
    assert mine["treasure_at"][NUMBER["beads"]] == EQUIPPED + 1
    assert mine["treasure_at"][NUMBER["piano"]] == OWN
    assert mine["treasure_at"][NUMBER["ladle"]] == UNSEEN
    assert theirs["treasure_at"][NUMBER["piano"]] == UNSEEN
    assert mine["hidden"] == theirs["hidden"] == [1, 1, 0]


def test_nap_11_only_its_seat_reads_of_a_sale_until_it_is_paid() -> None:
    state = napakalaki_table("piano", "curtain")
    napakalaki_do(state, "sell piano")
    assert read(NAPAKALAKI, state, 0)["sale"][NUMBER["piano"]] == 1
    assert set(read(NAPAKALAKI, state, 1)["sale"]) == {0}
    napakalaki_do(state, "sell curtain", "buy")
    facts = read(NAPAKALAKI, state, 1)
    assert facts["treasure_at"][NUMBER["piano"]] == DISCARDED
    assert sorted(facts["treasure_pile"])[-2:] == [1, 2], "the ranks of the two in the pile"


def test_nap_16_the_part_that_is_due_now_stands_first() -> None:
    """The stack of dues has its next part at the end."""
    state = napakalaki_table()
    view = replace(NAPAKALAKI.view(state, 0), due=(2, -1, 1, 0, 3, 2))
    for part in NAPAKALAKI.layout(state.config):
        if part.name == "due":
            numbers = NAPAKALAKI.encode(state.config, view)[part.start :][: part.length]
            assert numbers[:6] == [0, 3, 2, 2, -1, 1]


def test_ham_25_a_face_down_card_is_a_number_to_its_owner_alone() -> None:
    state = hammer_table("~club lid", "soup")
    mine, theirs = read(HAMMERSPACE, state, 0), read(HAMMERSPACE, state, 1)
    assert mine["cards"][0] == state.slots[0]
    assert theirs["cards"][0] == -1
    assert mine["down"] == theirs["down"] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert theirs["cards"][4] == state.slots[4]


def test_ham_10_the_targets_of_an_attack_have_their_places_in_it() -> None:
    state = hammer_table("pair", "rest", "rest", "coat coat wall", life=[30] * 4, dice=[1, 1])
    assert read(HAMMERSPACE, state, 1)["attack_attacker"] == [-1], "no attack yet"
    hammer_do(state, "play pair", "target 3")
    assert read(HAMMERSPACE, state, 1)["attack_targets"] == [0, 0, 1, 0, 0, 0, 0]
    hammer_do(state, "target 4")
    facts = read(HAMMERSPACE, state, 1)
    assert facts["attack_attacker"] == [0]
    assert facts["attack_targets"] == [0, 0, 1, 2, 0, 0, 0]
    assert facts["attack_defender"] == [3], "the third has none to use and has rolled"


def test_what_waits_in_hammerspace_has_room_in_its_rows() -> None:
    """Of lists without a bound, no game of the tests fills more than half of the rows."""
    longest = dict.fromkeys(("queue", "frames", "strikes", "flips"), 0)
    for setting in GAMES["hammerspace"].configs:
        for seed in range(share(5)):
            table = Table("hammerspace", setting, seed)
            for action in table.plies(1_500):
                for what in longest:
                    longest[what] = max(longest[what], len(getattr(table.state, what)))
                table.rules.apply(table.state, action)
    assert 0 < longest["queue"] <= ENTRY * QUEUED / 2
    assert 0 < longest["frames"] <= FRAME * DEEPEST / 2
    assert 0 < longest["strikes"] <= STRIKE * STRIKES / 2
    assert 0 < longest["flips"] <= FLIP * SLOTS * 3 / 2, "of a table of three"


def test_irr_8_ways_that_are_kept_change_with_what_is_beside_and_with_the_game() -> None:
    """A configuration keeps them by square, for all of its games."""
    state = hand("-0-M", "1--E", foes=[WEAK])
    board, config = state.config.labyrinth, state.config
    left, right = board.square(0, 0), board.square(2, 0)
    for rival, foe, health in (
        (board.square(0, 1), board.square(3, 0), 1),
        (left, board.square(3, 0), 1),
        (right, left, 1),
        (right, left, 0),
        (left, right, 1),
    ):
        state.square[1], state.foe_square, state.foe_at = rival, (foe,), {foe: 0}
        state.foe_health = [health]
        for obeys in (0, 1, 0):
            state.fuzzy = [obeys, 0]
            shown = IRRGARTEN.encode(config, IRRGARTEN.view(state, 0))
            assert memoryview(IRRGARTEN.packed(state, 0)).cast("i").tolist() == shown
