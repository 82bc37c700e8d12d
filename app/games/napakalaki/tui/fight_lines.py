"""The lines of the fight: both bars, the escape and its outcomes; before it, the odds."""

from __future__ import annotations

from itertools import groupby

from app.games.napakalaki.gear import outfitted
from app.games.napakalaki.text.odds import escaping, fight_words, margin
from app.games.napakalaki.tui.combat import ESCAPED, OPEN, WON, ShownFight, hopes
from app.games.napakalaki.tui.equip_panel import gold_words
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.i18n.literal import pad, width
from app.text.sentences import in_a_row
from app.tui.cards.card_glyphs import die_face
from app.tui.match.panel import TUMBLING
from app.tui.widgets.styled_text import Line, Span, hanging, width_of, wrapped
from engines.napakalaki.phases import STARTING_TREASURES
from engines.napakalaki.state import ENDED, FIGHT, SETTLE, START
from engines.napakalaki.view import View

BARS = (12, 10, 8, 6, 4, 2, 0)
"""Cells of the two bars in the one-line form, from much room to little."""
NEXT_BARS = (12, 10, 8, 6)
"""Cells of the bar of a chance before a monster is drawn."""
WIDE_BAR = 22
LEFT = 38
"""Cells of the bars' column in the form with several lines."""
NAME = 8
GOLD = 24
"""Cells for the levels that the gold buys, in one line."""


def sides(panel: NapakalakiPanel, combat: ShownFight) -> tuple[Span, Span]:
    """The names of the two sides: YOU, or the seat, and IT."""
    if panel.is_me(combat.seat):
        mine = Span(panel.say("you"), f"seat{combat.seat + 1}", extra="bold")
    else:
        mine = Span(panel.scene.name(combat.seat), f"seat{combat.seat + 1}", extra="bold")
    return mine._replace(text=pad(mine.text, min(NAME, width(mine.text)))), Span(
        panel.say("it"), "risky", extra="bold"
    )


def _relation(combat: ShownFight) -> str:
    return ">" if combat.ahead else "=" if combat.power == combat.level else "<"


def _bar(
    panel: NapakalakiPanel, value: int, combat: ShownFight, cells: int, *, mine: bool
) -> list[Span]:
    if not cells:
        return []
    most = max(combat.power, combat.level, 1)
    full, empty = panel.gauge(value / most, cells, f"seat{combat.seat + 1}" if mine else "risky")
    if not mine:
        full = full._replace(text=panel.signs.foe_bar * len(full.text))
    return [full, empty]


def margin_words(panel: NapakalakiPanel, combat: ShownFight) -> str:
    """The margin of victory or defeat, with the tie in words (NAP-14). A won fight has changed the
    level since."""
    if combat.stands == WON and combat.ahead:
        you, more = int(panel.is_me(combat.seat)), combat.power - combat.level
        return panel.mazmorra.texts("napakalaki-margin-won", you=you, n=more)
    if panel.is_me(combat.seat):
        return margin(panel.mazmorra.texts, combat.power, combat.level)
    if combat.ahead:
        return panel.say("ahead", n=combat.power - combat.level)
    message = "tied" if combat.power == combat.level else "short"
    return panel.say(message, n=combat.level - combat.power + 1)


def escape_words(panel: NapakalakiPanel, combat: ShownFight) -> tuple[str, str]:
    """The faces and chances of an escape and of being caught (NAP-15), with tricks (NAP-44)."""
    player = panel.scene.perspective.met_as(combat.seat)
    texts, config = panel.mazmorra.texts, panel.scene.config
    free, held = escaping(texts, config, combat.monster, player.equipped)
    other = "" if panel.is_me(combat.seat) else "-other"
    return (
        panel.say(f"escape-on{other}", faces=free[0], chance=free[1]),
        panel.say(f"caught-on{other}", faces=held[0], chance=held[1]),
    )


# -- one line


def fight_line(
    panel: NapakalakiPanel, combat: ShownFight, face: int | None, cells: int
) -> list[Span]:
    """`YOU ████∙ 12 < 14 █████ IT 3 more needed escape on 5-6 = 33%`, with the widest bars that
    fit."""
    mine, foe = sides(panel, combat)
    end = _ending(panel, combat, face)
    whole: list[Span] = []
    for bar in BARS:
        whole = [
            mine,
            Span(" "),
            *_bar(panel, combat.power, combat, bar, mine=True),
            Span(f" {combat.power}", "title", extra="bold"),
            Span(f" {_relation(combat)} "),
            Span(f"{combat.level} ", "title", extra="bold"),
            *_bar(panel, combat.level, combat, bar, mine=False),
            Span(" "),
            foe,
            *end,
        ]
        if width_of(whole) <= cells:
            break
    return whole


def _ending(panel: NapakalakiPanel, combat: ShownFight, face: int | None) -> list[Span]:
    margins = Span(f"   {margin_words(panel, combat)}", "good" if combat.ahead else "bad")
    if combat.stands == OPEN and combat.ahead:
        return [margins, Span(f"   {panel.mazmorra.texts('ways-undecided')}", "risky")]
    if face is not None and combat.stands == OPEN:
        return [margins, Span("   "), _die(face)]
    if combat.stands == OPEN:
        return [margins, Span(f"   {escape_words(panel, combat)[0]}", "risky")]
    if combat.stands == WON:
        return [margins._replace(text=f"{margins.text}: {_prize(panel, combat)}")]
    return [margins, Span("   "), *_fell(panel, combat, face)]


def _prize(panel: NapakalakiPanel, combat: ShownFight) -> str:
    """The prize of a won fight, without a helper's part (NAP-39)."""
    return panel.words.prize(combat.monster, panel.scene.perspective.price)


def _die(face: int) -> Span:
    return Span(die_face(face), "title", "select", "bold")


def _fell(panel: NapakalakiPanel, combat: ShownFight, face: int | None) -> list[Span]:
    """`[5] escaped`; without a die, the player who accepted."""
    role = "good" if combat.stands == ESCAPED else "bad"
    runs = [_die(face), Span(" ")] if face is not None else []
    message = combat.stands
    if face is None:
        message = "paid" if panel.scene.perspective.paid else "accepted"
    return [*runs, Span(panel.say(f"fell-{message}"), role)]


def next_line(panel: NapakalakiPanel, face: int | None, cells: int) -> list[Span]:
    """Before a monster is drawn: the chance against it, and the levels that the gold would buy."""
    seat = fighter(panel)
    sells = seat == panel.scene.me and panel.scene.config.parameters.sales
    line: list[Span] = []
    if face is not None:
        line = [_die(face), Span(f" {_gave(panel, face)}   ")]
    if panel.scene.shows_odds:
        line += _next_odds(panel, seat, cells - width_of(line) - (3 + GOLD if sells else 0))
    room = cells - width_of(line) - 3
    if sells and room > 12:
        line.append(Span(f"   {gold_words(panel, room)}", "muted"))
    return line


def _next_odds(panel: NapakalakiPanel, seat: int, room: int) -> list[Span]:
    """`chance to win ████∙∙ 50%`, and the chance with a necklace in the hand, or else the number of
    monsters that are beaten if there is room. The bar is shorter where that helps."""
    view, dressed = panel.scene.view, _outfitted(panel)
    shown = view if dressed is None else dressed
    found = hopes(panel.scene.config, shown, shown.players[seat].power, seat)
    label = Span(f"{_winning(panel, equipped=dressed is not None)} ")
    chance = Span(f" {panel.chance(found.share)}", "title", extra="bold")
    best = _with_necklace(panel, seat, found.share) if dressed is None else None
    more: list[Span] = []
    if best is not None:
        more = [Span(f"   {panel.say('win-neck', chance=panel.chance(best))}", "muted")]
    line: list[Span] = []
    for bar in NEXT_BARS:
        line = [label, *panel.gauge(found.share, bar, "good"), chance, *more]
        if width_of(line) <= room:
            break
    beats = Span(f"  {panel.say('beats-of', n=found.beaten, all=found.all)}", "muted")
    if best is None and width_of([*line, beats]) <= room:
        line.append(beats)
    return line


def _winning(panel: NapakalakiPanel, *, equipped: bool) -> str:
    """The label of the chance: that alone where others have a say in the fight (NAP-36)."""
    alone = panel.scene.config.contested
    return panel.say(f"win{'-equipped' if equipped else ''}{'-alone' if alone else ''}")


def start_line(panel: NapakalakiPanel, face: int | None) -> list[Span]:
    """The roll for starting treasures (NAP-10)."""
    die = [] if face is None else [_die(face), Span("  ")]
    return [*die, Span(panel.say("start-die")), Span(f" {start_table(panel)}", "title")]


def start_table(panel: NapakalakiPanel) -> str:
    """The number of treasures for each face: `1 → 1 2-5 → 2 6 → 3`."""
    lines = []
    for count, group in groupby(enumerate(STARTING_TREASURES, 1), key=lambda each: each[1]):
        faces = [face for face, _ in group]
        name = str(faces[0]) if len(faces) == 1 else f"{faces[0]}-{faces[-1]}"
        lines.append(f"{name} {panel.signs.arrow} {count}")
    return "   ".join(lines)


def end_line(panel: NapakalakiPanel) -> list[Span]:
    """The end of a match outside a fight: the winner, or the shared win (NAP-2)."""
    outcome = panel.scene.source.outcome()
    winners = outcome.winners if outcome is not None else ()
    texts = panel.scene.session.texts
    names = in_a_row(texts, [panel.scene.name(seat) for seat in winners])
    message = "end-won" if len(winners) == 1 else "end-shared"
    return [Span(panel.say(message, name=names, names=names), "accent", extra="bold")]


def fighter(panel: NapakalakiPanel) -> int:
    seat = panel.scene.view.turn_seat
    return seat if seat >= 0 else panel.scene.me


def tells_odds(panel: NapakalakiPanel, seat: int) -> bool:
    """Whether the fight panel shows the seat's odds against the next monster."""
    waits = panel.combat is None and panel.scene.view.phase not in (START, ENDED)
    return waits and seat == fighter(panel) and not panel.screen.has_class(TUMBLING)


def _outfitted(panel: NapakalakiPanel) -> View | None:
    """The view with what the player at the screen can equip before the fight, if that helps; None
    without odds."""
    scene = panel.scene
    if not scene.shows_odds or scene.covered or fighter(panel) != scene.me:
        return None
    return outfitted(scene.config, scene.deciding_view)


def _with_necklace(panel: NapakalakiPanel, seat: int, now: float) -> float | None:
    """The chance with the necklace of the hand, if that is higher than the chance `now`."""
    power = panel.adorned(seat)
    if power is None:
        return None
    best = hopes(panel.scene.config, panel.scene.view, power, seat).share
    return best if best > now else None


# -- several lines


def fight_lines(
    panel: NapakalakiPanel, combat: ShownFight, face: int | None, cells: int
) -> list[Line]:
    """The bars one over the other at the left, the escape and its outcomes beside them."""
    mine, foe = sides(panel, combat)
    name = max(width(mine.text), width(foe.text))
    left: list[Line] = [
        [
            run._replace(text=pad(run.text, name)),
            Span(" "),
            *_bar(panel, value, combat, WIDE_BAR, mine=run is mine),
            Span(f"  {value}", "title", extra="bold"),
        ]
        for run, value in ((mine, combat.power), (foe, combat.level))
    ]
    role = "good" if combat.ahead else "bad"
    left.append([Span(margin_words(panel, combat), role, extra="bold")])
    left.append([Span(panel.say("no-die"), "faint")])
    right = _outcomes(panel, combat, face, cells - LEFT)
    lines: list[Line] = []
    for y in range(4):
        gap = Span(" " * (LEFT - width_of(left[y])))
        lines.append([*left[y], gap, *(right[y] if y < len(right) else [])])
    return lines


def _outcomes(
    panel: NapakalakiPanel, combat: ShownFight, face: int | None, cells: int
) -> list[Line]:
    if combat.stands == OPEN and combat.ahead:
        return [[Span(panel.mazmorra.texts("ways-undecided"), "risky")]]
    if combat.stands == OPEN and face is None:
        return _open(panel, combat, cells)
    if combat.stands == OPEN:
        return [[Span(panel.say("rolling"), "muted")]]
    words = panel.words
    if combat.won:
        got = panel.say("won-gets", prize=_prize(panel, combat))
        return wrapped(got, cells, "good")
    lines: list[Line] = [_fell(panel, combat, face)]
    if combat.stands == ESCAPED:
        return lines
    player = panel.scene.view.players[combat.seat]
    bad = ", ".join(words.bad_against(combat.monster, player.level, player.equipped))
    if not panel.scene.config.monsters[combat.monster].bad.death:
        bad = panel.say("pays", bad=bad)
    lines += wrapped(bad, cells)
    chooses = panel.scene.view.phase == SETTLE and panel.scene.view.due
    if chooses and (player.equipped or player.hidden):
        lines.append([Span(panel.say("choosing"), "accent")])
    return lines[:4]


def _open(panel: NapakalakiPanel, combat: ShownFight, cells: int) -> list[Line]:
    scene, words = panel.scene, panel.words
    player = scene.view.players[combat.seat]
    own = scene.viewer == combat.seat
    hidden = scene.view.hidden if own else None
    bad = words.bad_for(combat.monster, player.level, player.equipped, hidden, panel.signs.arrow)
    plain = words.bad_against(combat.monster, player.level, player.equipped)
    costs = [", ".join(bad), ", ".join(plain)]
    free, caught = escape_words(panel, combat)
    label = max(width(free), width(caught)) + 3
    lines: list[Line] = [
        [Span(pad(free, label), "good"), Span(panel.say("nothing-lost"), "muted")],
        *hanging([Span(pad(caught, label), "bad")], _shortest(cells - label, *costs), cells),
    ]
    if own and scene.view.phase == FIGHT:
        cost = fight_words(words, scene.view).cost
        lines += wrapped(cost, cells, "muted")
    lines.append([Span(panel.say("why-key", key=panel.key("play.why")), "faint")])
    return lines[:4]


def _shortest(cells: int, *texts: str) -> str:
    """The first text that fits in a line, else the last one, which takes more lines."""
    return next((text for text in texts if width(text) <= cells), texts[-1])


def next_lines(panel: NapakalakiPanel, face: int | None) -> list[Line]:
    """Before a monster is drawn: chances as bars. In the wide layout the equipment panel shows the
    levels that the gold would buy."""
    scene, seat = panel.scene, fighter(panel)
    view, config = scene.view, scene.config
    rows = [(view, view.players[seat].power, "at")]
    dressed = _outfitted(panel)
    necklace = panel.adorned(seat)
    if dressed is not None:
        rows.append((dressed, dressed.me.power, "at-equipped"))
    elif necklace is not None:
        rows.append((view, necklace, "at-neck"))
    lines: list[Line] = []
    texts = [panel.say(words, power=power) for _, power, words in rows]
    label = max(map(width, texts)) + 2
    for (shown, power, _), text in zip(rows, texts, strict=True) if scene.shows_odds else ():
        found = hopes(config, shown, power, seat)
        beats = panel.say("beats-of", n=found.beaten, all=found.all)
        lines.append(
            [
                Span(pad(text, label)),
                *panel.gauge(found.share, WIDE_BAR, "good"),
                Span(f"  {panel.chance(found.share)}", "title", extra="bold"),
                Span(f"   {beats}", "muted"),
            ]
        )
    if face is not None:
        words = panel.say("start-gave", face=face, treasures=_gave(panel, face))
        lines.append([Span(words)])
    return lines


def _gave(panel: NapakalakiPanel, face: int) -> str:
    return panel.mazmorra.texts("napakalaki-treasures", n=STARTING_TREASURES[face - 1])


def start_lines(panel: NapakalakiPanel) -> list[Line]:
    return [[Span(panel.say("start-die"))], [Span(start_table(panel), "title")]]
