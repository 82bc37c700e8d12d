"""The part of the side panel about a monster: the odds before a fight, and the fight itself."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import Monster, coins_for, is_guardian
from app.games.irrgarten.descent.tui.own_panel import TRICK
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.perspective.reducer import ShownCombat
from app.games.irrgarten.perspective.target import danger
from app.games.irrgarten.text.tricks import foe_label, foe_sentence
from app.games.irrgarten.tui.opponent import blow_line
from app.i18n.literal import clip, width
from app.i18n.numbers import decimal, percent, shares
from app.tui.widgets.styled_text import Line, Span, wrapped
from engines.irrgarten.descent.things import Thing, won_from
from engines.irrgarten.events import SHIELD, WON_BY_DEATH, WON_BY_TIME
from engines.irrgarten.tricks import MIRROR

BAR = 6
"""The most cells of a fighter's health bar: the names come first."""
LEAST_BAR = 3
THOUSAND = 1000
LABELLED = 3
"""The rows above which the label of a trick has a line of its own."""


def target_title(panel: DescentPanel, foe: Monster | None, cells: int) -> Line:
    """The heading of the target: its name, its letter on the map, its level."""
    scene = panel.scene
    if foe is None:
        return [Span(panel.say("target"), "title")]
    level = scene.config.cards[foe.card].level
    guards = is_guardian(scene.view, foe.number)
    name, letter = scene.monster_name(foe), scene.letter(foe)
    tail = panel.say("guardian-level" if guards else "level", n=level)
    room = cells - 4
    brief = panel.say("level-brief", n=level)
    words = (
        f"{name} {letter}, {tail}",
        f"{name} {letter}, {brief}",
        f"{name} {letter}",  # the level is below, where it has room
        clip(name, room),
    )
    return [Span(panel.fitting(room, *words), "title")]


def _figures_of(panel: DescentPanel, foe: Monster, cells: int) -> Line:
    """Health, strength and intelligence; also the level if the title has no room for it. A mirror
    is as strong as the attack of the player (IRR-57)."""
    scene, texts = panel.scene, panel.mazmorra.texts
    card = scene.config.cards[foe.card]
    strength = scene.totals(foe)[0].first if card.trick[0] == MIRROR else foe.strength
    figures = {"strength": panel.real(strength), "mind": panel.real(foe.intelligence)}
    forms = [panel.say("foe", hp=foe.health, **figures)]
    forms.append(texts("maze-foe-brief", hp=foe.health, **figures))
    if "," not in target_title(panel, foe, cells)[0].text:
        level = panel.say("level-brief", n=card.level)
        forms = [*(f"{form} {level}" for form in forms), *forms]
    # Words come before the blank at the left.
    return [Span(panel.fitting(cells, *(text for form in forms for text in (f" {form}", form))))]


def target_lines(panel: DescentPanel, foe: Monster | None, cells: int, rows: int) -> list[Line]:
    """What a fight with the target brings, in at most `rows` lines."""
    scene, texts = panel.scene, panel.mazmorra.texts
    if foe is None:
        return [[Span(f" {panel.say('no-target')}", "faint")]]
    trick = scene.config.cards[foe.card].trick
    lines: list[Line] = [_figures_of(panel, foe, cells)]
    lines += _odds(panel, foe, cells)
    lines += _reward(panel, foe, cells, rows - len(lines))
    lines += [[Span(f" {panel.short_thing(more, cells - 3)} +", "good")] for more in foe.prize[1:]]
    sentence = foe_sentence(texts, trick)
    if sentence:
        whole = wrapped(sentence, cells - 1, "risky", 1)
        brief: Line = [Span(f" {foe_label(texts, trick)}", "risky")]
        lines += whole if len(lines) + len(whole) <= rows else [brief]
    return lines[:rows]


def _reward(panel: DescentPanel, foe: Monster, cells: int, rows: int) -> list[Line]:
    """Coins and the first thing, in two lines if it is too long for one. The label of its trick
    needs room, else the thing has a `*`."""
    coins = f" {panel.say('coins', n=coins_for(panel.scene.config, panel.scene.view, foe))}"
    if not foe.prize:
        return [[Span(coins, "good")]]
    prize = foe.prize[0]
    label, whole = panel.trick(prize), f"{coins}, {panel.thing(prize)}"
    if prize[0] > SHIELD:
        return [[Span(whole, "good")]]
    named = f"{coins}, {panel.scene.gear.name(prize[3])}"
    if width(named) <= cells and rows > 1:
        return [[Span(named, "good")], *_figures(panel, foe, cells, told=rows > LABELLED)]
    name = f"   {panel.scene.gear.name(prize[3])}"
    if width(name) <= cells and rows > LABELLED:
        told = rows > LABELLED + 1
        below = _figures(panel, foe, cells, told=told)
        return [[Span(coins, "good")], [Span(name, "good")], *below]
    mark = TRICK if label else ""
    thing = panel.short_thing(prize, cells - 3 - len(mark))
    return [[Span(coins, "good")], [Span(f"   {thing}", "good"), Span(mark, "accent")]]


def _figures(panel: DescentPanel, foe: Monster, cells: int, *, told: bool) -> list[Line]:
    """The figures of the first weapon or shield that a monster gives, the sum with all that it
    gives of that kind, and the label of the trick: in the same line if there is room, else in one
    of its own (`told`) or in place of the sum."""
    prize = foe.prize[0]
    given = won_from(panel.scene.config.cards[foe.card].trick, foe.prize)
    alike: list[Thing] = [thing for thing in given if thing[0] == prize[0]]
    label, figures = panel.trick(prize), f"   {panel.figures(prize)}"
    less = panel.less(*alike, foe=foe)
    line: Line = [Span(figures, "good")]
    forms = panel.sums(*alike, foe=foe)
    for sums in forms:
        after = f"  {label}" if label else ""
        if not less and width(f"{figures}  {sums}{after}") <= cells:
            return [[*line, Span(f"  {sums}", "title"), Span(after, "accent")]]
    if not told:
        room = cells - width(figures) - 2
        words = panel.fitting(room, less, panel.say("less-brief")) if less else label
        return [[*line, Span(f"  {words}", "bad" if less else "accent")]]
    added = panel.fitting(cells - width(figures) - 2, *forms)
    below = Span(f"   {less}", "bad") if less else Span(f"   {label}", "accent")
    return [[*line, Span(f"  {added}", "title")], [below]]


def _odds(panel: DescentPanel, foe: Monster, cells: int) -> list[Line]:
    scene, language = panel.scene, panel.mazmorra.texts.language
    odds = scene.odds(foe)
    if odds is None:
        return []
    win, out, death = shares((odds.win, odds.out, odds.death), language)
    role = danger(odds.win)
    words = f" {panel.say('win')} {win:>5} "
    dies = f" {panel.say('die', death=death)}" if odds.death else ""
    room = min(16, cells - width(words) - width(dies))
    bar = panel.gauge(odds.win, room, role) if room >= LEAST_BAR else []
    lines: list[Line] = [[Span(words, role), *bar, Span(dies, "bad")]]
    price = scene.price(foe)
    if price is None or price.won is None:
        lines.append([Span(f" {panel.say('never')}", "faint")])
    else:
        health, hits = price.won
        exact = decimal(round(health * THOUSAND), language), str(round(health))
        # The last exit pays a coin for each point of health (IRR-49).
        then = "then-last" if scene.view.number == scene.config.floors else "then"
        forms = [panel.say(then, health=left, hits=round(hits)) for left in exact]
        lines.append([Span(f" {panel.fitting(cells - 1, *forms)}")])
    if price is None or price.lost is None:
        if odds.death and odds.win:
            lines.append([Span(f" {panel.say('lose-never')}", "bad")])
    else:
        values: dict[str, str | int] = {"out": out, "health": round(price.lost)}
        forms = [panel.say(name, **values) for name in ("lose", "lose-brief")]
        lines.append([Span(f" {panel.fitting(cells - 1, *forms)}")])
    return lines


def fight_title(panel: DescentPanel, fight: ShownCombat) -> Line:
    texts = panel.mazmorra.texts
    if fight.ended is None:
        return [Span(texts("maze-fight"), "title")]
    won = fight.ended.result in (WON_BY_DEATH, WON_BY_TIME)
    return [Span(texts(f"maze-ending-{fight.ended.result}"), "good" if won else "bad")]


def fight_lines(panel: DescentPanel, fight: ShownCombat, cells: int) -> list[Line]:
    """Both fighters with their health, and the last blow of each."""
    scene = panel.scene
    card = scene.perspective.card
    cards = scene.config.cards
    known = 0 <= card < len(cards)
    letter = cards[card].letter if known else "?"
    name = scene.card_name(card) if known else panel.mazmorra.texts("maze-someone")
    bar = max(LEAST_BAR, min(BAR, cells - 8 - width(name)))
    room = cells - bar - 8
    own, foe = scene.config.parameters.health, cards[card].health if known else 1
    lines: list[Line] = [
        [
            Span(" "),
            panel.seat_sign(fight.seat, fight.health > 0),
            Span(f" {clip(scene.name(fight.seat), room):<{room}} "),
            *panel.gauge(fight.health / max(1, own), bar, "good"),
            Span(f" {fight.health}"),
        ],
        [
            Span(f" {letter}  {clip(name, room):<{room}} ", "risky"),
            *panel.gauge(fight.foe_health / max(1, foe), bar, "risky"),
            Span(f" {fight.foe_health}"),
        ],
    ]
    if fight.attack:
        lines.append(blow_line(panel, fight.attack, f"@{fight.seat + 1}"))
    if fight.defence:
        lines.append(blow_line(panel, fight.defence, f"{letter} "))
    return lines


def win_words(panel: DescentPanel, chance: float) -> Span:
    """A chance to win in the colour of its danger."""
    return Span(percent(chance, panel.mazmorra.texts.language), danger(chance))
