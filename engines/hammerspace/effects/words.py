"""The words of the vocabulary as types; each is a number in `codes`, at its place in a tuple."""

from __future__ import annotations

from typing import Literal

AnyType = Literal[
    "physical", "chemical", "energy",
    "melee", "projectile", "fire", "ice", "biological", "corrosive", "electric", "plasma",
]  # fmt: skip
Subtype = Literal[
    "melee", "projectile", "fire", "ice", "biological", "corrosive", "electric", "plasma"
]
Kind = Literal["attack", "defence", "ability"]
Happening = Literal[
    "turn-start", "turn-end", "attack", "ability", "hit", "miss", "hurt", "block", "settled",
    "flip", "heal", "fall", "redraw",
]  # fmt: skip
Subject = Literal["owner", "others", "anyone"]
Limit = Literal["turn", "game"]
Figure = Literal[
    "attack", "defence", "attack-die", "defence-die", "healing", "targets", "makeshift", "hidden",
    "marks",
]  # fmt: skip
Cause = Literal["any", "attack", "effect"]
Counted = Literal[
    "lost", "attack-die", "up", "down", "attacks", "players", "defences", "other-attacks"
]  # fmt: skip
Rival = Literal["other", "chosen", "random", "left", "right", "strongest", "weakest"]
"""One player that is not the owner."""
Selector = Literal[
    "owner", "other", "chosen", "random", "left", "right", "strongest", "weakest", "others",
    "everyone", "monster", "keeper",
]  # fmt: skip
Elsewhere = Literal["other", "random", "left", "right", "strongest", "weakest", "monster"]
"""The possible receivers of a redirected loss, which need no choice."""
Pick = Literal["random", "chosen", "all"]
OnePick = Literal["random", "chosen"]
Face = Literal["any", "up", "down"]
Party = Literal["owner", "other"]
Die = Literal["attack", "defence"]
MarkKind = Literal["soak", "grease", "daze"]
