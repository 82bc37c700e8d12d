# The screen, the log and plain mode of a game that brings none of its own. A game may replace the
# first lines of the log by messages of its own: <game>-start, <game>-start-all, <game>-start-watch.
generic-start = You play { $names } (keys: { $help }).
generic-start-all = You play { $names } (keys: { $help }).
generic-start-watch = Only bots play, and you watch (keys: { $help }).

generic-turn = turn { $n }
generic-your-turn = your turn
generic-over = the match is over
generic-seed = seed { $seed }
generic-choices = YOUR CHOICE
generic-decision = DECISION
generic-whole = Table
generic-choices-more = { $first } to { $last } of { $all }
generic-table = TABLE
generic-table-more = { $key }: show all
generic-empty = The table is empty.
generic-thinks = { $name } is choosing a move...
generic-watching = It is { $name }'s turn to decide.
generic-next = Next: { $name }
generic-next-over = That was the last decision.
generic-see-end = { $key }: how it ended
generic-title = The table

generic-not-over = The match is over.
generic-not-your-turn = It isn't your turn.
generic-hint = A bot would choose: { $choice }
generic-hint-only = You have only one choice.
generic-hint-bot = { $name } (a bot) chose: { $choice }
generic-hint-no-bot = No bot decided here.
generic-hint-secret = What { $name } knew here stays secret until the match ends.
generic-unsaid = { $name }: { $choice }

generic-won = { $names } wins!
generic-shared = { $names } share the win!
generic-nobody-won = Nobody won.
generic-first = won
generic-place = place { $rank }

# Plain mode.
generic-brief = Turn { $turn }. { $name }, it is your turn.
