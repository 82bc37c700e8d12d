"""The bots of a simulation: `--bots` and `--seats`."""

from __future__ import annotations

from app.files import paths
from app.i18n.literal import literal
from app.lab import custom_bots
from app.lab.custom_bots import BadCustomBot, CustomBot
from app.lab.study import study
from app.registry import game
from app.validation.arg_types import one_of
from app.validation.errors import WrongUse


def bots(
    game_id: str, typed: str | None, seats: int | None
) -> tuple[tuple[str, ...], tuple[CustomBot, ...]]:
    """Return the bots by seat, () for the game's own choice, and the custom bots among them.

    Custom bots are run once here. Raise `WrongUse`, `BadCustomBot`, and `OSError` for no such file.
    """
    if typed is None and seats is None:
        return (), ()
    spec, known = game(game_id), sorted(game(game_id).bots())
    names: list[str] = []
    custom: dict[str, CustomBot] = {}
    for word in typed.split(",") if typed else study(game_id).bots[:1]:
        bot = custom_bots.custom_bot(word.strip(), paths.typed)
        if bot is None:
            names.append(one_of("--bots", word.strip(), known))
            continue
        names.append(bot.name)
        if custom.setdefault(bot.name, bot) != bot:
            raise WrongUse("lab-guest-twice", option="--bots", name=literal(bot.name, 80))
    taken = seats or len(names)
    if taken < len(names):
        raise WrongUse("lab-too-many-bots", seats=taken, bots=len(names))
    if not spec.min_seats <= taken <= spec.max_seats:
        option = "--seats" if seats else "--bots"
        bounds = {"least": spec.min_seats, "most": spec.max_seats}
        raise WrongUse("cli-player-count", option=option, found=taken, **bounds)
    custom_bots.load_bots(custom.values())
    return tuple(names[seat % len(names)] for seat in range(taken)), tuple(custom.values())


def wrong(problem: BadCustomBot) -> WrongUse:
    bot = problem.bot
    path, detail = literal(bot.path, 200), literal(problem.detail, 300)
    kind = "absent-all" if problem.why == "absent" and not detail else problem.why
    return WrongUse(
        f"lab-guest-{kind}",
        option="--bots",
        path=path,
        where=f"{path}:{problem.line}" if problem.line else path,
        function=literal(bot.function, 80),
        found=detail,
    )
