"""A game's own screen with a layer over it: as a replay shows it, as a lesson does."""

from __future__ import annotations

from collections.abc import Mapping
from types import new_class
from typing import TypeVar, cast

from app.tui.match.screen import PlayScreen

Layer = TypeVar("Layer", bound=PlayScreen)


def layered(
    layer: type[Layer], kind: type[PlayScreen], name: str, body: Mapping[str, object]
) -> type[Layer]:
    """The class of a game's screens of that `kind` under a `layer`: what both have is the layer's.
    `body` has its bindings, which are all that there are."""
    made = cast(
        "type[Layer]",
        new_class(
            f"{name}{kind.__name__}",
            (layer, kind),
            {"inherit_bindings": False},
            # The module is where Textual looks for a style sheet.
            lambda names: names.update({"__module__": kind.__module__, **body}),
        ),
    )
    # Textual follows the first base alone; the game's style sheet speaks of the second one.
    made._css_type_names |= kind._css_type_names
    return made
