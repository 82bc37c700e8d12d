"""The present happening in a few lines: an attack blow by blow, an effect, a roll."""

from __future__ import annotations

from app.games.hammerspace.perspective.seat_view import ShownAttack
from app.games.hammerspace.text.acting import acting_lines
from app.games.hammerspace.text.odds import damage_words
from app.games.hammerspace.tui.badges import springs_by
from app.games.hammerspace.tui.monster_targets import around
from app.games.hammerspace.tui.panel import HammerspacePanel
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.literal import width
from app.text.sentences import in_a_row
from app.tui.cards.card_glyphs import die_face
from app.tui.match.dice_animation import DiceAnimation
from app.tui.widgets.line_widget import flow
from app.tui.widgets.styled_text import Line, Span, width_of, wrap, wrapped
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ATTACK, DIE, SLOTS, SUBTYPES
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_MONSTER,
    EffectActs,
)
from engines.hammerspace.events import (
    CANNOT_PLAY,
    LOST_TO_EFFECT,
    AttackRolled,
    DefenceRolled,
    MonsterCame,
    MonsterRolled,
    Played,
    StartRolled,
    TurnLost,
)
from engines.hammerspace.state import ENDED
from engines.hammerspace.view import AttackView
from engines.kernel.events import Event

ATTACKER = 24
"""Cells of the attacker's name."""
TARGET = 12
"""Cells of a target's name, where more would take another line."""


class EventPanel(DiceAnimation, HammerspacePanel):
    """The panel of the present happening, with a short animation of dice."""

    ROLLS = (StartRolled, AttackRolled, DefenceRolled, MonsterRolled)
    SIDES = DIE
    DICE = 2

    def rolls(self, fact: type[Event], party: int | None = None) -> bool:
        """Whether the dice of an event still roll, those of `party` if it is given."""
        event, whose = self.rolled, None
        if isinstance(event, DefenceRolled):
            whose = event.party
        elif isinstance(event, StartRolled):
            whose = event.seat
        return isinstance(event, fact) and party in (None, whose)

    def dice(self, *faces: int, rolling: bool) -> Span:
        """Dice in a line: their final faces, or passing ones during the animation."""
        shown = self.tumbling[: len(faces)] if rolling else faces
        return Span("".join(map(die_face, shown)), "title")


def now_title(panel: EventPanel) -> str:
    scene = panel.scene
    what = scene.moment.what or "wait"
    match scene.moment.event:
        case Played(card=card) if what == "played" and scene.config.kind[card] == ATTACK:
            what = "attack"
    return panel.say("now-over" if scene.view.phase == ENDED else f"now-{what}")


def now_lines(panel: EventPanel, cells: int) -> list[Line]:
    scene = panel.scene
    moment, view = scene.moment, scene.view
    if view.phase == ENDED:
        return _winners(panel, cells)
    attack = view.attack or moment.attack
    match moment.what, moment.event:
        case "attack", _ if attack is not None:
            return attack_lines(panel, attack, cells)
        case "start", _:
            return _rolls(panel, cells)
        case "played", Played(seat=seat, card=card):
            of = _spoken_of(panel, seat)
            text = " ".join(panel.words.effect_lines(card, of)) or panel.words.kind(card)
            return _acting(panel, seat, panel.words.name(card), text, cells)
        case "effect", EffectActs() as event:
            return _acting(panel, event.owner, *source_words(panel, event), cells)
        case "monster", MonsterCame() | MonsterRolled() as happened:
            return _monster(panel, happened, cells)
        case "lost", TurnLost(seat=seat, reason=reason):
            why = {LOST_TO_EFFECT: "effect", CANNOT_PLAY: "redraw"}.get(reason, "empty")
            text = panel.say(f"lost-{why}", name=scene.name(seat))
            return wrapped(text, cells, "risky")
    if view.actor < 0 or (panel.is_me(view.actor) and not scene.replaying):
        return []
    message = "decides-here" if scene.replaying else "waits-for"
    text = panel.say(message, name=scene.name(view.actor))
    return [[*panel.who(view.actor), Span(f" {text}", "muted")]]


def _winners(panel: EventPanel, cells: int) -> list[Line]:
    view = panel.scene.view
    texts = panel.scene.session.texts
    names = in_a_row(texts, [panel.scene.name(seat) for seat in view.winners])
    if not names:
        return [[Span(panel.say("won-nobody"), "accent")]]
    text = panel.say("won" if len(view.winners) == 1 else "won-shared", names=names)
    return wrapped(text, cells, "accent", extra="bold")


# -- attacks


def attack_lines(panel: EventPanel, attack: AttackView, cells: int) -> list[Line]:
    """The attacker, its weapon, and each target's state (HAM-11 to HAM-14)."""
    subtype = panel.mazmorra.texts(f"hammer-type-{SUBTYPES[attack.subtype]}")
    head = [
        *panel.who(attack.attacker, ATTACKER),
        Span(f"{_by(panel, attack)}: "),
        Span(f"{subtype} ", "risky"),
    ]
    if attack.die:
        rolling = panel.rolls(AttackRolled)
        points = points_shown(panel.scene.config, attack)
        head += [Span(f"{points} + "), panel.dice(attack.die, rolling=rolling)]
        if not rolling:
            head.append(Span(f" = {attack.points + attack.die}", "title", extra="bold"))
    elif attack.card >= 0:
        head.append(Span(panel.words.power(attack.card, _before_die(panel.scene, attack))))
    brief, full = (
        flow([head, *(_target(panel, attack, party, name) for party in attack.targets)], cells)
        for name in (TARGET, ATTACKER)
    )
    return [*(full if len(full) <= len(brief) else brief), *_only_defence(panel, cells)]


def _only_defence(panel: EventPanel, cells: int) -> list[Line]:
    """The cards that defend the viewer's seat without a choice, and what may be lost (HAM-13)."""
    moment, scene = panel.scene.moment, panel.scene
    if not moment.forced:
        return []
    used = ", ".join(
        f"{panel.words.name(one.card)} ({plus(one.points, moment.springs.get(one.slot, 0))})"
        for one in moment.guards
    )
    text = panel.say("only-defence", n=len(moment.guards), cards=used)
    if moment.expected is not None and scene.shows_odds:
        text = f"{text}, {damage_words(panel.mazmorra.texts, moment.expected)}"
    return wrapped(text, cells, "accent")


def plus(points: int, more: int) -> str:
    """Points with what a Spring adds: "4+5", or "4"."""
    return f"{points}{more:+}" if more else f"{points}"


def printed_points(config: Config, attack: AttackView) -> int:
    """The points on the card of an attack; effects may have changed those that count (HAM-18)."""
    return config.points[attack.card] if attack.card >= 0 else attack.points


def _before_die(scene: HammerspaceViewModel, attack: AttackView) -> int:
    """What is added to the points on the card of an attack before its die: what effects have
    changed already, else the card's Spring (HAM-27), which the rules add with the die."""
    changed = attack.points - printed_points(scene.config, attack)
    if changed or attack.attacker == MONSTER or not 0 <= attack.slot < SLOTS:
        return changed
    return springs_by(scene, scene.view.players[attack.attacker], attack.slot)


def points_shown(config: Config, attack: AttackView) -> str:
    """The points of an attack in a sum: "5", or "5-3" after a change of those on the card."""
    printed = printed_points(config, attack)
    return plus(printed, attack.points - printed)


def _by(panel: EventPanel, attack: AttackView) -> str:
    named = attacks_with(panel.scene, attack, panel.scene.moment)
    return f"{' ' if attack.card >= 0 else ', '}{named}" if named else ""


def attacks_with(scene: HammerspaceViewModel, attack: AttackView, moment: ShownAttack) -> str:
    """The weapon of a party: a card, a monster's action (perhaps ""), the source of an effect."""
    words, view, by = scene.cards, scene.view, moment.by
    if attack.card >= 0:
        return words.name(attack.card)
    if attack.attacker == MONSTER:
        return words.action(view.monster, view.sum) if view.sum else ""
    named = words.names.source(by.source, by.number) if by is not None else ""
    return named or scene.session.texts("ham-by-effect")


def _target(panel: EventPanel, attack: AttackView, party: int, name: int) -> list[Span]:
    """`@1 Ana 3 + [2] = 5 loses 4, 13 left`, with the name in a fixed width."""
    moment = panel.scene.moment
    line = panel.who(party, name)
    stand = moment.stands.get(party)
    if stand is None:
        if attack.defender == party:
            return [*line, Span(f" {panel.say('defends-now', n=attack.covered)}", "accent")]
        return [*line, Span(f" {panel.say('target-waits')}", "faint")]
    rolling = panel.rolls(DefenceRolled, party)
    line += [Span(f" {stand.points} + "), panel.dice(stand.die, rolling=rolling)]
    if rolling:
        return line
    line.append(Span(f" = {stand.power} "))
    lost = attack.losses[party]
    if lost:
        left, margin = moment.lives.get(party, 0), attack.points + attack.die - stand.power
        # The crown, marks and effects change the difference (HAM-18, HAM-30, HAM-33).
        alone = lost - margin == panel.scene.config.parameters.crown
        crowned = alone and moment.crowned == party  # with it, a lower attack may hit, too
        explained = lost != margin and left and (margin >= 0 or crowned)
        more = f"{margin}{lost - margin:+}" if explained else ""
        if more and crowned:
            more = f"{more} ({panel.say('sum-crown')})"
        more = f"{more} = " if more else ""
        said = panel.say("loses", sum=more, n=lost, left=left)
        return [*line, Span(said, "bad", extra="bold")]
    if stand.power >= attack.points + attack.die:
        return [*line, Span(panel.say("no-loss", points=stand.points), "good")]
    settled = panel.scene.view.attack is None
    return [*line, Span(panel.say("spared"), "good")] if settled else line


# -- effects, rolls, the monster


def source_words(panel: EventPanel, event: EffectActs) -> tuple[str, str]:
    """The name and the text of an acting effect; a lasting effect has the name of its source."""
    words, number = panel.words, event.number
    named = words.names.source(event.source, number)
    of = _spoken_of(panel, event.owner)
    match event.source:
        case source if source == FROM_CARD and named:
            return named, " ".join(acting_lines(words, number, event.ability, of))
        case source if source == FROM_CHARACTER:
            return named, words.character_text(number, of)
        case source if source == FROM_MONSTER:
            return named, _monster_text(panel, event)
    named = named or panel.say("an-effect")
    if event.ability < 0:
        return named, ""
    return named, words.lasting(event.ability, panel.scene.party_name(event.owner))


def _spoken_of(panel: EventPanel, party: int) -> str:
    """The name of the party in a text; "" if the text addresses the viewer."""
    return "" if panel.is_me(party) else panel.scene.party_name(party)


def _monster_text(panel: EventPanel, event: EffectActs) -> str:
    """The text of the monster's present action, or of its reward after its death."""
    if event.owner != MONSTER:
        return panel.words.reward(event.number, _spoken_of(panel, event.owner))
    total = panel.scene.view.sum
    return panel.words.action_text(event.number, total, around(panel.scene)) if total else ""


def _acting(panel: EventPanel, owner: int, name: str, text: str, cells: int) -> list[Line]:
    lead = panel.who(owner, ATTACKER)
    if owner != MONSTER:
        lead.append(Span(f" {name}", "title"))
    if not text:
        return [lead]
    lead.append(Span(": ", "muted"))
    if width_of(lead) + width(text) <= cells:
        return [[*lead, Span(text)]]
    return [lead, *wrapped(text, cells)]


def _rolls(panel: EventPanel, cells: int) -> list[Line]:
    """Two dice a seat: the highest sum starts (HAM-5)."""
    found: list[list[Span]] = []
    rolls = panel.scene.moment.rolls
    for roll in rolls:
        rolling = roll is rolls[-1] and panel.rolls(StartRolled, roll.seat)
        dice = panel.dice(roll.first, roll.second, rolling=rolling)
        total = [] if rolling else [Span(f" = {roll.first + roll.second}")]
        found.append([*panel.who(roll.seat, 12), Span(" "), dice, *total])
    return flow(found, cells)


def _monster(panel: EventPanel, event: MonsterCame | MonsterRolled, cells: int) -> list[Line]:
    words, scene = panel.words, panel.scene
    keeper = scene.name(event.keeper)
    if isinstance(event, MonsterCame):
        name = words.monster(event.monster)
        text = panel.say("monster-comes", monster=name, name=keeper, n=event.life)
        return wrapped(text, cells, "risky")
    total = event.first + event.second
    rolling = panel.rolls(MonsterRolled)
    dice = panel.dice(event.first, event.second, rolling=rolling)
    lead = [*panel.who(event.keeper), Span(" "), dice]
    number = scene.view.monster
    if not rolling:
        lead.append(Span(f" = {total} ", "title"))
    if number < 0 or rolling:
        return [lead]
    name, text = words.action(number, total), words.action_text(number, total, around(scene))
    text = f"{name}: {text}" if name else text
    first, *rest = wrap(text, cells - width_of(lead)) or [""]
    below = wrapped(" ".join(rest), cells, "risky") if rest else []
    return [[*lead, Span(first, "risky")], *below]
