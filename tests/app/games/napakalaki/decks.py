"""A small sound deck of Napakalaki, and folders with it."""

from __future__ import annotations

from pathlib import Path

DECK = """\
id: {name}
name: {{en: Larder, es: Despensa}}
description: {{en: What was left in it., es: Lo que quedaba dentro.}}
author: Eva
players: 3
"""

TREASURES = """\
treasures:
  - id: soup-spoon
    name: {en: Soup Spoon, es: Cuchara sopera}
    flavour: {en: Slightly bent., es: Algo doblada.}
    kind: one-hand
    gold: 200
    bonus: 2
    bonus_with_necklace: 4
  - id: cheese-board
    name: {en: Cheese Board, es: Tabla de quesos}
    flavour: {en: Still smells., es: Todavía huele.}
    kind: two-hands
    gold: 400
    bonus: 4
  - id: onion-string
    name: {en: String of Onions, es: Ristra de cebollas}
    flavour: {en: Bring tissues., es: Trae pañuelos.}
    kind: necklace
    gold: 0
    bonus: 1
"""

MONSTERS = """\
monsters:
  - id: cold-soup
    name: {en: Cold Soup, es: Sopa fría}
    flavour: {en: Best served like revenge., es: Se sirve como la venganza.}
    level: 3
    prize: {treasures: 1}
    bad: {levels: 1}
  - id: old-cheese
    name: {en: Old Cheese, es: Queso viejo}
    article: el
    flavour: {en: Older than you., es: Mayor que tú.}
    beaten: {en: It was ripe for it., es: Estaba en su punto.}
    fate: {en: You are out of bread., es: Te has quedado sin pan.}
    level: 12
    prize: {treasures: 2}
    bad: {death: true}
"""

FILES = {"deck.yaml": DECK, "treasures.yaml": TREASURES, "monsters.yaml": MONSTERS}


def put_deck(decks: Path, name: str, **changed: str) -> Path:
    """A deck's folder; `treasures="..."` writes something else into `treasures.yaml`."""
    folder = decks / name
    folder.mkdir(parents=True)
    for file, text in {**FILES, "deck.yaml": DECK.format(name=name)}.items():
        text = changed.get(file.removesuffix(".yaml"), text)
        (folder / file).write_text(text, encoding="utf-8")
    return folder
