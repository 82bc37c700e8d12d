"""Trees of plain values (dicts, lists, texts, numbers), turned about in their structure."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from tests.programs.fuzz import hostile

Place = tuple[Any, Any]
"""A dict or list of a tree, and one of its keys."""


def places(tree: Any) -> list[Place]:
    """Every place of a tree."""
    found: list[Place] = []
    left = [tree]
    while left:
        node = left.pop()
        keys = node if isinstance(node, dict) else range(len(node) if isinstance(node, list) else 0)
        for key in keys:
            found.append((node, key))
            left.append(node[key])
    return found


def turned(tree: Any, dice: Random, most: int = 4) -> Any:
    """A copy of a tree, changed in one place or more."""
    tree = deepcopy(tree)
    for _ in range(dice.randint(1, most)):
        found = places(tree)
        if not found:
            return hostile.value(dice)
        node, key = dice.choice(found)
        other, theirs = dice.choice(found)
        _change(node, key, deepcopy(other[theirs]), dice)
        if dice.randrange(60) == 0:
            tree = {"": [tree]} if dice.randrange(2) else [tree]
    return tree


def _change(node: Any, key: Any, other: Any, dice: Random) -> None:
    """Delete, replace, rename, double, swap, nest or nudge what is at a place."""
    match dice.randrange(11):
        case 0:
            del node[key]
        case 1 | 2:
            node[key] = deepcopy(hostile.value(dice))
        case 3:
            node[key] = other
        case 4 if isinstance(node, dict):
            node[dice.choice((f"{key}s", key.upper(), hostile.text(dice)))] = node.pop(key)
        case 4:
            node.insert(0, deepcopy(node[key]))
        case 5 if isinstance(node, dict):
            node[hostile.text(dice)] = other
        case 5:
            node.insert(key, deepcopy(hostile.value(dice)))
        case 6 if isinstance(node, list):
            node[key:] = [deepcopy(node[key])] * dice.choice((2, 3, 30))
        case 6 if len(node) > 1:
            mate = dice.choice(list(node))
            node[key], node[mate] = node[mate], node[key]
        case 7:
            node[key] = _nested(node[key], dice)
        case 8 if isinstance(node[key], str) and node[key]:
            node[key] = _misspelt(node[key], dice)
        case _ if isinstance(node[key], int):
            node[key] = node[key] * dice.choice((-1, 1, 10, 1000)) + dice.choice((-1, 0, 1))


def nudged(tree: Any, dice: Random, most: int = 6) -> Any:
    """A copy of a tree that is often still sound: values take the places of others of their name,
    and numbers move a little. An empty one stays as it is."""
    tree = deepcopy(tree)
    found = places(tree)
    if not found:
        return tree
    for _ in range(dice.randint(1, most)):
        node, key = dice.choice(found)
        if type(node[key]) is int and dice.randrange(2):
            node[key] = max(0, node[key] + dice.choice((-1, 1, 5, -5, 40)))
            continue
        mates = [(other, theirs) for other, theirs in found if theirs == key and other is not node]
        if mates and isinstance(node, dict) and key != "id":
            other, theirs = dice.choice(mates)
            node[key] = deepcopy(other.get(theirs, node[key]))
    return tree


def _nested(value: Any, dice: Random) -> Any:
    for _ in range(dice.choice((1, 1, 2, 23, 30))):
        value = [value] if dice.randrange(2) else {"en": value}
    return value


def _misspelt(text: str, dice: Random) -> str:
    """A text with a letter changed, lost or put in, or some of it doubled."""
    at = dice.randrange(len(text))
    put = dice.choice("X-MEP\n {}é[]\t:#'\"\0\u202e\u0301\ud83d0 ")
    return dice.choice(
        (
            text[:at] + put + text[at + 1 :],
            text[:at] + put + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + text[at:] * 2,
            text.swapcase(),
        )
    )
