"""Travel: single steps along the quietest way to a square, and the reasons to stop."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.irrgarten.descent.perspective.floor import Monster, closes_in, is_guardian
from app.games.irrgarten.descent.tui.chances import chance_said, risk_of
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.text.sentences import capital, contracted
from engines.irrgarten.descent.moving import EXIT, FOE, FREE
from engines.irrgarten.descent.view import Preview

NEAR = 2
"""The squares from which a rival is near."""
GATE = "descent.gate"
"""The command that goes to the guardian and never fights it."""
LEADS_ON = ("hug", "closing", "rival", "rival-ahead")
"""Reasons to stop whose message names the key that continues."""


@dataclass
class Trip:
    """A travel to a square. `warned` are the reasons that stopped it once: the next key for the
    same goal goes past them."""

    goal: int
    floor: int
    health: int
    seen: int
    """The monsters that were seen on the floor so far."""
    by_itself: bool = True
    key: str = "descent.go"
    """The command that continues it."""
    warned: set[str] = field(default_factory=set)


class Travel:
    """Travels for the screen. It holds no widget: `said` has the message of the last stop."""

    def __init__(self, scene: DescentViewModel) -> None:
        self.scene = scene
        self.trip: Trip | None = None
        self.said = ""

    @property
    def route(self) -> tuple[int, ...]:
        """The squares of the way to the goal."""
        way = self.scene.way(self.trip.goal) if self.trip and self.scene.walking else None
        return way.squares if way is not None else ()

    @property
    def runs(self) -> bool:
        return self.trip is not None and self.trip.by_itself

    def to(self, goal: int, key: str = "descent.go") -> None:
        """Travel to a square at a command: make the first step, and the next ones at each own
        turn."""
        scene = self.scene
        if not scene.deciding or not scene.walking:
            return
        if scene.sheet.square == goal:
            self._stop("here")
            return
        trip = self.trip
        if trip is None or trip.goal != goal or trip.floor != scene.view.number:
            seen = len(scene.view.foes)
            self.trip = Trip(goal, scene.view.number, scene.sheet.health or 0, seen)
            self.trip.warned.update(f"rival:{rival}" for rival in self._near())
        else:
            trip.by_itself, trip.health = True, scene.sheet.health or 0
        if self.trip is not None:
            self.trip.key = key
            self.trip.warned.update(self._opened())
        self.step(pressed=True)

    def step(self, *, pressed: bool = False) -> None:
        """Make the next step, or stop."""
        scene, trip = self.scene, self.trip
        if trip is None or not scene.deciding:
            return
        way = scene.way(trip.goal)
        if way is None:
            self._stop(self._no_way(trip.goal))
            return
        preview = next((one for one in scene.previews if one.target == way.squares[0]), None)
        if preview is None:
            self._stop("no-way")
            return
        reason = self._reason(trip, preview, way.closing)
        asked = pressed and reason in trip.warned
        if asked and trip.key == GATE and preview.kind == FOE:
            asked = False  # this key goes to a monster, and another one fights it
        if reason and not asked:
            trip.warned.add(reason)
            self._stop(reason.partition(":")[0], preview)
            return
        if preview.kind in (FOE, EXIT):
            self.trip = None  # whatever comes after that is another matter
        scene.decide(preview.way)

    def _no_way(self, goal: int) -> str:
        """Return why a square can't be reached: a wall, closed, or closed before the arrival."""
        scene = self.scene
        if scene.layout.board.walls[goal]:
            return "no-way"
        return "too-late" if closes_in(scene.view, goal) else "closed"

    def _reason(self, trip: Trip, preview: Preview, closing: bool) -> str:
        """Return why not to make a step without being asked; "" for no reason."""
        goal = preview.target == trip.goal
        if preview.kind == FOE:
            return f"target:{preview.foe}" if goal else f"fight:{preview.foe}"
        if preview.kind not in (FREE, EXIT):
            return f"rival-ahead:{preview.rival}"
        if preview.hug:
            return f"hug:{preview.target}"
        if preview.closes == 1:
            return "closing"
        return "closing" if closing and "closing" not in trip.warned else ""

    def turn_came(self) -> bool:
        """Check the trip at an own turn. Return whether it continues by itself."""
        scene, trip = self.scene, self.trip
        if trip is None:
            return False
        sheet = scene.sheet
        if trip.floor != scene.view.number or not scene.walking:
            self.trip = None
            return False
        if not scene.deciding:
            return False
        if sheet.square == trip.goal:
            self.trip = None
            return False
        if not trip.by_itself:
            return False
        if (sheet.health or 0) < trip.health:
            trip.health = sheet.health or 0
            trip.by_itself = False  # the log has just said what hurt
            return False
        seen = len(scene.view.foes)
        if seen > trip.seen:
            trip.seen = seen
            self._stop("foe-seen")
            return False
        for change in self._opened():
            if change not in trip.warned:
                trip.warned.add(change)
                reason, _, about = change.partition(":")
                self._stop(reason, seat=int(about) if reason == "left" else -1)
                return False
        for rival in self._near():
            if f"rival:{rival}" not in trip.warned:
                trip.warned.add(f"rival:{rival}")
                self._stop("rival", seat=rival)
                return False
        return True

    def _opened(self) -> list[str]:
        """Return the guardians that are beaten, the rivals that left and the bell, as reasons to
        stop."""
        view = self.scene.view
        alive = {foe.number for foe in self.scene.monsters}
        beaten = [one for one in view.foes.number if is_guardian(view, one) and one not in alive]
        gone = [seat for seat in view.arrived if seat != self.scene.me]
        bell = ["bell"] if view.rung else []
        return [*(f"left:{seat}" for seat in gone), *(f"beaten:{one}" for one in beaten), *bell]

    def _near(self) -> list[int]:
        """Return the rivals within `NEAR` squares."""
        scene, found = self.scene, list[int]()
        board, here = scene.layout.board, scene.sheet.square
        if here is None:
            return found
        x, y = board.xy(here)
        for sheet in scene.view.sheets:
            if sheet.seat != scene.me and sheet.square is not None:
                other = board.xy(sheet.square)
                if abs(other[0] - x) + abs(other[1] - y) <= NEAR:
                    found.append(sheet.seat)
        return found

    def interrupt(self) -> bool:
        """Stop at a key press. Return whether there was something to stop."""
        if self.trip is None or not self.trip.by_itself:
            return False
        self.trip.by_itself = False
        return True

    def drop(self) -> bool:
        """Forget the trip. Return whether there was one."""
        found, self.trip = self.trip is not None, None
        return found

    def _stop(self, reason: str, preview: Preview | None = None, seat: int = -1) -> None:
        scene, foe = self.scene, None
        if self.trip is not None:
            self.trip.by_itself = False
        if preview is not None:
            foe = scene.monster(preview.foe) if preview.foe >= 0 else None
            seat = preview.rival if preview.rival >= 0 else seat
        fights = reason in ("target", "fight")
        command = "descent.go" if fights or self.trip is None else self.trip.key
        values: dict[str, str | int] = {"key": scene.key(command)}
        if reason in LEADS_ON and command == "descent.go" and self.trip is not None:
            scene.onward = scene.pending.number, scene.chosen, self.trip.goal
        if foe is not None:
            values["monster"] = scene.monster_said(foe)
            if fights:
                scene.face(foe)  # what Enter fights now, as the message says
        if seat >= 0:
            values["name"] = scene.name(seat)
        if preview is not None:
            values["n"] = preview.hug
        texts = scene.session.texts
        if fights and foe is not None and (deadly := self._deadly(foe)):
            reason, values = "deadly", values | deadly
        self.said = capital(contracted(texts, texts(f"descentscreen-stop-{reason}", **values)))

    def _deadly(self, foe: Monster) -> dict[str, str | int]:
        """Return what to say of a fight that may kill the player, {} for any other."""
        texts = self.scene.session.texts
        risk = risk_of(self.scene, texts, foe)
        return risk and {"chance": chance_said(self.scene, texts, foe), **risk}


def onward(scene: DescentViewModel) -> int | None:
    """Return the square to which Enter continues a way, as the screen has said; None if there is
    none, or another target was chosen since."""
    at = scene.onward
    if not scene.deciding or at is None:
        return None
    return at[2] if at[:2] == (scene.pending.number, scene.chosen) else None
