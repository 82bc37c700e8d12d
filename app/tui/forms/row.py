"""The display text of a row of a form."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FormRow:
    """One row as shown. `role` colours the value; `changed` puts a mark before the label.

    `kept` is the end of the value (or of a file's label) that a cut keeps.
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
        """Whether it only separates other rows."""
        return self.id.startswith("head:")
