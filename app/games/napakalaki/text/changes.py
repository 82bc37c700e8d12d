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
    skipped: int = NOBODY,
    corridor: bool = True,
) -> Sequence[str]:
    """Return what changed between two turns of the view's seat: its treasures and grudges, the
    levels of its rivals except `skipped`, and, with `corridor`, the monsters that came to it or
    left it (NAP-34, NAP-37, NAP-39)."""
    return [
        *_own(cards, before, now),
        *_levels(cards, before, now, names, skipped),
        *(_row(cards, before, now) if corridor else ()),
    ]


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
    cards: NapakalakiCardText, before: View, now: View, names: Sequence[str], skipped: int
) -> Iterator[str]:
    """`Ben has reached level 5`: each rival with a new level, except the skipped one."""
    for old, new in zip(before.players, now.players, strict=True):
        if new.seat not in (now.seat, skipped) and new.level != old.level:
            way = "up" if new.level > old.level else "down"
            yield cards.texts(f"napakalaki-since-{way}", name=names[new.seat], level=new.level)


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
