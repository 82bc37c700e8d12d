"""What plain mode says of a whole match: who plays, how far it is, how it ended."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.match import Match
from app.match.seats import RESIGNED, marked, only_bots
from app.plain.words import UNKNOWN_CELLS
from app.text.errors import unsaved_words
from app.text.log import LogLine
from app.text.sentences import in_a_row, stopped
from engines.kernel.events import Event, TurnBegan

if TYPE_CHECKING:
    from app.plain.voice import PlainVoice

LOG_LINES = 10
TOLD: Final = ("beside", "none")
"""Reasons why a match was never saved that were said when the program started."""
_ASIDE: Final = re.compile(r" \(([^()]*)\)\.$")
"""The brackets at the end of a line of the log."""
QUIET_TURNS = 10
"""Turns of bots without a line in the log; plain mode counts so many, or more, in one line."""
MOST_QUIET = 60
"""Quiet turns that are counted before the next line comes: so a watcher sees that it goes on."""


def greeting(texts: Texts, match: Match, aim: Sequence[str] = ()) -> list[str]:
    """Return the first lines of a match. One of bots alone takes no commands: it says who plays and
    how to stop. Any other says its `aim` when it begins."""
    begun = "plain-goes-on" if match.decisions else "plain-begins"
    alone = only_bots(match.seats)
    lines = [f"{texts(f'{begun}-bots')} {bots_alone(texts, match)}" if alone else texts(begun)]
    if match.unsaved is not None and match.unsaved.kind not in TOLD:
        lines.append(unsaved_words(texts, match.unsaved.kind))
    if match.header.practice:
        lines.append(texts("plain-practice"))
    return lines if alone or match.decisions else [*lines, *aim]


def bots_alone(texts: Texts, match: Match) -> str:
    """Return who plays in a match without people, and how to stop it."""
    return texts("plain-only-bots", names=in_a_row(texts, _seats(texts, match)))


class TurnsCounted:
    """Says aloud how far a match is: each turn that people watch after they are out, and in a match
    of bots how many turns passed without a word before the next one."""

    def __init__(self, texts: Texts, *, bots_alone: bool, begun: bool) -> None:
        self._texts, self._bots_alone = texts, bots_alone
        self._quiet_from = 0 if begun else 1
        self._turn = self._quiet_from

    @classmethod
    def of(cls, texts: Texts, match: Match) -> TurnsCounted:
        """Return the count of a match, from its current state on."""
        return cls(texts, bots_alone=only_bots(match.seats), begun=bool(match.decisions))

    def quiet(self, least: int = QUIET_TURNS) -> list[str]:
        """Return how many turns were quiet, if they were `least` or more, and count from now."""
        first, last = self._quiet_from, self._turn - 1
        if not (self._bots_alone and first) or last - first + 1 < least:
            return []
        self._quiet_from = self._turn
        return [self._texts("plain-turns-quiet", first=first, last=last)]

    def heard(self, event: Event, *, spoken: bool, watching: bool) -> list[str]:
        """Return what to say when an event has come; `spoken` is whether the log spoke of it."""
        turn = event.turn if isinstance(event, TurnBegan) else 0
        if spoken:
            self._quiet_from = 0
        if watching:
            return ["", self._texts("plain-turn", n=turn)] if turn else []
        if not turn:
            return []
        self._turn = turn
        self._quiet_from = self._quiet_from or turn
        return self.quiet(MOST_QUIET)


class FeatsBefore(Protocol):
    """Knows the feats of earlier matches."""

    def feats_before(self, game: str, match: str) -> Collection[str]:
        """Return the feats of a game that were earned in other matches than this one."""


def result_told(
    voice: PlainVoice[Any], match: Match, feats: FeatsBefore, *, said: bool
) -> list[str]:
    """Return the end of a match: its turns and winners, what became of each seat, feats, the seed.
    The winners are left out if the log has just `said` them. Feats that were earned in other
    matches before are only named."""
    texts, header = voice.texts, match.header
    outcome = match.outcome()
    winners = outcome.winners if outcome is not None else ()
    names = in_a_row(texts, [literal(match.seats[seat].name) for seat in winners])
    over = texts("plain-over", turns=sum(result.turns for result in match.results()))
    won = "" if said else texts("plain-won", n=len(winners), names=names)
    return [
        f"{over} {won}".rstrip(),
        *voice.ending(),
        *_resigned(texts, match),
        *_feats(texts, match, feats.feats_before(header.game, header.match)),
        texts("plain-seed", seed=match.header.seed),
    ]


def _resigned(texts: Texts, match: Match) -> list[str]:
    """Return a line for each player who resigned, since a bot ended the match for them."""
    gone = sorted(marked(match.header.title, RESIGNED))
    return [
        texts("plain-end-resigned", name=literal(seat.name))
        for at, seat in enumerate(match.seats)
        if at in gone
    ]


def saved_told(texts: Texts, match: Match, leave: str) -> list[str]:
    """Return whether decisions are saved; `leave` is the word that leaves the match."""
    return [texts("plain-saved-not" if match.unsaved else "plain-saved", quit=leave)]


def seats_told(texts: Texts, match: Match) -> list[str]:
    """Return the players, a line each."""
    from app.text.matches import seat_kind

    kinds = [seat_kind(texts, match.header.game, seat) for seat in match.seats]
    return [
        texts("plain-seat", n=number, name=seat.name, who=kind)
        for number, (seat, kind) in enumerate(zip(match.seats, kinds, strict=True), 1)
    ]


def log_told(texts: Texts, lines: Sequence[LogLine], about: str, *, begun: bool) -> list[str]:
    """Return the last lines of a log, as many as was typed. `begun` is whether a decision was
    made, perhaps one that the log leaves out. Anything but a number is refused."""
    if about and not (about.isascii() and about.isdecimal()):
        return [texts("plain-log-which", words=literal(about, UNKNOWN_CELLS))]
    number = int(about) if about.isascii() and about.isdecimal() and len(about) < 6 else 0
    last = lines[-(number or LOG_LINES) :]
    said = [_placed(texts, line) for line in last]
    return said or [texts(f"plain-log-{'quiet' if begun else 'empty'}")]


def _placed(texts: Texts, line: LogLine) -> str:
    """Return a line with its turn, or with its place if it has one: "Floor 4, lap 9. Ana ..."."""
    if line.place:
        return f"{line.place}. {line.text}"
    return texts("plain-log-line", turn=line.turn, text=line.text)


def once_told(half: str, text: str) -> str:
    """Return a finished line without the dice that its first half, "" for none, has said already.
    Dice are in brackets at the end; their player may be named again before them."""
    said, found = _ASIDE.search(half), _ASIDE.search(text)
    if said is None or found is None:
        return text
    left = [
        part
        for part in found[1].split("; ")
        if not (part.endswith(said[1]) and _rolled_in(half, part.removesuffix(said[1])))
    ]
    aside = f" ({'; '.join(left)})" if left else ""
    return f"{text[: found.start()]}{aside}."


def still_untold(finished: Sequence[LogLine], halves: Sequence[str]) -> list[str]:
    """Return what finished lines add to their first halves, which were said before prompts. A line
    that was said as it is adds nothing. The first of the others adds its `rest`; if it has none, it
    is said again without the dice of the last half."""
    left = [line for line in finished if line.text not in halves]
    texts = [line.text for line in left]
    if not left or not halves:
        return texts
    return [left[0].rest or once_told(halves[-1], texts[0]), *texts[1:]]


def _rolled_in(half: str, roll: str) -> bool:
    """Whether a first half begins with a roll, or its player rolls the same number in it: "Ana
    rolled 4, " in "Ana plays the Box and rolls a 4 (needed 4+)"."""
    if half.startswith(roll):
        return True
    player, die = roll.split(" ", maxsplit=1)[0], roll.rstrip(", ").rpartition(" ")[2]
    same = die.isdigit() and f" {die} (" in half
    return same and (player.islower() or half.startswith(f"{player} "))


def more_told(texts: Texts, lines: Sequence[LogLine], *, begun: bool) -> list[str]:
    """Return the last line with its details; if it has none, then the last one that has some,
    under its turn. `begun` is as in `log_told`."""
    last = next((line for line in reversed(lines) if line.detail), None)
    if last is not None:
        head = f"{last.place}:" if last.place else texts("plain-more-earlier", turn=last.turn)
        earlier = [] if last is lines[-1] else [head]
        return [*earlier, *dict.fromkeys((last.text, *last.detail))]
    if lines:
        return [texts("plain-more-none")]
    return log_told(texts, lines, "", begun=begun)


def _seats(texts: Texts, match: Match) -> list[str]:
    from app.text.matches import seat_kind

    return [
        texts(
            "plain-setup-seat",
            name=literal(seat.name),
            who=seat_kind(texts, match.header.game, seat),
        )
        for seat in match.seats
    ]


def _feats(texts: Texts, match: Match, before: Collection[str]) -> list[str]:
    """Return the achievements in a finished match: a heading, and a line each that says what it is
    for, unless it was earned `before`; [] if there are none."""
    from app.match.achievements import achievements_gained, achievements_of_game
    from app.text.achievements import achievement_about, gained_lines

    game = match.header.game
    gained = achievements_gained(match.header, match.written)
    known = {one.id: one for one in achievements_of_game(game)}
    abouts = {feat: achievement_about(texts, game, one) for feat, one in known.items()}
    lines = [
        stopped(line)
        if one.achievement in before
        else texts("plain-feat", feat=stopped(line), about=abouts[one.achievement])
        for one, line in zip(gained, gained_lines(texts, game, match.seats, gained), strict=True)
    ]
    return [f"{texts('end-view-feats')}:", *lines] if lines else []
