# A match shown again.
replay-banner = REPLAY
replay-turn = turn { $n } of { $last }
replay-decision = decision { $n } of { $last }
replay-turn-brief = turn { $n }/{ $last }
replay-decision-brief = decision { $n }/{ $last }
replay-eyes = eyes:
replay-eyes-all = everybody
replay-eyes-mover = whoever decides
replay-begins = The beginning. { $next }: the next decision; { $play }: it plays by itself.
replay-at-start = This is the beginning.
replay-at-end = This is the end of what was played.
replay-own-eyes = While the match goes on, you look through your own eyes only.
replay-turn-title = Which turn?
replay-turn-about = A number from 1 to { $last }.
replay-turn-wrong = There is no such turn: 1 to { $last }.
replay-no-fork-over = The match ended here: go back first, and play on from there.
replay-no-fork-people = Several people play this match: nobody looks ahead before it is over.
replay-no-fork-unsaved = The running match isn't saved: it would be lost.

# Play on from a moment.
replay-fork-title = Play on from here
replay-fork-about = Another match begins with { $n ->
    [one] the first decision
   *[other] the first { $n } decisions
} of this one, up to turn { $turn }. This one stays as it is.
replay-fork-practice = It is practice: the dice and cards to come are those of this match, so it doesn't count for the records. You can take back everything that you decide.
replay-fork-begin-about = everybody else is a bot
replay-fork-all = all people
replay-fork-close-about = back to the replay
replay-forked = A fork: played on from decision { $n } of another match. It is practice and doesn't count.
replay-no-fork-daily = The daily counts. You can continue from here once it is over.
