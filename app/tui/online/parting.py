"""The question before a host leaves a table at which friends have seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from app.i18n.fluent import Value
from app.i18n.literal import literal
from app.match.seats import NAME_CELLS
from app.text.sentences import in_a_row
from app.tui.dialogs.question import YesNoQuestion

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


def parting(app: AppProtocol, what: str, guests: Sequence[str]) -> YesNoQuestion | None:
    """Return the question before the host leaves "match" or "lobby", or ends the program in a match
    ("quit"); None if nobody elsewhere has a seat, so nobody has to be asked about."""
    if not guests:
        return None

    def values() -> Mapping[str, Value]:
        names = [literal(name, NAME_CELLS) for name in guests]
        return {"names": in_a_row(app.texts, names), "count": len(names)}

    return YesNoQuestion(f"parting-{what}", values)
