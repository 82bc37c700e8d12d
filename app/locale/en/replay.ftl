# A match shown again.
replay-banner = REPLAY
# $unit is what a match counts: turns, or the steps of a Descent.
replay-turn = { $unit ->
    [steps] step
   *[turns] turn
} { $n } of { $last }
replay-decision = decision { $n } of { $last }
replay-turn-brief = { $unit ->
    [steps] step
   *[turns] turn
} { $n }/{ $last }
replay-decision-brief = decision { $n }/{ $last }
replay-eyes = view:
replay-eyes-all = everyone
replay-eyes-mover = current player
replay-begins = The beginning. { $next } shows the next decision; { $play } plays.
replay-at-start = This is the beginning.
replay-at-end = This is as far as the match went.
replay-own-eyes = Until the match ends, you only get your own view.
replay-turn-title = Go to which { $unit ->
    [steps] step
   *[turns] turn
}?
replay-turn-about = A number from 1 to { $last }.
replay-turn-wrong = That isn't a { $unit ->
    [steps] step
   *[turns] turn
} of this match: it has 1 to { $last }.
replay-no-fork-over = The match ended here. Go back first, and play from there.
replay-no-fork-people = Several people play this match, so nobody may see the future before it ends.
replay-no-fork-unsaved = The match in progress isn't saved: it would be lost.

# Play from a moment.
replay-fork-title = Play from here
replay-fork-about = { $n ->
    [0] Starts another match like this one, from the beginning.
    [one] Starts another match with the first decision of this one, up to here.
   *[other] Starts another match with the first { $n } decisions of this one, up to here.
} This one stays as it is.
replay-fork-practice = It is practice: the luck to come is the same as in this match, so it doesn't count for the records. You can undo everything.
replay-fork-begin-about = everyone else is a bot
replay-fork-all = all people
replay-fork-close-about = back to the replay
replay-forked = A branch of another match, from decision { $n }. It is practice and doesn't count.
replay-no-fork-daily = The daily counts. You can play from here once it is over.
replay-no-fork-counted = This match counts for the records. You can play from here once it is over.
