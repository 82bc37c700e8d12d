"""Lessons to try something on."""

from __future__ import annotations

from collections.abc import Mapping

from app.lessons.lesson_repository import lessons_of
from app.lessons.models import Lesson
from app.registry import game_ids


def all_lessons() -> Mapping[str, Lesson]:
    """All lessons by their ids."""
    return {name: lesson for game in game_ids() for name, lesson in lessons_of(game).items()}
