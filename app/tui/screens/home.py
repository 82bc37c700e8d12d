"""The home screen: go on, begin, settings that matter at once, help, leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.start import GAMES
from app.tui.commands import Command, register
from app.tui.menuplace import MenuPlace
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.menu import Menu, Row
from app.tui.widgets.title import Title

if TYPE_CHECKING:
    from app.store.matches import Saved
    from app.text.fluent import Texts

KEYS = {"irrgarten": "i", "napakalaki": "n", "hammerspace": "m"}
"""The key of each game; h goes left in menus."""

register(
    (
        Command("home.continue", "home", ("c",)),
        *(Command(f"home.{game}", "home", (KEYS[game],)) for game in GAMES),
        Command("home.quit", "home", ("q", "escape"), footer=95),
    )
)


class HomeScreen(MenuPlace[None]):
    """The first thing people see. It is painted before anything slow is imported."""

    SCOPE: ClassVar[str] = "home"

    @override
    def compose(self) -> Iterator[Widget]:
        yield Title()
        yield Menu(self._rows)
        yield KeyBar()

    def _rows(self) -> Sequence[Row]:
        app = self.app
        texts = app.texts
        rows: list[Row] = []
        if app.saved is not None:
            rows.append(Row("home.continue", about_saved(app.saved, app.services.now(), texts)))
        rows += (Row(f"home.{game}", texts(f"home-{game}-about")) for game in GAMES)
        rows += app.setting_rows()
        rows.append(Row("app.rules", texts("home-rules-about"), gap=True))
        rows.append(Row("app.help", texts("home-help-about")))
        rows.append(Row("home.quit", texts("home-quit-about")))
        return rows

    @override
    def available(self, command: str) -> bool | str:
        """Continue needs a saved match."""
        if command == "home.continue":
            return self.app.saved is not None
        return super().available(command)

    def on_mount(self) -> None:
        """Take the size, and once painted look for saved matches."""
        super().on_mount()
        wait = self.app.services.first_paint
        if wait:
            self.set_timer(wait, self.app.after_first_paint)
        else:
            self.call_after_refresh(self.app.after_first_paint)

    def offer(self) -> None:
        """Saved matches may have changed: ask again, and choose what stands first."""
        self.menu.renew()
        if not self.menu.touched:
            self.menu.go_first()
        self.refresh_keys()

    def do_home_continue(self) -> None:
        """Go on with the last match."""
        self.app.resume_match()

    def do_home_irrgarten(self) -> None:
        """Choose how to play Irrgarten."""
        self.app.open_new_game("irrgarten")

    def do_home_napakalaki(self) -> None:
        """Choose how to play Napakalaki."""
        self.app.open_new_game("napakalaki")

    def do_home_hammerspace(self) -> None:
        """Choose how to play Hammerspace."""
        self.app.open_new_game("hammerspace")

    def do_home_quit(self) -> None:
        """Leave the program: nothing is running here."""
        self.app.leave()


def about_saved(saved: Saved, now: float, texts: Texts) -> str:
    """Which match it is, how far it got, who plays, and how long ago that was."""
    title, language = saved.title, texts.language
    named = (title.get(f"{what}-{language}") for what in ("labyrinth", "deck"))
    where = next(filter(None, named), title.get("generated", ""))
    return texts(
        "home-continue-about",
        game=texts(f"common-game-{saved.game}"),
        where=where,
        count=saved.decisions,
        names=", ".join(seat.name for seat in saved.seats),
        when=ago(now - saved.updated / 1000, texts),
    )


def ago(seconds: float, texts: Texts) -> str:
    """A time that has passed, in words."""
    for unit, name in ((86400, "days"), (3600, "hours"), (60, "minutes")):
        if seconds >= unit:
            return texts(f"home-{name}", n=int(seconds // unit))
    return texts("home-just-now")
