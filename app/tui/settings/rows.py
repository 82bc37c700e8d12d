"""The rows of the settings: their names and values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.config.settings import Settings
from app.tui.forms.row import FormRow

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

GROUPS = {
    "looks": ("language", "theme", "glyphs", "cells"),
    "play": ("speed", "bots", "motion", "hints", "coach", "bell"),
    "hands": ("mouse", "keys"),
}
"""The settings by heading, in the order of the screen."""
DOES = ("keymap", "doctor", "restore")
"""Rows below them that open another screen or ask a question."""
FIRST = Settings()


def setting_rows(app: AppProtocol) -> Sequence[FormRow]:
    """Return all rows. A value other than the default is marked. So is a chosen language, theme
    or set of glyphs whose default the terminal or the locale decides."""
    texts = app.texts
    rows = []
    for group, names in GROUPS.items():
        rows.append(FormRow(f"head:{group}", texts(f"settings-head-{group}")))
        rows += (
            FormRow(
                name,
                texts(f"settings-name-{name}"),
                app.said(name),
                turns=True,
                changed=getattr(app.settings, name) != getattr(FIRST, name),
            )
            for name in names
        )
    rows.append(FormRow("head:more", texts("settings-head-more")))
    rows += (FormRow(name, texts(f"settings-name-{name}")) for name in DOES)
    return rows
