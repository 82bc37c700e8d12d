"""The codec of the match's own events: see `engines.kernel.codec`."""

from __future__ import annotations

from app.match.events import BotStumbled, Decided, DecisionsUndone, NotSaved, TimeUp
from engines.kernel import wire
from engines.kernel.codec import Codec

EVENTS = (NotSaved, DecisionsUndone, BotStumbled, TimeUp, Decided)
CODEC = Codec("match", EVENTS, wire.CODEC)
