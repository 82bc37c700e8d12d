"""The schema of a league's file."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from engines.kernel.decks import SchemaModel

Word = Annotated[str, Field(min_length=1, max_length=400)]


def _seed_text(value: object) -> object:
    """Return a seed that YAML reads as a number as the text it is everywhere else."""
    return str(value) if type(value) is int else value


class LeagueFile(SchemaModel):
    """The bots of a league and their game, as `league.yaml` has them."""

    game: Word = Field(description="the game, by its id")
    bots: tuple[Word, ...] = Field(
        min_length=2, max_length=50, description="names of bots, and Python files: ./my-bot.py"
    )
    form: Literal["round-robin", "ladder"] = Field(
        default="round-robin",
        description="everyone against everyone, or each against the next one of the list",
    )
    preset: str = Field(default="", max_length=400, description="the rule set, by its id")
    deck: str = Field(default="", max_length=400, description="a deck, by its id or its folder")
    labyrinth: str = Field(default="", max_length=400, description="a labyrinth, by id or file")
    options: tuple[Word, ...] = Field(default=(), max_length=200, description="NAME=VALUE")
    seats: int = Field(default=2, ge=2, le=16, description="seats, taken by the two in turn")
    games: int = Field(default=20, ge=2, le=1_000_000, description="matches of each pairing")
    seed: Annotated[str, BeforeValidator(_seed_text)] = Field(
        default="1", min_length=1, max_length=40
    )
    seconds: int = Field(default=2, ge=1, le=600, description="for a decision of a bot's file")
    memory: int = Field(default=1024, ge=64, le=1_048_576, description="megabytes of a bot's file")
