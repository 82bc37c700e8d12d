# The laboratory (mazmorra simulate): its options, its refusals, and its report.

lab-help-games = how many games are played; without it, { $default }
lab-help-seed = the same seed plays the same games, with any number of workers
lab-help-bots = who sits there, with commas between ("sharp,sharp,cautious"); "./my-bot.py" is a bot of your own
lab-help-seats = so many seats; the bots are repeated until all are taken
lab-help-fixed = every bot keeps its seat; without it they move on by one seat with every game
lab-help-workers = how many processes play; without it, one for each core
lab-help-match = play game N of the run alone and write it as a file that "mazmorra match import" takes, to be replayed
lab-help-json = write the whole report as JSON; "-" prints it instead of the tables
lab-help-csv = write the tables into a folder, a CSV file each
lab-help-quiet = print no tables and no progress
lab-help-strict = end with exit code 3 if a target does not hold
lab-group-run = the run
lab-group-report = the report
lab-value-number = N
lab-value-bots = BOTS
lab-value-preset = ID
lab-value-file = FILE
lab-value-folder = FOLDER

lab-which-game = Say which game: { $choices }.
lab-bad-seats = There are { $found } players, and these rules are for { $bounds }. "mazmorra play { $game } --help" names the rules for --option.
lab-too-many-bots = --seats: { $seats } seats are too few for { $bots } bots.
lab-guest-raised = { $option }: { $where }: the file could not be run: { $found }
lab-guest-absent = { $option }: { $path } has no function "{ $function }". It has: { $found }.
lab-guest-absent-all = { $option }: { $path } has no function "{ $function }"; a bot is a function of configuration, view and seed.
lab-guest-twice = { $option }: two files would both be called "{ $name }" in the report. Rename one.
lab-match-alone = --match: one game has no report; leave { $option } out.
lab-match-won = Game { $n }, seed { $seed }: { $won ->
        [0] nobody wins.
       *[other] won by { $names }.
    }
lab-match-written = Written: { $path }. To replay it: mazmorra match import { $path }, then Matches on the home screen.
lab-no-folder = { $option }: there is no folder "{ $folder }".
lab-is-folder = { $option }: "{ $path }" is a folder.
lab-is-no-file = { $option }: "{ $path }" is no ordinary file; "-" prints the report.
lab-is-file = { $option }: "{ $path }" is a file and no folder.
lab-broke = Game { $n } (seed { $seed }) could not be played to its end: { $why }. Nothing was written.
lab-kills = Games { $first } to { $last } ended { $deaths } workers, one after the other. Perhaps there is not enough memory. Nothing was written.
lab-no-worker = No worker could be started: { $why }.
lab-stopped = Stopped. Nothing was written.

lab-progress = { $done } of { $games } games
lab-progress-speed = { $done } of { $games } games, { $speed } a second, { $time } left
lab-took = { $games } games in { $time }, { $speed } a second, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
lab-wrote = Written: { $path }

lab-title = { $game }: { $deck } ({ $preset })
lab-title-plain = { $game } ({ $preset })
lab-games = { $n ->
    [one] { $n } game, seed { $seed }
   *[other] { $n } games, seed { $seed }
}
lab-bots-rotate = Bots: { $bots }, one seat on with every game
lab-bots-stay = Bots: { $bots }, in these seats
lab-changes = Changed rules: { $changes }
lab-always = In every simulation, unless changed: { $changes }
lab-percent = { $value }%
lab-note = (from..to) and { $reach } show the intervals of 95% confidence.

lab-section-length = How long games last
lab-section-bots = Games won, by bot
lab-section-seats = Games won, by seat
lab-section-order = Games won, by the order of play
lab-section-sittings = Games won, by bot and seat
lab-section-ends = How games end
lab-section-monsters = Monsters, by their combats
lab-section-events = What happened, in all games

lab-unit-rounds = rounds
lab-unit-turns = turns
lab-unit-decisions = decisions

lab-kind-bot = bot
lab-kind-seat = seat
lab-kind-order = order of play
lab-kind-sitting = bot and seat
lab-kind-end = end
lab-kind-event = what
lab-kind-monster = monster

lab-column-median = median
lab-column-mean = mean
lab-column-usual = 90% last
lab-column-range = all
lab-column-games = games
lab-column-share = share
lab-column-seats = seats
lab-column-won = won
lab-column-even = even
lab-column-times = times
lab-column-met = met
lab-column-fought = fought
lab-column-escaped = escaped
lab-column-died = deaths
lab-column-killed = killed
lab-column-used = seats
lab-column-won-with = won with it
lab-column-difference = difference
lab-column-plays = plays
lab-column-alike = others alike

lab-seat = seat { $n }
lab-order = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}
lab-sitting = { $bot }, seat { $n }
lab-end-escaped = somebody escaped
lab-end-turn-limit = the limit of turns
lab-end-cap = no end in sight
lab-event-deaths = deaths

lab-targets = Targets
lab-verdict-holds = holds
lab-verdict-fails = does not hold
lab-verdict-undecided = undecided
lab-verdict-median = median { $value }
lab-verdict-row = { $row }: { $value }
lab-verdict-nothing = nothing was measured
lab-verdict-rows = all of them: { $rows }
lab-verdict-rows-more = among them: { $rows }, and { $n } more
lab-sum-holds = In balance: every target holds.
lab-sum-fails = Out of balance: targets that do not hold, { $n } of { $most }.
lab-sum-undecided = Open: targets that are undecided, { $n } of { $most }; play more games (--games).
lab-target-rounds = the median game lasts { $low } to { $high } rounds
lab-target-even-seats = every seat wins { $low } to { $high } of the games
lab-verdict-unasked = not measured
lab-verdict-needs-alike = measured only if all bots are the same
