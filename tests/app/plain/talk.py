"""Somebody who talks to plain mode: lines to type, and what was said, in order."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.i18n.fluent import Texts
from app.match.seats import Seat
from app.plain.console import ConsoleClosed
from app.plain.program import PlainProgram
from app.session.app_context import AppContext
from tests.app.match.helpers import local_bots
from tests.app.tui.shell import NOW, keep

PROMPT = ">"
CLEARED = "(cleared)"
"""Stands for the moment when the terminal was cleared."""

Answer = Callable[[list[str]], str]
"""From what was said since the last prompt to what is typed."""


class Talk:
    """A console: types the lines one after the other, then whatever `then` answers."""

    clears = False

    def __init__(self, typed: Iterable[str] = (), then: Answer | None = None) -> None:
        self.typed = deque(typed)
        self.then = then
        self.said: list[str] = []
        self._since = 0

    def say(self, text: str = "") -> None:
        self.said.append(text)

    def clear(self) -> bool:
        """Everything stays readable in `said`, unless this terminal `clears`."""
        if self.clears:
            self.said.append(CLEARED)
        return self.clears

    def ask(self, prompt: str) -> str:
        since, self._since = self.said[self._since :], len(self.said) + 1
        self.said.append(prompt)
        if self.typed:
            return self.typed.popleft()
        if self.then is None:
            raise ConsoleClosed
        return self.then(since)

    @property
    def text(self) -> str:
        return "\n".join(self.said)

    def between(self, first: str, last: str) -> str:
        """What was said from the first line that holds a text to the next that holds another."""
        start = next(at for at, line in enumerate(self.said) if first in line)
        end = next(at for at in range(start, len(self.said)) if last in self.said[at])
        return "\n".join(self.said[start:end])


def services(store: object = None) -> AppContext:
    return AppContext(
        now=lambda: NOW,
        seed_source=lambda: "WOLF-7F3A",
        save_settings=keep,
        bots=local_bots,
        store=store,  # type: ignore[arg-type]  # a real one, or none
        library=ContentIndex(None),
    )


def talk(
    *typed: str,
    game: str = "",
    players: tuple[Seat, ...] = (),
    store: object = None,
    then: Answer | None = None,
    **start: Any,
) -> Talk:
    """What was said when these lines were typed; at their end the console is closed."""
    console = Talk(typed, then)
    options = replace(StartOptions(game=game, players=players), **start)
    program = PlainProgram(services(store), options, console)
    strict = Texts(options.language, strict=True)
    program.texts.__dict__.update(strict.__dict__)
    with contextlib.suppress(ConsoleClosed):
        program.run()
    return console


def database(folder: Path) -> Path:
    return folder / "matches.sqlite3"
