"""The registry: every command has a way to be done, words in both languages, and safe keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.guest.app import OutsideScreen
from app.i18n.fluent import LANGUAGES, Texts
from app.tui.app import MazmorraApp
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, Command, bindings, keys_of, register
from app.tui.keymap import forbidden, know_all_commands
from app.tui.lessons.commands import LESSON
from app.tui.lessons.mode import LessonMode
from app.tui.match.command_group import CommandGroup
from app.tui.match.mode import MatchMode
from app.tui.match.screen import PlayScreen
from app.tui.replay.commands import SCOPE as REPLAY
from app.tui.replay.mode import ReplayMode
from app.tui.search_screen import SearchScreen
from tests.helpers.cases import each

know_all_commands()

MODES: dict[type[MatchMode], str] = {ReplayMode: REPLAY, LessonMode: LESSON}
"""The scopes of what may be added to a match's screen."""

MOVING = {"list", "read"}
"""Scopes in which h j k l move; a game's scope moves with them in groups of that name."""


def descendants(kind: type[Any]) -> Iterator[type[Any]]:
    for child in type.__subclasses__(kind):
        yield child
        yield from descendants(child)


assert issubclass(OutsideScreen, BaseScreen), "imported, so that it is among the screens below"
PLACES: list[type[BaseScreen[object]]] = [
    place
    for place in dict.fromkeys(descendants(BaseScreen))
    if place.__module__.startswith("app.") and place.SCOPE
]


@each("command", COMMANDS.values())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_has_a_label_and_a_sentence(command: Command, language: str) -> None:
    texts = Texts(language, strict=True)
    assert texts(command.message)
    assert texts(f"{command.message}.tip").endswith(".")
    if command.group:
        assert texts(f"cmd-group-{command.group}")


def test_spanish_sentences_say_in_one_form_what_a_key_does() -> None:
    """In the third person: "Muestra...", "Va a...", with the verb first."""
    texts = Texts("es", strict=True)
    nouns = {"La", "Una", "Toda", "Donde", "Lo", "Que", "Este"}
    for command in COMMANDS.values():
        first = texts(f"{command.message}.tip").split()[0]
        assert first.endswith(("a", "e")), (command.id, first)
        assert first not in nouns, (command.id, first)


def doers(place: type[BaseScreen[object]]) -> list[type[object]]:
    """What carries out commands of a screen: itself, the app, and the groups of a match."""
    homes = ("app.tui.match.", place.__module__.rpartition(".")[0] + ".")
    groups = [one for one in descendants(CommandGroup) if one.__module__.startswith(homes)]
    return [place, MazmorraApp, *(groups if issubclass(place, PlayScreen) else ())]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_a_screen_can_do_all_its_commands(place: type[BaseScreen[object]]) -> None:
    for name in (place.SCOPE, *place.ALSO, "app"):
        for command in COMMANDS.values():
            if command.scope == name:
                assert any(hasattr(one, command.method) for one in doers(place)), command.id


@pytest.mark.parametrize(("mode", "name"), MODES.items())
def test_a_mode_of_a_match_can_do_all_its_commands(mode: type[MatchMode], name: str) -> None:
    for command in COMMANDS.values():
        assert command.scope != name or hasattr(mode, command.method), command.id


def test_every_command_is_reached_by_a_key_or_by_its_name() -> None:
    """What only moves in lists and texts has keys; all else stands in the palette, too."""
    for command in COMMANDS.values():
        assert command.keys or command.scope not in ("list", "read"), command.id


def test_every_scope_belongs_to_a_screen_or_to_the_field_of_some() -> None:
    scopes = {name for place in PLACES for name in (place.SCOPE, *place.ALSO)} | {*MODES.values()}
    assert {command.scope for command in COMMANDS.values()} <= scopes | {"app", "field"}
    for command in COMMANDS.values():
        assert command.scope != "field" or hasattr(SearchScreen, command.method), command.id


def test_keys_arrive_in_every_terminal_and_browser() -> None:
    own = {"app.interrupt": "ctrl+c"}  # only says how to quit
    unsafe = [
        (command.id, key)
        for command in COMMANDS.values()
        for key in command.keys
        if forbidden(key) and own.get(command.id) != key
    ]
    assert not unsafe


def test_h_j_k_l_only_move() -> None:
    for command in COMMANDS.values():
        if set(command.keys) & set("hjkl"):
            assert command.scope in MOVING or command.group, command.id


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_no_key_means_two_things_on_a_screen(place: type[BaseScreen[object]]) -> None:
    taken: dict[str, str] = {}
    for name in dict.fromkeys((place.SCOPE, *place.ALSO)):
        for command in COMMANDS.values():
            if command.scope == name:
                for key in command.keys:
                    assert taken.setdefault(key, command.id) == command.id


def test_an_id_is_taken_only_once() -> None:
    with pytest.raises(ValueError, match=r"app\.help"):
        register([Command("app.help", "app", ("f1",))])


def test_bindings_can_be_remapped_by_the_id_of_the_command() -> None:
    assert [binding.id for binding in bindings("pause") if not isinstance(binding, tuple)] == [
        "pause.resume",
        "pause.leave",
        "pause.seats",
        "pause.resign",
        "pause.others",
        "pause.invite",
        "pause.abandon",
    ]


def test_a_players_keys_replace_those_of_the_command() -> None:
    command = COMMANDS["app.help"]
    assert keys_of(command, {}) == ("question_mark", "f1")
    assert keys_of(command, {"app.help": "f7,f8"}) == ("f7", "f8")
