"""The form of Irrgarten: the places of its options, and the rows of the generator."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from app.content.match_setup import BadChoice
from app.games.irrgarten.setup_builder import IrrgartenSetupBuilder
from app.tui.newgame.form import FormLayout, SetupForm, seed_from

GENERATOR_ROWS: Final = ("algorithm", "size", "loops", "difficulty", "seed")


LAYOUT: Final = FormLayout(
    common=("fog", "blocked_move"),
    groups={
        "start": ("starts", "turn_order", "sheets", "head_start"),
        "contest": (
            "lost_combat",
            "guardian",
            "leapfrog",
            "leap_out",
            "pickpocket",
            "prizes",
            "last_laps",
            "monsters",
            "toll",
        ),
        "movement": ("fallback_order", "turn_limit"),
        "combat": (
            "opening_attack",
            "wounds_to_lose",
            "combat_rounds",
            "reset_wounds_on_defeat",
            "dead_monsters_pay",
        ),
        "reward": (
            "reward_weapons",
            "reward_shields",
            "reward_health",
            "max_weapons",
            "max_shields",
        ),
        "death": ("resurrection", "reset_wounds_on_resurrection", "fuzzy_after_resurrection"),
        "fog": ("sight_range", "heard"),
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
    },
)


class LabyrinthForm(SetupForm[IrrgartenSetupBuilder]):
    """The rows over a setup builder of Irrgarten; those of the generator are `gen:size`, ..."""

    @override
    def scenario_rows(self) -> list[str]:
        return [f"gen:{name}" for name in GENERATOR_ROWS] if self.draft.generated else []

    @override
    def turns(self, row: str) -> bool:
        kind, _, name = row.partition(":")
        return name != "seed" if kind == "gen" else super().turns(row)

    @override
    def types(self, row: str) -> bool:
        return row in ("gen:seed", "gen:size", "gen:loops") or super().types(row)

    @override
    def turn(self, row: str, step: int) -> None:
        kind, _, name = row.partition(":")
        if kind != "gen":
            before = self.draft.scenario_index
            super().turn(row, step)
            self.draft.propose_preset(before)
        elif name != "seed":
            self.draft.cycle_spec(name, step)

    @override
    def enter(self, row: str) -> str:
        before = self.draft.scenario_index
        chosen = super().enter(row)
        self.draft.propose_preset(before)
        return chosen

    @override
    def row_after_file(self) -> str:
        return "gen:algorithm" if self.draft.generated else super().row_after_file()

    @override
    def another(self, row: str) -> tuple[str, str]:
        """On the generator's row for the seed, offer another seed."""
        if row != "gen:seed":
            return super().another(row)
        self.draft.maze_seed = self.draft.new_seed()
        return "another-maze", self.draft.maze_seed

    @override
    def written(self, row: str) -> str:
        draft = self.draft
        match row:
            case "gen:size":
                return f"{draft.spec.width}x{draft.spec.height}"
            case "gen:loops":
                return "" if draft.spec.loops is None else str(draft.spec.loops)
            case "gen:seed":
                return draft.maze_seed
        return super().written(row)

    @override
    def take(self, row: str, text: str) -> None:
        match row:
            case "gen:size":
                self.draft.size_from(text)
            case "gen:loops":
                self.draft.loops_from(text)
            case "gen:seed":
                self.draft.maze_seed = seed_from(text)
            case _:
                super().take(row, text)

    @override
    def row_to_mend(self, problem: Exception) -> str:
        """The row to correct; an invalid generated labyrinth mostly has a wrong size."""
        found = super().row_to_mend(problem)
        scenario = found == self.draft.kind and not isinstance(problem, BadChoice)
        return "gen:size" if scenario and self.draft.generated else found
