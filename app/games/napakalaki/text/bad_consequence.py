"""A bad consequence in words (NAP-16): as on its card, and as its cost for one player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.i18n.fluent import Texts
from engines.napakalaki.cards import ALL, KINDS
from engines.napakalaki.config import (
    ANY_KIND,
    FROM_EQUIPPED,
    FROM_HIDDEN,
    Config,
    necklace_of,
)
from engines.napakalaki.stand import saving_card

ARROW = "->"
IN_WORDS = ""
"""In place of an arrow: each part is said in words, as what somebody loses."""
_PLACES = ("equipped", "hidden", "either")
_FEW = 2
"""The most cards that a line names; more are counted."""

Cards = tuple[int, ...]
Player = tuple[int, Cards, Cards | None]
"""Level, equipped cards, and the hidden ones if they may be shown."""


def bad_lines(texts: Texts, config: Config, number: int, arrow: str = ARROW) -> tuple[str, ...]:
    """The losses of a monster as its card says, one line per part, in the order of settling."""
    bad = config.monsters[number].bad
    if bad.death:
        return (texts("napakalaki-bad-death"),)
    lines = [_levels(texts, bad.levels, arrow)] if bad.levels else []
    lines += [_part(texts, arrow, *part) for part in _parts(config.dues[number])]
    return tuple(lines)


def bad_lines_for(
    texts: Texts,
    config: Config,
    name: Callable[[int], str],
    number: int,
    player: Player,
    arrow: str,
) -> tuple[str, ...]:
    """The same lines with the result for a player; `name` returns the name of a treasure.

    In the edition guion the equipped necklace goes before any other card (NAP-17). A treasure may
    spare what is equipped (NAP-44)."""
    level, equipped, hidden = player
    bad, saver = config.monsters[number].bad, saving_card(config, equipped)
    if bad.death:
        change = _change(texts, level, 1, arrow) if level > 1 else ""
        if saver >= 0:
            dies = _with(texts, texts("napakalaki-bad-dies"), change)
            return (texts("napakalaki-bad-saved", dies=dies, card=name(saver)),)
        return (_with(texts, texts("napakalaki-bad-death"), change),)
    lines = []
    if bad.levels:
        left = 1 if bad.levels == ALL else max(1, level - bad.levels)
        change = _change(texts, level, left, arrow)
        if arrow == IN_WORDS and level - left < bad.levels:  # nobody falls below level 1
            change = texts("napakalaki-no-lower-in-words")
        lines.append(_with(texts, _levels(texts, bad.levels, arrow), change))
    necklace = necklace_of(config, equipped) if config.parameters.necklace_always else -1
    if necklace >= 0:
        lines.append(texts(f"napakalaki-bad-spent{_how(arrow)}"))
        equipped = tuple(card for card in equipped if card != necklace)
    spared = saver >= 0
    victim = _Victim(texts, config, name, () if spared else equipped, hidden, _how(arrow), spared)
    parts = _parts(config.dues[number])
    lines += [_with(texts, _part(texts, arrow, *part), victim.gives(*part)) for part in parts]
    return tuple(lines)


def due_line(texts: Texts, due: Cards) -> str:
    """The rest of a part still to be lost: the part at the top of the view's stack."""
    return _part(texts, ARROW, *due[-3:])


class _Victim:
    """The player's remaining cards while the parts are computed: the cards, how many of them go by
    open choices, and where such a choice may be of any type."""

    def __init__(
        self,
        texts: Texts,
        config: Config,
        name: Callable[[int], str],
        equipped: Cards,
        hidden: Cards | None,
        how: str,
        spared: bool,
    ) -> None:
        self._texts = texts
        self._how = how
        self._spared = spared
        self._kind = config.kind
        self._name = name
        self._cards = {FROM_EQUIPPED: list(equipped), FROM_HIDDEN: list(hidden or ())}
        self._secret = hidden is None
        self._chosen = {FROM_EQUIPPED: 0, FROM_HIDDEN: 0}
        self._any: set[int] = set()

    def gives(self, place: int, kind: int, count: int) -> str:
        """The cost of a part, "" if it depends on hidden cards that may not be shown."""
        if self._secret and place != FROM_EQUIPPED:
            return ""
        if self._spared and place == FROM_EQUIPPED:
            return self._texts(f"napakalaki-spared{self._how}")
        places = [place] if place in self._cards else [FROM_EQUIPPED, FROM_HIDDEN]
        pool = [
            card
            for each in places
            for card in self._cards[each]
            if kind in (ANY_KIND, self._kind[card])
        ]
        typed = kind != ANY_KIND
        if typed and place in self._any:
            return ""
        # Each type has one part: chosen cards of other types are not among these.
        chosen = 0 if typed else sum(self._chosen[each] for each in places)
        left = len(pool) - chosen
        if left == 0:
            return self._texts(f"napakalaki-have-none{self._how}")
        if 0 < count < left:
            self._chosen[places[0]] += count
            self._any |= set() if typed else set(places)
            return self._texts("napakalaki-have-some", n=left)
        for each in places:
            self._cards[each] = [card for card in self._cards[each] if card not in pool]
            self._chosen[each] = self._chosen[each] if typed else 0
        if chosen or left > _FEW:
            return self._texts("napakalaki-treasures", n=left)
        return ", ".join(map(self._name, pool))


def _parts(dues: Cards) -> Iterator[tuple[int, int, int]]:
    """Place, kind and count of each part; the configuration's stack has the first one last."""
    for at in range(len(dues) - 3, -1, -3):
        yield dues[at], dues[at + 1], dues[at + 2]


def _how(arrow: str) -> str:
    """The end of the messages whose words depend on how a change is said."""
    return "-in-words" if arrow == IN_WORDS else ""


def _levels(texts: Texts, levels: int, arrow: str) -> str:
    if levels == ALL:
        return texts(f"napakalaki-bad-all-levels{_how(arrow)}")
    return texts(f"napakalaki-minus-levels{_how(arrow)}", n=levels)


def _part(texts: Texts, arrow: str, place: int, kind: int, count: int) -> str:
    where = _PLACES[place]
    if count == ALL:
        return texts(f"napakalaki-bad-all-{where}{_how(arrow)}")
    if kind != ANY_KIND:
        where = f"{where}-{KINDS[kind]}"
    return texts(f"napakalaki-bad-{where}", n=count)


def _change(texts: Texts, level: int, left: int, arrow: str) -> str:
    if level == left:
        return texts(f"napakalaki-no-lower{_how(arrow)}", level=left)
    if arrow == IN_WORDS:
        return texts("napakalaki-from-to-words", before=level, after=left)
    return texts("napakalaki-from-to", before=level, after=left, arrow=arrow)


def _with(texts: Texts, what: str, aside: str) -> str:
    return texts("napakalaki-aside", what=what, aside=aside) if aside else what
