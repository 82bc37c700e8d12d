"""The rows of the new-game form and their changes. No words.

A row has an id: `labyrinth` or `deck` (the scenario), `file:3`, `seats`, `seat:0`, `preset`,
`edition` (the rule sets of one group), `option:fog`, `group:combat`, `practice`, `seed`, `start`,
and the ids that a game adds. The rows `head:...` are headings, which can't be chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from app.content.generic_setup import option_infos
from app.content.match_setup import BadChoice
from app.content.preset_groups import cycle_member, cycle_preset, group_of
from app.content.setup_builder import SetupBuilder
from app.i18n.literal import literal
from app.i18n.numbers import permille
from app.match.seats import SEED_CELLS
from app.text.newgame import is_chance
from app.tui.newgame.steps import FIRST_LIMIT, counts_from, number_from, stepped
from engines.kernel.errors import BadSetup
from engines.kernel.options import OptionInfo
from engines.kernel.reals import decimal_text

D = TypeVar("D", bound=SetupBuilder[Any, Any])

CROWDED: Final = ("few-starts", "seats", "unknown-bot")
"""Problems of a setup that the rows of players can mend."""


@dataclass(frozen=True, slots=True)
class FormLayout:
    """Where a game's options are, and which rows mend a refusal.

    `common` options are always visible; the others are folded under the headings of `groups`.
    Without both, all are visible. `first_limits` are the values of limits that are switched on.
    `mended` names the row that mends a `BadChoice`.
    """

    common: tuple[str, ...] = ()
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    first_limits: Mapping[str, int] = field(default_factory=dict)
    mended: Mapping[str, str] = field(default_factory=dict)


class SetupForm(Generic[D]):
    """The rows of a setup builder. A game's own form may add rows; a game without scenarios or
    options has no row for them."""

    def __init__(self, draft: D, layout: FormLayout) -> None:
        self.draft, self.groups, self._layout = draft, layout.groups, layout
        self.unfolded: set[str] = set()
        self.infos: dict[str, OptionInfo] = {info.name: info for info in option_infos(draft.game)}
        placed = layout.common or layout.groups
        self.common = layout.common if placed else tuple(self.infos)

    def ids(self) -> list[str]:
        draft = self.draft
        rows = ["preset"] if self.infos else []
        rows += ["edition"] if group_of(draft) else []
        rows += [f"head:{draft.kind}", draft.kind] if draft.kind else []
        if draft.kind in self.unfolded:
            rows += [f"file:{at}" for at in range(draft.scenario_count)]
        rows += self.scenario_rows()
        rows += ["head:players", "seats", *(f"seat:{at}" for at in range(len(draft.seats)))]
        if self.infos:
            rows += ["head:rules", *(f"option:{name}" for name in self.common)]
        for group, names in self.groups.items():
            rows.append(f"group:{group}")
            if group in self.unfolded:
                rows += [f"option:{name}" for name in names]
        return [*rows, "head:begin", "practice", "seed", "start"]

    def scenario_rows(self) -> list[str]:
        return []

    def info(self, row: str) -> OptionInfo | None:
        kind, _, name = row.partition(":")
        return self.infos[name] if kind == "option" else None

    def turns(self, row: str) -> bool:
        kind = row.partition(":")[0]
        if kind == "practice":
            return self.draft.people <= 1
        return kind in (self.draft.kind, "seats", "seat", "preset", "edition", "option", "group")

    def types(self, row: str) -> bool:
        info = self.info(row)
        if info is not None:
            return info.kind in ("count", "counts", "real")
        return row == "seed" or row.startswith("seat:")

    # -- changes

    def turn(self, row: str, step: int) -> None:
        draft, (kind, _, name) = self.draft, row.partition(":")
        match kind:
            case draft.kind:
                draft.cycle_scenario(step)
            case "seats":
                _ = draft.add_seat() if step > 0 else draft.remove_seat()
            case "seat":
                draft.cycle_seat(int(name), step)
            case "preset":
                cycle_preset(draft, step)
            case "edition":
                cycle_member(draft, step)
            case "option":
                limit = self._layout.first_limits.get(name, FIRST_LIMIT)
                value = getattr(draft.options(), name)
                draft.set_option(name, stepped(self.infos[name], value, step, limit))
            case "group":
                self.fold(name, step < 0)
            case "practice" if self.turns(row):
                draft.practice = not draft.practice

    def enter(self, row: str) -> str:
        """Run Enter on a row that asks for no text. Return the row to choose next."""
        scenario, (kind, _, name) = self.draft.kind, row.partition(":")
        if kind == scenario:
            self.fold(scenario, scenario in self.unfolded)
            return f"file:{self.draft.scenario_index}" if scenario in self.unfolded else row
        if kind == "file":
            self.draft.scenario_index = int(name)
            self.fold(scenario, True)
            return self.row_after_file()
        if kind == "group":
            self.fold(name, name in self.unfolded)
        elif self.turns(row):
            self.turn(row, 1)
        return row

    def row_after_file(self) -> str:
        return self.draft.kind

    def fold(self, name: str, away: bool) -> None:
        if away:
            self.unfolded.discard(name)
        else:
            self.unfolded.add(name)

    def resettable(self, row: str) -> list[str]:
        kind, _, name = row.partition(":")
        names: dict[str, tuple[str, ...]] = {
            "option": (name,),
            "group": self.groups.get(name, ()),
            "preset": tuple(self.infos),
            "edition": tuple(self.infos),
        }
        return [option for option in names.get(kind, ()) if self.draft.changed(option)]

    def another(self, row: str) -> tuple[str, str]:
        """Draw another seed; on most rows the match's. Return the message that announces it, and
        the seed."""
        self.draft.seed, self.draft.seed_drawn = self.draft.new_seed(), True
        return "another-seed", self.draft.seed

    # -- typing

    def written(self, row: str) -> str:
        draft, (kind, _, name) = self.draft, row.partition(":")
        if kind == "seed":
            return draft.seed
        if kind == "seat":
            return draft.seats[int(name)].name
        value = getattr(draft.options(), name)
        if value is None:
            return ""
        if self.infos[name].kind == "counts":
            return " ".join(map(str, value))
        if is_chance(self.infos[name]):
            return f"{permille(value, 'en')}%"
        return decimal_text(value) if self.infos[name].kind == "real" else str(value)

    def take(self, row: str, text: str) -> None:
        """Take a typed text. Raise `BadChoice` if it is invalid."""
        draft, (kind, _, name) = self.draft, row.partition(":")
        if kind == "seed":
            draft.seed, draft.seed_drawn = seed_from(text), False
        elif kind == "seat":
            draft.rename(int(name), text)
        else:
            info = self.infos[name]
            value = counts_from(info, text) if info.kind == "counts" else number_from(info, text)
            try:
                draft.set_option(name, value)
            except ValueError:
                raise BadChoice("number", text) from None

    # -- refusals

    def row_to_mend(self, problem: Exception) -> str:
        """Return the row that can mend a refusal: players if there are too many, else the
        scenario."""
        if isinstance(problem, BadChoice):
            if problem.what == "seats":
                rules = self.draft.house_rules(len(self.draft.seats))
                return next((f"option:{name}" for name in rules), "seats")
            if problem.what in ("preset", "value"):
                return "preset"
            return self._layout.mended.get(problem.what, self.draft.kind)
        if isinstance(problem, BadSetup) and problem.data.get("problem") in CROWDED:
            return "seats"
        return self.draft.kind or "start"


def seed_from(text: str) -> str:
    """Return a typed seed. Raise `BadChoice` if it is empty or too long."""
    seed = literal(text, 4 * SEED_CELLS).strip()
    if not seed or literal(seed, SEED_CELLS) != seed:
        raise BadChoice("seed", seed)
    return seed
