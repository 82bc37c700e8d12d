"""After a lost fight another monster is shown, and before each fight Enter names it once."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.tui.chances import chance_said, easy_fight, risk_of
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.games.irrgarten.text.combat_story import written
from app.text.sentences import contracted
from app.tui.match.host import MatchHost
from engines.irrgarten.events import LOST_BY_WOUNDS, CombatEnded


class AfterFights:
    """What the screen says after an own fight, and before Enter begins one."""

    def __init__(self, screen: MatchHost, scene: DescentViewModel) -> None:
        self._screen, self._scene = screen, scene
        self._commented = -1
        """The decision for which a lost fight was commented."""

    @property
    def fought(self) -> CombatEnded | None:
        """The fight with which the own last step ended."""
        return self._scene.perspective.fought.get(self._scene.me)

    def comment(self) -> None:
        """After a defeat, choose a monster that is likely to be beaten, and say so, once in a
        decision."""
        scene = self._scene
        if not scene.deciding or self._commented == scene.pending.number:
            return
        self._commented = scene.pending.number
        fought = self.fought
        if fought is not None and fought.result == LOST_BY_WOUNDS and scene.previews:
            self._screen.notice(self._another(fought.foe))
            self._screen.draw()

    def _another(self, lost_to: int) -> str:
        scene, texts = self._scene, self._screen.app.texts
        foe = easy_fight(scene, without=lost_to) or easy_fight(scene)
        if foe is None:
            return texts("descentscreen-lost-stuck")
        scene.chosen = foe.number
        values: dict[str, str | int] = {
            "monster": scene.monster_said(foe),
            "chance": chance_said(scene, texts, foe),
            "key": scene.key("descent.go"),
        }
        return contracted(texts, texts("descentscreen-lost-easy", **values))

    def sure(self, foe: Monster) -> bool:
        """Return whether to fight a monster beside the player: the screen has said that Enter
        fights it. Else say so now: a key that was meant to skip a fight or to take one step more
        begins no fight."""
        scene, fought = self._scene, self.fought
        if scene.faces(foe):
            return True
        scene.face(foe)
        texts = self._screen.app.texts
        values: dict[str, str | int] = {
            "monster": scene.monster_said(foe),
            "key": scene.key("descent.go"),
            "chance": chance_said(scene, texts, foe),
            "again": int(fought is not None and fought.foe == foe.number),
        }
        deadly = risk_of(scene, texts, foe)
        message = f"descentscreen-fight-{'deadly' if deadly else 'sure'}"
        self._screen.notice(written(texts, texts(message, **values, **deadly)))
        return False
