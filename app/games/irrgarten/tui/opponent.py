"""The part of the side panel about a monster: the odds before a fight, and the fight itself."""

from __future__ import annotations

from app.games.irrgarten.perspective.reducer import KnownMonster, ShownCombat
from app.games.irrgarten.perspective.target import danger
from app.games.irrgarten.text.gear import bonus_words
from app.games.irrgarten.text.odds import odds_words
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.i18n.literal import clip, width
from app.i18n.numbers import compared, percent, shares
from app.tui.match.panel import MatchPanel
from app.tui.widgets.styled_text import Line, Span
from engines.irrgarten.events import WON_BY_DEATH, WON_BY_TIME, Blow
from engines.irrgarten.odds import CombatOdds
from engines.irrgarten.prizes import NO_PRIZE

WIN_BAR, WIN_BAR_WIDE = 8, 16
"""Cells of the bar of a chance to win."""
BAR = 6
"""Cells of a fighter's health bar."""
TITLE, TITLE_WIDE = 22, 30
"""Cells of a heading with a monster's name."""
NAME, NAME_WIDE = 10, 18
"""Cells of a fighter's name beside its bar."""
CARRIED, CARRIED_WIDE = 25, 33
"""Cells of what a monster carries."""
RIVAL = 14
"""Cells of a rival's name before how its fight ended."""
UNBARRED = 19
"""Cells of a monster's name without a bar beside it, with two digits of health."""


def target_title(panel: IrrgartenPanel, foe: KnownMonster | None, *, wide: bool) -> Line:
    """The heading of the target: its name, and its letter on the board."""
    if foe is None:
        return [Span(panel.say("target"), "title")]
    room = TITLE_WIDE if wide else TITLE
    fold = panel.scene.fold
    name, letter = panel.scene.monster(foe), fold.letter(foe)
    if _alike(panel, foe):
        x, y = (place + 1 for place in fold.board.xy(foe.square))
        short = panel.say("target-there-brief", name=name, x=x, y=y)
        whole = panel.say("target-there", name=name, x=x, y=y, key=panel.key("maze.target"))
        return [Span(panel.fitting(room, whole, short, name), "title")]
    key = panel.key("maze.target")
    if foe.number == fold.config.guardian:
        forms = ("target-guardian", "target-guardian-brief", "target-guardian-least")
        named = (panel.say(form, name=name, letter=letter, key=key) for form in forms)
        return [Span(panel.fitting(room, *named), "title")]
    title = panel.say("target-of", name=name, letter=letter, key=key)
    return [Span(panel.fitting(room, title, f"{name} {letter}", name), "title")]


def _alike(panel: IrrgartenPanel, foe: KnownMonster) -> bool:
    """Whether another living monster has the same name."""
    foes = panel.scene.fold.foes.values()
    return any(one.card == foe.card and one is not foe and one.health > 0 for one in foes)


def _beside(panel: IrrgartenPanel, foe: KnownMonster) -> str:
    """Return the square of a monster whose name is another's, too, and leaves it no room in the
    title; "" for any other."""
    name, (x, y) = panel.scene.monster(foe), panel.scene.fold.board.xy(foe.square)
    short = panel.say("target-there-brief", name=name, x=x + 1, y=y + 1)
    return f"{x + 1},{y + 1}" if _alike(panel, foe) and width(short) > TITLE else ""


def target_lines(
    panel: IrrgartenPanel, foe: KnownMonster | None, *, wide: bool
) -> list[list[Span]]:
    scene = panel.scene
    if foe is None:
        return [[Span(f" {panel.say('no-target')}", "faint")]]
    values = {"strength": panel.real(foe.strength), "mind": panel.real(foe.intelligence)}
    forms = (panel.say(name, hp=foe.health, **values) for name in ("foe", "foe-brief"))
    lines = [[Span(f" {panel.fitting(25, *forms)}")]]
    if foe.prize != NO_PRIZE:
        lines.append([Span(f" {_carried(panel, foe, wide=wide)}", "good")])
    odds = scene.odds(foe)
    if odds is None:
        unknown = [[Span(f" {panel.say('no-odds')}", "faint")]]
        return [*lines, *unknown] if scene.shows_odds else lines
    wounds = scene.fold.config.parameters.wounds_to_lose
    words = odds_words(panel.mazmorra.texts, odds, wounds, panel.glyphs.arrows[3])
    bar = _win(panel, odds, wide=wide)
    if not wide and (there := _beside(panel, foe)):
        bar = [*bar[:1], Span(there.rjust(WIN_BAR), "title")]
    if not wide:
        out, death = shares((odds.win, odds.out, odds.death), panel.mazmorra.texts.language)[1:]
        short = words.after.partition(",")[0] if odds.win else panel.say("never")
        return [
            *lines,
            bar,
            [Span(f" {panel.say('lose-die', out=out, death=death)}")],
            *(
                []
                if foe.prize != NO_PRIZE
                else [[Span(f" {panel.fitting(25, words.after, short)}")]]
            ),
        ]
    above = [[Span(f" {text}")] for text in (words.hit, words.wounded)]
    below = [[Span(f" {text}")] for text in (words.out, words.death, words.after)]
    return [*lines, *above, bar, *below]


def _carried(panel: IrrgartenPanel, foe: KnownMonster, *, wide: bool) -> str:
    """What a monster carries for all to see (IRR-37): "Toasting Fork: ATK +1.5 x9"; what it does
    matters more than its name."""
    gear = panel.scene.gear
    item = gear.item(foe.prize)
    gives = bonus_words(panel.mazmorra.texts, foe.prize[0], item)
    name = gear.title(foe.prize[0], item.number)
    return panel.fitting(
        CARRIED_WIDE if wide else CARRIED,
        panel.say("carries-named", thing=name, bonus=gives) if gives else name,
        panel.say("carries", bonus=gives) if gives else name,
    )


def _win(panel: IrrgartenPanel, odds: CombatOdds, *, wide: bool) -> list[Span]:
    chance = percent(odds.win, panel.mazmorra.texts.language)
    role = danger(odds.win)
    me = panel.scene.me
    own = me in panel.scene.people
    wins = panel.say("you-win") if own else panel.say("one-wins", seat=me + 1)
    words = f" {wins} {chance:>5}  "
    return [Span(words, role), *panel.gauge(odds.win, WIN_BAR_WIDE if wide else WIN_BAR, role)]


def fight_title(panel: IrrgartenPanel, fight: ShownCombat, *, wide: bool) -> Line:
    """The heading of a fight: its end; before it, the monster's name if its row has no room."""
    if fight.ended is None:
        foe = panel.scene.fold.foes.get(fight.foe)
        name = panel.scene.monster(foe) if foe is not None else ""
        if foe is None or wide or width(name) <= NAME:
            return [Span(panel.say("fight"), "title")]
        lettered = f"{name} {panel.scene.fold.letter(foe)}"
        return [Span(panel.fitting(TITLE, lettered, name), "title")]
    won = fight.ended.result in (WON_BY_DEATH, WON_BY_TIME)
    if fight.seat in panel.scene.people:
        return [Span(panel.say(f"ending-{fight.ended.result}"), "good" if won else "bad")]
    name = clip(panel.scene.name(fight.seat), RIVAL)
    return [Span(panel.say(f"ending-rival-{fight.ended.result}", name=name), "title")]


def fight_lines(panel: IrrgartenPanel, fight: ShownCombat, *, wide: bool) -> list[list[Span]]:
    scene = panel.scene
    foe = scene.fold.foes.get(fight.foe)
    name = scene.monster(foe) if foe is not None else panel.say("someone")
    most = scene.fold.config.parameters.player_health
    cells = NAME_WIDE if wide else NAME
    letter = scene.fold.letter(foe) if foe else "?"
    lines = [
        [
            Span(" "),
            panel.seat_sign(fight.seat, fight.health > 0),
            Span(f" {clip(scene.name(fight.seat), cells):<{cells}} "),
            *panel.gauge(fight.health / most, BAR, "good"),
            Span(f" {fight.health}"),
        ],
        _foe_line(panel, fight, foe, f" {letter}  ", name, cells),
        blow_line(panel, fight.attack, f"@{fight.seat + 1}") if fight.attack else [],
        blow_line(panel, fight.defence, f"{letter} ") if fight.defence else [],
    ]
    if fight.prize is not None and wide:
        prize = panel.say(
            "prize", w=fight.prize.weapons, s=fight.prize.shields, hp=fight.prize.health
        )
        lines.append([Span(f" {prize}", "good")])
    return lines


def _foe_line(
    panel: IrrgartenPanel,
    fight: ShownCombat,
    foe: KnownMonster | None,
    lead: str,
    name: str,
    cells: int,
) -> list[Span]:
    """The monster's name, bar and health. A name that is too long beside the bar is in the heading
    until the end of the fight, and then takes the place of the bar."""
    long = width(name) > cells and cells == NAME
    health = Span(f" {fight.foe_health}")
    if long and fight.ended is not None:
        return [Span(f"{lead}{clip(name, UNBARRED)}", "risky"), health]
    beside = "" if long else clip(name, cells)
    gauge = panel.gauge(_share(panel, foe, fight.foe_health), BAR, "risky")
    return [Span(f"{lead}{beside:<{cells}} ", "risky"), *gauge, health]


def _share(panel: IrrgartenPanel, foe: KnownMonster | None, health: int) -> float:
    most = panel.scene.fold.config.parameters.monster_health
    cards = panel.scene.fold.config.cards
    if foe is not None and 0 <= foe.card < len(cards) and cards[foe.card].health > 0:
        most = cards[foe.card].health
    return health / max(1, most)


def blow_line(panel: MatchPanel, blow: Blow, who: str) -> list[Span]:
    """`you 8.9 > 6.2 HIT`: an equal defence holds (IRR-14)."""
    texts = panel.mazmorra.texts
    attack, defence = compared(blow.attack, blow.defence, texts.language)
    sign = ">" if blow.attack > blow.defence else "=" if blow.attack == blow.defence else "<"
    if blow.by_player:
        word, role = ("hit", "good") if blow.wound else ("miss", "faint")
    else:
        word, role = ("wound", "bad") if blow.wound else ("block", "good")
    return [
        Span(f" {blow.round:>2} {who} ", "muted"),
        Span(f"{attack} {sign} {defence} "),
        Span(texts(f"irrgarten-{word}").upper(), role),
    ]
