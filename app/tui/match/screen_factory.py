"""Builds a game's own screen with a layer over it: for replays and for lessons."""

from __future__ import annotations

from collections.abc import Mapping
from types import new_class
from typing import TypeVar, cast

from app.tui.match.screen import PlayScreen

Layer = TypeVar("Layer", bound=PlayScreen)


def layered(
    layer: type[Layer], kind: type[PlayScreen], name: str, body: Mapping[str, object]
) -> type[Layer]:
    """Return the class of a game's screens of that `kind` under a `layer`. The layer's
    attributes win. `body` has all bindings of the class."""
    made = cast(
        "type[Layer]",
        new_class(
            f"{name}{kind.__name__}",
            (layer, kind),
            {"inherit_bindings": False},
            # Textual looks for a style sheet relative to the module.
            lambda names: names.update({"__module__": kind.__module__, **body}),
        ),
    )
    # Textual follows the first base alone; the game's style sheet names the second one.
    made._css_type_names |= kind._css_type_names
    return made
