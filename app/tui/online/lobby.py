"""The lobby of a table: who sits where, how friends come, and the beginning of the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Protocol

from textual.widget import Widget
from typing_extensions import override

from app.i18n.fluent import Texts
from app.i18n.literal import clip, literal
from app.match.fair_dice import short_seal
from app.match.seats import HUMAN, NAME_CELLS
from app.net.messages import Place, Terms
from app.session.company import Conversing
from app.text.game_names import game_name
from app.text.newgame import GameTexts
from app.text.offers import preset_name
from app.text.terms import chat_words, clock_words, watching_words
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, Command, keys_of, register
from app.tui.dialogs.talk import TalkDialog, spoken_words
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrapped

register(
    (
        Command("lobby.up", "lobby", ("up", "k"), 10, "list"),
        Command("lobby.down", "lobby", ("down", "j"), 10, "list"),
        Command("lobby.begin", "lobby", ("enter",), 5),
        Command("lobby.sit", "lobby", ("space", "s"), 20),
        Command("lobby.bot", "lobby", ("b",), 30),
        Command("lobby.kick", "lobby", ("x",), 40),
        Command("lobby.link", "lobby", ("n",), 50),
        Command("lobby.terms", "lobby", ("o",), 25),
        Command("lobby.leave", "lobby", ("escape",), 95),
    )
)

KEY = 4
"""Cells before what the host has chosen, for the key that changes it."""


class Lobby(Conversing, Protocol):
    """A lobby as its screen sees it: the host's or a guest's."""

    @property
    def hosts(self) -> bool:
        """Whether the match is this screen's to begin: the host's, or a leader's of a server."""

    renews: bool
    """Whether this screen can make a new invitation."""

    @property
    def game(self) -> str:
        """The game's id; "" while the table has not answered."""

    @property
    def preset(self) -> str:
        """The id of the rule set; "" if it is not known, or if somebody changed its rules."""

    @property
    def saved(self) -> bool:
        """Whether a saved match is continued: its seats have names already."""

    @property
    def places(self) -> Sequence[Place]:
        """The seats; () while the table has not answered."""

    @property
    def mine(self) -> Sequence[int]:
        """The seats of the people at this screen."""

    @property
    def name(self) -> str:
        """The name that is proposed to somebody who sits down; "" for the seat's own."""

    def head(self, texts: Texts) -> Sequence[str]:
        """Return what stands above the seats: how friends come, or where this table is."""

    def refusal(self, texts: Texts) -> str:
        """Return why the table has refused something, "" if it has not."""

    def sit(self, seat: int, name: str) -> None:
        """Let somebody at this screen sit down."""

    def stand(self, seat: int) -> None:
        """Leave a seat of this screen's."""

    def begin(self) -> str:
        """Begin the match, or be ready. Return the message of a notice, or ""."""

    def turn_bot(self, seat: int) -> None:
        """Let another bot wait at a seat."""

    def kick(self, seat: int) -> None:
        """Send a player away."""

    @property
    def terms(self) -> Terms:
        """What holds for the table."""

    def choose_terms(self) -> None:
        """Let the host choose what holds for the table."""

    def new_link(self) -> None:
        """Make a new invitation; the old one is of no use any more."""

    def guests(self) -> Sequence[str]:
        """Return the names of people elsewhere who lose the table if this program ends."""

    def leave(self) -> None:
        """Leave the table."""


def free_seats(places: Sequence[Place]) -> list[int]:
    """Return the seats at which nobody sits yet. A bot has the resigned ones for good."""
    return [seat for seat, place in enumerate(places) if place.bot != HUMAN and not place.resigned]


def saved_words(texts: Texts, seal: str) -> str:
    """Return what the lobby of a saved match says: which dice it has, and which names."""
    sealed = "yes" if seal else "no"
    return texts("lobby-saved", sealed=sealed, seal=short_seal(seal))


def line_to_send(texts: Texts, line: str, *, page: bool, opens: bool = False) -> Sequence[str]:
    """Return the line by which friends come to a table, for browsers and for programs; without a
    page, for programs alone. `opens` means that the page is not there yet."""
    if page or opens:
        return [texts("lobby-link-soon" if opens else "lobby-link"), f"    {line}"]
    return [texts("lobby-invite"), f"    mazmorra join {line}"]


class LobbyText(Painted):
    """The lobby, painted."""

    DEFAULT_CSS = "LobbyText { height: 1fr; width: 100%; }"

    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self._lobby = lobby
        self.at = 0

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        texts, lobby = self.mazmorra.texts, self._lobby
        side = max(2, (cells - 90) // 2)
        pad = " " * side
        title = texts("lobby-open")
        if lobby.game:
            name = game_name(texts, lobby.game)
            rules = preset_name(texts, self.mazmorra.services.library, lobby.game, lobby.preset)
            title = texts("lobby-title", game=name)
            if lobby.preset and rules != name:
                title = texts("lobby-title-rules", game=name, rules=rules)
        lines: list[Line] = [[], [Span(pad + title, "title")], []]
        for words in lobby.head(texts):
            lines += wrapped(literal(words, 400), cells - side, "text", side)
        lines.append([])
        for number, place in enumerate(lobby.places):
            lines.append(self._seat(pad, number, place))
        if lobby.places:
            clock = clock_words(texts, lobby.terms.clock)
            chat = chat_words(texts, lobby.terms.chat)
            watching = watching_words(texts, lobby.terms.watching)
            words = texts("lobby-terms", clock=clock, chat=chat, watching=watching)
            lines += [[], *self._marked(pad, wrapped(words, cells - side - KEY, "muted"))]
        refusal = lobby.refusal(texts)
        tail = wrapped(refusal, cells - side, "bad", side)
        return [*lines, *self._said(cells, side, height - len(lines) - len(tail) - 2), [], *tail]

    def _said(self, cells: int, side: int, room: int) -> list[Line]:
        """Return the last lines that were said, as far as there is room."""
        texts = self.mazmorra.texts
        said = [
            line
            for one in self._lobby.spoken()
            for line in wrapped(spoken_words(texts, one), cells - side, "text", side)
        ]
        return [[], *said[-room:]] if said and room > 0 else []

    def _marked(self, pad: str, lines: Sequence[Line]) -> list[Line]:
        """Put the key with which the host changes something before the first of some lines."""
        keys = keys_of(COMMANDS["lobby.terms"], self.mazmorra.keymap)
        sign = self.mazmorra.key_sign(keys[0]) if keys and self._lobby.hosts else ""
        signs = [f"{sign:>{KEY - 2}}  ", *[" " * KEY] * len(lines)]
        return [[Span(pad + key, "key"), *line] for key, line in zip(signs, lines, strict=False)]

    def _seat(self, pad: str, number: int, place: Place) -> Line:
        texts, glyphs = self.mazmorra.texts, self.mazmorra.glyphs
        here = number == self.at
        ground = "select" if here else ""
        name = clip(literal(place.name, NAME_CELLS), NAME_CELLS)
        if place.resigned:
            bot = GameTexts(texts, self._lobby.game).bot(place.bot)
            state = texts("pause-given-up", who=bot)
        elif place.bot != HUMAN:
            state = texts("lobby-free", bot=GameTexts(texts, self._lobby.game).bot(place.bot))
        elif not place.here:
            state = texts("lobby-away")
        else:
            state = texts("lobby-ready" if place.ready else "lobby-waits")
        own = texts("lobby-here") if number in self._lobby.mine else ""
        return [
            Span(pad),
            Span(f" {glyphs.bullet if here else ' '} ", "key", ground),
            Span(f"@{number + 1} {name:<{NAME_CELLS}}  ", "title", ground),
            Span(f"{state}  ", "text", ground),
            Span(own, "muted", ground),
        ]


class LobbyScreen(BaseScreen[None]):
    """A lobby. `refresh_lobby` shows its present state."""

    SCOPE: ClassVar[str] = "lobby"

    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self.lobby = lobby
        self._moved = False
        """Whether the player has chosen a seat in the list."""
        self._watches = False
        """Whether the player has left their seat, to only watch."""

    @override
    def compose(self) -> Iterator[Widget]:
        yield LobbyText(self.lobby)
        yield KeyBar()

    @property
    def _text(self) -> LobbyText:
        return self.query_one(LobbyText)

    def refresh_lobby(self) -> None:
        if self.is_attached and self.query(LobbyText):
            if not self._moved:
                self._text.at = self._first_seat()
            self._text.repaint()
            self.refresh_keys()
        if isinstance(self.app.screen, TalkDialog):
            self.app.screen.renew()

    @override
    def guests(self) -> Sequence[str]:
        return self.lobby.guests()

    @override
    def company(self) -> Conversing | None:
        return self.lobby if self.lobby.places else None

    @override
    def available(self, command: str) -> bool | str:
        lobby = self.lobby
        if command in ("lobby.bot", "lobby.kick", "lobby.link", "lobby.terms") and not lobby.hosts:
            return False
        if command == "lobby.link" and not lobby.renews:
            return False
        if command in ("lobby.bot", "lobby.kick", "lobby.sit", "lobby.begin") and not lobby.places:
            return False
        if command in ("lobby.begin", "lobby.sit") and self._has_to_sit:
            return bool(free_seats(lobby.places))  # else every seat is taken, as the lobby says
        return super().available(command)

    @override
    def label(self, command: Command) -> str:
        if command.id == "lobby.begin" and self._has_to_sit:
            return self.app.texts("lobby-sit-down")
        if command.id == "lobby.begin" and not self.lobby.hosts:
            return self.app.texts("lobby-be-ready")
        return super().label(command)

    @property
    def _has_to_sit(self) -> bool:
        """Whether the player sits down before anything begins. Who leads a table may only watch."""
        return not (self.lobby.mine or (self.lobby.hosts and self._watches))

    def _first_seat(self) -> int:
        """Return the player's own seat, or else the first free one."""
        return next(iter([*self.lobby.mine, *free_seats(self.lobby.places)]), 0)

    def _move(self, step: int) -> None:
        if self.lobby.places:
            self._moved = True
            self._text.at = (self._text.at + step) % len(self.lobby.places)
            self._text.repaint()

    def do_lobby_up(self) -> None:
        self._move(-1)

    def do_lobby_down(self) -> None:
        self._move(1)

    def do_lobby_begin(self) -> None:
        if self._has_to_sit:
            free = free_seats(self.lobby.places)
            if free:
                self._sit_down(self._text.at if self._text.at in free else free[0])
            return
        notice = self.lobby.begin()
        if notice:
            self.notice(self.app.texts(notice))

    def do_lobby_sit(self) -> None:
        """Sit down at the chosen seat, or leave it."""
        seat = self._text.at
        if seat in self.lobby.mine:
            self._watches = True
            self.lobby.stand(seat)
        elif seat in free_seats(self.lobby.places):
            self._sit_down(seat)
        else:
            self.notice(self.app.texts("lobby-taken"))

    def _sit_down(self, seat: int) -> None:
        texts = self.app.texts
        if self.lobby.saved:
            self.lobby.sit(seat, self.lobby.places[seat].name)
            return

        def words() -> tuple[str, str]:
            whose = "lobby-name-other" if self.lobby.mine else "lobby-name"
            return self.app.texts(whose), self.app.texts("lobby-name-about")

        def take(typed: str) -> str:
            if not typed.strip():
                return texts("lobby-no-name")
            self.lobby.sit(seat, typed)
            return ""

        name = "" if self.lobby.mine else self.lobby.name or self._name_of(seat)
        self.app.push_screen(TextDialog(TextQuestion(words, name, take)))

    def _name_of(self, seat: int) -> str:
        """Return the name that a seat has without a person: no other seat has it."""
        return literal(self.lobby.places[seat].name, NAME_CELLS)

    def do_lobby_bot(self) -> None:
        self.lobby.turn_bot(self._text.at)

    def do_lobby_kick(self) -> None:
        self.lobby.kick(self._text.at)

    def do_lobby_terms(self) -> None:
        self.lobby.choose_terms()

    def do_lobby_link(self) -> None:
        self.lobby.new_link()

    def do_lobby_leave(self) -> None:
        self.lobby.leave()
