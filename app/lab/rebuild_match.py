"""Plays a game of a run again as a match, with a journal."""

from __future__ import annotations

from collections.abc import Mapping

from app.i18n.literal import literal
from app.lab.game_loop import GameFailed, GamePlayer, failure_text
from app.lab.jobs import Job
from app.match.lifecycle import begin, thinking_seed
from app.match.match import Match
from app.match.seats import NAME_CELLS, Seat
from app.registry import game


def rebuild_match(job: Job, number: int, title: Mapping[str, str]) -> Match:
    """Return the finished match of a game; its id is the game's seed. It is practice, so it counts
    for no records. The seat of a custom bot is a person's, because no match knows that bot.

    Raise `GameFailed`, and `BadHeader` for a title that is too long.
    """
    player, seed, bots = GamePlayer(job), job.seed_of(number), job.seating(number)
    functions = [player.bots[bot] for bot in bots]
    seats = _seats(job.game, bots)
    match = begin(job.game, player.config, seats, seed, match_id=seed, title=title, practice=True)
    try:
        while not match.over:
            seat, legal = match.actor, match.legal()
            action = legal[0]
            if len(legal) > 1:
                thinking = thinking_seed(seed, seat, match.decisions)
                action = functions[seat](match.public, match.view(seat), thinking)
            match.decide(seat, action)
    except Exception as problem:  # a bug of the rules or of a bot: the run says where
        raise GameFailed(number, seed, failure_text(problem)) from problem
    return match


def _seats(game_id: str, bots: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return the seats, each with its number in the name."""
    known = game(game_id).bots()
    return tuple(
        Seat(f"{literal(bot, NAME_CELLS - 3)} {seat}", *([bot] if bot in known else []))
        for seat, bot in enumerate(bots, 1)
    )
