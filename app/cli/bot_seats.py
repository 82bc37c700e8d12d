"""Who sits at the table of a simulation: `--bots` and `--seats`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.i18n.literal import literal
from app.validation.arg_types import one_of
from app.validation.errors import WrongUse

if TYPE_CHECKING:
    from app.lab.custom_bots import BadCustomBot, CustomBot
    from app.registry import Game

OPTION = "--bots"


def bots(
    game_id: str, typed: str | None, seats: int | None
) -> tuple[tuple[str, ...], tuple[CustomBot, ...]]:
    """The bots by seat, () for the game's own choice, and those of them that are people's own,
    whose files were run once. Raises `WrongUse`, `BadCustomBot`, and `OSError` for no such file."""
    from app.lab.study import study
    from app.registry import game

    if typed is None and seats is None:
        return (), ()
    spec = game(game_id)
    names = typed.split(",") if typed else study(game_id).bots[:1]
    found = [_one(name.strip(), spec) for name in names]
    taken = _seats(spec, len(found), seats)
    guests = _tried([bot for bot in found if not isinstance(bot, str)])
    labels = [bot if isinstance(bot, str) else bot.name for bot in found]
    return tuple(labels[seat % len(labels)] for seat in range(taken)), guests


def _one(typed: str, spec: Game) -> str | CustomBot:
    """A bot of the game, or a file."""
    from app.files import paths
    from app.lab import custom_bots

    guest = custom_bots.named(typed, paths.typed)
    return guest if guest is not None else one_of(OPTION, typed, sorted(spec.bots()))


def _seats(spec: Game, bots: int, seats: int | None) -> int:
    taken = seats or bots
    if taken < bots:
        raise WrongUse("lab-too-many-bots", seats=taken, bots=bots)
    if not spec.min_seats <= taken <= spec.max_seats:
        option = "--seats" if seats else OPTION
        bounds = {"least": spec.min_seats, "most": spec.max_seats}
        raise WrongUse("cli-player-count", option=option, found=taken, **bounds)
    return taken


def _tried(found: list[CustomBot]) -> tuple[CustomBot, ...]:
    """The guests, each once. Their files are run here, before hours of play."""
    from app.lab import custom_bots

    invited = {guest.name: guest for guest in found}
    for guest in found:
        if invited[guest.name] != guest:
            raise WrongUse("lab-guest-twice", option=OPTION, name=literal(guest.name, 80))
    custom_bots.invited(invited.values())
    return tuple(invited.values())


def wrong(problem: BadCustomBot) -> WrongUse:
    """What is said of a file that has no bot for us."""
    path = literal(problem.guest.path, 200)
    where = f"{path}:{problem.line}" if problem.line else path
    detail = literal(problem.detail, 300)
    kind = f"{problem.why}-all" if problem.why == "absent" and not detail else problem.why
    function = literal(problem.guest.function, 80)
    return WrongUse(
        f"lab-guest-{kind}", option=OPTION, path=path, where=where, function=function, found=detail
    )
