"""The last report of each deck and labyrinth that was simulated, in a few figures.

They are one small file in the state folder (`app.config.state_file`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from app.config import state_file

FILE: Final = "reports.json"
MOST: Final = 60
"""Reports that are kept; the oldest go first."""
FIGURES: Final = ("games", "targets", "missed", "undecided")
LONGEST: Final = 400
"""Characters of a sentence."""


@dataclass(frozen=True, slots=True)
class LastReport:
    """The outcome of a simulation: how many of its `targets` were `missed` or stayed `undecided`,
    and, by language, the first thing to look at ("" if nothing stands out)."""

    games: int
    targets: int
    missed: int
    undecided: int
    first: Mapping[str, str]


def keep(path: Path, game: str, name: str, report: LastReport, *, is_players: bool) -> None:
    """Save the report of the scenario with this file or folder in place of its last one. A disk
    failure is logged."""
    found = state_file.read(path, "reports")
    key = _key(game, name, is_players=is_players)
    found.pop(key, None)
    kept = dict([*found.items(), (key, asdict(report))][-MOST:])
    while kept and not state_file.write(path, kept, "reports"):
        kept.pop(next(iter(kept)))


def read(path: Path | None) -> dict[str, LastReport]:
    """Return all reports by their keys; what can't be read is left out."""
    found: dict[str, LastReport] = {}
    for key, data in state_file.read(path, "reports").items():
        try:
            first = {str(one): str(text)[:LONGEST] for one, text in data["first"].items()}
            games, targets, missed, undecided = (int(data[name]) for name in FIGURES)
        except (AttributeError, KeyError, TypeError, ValueError):
            continue
        found[key] = LastReport(games, targets, missed, undecided, first)
    return found


def report_of(
    reports: Mapping[str, LastReport], game: str, name: str, *, is_players: bool
) -> LastReport | None:
    """Return the last report of the scenario with this file or folder, None if there is none."""
    return reports.get(_key(game, name, is_players=is_players))


def _key(game: str, name: str, *, is_players: bool) -> str:
    return f"{game}/{'own' if is_players else 'shipped'}/{name}"
