"""Lessons to try something on."""

from __future__ import annotations

from collections.abc import Mapping

from app.lessons.models import Lesson
from app.lessons.shelf import lessons_of
from app.start import GAMES


def all_lessons() -> Mapping[str, Lesson]:
    """All lessons by their ids."""
    return {name: lesson for game in GAMES for name, lesson in lessons_of(game).items()}
