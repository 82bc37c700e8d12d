"""The options and the repository of any game. A game without files has only one preset: the default
values of its options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from app.content.content_repository import ContentEntry, ContentRepository
from app.i18n.fluent import Texts
from app.registry import Game
from app.registry import game as game_of
from engines.kernel.options import OptionInfo, OptionsModel, infos_of

STANDARD: Final = "standard"
"""The id of the only set of rules."""


class NoOptions(OptionsModel):
    """The options of a game that has none."""

    def parameters(self) -> None: ...


@dataclass(frozen=True, slots=True)
class MessageText:
    """A message about setting up a game, with the interface of a text in a deck."""

    game: str
    message: str

    def of(self, language: str) -> str:
        texts = Texts(language)
        of_the_game = f"newgame-{self.game}-{self.message}"
        return texts(texts.first_of(of_the_game, f"newgame-{self.message}"))


class StandardRules:
    """The default values of a game's options, with the interface of a preset."""

    id: Final = STANDARD

    def __init__(self, spec: Game) -> None:
        self.options: Any = options_of(spec)()
        self.name: Any = MessageText(spec.id, "standard-rules")
        self.description: Any = MessageText(spec.id, "standard-rules.about")
        self.sentence: Any = self.description
        self.summary: Any = None
        self.first_match = False
        self.players: int | None = None


@dataclass(frozen=True, slots=True)
class GenericContent:
    """The content of a match without files (`app.content.match_setup.MatchContent`)."""

    game: str

    def config(self, seats: int, parameters: Any) -> Any:
        config_class = game_of(self.game).engine_module("config").Config
        return config_class(seats) if parameters is None else config_class(seats, parameters)

    def title(self) -> dict[str, str]:
        return {}


class GenericRepository(ContentRepository[Any, Any]):
    """No files: no scenarios, and one set of rules."""

    SCENARIO: ClassVar[str] = ""

    @cached_property
    def scenarios(self) -> tuple[ContentEntry[Any], ...]:
        return ()

    @cached_property
    def presets(self) -> tuple[ContentEntry[Any], ...]:
        return (ContentEntry(STANDARD, False, StandardRules(game_of(self.game))),)


def options_of(spec: Game) -> type[OptionsModel]:
    """Return the model of a game's options; one without options for a game that has none."""
    module = spec.optional_engine_module("options")
    found: type[OptionsModel] = NoOptions if module is None else module.Options
    return found


def option_infos(game_id: str) -> tuple[OptionInfo, ...]:
    """Return the options of a game, for forms and help."""
    return infos_of(options_of(game_of(game_id)))


def repository_of(
    game_id: str, data: Path | None = None, shipped: Path | None = None
) -> ContentRepository[Any, Any]:
    """Return a game's repository: its own class, the one for decks, or the one without files."""
    spec = game_of(game_id)
    if repository_class := spec.part("repository"):
        found: ContentRepository[Any, Any] = repository_class(data, shipped)
        return found
    return ContentRepository(game_id, data, shipped) if spec.content else GenericRepository(game_id)
