"""The words of the field in which a row's value is typed."""

from __future__ import annotations

from app.tui.newgame.rows import Wording
from engines.irrgarten.generator import LARGEST, SMALLEST


def words_of(wording: Wording, row: str) -> tuple[str, str]:
    """Title and hint."""
    texts, (kind, _, rest) = wording.texts, row.partition(":")
    info = wording.form.info(row)
    if info is not None:
        message = "newgame-ask-number-optional" if info.optional else "newgame-ask-number"
        hint = texts(f"{message}.hint", **wording.bounds(info))
        return texts(message, what=wording.label(row)), hint
    if kind == "seat":
        message = "newgame-ask-name"
        return texts(message, n=int(rest) + 1), texts(f"{message}.hint")
    message = f"newgame-ask-gen-{rest}" if kind == "gen" else f"newgame-ask-{kind}"
    values = {"least": str(SMALLEST), "most": str(LARGEST)} if rest == "size" else {}
    return texts(message), texts(f"{message}.hint", **values)
