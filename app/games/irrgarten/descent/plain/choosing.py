"""The decisions of a Descent in sentences: steps, places to walk to, gifts, things to leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from app.games.irrgarten.descent.perspective.floor import Monster, is_deadly
from app.games.irrgarten.descent.plain.known import KnownFloor
from app.games.irrgarten.descent.plain.phrases import Phrases
from app.games.irrgarten.descent.plain.walking import Goal
from app.games.irrgarten.descent.text.words import things_to_leave
from app.games.irrgarten.plain.maze import compass
from app.games.irrgarten.text.narrator import direction
from app.plain.words import PlainChoice
from app.text.sentences import capital, either
from engines.irrgarten.descent.actions import CLIMB, GIFT_0, HOOK_0, LEAVE_0, SLIP
from engines.irrgarten.descent.dying import lost_by_death
from engines.irrgarten.descent.moving import EXIT, FOE, FREE, SHOVE, SHOVE_TO_FOE, SWAP
from engines.irrgarten.descent.slipping import price
from engines.irrgarten.descent.state import GIFT, LEAVE
from engines.irrgarten.descent.things import HEALTH, Thing
from engines.irrgarten.descent.view import Preview
from engines.irrgarten.labyrinth import DIRECTIONS

MOST_TARGETS: Final = 4
"""The places to walk to that are listed with a number; the others are known by name, and "near"
lists all of them."""
SOON: Final = 5
"""The laps within which a square's closing is said."""

Choice = TypeVar("Choice", bound=PlainChoice)


@dataclass(frozen=True, slots=True)
class WalkChoice(PlainChoice):
    """A walk to a place: its first step, and where it leads."""

    goal: Goal = ("square", 0, "")


class Choosing:
    """Makes the choices of a seat; `name` returns a seat's name."""

    def __init__(self, phrases: Phrases, name: Callable[[int], str]) -> None:
        self._phrases, self._name = phrases, name
        self._say, self._texts = phrases.say, phrases.texts

    def choices(self, known: KnownFloor) -> list[PlainChoice]:
        """Return the decisions of the seat whose view it is."""
        view = known.view
        if view.phase == GIFT:
            return self._stairs(known)
        if view.phase == LEAVE:
            return self._offers(known, "leave", LEAVE_0, things_to_leave(view))
        # Fights and exits are first: a player comes for them.
        wanted = sorted(view.previews, key=lambda one: one.kind not in (EXIT, FOE))
        free = self._free(view.previews)
        steps = [self._step(known, one) for one in wanted if one not in free]
        # A free square has no number: the last line names the ways to them (`free`).
        steps += [_unlisted(self._step(known, one)) for one in free]
        hooks = [self._hook(rival) for rival in view.hooks]
        slips = [self._slip(known)] if SLIP in view.legal else []
        return [*steps, *hooks, *slips, *self._walks(known)]

    # -- steps

    def free(self, known: KnownFloor) -> str:
        """Return the ways to free squares in a sentence, "" for none."""
        ways = [direction(self._texts, one.way) for one in self._free(known.view.previews)]
        return self._say("free", ways=either(self._texts, ways)) if ways else ""

    def _free(self, previews: Sequence[Preview]) -> list[Preview]:
        """Return the steps onto free squares that cost nothing."""
        return [one for one in previews if one.kind == FREE and not any(self._costs(one))]

    def _step(self, known: KnownFloor, preview: Preview) -> PlainChoice:
        """Return a step. No letter means a direction: "d" would be the Doormat Mimic, and down
        once that is dead."""
        way = direction(self._texts, preview.way)
        words = [way, DIRECTIONS[preview.way], compass(self._texts, preview.way)]
        foe = known.foe_at(preview.target) if preview.kind == FOE else None
        if foe is not None:
            words += self._names(known, foe)
        if foe is not None and known.is_guardian(foe):
            words += [self._gate_word(known, known.view.exits[foe.number]), "gate"]
        if preview.kind == EXIT:
            words += [self._texts("plain-descent-exit-word"), "exit"]
        parts = [self._arrival(known, preview, foe), *self._costs(preview)]
        text = self._say("step", way=capital(way), what=" ".join(parts))
        return PlainChoice(preview.way, text, tuple(words))

    def _arrival(self, known: KnownFloor, preview: Preview, foe: Monster | None) -> str:
        rival = self._name(preview.rival) if preview.rival >= 0 else ""
        say = self._phrases.texts
        if preview.kind == EXIT:
            coins = self._phrases.coins(known.pay(preview.target))
            return say("plain-descent-step-exit", coins=coins)
        if foe is not None:
            return self._fight(known, foe)
        if preview.kind == SHOVE_TO_FOE:
            return self._shove_to_foe(known, preview, rival)
        kinds = {SHOVE: "shove", SWAP: "swap"}
        return say(f"plain-descent-step-{kinds.get(preview.kind, 'free')}", rival=rival)

    def _fight(self, known: KnownFloor, foe: Monster) -> str:
        """Return a fight with its odds, what it brings, and what a death in it costs (IRR-52)."""
        odds, coins = known.odds(foe), known.me.coins
        deadly = odds is not None and is_deadly(odds)
        return self._texts(
            f"plain-descent-step-fight{'-deadly' if deadly else ''}",
            monster=self._phrases.label(known, foe),
            chance=self._phrases.chance(odds),
            death=self._phrases.share(odds.death if odds is not None else 0.0),
            alone=int(known.config.alone),
            coins=coins,
            lost=self._phrases.coins(lost_by_death(coins)),
            what=self._phrases.reward(known, foe),
        )

    def _shove_to_foe(self, known: KnownFloor, preview: Preview, rival: str) -> str:
        foe = known.foe_at(preview.beyond)
        if foe is None:
            return self._texts("plain-descent-step-shove", rival=rival)
        odds = known.odds(foe, known.view.sheets[preview.rival])
        return self._texts(
            "plain-descent-step-shove-foe",
            rival=rival,
            monster=self._phrases.foe(foe.card),
            chance=self._phrases.chance(odds),
        )

    def _costs(self, preview: Preview) -> Iterator[str]:
        if preview.hug:
            yield self._texts("plain-descent-step-hug", n=preview.hug)
        if 0 < preview.closes <= SOON:
            yield self._texts("plain-descent-step-closes", n=preview.closes)

    def _hook(self, rival: int) -> PlainChoice:
        name = self._name(rival)
        text = self._say("hook", rival=name)
        return PlainChoice(HOOK_0 + rival, text, (f"hook {rival + 1}", f"hook {name}"))

    def _slip(self, known: KnownFloor) -> PlainChoice:
        health = known.me.health or 0
        text = self._say("slip", n=price(health), health=health)
        return PlainChoice(SLIP, text, (self._texts("plain-descent-slip-word"), "slip"))

    # -- places

    def _walks(self, known: KnownFloor) -> list[PlainChoice]:
        """Return the gates, then the monsters from near to far, except those beside the seat."""
        found = [*self._gates(known), *self.monsters(known)]
        return [
            choice if number < MOST_TARGETS else _unlisted(choice)
            for number, choice in enumerate(found)
        ]

    def _gates(self, known: KnownFloor) -> Iterator[WalkChoice]:
        for number, exit_square in enumerate(known.nearest_exits()):
            gate, gate_word = known.gate(exit_square), self._gate_word(known, exit_square)
            way = known.path(gate)
            guardian = known.guardian_of(exit_square)
            if not way or known.foe_at(way[0]) is not None:
                continue
            alone = () if number else (self._texts("plain-descent-gate-word", which="only"), "gate")
            words: tuple[str, ...] = (gate_word, *alone)
            named = self._texts("plain-descent-gate", which=known.which(exit_square))
            goal = ("gate" if guardian is None else "foe", gate, named)
            if guardian is not None:
                text = self._phrases.target_brief(known, guardian, way, gate_word)
                words = (*words, *self._names(known, guardian))
            else:
                open_now = known.view.visible is None or gate in known.view.visible
                message = "target-open" if open_now else "target-unseen"
                past = self._phrases.past(known, way)
                text = self._say(message, n=len(way) + 1, word=gate_word, past=past)
                text = self._phrases.with_hugs(known, way, text)
            yield WalkChoice(known.way_to(way[0]), text, words, leads=True, goal=goal)

    def _gate_word(self, known: KnownFloor, exit_square: int) -> str:
        return self._texts("plain-descent-gate-word", which=known.which(exit_square))

    def monsters(self, known: KnownFloor) -> list[WalkChoice]:
        """Return the walks to monsters that are no guardians, the nearest first."""
        found = []
        for foe in known.foes:
            way = [] if known.is_guardian(foe) else known.path(foe.square)
            if way and known.foe_at(way[0]) is None:
                text = self._phrases.target_brief(known, foe, way, self._phrases.leads(known, foe))
                goal = ("foe", foe.square, self._phrases.foe(foe.card))
                words = tuple(self._names(known, foe))
                choice = WalkChoice(known.way_to(way[0]), text, words, leads=True, goal=goal)
                found.append((len(way), choice))
        return [choice for _, choice in sorted(found, key=lambda row: row[0])]

    def _names(self, known: KnownFloor, foe: Monster) -> list[str]:
        letter = self._phrases.letter(known, foe)
        return [*([letter] if letter else []), self._phrases.name(foe)]

    # -- the stairs

    def _stairs(self, known: KnownFloor) -> list[PlainChoice]:
        """Return the gifts and the way out, each with what it brings."""
        gifts = self._offers(known, "gift", GIFT_0, known.view.gifts)
        coins = known.me.coins
        lost = self._phrases.coins(lost_by_death(coins))
        text = self._say("climb", coins=self._phrases.coins(coins), lost=lost)
        word = self._texts("plain-descent-climb-word")
        return [*gifts, PlainChoice(CLIMB, text, (word, "climb", "climb out"))]

    def _healing(self, known: KnownFloor, thing: Thing) -> str:
        """Return that health from a gift is partly or all in vain (IRR-41), "" for other things."""
        if thing[0] != HEALTH:
            return ""
        health, parameters = known.me.health or 0, known.config.parameters
        gained = parameters.fed(health, thing[1]) - health
        if gained == thing[1]:
            return ""
        return self._say("gift-healing", n=gained, most=parameters.most_health, health=health)

    def _offers(
        self, known: KnownFloor, verb: str, first: int, things: Sequence[Thing]
    ) -> list[PlainChoice]:
        """Return a choice for each thing, with its figures and its trick."""
        found = []
        for number, thing in enumerate(things, 1):
            what = self._phrases.thing(thing, new=verb == "gift")
            sentences = self._say(verb, what=what), self._healing(known, thing)
            word = self._texts(f"plain-descent-{verb}-word", n=number)
            words = (word, f"{verb} {number}", self._phrases.things.name(thing))
            text = " ".join(filter(None, sentences))
            found.append(PlainChoice(first + number - 1, text, words))
        return found


def _unlisted(choice: Choice) -> Choice:
    return replace(choice, listed=False)
