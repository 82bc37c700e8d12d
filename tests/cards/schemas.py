"""Writes the JSON Schemas of all decks: `python -m tests.cards.schemas`."""

from __future__ import annotations

import json
from pathlib import Path

from engines.hammerspace.deck import SCHEMAS as HAMMERSPACE
from engines.irrgarten.deck import SCHEMAS as IRRGARTEN
from engines.irrgarten.descent.deck import SCHEMAS as DESCENT
from engines.kernel.decks import schema
from engines.napakalaki.deck import SCHEMAS as NAPAKALAKI

SCHEMAS = IRRGARTEN | DESCENT | NAPAKALAKI | HAMMERSPACE
CARDS = Path(__file__).parents[2] / "cards"


def exported(name: str) -> str:
    """The text of a schema's file."""
    return json.dumps(schema(SCHEMAS[name]), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Writes them all."""
    for name in SCHEMAS:
        (CARDS / "schema" / name).write_text(exported(name), encoding="utf-8")


if __name__ == "__main__":
    main()
