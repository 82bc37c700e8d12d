"""Clauses of the log joined to lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from app.games.hammerspace.text.clauses import CAUSE, Clause, LogClauses
from app.games.hammerspace.text.notes import noted
from app.i18n.literal import width
from app.text.sentences import capital
from engines.hammerspace.state import NOBODY

SENTENCE = 90
"""The most cells of two clauses with different subjects that are one sentence."""


def packed(
    clauses: LogClauses,
    parts: Sequence[Clause],
    used: int = 0,
    lead: Clause | None = None,
    source: str = "",
    count: int = 1,
) -> list[str]:
    """Clauses joined to lines of the log's width; `used` cells of the first are taken. `lead` is
    a whole clause with which the first begins, `source` the name of the `CAUSE`; `count` is 2 if
    that is a plural.

    A subject is named if it differs from that of the clause before. The first line is "" if nothing
    fits beside what is there; else a further line begins with the cause, if a verb says what that
    does."""
    cells = clauses.words.cells
    joints = _Joints(clauses, source, count)
    lines: list[list[Clause]] = [[lead] if lead else []]
    found, room, led = [lead.text if lead else ""], cells - used, lead is not None
    for part in parts:
        if len(lines) > 1:
            part = _caused(part, source)
        text = joints.joined([*lines[-1], part], led=led)
        if width(text) > room and (lines[-1] or used):
            lines.append([])
            found.append("")
            room, used, led = cells, 0, False
            part = _caused(part, source)
            text = joints.joined([part])
        lines[-1].append(part)
        found[-1] = text
    return found


def _caused(part: Clause, source: str) -> Clause:
    """A clause with its cause for subject, if a verb says what the cause does."""
    if not source or part.subject == CAUSE or not part.deed:
        return part
    return Clause(CAUSE, part.deed, verb=part.verb)


def by_cause(
    clauses: LogClauses,
    parts: Sequence[Clause],
    source: str,
    acting: str = "",
    *,
    kept_off: bool = False,
) -> list[Clause]:
    """Clauses in which the cause, called `source`, is the subject, those first. If no verb says
    what it does, it is named beside the first clause; or in it, if that says what has `kept_off`
    the effect. `acting` is the cause's own name, perhaps that of a party."""
    deeds, rest = list[Clause](), list[Clause]()
    for part in parts:
        if part.subject != NOBODY and clauses.who(part.subject) == acting:
            deeds.append(Clause(CAUSE, part.text))
        elif part.deed:
            deeds.append(Clause(CAUSE, part.deed, verb=part.verb))
        else:
            rest.append(part)
    if deeds:
        return [*deeds, *rest]
    first, *others = rest
    if kept_off:
        text = clauses.texts("hammerspace-from", what=first.text, source=source)
    elif clauses.texts.language == "es":
        return _led(clauses, rest, source)
    else:
        cause = clauses.texts("hammerspace-due-to", source=source)
        text = noted(clauses.texts, first.text, cause)
    return [first._replace(text=text), *others]


def _led(clauses: LogClauses, parts: Sequence[Clause], source: str) -> list[Clause]:
    """Clauses of which the first begins with the cause, as Spanish has it: "por el Yeti, Eva
    perderá 1 de vida"."""
    subject = parts[0].subject
    count = 1
    while subject != NOBODY and count < len(parts) and parts[count].subject == subject:
        count += 1
    text = clauses.listed([part.text for part in parts[:count]])
    whole = clauses.whole(Clause(subject, text))
    led = clauses.texts("hammerspace-led", source=source, what=whole)
    return [Clause(NOBODY, led), *parts[count:]]


class _Joints:
    """Joins clauses; `source` is the name of the `CAUSE`, and `count` is 2 if that is a plural."""

    def __init__(self, clauses: LogClauses, source: str, count: int) -> None:
        self._clauses = clauses
        self._texts = clauses.texts
        self._source = source
        self._count = count

    def joined(self, parts: Sequence[Clause], *, led: bool = False) -> str:
        """Clauses as one: those of the same subject together, which is named once. What a cause
        does, or the player of the line's start (`led`), is a sentence of its own."""
        groups: list[list[Clause]] = []
        for part in parts:
            if groups and part.subject == groups[-1][0].subject != NOBODY:
                groups[-1].append(part)
            else:
                groups.append([part])
        first, *others = (
            self._group(group, named=not led or at > 0) for at, group in enumerate(groups)
        )
        if not others or not (led or parts[0].subject == CAUSE):
            return self._in_a_row([first, *others], plain=False)
        rest = self._in_a_row(others, plain=False)
        if len(groups) == 2 and self._fatal(groups[1][0]):
            return self._texts("hammerspace-told", lead=first, what=rest)
        if len(groups[0]) == len(others) == len(groups[1]) == 1 and width(first + rest) < SENTENCE:
            return self._texts("hammerspace-and-then", one=first, two=rest)
        return self._texts("hammerspace-apart", one=first, two=capital(rest))

    def _fatal(self, part: Clause) -> bool:
        """Whether a clause says that somebody is out, or that the monster dies."""
        ends = (self._texts("hammerspace-falls"), self._texts("hammerspace-dies"))
        return part.text.startswith(ends)

    def _group(self, group: Sequence[Clause], *, named: bool) -> str:
        """Clauses of one subject, with its name if it is to be `named`."""
        subject = group[0].subject
        if subject == CAUSE:
            text = self._texts("hammerspace-does", name=self._source, what=self._deeds(group))
            return text if named else self._deeds(group)
        text = self._clauses.listed([part.text for part in group])
        return self._clauses.whole(Clause(subject, text)) if named else text

    def _in_a_row(self, parts: Sequence[str], *, plain: bool) -> str:
        """Clauses in a row; all but two `plain` ones have a comma before the last."""
        if len(parts) < 2 or (plain and len(parts) == 2):
            return self._clauses.listed(parts)
        *others, last = parts
        message = f"hammerspace-and-{'last' if plain else 'then'}"
        return self._texts(message, one=", ".join(others), two=last)

    def _deeds(self, deeds: Sequence[Clause]) -> str:
        """What a cause does: "costs Ben 1 life (9 left) and gives Eva 1 life (12 now)"."""
        found: list[str] = []
        for verb, run in groupby(deeds, lambda each: each.verb):
            objects = [each.text for each in run]
            if verb:
                # "Ben turn cards 1 and 2, and Eva turn card 3": the comma shows where Eva begins.
                own = self._texts("hammer-and", one="", other="")
                lists = verb.startswith("turns-") and any(own in each for each in objects)
                listed = (
                    self._in_a_row(objects, plain=False) if lists else self._clauses.listed(objects)
                )
                message = f"hammerspace-{verb}-them"
                objects = [self._texts(message, list=listed, count=self._count)]
            found += objects
        if len(found) > 1 and deeds[0].verb.startswith("turns-"):
            # Several cards to turn over make a long sentence: the rest is one of its own.
            first, *others = found
            rest = self._texts(
                "hammerspace-also", what=self._in_a_row(others, plain=False), count=self._count
            )
            return self._texts("hammerspace-apart", one=first, two=capital(rest))
        return self._in_a_row(found, plain=len(found) == len(deeds))
