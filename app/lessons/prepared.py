"""A match made ready for a lesson, before its first decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Prepared:
    """Rules, configuration, the state to begin with, words for people (`Header.title`), and what
    makes an action of a decision's words."""

    rules: Any
    config: Any
    state: Any
    title: Mapping[str, str]
    parse: Callable[[str], int]
