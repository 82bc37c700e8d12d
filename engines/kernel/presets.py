"""The part of a preset of rules that every game's file has."""

from __future__ import annotations

from pydantic import Field

from engines.kernel.decks import SchemaModel
from engines.kernel.fields import Lines, Names, Slug


class PresetModel(SchemaModel):
    """A preset of rules; each game's own model adds the options."""

    id: Slug
    name: Names
    description: Lines
    summary: Lines | None = Field(
        default=None, description="one sentence for the list of modes, if the description is longer"
    )
    first_match: bool = Field(
        default=False, description="whether it is the one for somebody's first match"
    )

    @property
    def sentence(self) -> Lines:
        """The sentence for the list of modes."""
        return self.summary or self.description
