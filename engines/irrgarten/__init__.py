"""Irrgarten: escape a labyrinth full of monsters. The rules are clauses IRR-1 to IRR-24."""
