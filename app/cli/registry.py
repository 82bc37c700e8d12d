"""The commands that have a file of their own, which is imported where it is needed."""

from __future__ import annotations

import argparse
from typing import Protocol

from app.i18n.fluent import Texts

OWN = ("simulate", "match", "deck", "doctor")


class CommandModule(Protocol):
    """What such a file has."""

    def add_arguments(self, parser: argparse.ArgumentParser, texts: Texts) -> None:
        """What the command takes. Nothing that is slow to import is needed for it."""

    def run(self, texts: Texts, found: argparse.Namespace) -> int:
        """Carry the command out; its exit code. Raises `WrongUse`."""


def file_of(name: str) -> CommandModule:
    """The file of one of `OWN`. Raises `KeyError` for any other command."""
    match name:
        case "simulate":
            from app.cli import simulate

            return simulate
        case "match":
            from app.cli import match as saved_matches

            return saved_matches
        case "deck":
            from app.cli import deck

            return deck
        case "doctor":
            from app.cli import doctor

            return doctor
    raise KeyError(name)
