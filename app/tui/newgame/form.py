"""The form of the new-game screen: which rows there are, and what happens on them. No words.

A row has an id: `labyrinth`, `file:3`, `gen:size`, `seats`, `seat:0`, `preset`, `option:fog`,
`group:combat`, `seed`, `start`; `head:...` are headings, which can't be chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from itertools import permutations
from typing import Any, Final

from app.draft import Draft
from app.match.seats import SEED_CELLS
from app.setup import BadChoice
from app.text.literal import literal
from engines.irrgarten.figures import THOUSAND, decimal_text
from engines.irrgarten.options import option_infos
from engines.kernel.options import OptionInfo

COMMON: Final = ("fog", "blocked_move")
"""Options that are always in sight."""

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "movement": ("fallback_order", "turn_limit"),
    "combat": (
        "opening_attack",
        "wounds_to_lose",
        "combat_rounds",
        "reset_wounds_on_defeat",
        "dead_monsters_pay",
    ),
    "reward": ("reward_weapons", "reward_shields", "reward_health", "max_weapons", "max_shields"),
    "death": ("resurrection", "reset_wounds_on_resurrection", "fuzzy_after_resurrection"),
    "fog": ("sight_range",),
    "figures": (
        "player_strength",
        "player_intelligence",
        "player_health",
        "monster_strength",
        "monster_intelligence",
        "monster_health",
        "monster_share",
        "weapon_power",
        "shield_power",
        "uses",
    ),
}
"""The other options, folded away under headings."""

GENERATOR_ROWS: Final = ("algorithm", "size", "loops", "difficulty", "seed")

FIRST_LIMIT: Final = 100
"""Turns that a limit begins with when it is switched on."""


class Form:
    """The rows over a draft."""

    def __init__(self, draft: Draft, another_seed: Callable[[], str]) -> None:
        self.draft = draft
        self._another_seed = another_seed
        self.unfolded: set[str] = set()
        self.infos: dict[str, OptionInfo] = {info.name: info for info in option_infos()}

    def ids(self) -> list[str]:
        """The rows from the top, headings too."""
        draft, rows = self.draft, ["head:labyrinth", "labyrinth"]
        if "labyrinth" in self.unfolded:
            rows += [f"file:{at}" for at in range(len(draft.entries) + 1)]
        if draft.generated:
            rows += [f"gen:{name}" for name in GENERATOR_ROWS]
        rows += ["head:players", "seats", *(f"seat:{at}" for at in range(len(draft.seats)))]
        rows += ["head:rules", "preset", *(f"option:{name}" for name in COMMON)]
        for group, names in GROUPS.items():
            rows.append(f"group:{group}")
            if group in self.unfolded:
                rows += [f"option:{name}" for name in names]
        return [*rows, "head:begin", "seed", "start"]

    def info(self, row: str) -> OptionInfo | None:
        """The option of a row."""
        kind, _, name = row.partition(":")
        return self.infos[name] if kind == "option" else None

    def turns(self, row: str) -> bool:
        """Whether left and right change something on a row."""
        kind, _, name = row.partition(":")
        if kind == "gen":
            return name != "seed"
        return kind in ("labyrinth", "seats", "seat", "preset", "option", "group")

    def types(self, row: str) -> bool:
        """Whether Enter asks for a text on a row."""
        info = self.info(row)
        if info is not None:
            return info.kind in ("count", "real")
        return row in ("seed", "gen:seed", "gen:size", "gen:loops") or row.startswith("seat:")

    # -- changing

    def turn(self, row: str, step: int) -> None:
        """The value before or after the present one."""
        draft, (kind, _, name) = self.draft, row.partition(":")
        match kind:
            case "labyrinth":
                draft.turn_labyrinth(step)
            case "gen" if name != "seed":
                draft.turn_spec(name, step)
            case "seats":
                _ = draft.add_seat() if step > 0 else draft.remove_seat()
            case "seat":
                draft.turn_seat(int(name), step)
            case "preset":
                draft.turn_preset(step)
            case "option":
                info = self.infos[name]
                draft.set_option(name, stepped(info, getattr(draft.options(), name), step))
            case "group":
                self.fold(name, step < 0)

    def enter(self, row: str) -> str:
        """Do what Enter does, where it asks for nothing; the row to be on afterwards."""
        kind, _, name = row.partition(":")
        if kind == "labyrinth":
            self.fold("labyrinth", "labyrinth" in self.unfolded)
            return f"file:{self.draft.at}" if "labyrinth" in self.unfolded else row
        if kind == "file":
            self.draft.at = int(name)
            self.fold("labyrinth", True)
            return "gen:algorithm" if self.draft.generated else "labyrinth"
        if kind == "group":
            self.fold(name, name in self.unfolded)
        elif self.turns(row):
            self.turn(row, 1)
        return row

    def fold(self, name: str, away: bool) -> None:
        """Hide or show what belongs under a row."""
        if away:
            self.unfolded.discard(name)
        else:
            self.unfolded.add(name)

    def resettable(self, row: str) -> list[str]:
        """The changed options that the reset of a row takes back."""
        kind, _, name = row.partition(":")
        names: dict[str, tuple[str, ...]] = {
            "option": (name,),
            "group": GROUPS.get(name, ()),
            "preset": tuple(self.infos),
        }
        return [option for option in names.get(kind, ()) if self.draft.changed(option)]

    def another(self, row: str) -> str:
        """Another seed: the labyrinth's on its row, else the game's."""
        seed = self._another_seed()
        if row == "gen:seed":
            self.draft.maze_seed = seed
        else:
            self.draft.seed = seed
        return seed

    # -- typing

    def written(self, row: str) -> str:
        """What stands in the field where a row's value is typed."""
        draft, (kind, _, name) = self.draft, row.partition(":")
        match kind, name:
            case "seed", _:
                return draft.seed
            case "seat", _:
                return draft.seats[int(name)].name
            case "gen", "size":
                return f"{draft.spec.width}x{draft.spec.height}"
            case "gen", "loops":
                return "" if draft.spec.loops is None else str(draft.spec.loops)
            case "gen", "seed":
                return draft.maze_seed
        value = getattr(draft.options(), name)
        if value is None:
            return ""
        return decimal_text(value) if self.infos[name].kind == "real" else str(value)

    def take(self, row: str, text: str) -> None:
        """Take what was typed. Raises `BadChoice`."""
        draft, (kind, _, name) = self.draft, row.partition(":")
        match kind, name:
            case "seed", _:
                draft.seed = _seed(text)
            case "seat", _:
                draft.rename(int(name), text)
            case "gen", "size":
                draft.size_from(text)
            case "gen", "loops":
                draft.loops_from(text)
            case "gen", "seed":
                draft.maze_seed = _seed(text)
            case _:
                value = number_from(self.infos[name], text)
                try:
                    draft.set_option(name, value)
                except ValueError:
                    raise BadChoice("number", text) from None


def number_from(info: OptionInfo, text: str) -> int | Decimal | None:
    """A number typed by people; a comma is a point. Raises `BadChoice` if it can't be one."""
    text = text.strip().replace(",", ".")
    if info.optional and not text:
        return None
    try:
        number = Decimal(text)
    except InvalidOperation:
        raise BadChoice("number", text) from None
    if not number.is_finite() or abs(number) > info.high:
        raise BadChoice("number", text)
    if info.kind == "real":
        return number
    if number != int(number):
        raise BadChoice("number", text)
    return int(number)


def stepped(info: OptionInfo, value: Any, step: int) -> object:
    """The value of an option one step on, as `Draft.set_option` takes it; numbers stop at ends."""
    match info.kind:
        case "flag":
            return not value
        case "choice":
            at = info.choices.index(value)
            return info.choices[(at + step) % len(info.choices)]
        case "order":
            orders = list(permutations(info.choices))
            return orders[(orders.index(tuple(value)) + step) % len(orders)]
        case "real":
            grain = 50 if info.high <= THOUSAND else 500
            beside = max(info.low, min(info.high, (value // grain + step) * grain))
            if step < 0 and value % grain:
                beside = value - value % grain
            return Decimal(decimal_text(max(info.low, beside)))
    return _counted(info, value, step)


def _counted(info: OptionInfo, value: int | None, step: int) -> int | None:
    if info.optional:
        if value is None:
            return FIRST_LIMIT if step > 0 else None
        if step < 0 and value <= 10:
            return None
        return min(info.high, value + 10 * step)
    assert value is not None
    return max(info.low, min(info.high, value + step))


def _seed(text: str) -> str:
    """A seed as typed. Raises `BadChoice` for an empty or an over-long one."""
    seed = literal(text, 4 * SEED_CELLS).strip()
    if not seed or literal(seed, SEED_CELLS) != seed:
        raise BadChoice("seed", seed)
    return seed
