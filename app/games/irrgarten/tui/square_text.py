"""Looking around: one line about a square, and the squares that the cursor jumps to."""

from __future__ import annotations

from app.games.irrgarten.perspective.board import EXIT, UNSEEN, WALL, SeatMark
from app.games.irrgarten.perspective.reducer import KnownMonster
from app.games.irrgarten.perspective.target import nearest_first
from app.games.irrgarten.text.gear import bonus_words
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.fluent import Texts
from app.i18n.numbers import decimal, percent
from engines.irrgarten.labyrinth import NOWHERE
from engines.irrgarten.prizes import NO_PRIZE


def describe(scene: IrrgartenViewModel, square: int) -> str:
    """A square in words: its place, its occupants, and their effect on moves."""
    fold, texts = scene.fold, scene.session.texts
    x, y = fold.board.xy(square)
    mark, foe, parts = fold.board.seats.get(square), fold.foe_on(square), []
    if mark is not None:
        parts.append(_person(scene, mark, texts))
    if foe is not None:
        parts.append(_foe(scene, foe, texts))
    if mark is not None and mark.seat != scene.me:
        leaps = fold.config.parameters.leapfrog
        parts.append(texts("maze-look-leap" if leaps else "maze-look-body"))
    if not parts or fold.board.terrain[square] == EXIT:
        parts.append(_ground(scene, square, texts))
    return f"{x + 1},{y + 1}  " + "  ".join(parts)


def _person(scene: IrrgartenViewModel, mark: SeatMark, texts: Texts) -> str:
    if mark.seat == scene.me:
        return texts("maze-look-you")
    name = scene.name(mark.seat)
    if not mark.alive:
        return texts("maze-look-dead", name=name)
    return texts("maze-look-rival", name=name, hp=scene.fold.mates[mark.seat].health or 0)


def _foe(scene: IrrgartenViewModel, foe: KnownMonster, texts: Texts) -> str:
    name = scene.monster(foe)
    if foe.health <= 0:
        return texts("maze-look-dead-foe", name=name)
    language = texts.language
    figures = texts(
        "maze-foe",
        hp=foe.health,
        strength=decimal(foe.strength, language),
        mind=decimal(foe.intelligence, language),
    )
    odds = scene.odds(foe)
    if odds is None:
        return f"{name}: {figures}"
    told = texts("maze-look-foe", name=name, figures=figures, chance=percent(odds.win, language))
    if foe.prize == NO_PRIZE:
        return told
    gives = bonus_words(texts, foe.prize[0], scene.gear.item(foe.prize))
    return f"{told}  {texts('maze-carries', bonus=gives)}" if gives else told


def _ground(scene: IrrgartenViewModel, square: int, texts: Texts) -> str:
    kind = scene.fold.board.terrain[square]
    if kind == UNSEEN:
        return texts("maze-look-unseen")
    if kind == WALL:
        return texts("irrgarten-word-wall")
    if kind == EXIT:
        config = scene.fold.config
        if config.guardian != NOWHERE:
            return texts("maze-look-exit-guarded")
        return texts("maze-look-exit", laps=config.last_laps)
    visible = scene.fold.board.visible
    if visible is not None and square not in visible:
        return texts("maze-look-remembered")
    return texts("maze-look-free")


def sights(scene: IrrgartenViewModel) -> list[int]:
    """The squares worth a look, in order: the exit, monsters from near to far, rivals."""
    fold = scene.fold
    found = [] if fold.exit is None else [fold.exit]
    if scene.mate.square is not None:
        near = (foe.square for foe in nearest_first(fold, scene.mate.square))
        found += [square for square in near if square != fold.exit]
    found += [
        mate.square for mate in fold.mates if mate.square is not None and mate.seat != scene.me
    ]
    return found
