"""The commands that have a file of their own, which is imported where it is needed."""

from __future__ import annotations

import argparse
from typing import Protocol

from app.text.fluent import Texts

OWN = ("simulate", "match", "deck", "doctor")


class Command(Protocol):
    """What such a file has."""

    def add_arguments(self, parser: argparse.ArgumentParser, texts: Texts) -> None:
        """What the command takes. Nothing that is slow to import is needed for it."""

    def run(self, texts: Texts, found: argparse.Namespace) -> int:
        """Carry the command out; its exit code. Raises `WrongUse`."""


def file_of(name: str) -> Command:
    """The file of one of `OWN`. Raises `KeyError` for any other command."""
    match name:
        case "simulate":
            from app.commands import simulate

            return simulate
        case "match":
            from app.commands import match as saved_matches

            return saved_matches
        case "deck":
            from app.commands import deck

            return deck
        case "doctor":
            from app.commands import doctor

            return doctor
    raise KeyError(name)
