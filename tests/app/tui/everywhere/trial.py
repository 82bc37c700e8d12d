"""A key pressed on a screen: what must hold of it, whichever key and screen it is."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from functools import partial
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from app.tui.app import LEAVING, MazmorraApp
from app.tui.commands import COMMANDS, Command
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.pause import PauseMenu
from app.tui.screens.home import HomeScreen
from tests.app.tui.everywhere.branches import branch
from tests.app.tui.everywhere.keyboard import KEYS, WORD, pressed, pressed_at_once
from tests.app.tui.matches.helpers import File
from tests.app.tui.modes import kind_of
from tests.helpers.pictures import composed

FAR = 12
"""How often somebody presses Esc before giving up."""
AGAIN = 3
"""How often a key is pressed in one go once its first press was answered."""

HEAR_ALL = ("CaptureDialog", "DoctorScreen")
"""Screens that tell which key was pressed."""
STEADY = frozenset(
    {"list", "read", "pages", "change", "views", "move", "cards", "rules-clause", "deal-pages"}
)
"""Groups of keys that move: they stay on the key bar where there is nowhere to go at the moment."""

Answer = list[str]


def program(pilot: Pilot[Any]) -> MazmorraApp:
    """The program that the keys go to."""
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    return app


def writing(app: MazmorraApp) -> bool:
    """Whether somebody writes into a field."""
    return isinstance(app.focused, Input)


def look(app: MazmorraApp) -> tuple[Any, ...]:
    """All that a player can tell: the screens over each other, the picture, what is written."""
    strips = tuple(tuple(strip) for strip in composed(app))
    names = tuple(kind_of(screen) for screen in app.screen_stack)
    text = app.focused.value if isinstance(app.focused, Input) else ""
    return names, app._exit, text, app.clipboard, strips


def heard(app: MazmorraApp) -> dict[str, Command | None]:
    """The keys that something listens to, with the command if it is one of ours."""
    found: dict[str, Command | None] = {}
    for key, active in app.screen.active_bindings.items():
        name, _, rest = active.binding.action.partition("(")
        found[key] = COMMANDS[rest.strip("')")] if name == "command" else None
    return found


def live(app: MazmorraApp) -> list[str]:
    """The keys that something listens to; all of them where one writes."""
    known = heard(app)
    return list(KEYS) if writing(app) else [key for key in KEYS if key in known]


def idle(app: MazmorraApp) -> list[str]:
    """The keys that nothing listens to."""
    if kind_of(app.screen) in HEAR_ALL:
        return []
    known = set(live(app))
    return [key for key in KEYS if key not in known]


# -- in a branch


async def of_idle(pilot: Pilot[Any], keys: Iterable[str]) -> Answer:
    """Keys that nothing listens to change nothing."""
    before = look(program(pilot))
    await pressed_at_once(pilot, keys)
    return ["keys without a command change something"] * (look(program(pilot)) != before)


async def of_key(pilot: Pilot[Any], key: str) -> Answer:
    """What is wrong with a key, pressed once, then again and again, then the way out; with
    "acts" before it if the first press did or said something."""
    app = program(pilot)
    app.place.hush()
    await pilot.pause()
    before = look(app)
    await pressed(pilot, [key])
    found = ["acts"] * (look(app) != before)
    if not app._exit:
        await pressed_at_once(pilot, [key] * AGAIN)
        found += [f"{one} lies over itself" for one in _twice(app)]
        found += await _way_out(pilot)
    return found + _faults(app)


def _twice(app: MazmorraApp) -> list[str]:
    names = [kind_of(screen) for screen in app.screen_stack]
    return sorted({name for name in names if names.count(name) > 1})


def _faults(app: MazmorraApp) -> Answer:
    problem = app.fault or app._exception
    return [f"a fault: {problem!r}"] if problem is not None else []


async def _way_out(pilot: Pilot[Any]) -> Answer:
    """Esc leads home, or to where one leaves a match; there Ctrl-Q leaves, or asks."""
    app = program(pilot)
    seen: list[str] = []
    while not (app._exit or isinstance(app.screen, HomeScreen | PauseMenu) or _asked(app)):
        if len(seen) == FAR:
            return [f"Esc leads nowhere: {' '.join(seen)}"]
        seen.append(kind_of(app.screen))
        await pressed(pilot, ["escape"])
    if not (app._exit or _asked(app)):
        await pressed(pilot, ["ctrl+q"])
    return [] if app._exit or _asked(app) else [f"Ctrl-Q is deaf in {kind_of(app.screen)}"]


def _asked(app: MazmorraApp) -> bool:
    return isinstance(app.screen, AskDialog) and app.screen.question.room in LEAVING


async def written(pilot: Pilot[Any], before: Iterable[str], *, at_once: bool) -> Answer:
    """The screens and all that is on them after some keys and a word."""
    await (pressed_at_once if at_once else pressed)(pilot, [*before, *WORD])
    names, *rest = look(program(pilot))
    return [*names, repr(rest)]


# -- from outside


async def of_some_key(pilot: Pilot[Any], file: File, stop: str) -> Answer:
    """What is wrong with one of the keys of a screen, the same one each time; of every third
    screen, for it costs as much as opening one."""
    chance = random.Random(stop)
    if chance.randrange(3):
        return []
    key = chance.choice(live(program(pilot)))
    found = _said(await branch(file, partial(of_key, pilot, key)))
    return [f"{key}: {one}" for one in found if one != "acts"]


async def of_all_keys(pilot: Pilot[Any], file: File) -> tuple[Answer, int]:
    """What is wrong with any key on a screen, and how many keys were tried."""
    app = program(pilot)
    keys, others = live(app), idle(app)
    found = _said(await branch(file, partial(of_idle, pilot, others)))
    acting = set()
    for key in keys:
        said = _said(await branch(file, partial(of_key, pilot, key)))
        acting |= {key} & ({key} if "acts" in said else set())
        found += [f"{key}: {one}" for one in said if one != "acts"]
    if not writing(app) and kind_of(app.screen) not in HEAR_ALL:
        found += [f"{name} neither does nor says anything" for name in silent(app, acting)]
    return found, len(KEYS)


def _said(answer: Any) -> Answer:
    return [answer["fault"]] if isinstance(answer, dict) else answer


def silent(app: MazmorraApp, acting: Collection[str]) -> list[str]:
    """Commands that the key bar shows, or that are not hidden and move nothing, none of whose keys
    is among those that act; groups by their name."""
    groups: dict[str, bool] = {}
    for key, command in heard(app).items():
        if command is None or key not in KEYS or app.place.available(command.id) is False:
            continue
        name = command.group or command.id
        if command.footer or not command.id.startswith(("list.", "read.")):
            groups[name] = groups.get(name, False) or key in acting
    return [name for name, acts in groups.items() if not acts and name not in STEADY | EDGES]


EDGES = frozenset(
    f"{scope}.{way}"
    for scope in ("matches", "log", "gallery", "rules", "find")
    for way in ("first", "last", "back", "on", "text-on", "text-back")
) | {"ham.before"}
"""Commands that lead to an end of something, or to a target with a mark, where one may be."""
