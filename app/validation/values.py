"""Players, scenarios and seeds, as people type them. All is outside text."""

from __future__ import annotations

import os
from collections.abc import Sequence

from app.content.file_kinds import YAML
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.seats import HUMAN, NAME_CELLS, SEED_CELLS, Seat
from app.validation.errors import WrongUse
from engines.kernel.slugs import is_slug

_BOT = "bot:"


def players(text: str, game: str, texts: Texts) -> tuple[Seat, ...]:
    """The seats of `Ana,bot:scout:Ben`; () for "". Raises `WrongUse`.

    Names are cut to `NAME_CELLS` cells; a bot without a name gets one by its number.
    """
    if not text:
        return ()
    from app.registry import game as spec_of

    spec = spec_of(game)
    kinds = sorted(spec.bots())
    seats = [
        _seat(item.strip(), number, kinds, texts) for number, item in enumerate(text.split(","), 1)
    ]
    if not spec.min_seats <= len(seats) <= spec.max_seats:
        bounds = {"least": spec.min_seats, "most": spec.max_seats}
        raise WrongUse("cli-player-count", option="--players", found=len(seats), **bounds)
    names = [seat.name.casefold() for seat in seats]
    for at, seat in enumerate(seats):
        if names[at] in names[:at]:
            raise WrongUse("cli-player-twice", option="--players", found=seat.name)
    return tuple(seats)


def _seat(item: str, number: int, kinds: Sequence[str], texts: Texts) -> Seat:
    if not item.startswith(_BOT):
        name = literal(item, NAME_CELLS).strip()
        if not name:
            raise WrongUse("cli-bad-players", option="--players", found=item)
        return Seat(name, HUMAN)
    kind, _, name = item.removeprefix(_BOT).partition(":")
    if kind not in kinds:
        raise WrongUse(
            "cli-bad-bot", option="--players", found=literal(kind, 40), choices=", ".join(kinds)
        )
    name = literal(name, NAME_CELLS).strip() or texts("common-bot-number", n=number)
    return Seat(name, kind)


def seed(text: str) -> str:
    """A seed as it is kept: one line of plain text. Raises `WrongUse` if nothing is left of it."""
    plain = literal(text, SEED_CELLS).strip()
    if text and not plain:
        raise WrongUse("cli-empty-value", option="--seed")
    return plain


def labyrinth(text: str) -> str:
    """The id of a labyrinth, or the absolute path of what is there. Raises `WrongUse`.

    What ends like a YAML file or has a slash is a path; whether an id is known, and what there is
    at the path, is for whoever reads it to find out.
    """
    is_path = "/" in text or text.lower().endswith(YAML)
    return _scenario("labyrinth", text, is_path)


def deck(text: str) -> str:
    """The id of a deck, or the absolute path of what is there; what has a slash is a path.
    Raises `WrongUse`."""
    return _scenario("deck", text, "/" in text or text in (".", ".."))


def _scenario(name: str, text: str, is_path: bool) -> str:
    if not text:
        return ""
    if is_path:
        path = paths.absolute(text)
        if path is None or not os.path.exists(path):
            message = "cli-missing-file" if name == "labyrinth" else "cli-missing-folder"
            raise WrongUse(message, option=f"--{name}", found=literal(text, 200))
        return str(path)
    if not is_slug(text):
        raise WrongUse(f"cli-bad-{name}", option=f"--{name}", found=literal(text, 80))
    return text
