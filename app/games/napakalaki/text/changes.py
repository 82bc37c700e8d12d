"""What changed while others played, in a few words each; all of it is public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.text.sentences import in_a_row
from engines.napakalaki.state import NOBODY
from engines.napakalaki.view import View


def changes(
    cards: NapakalakiCardText,
    before: View,
    now: View,
    names: Sequence[str],
    *,
    known: int = NOBODY,
    corridor: bool = True,
) -> Sequence[str]:
    """Return what changed between two turns of the view's seat: its treasures and grudges, the
    levels of its rivals, and, with `corridor`, the monsters that came to it or left it (NAP-34,
    NAP-37, NAP-39); nothing if only the level of `known` did, which the seat has just been told."""
    own, levels = [*_own(cards, before, now)], _levels(cards, before, now, names)
    row = [*_row(cards, before, now)] if corridor else []
    if not own and not row and {*levels} <= {known}:
        return []
    return [*own, *levels.values(), *row]


def _own(cards: NapakalakiCardText, before: View, now: View) -> Iterator[str]:
    """What the seat itself won or lost: by its help, by a thief, by its grudges."""
    texts = cards.texts
    more = _treasures(now) - _treasures(before)
    if more:
        told = texts("napakalaki-some-treasures", n=abs(more))
        yield texts(f"napakalaki-since-{'gained' if more > 0 else 'lost'}", what=told)
    if now.dealings.grudges:
        fewer = before.dealings.grudges[now.seat] - now.dealings.grudges[now.seat]
        if fewer > 0:
            told = texts("napakalaki-grudges", n=fewer)
            yield texts("napakalaki-since-spent", what=told)


def _treasures(view: View) -> int:
    return len(view.me.equipped) + view.me.hidden


def _levels(
    cards: NapakalakiCardText, before: View, now: View, names: Sequence[str]
) -> dict[int, str]:
    """`Ben has reached level 5`, by seat: each rival with a new level, the highest one first."""
    found = {}
    pairs = zip(before.players, now.players, strict=True)
    for old, new in sorted(pairs, key=lambda pair: -pair[1].level):
        if new.seat != now.seat and new.level != old.level:
            way = "up" if new.level > old.level else "down"
            values: dict[str, str | int] = {"name": names[new.seat], "level": new.level}
            found[new.seat] = cards.texts(f"napakalaki-since-{way}", **values)
    return found


def _row(cards: NapakalakiCardText, before: View, now: View) -> Iterator[str]:
    """The monsters that are new in the corridor, and those that are no longer there."""
    had, has = before.dealings.corridor, now.dealings.corridor
    for word, found in (
        ("waits", [monster for monster in has if monster not in had]),
        ("gone", [monster for monster in had if monster not in has]),
    ):
        if found:
            foes = in_a_row(cards.texts, [cards.foe(monster, "as") for monster in found])
            many = int(len(found) > 1 or bool(cards.several(found[0])))
            yield cards.texts(f"napakalaki-since-{word}", foes=foes, many=many)
