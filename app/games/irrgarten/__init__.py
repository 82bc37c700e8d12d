"""Irrgarten: its setup, words, lessons, odds and screens. The rules are in `engines.irrgarten`."""

from __future__ import annotations

from typing import Final

from app.registry import ContentFiles, Game

_HERE: Final = "app.games.irrgarten"

GAME: Final = Game(
    id="irrgarten",
    engine="engines.irrgarten",
    package=_HERE,
    min_seats=1,
    max_seats=8,
    order=1,
    key="i",
    clause_prefix="IRR",
    quick_bots=frozenset({"random"}),
    presets=("seed", "course", "even"),
    scenario_options=("labyrinth", "fog"),
    key_scopes=("irrgarten",),
    content=(
        ContentFiles("labyrinth", "irrgarten/labyrinths", fields=frozenset({b"grid"})),
        ContentFiles(
            "monsters",
            "irrgarten/monsters",
            pattern=rb"^ +(- )?(strength|intelligence):",
            read=f"{_HERE}.repository:read_monsters",
        ),
        ContentFiles(
            "gear",
            "irrgarten/gear",
            fields=frozenset({b"weapons", b"shields"}),
            read=f"{_HERE}.repository:read_gear",
        ),
        ContentFiles("preset", "irrgarten/presets"),
    ),
    repository=f"{_HERE}.repository:IrrgartenRepository",
    setup_builder=f"{_HERE}.setup_builder:IrrgartenSetupBuilder",
    scaffold=f"{_HERE}.scaffold:labyrinth_files",
    screen=f"{_HERE}.tui.screen:IrrgartenScreen",
    commands=f"{_HERE}.tui",
    form=f"{_HERE}.tui.newgame:PARTS",
    gallery=f"{_HERE}.tui.gallery:exhibits",
    sample=f"{_HERE}.tui.sample:SettingsSample",
    voice=f"{_HERE}.plain.voice:IrrgartenVoice",
    plan_words=f"{_HERE}.text.plans:told",
    analyst=f"{_HERE}.analysis:IrrgartenAnalyst",
    tips=f"{_HERE}.tips:TIPS",
    lessons=f"{_HERE}.lessons.start:IrrgartenLesson",
    study=f"{_HERE}.stats:STUDY",
    daily_score=f"{_HERE}.seeds.par:strokes_against_par",
    seed_picker="engines.irrgarten.picking:picked_seed",
    oddities=f"{_HERE}.oddities:oddities",
)
