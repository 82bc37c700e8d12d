"""Changes of cards as people type them, and the files that follow."""

from __future__ import annotations

import re

import pytest

from app.lab.trial.change import (
    BadChange,
    card_change,
    current_value,
    find_card,
    set_value,
    tree_of,
    written,
)
from tests.helpers.cases import each

FILE = b"""
treasures:
  - id: sock
    bonus: 2
    prize: { levels: 1 }
    reals: [0.5, 1]
  - id: hat
"""


def test_a_change_is_a_card_a_field_and_values() -> None:
    one = card_change("sock.prize.levels=2")
    assert (one.card, one.path, one.values) == ("sock", ("prize", "levels"), (2,))
    assert card_change("sock.bonus=3, 4,5").values == (3, 4, 5)
    assert card_change("sock.kinds=[a, b],[]").shown == ("[a, b]", "[]")
    assert card_change("sock.prize={ levels: 2, more: 1 }").values == ({"levels": 2, "more": 1},)
    assert card_change("sock.name=no").values == ("no",)


@each(
    "case",
    [
        ("sock", "form"), ("sock=3", "form"), ("sock.=3", "form"), (".bonus=3", "form"),
        ("sock.bonus=", "form"), ("sock.bonus=1,,2", "form"), ("sock.bonus=1,1", "twice"),
        ("sock.bonus={", "value"), ("sock.bonus=a: b", "value"), ("sock.bonus=&a 1", "value"),
        ("sock.bonus=\udcff", "value"),
        ("sock.bonus=" + ",".join(map(str, range(21))), "many"),
    ],
)  # fmt: skip
def test_what_is_no_change_says_why(case: tuple[str, str]) -> None:
    text, what = case
    with pytest.raises(BadChange) as info:
        card_change(text)
    assert info.value.what == what


def test_a_changed_file_differs_in_that_field_alone() -> None:
    trees = {"treasures.yaml": tree_of(FILE, "treasures.yaml")}
    for text in ("sock.bonus=7", "sock.prize.levels=2", "sock.reals.0=0.8", "hat.bad.levels=1"):
        change = card_change(text)
        _, _, card = find_card(trees, change)
        set_value(card, change, change.values[0])
    again = tree_of(written(trees["treasures.yaml"]), "treasures.yaml")
    sock, hat = again["treasures"]
    assert sock == {"id": "sock", "bonus": 7, "prize": {"levels": 2}, "reals": [0.8, 1]}
    assert hat == {"id": "hat", "bad": {"levels": 1}}
    assert current_value(sock, ("reals", "1")) == 1
    assert current_value(sock, ("reals", "2")) is None


@each("text", ["sock.bonus.x=1", "sock.reals.2=1", "sock.reals.x=1", "sock.id.a.b=1"])
def test_nothing_is_set_below_a_value_or_beyond_a_list(text: str) -> None:
    trees = {"treasures.yaml": tree_of(FILE, "treasures.yaml")}
    change = card_change(text)
    with pytest.raises(BadChange) as info:
        set_value(find_card(trees, change)[2], change, 1)
    assert info.value.what == "no-field"


def test_an_id_of_two_cards_is_refused_and_an_unknown_one_says_what_is_near() -> None:
    trees = {"a": tree_of(FILE, "a"), "b": tree_of(FILE.replace(b"hat", b"cap"), "b")}
    for text, what in (
        ("sock.a=1", "ambiguous"),
        ("cat.a=1", "unknown-near"),
        ("zz.a=1", "unknown"),
    ):
        with pytest.raises(BadChange, match=re.escape(what)):
            find_card(trees, card_change(text))
