"""A row of a form, in words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FormRow:
    """One row as it is shown. `role` colours the value; `changed` puts a mark before the label.

    `kept` is the end of the value (or of a file's label) that stays when there is no room for all.
    """

    id: str
    label: str
    value: str = ""
    turns: bool = False
    changed: bool = False
    role: str = "accent"
    indent: int = 0
    kept: str = ""

    @property
    def heading(self) -> bool:
        """Whether it only parts the others."""
        return self.id.startswith("head:")
