"""Plain mode's question before a choice that costs much, if the player wants it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Protocol

from app.plain.console import Console
from app.plain.voice import PlainVoice
from app.plain.words import PlainChoice
from app.session.app_context import MakeComparer
from app.session.reviewing import doubts
from app.text.second_thoughts import costs_much
from engines.kernel.weighing import Weighed

PATIENCE: Final = 3.0
"""Seconds for which a choice waits for its figures, the start of the process included."""


class Doubter(Protocol):
    """What the question needs of the program that hosts a match."""

    @property
    def comparer(self) -> MakeComparer | None:
        """What gives hints a figure and prices decisions; None where no process may start."""

    @property
    def asks_twice(self) -> bool:
        """Whether the player wants a question before a costly choice."""


def is_sure(
    voice: PlainVoice[Any],
    seat: int,
    choice: PlainChoice,
    host: Doubter,
    run: Callable[..., object],
    console: Console,
) -> bool:
    """Return whether a choice is to be made: yes, unless it costs much and the person says no."""
    make = host.comparer if host.asks_twice and not choice.leads else None
    about = "" if make is None else _doubts(voice, seat, (choice.action, *choice.then), make, run)
    if not about:
        return True
    console.say(about)
    yes = console.ask(voice.texts("plain-sure-choice"))
    if yes.casefold() in voice.texts("plain-yes").split():
        return True
    console.say(voice.texts("plain-not-done"))
    return False


def _doubts(
    voice: PlainVoice[Any],
    seat: int,
    chosen: tuple[int, ...],
    make: MakeComparer,
    run: Callable[..., object],
) -> str:
    """Return what is said before a choice that costs much; "" for any other, and if the figures
    take too long."""
    source = voice.source
    comparer, seen = make(source.header.game, source.public), source.snapshot(seat)
    if comparer is None or len(seen.view.legal) < 2:
        return ""
    found = list[Weighed | None]()

    async def ask() -> None:
        with suppress(TimeoutError):
            weighing = comparer.weigh(seat, seen.view, seen.pending.number)
            found.append(await asyncio.wait_for(weighing, PATIENCE))

    try:
        run(ask())
    finally:
        comparer.close()
    cost = found[0].cost(chosen) if found and found[0] is not None else None
    if cost is None or not costs_much(cost):
        return ""
    return doubts(replace(voice.session, texts=voice.texts), seen.view, cost)
