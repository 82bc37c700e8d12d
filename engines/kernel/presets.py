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

    players: int | None = Field(
        default=None, ge=1, le=6, description="how many players a new match begins with; else any"
    )

    @property
    def sentence(self) -> Lines:
        """The sentence for the list of modes."""
        return self.summary or self.description


class DeckPresetModel(PresetModel):
    """A preset of a game with decks; it may name the one that it is made for."""

    deck: Slug | None = Field(
        default=None, description="the id of the deck that it is made for; else the first one"
    )
