# What the screens of all games say.
play-log = LOG ({ $key }: all)
play-log-title = LOG   newest at the bottom; + opens a line
play-log-empty = Nothing has happened yet.
play-log-search = words of a line or of its details, in any order
play-goes-on = The match continues.
play-no-replay = Nothing has been decided yet.
play-no-undo = Nothing to undo: a die, a card or another player came after it.
play-taken-back = { $name } undoes { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
play-back-over = how it ended
play-practice = practice
play-practice-begins = Practice: you can undo everything, dice and bots too. It doesn't count for the records.
play-since = Since your turn: { $changes }.
