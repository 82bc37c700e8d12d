"""The calculation of an attack, line by line, each with its clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from typing_extensions import override

from app.games.hammerspace.perspective.seat_view import ShownAttack
from app.games.hammerspace.predicted_attacks import PredictedAttack
from app.games.hammerspace.text.acting import lines_of_change, lines_that_count
from app.games.hammerspace.text.bonuses import effects_count
from app.games.hammerspace.tui.badges import bonuses
from app.games.hammerspace.tui.event_panel import attacks_with, printed_points
from app.games.hammerspace.tui.monster_targets import around
from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.numbers import decimal
from app.text.sums import SumLine
from app.tui.match.sum_page import SumPage
from app.tui.widgets.styled_text import Line
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.bearing import Bearing, bearing
from engines.hammerspace.cards import ATTACK, DEFENCE, NO_MATCH, SLOTS, SUBTYPES
from engines.hammerspace.effects.events import FROM_LASTING, FROM_MONSTER
from engines.hammerspace.facing import facing
from engines.hammerspace.odds import Aim, AttackResult, blow_of
from engines.hammerspace.view import EMPTY, AttackView


class HammerspaceWhyScreen(SumPage):
    """All parts of an attack (HAM-11 to HAM-14): the previewed one, or the last one."""

    TITLE_ID = "why-title"
    NUMBER: ClassVar[int] = 10
    scene: HammerspaceViewModel

    def __init__(self, scene: HammerspaceViewModel, turns: HammerspaceTurns) -> None:
        super().__init__(scene)
        self.turns = turns

    @property
    @override
    def title_id(self) -> str:
        """Without an attack, the page says how any is added up."""
        attack, fought = self.scene.view.attack, self.scene.fought
        last = fought.attack if fought is not None else attack
        slot = self.turns.attacking
        card = self.scene.mine.cards[slot] if slot >= 0 else EMPTY
        shows = bool(self._strikes(slot, card)) or (last is not None and last.die > 0)
        return self.TITLE_ID if shows else f"{self.TITLE_ID}-none"

    def lines(self, cells: int) -> Sequence[Line]:
        lines: list[Line] = []
        slot = self.turns.attacking
        card = self.scene.mine.cards[slot] if slot >= 0 else EMPTY
        fought, attack = self.scene.fought, self.scene.view.attack
        if strikes := self._strikes(slot, card):
            lines += self._preview(strikes, card, cells)
        elif fought is None and attack is not None and attack.die:
            lines += self._fought(attack, self.scene.moment, cells)
        if fought is not None and fought.attack is not None and fought.attack.die:
            if lines:
                lines += [[], self.head(self.say("why-last"))]
            lines += self._fought(fought.attack, fought, cells)
        lines += [[]] if lines else []
        lines.append(self.head(self.say("why-how")))
        for rule in ("power", "match", "must", "damage", "keep", "monster", "hidden"):
            lines += self.paragraph(self.say(f"why-{rule}"), cells)
        return lines

    # -- before an attack

    def _strikes(self, slot: int, card: int) -> tuple[PredictedAttack, ...]:
        """The attacks of Enter: that of an attack card on its targets, those of an ability."""
        turns, config = self.turns, self.scene.config
        if not turns.legal or card < 0 or self.scene.mine.down >> slot & 1:
            return ()
        if config.kind[card] != ATTACK:
            return turns.cached_odds.strikes(slot) if turns.playing else ()
        odds = turns.cached_odds.odds(slot)
        aims = tuple(odds[party] for party in turns.targets if party in odds)
        blow = blow_of(config, self.scene.view, slot)
        return (PredictedAttack(blow, aims, single_target=False),) if blow and aims else ()

    def _preview(self, strikes: Sequence[PredictedAttack], card: int, cells: int) -> list[Line]:
        cards = self.scene.cards
        lines: list[Line] = [self.head(cards.name(card))]
        mine = lines_that_count(cards, self.scene.view, self.scene.me, card)
        lines += self.paragraph(" ".join(mine), cells) if mine else []
        for strike in strikes:
            blow = strike.result
            power = self.app.texts("hammer-power", n=blow.points)
            lines += self.sums(cells, SumLine(self.say("why-card"), power, "HAM-11"))
            lines += self.paragraph(self.say("why-one"), cells) if strike.single_target else []
            for aim in strike.aims:
                lines += [[], self.head(self.scene.party_name(aim.party))]
                lines += self._stands(aim.party, blow.subtype, cells)
                lines += self._with_effects(blow, aim, cells)
                lines += self._outcome(aim, cells)
        return lines

    def _outcome(self, aim: Aim, cells: int) -> list[Line]:
        language, best = self.app.texts.language, aim.best
        mean = decimal(round(best.mean * 1000), language, 2)
        spread = decimal(round(best.spread * 1000), language, 2)
        lines = self.sums(
            cells,
            SumLine(self.say("why-range"), f"{best.least}-{best.most}", "HAM-14"),
            SumLine(self.say("why-mean"), mean, ""),
            SumLine(self.say("why-spread"), spread, ""),
            SumLine(self.say("why-nothing"), self.chance(best.nothing), "HAM-14"),
            SumLine(self.say("why-kill"), self.chance(best.kill), "HAM-20"),
        )
        if aim.back.most:
            back = decimal(round(aim.back.mean * 1000), language, 2)
            lines += self.sums(cells, SumLine(self.say("why-back"), back, "HAM-18"))
        if aim.chooses:
            worst = decimal(round(aim.worst.mean * 1000), language, 2)
            lines += self.paragraph(self.say("why-chooses", mean=worst), cells)
        return lines

    def _with_effects(self, blow: AttackResult, aim: Aim, cells: int) -> list[Line]:
        """The points after effects, with those effects, where they differ from points and dice
        alone."""
        points, shield = blow.points, self._shield(aim.party, blow.subtype)
        rows = []
        if aim.attack != points:
            rows.append(
                SumLine(self.say("why-attack-effects"), f"{aim.attack - points:+}", "HAM-18")
            )
        if aim.defence != shield:
            more = f"{aim.defence - shield:+}"
            rows.append(SumLine(self.say("why-defence-effects"), more, "HAM-18"))
        found = bonuses(self.scene, aim.party, blow.subtype)
        lines = self.sums(cells, *rows)
        lines += self.sums(cells, *(SumLine(text, f"+{n}", clause) for text, n, clause in found))
        if rows or aim.back.most or effects_count(aim, found):
            for effect in bearing(self.scene.config, self.scene.view, aim, blow):
                lines += self.paragraph(self._effect(effect), cells)
        return lines

    def _effect(self, effect: Bearing) -> str:
        scene, words = self.scene, self.scene.cards
        name = scene.party_name(effect.holder)
        if effect.source == FROM_MONSTER:
            action = words.action_text(scene.view.monster, scene.view.sum, around(scene))
            return f"{name}: {action}"
        called = words.names.source(effect.source, effect.number)
        if effect.source == FROM_LASTING:
            return f"{called}: {words.lasting(effect.number, name)}"
        spoken_of = "" if effect.holder == scene.me else name
        return f"{called} ({name}): {words.character_text(effect.number, spoken_of)}"

    def _shield(self, party: int, subtype: int) -> int:
        """The points of the visible cards that match (HAM-12), or of the monster (HAM-24)."""
        scene, config = self.scene, self.scene.config
        if party == MONSTER:
            return config.cards.monsters[scene.view.monster].defence
        found = facing(config, scene.view.players[party], subtype)
        return sum(config.against[card][subtype] for _, card in found)

    def _stands(self, party: int, subtype: int, cells: int) -> list[Line]:
        """Each defence of the defender, and why it counts or not (HAM-8, HAM-12)."""
        scene, config = self.scene, self.scene.config
        if party == MONSTER:
            points = config.cards.monsters[scene.view.monster].defence
            return self.sums(cells, SumLine(self.say("why-monster-points"), str(points), "HAM-24"))
        player = scene.view.players[party]
        lines: list[Line] = []
        for slot in range(SLOTS):
            card = player.cards[slot]
            if card == EMPTY:
                continue
            if player.down >> slot & 1:
                label = self.say("why-slot-down", n=slot + 1)
                lines += self.sums(cells, SumLine(label, "-", "HAM-8"))
                continue
            if config.kind[card] != DEFENCE:
                continue
            points = config.against[card][subtype]
            name = scene.cards.name(card)
            if points == NO_MATCH:
                label = self.say("why-no-match", card=name)
                lines += self.sums(cells, SumLine(label, "-", "HAM-12"))
            else:
                label = self.say("why-counts", card=name)
                lines += self.sums(cells, SumLine(label, f"+{points}", "HAM-12"))
                of = "" if party == scene.me else scene.name(party)
                does = lines_that_count(scene.cards, scene.view, party, card, of)
                lines += self.paragraph(" ".join(does), cells) if does else []
        return lines

    # -- after one

    def _fought(self, attack: AttackView, moment: ShownAttack, cells: int) -> list[Line]:
        scene = self.scene
        name = attacks_with(scene, attack, moment)
        who = scene.party_name(attack.attacker)
        subtype = self.app.texts(f"hammer-type-{SUBTYPES[attack.subtype]}")
        with_what = f"{name}, {subtype}" if name else subtype
        lines = [self.head(f"{who}: {with_what}")]
        lines += self._changed(attack, cells)
        lines += self.sums(
            cells,
            *self._points(attack),
            SumLine(self.say("why-die"), f"+{attack.die}", "HAM-11"),
            SumLine(self.say("why-power-is"), str(attack.points + attack.die), "HAM-11"),
        )
        for party in attack.targets:
            stand = moment.stands.get(party)
            if stand is None:
                continue
            lines += [[], self.head(scene.party_name(party))]
            rows = [
                SumLine(self.say("why-cards"), str(stand.points), "HAM-12"),
                SumLine(self.say("why-die"), f"+{stand.die}", "HAM-11"),
                SumLine(self.say("why-defence-is"), str(stand.power), "HAM-11"),
            ]
            more = max(0, attack.points + attack.die - stand.power)
            steps = steps_of_loss(more, attack.losses[party], moment.lives.get(party))
            rows += [SumLine(self.say(f"why-{step}"), n, clause) for step, n, clause in steps]
            lines += self.sums(cells, *rows)
        return lines

    def _points(self, attack: AttackView) -> list[SumLine]:
        """The points of an attack; those of its card and the change, if effects changed them."""
        printed = printed_points(self.scene.config, attack)
        if printed == attack.points:
            return [SumLine(self.say("why-points"), str(attack.points), "HAM-11")]
        change = SumLine(self.say("why-attack-effects"), f"{attack.points - printed:+}", "HAM-18")
        return [SumLine(self.say("why-printed"), str(printed), "HAM-11"), change]

    def _changed(self, attack: AttackView, cells: int) -> list[Line]:
        """The text of the card, if its points were changed: its keywords may say why."""
        if printed_points(self.scene.config, attack) == attack.points:
            return []
        mine = attack.attacker == self.scene.me
        of = "" if mine else self.scene.party_name(attack.attacker)
        change = attack.points - printed_points(self.scene.config, attack)
        player = self.scene.view.players[attack.attacker]
        lines = lines_of_change(self.scene.cards, player, attack.card, change, of)
        return self.paragraph(" ".join(lines), cells) if lines else []


def steps_of_loss(more: int, lost: int, left: int | None) -> list[tuple[str, str, str]]:
    """The steps from the margin of an attack to the loss, with `left` life after it, if it lost
    any: a word, a number and a clause each. Effects may have changed it (HAM-18), or the life may
    have run out."""
    if lost == more:
        return [("lost", str(lost), "HAM-14")]
    had_more = ("more", str(more), "HAM-14")
    if lost < more and left == 0:
        return [had_more, ("lost-all", str(lost), "HAM-14")]
    return [had_more, ("effects", f"{lost - more:+}", "HAM-18"), ("lost", str(lost), "HAM-14")]
