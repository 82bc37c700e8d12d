"""The deck that a trial is about, and copies of it with a change."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Final

from app.content import checks
from app.content.content_index import ContentIndex
from app.content.content_repository import is_content
from app.content.file_kinds import DECK, GEAR, MONSTERS, PLACES, ContentKind, display_name
from app.files import atomic
from app.files.paths import typed_path
from app.files.safe_read import read_bytes
from app.lab.trial.change import BadChange, CardChange, Tree, find_card, set_value, tree_of, written
from app.registry import game, games

KINDS: Final = (DECK, MONSTERS, GEAR)
"""The kinds of content that have cards with ids."""
_LIMIT: Final = 1 << 20


@dataclass(frozen=True)
class TrialDeck:
    """A deck of cards, in a folder or a file: its `path`, its kind, and the game to play."""

    path: Path
    kind: ContentKind
    game: str

    @property
    def name(self) -> str:
        return display_name(self.path)

    @cached_property
    def trees(self) -> dict[str, Tree]:
        """The content of its files, by name. Raise `DeckError`."""
        if self.kind.name != DECK:
            data = read_bytes(self.path, _LIMIT)
            return {self.path.name: tree_of(data, self.path.name)}
        names = game(self.kind.game).engine_module("deck").FILES
        present = [name for name in names if os.path.exists(self.path / name)]
        return {
            name: tree_of(read_bytes(self.path / name, _LIMIT), f"{self.name}/{name}")
            for name in present
        }

    @property
    def about(self) -> Tree:
        """The file that has its name."""
        return self.trees.get("deck.yaml") or self.trees.get(self.path.name, {})

    def check(self) -> None:
        """Raise the `DeckError` of a deck that is broken without any change."""
        if (error := checks.error_in(self.path, self.kind)) is not None:
            raise error

    def changed(
        self, changes: Sequence[tuple[CardChange, object]], folder: Path
    ) -> Mapping[Path, Path]:
        """Write a copy with some changes into a folder, and return what to read instead.

        Raise `BadChange`, and the `DeckError` of a deck that the schema refuses.
        """
        trees = {name: tree_of(written(tree), name) for name, tree in self.trees.items()}
        for change, value in changes:
            _, _, card = find_card(trees, change)
            set_value(card, change, value)
        copy = folder / self.path.name
        if self.kind.name == DECK:
            copy.mkdir()
            for name, tree in trees.items():
                atomic.write(copy / name, written(tree), backup=False)
        else:
            atomic.write(copy, written(trees[self.path.name]), backup=False)
        if (error := checks.error_in(copy, self.kind)) is not None:
            raise error
        return {self.path: copy}


def find_deck(name: str, wanted: str, data: Path) -> TrialDeck:
    """Return the deck of a path or a name: the player's own before the program's.

    `wanted` is the game to play, "" for that of the deck. Raise `BadChange` if there is none, or
    several; `DeckError` and `OSError` for a path that can't be read.
    """
    path = typed_path(name)
    if os.sep in name or os.path.lexists(path):
        path = checks.content_path(path.absolute())
        try:
            kind = checks.kind_of(path)
        except checks.UnknownKind:
            raise BadChange("no-cards", found=name) from None
        found = [(path, kind)]
    else:
        own = (one for one in checks.players_content(data) if display_name(one[0]) == name)
        found = _usable(own, wanted) or _usable(_shipped(name), wanted)
    found = [(path, kind) for path, kind in found if kind.name in KINDS]
    if len(found) > 1:
        several = ", ".join(kind.game for _, kind in found)
        raise BadChange("which-game", found=name, games=several)
    if not found:
        raise BadChange("no-deck", found=name)
    path, kind = found[0]
    playable = games_of(kind)
    if wanted and wanted not in playable:
        raise BadChange("other-game", found=name, game=wanted, games=", ".join(playable))
    return TrialDeck(path, kind, wanted or playable[0])


def games_of(kind: ContentKind) -> list[str]:
    """Return the games that are played with a kind of content, the usual one first: gear is only
    a name in a race, and counts in a mode of it."""
    modes = [one.id for one in games().values() if one.mode_of == kind.game]
    return [*modes, kind.game] if kind.name == GEAR else [kind.game, *modes]


def _usable(
    found: Iterator[tuple[Path, ContentKind]], wanted: str
) -> list[tuple[Path, ContentKind]]:
    cards = [one for one in found if one[1].name in KINDS]
    return [one for one in cards if wanted in games_of(one[1])] if wanted else cards


def _shipped(name: str) -> Iterator[tuple[Path, ContentKind]]:
    for (kind, game_id), place in PLACES.items():
        folder = Path(str(files("cards"))) / place
        if kind in KINDS and folder.is_dir():
            for path in sorted(folder.iterdir()):
                if is_content(path, kind) and display_name(path) == name:
                    yield path, ContentKind(kind, game_id)


def content_with(changed: Mapping[Path, Path], data: Path) -> ContentIndex:
    """Return the content of all games, with a changed deck instead of the original."""
    return ContentIndex(data, instead=changed)
