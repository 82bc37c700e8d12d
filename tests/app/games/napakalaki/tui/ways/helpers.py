"""Choices among friends from small decks, and matches of them on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.tui.ways.model import Asked, Way, Ways
from app.i18n.fluent import Texts
from app.session.session import Session
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.glyphs import UNICODE
from engines.napakalaki.phases import refresh
from engines.napakalaki.state import State
from tests.app.games.napakalaki.tui.helpers import PEOPLE, TABLE, Holding, laid, state_of
from tests.engines.napakalaki.helpers import FRIENDS, RULES

NAMES = ("Ana", "Ben", "Eva")
RULE_SET: Mapping[str, Any] = {one.name: getattr(FRIENDS, one.name) for one in fields(FRIENDS)}
"""The parameters of `friends`, by name."""
TWO: Mapping[str, str] = {"Ana": "human", "Ben": "human", "Eva": "cautious"}


def bare(key: str) -> str:
    """No words for cards: the last part of a key, as a name."""
    return key.rsplit("-", 1)[-1].title() if not key.startswith("article") else ""


def asked(state: State, *, public: bool = False, language: str = "en", **more: Any) -> Asked:
    """What the deciding seat of a small game is asked; with its own view, or the public one."""
    texts = Texts(language, strict=True)
    return Asked(
        config=state.config,
        view=RULES.view(state, -1 if public else state.seat),
        legal=tuple(state.legal),
        seat=state.seat,
        cards=NapakalakiCardText(texts, state.config, bare),
        names=NAMES[: state.config.seats],
        signs=card_glyphs(UNICODE),
        **more,
    )


def keyed(ways: Ways) -> dict[str, Way]:
    """The ways of a choice by their keys."""
    return {way.key: way for way in ways.ways}


def waiting(
    corridor: Sequence[tuple[str, int]] = (),
    grudges: Sequence[int] = (),
    levels: Sequence[int] = (),
    seat: int = 0,
    decisions: Sequence[str] = (),
) -> Callable[[State], None]:
    """Return what lays the corridor, the grudges and the levels of a match on the screen: monsters
    by id with the number of treasures under them. It is the turn of `seat`, and `decisions` were
    made in it."""

    def lay(state: State) -> None:
        number = {card.id: at for at, card in enumerate(state.config.monsters)}
        dealings = state.dealings
        for name, count in corridor:
            state.monsters.remove(number[name])
            dealings.corridor.append(number[name])
            dealings.under.append([state.treasures.pop(0) for _ in range(count)])
            dealings.bites.append(0)
        for at, count in enumerate(grudges):
            dealings.grudges[at] = count
        for at, level in enumerate(levels):
            state.level[at] = level
        state.seat = state.turn_seat = seat
        refresh(state)
        for text in decisions:
            RULES.apply(state, RULES.parse(text))

    return lay


def friends(
    players: Mapping[str, str] = PEOPLE,
    holdings: Sequence[Holding] = TABLE,
    then: Callable[[State], None] | None = None,
    **more: Any,
) -> Session:
    """A match of `friends` with the shipped deck, seat 0 at its sales."""
    return laid(holdings, players, then=then, **{**RULE_SET, **more})


__all__ = ["NAMES", "TWO", "asked", "friends", "keyed", "state_of", "waiting"]
