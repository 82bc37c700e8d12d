"""The whole picture: every monster with its odds, what is carried, and how a floor works."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from app.games.irrgarten.descent.perspective.floor import (
    Monster,
    coins_for,
    gear_of,
    is_guardian,
    unseen_monsters,
)
from app.games.irrgarten.descent.text.narrator import kind_about, kind_name
from app.games.irrgarten.descent.text.pays import next_pays
from app.games.irrgarten.descent.tui.legend import WEAR
from app.games.irrgarten.descent.tui.own_panel import wear_words
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.games.irrgarten.text.odds import odds_words
from app.games.irrgarten.text.tricks import foe_sentence, gear_label, gear_sentence
from app.i18n.numbers import decimal, percent
from app.text.sentences import uncapitalized
from app.tui.match.page import MatchPage
from app.tui.widgets.styled_text import Line, Span
from engines.irrgarten.descent.par import PAR_RUNS
from engines.irrgarten.descent.things import HEALTH, MEAL, STRENGTH, Thing
from engines.irrgarten.descent.view import NO_KIND
from engines.irrgarten.events import SHIELD
from engines.irrgarten.tricks import Trick


class DescentWhyPage(MatchPage):
    """All monsters of the floor, and the own gear with its tricks."""

    TITLE_ID = "why-title"
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "IRR-42", "IRR-43", "IRR-44", "IRR-45", "IRR-46", "IRR-47", "IRR-49", "IRR-50", "IRR-51",
        "IRR-52",
    )  # fmt: skip
    scene: DescentViewModel

    def lines(self, cells: int) -> Sequence[Line]:
        scene = self.scene
        lines: list[Line] = []
        if scene.card == "gift":
            return [*self._stairs(cells), *self._own(cells)]
        target = scene.target
        if target is not None:
            head = self.head(self.say("why-against", name=scene.monster_said(target)))
            lines += [head, *self._odds(target, cells), []]
        left = self.say("why-floor", n=len(scene.monsters))
        unseen = unseen_monsters(scene.view)
        if unseen:
            left = self.say("why-floor-fog", n=len(scene.monsters), unknown=unseen)
        lines.append(self.head(left))
        for foe in scene.around:
            lines += self._monster(foe, cells)
        return [*lines, [], *self._own(cells)]

    def _stairs(self, cells: int) -> list[Line]:
        """The gifts with their tricks: the monsters of the floor behind are of no use any more."""
        view = self.scene.view
        lines: list[Line] = [self.head(self.say("gift-title", n=view.number))]
        for gift in view.gifts:
            if gift[0] <= SHIELD:
                lines += self._gear(gift, cells)
            else:
                lines += self.paragraph(f" {self._points(gift)}", cells - 1)
        if view.next_kind != NO_KIND:
            pays = next_pays(self.app.texts, self.scene.config, view)
            about = f"{kind_about(self.app.texts, view.next_kind)} {pays}"
            kind = kind_name(self.app.texts, view.next_kind)
            lines += [[], self.head(self.say("next-floor", n=view.number + 1, kind=kind))]
            lines += self.paragraph(f" {about}", cells - 1)
        return [*lines, []]

    def _points(self, gift: Thing) -> str:
        kind, amount, _, _ = gift
        if kind == HEALTH:
            return self.say("health", n=amount)
        name = "more-strength" if kind == STRENGTH else "more-intelligence"
        return self.say(name, amount=decimal(amount, self.app.texts.language))

    def _own(self, cells: int) -> list[Line]:
        """The own gear, and how a fight works."""
        scene, lines = self.scene, list[Line]()
        lines.append(self.head(self.say("why-gear")))
        for thing in gear_of(scene.sheet):
            lines += self._gear(thing, cells)
        if gear_of(scene.sheet):
            uses, (least, most) = WEAR
            sign = wear_words(self.app.texts, self.app.glyphs, uses, (least, most))
            words = self.say("why-uses", sign=sign, uses=uses, least=least, most=most)
            lines += self.paragraph(f" {words}", cells - 1)
        else:
            lines.append([Span(f" {self.say('no-gear')}", "muted")])
        lines += [[], self.head(self.say("why-how"))]
        given = scene.config.parameters
        rules = (
            self.say("why-attack"),
            self.say("why-wound"),
            self.say("why-row", wounds=given.wounds_to_lose),
            self.say("why-time", rounds=given.combat_rounds),
            self.say("why-health", health=given.most_health),
        )
        return [*lines, *self.items(rules, cells - 1), *self._par(cells)]

    def _par(self, cells: int) -> list[Line]:
        """What par is, and how much here."""
        scene = self.scene
        if scene.par is None and not scene.par_pending:
            return []
        here = self.say("why-par-pending")
        if scene.par is not None:
            here = self.say("why-par-here", par=scene.par)
        words = f"{self.say('why-par', n=PAR_RUNS)} {here}"
        return [[], self.head(self.say("why-par-title")), *self.paragraph(words, cells - 1)]

    def _odds(self, foe: Monster, cells: int) -> list[Line]:
        odds = self.scene.odds(foe)
        if odds is None:
            return []
        wounds = self.scene.config.parameters.wounds_to_lose
        price = self.scene.price(foe)
        if price is not None and price.won is not None:
            odds = replace(odds, health=price.won[0])  # with the meal of the reward
        words = odds_words(self.app.texts, odds, wounds, self.app.glyphs.arrows[3])
        found = (words.win, words.out, words.death, words.after, words.hit, words.wounded)
        return [[Span(f"   {text}")] for text in found]

    def _monster(self, foe: Monster, cells: int) -> list[Line]:
        """A monster in one line, the tricks of its gear and its own below."""
        scene, texts = self.scene, self.app.texts
        odds, way = scene.odds(foe), scene.way(foe.square)
        chance = "" if odds is None else percent(odds.win, texts.language)
        parts = [self.say("level", n=scene.config.cards[foe.card].level)]
        parts.append(self.say("coins", n=coins_for(scene.config, scene.view, foe)))
        parts += [self._thing(thing) for thing in foe.prize]
        if way is not None:
            parts.append(self.say("why-away", n=way.steps))
        if is_guardian(scene.view, foe.number):
            parts.append(self.say("guardian-short"))
        name = f"{scene.letter(foe)}  {scene.monster_name(foe)}"
        lines: list[Line] = [[Span(f" {name}", "title"), Span(f"  {chance}  ", "risky")]]
        lines += self.paragraph(f"   {', '.join(parts)}", cells - 1)
        gear = [thing for thing in foe.prize if thing[0] <= SHIELD]
        tricks = [self._gear_trick(one) for one in gear]
        tricks.append(foe_sentence(texts, scene.config.cards[foe.card].trick))
        for trick in filter(None, tricks):
            lines += self.paragraph(f"   {trick}", cells - 1)
        return lines

    def _gear_trick(self, thing: Thing) -> str:
        """The trick of a carried thing after its name: "it" of a monster's own is the monster."""
        card = self.scene.config.gear[thing[3]]
        return self._told(thing, self.scene.gear.name(thing[3]), card.trick)

    def _gear(self, thing: Thing, cells: int) -> list[Line]:
        words = self._thing(thing)
        told = self._told(thing, words, self.scene.config.gear[thing[3]].trick)
        return self.paragraph(f" {told or f'{words}.'}", cells - 1)

    def _told(self, thing: Thing, words: str, trick: Trick) -> str:
        """Words for a piece of gear, the label of its trick and the sentence; "" without one."""
        texts = self.app.texts
        said = uncapitalized(gear_sentence(texts, trick, thing[0]))
        label = gear_label(texts, trick)
        return self.say("why-trick", thing=words, label=label, trick=said) if said else ""

    def _thing(self, thing: Thing) -> str:
        kind, amount, uses, card = thing
        texts = self.app.texts
        if kind in (MEAL, HEALTH):
            return texts("descent-thing-meal", n=amount)
        power, left = decimal(amount, texts.language), texts("irrgarten-uses", n=uses)
        return self.say("why-thing", name=self.scene.gear.name(card), power=power, uses=left)
