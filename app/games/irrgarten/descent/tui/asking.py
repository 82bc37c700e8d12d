"""The screen's commands that choose: on a card, whom to reel in, and two that ask twice."""

from __future__ import annotations

from typing import Final

from app.games.irrgarten.descent.tui.looking import LookCommands
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.text.sentences import in_a_row
from app.tui.match.command_group import CommandGroup
from app.tui.match.host import MatchHost
from engines.irrgarten.descent.actions import CLIMB, GIFT_0, HOOK_0, LEAVE_0, SLIP
from engines.irrgarten.descent.slipping import price

RARE: Final = ("descent.hook", "descent.slip")
"""Commands for a decision that is seldom open."""


class AskCommands(CommandGroup):
    """The commands of choices other than a step."""

    def __init__(self, screen: MatchHost, scene: DescentViewModel, looks: LookCommands) -> None:
        self.screen = screen
        self.scene = scene
        self.looks = looks
        self._sure = -1
        """The decision for which the player asked once to climb out, or to slip past a guardian."""

    def offered(self, command: str) -> bool:
        """Whether the decision of a rare command is open."""
        view = self.scene.view
        there = view.hooks if command == "descent.hook" else SLIP in view.legal
        return bool(self.scene.previews and there)

    def do_descent_hook(self) -> None:
        """Reel in the rival in reach: of several, the one under the cursor."""
        scene, hooks = self.scene, self.scene.view.hooks
        if not scene.deciding or not hooks:
            return
        pointed = [seat for seat in hooks if scene.view.sheets[seat].square == scene.cursor]
        if len(hooks) > 1 and not pointed:
            texts = scene.session.texts
            words: dict[str, str | int] = {
                "names": in_a_row(texts, [scene.name(seat) for seat in hooks]),
                "look": scene.key("descent.look"),
                "key": scene.key("descent.hook"),
            }
            self.screen.notice(texts("descentscreen-hook-which", **words))
            return
        self.looks.end()
        scene.decide(HOOK_0 + (pointed or hooks)[0])

    def mark(self) -> None:
        """Enter before a line is marked: mark the first gift, and say what a second press does.

        Of full hands mark only what is worn out: an Enter that was meant for a step or a fight
        must give away nothing of use, however often it is pressed."""
        scene = self.scene
        at = 0 if scene.card == "gift" else self._worn()
        if at < 0:
            self._say("leave-which", n=scene.choices)
            return
        scene.at = at
        self._say(f"{scene.card}-marked", n=at + 1)

    def do_descent_number(self) -> None:
        """Choose a gift, mark what to leave, or choose a monster by its place from near to far.

        The digit of a marked thing leaves it."""
        scene = self.scene
        at = self.screen.pressed_place("descent.number")
        if not scene.card:
            self.looks.pick(at)
        elif 0 <= at < scene.choices:
            if scene.card == "gift" or at == scene.at:
                self.choose(at)
            elif scene.my_turn:
                scene.at = at
                self._say("leave-marked", n=at + 1)

    def _worn(self) -> int:
        """Return the line of the things to leave that has no uses left, -1 for none. Only gear
        that works without uses is kept so (IRR-45)."""
        scene = self.scene
        things = scene.carried(scene.view.waiting[0][1]) if scene.view.waiting else []
        return next((at for at, (_, _, uses, _) in enumerate(things) if not uses), -1)

    def _say(self, name: str, n: int) -> None:
        key = self.scene.key("descent.go")
        self.screen.notice(self.scene.session.texts(f"descentscreen-{name}", n=n, key=key))

    def choose(self, at: int) -> None:
        scene = self.scene
        if scene.my_turn and at < scene.choices:
            scene.decide((GIFT_0 if scene.card == "gift" else LEAVE_0) + at)

    def do_descent_climb(self) -> None:
        """Climb out, at the second press: it ends one's Descent."""
        self._twice("climb", CLIMB, coins=self.scene.sheet.coins)

    def do_descent_slip(self) -> None:
        """Slip past the guardian, at the second press: it costs half of the health."""
        scene = self.scene
        if scene.deciding and SLIP in scene.view.legal:
            health = scene.sheet.health or 0
            self.looks.end()
            self._twice("slip", SLIP, n=price(health), health=health)

    def _twice(self, name: str, action: int, **words: int) -> None:
        """Make a decision at the second press of its key; say its price at the first."""
        scene = self.scene
        if self._sure == scene.pending.number:
            scene.decide(action)
            return
        self._sure = scene.pending.number
        key = scene.key(f"descent.{name}")
        said = scene.session.texts(f"descentscreen-{name}-sure", key=key, **words)
        self.screen.notice(said)
