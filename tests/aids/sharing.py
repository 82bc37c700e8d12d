"""What all programs of a test process share, so that each of a thousand starts quickly.

Only what is read and never changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet


@contextmanager
def shared_styles() -> Iterator[dict[Any, list[RuleSet]]]:
    """Meanwhile a style sheet is parsed once for the same text and variables, whichever app asks.

    Textual keeps such a cache for each app, and only reads the rules in it. This is the one use
    of the private name. Gives the cache.
    """
    parsed: dict[Any, list[RuleSet]] = {}
    parse = Stylesheet._parse_rules

    def parse_once(sheet: Stylesheet, *args: Any, **options: Any) -> list[RuleSet]:
        key = (args, tuple(options.items()), tuple(sheet._variables.items()))
        if key not in parsed:
            parsed[key] = parse(sheet, *args, **options)
        return parsed[key]

    with mock.patch.object(Stylesheet, "_parse_rules", parse_once):
        yield parsed
