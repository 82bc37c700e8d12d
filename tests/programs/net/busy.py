"""Many tables at a time: a soak of one decision a second each (D9), and flat out (D10)."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from tests.programs.benchmarks.calibration import pig
from tests.programs.net.load import Load, core_of, cpu_of, house, memory_of
from tests.programs.net.report import Report, percentile


async def soaked(report: Report, pid: int, load: Load, minutes: float, warm: float) -> None:
    """One decision a second and table; before that, all that fills with time is filled."""
    await load.play(0.0, warm * 60)
    started, pieces = perf_counter(), max(2, round(minutes * 2))
    memory, cpu, seen, refused = [memory_of(pid)], cpu_of(pid), list[float](), 0
    waited = core_of(pid)[1]
    for _ in range(pieces):
        times = await load.play(1.0, minutes * 60 / pieces)
        seen += times.seen
        refused += sum(times.refused.values())
        memory.append(memory_of(pid))
    seconds = perf_counter() - started
    used = (cpu_of(pid) - cpu) / max(1, len(seen)) * 1000
    waited = (core_of(pid)[1] - waited) / seconds
    report.say("D9", f"the house's loop waited for a core for {waited:.0%} of the time")
    report.say("D9", f"{len(load.tables)} tables of three, {seconds:.0f} s, {len(seen)} decisions,"
               f" {refused} refused, {used:.2f} ms CPU of the house each")  # fmt: skip
    report.say("D9", f"seen by all: p50 {percentile(seen, 50):.1f}, p95 {percentile(seen, 95):.1f}")
    report.figure("D9", "seen by all, p99, ms", round(percentile(seen, 99), 1), 0, 100)
    growth = (memory[-1] / memory[0] - 1) * 100
    report.say("D9", "memory, MiB: " + " ".join(f"{one:.0f}" for one in memory))
    report.figure("D9", "growth of memory, %", round(growth, 1), -100, 5)


async def hurried(report: Report, pid: int, load: Load, seconds: float) -> None:
    """Each table decides as soon as all have seen its last decision."""
    await load.play(0.0, min(5.0, seconds))
    cpu, started, (ran, waited) = cpu_of(pid), perf_counter(), core_of(pid)
    times = await load.play(0.0, seconds)
    took, made = perf_counter() - started, max(1, len(times.answered))
    used = (cpu_of(pid) - cpu) / made * 1000
    ran, waited = (now - before for now, before in zip(core_of(pid), (ran, waited), strict=True))
    report.say("D10", f"{len(load.tables)} tables of three, {len(times.answered)} decisions in"
               f" {took:.0f} s, {used:.2f} ms CPU of the house each; {times.refused}")  # fmt: skip
    report.say("D10", f"the house's loop had a core for {ran / took:.0%} of the time and waited for"
               f" one for {waited / took:.0%}; {made / ran:.0f} decisions in a second of it,"
               f" {made / ran / calibration():.4f} of the calibration")  # fmt: skip
    rate = round(len(times.answered) / took)
    report.figure("D10", "durable decisions a second", rate, 1000, 1e9)
    report.say("D10", f"answered: p50 {percentile(times.answered, 50):.1f} ms")
    report.figure("D10", "answered, p99, ms", round(percentile(times.answered, 99), 1), 0, 150)


def calibration() -> float:
    """The decisions of pig in a second of this process, as in `make bench`."""
    play, made, begun = pig(), 0, process_time()
    while process_time() - begun < 1.0:
        made += play()
    return made / (process_time() - begun)


def soak(report: Report, tables: int, minutes: float, warm: float) -> None:
    """D9."""
    asyncio.run(_with_house(report, tables, minutes, warm))


def flat_out(report: Report, tables: int, seconds: float) -> None:
    """D10."""
    asyncio.run(_with_house(report, tables, seconds / 60, None))


async def _with_house(report: Report, tables: int, minutes: float, warm: float | None) -> None:
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), tables) as (process, ports):
        load = Load(ports)
        await load.arrive()
        if warm is None:
            await hurried(report, process.pid, load, minutes * 60)
        else:
            await soaked(report, process.pid, load, minutes, warm)
        await load.leave()
