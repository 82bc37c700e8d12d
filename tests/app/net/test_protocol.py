"""The lines between a client and a table: what is written is read, and nothing else is."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.net import limits
from app.net.field_types import Bounds, Data
from app.net.messages import (
    TO_CLIENT,
    TO_TABLE,
    Act,
    End,
    Message,
    Part,
    Place,
    Pong,
    Terms,
)
from app.net.protocol import PROBLEMS, BadMessage, ClientReader, lines, read_to_table, write
from tests.helpers.cases import each
from tests.helpers.examples import tried

ACT = {"t": "act", "seat": 1, "cmd": 5, "n": 37, "steps": [["play 3", -1]]}


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Any values within the bounds of a type hint."""
    bounds = Bounds(0, 30)
    if get_origin(hint) is Annotated:
        hint, bounds = get_args(hint)[:2]
    least, most = bounds
    if hint is Data:
        return st.recursive(st.none() | st.integers(0, 9) | st.text(), st.lists, max_leaves=4)
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.integers(least, most)
    if hint is str:
        return st.text(min_size=least, max_size=min(most, 12))
    if hint in (Place, Terms):
        return message_of(hint)
    parts = get_args(hint)
    if parts[-1] is Ellipsis:
        inner = values(parts[0])
        return st.lists(inner, min_size=least, max_size=min(most, 3)).map(tuple)
    return st.tuples(*map(values, parts))


def message_of(kind: type[Any]) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind, include_extras=True)
    return st.builds(kind, **{field.name: values(hints[field.name]) for field in fields(kind)})


@tried(15)
@given(st.one_of([message_of(kind) for kind in TO_TABLE]))
def test_a_message_to_the_table_comes_back(message: Message) -> None:
    assert read_to_table(write(message)) == message


@tried(15)
@given(st.one_of([message_of(kind) for kind in TO_CLIENT if kind is not Part]))
def test_a_message_to_a_client_comes_back(message: Message) -> None:
    assert ClientReader().read(write(message)) == message


@tried(15)
@given(st.one_of([message_of(kind) for kind in TO_CLIENT]))
def test_what_a_table_sends_is_written_as_everything_else_is(message: Message) -> None:
    """Two libraries write: that of tables is the faster one."""
    assert lines(message) == [write(message)]


def test_every_kind_has_a_name_of_its_own() -> None:
    kinds = [kind.KIND for kind in (*TO_TABLE, *TO_CLIENT)]
    assert len(set(kinds)) == len(kinds)


@each("change", [
    ("kind", {"t": "fly"}), ("kind", {"t": None}), ("kind", {"t": ["act"]}),
    ("kind", {"t": "welcome"}),
    ("fields", {"more": 1}), ("type", {"n": True}), ("type", {"n": "37"}), ("type", {"n": None}),
    ("range", {"n": -1}), ("range", {"seat": 16}), ("range", {"n": 10**40}),
    ("range", {"steps": []}), ("range", {"steps": [["a", 0]] * 65}), ("type", {"steps": [["a"]]}),
    ("type", {"steps": {"a": 1}}), ("range", {"steps": [["", 0]]}),
    ("range", {"steps": [["a" * 81, 0]]}),
    ("text", {"steps": [["\ud800", 0]]}),
])  # fmt: skip
def test_a_wrong_field_is_refused_with_a_reason(change: tuple[str, dict[str, Any]]) -> None:
    problem, fields_changed = change
    with pytest.raises(BadMessage) as refused:
        read_to_table(json.dumps({**ACT, **fields_changed}))
    assert refused.value.problem == problem


@each("line", [
    ("json", ""), ("json", "{"), ("json", "nul"), ("type", "[]"), ("type", "7"),
    ("type", '{"t":"ping","at":1.0}'), ("type", '{"t":"ping","at":NaN}'),
    ("fields", '{"t":"ping","at":1,"at":2}'), ("fields", '{"t":"ping"}'),
    ("json", '{"t":"ping","at":' + "9" * 5000 + "}"),
    ("nested", "[" * 1000), ("size", '{"t":"ping","at":1' + " " * limits.MOST_IN + "}"),
    ("size", "\u00e9" * (limits.MOST_IN // 2 + 1)),
])  # fmt: skip
def test_a_line_of_no_program_of_ours_is_refused(line: tuple[str, str]) -> None:
    problem, text = line
    with pytest.raises(BadMessage) as refused:
        read_to_table(text)
    assert refused.value.problem == problem
    assert problem in PROBLEMS


def test_a_client_survives_deep_data_of_a_table() -> None:
    with pytest.raises(BadMessage):
        ClientReader().read('{"t":"end","header":' + "[" * 100_000 + "]" * 100_000 + "}")


@tried(30)
@given(st.text() | st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists))
def test_any_other_line_is_refused_and_raises_nothing_else(found: Any) -> None:
    line = found if isinstance(found, str) else json.dumps(found)
    with pytest.raises(BadMessage):
        read_to_table(line)
    with pytest.raises(BadMessage):
        ClientReader().read(line)


# -- long messages


def _long() -> Message:
    return End({}, ["\u00e9\u0001" * 300_000], "digest", None)


def test_a_long_message_comes_in_parts_that_fit() -> None:
    reader, message = ClientReader(), _long()
    parts = lines(message)
    assert len(parts) > 1
    assert all(len(part.encode()) <= limits.MOST_OUT for part in parts)
    *before, last = [reader.read(part) for part in parts]
    assert before == [None] * len(before)
    assert last == message
    assert reader.read(write(Part(last=True, text=write(Pong(3))))) == Pong(3)


def test_no_message_comes_between_parts_and_no_part_within_one() -> None:
    reader = ClientReader()
    reader.read(lines(_long())[0])
    with pytest.raises(BadMessage, match="order"):
        reader.read('{"t":"pong","at":1}')
    with pytest.raises(BadMessage, match="order"):
        ClientReader().read(write(Part(last=True, text=write(Part(last=True, text="")))))


def test_parts_without_an_end_are_refused_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_JOINED", 1_000)
    reader, part = ClientReader(), write(Part(last=False, text="x" * 600))
    reader.read(part)
    with pytest.raises(BadMessage, match="size"):
        reader.read(part)


def test_a_plan_of_the_greatest_length_fits_into_a_line() -> None:
    steps = (("m" * limits.NOTATION, 2**31),) * limits.MOST_STEPS
    message = Act(15, 2**31, 2**31, steps)
    assert read_to_table(write(message)) == message
