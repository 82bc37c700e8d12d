"""A change of a card as people type it, `flying-flip-flop.bonus=3,5`, and the changed file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from engines.kernel.meant import near_to
from engines.kernel.problems import DeckError
from engines.kernel.yamltree import read

MOST_VALUES: Final = 20
MOST_BYTES: Final = 1 << 20
MOST_NODES: Final = 50_000
_OPEN, _CLOSE = "[{", "]}"

Tree = dict[str, Any]


class BadChange(Exception):
    """A change that can't be made: the message `trial-<what>` and the values of its blanks."""

    def __init__(self, what: str, **values: str | int) -> None:
        self.what, self.values = what, values
        super().__init__(f"{what} {values}")


@dataclass(frozen=True, slots=True)
class CardChange:
    """A field of a card, and the values to try. `shown` are the values as they were typed."""

    card: str
    path: tuple[str, ...]
    values: tuple[object, ...]
    shown: tuple[str, ...]

    @property
    def field(self) -> str:
        return ".".join((self.card, *self.path))


def card_change(text: str) -> CardChange:
    """Return the change of `ID.FIELD=VALUE,VALUE`. Raise `BadChange`."""
    name, equals, typed = text.partition("=")
    card, *path = name.strip().split(".")
    if not equals or not card or not path or not all(path):
        raise BadChange("form", found=text)
    shown = tuple(part.strip() for part in _parts(typed))
    if not all(shown):
        raise BadChange("form", found=text)
    if len(shown) > MOST_VALUES:
        raise BadChange("many", found=len(shown), most=MOST_VALUES)
    if len(set(shown)) < len(shown):
        raise BadChange("twice", found=text)
    return CardChange(card, tuple(path), tuple(_value(text, one) for one in shown), shown)


def _parts(text: str) -> Iterator[str]:
    """Yield what is between the commas, but for those inside a list or a mapping."""
    depth, start = 0, 0
    for at, letter in enumerate(text):
        depth += (letter in _OPEN) - (letter in _CLOSE)
        if letter == "," and depth <= 0:
            yield text[start:at]
            start = at + 1
    yield text[start:]


def _value(whole: str, text: str) -> object:
    try:
        tree = read(f"value: {text}\n".encode(), "--set", MOST_BYTES, MOST_NODES)
    except (DeckError, UnicodeEncodeError):
        raise BadChange("value", found=whole, value=text) from None
    if tree.problems or not isinstance(tree.value, dict) or [*tree.value] != ["value"]:
        raise BadChange("value", found=whole, value=text)
    return tree.value["value"]


def tree_of(data: bytes, name: str) -> Tree:
    """Return a deck's file as lists and mappings that can be changed. Raise `DeckError`."""
    tree = read(data, name, MOST_BYTES, MOST_NODES)
    if tree.problems:
        raise DeckError(name, tree.problems)
    found = _plain(tree.value)
    return found if isinstance(found, dict) else {}


def _plain(value: object) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return float(value) if isinstance(value, Decimal) else value


def written(tree: Tree) -> bytes:
    """Return a file's content again, as JSON, which is YAML, too."""
    return json.dumps(tree, ensure_ascii=False).encode()


def cards_of(trees: Mapping[str, Tree]) -> Iterator[tuple[str, str, Tree]]:
    """Yield the file, the list and the data of all cards."""
    for file, tree in trees.items():
        for name, cards in tree.items():
            for card in cards if isinstance(cards, list) else ():
                if isinstance(card, dict) and isinstance(card.get("id"), str):
                    yield file, name, card


def find_card(trees: Mapping[str, Tree], change: CardChange) -> tuple[str, str, Tree]:
    """Return the file, the list and the data of the card that a change is about.

    Raise `BadChange` for an unknown one, and for one of several with the same id.
    """
    cards = [*cards_of(trees)]
    found = [one for one in cards if one[2]["id"] == change.card]
    if len(found) > 1:
        lists = ", ".join(sorted(name for _, name, _ in found))
        raise BadChange("ambiguous", found=change.card, lists=lists)
    if found:
        return found[0]
    ids = [card["id"] for _, _, card in cards]
    if near := near_to(change.card.lower(), ids):
        raise BadChange("unknown-near", found=change.card, near=near)
    raise BadChange("unknown", found=change.card)


def current_value(card: Tree, path: Sequence[str]) -> object:
    """Return the value of a field as the file has it, None where it is left out."""
    place: Any = card
    for step in path:
        place = _below(place, step)
    return place


def set_value(card: Tree, change: CardChange, value: object) -> None:
    """Set a field. What is left out on the way to it is begun. Raise `BadChange` where there is
    something else on that way; whether the field exists is for the schema to say."""
    *way, last = change.path
    place: Any = card
    for step in way:
        below = _below(place, step)
        if below is None and isinstance(place, dict):
            below = place[step] = {}
        place = below
    if isinstance(place, dict):
        place[last] = _plain(value)
    elif isinstance(place, list) and _index(place, last) is not None:
        place[int(last)] = _plain(value)
    else:
        raise BadChange("no-field", field=change.field, found=last)


def _below(place: Any, step: str) -> Any:
    if isinstance(place, dict):
        return place.get(step)
    index = _index(place, step) if isinstance(place, list) else None
    return None if index is None else place[index]


def _index(items: Sequence[object], step: str) -> int | None:
    """Return the index of a list's item, counted from 0 as error messages count."""
    return int(step) if step.isdecimal() and len(step) < 6 and int(step) < len(items) else None
