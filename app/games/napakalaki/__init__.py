"""Napakalaki: its setup, words, lessons, odds and screens. The rules: `engines.napakalaki`."""

from __future__ import annotations

from typing import Final

from app.registry import ContentFiles, Game

_HERE: Final = "app.games.napakalaki"

GAME: Final = Game(
    id="napakalaki",
    engine="engines.napakalaki",
    package=_HERE,
    min_seats=2,
    max_seats=6,
    order=3,
    key="n",
    clause_prefix="NAP",
    quick_bots=frozenset(
        {"random", "vengeful", "greedy", "coward", "showoff", "beginner", "cautious", "sharp"}
    ),
    presets=("readme", "friends", "friends-short", "guion", "course-2014", "course-2016"),
    preset_groups={"course": ("guion", "course-2014", "course-2016")},
    scenario_options=("deck",),
    key_scopes=("nap", "deal", "sale", "advice", "inspect", "rival", "ways", "warned"),
    content=(
        ContentFiles(
            "deck",
            "napakalaki/decks",
            only_files=frozenset({"treasures.yaml"}),
            fields=frozenset({b"treasures"}),
            pattern=rb"^ +(- )?(prize|bad):",
        ),
        ContentFiles("preset", "napakalaki/presets"),
    ),
    setup_builder=f"{_HERE}.setup_builder:NapakalakiSetupBuilder",
    screen=f"{_HERE}.tui.screen:NapakalakiScreen",
    commands=f"{_HERE}.tui",
    form=f"{_HERE}.tui.newgame:PARTS",
    gallery=f"{_HERE}.tui.gallery:exhibits",
    voice=f"{_HERE}.plain.voice:NapakalakiVoice",
    advice=f"{_HERE}.advice:advice",
    plan_words=f"{_HERE}.text.plans:told",
    fight_of=f"{_HERE}.text.plans:fight_of",
    analyst=f"{_HERE}.analysis:NapakalakiAnalyst",
    tips=f"{_HERE}.tips:TIPS",
    lessons=f"{_HERE}.lessons.start:NapakalakiLesson",
    study=f"{_HERE}.stats:STUDY",
    oddities=f"{_HERE}.oddities:oddities",
)
