"""The limits of what a line may carry. A message beyond one of them ends the line."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 10
"""The version of the protocol; both sides name the range that they speak."""

MOST_IN: Final = 8 * 1024
"""Bytes of a message to the table."""
MOST_OUT: Final = 256 * 1024
"""Bytes of a message to a client; a longer one is sent in parts."""
MOST_JOINED: Final = 16 * 1024 * 1024
"""Bytes of a message in parts: the journal of a long match."""

MOST_NESTED: Final = 400
"""Opening brackets of a message to the table, those in texts included: its depth is less."""

MOST_STEPS: Final = 64
"""Decisions of a plan."""
NOTATION: Final = 80
"""Characters of a decision's notation."""
TOKEN: Final = 100
"""Characters of a token, an invitation or a table's id."""
NAME: Final = 64
"""Characters of a name; its width is limited as well (`NAME_CELLS`)."""
TALK: Final = 400
"""Characters of what somebody says."""
GESTURES: Final = 8
SAID_CELLS: Final = 120
"""Cells of what somebody says, as it is shown."""
MOST_SAID: Final = 4
SAID_SECONDS: Final = 10.0
"""A client may send `MOST_SAID` lines and gestures in `SAID_SECONDS`."""
KEPT_SAID: Final = 50
"""Lines that a client keeps."""

KEPT_MESSAGES: Final = 256
KEPT_SIZE: Final = 64 * 1024
"""Messages that a table keeps for each viewer, and their characters. A viewer who missed more gets
a new snapshot, which is about as long."""
KEPT_ANSWERS: Final = 64
"""Answers that a table keeps for each seat."""

OPENING_SECONDS: Final = 10.0
"""How long the table waits for the guests' numbers when the host begins."""

CONSENT_SECONDS: Final = 15.0
"""How long an undo waits for the others' consent; no answer is a no."""

MOST_PLAYERS: Final = 32
"""People at a table, watchers included."""
MOST_LINES: Final = 64
"""Connections to the table of a player's program at a time."""
LINES_OF_ADDRESS: Final = 32
"""Connections of one address to that table: a household or a class may share one address."""
GUESS_SECONDS: Final = 60
"""Seconds until an address with too many wrong codes may try again."""
RESTART_SECONDS: Final = 1
"""Seconds until clients come back to a server that starts again, or to a table that no server has
at the moment."""
FULL_SECONDS, OFTEN_SECONDS = 30, 5
"""Seconds until a client comes back: to a full server, and from an address with too many
connections. The second time is short, because after a restart a whole class may come at once."""
MOST_QUEUED: Final = 4 * 1024 * 1024
"""Bytes that wait for a slow reader before its line is closed: a long match's beginning fits."""
QUEUED_LINES: Final = 1024
"""Lines that wait for a slow reader: all that a table keeps for a client fit."""
GREETING_SECONDS: Final = 10.0
"""How long a connection may be silent before its first message."""
PER_SECOND: Final = 10
"""Messages a second that a client may send in the long run."""
BURST_SECONDS: Final = 6
"""A client may send at once as many messages as it may send in this time."""
BURST: Final = BURST_SECONDS * PER_SECOND
"""Messages that a client may send at once."""

SHOWING_SECONDS: Final = 30.0
"""How long a table waits until a player's screen shows a position, before the clock begins."""
LONG_CLOCK: Final = 3600
"""Seconds for a decision from which no bot keeps the seat of an absent player: they may be away."""

HOLD_SECONDS: Final = 10.0
"""How long the bots of a table wait for the host's screen."""

AWAY_SECONDS: Final = 60.0
"""How long a seat waits for its absent player before a bot keeps it."""
