"""Hammerspace: its setup, words, lessons, odds and screens. The rules: `engines.hammerspace`."""

from __future__ import annotations

from typing import Final

from app.registry import ContentFiles, Game

_HERE: Final = "app.games.hammerspace"

GAME: Final = Game(
    id="hammerspace",
    engine="engines.hammerspace",
    package=_HERE,
    min_seats=2,
    max_seats=6,
    order=4,
    key="s",
    clause_prefix="HAM",
    quick_bots=frozenset(
        {"random", "vengeful", "greedy", "coward", "showoff", "beginner", "steady"}
    ),
    presets=("full", "quick", "seed", "duel", "table", "short", "learn"),
    scenario_options=("deck",),
    key_scopes=("ham", "hamasking", "hamchoice", "hamdefend", "hamcards"),
    content=(
        ContentFiles(
            "deck",
            "hammerspace/decks",
            only_files=frozenset({"cards.yaml", "characters.yaml"}),
            fields=frozenset({b"cards", b"characters"}),
            pattern=rb"^ +(- )?(reward|actions):",
        ),
        ContentFiles("preset", "hammerspace/presets"),
    ),
    setup_builder=f"{_HERE}.setup_builder:HammerspaceSetupBuilder",
    screen=f"{_HERE}.tui.screen:HammerspaceScreen",
    commands=f"{_HERE}.tui",
    form=f"{_HERE}.tui.newgame:PARTS",
    gallery=f"{_HERE}.tui.gallery:exhibits",
    voice=f"{_HERE}.plain.voice:HammerspaceVoice",
    advice=f"{_HERE}.advice:advice",
    plan_words=f"{_HERE}.text.plans:told",
    analyst=f"{_HERE}.analysis:HammerspaceAnalyst",
    tips=f"{_HERE}.tips:TIPS",
    lessons=f"{_HERE}.lessons.start:HammerspaceLesson",
    study=f"{_HERE}.stats:STUDY",
)
