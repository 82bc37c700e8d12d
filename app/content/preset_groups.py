"""Presets that belong together: they are one step of the row of rule sets.

A game names its groups (`Game.preset_groups`). A preset of no group is a step by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.content.setup_builder import SetupBuilder
from app.registry import game

Builder = SetupBuilder[Any, Any]


def group_at(draft: Builder, index: int) -> str:
    """Return the name of the group of a preset, by the preset's index; "" for none."""
    wanted = draft.presets[index].id
    groups = game(draft.game).preset_groups.items()
    return next((name for name, ids in groups if wanted in ids), "")


def group_of(draft: Builder) -> str:
    """Return the name of the chosen preset's group; "" for none."""
    return group_at(draft, draft.preset_index)


def members(draft: Builder) -> Sequence[int]:
    """Return the indices of all presets of the chosen one's group; only its own without one."""
    group = group_of(draft)
    if not group:
        return (draft.preset_index,)
    return [index for index in range(len(draft.presets)) if group_at(draft, index) == group]


def stops(draft: Builder) -> Sequence[int]:
    """Return the indices of the presets to which the row of rule sets leads: the first one of each
    group, and all of no group."""
    found: dict[str | int, int] = {}
    for index in range(len(draft.presets)):
        found.setdefault(group_at(draft, index) or index, index)
    return list(found.values())


def stop_of(draft: Builder) -> int:
    """Return the place of the chosen preset, or of its group, among the `stops`."""
    return stops(draft).index(members(draft)[0])


def cycle_preset(draft: Builder, step: int) -> None:
    """Choose the preset that is `step` further in the row of rule sets."""
    found = stops(draft)
    draft.take_preset(found[(stop_of(draft) + step) % len(found)])


def cycle_member(draft: Builder, step: int) -> None:
    """Choose the preset that is `step` further in the chosen one's group."""
    found = members(draft)
    draft.take_preset(found[(found.index(draft.preset_index) + step) % len(found)])
