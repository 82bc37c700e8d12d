"""The genes of a creature, drawn from nothing but its id."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from app.tui.creatures.words import hint_of
from app.tui.themes import HIDES

_EYES = (
    "dot", "tall", "side", "squint", "big", "stare", "up", "angry", "sad", "sleepy", "cyclops",
    "visor", "three", "four",
)  # fmt: skip
_NARROW_EYES = ("tall", "side", "squint", "big", "stare", "up", "angry", "sad", "sleepy")
_SUNKEN_EYES = ("spark", "embers", "slit")
_MOUTHS = (
    "short", "line", "wide", "smile", "frown", "fangs", "teeth", "grin", "open", "tusks", "tongue",
    "buck",
)  # fmt: skip
_NARROW_MOUTHS = ("short", "line", "smile", "frown", "fangs", "teeth", "open", "buck")
_JAWS = ("jaws", "comb", "gums")
_BEASTLY = ("ears", "cat", "round", "rabbit", "horns", "bull", "unicorn", "mohawk")
_ODD = ("none", "antennae", "unicorn", "bulb", "sprout", "stalks", "horns")
_CIVIL = ("none", "tuft", "king", "hat", "party", "bow", "mohawk", "horns", "round")
_LIMBS = ("none", "down", "up", "out", "claws")
_LEGS = ("stubs", "pair", "boots", "long", "claws")
_HEMS = ("hem", "waves", "tails", "ribbon")
_PATTERNS = ("plain", "belly", "spots", "stripes", "back", "socks", "bands", "check")

DOOM = "doom"
"""The crown of every monster that kills: a pair of great horns."""


class CreatureKind(NamedTuple):
    """The parts that a body may get. Parts without an anchor on the body are left out."""

    eyes: tuple[str, ...] = _EYES
    mouths: tuple[str, ...] = _MOUTHS
    crowns: tuple[str, ...] = _ODD
    arms: tuple[str, ...] = _LIMBS
    feet: tuple[str, ...] = _LEGS
    patterns: tuple[str, ...] = _PATTERNS


KINDS: dict[str, CreatureKind] = {
    "blob": CreatureKind(),
    "ghost": CreatureKind(crowns=("none", "tuft", "bow", "party", "horns"), feet=_HEMS),
    "beast": CreatureKind(crowns=_BEASTLY),
    "bird": CreatureKind(
        eyes=_NARROW_EYES[:-1],
        crowns=("none", "tuft", "mohawk", "hat", "ears", "sprout"),
        arms=("wings",),
        feet=("thin", "claws"),
    ),
    "crab": CreatureKind(crowns=("none", "stalks", "antennae"), feet=("many", "crawl")),
    "robot": CreatureKind(
        eyes=("dot", "tall", "side", "big", "cyclops", "visor", "four"),
        mouths=("line", "wide", "teeth", "grin", "short"),
        crowns=("antennae", "bulb", "unicorn", "none", "king"),
        feet=("pair", "boots", "castors"),
        patterns=("plain", "bands", "check", "socks"),
    ),
    "tree": CreatureKind(crowns=("none", "sprout", "tuft", "stalks")),
    "orb": CreatureKind(mouths=("short", "line", "fangs", "teeth"), feet=(*_HEMS, "claws")),
    "chest": CreatureKind(
        mouths=_JAWS, crowns=("none", "tuft", "bow", "hat"), feet=("stubs", "claws")
    ),
    "sofa": CreatureKind(
        crowns=("none", "tuft", "horns", "round"), feet=("pegs", "castors", "stubs")
    ),
    "mushroom": CreatureKind(
        eyes=("dot", "tall", "side", "squint"),
        mouths=("short", "line", "smile", "frown", "open"),
        crowns=("none", "sprout", "bow"),
        patterns=("spots", "stripes", "bands", "check", "back"),
    ),
    "spider": CreatureKind(
        eyes=("tall", "side", "big", "angry", "four", "cyclops"),
        mouths=("short", "fangs", "teeth", "buck"),
        crowns=("none", "horns", "antennae"),
    ),
    "serpent": CreatureKind(
        eyes=_NARROW_EYES,
        mouths=("short", "line", "fangs", "tongue", "buck"),
        crowns=("none", "horns", "ears", "mohawk", "bull"),
    ),
    "hood": CreatureKind(
        eyes=_SUNKEN_EYES, mouths=("bars", "gaps"), crowns=("none", "horns", "antennae", "stalks")
    ),
    "kraken": CreatureKind(
        crowns=("none", "king", "tuft", "horns"), feet=("tails", "ribbon", "many")
    ),
    "bat": CreatureKind(
        eyes=_NARROW_EYES,
        mouths=("short", "fangs", "teeth", "buck"),
        crowns=("ears", "none", "antennae", "horns"),
    ),
    "flame": CreatureKind(
        eyes=_NARROW_EYES,
        mouths=_NARROW_MOUTHS,
        crowns=("none",),
        patterns=("plain", "back", "spots"),
    ),
    "cactus": CreatureKind(
        eyes=_NARROW_EYES, mouths=_NARROW_MOUTHS, crowns=("none", "bow", "sprout", "tuft", "hat")
    ),
    "person": CreatureKind(
        eyes=_NARROW_EYES, mouths=_NARROW_MOUTHS, crowns=_CIVIL, feet=("pair", "boots")
    ),
    "fish": CreatureKind(crowns=("none", "mohawk", "unicorn"), arms=("fins", "wings")),
    "bones": CreatureKind(
        eyes=_SUNKEN_EYES,
        mouths=("bars", "gaps", "teeth", "line", "wide"),
        crowns=(*_CIVIL, "bull", "unicorn"),
        feet=("pair", "long", "boots", "claws"),
    ),
    "frog": CreatureKind(feet=("stubs", "boots", "claws"), crowns=("none", "king", "tuft")),
    "pot": CreatureKind(crowns=("none", "sprout", "bulb", "stalks"), arms=("out", "fins", "up")),
    "frame": CreatureKind(crowns=("none", "bow", "king"), feet=("pegs", "claws", "pair")),
    "book": CreatureKind(eyes=("dot", "tall"), mouths=("short", "line", "smile", "frown")),
}
"""The kinds of bodies. Their order determines how creatures look: add at the end."""


class Genes(NamedTuple):
    """The complete input of a drawing, for every size and set of glyphs."""

    kind: str
    build: int
    hide: int
    """The number of the skin in the theme, from 0; `accent` is another one."""
    accent: int
    eyes: str
    mouth: str
    crown: str
    arms: str
    feet: str
    pattern: str
    grain: int
    """The position of spots, and the row where stripes begin."""
    deadly: bool


class _Draws:
    """Numbers from an id. The hash is keyed, so that no other use of the same hash gives the
    same ones."""

    def __init__(self, id: str) -> None:  # noqa: A002  # an id is what it is
        digest = blake2b(id.encode("utf-8", "surrogatepass"), person=b"mazmorra-beast").digest()
        self._left = int.from_bytes(digest, "big")

    def number(self, ways: int) -> int:
        self._left, number = divmod(self._left, ways)
        return number

    def one(self, names: tuple[str, ...]) -> str:
        return names[self.number(len(names))]


def genes_of(id: str, danger: int = 0) -> Genes:  # noqa: A002  # an id is what it is
    """Return the genes of an id; any text is one. `danger` above 0 marks a monster that kills."""
    draws = _Draws(id)
    drawn = draws.one(tuple(KINDS))
    hint = hint_of(id)
    name = hint.kind if hint else drawn
    kind = KINDS[name]
    hide = draws.number(len(HIDES))
    accent = (hide + 1 + draws.number(len(HIDES) - 1)) % len(HIDES)
    eyes, mouth, crown = draws.one(kind.eyes), draws.one(kind.mouths), draws.one(kind.crowns)
    if hint and hint.crown:
        crown = hint.crown
    return Genes(
        name,
        draws.number(12),
        hide,
        accent,
        eyes,
        mouth,
        DOOM if danger > 0 else crown,
        draws.one(kind.arms),
        draws.one(kind.feet),
        draws.one(kind.patterns),
        draws.number(1 << 31),
        danger > 0,
    )
