"""Which row of the form mends a refusal."""

from __future__ import annotations

from app.setup import BadChoice
from app.tui.newgame.form import Form
from engines.kernel.errors import BadSetup

_CHOICES = {"preset": "preset", "value": "preset", "labyrinth": "labyrinth"}


def row_to_mend(form: Form, problem: Exception) -> str:
    """The id of the row: players where there are too many, else the labyrinth or its size."""
    board = "gen:size" if form.draft.generated else "labyrinth"
    match problem:
        case BadChoice():
            return _CHOICES.get(problem.what, "labyrinth")
        case BadSetup():
            crowded = problem.data.get("problem") in ("few-starts", "seats", "unknown-bot")
            return "seats" if crowded else board
    return board
