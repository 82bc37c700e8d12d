"""The four directions in one line: where each really leads (IRR-8), in the words that fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.games.irrgarten.perspective.reducer import KnownMonster
from app.games.irrgarten.perspective.spoils import loot_of, things_of
from app.games.irrgarten.perspective.target import danger
from app.games.irrgarten.text.gear import bonus_words
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.i18n.literal import clip
from app.i18n.numbers import percent
from app.tui.widgets.styled_text import Span, width_of
from engines.irrgarten.prizes import NO_PRIZE
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import STAYS, STUCK, TO_DEAD_FOE, TO_EXIT, TO_FOE, TO_UNSEEN, Preview

OBEYS = 10_000
"""The chance that counts as certain to obey, in ten thousandths."""


class DirectionForm(NamedTuple):
    """The level of detail: cells of a name, whether monsters show only their letters, whether
    sliding has its verb, and the blanks between directions."""

    name: int
    letters: bool
    verb: bool
    gap: int


FORMS = tuple(
    DirectionForm(*form)
    for form in (
        (20, False, True, 3),
        (20, False, False, 2),
        (12, False, False, 2),
        (8, True, False, 2),
        (4, True, False, 2),
        (4, True, False, 1),
    )
)
"""From the most words to the fewest."""


def ways_line(panel: IrrgartenPanel, cells: int) -> list[Span]:
    """All four directions, in the form with the most words that fits. The chance to obey follows if
    it is not certain and there is room."""
    previews = panel.scene.fold.previews
    groups = _together(panel, previews)
    lines = [_joined([_way(panel, group, form) for group in groups], form.gap) for form in FORMS]
    tail = obeys_words(panel)
    if tail:
        lines = [[*line, Span(f"   {tail}", "risky")] for line in lines] + lines
    return next((line for line in lines if width_of(line) <= cells), lines[-1])


def obeys_words(panel: IrrgartenPanel) -> str:
    """The chance that the character obeys, where it is not certain (preset `course`)."""
    obeys = min((p.obeys for p in panel.scene.fold.previews), default=OBEYS)
    if obeys >= OBEYS:
        return ""
    return panel.say("obeys", chance=percent(obeys / OBEYS, panel.mazmorra.texts.language))


def blocker(panel: IrrgartenPanel, way: int, form: DirectionForm = FORMS[0]) -> str:
    """The obstacle in a direction: a wall, or the name of a character."""
    scene = panel.scene
    fold = scene.fold
    there = (scene.mate.square or 0) + fold.config.deltas[way]
    mark = fold.board.seats.get(there)
    if there == fold.exit and (owed := fold.fare_owed(scene.me)):
        return panel.say("exit-shut", n=owed)
    if mark is None:
        return panel.mazmorra.texts("irrgarten-word-wall")
    name = clip(scene.name(mark.seat), form.name)
    foe = fold.foe_on(there)
    if foe is None or foe.health <= 0:
        return name
    if form.letters:
        return f"{name}+{fold.letter(foe)}"
    return panel.say("with-foe", name=name, monster=clip(scene.monster(foe), form.name))


def _joined(ways: list[list[Span]], gap: int) -> list[Span]:
    line = [Span(" ")]
    for way in ways:
        line += way if len(line) == 1 else [Span(" " * gap), *way]
    return line


def _together(panel: IrrgartenPanel, previews: Sequence[Preview]) -> list[list[Preview]]:
    """The open ways first; then those that a wall blocks, together where they slide to the same
    square (IRR-8)."""
    wall = panel.mazmorra.texts("irrgarten-word-wall")
    walls = [
        preview
        for preview in previews
        if (preview.went != preview.wanted or preview.kind == STAYS)
        and preview.over == NOBODY
        and preview.kind != STUCK
        and blocker(panel, preview.wanted) == wall
    ]
    others = [[preview] for preview in previews if preview not in walls]
    ends = dict.fromkeys(preview.went for preview in walls)
    return [*others, *([one for one in walls if one.went == went] for went in ends)]


def _way(panel: IrrgartenPanel, group: Sequence[Preview], form: DirectionForm) -> list[Span]:
    """A direction in few words, or several that a wall blocks: `↑ free`, `↓← wall: → free`,
    `← Ben: → M 93%`, or of a leap `→ over Ben: free`."""
    arrows, preview = panel.glyphs.arrows, group[0]
    runs = [Span(f"{''.join(arrows[one.wanted] for one in group)} ", "key")]
    if preview.kind == STUCK:
        return [*runs, Span(blocker(panel, preview.wanted, form), "muted")]
    if preview.kind == STAYS:
        who = blocker(panel, preview.wanted, form)
        return [*runs, Span(panel.say("stays", who=who), "muted")]
    if preview.over != NOBODY:
        runs.append(_over(panel, preview, form))
    if preview.kind == TO_UNSEEN:
        return [*runs, Span("?", "risky")]
    if preview.went != preview.wanted:
        slides = panel.say(
            "slides" if form.verb else "slides-short",
            who=blocker(panel, preview.wanted, form),
            arrow=arrows[preview.went],
        )
        runs.append(Span(f"{slides} ", "muted"))
    if preview.kind == TO_FOE:
        return [*runs, _foe(panel, preview, form)]
    if preview.kind == TO_EXIT:
        return [*runs, Span(panel.say("exit"), "exit")]
    pays = preview.kind == TO_DEAD_FOE and panel.scene.fold.config.parameters.dead_monsters_pay
    return [*runs, Span(panel.say("pays" if pays else "free"), "good" if pays else "text")]


def _over(panel: IrrgartenPanel, preview: Preview, form: DirectionForm) -> Span:
    """The rival to leap over, and what it loses (IRR-38): `over Ben, take Toasting Fork (ATK
    +1.5 x3):`."""
    who = blocker(panel, preview.wanted, form)
    scene = panel.scene
    loot = loot_of(scene.fold, scene.mate, preview.over)
    if loot is None:
        full = scene.fold.config.parameters.pickpocket and things_of(scene.fold.mates[preview.over])
        return Span(f"{panel.say('leaps-full' if full else 'leaps', who=who)} ", "muted")
    kind, item = loot
    name, gives = scene.gear.name(item.number), bonus_words(panel.mazmorra.texts, kind, item)
    if not form.verb:
        told = f"{who} ({gives})" if gives and not form.letters else who
        return Span(f"{panel.say('robs-short', who=told)} ", "good")
    thing = f"{name} ({gives})" if name and gives else name or gives
    return Span(f"{panel.say('robs', who=who, thing=thing or scene.gear.title(kind, -1))} ", "good")


def _foe(panel: IrrgartenPanel, preview: Preview, form: DirectionForm) -> Span:
    scene = panel.scene
    foe = scene.fold.foes.get(preview.foe)
    if foe is None:
        return Span(panel.say("fights"), "risky")
    name = scene.fold.letter(foe) if form.letters else clip(scene.monster(foe), form.name)
    odds = scene.odds(foe)
    if odds is None:
        return Span(name, "risky")
    chance = percent(odds.win, panel.mazmorra.texts.language)
    prize = prize_words(panel, foe, short=form.letters or not form.verb)
    return Span(f"{name} {chance}{prize}", danger(odds.win))


def prize_words(panel: IrrgartenPanel, foe: KnownMonster, *, short: bool) -> str:
    """What a monster carries for all to see (IRR-37), to follow its odds: " for Toasting Fork
    (ATK +1.5 x3)", short " ATK +1.5 x3"."""
    if foe.prize == NO_PRIZE:
        return ""
    item = panel.scene.gear.item(foe.prize)
    gives = bonus_words(panel.mazmorra.texts, foe.prize[0], item)
    name = panel.scene.gear.name(item.number)
    return f" {gives}" if short or not name else panel.say("gives", thing=name, bonus=gives)
