"""The deck that Hammerspace's catalogue, benches and contract tests are played with.

It stands here so that a better card in the game's own decks changes no game of the catalogue. The
folder `hammerspace-deck` has it as people write it, `hammerspace-deck.json` as the rules read it,
so that playing with it needs nothing but the standard library.

    python -m tests.seeds.hammerdeck    compiles it anew
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from engines.hammerspace.cards import Cards
from engines.hammerspace.config import Config

FOLDER = Path(__file__).with_name("hammerspace-deck")
COMPILED = Path(__file__).with_name("hammerspace-deck.json")


@cache
def cards() -> Cards:
    """The deck as the rules read it."""
    return Config.from_data(json.loads(COMPILED.read_text(encoding="utf-8"))).cards


def compiled() -> dict[str, Any]:
    """The configuration data that the folder compiles to, for two."""
    from engines.hammerspace.compiling import to_cards
    from engines.hammerspace.deck import FILES, load_deck

    files = {name: (FOLDER / name).read_bytes() for name in FILES}
    return Config(to_cards(load_deck(files, "catalogue")), 2).to_data()


def main() -> None:
    """Write the compiled form."""
    text = json.dumps(compiled(), separators=(",", ":"))
    COMPILED.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
