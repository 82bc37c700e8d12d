"""The mode of a match on the screen: it is played, replayed, or a lesson. This mode plays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.binding import Binding
from textual.widget import Widget

from app.match.fork import AT
from app.tui.commands import Command
from app.tui.match.command_group import CommandGroup
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost

BOT_PAUSES = (0.0, 0.1, 0.3, 0.8, 0.3)
"""Seconds of a bot's pause, by the speed of bots."""
AT_ONCE = 0
"""The speed without waits."""


class MatchMode(CommandGroup):
    """The mode in which people play a match. Other modes override what they do differently."""

    EXPLAINED: ClassVar[str] = ""
    """The message at the top of the help; "" for the message of the game."""
    REMARKS: ClassVar[bool] = True
    """Whether the log has the remarks of bots with a temper. That of a replay has none: a jump
    makes it from the journal, which doesn't keep them."""

    DROPS_REPEATS: ClassVar[bool] = False
    """Whether a held key skips the repeats that the screen is too slow for, so that nothing runs on
    after its release."""

    def __init__(self, screen: MatchHost, game: GameControls) -> None:
        self.screen = screen
        self.game = game
        self._hurries = False
        """Whether the rest of the match is played without waits."""

    # -- commands

    @property
    def acts(self) -> Sequence[str]:
        """The commands that, while an event waits for a key, only continue."""
        return self.game.ACTS

    def bindings(self) -> list[Binding] | None:
        """Return all bindings of the screen, or None to use those of the game's screen."""
        return None

    def commands(self) -> list[Command] | None:
        """Return all commands that have keys, or None to use those of the game's screen."""
        return None

    def command_for(self, command: str) -> str:
        """Return the command to carry out for the command of a key."""
        return command

    def intercepts(self, command: str) -> bool:
        """Carry out a command if the mode handles it itself. Return whether it did."""
        return False

    def is_own(self, command: str) -> bool:
        """Whether a command belongs to the mode and does not change the board."""
        return False

    def after_command(self, command: str) -> None:
        """Do what follows a command that was carried out for a key."""

    # -- widgets and lifetime

    def widgets(self) -> Iterator[Widget]:
        """Yield the mode's own widgets, below those of the game."""
        yield from ()

    def opened(self) -> None:
        """Handle the first paint of the screen."""

    def closed(self) -> None:
        """Handle the end of the screen."""

    def resumed(self) -> None:
        """Handle that the screen is in front again."""

    def suspended(self) -> None:
        """Handle that another screen is in front."""

    def drawn(self) -> None:
        """Handle a repaint."""

    # -- the course of the match

    def greet(self) -> None:
        """Write the first lines of the log."""
        scene, session = self.screen.scene, self.screen.session
        scene.welcome()
        if AT in session.title:
            scene.note("replay-forked", n=session.title[AT])
        elif session.source.header.practice:
            scene.note("play-practice-begins")

    def bot_pause(self) -> float:
        """Return the number of seconds before a bot's decision."""
        if self._hurries:
            return 0.0
        return BOT_PAUSES[self.screen.app.looks.bot_speed]

    async def ready(self) -> None:
        """Wait until the match may continue, after all events were shown."""

    def before_turn(self) -> None:
        """Do what follows when all events were shown, before the screen starts a turn."""
        if self._hurries and not self.game.out:  # an undo has brought somebody back
            self._hurries = False
            self.screen.scene.set_speed(self.screen.app.looks.speed)

    async def take_turn(self) -> None:
        await self.game.take_turn()

    def hints(self) -> str:
        """Return the level of hints: one of `app.config.settings.HINTS`."""
        return self.screen.app.looks.hints

    def hint_words(self) -> str:
        return self.game.hint_words()

    def read_log(self) -> None:
        """Open the whole log; a turn that is chosen there is looked at."""
        from app.tui.match.log_screen import LogScreen

        self.screen.app.push_screen(LogScreen(self.screen.scene.perspective), self._turn_chosen)

    def _turn_chosen(self, turn: int | None) -> None:
        if turn is not None:
            self.go_to_turn(turn)

    def go_to_turn(self, turn: int) -> None:
        self.look_back(turn)

    def look_back(self, turn: int | None = None) -> None:
        """Open a replay at a turn, or at the current position."""
        screen = self.screen
        if not screen.session.source.looks_back:
            screen.app.notice(screen.app.texts("play-no-replay-yet"))
            return
        screen.app.open_replay(screen.session.source.look_back(screen.scene.viewer, turn))

    # -- the end

    def finish(self) -> None:
        """Show the rest of the match without waits, up to its result."""
        self._hurries = True
        self.screen.scene.set_speed(AT_ONCE)
        self.screen.scene.player.skip()

    def show_end(self) -> None:
        """Show the result of the match and its analysis."""
        from app.tui.screens.end import EndScreen  # its charts are slow to import

        self.screen.app.push_screen(
            EndScreen(self.game.summary, self.screen.aftermath, log=self.read_log)
        )

    def leave(self) -> None:
        """Handle Esc: open the menu of the match, or its result."""
        if self.screen.over():
            self.show_end()
        else:
            self.screen.app.open_pause()
