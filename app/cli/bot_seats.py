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


def bots_by_seat(
    game_id: str, bot_list: str | None, seats: int | None
) -> tuple[tuple[str, ...], tuple[CustomBot, ...]]:
    """Return the bots by seat, () for the game's default bots, and the custom bots among them.

    Each custom bot is loaded and run once as a check. Raise `WrongUse`, `BadCustomBot`, and
    `OSError` for a file that can't be read.
    """
    if bot_list is None and seats is None:
        return (), ()
    game_info, bot_names = game(game_id), sorted(game(game_id).bots())
    names: list[str] = []
    custom: dict[str, CustomBot] = {}
    for word in bot_list.split(",") if bot_list else study(game_id).bots[:1]:
        bot = custom_bots.custom_bot(word.strip(), paths.typed_path)
        if bot is None:
            names.append(one_of("--bots", word.strip(), bot_names, "cli-bad-bot"))
            continue
        names.append(bot.name)
        if custom.setdefault(bot.name, bot) != bot:
            raise WrongUse("lab-guest-twice", option="--bots", name=literal(bot.name, 80))
    seat_count = seats or len(names)
    if seat_count < len(names):
        raise WrongUse("lab-too-many-bots", seats=seat_count, bots=len(names))
    if not game_info.min_seats <= seat_count <= game_info.max_seats:
        bounds = {"least": game_info.min_seats, "most": game_info.max_seats}
        if seats:
            raise WrongUse("cli-option-number", name="--seats", found=str(seats), **bounds)
        raise WrongUse("lab-bot-count", option="--bots", found=seat_count, **bounds)
    custom_bots.load_bots(custom.values())
    return tuple(names[seat % len(names)] for seat in range(seat_count)), tuple(custom.values())


def usage_error(problem: BadCustomBot) -> WrongUse:
    bot = problem.bot
    path, detail = literal(bot.path, 200), literal(problem.detail, 300)
    reason = "absent-all" if problem.why == "absent" and not detail else problem.why
    return WrongUse(
        f"lab-guest-{reason}",
        option="--bots",
        path=path,
        where=f"{path}:{problem.line}" if problem.line else path,
        function=literal(bot.function, 80),
        found=detail,
    )
