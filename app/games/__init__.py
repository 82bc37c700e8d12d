"""The program's own games: one package a game, registered by entry points in pyproject.toml."""
