"""OpenSpiel: importing this module registers `mazmorra_<game>` for every installed game.

`pyspiel.load_game("mazmorra_napakalaki(preset=friends,players=3)")` loads one. OpenSpiel wants all
chance in nodes of its own, and these games roll inside a decision. So there is one chance node, the
deal: it picks the seed, and all dice follow from that. A copy of a state has the same dice, so a
search on copies knows what will be rolled; learning from plays does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from app.environments.table import Setting, Table, rewards, setting
from app.i18n.fluent import Texts
from app.registry import Game, games
from app.validation.errors import WrongUse
from app.validation.values import rule_changes

DEALS: Final = 1_000_000
"""The different seeds of a game, unless the parameter `deals` says another number."""
LONGEST: Final = 1_000_001
"""The cap of decisions of the longest game, and the deal."""


def _type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"mazmorra_{game.id}",
        long_name=f"Mazmorra: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        # Alone there is nobody to win from.
        utility=kinds.Utility.GENERAL_SUM if game.min_seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.min_seats,
        max_num_players=game.max_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "preset": "",
            "scenario": "",
            "players": 0,
            "options": "",
            "deals": DEALS,
        },
    )


class MazmorraGame(pyspiel.Game):
    """A game of any mode. The parameters are choices of `app.environments.table.setting`."""

    KIND: ClassVar[Any]
    GAME: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind, params = self.KIND, params or {}
        self.setting = setting(
            self.GAME,
            params.get("preset", ""),
            params.get("scenario", ""),
            params.get("players", 0),
            _options(self.GAME, params.get("options", "")),
        )
        self.deals = params.get("deals", DEALS)
        zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self) -> MazmorraState:
        return MazmorraState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """Return an observer: whatever is asked for, it gives what a seat may see."""
        if params:
            raise ValueError(f"no parameters of observations are known: {params}")
        return Observer(self.setting)


class MazmorraState(pyspiel.State):
    """A game in play; before the deal it has no table."""

    def __init__(self, game: MazmorraGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deals = game.deals
        self.table: Table | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.legal()) if self.table and player == self.table.seat else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Table(self.setting, f"{action}")
        else:
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.setting.rules.notation(action) if player >= 0 else f"deal {action}"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.seat < 0

    def returns(self) -> list[float]:
        outcome = self.table.outcome() if self.table else None
        return list(rewards(outcome)) if outcome else [0.0] * self.setting.seats

    def __str__(self) -> str:
        return self.table.text(max(self.table.seat, 0)) if self.table else "not dealt"


class Observer:
    """What a seat may see: its numbers, whole and by the names of the layout."""

    def __init__(self, setting: Setting) -> None:
        self.tensor = np.zeros(setting.size, np.float32)
        self.dict = {
            name: self.tensor[start : start + length] for name, start, length, _ in setting.layout
        }

    def set_from(self, state: MazmorraState, player: int) -> None:
        self.tensor[:] = state.table.numbers(player) if state.table else 0

    def string_from(self, state: MazmorraState, player: int) -> str:
        return state.table.text(player) if state.table else "not dealt"


def _options(game: str, text: str) -> dict[str, object]:
    """Return changes of rules from "turn_limit:60 players:house"; OpenSpiel keeps `=` and `,` for
    itself. Raise `ValueError`."""
    try:
        return rule_changes(game, [one.replace(":", "=", 1) for one in text.split()], Texts("en"))
    except WrongUse as problem:
        raise ValueError(f"options={text}: {problem}") from None


def _register(game: Game) -> None:
    """Register a class for a game: with any other callable, Python is aborted at its exit."""

    class OfGame(MazmorraGame):
        KIND = _type_of(game)
        GAME = game.id

    pyspiel.register_game(OfGame.KIND, OfGame)


for _game in games().values():
    _register(_game)
