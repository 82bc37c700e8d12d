# What the screens of all games say.
play-log = LOG ({ $key }: all)
play-log-title = LOG   newest at the bottom; Enter opens a line with +
play-log-empty = Nothing has happened yet.
play-log-search = words of a line or of its details, in any order
play-look-on = Others play and you watch (keys: { $help }).
play-goes-on = The match continues.
play-no-replay = Nothing has been decided yet.
play-no-replay-yet = The table shows the replay when the match is over.
play-elsewhere = It's { $name }'s turn. Press your key again when it's yours.
play-stands-in = { $name } (bot)
play-on-its-way = Your decision is on its way to the table.
play-refused = { $why ->
    [stale] The match has moved on. Decide again.
    [turn] Somebody else decides now.
    [declined] Not everyone agreed to undo, so that decision stays.
    [undo] You can't undo that any more.
    [asking] Another question is still open.
   *[other] The table refused that. Nothing has changed.
}
play-taken-back = { $name } undoes { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
play-back-over = how it ended
play-practice = practice
play-practice-begins = Practice: you can undo everything, dice and bots too. It doesn't count for the records.
play-since = Since your last turn, { $changes }.
play-since-more = Since your last turn, { $changes } (and { $n } more { $n ->
    [one] change
   *[other] changes
}).
play-no-undo-none = You haven't decided anything since this match was opened.
play-no-undo-reveal = Undo stops at a die or a shown card. A practice match can undo everything.
play-no-undo-die = Undo stops at a die or a shown card.
play-no-undo-bot = Undo stops once a bot has played. A practice match can undo everything.
play-no-undo-other = Undo stops once another player has decided.
play-no-undo-over = The match is over. Only a practice match can still be undone.

# A hint's figure. $first and $other are decisions as the game names them after "if": "you go left".
play-hint-better = { $but ->
    [1] In trial games, though, you win { $chance }
   *[0] You win { $chance } of matches
} if you { $first }, { $gain ->
    [one] 1 point
   *[other] { $gain } points
} more than if you { $other } (in { $n } { $but ->
    [1] games
   *[0] trial games
}).
play-hint-same = You win about { $chance } of matches whether you { $first } or { $other }: { $n } trial games show no difference.
play-hint-better-coins = You end with about { $chance } coins if you { $first }, { $gain } more than if you { $other } (in { $n } trial games).
play-hint-same-coins = You end with about { $chance } coins whether you { $first } or { $other }: { $n } trial games show no difference.
play-hint-wait = The best choices are being tried out. This takes a few seconds.
play-hint-known = Press { $key } again to see what the best choices are worth.
