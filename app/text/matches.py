"""Saved matches in words: the game, the players, the age, and special marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.i18n.languages import spoken
from app.i18n.literal import literal
from app.match.fair_dice import SEAL
from app.match.seats import DAILY, RESIGNED, marked
from app.registry import game_ids
from app.text.game_names import UNKNOWN, game_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.i18n.fluent import Texts
    from app.match.seats import Seat
    from app.store.archive import SavedMatch

UNITS = ((86400, "days"), (3600, "hours"), (60, "minutes"))


def board_name(texts: Texts, saved: SavedMatch) -> str:
    """Return the labyrinth or deck of a match, or the day of a daily; "" if unknown."""
    title = saved.title
    if DAILY in title:
        return texts("daily-named", day=title[DAILY])
    named = (spoken(title, what, texts.language) for what in ("labyrinth", "deck"))
    return literal(next(filter(None, named), "")) or generated_name(texts, title)


def generated_name(texts: Texts, title: Mapping[str, str]) -> str:
    """What a generated labyrinth is called: its kind and its size, in the words of the first game
    that knows the kind; "" if none was generated."""
    generated = title.get("generated", "")
    kind, _, size = generated.partition(" ")
    messages = (f"newgame-{game}-algorithm-{kind}" for game in game_ids())
    known = next(filter(texts.has, messages), "") if kind else ""
    return literal(f"{texts(known)} {size}" if known else generated)


def seat_kind(texts: Texts, game: str, seat: Seat) -> str:
    from app.text.newgame import GameTexts  # the home screen is painted without it

    words = GameTexts(texts, game)
    kind = f"kind-{seat.bot}"
    return words(kind) if words.has(kind) else literal(seat.bot, UNKNOWN)


def ago(seconds: float, texts: Texts) -> str:
    for unit, name in UNITS:
        if seconds >= unit:
            return texts(f"home-{name}", n=int(seconds // unit))
    return texts("home-just-now")


def lasting(milliseconds: int, texts: Texts) -> str:
    """Return the playing time of a match: hours and minutes."""
    minutes = milliseconds // 60_000
    return texts("matches-lasting", hours=minutes // 60, minutes=minutes % 60)


def marks(texts: Texts, saved: SavedMatch) -> str:
    """Return the special marks of a match, as symbols for a narrow column."""
    parts = [
        texts(f"matches-sign-{name}")
        for name, there in (("practice", saved.practice), ("fork", saved.forked))
        if there
    ]
    if saved.taken_back:
        parts.append(f"-{saved.taken_back}")
    return "".join(parts)


def notes(texts: Texts, saved: SavedMatch) -> list[str]:
    if saved.broken:
        return [texts("matches-damaged")]
    found = []
    if saved.forked:
        found.append(texts("matches-fork"))
    elif saved.practice:
        found.append(texts("matches-practice"))
    if saved.taken_back:
        found.append(texts("matches-taken-back", n=saved.taken_back))
    if gone := sorted(marked(saved.title, RESIGNED)):
        names = ", ".join(seat.name for at, seat in enumerate(saved.seats) if at in gone)
        found.append(texts("matches-resigned", names=names))
    if saved.imported:
        friends = SEAL in saved.title
        found.append(texts("matches-from-friend" if friends else "matches-imported-over"))
    return found


def all_words(texts: Texts, saved: SavedMatch) -> str:
    """Return all texts by which a search finds a match."""
    parts = [saved.name, game_name(texts, saved.game), board_name(texts, saved)]
    parts += [seat.name for seat in saved.seats]
    parts += notes(texts, saved)
    return "\n".join(parts)


def about_saved(saved: SavedMatch, now: float, texts: Texts) -> str:
    """Return the match and its age in words, which fit in a row of the menu."""
    return texts(
        "home-continue-about",
        what=", ".join(filter(None, (game_name(texts, saved.game), board_name(texts, saved)))),
        when=ago(now - saved.updated / 1000, texts),
    )
