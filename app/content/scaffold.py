"""Templates for new decks and labyrinths: complete ones that can be played at once and changed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from importlib.resources import files as package_files
from pathlib import Path
from typing import Final

from app.content.file_kinds import LABYRINTH, PLACES
from app.content.generic_setup import repository_of
from app.files import atomic, paths
from app.files.safe_read import current_content
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import literal
from app.registry import game as game_of
from engines.kernel.slugs import is_slug

NAME_CELLS: Final = 40
_MOST_SCHEMA: Final = 1 << 20
"""Bytes of a schema: the program's own are smaller."""
_SCHEMA_LINE = re.compile(r"\A# yaml-language-server: \$schema=\S*/([a-z0-9.-]+\.json)\n")

_SECTION = re.compile(r"^ *# (?!yaml-language-server)(.*)\n", re.MULTILINE)
"""A comment above a part of a file."""

_DECK_FILE: Final = """\
# yaml-language-server: $schema={game}-deck.v1.json
id: {id}
name: {{ en: {name}, es: {name} }}
description:
{about}
players: {players}
"""


class BadName(Exception):
    """An invalid name for a deck; it needs lower-case letters, digits and single dashes."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name)


class BadPlace(BadName):
    """A path that leads out of its folder with "..", where nobody looks for decks."""


class NameTaken(Exception):
    """The path already exists; no file is overwritten."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(str(path))


def scenario_of(game: str) -> str:
    """What kind of thing people make for a game (`app.signs`): "labyrinth", which is a file, or
    "deck", a folder of them."""
    return repository_of(game).SCENARIO


def place_for(game: str, wanted: str, data: Path) -> Path:
    """Return the path of new content: a plain name goes into the player's own folder.
    Raise `BadName`, and `BadPlace` for a path with "..", which is seldom meant."""
    path = paths.typed_path(wanted)
    if os.pardir in path.parts:
        raise BadPlace(wanted)
    name = path.name.removesuffix(".yaml")
    if not is_slug(name):
        raise BadName(wanted)
    kind = scenario_of(game)
    folder = path.parent if os.sep in wanted else data / PLACES[kind, game]
    return folder / (f"{name}.yaml" if kind == LABYRINTH else name)


def make(game: str, path: Path, schemas: Path, texts: Texts) -> list[Path]:
    """Write a playable template, and the schemas for editors into a folder.
    Return the files to edit. The comments are in the language of the texts. Raise `NameTaken`
    and `OSError`."""
    if path.exists():
        raise NameTaken(path)
    drafts = _drafts(game, path.name.removesuffix(".yaml"), texts)
    _write_schemas(schemas)
    made = []
    for name, text in drafts.items():
        file = path / name
        _write(file, _with_schema(text, file, schemas))
        made.append(file)
    return made


def _drafts(game: str, slug: str, texts: Texts) -> Mapping[str, str]:
    """Return the texts of the files by their names, "" for content that is one file itself.
    The cards are those of the program's own deck: a set that plays well, to be changed one by
    one."""
    name = literal(slug.replace("-", " ").title(), NAME_CELLS)
    own: Callable[[str, str, Texts], Mapping[str, str]] | None = game_of(game).part("scaffold")
    if own is not None:
        return own(slug, name, texts)
    base = package_files("cards").joinpath(game, "decks", "base")
    cards = {
        one.name: _commented(one.read_text(encoding="utf-8"), texts)
        for one in base.iterdir()
        if one.name.endswith(".yaml") and one.name != "deck.yaml"
    }
    about = in_all_languages("scaffold-deck")
    players = repository_of(game).shipped("base").about.players
    deck = _DECK_FILE.format(game=game, id=slug, name=name, about=about, players=players)
    return {"deck.yaml": deck, **dict(sorted(cards.items()))}


def in_all_languages(message: str) -> str:
    """Return a message as the fields of a text: one for each language."""
    return "\n".join(f"  {language}: {Texts(language)(message)}" for language in LANGUAGES)


def _commented(text: str, texts: Texts) -> str:
    """Return a file of the program's deck with its comments in the language of the texts."""

    def translated(found: re.Match[str]) -> str:
        words = re.sub("[^a-z]+", "-", found[1].lower()).strip("-")
        return found[0].replace(found[1], texts(f"scaffold-{words}"))

    return _SECTION.sub(translated, text)


def schema_texts() -> dict[str, str]:
    folder = package_files("cards").joinpath("schema")
    found = {one.name: one.read_text(encoding="utf-8") for one in folder.iterdir()}
    return {name: text for name, text in sorted(found.items()) if name.endswith(".json")}


def _write_schemas(folder: Path) -> None:
    for name, text in schema_texts().items():
        path = folder / name
        if current_content(path, _MOST_SCHEMA) != text.encode():
            _write(path, text)


def _write(path: Path, text: str) -> None:
    paths.ensure_folder(path.parent)
    atomic.write(path, text.encode(), backup=False)


def _with_schema(text: str, file: Path, schemas: Path) -> str:
    """Return a file with the relative path of its schema in the first line, for editors."""
    plain = re.sub(r"\A(# yaml-language-server: \$schema=)(?!\S*/)", r"\1./", text)
    found = _SCHEMA_LINE.match(plain)
    if found is None:
        return text
    where = os.path.relpath(schemas.absolute() / found[1], file.absolute().parent)
    line = f"# yaml-language-server: $schema={Path(where).as_posix()}\n"
    return line + plain[found.end() :]
