"""What a second worker brings, and what counting costs: games of Napakalaki by its sharp bots."""

from __future__ import annotations

import time
from resource import RUSAGE_CHILDREN, getrusage

from app.lab.game_loop import GamePlayer
from app.lab.jobs import Job
from app.lab.run import play
from app.lab.workers import local
from engines.napakalaki.config import Config
from tests.programs.benchmarks.measure import Bench, at_least, at_most
from tests.programs.benchmarks.registry import group
from tests.seeds.napakalaki import monsters, treasures

BOTS = ("sharp", "sharp", "cautious")
GAMES_A_SECOND = 200
"""About what one worker plays: only how long a sample takes hangs on it."""
LONGER = 10
"""A worker's start must not be what is measured: a run takes so many times a sample's seconds."""


def job(games: int) -> Job:
    """So many games; from the same seed, so that each number of workers plays the same ones."""
    config = Config(treasures(1), monsters(1), len(BOTS))
    return Job("napakalaki", config.to_data(), BOTS, games, "bench")


def games_a_second(workers: int, seconds: float) -> float:
    """Of a whole run by the wall clock, the start of its workers too."""
    run = job(max(80, round(seconds * LONGER * GAMES_A_SECOND)))
    start = time.perf_counter()
    play(run, local(workers))
    return run.games / (time.perf_counter() - start)


def cpu_of_a_game(workers: int, seconds: float) -> float:
    """Milliseconds of all workers together: what they get in each other's way, and nothing else
    that the machine has to do."""
    run = job(max(80, round(seconds * LONGER * GAMES_A_SECOND)))
    before = getrusage(RUSAGE_CHILDREN)
    play(run, local(workers))
    after = getrusage(RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 1000 * used / run.games


def in_this_process(seconds: float, *, counting: bool) -> float:
    """Games per second of CPU time, with the events counted or with nobody listening."""
    games, clock = max(20, round(seconds * GAMES_A_SECOND)), time.process_time
    run = job(games)
    player = GamePlayer(run)
    start = clock()
    if counting:
        player.chunk(range(games))
    else:
        _silent(player, run)
    return games / (clock() - start)


def _silent(player: GamePlayer, run: Job) -> None:
    for number in range(run.games):
        seed = run.seed_of(number)
        state = player.rules.new(player.config, seed)
        player.play_on(state, seed, run.seating(number), None)


@group("simulate")
def benches(seconds: float) -> list[Bench]:
    """The first ratio means something on two free cores only; that of the CPU on a busy machine
    too, and 2 divided by it is what the first one can be."""
    return [
        Bench("one worker", "games/s", lambda: games_a_second(1, seconds)),
        Bench("two workers", "games/s", lambda: games_a_second(2, seconds), "one worker",
              at_least(1.7)),
        Bench("CPU of a game, one worker", "ms", lambda: cpu_of_a_game(1, seconds)),
        Bench("CPU of a game, two workers", "ms", lambda: cpu_of_a_game(2, seconds),
              "CPU of a game, one worker", at_most(2 / 1.7)),
        Bench("silent, one process", "games/s", lambda: in_this_process(seconds, counting=False)),
        Bench("counting, one process", "games/s", lambda: in_this_process(seconds, counting=True),
              "silent, one process"),
    ]  # fmt: skip
