"""`make tour`: a picture of every screen of the tour, to be looked at; ARGS="FOLDER --language es".

make tour ARGS="/tmp/tour --language es --size 120x40 --theme light --ascii --only hammers deals"
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import tempfile
from pathlib import Path

from app.config.settings import THEMES
from app.content.content_index import ContentIndex
from tests.app.tui.everywhere import tour
from tests.app.tui.everywhere.cast import USUAL
from tests.app.tui.matches.helpers import File, program
from tests.helpers.environment import clean_environment
from tests.helpers.pictures import screen_svg
from tests.helpers.virtualtime import VirtualTimeLoop

SIZES = {"80x24": (80, 24), "120x40": (120, 40)}
PARTS = {part.__name__: part for part in tour.PARTS}


async def drawn(name: str, asked: argparse.Namespace, home: Path) -> int:
    """Draw a part; how many pictures came of it."""
    file = File(home / f"{name}.sqlite3")
    if name == "shell":
        tour.filled(file, USUAL)
    app = program(file, language=asked.language, theme=asked.theme, ascii=asked.ascii)
    app.services.library = ContentIndex(None)
    number = 0
    async with app.run_test(size=SIZES[asked.size]) as pilot:
        async for stop in PARTS[name](pilot, USUAL):
            title = re.sub(r"[^a-z0-9]+", "-", stop.lower()).strip("-")
            path = asked.folder / f"{name}-{number:02}-{title}.svg"
            path.write_text(screen_svg(app) + "\n", encoding="utf-8")
            number += 1
    file.store.shut()
    return number


def main() -> None:
    """Draw what is asked for."""
    parser = argparse.ArgumentParser(prog="make tour")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=SIZES, default="80x24")
    parser.add_argument("--language", choices=("en", "es"), default="en")
    parser.add_argument("--theme", choices=THEMES, default="dark")
    parser.add_argument("--ascii", action="store_true")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=tuple(PARTS))
    asked = parser.parse_args()
    clean_environment()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in asked.only:
        random.seed(0)
        with (
            tempfile.TemporaryDirectory() as home,
            asyncio.Runner(loop_factory=VirtualTimeLoop) as runner,
        ):
            os.environ["MAZMORRA_HOME"] = home  # nothing is written into the person's own
            print(f"{name}: {runner.run(drawn(name, asked, Path(home)))} pictures", flush=True)


if __name__ == "__main__":
    main()
