"""A dialog that asks the player to press a key."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.widget import Widget
from typing_extensions import override

from app.tui.commands import COMMANDS, Command, keys_of
from app.tui.dialogs.dialog import Dialog
from app.tui.keymap import clash, forbidden
from app.tui.settings.commands import CAPTURE
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, wrapped

CHOOSES = {"enter": "capture.take", "plus": "capture.add", "escape": "capture.close"}
"""The keys that choose the use of a captured key, whatever they do elsewhere."""


class CapturedKey(NamedTuple):
    """The answer: a key, and whether it is added to the command's own."""

    key: str
    beside: bool


class CaptureDialog(Dialog[CapturedKey | None]):
    """Captures the first key, even Enter and Esc; the next key decides its use."""

    SCOPE: ClassVar[str] = CAPTURE
    ALSO: ClassVar[tuple[str, ...]] = ()

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self.key = ""

    @override
    def inside(self) -> Iterable[Widget]:
        yield CapturePrompt("modal")

    @override
    def commands(self) -> list[Command]:
        return [command for command in super().commands() if command.scope == self.SCOPE]

    @override
    def available(self, command: str) -> bool | str:
        if command in ("capture.take", "capture.add"):
            return bool(self.key) and not forbidden(self.key)
        return super().available(command)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if self.key and event.key in CHOOSES:
            self.action_command(CHOOSES[event.key])
            return
        self.key = event.key
        self.query_one(CapturePrompt).repaint(layout=True)
        self.refresh_keys()

    def loser(self) -> str:
        """The command that has the key where this one works, "" if none."""
        chosen = {**self.app.keymap, self.command.id: self.key}
        return clash(self.command.id, chosen) if self.key else ""

    def do_capture_take(self) -> None:
        self.dismiss(CapturedKey(self.key, False))

    def do_capture_add(self) -> None:
        self.dismiss(CapturedKey(self.key, True))


class CapturePrompt(Painted):
    """The command, the pressed key, and its present owner."""

    DEFAULT_CSS = "CapturePrompt { height: auto; width: 100%; }"

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        screen, app = self.screen, self.mazmorra
        assert isinstance(screen, CaptureDialog)
        texts = app.texts
        label = screen.command.label(texts)
        own = " ".join(app.key_name(key) for key in keys_of(screen.command, app.keymap))
        said = [("title", texts("settings-key-of", command=label))]
        if not screen.key:
            said += [
                ("text", texts("settings-key-press", keys=own)),
                ("muted", texts("settings-key-leave")),
            ]
        else:
            key = app.key_name(screen.key)
            said.append(("key", texts("settings-key-pressed", key=key)))
            if forbidden(screen.key):
                said.append(("bad", texts("settings-key-forbidden", key=key)))
            elif loser := screen.loser():
                other = COMMANDS[loser].label(texts)
                said.append(("risky", texts("settings-key-taken", key=key, command=other)))
            else:
                said.append(("good", texts("settings-key-free", key=key)))
            said.append(("muted", texts("settings-key-choose", keys=own)))
        lines: list[Line] = []
        for role, words in said:
            lines += [*wrapped(words, max(3, cells - 2), role, 2), []]
        return lines
