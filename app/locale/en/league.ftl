# mazmorra league: bots against each other.

league-group = league
league-file = the league: a YAML file with a game and its bots (docs/bots.md)
league-value-file = FILE
league-which-file = Name the file of a league, for example "mazmorra league league.yaml".
league-help-json = write the table and all results as JSON to a file; "-" prints it instead of the table
league-help-html = write the table with a chart as a page for a browser to a file
league-help-quiet = print no progress, and no table beside a file
league-no-extra = The extra "league" isn't installed. Install it with "pip install choix".
league-twice = The bot "{ $name }" is in the league twice. Remove one, or rename a file.
league-unloaded = { $path } can't be loaded ({ $why }).
league-scenario = { $kind }: { $game } isn't played with one.
league-seats = These rules don't fit the number of seats: { $found }. Change "seats" or "options".
league-stopped = Stopped. The same command continues.

league-title = League of { $game } ({ $preset })
league-games = { $n } matches of each of { $pairings ->
    [one] { $pairings } pairing
   *[other] { $pairings } pairings
}, seed { $seed }
league-limits = A bot in a file has { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for a decision and { $memory } MB.
league-no-network = The network isn't blocked for them: this system doesn't allow it.
league-no-memory = Their memory isn't limited: this system doesn't allow it.
league-column-bot = bot
league-column-rating = rating
league-column-games = matches
league-column-won = won
league-column-shared = shared
league-column-lost = lost
league-column-failed = lost by failing
league-failed-raised = { $n } errors
league-failed-illegal = { $n } illegal moves
league-failed-late = { $n } times too slow
league-failed-died = { $n } crashes
league-failed-garbage = { $n } broken answers
league-first-raised = First error of { $bot }: "{ $error }"
league-first-illegal = First illegal move of { $bot }: "{ $error }"
league-note = Ratings by Bradley and Terry, with 95% intervals; { $average } is an average bot here, and 400 points are odds of ten to one.
