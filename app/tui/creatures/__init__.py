"""A picture for every monster of every deck, made from its id alone."""

from __future__ import annotations

from app.tui.creatures.drawing import creature

__all__ = ["creature"]
