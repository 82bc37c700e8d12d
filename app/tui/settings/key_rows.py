"""The rows of the keys: every command with its present keys, by section."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from app.registry import games
from app.text.game_names import game_name
from app.tui.commands import COMMANDS, Command, keys_of
from app.tui.forms.row import FormRow
from app.tui.keymap import clash

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "app": ("app",),
    "menus": (
        "list",
        "search",
        "field",
        "find",
        "text",
        "ask",
        "sure",
        "tell",
        "making",
        "pause",
        "seats",
    ),
    "home": ("home", "newgame", "settings", "keys", "capture", "doctor", "first"),
    "match": ("play", "generic", "log", "pass", "end", "review", "lobby", "line"),
    **{game.id: game.key_scopes for game in games().values() if game.key_scopes},
    "read": ("read", "help", "page", "rules", "clauses"),
    "matches": ("matches", "replay", "fork"),
    "gallery": ("gallery",),
    "other": (),
}
"""The sections of commands, by their scopes; other scopes go into the last section."""

_SECTION_OF = {scope: name for name, scopes in SECTIONS.items() for scope in scopes}
_ORDER = {scope: at for at, scope in enumerate(_SECTION_OF)}


def key_rows(app: AppProtocol, only: Collection[str] | None = None) -> Sequence[FormRow]:
    """Return the rows of all commands, or only of those with these ids."""
    texts = app.texts
    found: dict[str, list[FormRow]] = {name: [] for name in SECTIONS}
    last = len(_ORDER)
    # Sorted, because the registry has the order in which screens were imported.
    for command in sorted(COMMANDS.values(), key=lambda one: _ORDER.get(one.scope, last)):
        if only is None or command.id in only:
            found[_SECTION_OF.get(command.scope, "other")].append(_row(app, command))
    rows: list[FormRow] = []
    for name, members in found.items():
        if members:
            own = name in games()
            title = game_name(texts, name) if own else texts(f"settings-keys-{name}")
            rows += [FormRow(f"head:{name}", title), *members]
    return rows


def _row(app: AppProtocol, command: Command) -> FormRow:
    return FormRow(
        command.id,
        command.label(app.texts),
        _signs(app, command),
        changed=command.id in app.chosen_keys,
    )


def _signs(app: AppProtocol, command: Command) -> str:
    return " ".join(map(app.key_name, keys_of(command, app.keymap)))


def said(app: AppProtocol, command: Command) -> str:
    """Return the searchable text of a command: its name, its keys, its id, and its description."""
    name, tip = command.label(app.texts), command.tip(app.texts)
    return f"{name} {_signs(app, command)} {command.id} {tip}"


def given(
    chosen: Mapping[str, str], keymap: Mapping[str, str], command: Command, key: str, beside: bool
) -> dict[str, str]:
    """Return the player's keys after giving a command a key, instead of its own or `beside` them.

    A command that loses the key keeps its others, or else gets one that this command had. If none
    is possible, nothing changes.
    """
    own = keys_of(command, keymap)
    changed = {**chosen, command.id: ",".join(dict.fromkeys((*own, key) if beside else (key,)))}
    while loser := clash(command.id, {**keymap, **changed}):
        theirs = [one for one in keys_of(COMMANDS[loser], {**keymap, **changed}) if one != key]
        spare = ([one] for one in own if one != key and not beside)
        for keys in (theirs, *spare):
            with_keys = {**changed, loser: ",".join(keys)}
            if keys and clash(loser, {**keymap, **with_keys}) in ("", command.id):
                break
        else:
            return dict(chosen)
        changed = with_keys
    return changed
