"""The table of commands and options: everything that the command line takes.

The parser, the help pages and the completion scripts are made from this table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.config.settings import SPEEDS, THEMES
from app.i18n.fluent import LANGUAGES
from app.registry import game_ids, games

PROGRAM = "mazmorra"
FOGS = ("off", "explored", "sight")
SHELLS = ("bash", "zsh", "tcsh", "fish")
PRESETS = tuple(dict.fromkeys(name for game in games().values() for name in game.presets))
SPEED_NUMBERS = tuple(map(str, range(len(SPEEDS))))
MOST_GAMES = 100_000_000


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option such as `--seed`, or an argument by position such as `game`.

    `group`, `help` and `value` are messages: the title of its group on the help page, its
    explanation, and the name of its value. Without `value` and `choices` it is a flag.
    """

    name: str
    group: str
    help: str
    value: str = ""
    choices: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Values that are taken, but not shown among the choices."""
    open: bool = False
    """Whether any other value is taken too; the command itself checks it."""
    most: int = 0
    """The highest value of an option that takes a whole number from 1; 0 for other options."""
    default: int | None = None
    many: bool = False
    """Whether it can be given several times. Its values are a list."""
    required: str = ""
    """The message that asks for it if it is missing; "" if it may be missing."""
    short: str = ""

    @property
    def dashed(self) -> bool:
        """Whether it is an option, not an argument by position."""
        return self.name.startswith("--")

    @property
    def flag(self) -> bool:
        """Whether it takes no value."""
        return not self.value and not self.choices

    @property
    def key(self) -> str:
        """Its name among the parsed arguments."""
        return self.name.lstrip("-").replace("-", "_")

    @property
    def absent(self) -> Any:
        """The parsed value where it was not given."""
        return [] if self.many else False if self.flag else self.default


ASCII = CommandOption("--ascii", "cli-group-screen", "cli-ascii")
SCREEN = (
    CommandOption("--theme", "cli-group-screen", "cli-theme", choices=THEMES),
    CommandOption("--speed", "cli-group-screen", "cli-speed", choices=SPEEDS, also=SPEED_NUMBERS),
    ASCII,
    CommandOption("--no-mouse", "cli-group-screen", "cli-no-mouse"),
    CommandOption("--plain", "cli-group-screen", "cli-plain"),
)
GENERAL = (
    CommandOption("--lang", "cli-group-general", "cli-language", choices=LANGUAGES),
    CommandOption("--help", "cli-group-general", "cli-help", short="-h"),
    CommandOption("--version", "cli-group-general", "cli-version", short="-V"),
)
SHARED = (*SCREEN, *GENERAL)
"""The options that may stand before or after any command."""

LABYRINTH = CommandOption("--labyrinth", "cli-group-game", "cli-labyrinth", "cli-value-labyrinth")
DECK = CommandOption("--deck", "cli-group-game", "cli-deck", "cli-value-deck")
RULE = CommandOption("--option", "cli-group-game", "cli-option", "cli-value-option", many=True)

CLUSTER = CommandOption("--cluster", "lab-group-run", "lab-help-cluster", "lab-value-cluster")
TRY = "cli-group-try"
"""The options of `deck try`."""
NAME = CommandOption("--name", "cli-group-table", "cli-name", "cli-value-name")


def _number(
    name: str, group: str, most: int, default: int | None = None, help_message: str = ""
) -> CommandOption:
    """Return an option of the laboratory that takes a whole number."""
    text = help_message or f"lab-help-{name.lstrip('-')}"
    return CommandOption(name, group, text, "lab-value-number", most=most, default=default)


def _served(name: str, value: str = "", most: int = 0) -> CommandOption:
    """Return an option of a server; the environment may have its value, too."""
    text = f"cli-serve-{name.lstrip('-')}"
    return CommandOption(name, "cli-group-serve", text, value, most=most)


def _choice(
    name: str, group: str, help_message: str, choices: tuple[str, ...], ask: str
) -> CommandOption:
    """Return an argument that must be given and be one of the choices."""
    return CommandOption(name, group, help_message, f"cli-value-{name}", choices, required=ask)


COMMANDS = {
    "play": (
        CommandOption("game", "cli-group-game", "cli-game-or-first", "cli-value-game", game_ids()),
        CommandOption("--seed", "cli-group-game", "cli-seed", "cli-value-seed"),
        CommandOption("--players", "cli-group-game", "cli-players", "cli-value-players"),
        LABYRINTH,
        DECK,
        CommandOption("--preset", "cli-group-game", "cli-preset", choices=PRESETS, open=True),
        CommandOption("--fog", "cli-group-game", "cli-fog", choices=FOGS),
        RULE,
    ),
    "host": (
        _choice("game", "cli-group-game", "cli-game", game_ids(), "lab-which-game"),
        CommandOption("--players", "cli-group-game", "cli-players", "cli-value-players"),
        LABYRINTH,
        DECK,
        CommandOption("--preset", "cli-group-game", "cli-host-preset", choices=PRESETS, open=True),
        CommandOption("--fog", "cli-group-game", "cli-fog", choices=FOGS),
        RULE,
        NAME,
        CommandOption("--address", "cli-group-table", "cli-address", "cli-value-address"),
        CommandOption(
            "--port", "cli-group-table", "cli-port", "cli-value-port", most=65535, default=7373
        ),
    ),
    "join": (
        CommandOption(
            "invitation", "cli-group-table", "cli-invitation", "cli-value-invitation",
            required="cli-which-invitation",
        ),
        NAME,
    ),
    "serve": (
        _served("--folder", "lab-value-folder"),
        _served("--database", "cli-value-database"),
        _served("--peer-address", "cli-value-peer"),
        _served("--address", "cli-value-address"),
        _served("--port", "cli-value-port", 65535),
        _served("--page-port", "cli-value-port", 65535),
        _served("--health-port", "cli-value-port", 65535),
        _served("--url", "cli-value-url"),
        _served("--proxied"),
        _served("--pages", "lab-value-number", 64),
        _served("--ssh", "cli-value-port", 65535),
        _served("--ssh-address", "cli-value-address"),
        _served("--ssh-processes", "lab-value-number", 64),
        _served("--most-tables", "lab-value-number", 100_000),
        _served("--most-lines", "lab-value-number", 100_000),
        _served("--most-per-address", "lab-value-number", 100_000),
        _served("--most-messages", "lab-value-number", 100_000),
        _served("--most-guesses", "lab-value-number", 100_000),
    ),
    "copy": (
        CommandOption(
            "source", "cli-group-copy", "cli-copy-source", "cli-value-source",
            required="cli-copy-which",
        ),
        CommandOption(
            "target", "cli-group-copy", "cli-copy-target", "cli-value-target",
            required="cli-copy-which",
        ),
    ),
    "simulate": (
        _choice("game", "cli-group-game", "cli-game", game_ids(), "lab-which-game"),
        CommandOption("--bots", "cli-group-game", "lab-help-bots", "lab-value-bots"),
        _number("--seats", "cli-group-game", 16),
        CommandOption("--fixed", "cli-group-game", "lab-help-fixed"),
        DECK,
        LABYRINTH,
        CommandOption("--preset", "cli-group-game", "cli-preset", "lab-value-preset"),
        RULE,
        _number("--games", "lab-group-run", MOST_GAMES, 1000),
        CommandOption("--seed", "lab-group-run", "lab-help-seed", "cli-value-seed"),
        _number("--workers", "lab-group-run", 256),
        CLUSTER,
        CommandOption("--decide", "lab-group-run", "lab-help-decide"),
        _number("--match", "lab-group-run", MOST_GAMES),
        CommandOption("--json", "lab-group-report", "lab-help-json", "lab-value-file"),
        CommandOption("--html", "lab-group-report", "lab-help-html", "lab-value-file"),
        CommandOption("--compare", "lab-group-report", "lab-help-compare", "lab-value-file"),
        CommandOption("--csv", "lab-group-report", "lab-help-csv", "lab-value-folder"),
        CommandOption("--quiet", "lab-group-report", "lab-help-quiet"),
        CommandOption("--strict", "lab-group-report", "lab-help-strict"),
    ),
    "league": (
        CommandOption(
            "file", "league-group", "league-file", "league-value-file", required="league-which-file"
        ),
        _number("--workers", "lab-group-run", 256),
        CLUSTER,
        CommandOption("--json", "lab-group-report", "league-help-json", "lab-value-file"),
        CommandOption("--html", "lab-group-report", "league-help-html", "lab-value-file"),
        CommandOption("--quiet", "lab-group-report", "league-help-quiet"),
    ),
    "match": (
        _choice("what", "cli-group-match", "cli-match-what",
                ("list", "export", "import", "verify"), "cli-say-what"),
        CommandOption("which", "cli-group-match", "cli-match-id", "cli-value-id"),
        CommandOption("file", "cli-group-match", "cli-match-file", "cli-value-file"),
    ),
    "deck": (
        _choice("what", "cli-group-deck", "cli-deck-what", ("new", "check", "try", "schema"),
                "cli-say-what"),
        CommandOption("which", "cli-group-deck", "cli-deck-which", "cli-value-which", many=True),
        CommandOption("--set", TRY, "trial-help-set", "trial-value-set", many=True),
        CommandOption("--game", TRY, "trial-help-game", choices=game_ids()),
        CommandOption("--bots", TRY, "lab-help-bots", "lab-value-bots"),
        _number("--seats", TRY, 16),
        replace(LABYRINTH, group=TRY),
        CommandOption("--preset", TRY, "cli-preset", "lab-value-preset"),
        replace(RULE, group=TRY),
        _number("--games", TRY, MOST_GAMES, 4000, "trial-help-games"),
        _number("--margin", TRY, 50, 3, "trial-help-margin"),
        CommandOption("--seed", TRY, "trial-help-seed", "cli-value-seed"),
        _number("--workers", TRY, 256),
        replace(CLUSTER, group=TRY),
        CommandOption("--json", TRY, "trial-help-json", "lab-value-file"),
        CommandOption("--quiet", TRY, "trial-help-quiet"),
    ),
    "doctor": (
        CommandOption("--json", "cli-group-doctor", "cli-doctor-json"),
        CommandOption("--apply", "cli-group-doctor", "cli-doctor-apply"),
        CommandOption("--keys", "cli-group-doctor", "cli-doctor-keys"),
    ),
    "paths": (),
    "completion": (_choice("shell", "cli-group-shell", "cli-shell", SHELLS, "cli-which-shell"),),
}  # fmt: skip
"""The options and arguments of each command, beside the shared ones."""

SHOWN_SCREEN = {
    "play": SCREEN,
    "host": SCREEN[:-1],
    "join": SCREEN[:-1],
    "deck": (ASCII,),
    "simulate": (ASCII,),
    "league": (ASCII,),
}
"""The options of the screen on a command's help page. All commands take all of them."""

EXAMPLES = {
    "play": ("seats", "board", "deck"),
    "match": ("list", "export", "import", "verify"),
    "deck": ("new", "check", "try", "curve", "schema"),
    "simulate": ("games", "bots"),
}
"""The examples at the end of a help page: messages `cli-example-<command>-<name>`."""
