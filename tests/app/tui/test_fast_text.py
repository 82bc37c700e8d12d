"""A key that is faster than the field of a dialog."""

from __future__ import annotations

from app.tui.dialogs.text import TextDialog, TextQuestion


async def test_enter_before_there_is_a_field_takes_nothing() -> None:
    """A player behind a slow line types ahead: their keys come at once."""
    taken: list[str] = []

    def take(typed: str) -> str:
        taken.append(typed)
        return ""

    dialog = TextDialog(TextQuestion(lambda: ("", ""), "Ana", take))
    dialog.do_text_take()
    assert not taken
