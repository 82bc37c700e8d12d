"""What each game sends: every fact and view is listed, and comes back as it was, for every seat."""

from __future__ import annotations

import copy
import json
import pkgutil
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.hammerspace import wire as hammerspace
from engines.irrgarten import wire as irrgarten
from engines.irrgarten.descent import wire as descent
from engines.kernel import wire as kernel
from engines.kernel.codec import MOST_INT, BadEncoding, Codec
from engines.kernel.events import EVERYONE, SPECTATOR, Event, may_see
from engines.napakalaki import wire as napakalaki
from tests.engines.rules_contract import CASES, Table
from tests.helpers.examples import tried
from tests.helpers.thinned import is_whole

pytestmark = pytest.mark.one_of(5, each="name")

WIRES: dict[str, Any] = {
    "irrgarten": irrgarten, "descent": descent, "napakalaki": napakalaki,
    "hammerspace": hammerspace,
}  # fmt: skip
each_wire = pytest.mark.parametrize("name", WIRES)
each_game = pytest.mark.parametrize(("name", "setting"), CASES)
seeds = st.integers(0, 10**9)


def sent(codec: Codec, value: object, seat: int) -> object:
    """A value after its way over a line of text."""
    return codec.decode(object, json.loads(json.dumps(codec.encode(value, seat))), seat)


def audible(event: Event, seat: int) -> Event:
    """The event as a seat has it: whether others learn of it stays untold."""
    return event if event.seats == EVERYONE else replace(event, seats=1 << seat)


# -- the lists


PACKAGES = {"descent": "engines.irrgarten.descent"}
"""The engines that are part of another one's package."""


def modules_of(name: str) -> Iterator[ModuleType]:
    """All modules of an engine."""
    package = PACKAGES.get(name, f"engines.{name}")
    others = tuple(f"{other}." for other in PACKAGES.values() if other != package)
    found = import_module(package)
    for each in pkgutil.walk_packages(found.__path__, f"{package}."):
        if not f"{each.name}.".startswith(others):
            yield import_module(each.name)


def classes_of(name: str) -> set[type]:
    """The classes that an engine defines."""
    return {
        value
        for module in modules_of(name)
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    }


@pytest.mark.one_of(1)  # each game has a list of its own
@pytest.mark.parametrize("name", ["kernel", *WIRES])
def test_every_event_of_an_engine_is_listed(name: str) -> None:
    """Roots of events, which others derive from, are never told themselves. The Descent tells some
    of the race's events too."""
    events = [kind for kind in classes_of(name) if issubclass(kind, Event)]
    told = {kind for kind in events if not any(kind in other.__bases__ for other in events)}
    listed = kernel.EVENTS if name == "kernel" else WIRES[name].EVENTS
    shared = set(irrgarten.EVENTS) if name == "descent" else set()
    assert told - {Event} == set(listed) - shared
    assert len(set(listed)) == len(listed)


def inside(hint: Any) -> Iterator[type]:
    """The dataclasses and named tuples that a type hint is made of, those in their fields too."""
    for part in get_args(hint):
        yield from inside(part)
    if isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields")):
        yield hint
        for field in get_type_hints(hint).values():
            yield from inside(field)


@pytest.mark.one_of(1)  # each game has a list of its own
@each_wire
def test_every_class_that_a_view_or_a_glance_is_made_of_is_listed(name: str) -> None:
    table = next(Table(name, setting, 0) for game, setting in CASES if game == name)
    shown = (table.rules.view(table.state, 0), table.rules.glance(table.state, 0))
    made = {kind for each in shown for kind in inside(type(each))}
    assert made == set(WIRES[name].VIEWS)


@pytest.mark.one_of(1)  # each game has a list of its own
@each_wire
def test_the_tags_name_game_and_class(name: str) -> None:
    wire = WIRES[name]
    own = {f"{name}.{kind.__name__}": kind for kind in (*wire.EVENTS, *wire.VIEWS)}
    assert wire.CODEC.tags == {**kernel.CODEC.tags, **own}


# -- there and back


@each_game
@tried(3)
@given(seeds)
def test_all_that_a_game_tells_and_shows_comes_back_for_every_seat(
    name: str, setting: str, seed: int
) -> None:
    table, codec = Table(name, setting, seed), WIRES[name].CODEC
    rules, seats = table.rules, (SPECTATOR, *range(table.config.seats))
    for action in table.plies(60):
        events: list[Event] = []
        rules.apply(table.state, action, events.append)
        for seat in seats:
            for shown in (rules.view(table.state, seat), rules.glance(table.state, seat)):
                found = sent(codec, shown, seat)
                assert found == shown
                assert type(found) is type(shown)
            for event in events:
                if may_see(event, seat):
                    assert sent(codec, event, seat) == audible(event, seat)
                else:
                    with pytest.raises(BadEncoding):
                        codec.encode(event, seat)


numbers = st.integers(-MOST_INT, MOST_INT)


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Any values of a type hint that the codec knows."""
    parts = get_args(hint)
    if parts[-1:] == (Ellipsis,):
        return st.lists(values(parts[0]), max_size=3).map(tuple)
    if parts and type(None) in parts:
        return st.none() | values(next(part for part in parts if part is not type(None)))
    if parts:
        return st.tuples(*map(values, parts))
    if hint in (int, bool, str):
        return {int: numbers, bool: st.booleans(), str: st.text(max_size=3)}[hint]
    return anything(hint)


def anything(kind: type) -> st.SearchStrategy[Any]:
    """Any value of a class, whether a game has such or not."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields  # type: ignore[attr-defined]  # a named tuple
    held = {name: values(hints[name]) for name in names}
    if issubclass(kind, Event):
        held["seats"] = st.sampled_from([EVERYONE, 0b1, 0b101])
    return st.builds(kind, **held)


@each_wire
@tried(150)
@given(data=st.data())
def test_any_value_of_a_listed_class_comes_back(name: str, data: st.DataObject) -> None:
    """Facts that random play seldom meets, and numbers that no game reaches."""
    codec = WIRES[name].CODEC
    value = data.draw(anything(codec.tags[data.draw(st.sampled_from(sorted(codec.tags)))]))
    wanted = audible(value, 0) if isinstance(value, Event) else value
    assert sent(codec, value, 0) == wanted


# -- damaged on the way


JUNK: list[Any] = [
    None, True, 0, -1, 2.0, float("nan"), 10**400, "", "x", "\ud800", [], [[]], [None], [1, "x"],
    {}, {"a": 1}, "missing", "one more",
]  # fmt: skip


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all that data hold."""
    yield path
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(value, (*path, key))


def damaged(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    """A copy with something else at a path, or nothing there, or something more beside it."""
    if not path:
        return junk
    whole = copy.deepcopy(data)
    here = whole
    for key in path[:-1]:
        here = here[key]
    if junk == "missing":
        del here[path[-1]]
    elif junk == "one more" and isinstance(here, dict):
        here["another"] = 1
    else:
        here[path[-1]] = junk
    return whole


@each_game
def test_a_frame_that_was_damaged_is_refused_or_another_whole_frame(
    name: str, setting: str
) -> None:
    """Nothing but the codec's own error; what passes is what it says, to the last field."""
    table, codec, refused = Table(name, setting, 6).play_to(25), WIRES[name].CODEC, 0
    events: list[Event] = []
    for action in table.plies(6):
        table.rules.apply(table.state, action, events.append)
    frames = [codec.encode(event, 0) for event in events if may_see(event, 0)]
    frames.append(codec.encode(table.rules.view(table.state, 0), 0))
    for frame in frames:
        for path in list(places(frame))[:: 1 if is_whole() else 3]:
            for junk in JUNK:
                bad = damaged(frame, path, junk)
                try:
                    found = codec.decode(object, bad, 0)
                except BadEncoding:
                    refused += 1
                else:
                    assert codec.encode(found, 0) == bad
    assert refused > 100
