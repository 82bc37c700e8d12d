"""What a game is set up with that brings no repository and no setup builder: no files, one set of
rules (the options as they are by themselves), seats and a seed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from typing_extensions import override

from app.content.deck_repository import ContentEntry, ContentRepository
from app.content.match_setup import BadChoice
from app.content.setup_builder import SetupBuilder, players
from app.i18n.fluent import Texts
from app.match.seats import Seat
from app.registry import Game
from app.registry import game as game_of
from engines.kernel.options import OptionInfo, OptionsModel, infos_of

STANDARD: Final = "standard"
"""The id of the only set of rules."""


class NoOptions(OptionsModel):
    """The options of a game that has none."""

    def parameters(self) -> None:
        """Nothing is told to the rules."""


@dataclass(frozen=True, slots=True)
class MessageText:
    """A message about setting up a game, with the face of a text of a deck."""

    game: str
    message: str

    def of(self, language: str) -> str:
        """Return the text in a language."""
        texts = Texts(language)
        own = f"newgame-{self.game}-{self.message}"
        return texts(own if texts.has(own) else f"newgame-{self.message}")


class StandardRules:
    """The options of a game as they are by themselves, with the face of a preset."""

    id: Final = STANDARD

    def __init__(self, spec: Game) -> None:
        self.options: Any = options_of(spec)()
        self.name: Any = MessageText(spec.id, "standard-rules")
        self.description: Any = MessageText(spec.id, "standard-rules.about")


@dataclass(frozen=True)
class GenericSetup:
    """What a match is started from. The configuration is `Config(seats)`, or for a game with
    options `Config(seats, options.parameters())`."""

    game: str
    seats: tuple[Seat, ...]
    seed: str
    options: Any
    practice: bool = False

    @cached_property
    def _config(self) -> Any:
        kind = game_of(self.game).engine_module("config").Config
        seats = len(self.seats)
        if isinstance(self.options, NoOptions):
            return kind(seats)
        return kind(seats, self.options.parameters())

    def config(self) -> Any:
        """The configuration to play with, made once. Raises `BadSetup`."""
        return self._config

    def title(self) -> dict[str, str]:
        """Nothing is named that is played with."""
        return {}


class GenericRepository(ContentRepository[Any, Any]):
    """No files: no scenarios, and one set of rules."""

    SCENARIO: ClassVar[str] = ""
    FIRST: ClassVar[str] = STANDARD

    @override
    def read(self, path: Path) -> Any:
        raise BadChoice("library", str(path))

    @override
    def id_of(self, file: Any) -> str:
        return ""

    @override
    def folder(self, kind: str) -> Path | None:
        return None

    @cached_property
    def scenarios(self) -> tuple[ContentEntry[Any], ...]:
        """Nothing."""
        return ()

    @cached_property
    def presets(self) -> tuple[ContentEntry[Any], ...]:
        """The options as they are by themselves."""
        return (ContentEntry(STANDARD, False, StandardRules(game_of(self.GAME)), None, STANDARD),)


@dataclass(kw_only=True)
class GenericSetupBuilder(SetupBuilder[Any, Any]):
    """A game in the making: seats and options."""

    SCENARIO: ClassVar[str] = ""
    DAILY: ClassVar[str] = STANDARD

    @override
    def setup(self) -> GenericSetup:
        seats = tuple(self.seats)
        return GenericSetup(self.GAME, seats, self.seed, self.options(), practice=self.practises)


def options_of(spec: Game) -> type[OptionsModel]:
    """Return the model of a game's options; one without options for a game that has none."""
    module = spec.optional_engine_module("options")
    found: type[OptionsModel] = NoOptions if module is None else module.Options
    return found


def repository_of(game_id: str) -> type[ContentRepository[Any, Any]]:
    """Return the class of a game's repository: its own, or one for a game without files."""
    own: type[ContentRepository[Any, Any]] | None = game_of(game_id).part("repository")
    return own or _generic_repository(game_id)


@cache
def _generic_repository(game_id: str) -> type[GenericRepository]:
    return type("GenericRepository", (GenericRepository,), {"GAME": game_id})


def setup_builder_of(game_id: str) -> type[SetupBuilder[Any, Any]]:
    """Return the class of a game's setup builder: its own, or one for a game without files."""
    own: type[SetupBuilder[Any, Any]] | None = game_of(game_id).part("setup_builder")
    return own or _generic_setup_builder(game_id)


@cache
def _generic_setup_builder(game_id: str) -> type[GenericSetupBuilder]:
    spec = game_of(game_id)
    infos = infos_of(options_of(spec))
    fields = {"GAME": game_id, "BOTS": _rivals(spec), "infos": staticmethod(lambda: infos)}
    return type("GenericSetupBuilder", (GenericSetupBuilder,), fields)


def _rivals(spec: Game) -> tuple[str, ...]:
    """Return the bots that sit beside the first person: one, or as many as the game needs."""
    best = players(spec.id)[1]
    return (best,) * min(spec.max_seats - 1, max(1, spec.min_seats - 1))


def option_infos(game_id: str) -> tuple[OptionInfo, ...]:
    """Return the options of a game, for forms and help."""
    return setup_builder_of(game_id).infos()
