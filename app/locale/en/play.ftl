# What the screens of all games say.
play-log = LOG ({ $key }: all of it)
play-log-title = LOG   newest at the bottom; + opens a line
play-log-empty = Nothing to tell so far.
play-log-search = words of a line or of what stands under it, in any order
play-goes-on = The match goes on.
play-no-replay = Nothing has been decided yet.
play-no-undo = There is nothing to take back: a die, a card or another player came after it.
play-taken-back = { $name } took back: { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
play-back-over = how it ended
play-practice = practice
play-practice-begins = Practice: you can take back everything, dice and bots too. It doesn't count for the records.
play-since = Since your turn: { $changes }.
