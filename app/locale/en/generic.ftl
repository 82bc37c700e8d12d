# The screen, the log and plain mode of a game that brings none of its own. A game may replace the
# first lines of the log by messages of its own: <game>-start, <game>-start-all, <game>-start-watch.
generic-start = You are { $names } ({ $help }: keys).
generic-start-all = You are { $names } ({ $help }: keys).
generic-start-watch = Only bots play; you watch ({ $help }: keys).

generic-turn = turn { $n }
generic-your-turn = your turn
generic-over = the match is over
generic-seed = seed { $seed }
generic-choices = YOUR CHOICE
generic-decision = DECISION
generic-whole = Table
generic-choices-more = { $first } to { $last } of { $all }
generic-table = TABLE
generic-table-more = { $key }: all of it
generic-empty = Nothing lies on the table.
generic-thinks = { $name } decides...
generic-watching = { $name } is to decide.
generic-next = Next: { $name }
generic-next-over = That was the last decision.
generic-see-end = { $key }: how it ended
generic-title = The table

generic-not-over = The match is over.
generic-not-your-turn = It is not your turn.
generic-hint = A bot would choose: { $choice }
generic-hint-only = There is only one thing to do now.
generic-hint-bot = { $name } (a bot) chose: { $choice }
generic-hint-no-bot = No bot decided here.
generic-hint-secret = What { $name } saw here is for nobody else to know before the end.
generic-unsaid = { $name }: { $choice }

generic-won = { $names } wins!
generic-shared = { $names } share the win!
generic-nobody-won = Nobody won.
generic-first = won
generic-place = place { $rank }

# Plain mode.
generic-brief = Turn { $turn }. { $name }, it is your turn.
