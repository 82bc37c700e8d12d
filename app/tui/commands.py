"""The registry of commands, the source of all keys, footers, palette entries and help.

A command has a stable id. A screen implements it in a method of the same name with dots and dashes
as underscores (`move.up` in `do_move_up`). Its texts are Fluent messages in `cmd.ftl`:
`cmd-move-up` is the label and its attribute `.tip` the sentence for help and tooltips.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from textual.binding import Binding

from app.i18n.fluent import Texts
from app.text.game_names import game_name


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the player. `scope` is the screen it belongs to, or `app` for all.

    `keys` are Textual's names. `footer` is the rank in the bottom line, the lowest first (0 hides
    it). `group` joins commands that the footer and the help show as one, under the message
    `cmd-group-<group>`. `priority` makes it work whatever widget has the focus. `calls` is the id
    whose method implements it, with the argument `given` if there is one: so commands that exist
    once per game or per list share a method.
    """

    id: str
    scope: str
    keys: tuple[str, ...]
    footer: int = 0
    group: str = ""
    priority: bool = False
    calls: str = ""
    given: str = ""

    @property
    def message(self) -> str:
        return f"cmd-{self.id.replace('.', '-').replace('_', '-')}"

    def label(self, texts: Texts) -> str:
        """What it is called. Of those that exist once a game, some have words for all games."""
        return self._said(texts, "")

    def tip(self, texts: Texts) -> str:
        """What it does, as a sentence."""
        return self._said(texts, ".tip")

    def _said(self, texts: Texts, attribute: str) -> str:
        if not self.calls or texts.has(self.message):
            return texts(f"{self.message}{attribute}")
        message = f"cmd-{self.calls.replace('.', '-')}"
        return texts(f"{message}{attribute}", game=game_name(texts, self.given))

    @property
    def method(self) -> str:
        """The method of a screen or the app that implements it."""
        return "do_" + (self.calls or self.id).replace(".", "_").replace("-", "_")

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.given,) if self.given else ()


class CommandHost(Protocol):
    """A holder of commands: a screen, as the widgets see it that show or run them."""

    def shown_commands(self) -> Sequence[Command]:
        """Return the commands of the key bar, in its order."""

    def label(self, command: Command) -> str:
        """Return the present label of a command."""

    def works(self, command: Command) -> bool:
        """Whether the command is available now."""

    def action_command(self, command: str) -> None:
        """Run the command, or show why it is not available."""


COMMANDS: dict[str, Command] = {}

NO_KEY = "f24"
"""Stands for a key where a command has none of its own: Textual wants one, and no keyboard has it.
So a player can give the command a key."""


def register(commands: Iterable[Command]) -> None:
    """Add commands to the registry. Raise `ValueError` if an id is taken."""
    for command in commands:
        if command.id in COMMANDS:
            raise ValueError(f"two commands are called {command.id}")
        COMMANDS[command.id] = command


def scope(name: str) -> list[Command]:
    """Return the commands of a screen, in the order of the registry."""
    return [command for command in COMMANDS.values() if command.scope == name]


def bindings(name: str) -> list[Binding | tuple[str, str] | tuple[str, str, str]]:
    """Return Textual's bindings for a screen; players remap them by the commands' ids."""
    return [binding(command) for command in scope(name)]


def binding(command: Command, keys: Iterable[str] = ()) -> Binding:
    """Return Textual's binding of a command, for `keys` only if they are given."""
    return Binding(
        ",".join(keys or command.keys) or NO_KEY,
        f"command({command.id!r})",
        command.id,
        show=False,
        id=command.id,
        priority=command.priority,
    )


def keys_of(command: Command, keymap: Mapping[str, str]) -> tuple[str, ...]:
    """Return the keys that work now: the player's, else the command's own."""
    own = keymap.get(command.id)
    return tuple(key.strip() for key in own.split(",")) if own else command.keys


register(
    (
        Command("app.help", "app", ("question_mark", "f1"), footer=90),
        Command("app.language", "app", ("f2",)),
        Command("app.speed", "app", ("f3",)),
        Command("app.theme", "app", ("f4",)),
        Command("app.glyphs", "app", ("f6",)),
        Command("app.rules", "app", ("f7",)),
        Command("app.bell", "app", ("f8",)),
        Command("app.settings", "app", ("f9",)),
        Command("app.mouse", "app", ("f12",)),
        Command("app.plain", "app", ("f10",)),
        Command("app.talk", "app", ("T",), footer=17),
        Command("app.palette", "app", ("colon", "ctrl+p")),
        Command("app.quit", "app", ("ctrl+q",), priority=True),
        Command("app.interrupt", "app", ("ctrl+c",)),
        Command("list.up", "list", ("up", "k"), footer=10, group="list"),
        Command("list.down", "list", ("down", "j"), footer=10, group="list"),
        Command("list.less", "list", ("left", "h"), group="change"),
        Command("list.more", "list", ("right", "l"), group="change"),
        Command("list.back", "list", ("pageup",)),
        Command("list.on", "list", ("pagedown",)),
        Command("list.first", "list", ("home",)),
        Command("list.last", "list", ("end",)),
        Command("list.choose", "list", ("enter",), footer=11),
    )
)
