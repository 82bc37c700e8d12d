"""What all programs of a test process share, so that each of a thousand starts quickly.

Most are the one use of a private name of Textual. What is shared is only read, never changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from types import CodeType, MethodType
from typing import Any
from unittest import mock

from textual import _callback
from textual._compositor import Compositor
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.geometry import Region
from textual.screen import Screen
from textual.widget import Widget

from app.content.content_repository import ContentEntry, ContentRepository
from app.files.atomic import Operations
from app.store import database
from app.tui.widgets.painted import Painted
from engines.irrgarten import picking
from engines.irrgarten.config import Config


@contextmanager
def shared_styles() -> Iterator[dict[Any, list[RuleSet]]]:
    """Meanwhile style sheets are parsed once for the same texts and variables, whichever app asks.

    Textual keeps such a cache of each text for each app, and only reads the rules in it; it puts
    the rules of all texts together again for each new kind of widget. Gives the cache of the texts.
    """
    parsed: dict[Any, list[RuleSet]] = {}
    together: dict[Any, list[RuleSet]] = {}
    parse_rules, parse = Stylesheet._parse_rules, Stylesheet.parse

    def parse_once(sheet: Stylesheet, *args: Any, **options: Any) -> list[RuleSet]:
        key = (args, tuple(options.items()), tuple(sheet._variables.items()))
        if key not in parsed:
            parsed[key] = parse_rules(sheet, *args, **options)
        return parsed[key]

    def put_together(sheet: Stylesheet) -> None:
        key = (tuple(sheet.source.items()), tuple(sheet._variables.items()))
        if key not in together:
            parse(sheet)
            together[key] = sheet._rules
        sheet._rules, sheet._require_parse, sheet._rules_map = together[key], False, None

    with (
        mock.patch.object(Stylesheet, "_parse_rules", parse_once),
        mock.patch.object(Stylesheet, "parse", put_together),
    ):
        yield parsed


@contextmanager
def shared_counts() -> Iterator[dict[tuple[CodeType, bool], int]]:
    """Meanwhile the parameters of a callback are counted once for the same code: Textual counts
    those of every partial and lambda anew, through `inspect`. Gives the counts."""
    counts: dict[tuple[CodeType, bool], int] = {}
    count = _callback._count_parameters

    def count_once(func: Callable[..., Any]) -> int:
        bound = isinstance(func, MethodType)
        code = getattr(func, "__code__", None)
        if code is None or hasattr(func, "__wrapped__"):
            return count(func)
        if (code, bound) not in counts:
            counts[code, bound] = count(func)
        return counts[code, bound]

    with mock.patch.object(_callback, "_count_parameters", count_once):
        yield counts


@contextmanager
def shared_decks() -> Iterator[dict[tuple[type[object], str, Path], ContentEntry[Any]]]:
    """Meanwhile a deck or preset that is shipped with the program is read once. Models are frozen;
    a player's files and other folders of shipped ones are read each time. Gives the entries."""
    entries: dict[tuple[type[object], str, Path], ContentEntry[Any]] = {}
    shipped, entry = Path(str(files("cards"))), ContentRepository._entry

    def read_once(
        content: ContentRepository[Any, Any],
        kind: str,
        path: Path,
        is_players: bool,
        read: Callable[[Path], Any],
    ) -> ContentEntry[Any]:
        if not path.is_relative_to(shipped) or path in content._instead:
            return entry(content, kind, path, is_players, read)
        key = (type(content), kind, path)
        if key not in entries:
            entries[key] = entry(content, kind, path, is_players, read)
        return entries[key]

    with mock.patch.object(ContentRepository, "_entry", read_once):
        yield entries


@contextmanager
def shared_play_outs() -> Iterator[dict[tuple[str, str, picking.PlayOuts], picking.Tally]]:
    """Meanwhile the play-outs that pick the seed of a race are played once for the same race: most
    tests begin it with the same seed. Gives the tallies."""
    tallies: dict[tuple[str, str, picking.PlayOuts], picking.Tally] = {}
    play = picking.played_out

    def play_once(config: Config, seed: str, job: picking.PlayOuts) -> picking.Tally:
        key = (json.dumps(config.to_data()), seed, job)
        if key not in tallies:
            tallies[key] = play(config, seed, job)
        return tallies[key]

    with mock.patch.object(picking, "played_out", play_once):
        yield tallies


SYNCHRONISED = database.SETTINGS["synchronous"]
"""As the program has it, for tests of disks that fail."""


@contextmanager
def unsynchronised() -> Iterator[None]:
    """Meanwhile nobody waits until a disk has written: a test's machine doesn't lose its power."""
    with (
        mock.patch.dict(database.SETTINGS, synchronous="OFF"),
        mock.patch.object(Operations, "sync", return_value=None),
        mock.patch.object(Operations, "sync_folder", return_value=None),
    ):
        yield


@contextmanager
def unseen_frames() -> Iterator[None]:
    """Meanwhile a frame of a program without a terminal is not put together: nobody sees it.

    Visible widgets paint their lines all the same, and a picture is put together when a test asks
    for it.
    """
    refresh, chops = Screen._compositor_refresh, Compositor._render_chops
    unseen: list[Screen[Any]] = []

    def refresh_unseen(screen: Screen[Any]) -> None:
        unseen.append(screen)
        try:
            refresh(screen)
        finally:
            unseen.pop()

    def no_chops(compositor: Compositor, crop: Region, changed: Callable[[int], bool]) -> Any:
        if not unseen or not unseen[-1].app.is_headless:
            return chops(compositor, crop, changed)
        for screen in (unseen[-1], *unseen[-1].app._background_screens):
            for widget, (region, _) in screen._compositor.visible_widgets.items():
                if isinstance(widget, Painted):
                    widget.lines_now()
                elif type(widget).render_line is not Widget.render_line:
                    for y in filter(changed, range(region.y, region.y + widget.size.height)):
                        widget.render_line(y - region.y)
        return []

    with (
        mock.patch.object(Screen, "_compositor_refresh", refresh_unseen),
        mock.patch.object(Compositor, "_render_chops", no_chops),
    ):
        yield
