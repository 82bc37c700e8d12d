"""The Descent, the roguelike mode of Irrgarten: its setup, words, lessons, odds and screens."""

from __future__ import annotations

from typing import Final

from app.registry import ContentFiles, Game

_HERE: Final = "app.games.irrgarten.descent"

GAME: Final = Game(
    id="descent",
    engine="engines.irrgarten.descent",
    package=_HERE,
    min_seats=1,
    max_seats=4,
    order=2,
    key="e",
    mode_of="irrgarten",
    quick_bots=frozenset({"random"}),
    presets=("descent",),
    content=(ContentFiles("preset", "descent/presets"),),
    repository=f"{_HERE}.repository:DescentRepository",
    setup_builder=f"{_HERE}.setup_builder:DescentSetupBuilder",
    lessons=f"{_HERE}.lessons.start:DescentLesson",
    tips=f"{_HERE}.tips:TIPS",
    plan_words=f"{_HERE}.text.plans:told",
    place_words=f"{_HERE}.text.plans:place",
    coins="engines.irrgarten.descent.evaluate:coins_of_one",
    analyst=f"{_HERE}.analysis:DescentAnalyst",
    key_scopes=("descent",),
    screen=f"{_HERE}.tui.screen:DescentScreen",
    commands=f"{_HERE}.tui",
    form=f"{_HERE}.tui.newgame:PARTS",
    by_score=True,
    study=f"{_HERE}.stats:STUDY",
    daily_score=f"{_HERE}.daily:daily_score",
    words=f"{_HERE}.text.words:DescentWords",
    voice=f"{_HERE}.plain.voice:DescentVoice",
)
