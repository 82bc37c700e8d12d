"""The spaces of all environments, and a seat's observation as arrays of them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from app.environments.table import Setting, Table

NUMBER: Final = np.dtype(np.int32)
FLAG: Final = np.dtype(np.int8)

Observation = dict[str, Any]
"""The arrays `observation` and `action_mask`."""

RENDERING: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}
"""What the metadata of all environments say of their pictures, which are text."""


def observation_space(setting: Setting) -> spaces.Dict:
    bounds = np.iinfo(NUMBER)
    return spaces.Dict(
        {
            "observation": spaces.Box(bounds.min, bounds.max, (setting.size,), NUMBER),
            "action_mask": spaces.Box(0, 1, (setting.actions,), FLAG),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete[Any]:
    return spaces.Discrete(setting.actions)


def observation(table: Table, seat: int) -> Observation:
    """Return new arrays of what a seat may see, and of what it may do now."""
    setting = table.setting
    actions = setting.actions
    numbers = np.frombuffer(bytearray(setting.packed(table.state, seat)), NUMBER)
    decides = table.seat == seat  # in some games a seat sees what is open to others
    mask = numbers[:actions].astype(FLAG) if decides else np.zeros(actions, FLAG)
    return {"observation": numbers, "action_mask": mask}
