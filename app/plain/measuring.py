"""What plain mode plays ahead: the figure of a hint, and the review of a finished match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from app.plain.console import Console
from app.plain.course import more_told
from app.plain.voice import PlainVoice
from app.plain.words import CommandWords
from app.registry import game
from app.session.app_context import MakeComparer
from app.session.review_work import ReviewWork
from app.session.reviewing import coins_of, plan_words, review_words
from app.text.comparing import compared
from app.text.log import LogLine
from engines.kernel.search import Comparison

Answers = dict[str, Callable[[], Sequence[str]]]
"""Returns the lines to say for a word."""
Run = Callable[..., object]
"""Runs a coroutine to its end."""


def hint_told(
    voice: PlainVoice[Any], seat: int, make: MakeComparer | None, run: Run
) -> Sequence[str]:
    """Return the hint and its figure, or that there is no hint."""
    figure = _figure(voice, seat, make, run)
    answer = "" if figure and voice.FIGURE_ALONE else voice.hint(seat)
    return tuple(filter(None, (answer, figure))) or (voice.texts("plain-no-hint"),)


def _figure(voice: PlainVoice[Any], seat: int, make: MakeComparer | None, run: Run) -> str:
    """Return what the best decision gains over the next best, "" if that can't be said."""
    session, source = voice.session, voice.source
    comparer = make(source.header.game, source.public) if make is not None else None
    if comparer is None:
        return ""
    seen, found = source.snapshot(seat), list[Comparison | None]()

    async def ask() -> None:
        found.append(await comparer.compare(seat, seen.view, seen.pending.number))

    try:
        run(ask())
    finally:
        comparer.close()
    if not found or found[0] is None:
        return ""
    advice = game(source.header.game).part("advice")
    advised = advice(source.public, seen.view).action if advice is not None else None
    words, texts = plan_words(replace(session, texts=voice.texts)), voice.texts
    coins = coins_of(source.header.game, source.public)
    return compared(
        texts,
        found[0],
        lambda plan: words(seen.view, plan),
        coins=coins,
        advised=advised,
    )


def answers_at_end(
    voice: PlainVoice[Any],
    lines: Sequence[LogLine],
    make: MakeComparer | None,
    run: Run,
    console: Console,
) -> Answers:
    """Return the answers to words after a match: its last line in detail, and its review where a
    search prices decisions, which is offered at once."""
    answers: Answers = {"more": partial(more_told, voice.texts, lines, begun=True)}
    if make is not None and game(voice.source.header.game).search() is not None:
        word = CommandWords(voice.texts, ("review",)).shown("review")
        console.say(voice.texts("plain-end-review", word=word))
        answers["review"] = partial(_review, voice, make, run, console)
    return answers


def _review(voice: PlainVoice[Any], make: MakeComparer, run: Run, console: Console) -> list[str]:
    """Return what the decisions of a finished match cost. Ctrl-C stops the work."""
    texts, source = voice.texts, voice.source
    work = ReviewWork(source.header, source.look_back(None).decisions, source.public)
    console.say(texts("plain-review-begins"))
    tasks: list[asyncio.Task[None]] = []

    async def done() -> None:
        tasks.append(asyncio.ensure_future(work.work(make)))
        await tasks[0]

    try:
        run(done())
    except KeyboardInterrupt:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                run(task)
        return [texts("plain-review-stopped")]
    review = work.found
    if review is None:
        word = CommandWords(texts, ("review",)).shown("review")
        return [texts("plain-review-failed", word=word)]
    if not any(seat.choices for seat in review.seats):
        return [texts("review-nothing")]
    words = review_words(replace(voice.session, texts=texts))
    mistakes = words.mistakes(review)
    listed = [words.in_a_line(one) for one in mistakes]
    return [*words.seats(review, None), words.about(mistakes), *listed]
