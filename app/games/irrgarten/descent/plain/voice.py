"""The Descent in sentences: the floor, monsters and their rewards, the stairs, and the odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from app.games.irrgarten.descent.plain.aim import Aim
from app.games.irrgarten.descent.plain.answers import Answers
from app.games.irrgarten.descent.plain.choosing import MOST_TARGETS, Choosing, WalkChoice
from app.games.irrgarten.descent.plain.known import KnownFloor
from app.games.irrgarten.descent.plain.phrases import Phrases
from app.games.irrgarten.descent.plain.walking import Walks
from app.games.irrgarten.descent.text.narrator import kind_about, kind_name
from app.games.irrgarten.descent.text.pays import next_pays
from app.games.irrgarten.descent.text.seat_log import DescentLog
from app.games.irrgarten.descent.text.things import ThingWords
from app.games.irrgarten.plain.maze import compass, fight_or_wait
from app.games.irrgarten.text.gear import GearWords, kind_word
from app.games.irrgarten.text.narrator import direction, towards
from app.match.lifecycle import thinking_seed
from app.plain.elsewhere import one_of
from app.plain.voice import Answer, PlainVoice
from app.plain.words import CommandWords, PlainChoice, folded
from app.registry import game
from app.session.session import Session
from engines.irrgarten.descent.heuristics import steady_target
from engines.irrgarten.descent.plan import PLAIN
from engines.irrgarten.descent.scene import scene_of_view
from engines.irrgarten.descent.state import CLIMBED, GIFT, LEAVE, WALK
from engines.irrgarten.descent.view import NO_KIND, View
from engines.irrgarten.events import WEAPON
from engines.irrgarten.labyrinth import DIRECTIONS
from engines.kernel.bots import ask
from engines.kernel.rules import Outcome


class DescentVoice(PlainVoice[View]):
    PREFIX: ClassVar[str] = "plain-descent"
    FIGURE_ALONE: ClassVar[bool] = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        config = self.source.public
        gear = GearWords(self.texts, session.word, config.gear)
        things = ThingWords(self.texts, gear)
        self._phrases = Phrases(self.texts, config, session.word, things, self._name)
        self._choosing = Choosing(self._phrases, self._name)
        self._asked = Answers(self._phrases, self.known, self._name)
        self._walks = Walks(
            self._view,
            lambda view: KnownFloor(config, view),
            self._asked.goal,
            lambda message, **values: self._phrases.say(f"walk-{message}", **values),
            self._phrases.foe,
            lambda way: direction(self.texts, way),
            self._name,
        )
        self.automatic = self._walks
        self._aim = Aim(self.texts, config, self.source.header.seed)
        self._log: DescentLog | None = None
        self._latest: KnownFloor | None = None

    def known(self, seat: int) -> KnownFloor:
        """Return what a seat knows of its floor; the same while its view is."""
        view = self._view(seat)
        if self._latest is None or self._latest.view != view:
            self._latest = KnownFloor(self.source.public, view)
        return self._latest

    @override
    def perspective(self, seat: int) -> DescentLog:
        gear = self._phrases.things.gear
        self._log = DescentLog(self.source, seat, self.texts, self._phrases.foe, gear)
        return self._log

    # -- a turn

    @override
    def opening(self) -> list[str]:
        config = self.source.public
        goal = self._say("goal", floors=config.floors, alone=int(config.alone))
        return [" ".join([goal, *self._aim.opening()])]

    @override
    def brief(self, seat: int) -> list[str]:
        """How the seat is; from the second lap of a floor on only what changes."""
        known = self.known(seat)
        if known.view.phase == GIFT:
            return self._at_stairs(known)
        if known.view.phase == LEAVE:
            return self._too_much(known)
        return self._first(seat, known) if known.view.round == 1 else [self._asked.lap(known)]

    def _first(self, seat: int, known: KnownFloor) -> list[str]:
        view = known.view
        me, most = known.me, known.config.parameters.wounds_to_lose
        here = self._say(
            "brief",
            floor=view.number,
            floors=known.config.floors,
            lap=view.round,
            name=self._name(seat),
            health=me.health or 0,
            limit=known.config.parameters.most_health,
            hits=me.hits or 0,
            most=most,
            coins=self._phrases.coins(me.coins),
        )
        if view.round > 1:
            return [here, self._asked.bell(known)]
        special = [kind_about(self.texts, view.kind)] if view.kind != PLAIN else []
        return [" ".join([here, *special]), self._asked.bell(known), *self._asked.last_pay(known)]

    def _at_stairs(self, known: KnownFloor) -> list[str]:
        view, coins = known.view, self._phrases.coins(known.me.coins)
        here = self._say("brief-stairs", n=view.number, coins=coins, health=known.me.health or 0)
        lines = [" ".join([here, *self._aim.at_stairs()])]
        if view.next_kind != NO_KIND:
            what = kind_name(self.texts, view.next_kind)
            pays = next_pays(self.texts, known.config, view)
            about = f"{kind_about(self.texts, view.next_kind)} {pays}"
            lines.append(self._say("below", n=view.number + 1, what=what, about=about))
        return lines

    def _too_much(self, known: KnownFloor) -> list[str]:
        _, thing = known.view.waiting[0]
        parameters = known.config.parameters
        weapon = thing[0] == WEAPON
        return [
            self._say(
                "brief-leave",
                what=self._phrases.thing(thing),
                n=parameters.max_weapons if weapon else parameters.max_shields,
                kind=kind_word(thing[0]),
            )
        ]

    @override
    def footnotes(self, seat: int) -> list[str]:
        """The ways to free squares; in the first lap of a floor, how to hear of all monsters."""
        known = self.known(seat)
        if known.view.phase != WALK:
            return []
        free = [line for line in (self._choosing.free(known),) if line]
        if known.view.round > 1 or len(known.foes) < MOST_TARGETS:
            return free
        near, look = (self._shown(f"descent-{word}") for word in ("near", "look"))
        return [*free, self._say("more", near=near, look=look, n=len(known.foes))]

    def _shown(self, word: str) -> str:
        return self.texts(f"plain-word-{word}").split(",")[0]

    @override
    def choices(self, seat: int) -> list[PlainChoice]:
        return self._choosing.choices(self.known(seat))

    @override
    def begun(self, seat: int, choice: PlainChoice) -> None:
        """Go on walking after the first step of a walk."""
        if isinstance(choice, WalkChoice):
            self._walks.set_off(seat, choice.goal)

    @override
    def is_out(self, seat: int) -> bool:
        return self._view(seat).sheets[seat].place >= CLIMBED

    @override
    def hint(self, seat: int) -> str:
        """The choice of the steady bot: the monster that it walks to, rather than one step."""
        source, view = self.source, self._view(seat)
        seed = thinking_seed(source.header.seed, seat, source.decisions)
        try:
            action = ask(game(source.header.game).bots()["steady"], source.public, view, seed)
            target = self._target(view)
        except Exception:  # whatever a bot may raise
            return ""
        choices = self.choices(seat)
        walks = (one for one in choices if isinstance(one, WalkChoice) and one.goal[1] == target)
        steps = (one for one in choices if one.action == action)
        choice = next(walks, None) or next(steps, None)
        if isinstance(choice, WalkChoice):
            return self._walk_hint(KnownFloor(source.public, view), choice.goal[1])
        return self._phrases.say("hint", choice=choice.text) if choice is not None else ""

    def _walk_hint(self, known: KnownFloor, square: int) -> str:
        """The monster or the gate that a hint walks to, and how far it is."""
        foe, steps = known.foe_at(square), len(known.path(square))
        if foe is None:
            return self._phrases.say("hint-gate", n=steps + 1)
        kind = "guardian" if known.is_guardian(foe) else "foe"
        return self._phrases.say(
            "hint-foe",
            kind=kind,
            monster=self._phrases.foe(foe.card),
            n=steps,
            chance=self._phrases.chance(known.odds(foe)),
            what=self._phrases.reward(known, foe),
        )

    def _target(self, view: View) -> int:
        """Return the square of the monster that the steady bot wants, or of the gate."""
        if view.phase != WALK:
            return -1
        _step, target = steady_target(self.source.public, scene_of_view(view))
        gates = KnownFloor(self.source.public, view)
        return target if target >= 0 else gates.gate(view.exits[0])

    @override
    def not_now(self, seat: int, typed: str) -> str:
        """Return when a word of the stairs works, or that there are no steps at the stairs."""
        stairs = self._shown("descent-stairs")
        for word in ("climb", "gift", "leave", "hook"):
            if one_of(self.texts, f"plain-descent-{word}-words", typed):
                return self._say(f"not-now-{word}", stairs=stairs)
        line = folded(typed)
        way = next((way for way in range(4) if line in map(folded, self._way_words(way))), -1)
        if way >= 0:
            return self._no_step(seat, way)
        return fight_or_wait(self.texts, typed, "descent-go")

    def _no_step(self, seat: int, way: int) -> str:
        """Return why a direction is no choice: a wall, a closed square, or the stairs."""
        known = self.known(seat)
        here = known.me.square
        if known.view.phase != WALK or here is None:
            return self._say("walk-first", leave=int(known.view.phase == LEAVE))
        wall = known.board.walls[here + known.board.deltas[way]]
        return self._say(f"not-now-{'wall' if wall else 'closed'}", way=towards(self.texts, way))

    @property
    @override
    def whole_words(self) -> frozenset[str]:
        """The directions, also where a wall is, and the words of questions: "near" alone doesn't
        mean the near gate."""
        ways = frozenset(folded(word) for way in range(4) for word in self._way_words(way))
        asked = CommandWords(self.texts, self.answers)
        return ways.union(*map(asked.words, asked.commands))

    def _way_words(self, way: int) -> tuple[str, ...]:
        return direction(self.texts, way), DIRECTIONS[way], compass(self.texts, way)

    # -- questions

    @property
    @override
    def answers(self) -> Mapping[str, Answer]:
        asked = self._asked
        return {
            "descent.where": asked.where,
            "descent.near": self._near,
            "descent.look": asked.look,
            "descent.stairs": asked.stairs,
            "me": self._me,
            "rivals": asked.rivals,
            "odds": asked.odds,
        }

    def _near(self, seat: int, _about: str) -> list[str]:
        """Every monster, the nearest first."""
        return self._asked.monsters(seat) or [self._say("no-monster")]

    def _me(self, seat: int, about: str) -> list[str]:
        known = self.known(seat)
        first = self._first(seat, known) if known.view.phase == WALK else self.brief(seat)
        return [*first, *self._asked.me(seat, about)]

    # -- the end

    @override
    def _fate(self, seat: int, outcome: Outcome) -> str:
        log = self._log or self.perspective(max(seat, 0))
        config = self.source.public
        if config.alone:
            name, floor = self._name(seat), log.fates.of[seat].floor
            fate = self.texts("descent-fate-alone", name=name, n=floor, floors=config.floors)
            coins = self._view(max(seat, 0)).sheets[seat].coins
            return " ".join([fate, *self._aim.at_end(coins)])
        return log.fates.sentence(seat, self._name(seat))
