# The laboratory (mazmorra simulate): its options, its refusals, and its report.

lab-help-games = how many games to play (default: { $default })
lab-help-seed = the seed; the same seed plays the same games, with any number of workers
lab-help-bots = the bots, with commas between ("sharp,sharp,cautious"); "./my-bot.py" is a bot of your own
lab-help-seats = how many seats; the bots are repeated until every seat is taken
lab-help-fixed = keep every bot in its seat (default: they move along one seat after each game)
lab-help-workers = how many processes play (default: one for each core)
lab-help-cluster = send the games to a Dask cluster: tcp://HOST:PORT, or local:4 for four workers here
lab-help-decide = stop as soon as all targets are decided; --games is then the most
lab-help-match = play only game N and write it to a file; "mazmorra match import" reads it for replay
lab-help-json = write the whole report as JSON to a file; "-" prints it instead of the tables
lab-help-csv = write the tables as CSV files to a folder
lab-help-html = write the report as a page for a browser, which works offline, to a file
lab-help-compare = show the figures of an earlier report, from its JSON file, beside those of the page for a browser
lab-help-quiet = print no tables and no progress
lab-help-strict = end with exit code 3 if a target is missed
lab-group-run = run
lab-group-report = report
lab-value-number = N
lab-value-cluster = ADDRESS
lab-value-bots = BOTS
lab-value-preset = ID
lab-value-file = FILE
lab-value-folder = FOLDER

lab-which-game = Choose a game: { $choices }.
lab-bad-seats = There are { $found } players, and these rules are for { $span ->
    [0] { $least }
   *[other] { $least }-{ $most }
}. "mazmorra play { $game } --help" lists the rules for --option.
lab-bot-count = { $option }: you named { $found ->
    [one] { $found } bot
   *[other] { $found } bots
}, and the game needs { $least } to { $most }.
lab-too-many-bots = --seats: { $bots } bots don't fit in { $seats } seats.
lab-guest-raised = { $option }: { $where } failed ({ $found }).
lab-guest-absent = { $option }: { $path } has no function "{ $function }". It has { $found }.
lab-guest-absent-all = { $option }: { $path } has no function "{ $function }". A bot is a function of configuration, view and seed.
lab-guest-twice = { $option }: two files would both be called "{ $name }" in the report. Rename one.
lab-match-alone = --match writes one game without a report. Leave { $option } out.
lab-match-won = { $won ->
        [0] Nobody wins game { $n } (seed { $seed }).
        [one] { $names } wins game { $n } (seed { $seed }).
       *[other] { $names } win game { $n } (seed { $seed }).
    }
lab-match-written = Saved as { $path }. To replay it, run "mazmorra match import { $path }" and open Matches on the home screen.
lab-no-folder = { $option }: the folder "{ $folder }" doesn't exist.
lab-is-folder = { $option }: "{ $path }" is a folder. Name a file.
lab-is-no-file = { $option }: "{ $path }" isn't an ordinary file. Write "-" to print the report.
lab-is-file = { $option }: "{ $path }" is a file. Name a folder.
lab-broke = Game { $n } (seed { $seed }) couldn't be finished ({ $why }). Nothing was written.
lab-kills = Games { $first } to { $last } ended { $deaths } workers, one after the other. There may not be enough memory; try fewer --workers. Nothing was written.
lab-no-worker = No worker could start ({ $why }).
lab-cluster-workers = "--cluster" and "--workers" can't be used together: a cluster has its own workers.
lab-cluster-form = "{ $found }" isn't the address of a cluster. Type one like tcp://192.168.1.20:8786, or local:4.
lab-cluster-custom = Only this machine has the files of your bots, so they can't play at { $address }. Leave out "--cluster", or use local:4.
lab-cluster-extra = The extra "cluster" isn't installed. Install it with "pip install distributed".
lab-cluster-absent = Nothing answers at { $address }. Start a scheduler there with "dask scheduler", or check the address.
lab-cluster-empty = The cluster at { $address } has no workers. Start some with "dask worker { $address }".
lab-cluster-others = No worker of { $address } can play: they have Mazmorra { $why }, and this machine has { $own }. Install the same version everywhere.
lab-cluster-lost = The cluster at { $address } has gone away. Nothing was written. Once it is back, the same command with the same --seed continues.
lab-cluster-refused = The worker { $worker } played nothing: it has Mazmorra { $found }, and this machine has { $own }.
lab-stopped = Stopped. Nothing was written. The same command with --seed { $seed } continues.

lab-progress = { $done } of { $games } games
lab-progress-speed = { $done } of { $games } games, { $speed } a second, { $time } left
lab-decided = { $n } of { $most } targets decided
lab-took = { $games } games in { $time }, { $speed } a second, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
lab-wrote = Saved as { $path }

lab-title = { $game }: { $deck } ({ $preset })
lab-title-plain = { $game } ({ $preset })
lab-games = { $n ->
    [one] { $n } game, seed { $seed }
   *[other] { $n } games, seed { $seed }
}
lab-bots-rotate = Bots: { $bots } (they move along one seat after each game)
lab-bots-stay = Bots: { $bots } (in these seats)
lab-changes = Changed rules: { $changes }
lab-always = Default in every simulation: { $changes }
lab-decide-early = Ended before { $most } games, because all targets are decided (with { $confidence } confidence for each look).
lab-decide-late = Played all { $most } games (with { $confidence } confidence for the last look).
lab-percent = { $value }%
lab-note = (from..to) and { $reach } are 95% confidence intervals.
lab-note-page = (from..to): 95% confidence interval. In a chart the mark is the figure, the band its interval, and the thin line the even share, or zero.
lab-note-cut = An arrow ends an interval that reaches beyond the chart.

lab-section-length = Length of games
lab-section-bots = Wins by bot
lab-section-seats = Wins by seat
lab-section-order = Wins by order of play
lab-section-sittings = Wins by bot and seat
lab-section-ends = How games end
lab-section-monsters = Monsters in fights
lab-section-events = Events in all games
lab-section-fun = How open matches are, by every fifth match
lab-section-leads = Winning chances in the course of a match, by the program's estimate
lab-section-changes = Lead changes in a match

lab-unit-rounds = laps
lab-unit-turns = turns
lab-unit-decisions = decisions

lab-kind-bot = bot
lab-kind-seat = seat
lab-kind-order = order of play
lab-kind-sitting = bot and seat
lab-kind-end = end
lab-kind-event = event
lab-kind-monster = monster
lab-kind-measure = measure
lab-kind-tenth = after
lab-tenth = { $value } of the turns
lab-measure-half = the leader at half time wins
lab-measure-no-choice = turns without a choice
lab-measure-changes = lead changes

lab-column-median = median
lab-column-mean = mean
lab-column-usual = middle 90%
lab-column-range = range
lab-column-games = games
lab-column-share = share
lab-column-seats = seats
lab-column-won = won
lab-column-even = even share
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
lab-column-before = before
lab-column-alike = similar ones
lab-column-led = the leader wins
lab-column-winner = the winner's chance

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
lab-end-turn-limit = turn limit reached
lab-end-cap = never ended
lab-event-deaths = deaths

lab-targets = Targets
lab-verdict-holds = met
lab-verdict-fails = missed
lab-verdict-undecided = undecided
lab-was = before: { $outcome }
lab-compared = Compared with an earlier run: { $games ->
    [one] { $games } game, seed { $seed }
   *[other] { $games } games, seed { $seed }
}. Grey marks and the column "before" are its figures.
lab-compare-html = --compare is for the page for a browser. Add --html.
lab-compare-unread = --compare: { $path } can't be read ({ $why }).
lab-compare-form = --compare: { $path } isn't a report. Make one with "--json".
lab-compare-version = --compare: { $path } is of another version of the program ({ $found }). Make that report again.
lab-compare-game = --compare: { $path } is a report of another game ({ $found }).
lab-verdict-median = median { $value }
lab-verdict-row = { $row }: { $value }
lab-verdict-row-chance = { $row }: { $value }, which may be chance among so many figures
lab-verdict-spread = standard deviation { $value }
lab-verdict-nothing = nothing was measured
lab-verdict-rows = all of them: { $rows }
lab-verdict-rows-more = among them: { $rows }, and { $n } more
lab-sum-holds = In balance: every target measured here is met.
lab-sum-fails = Out of balance: { $n } of { $most } targets missed.
lab-sum-undecided = Still open: { $n } of { $most } targets undecided. Play more games (--games).
lab-target-rounds = the median game lasts { $low } to { $high } laps
lab-target-even-seats = every seat wins { $low } to { $high } of the games
lab-verdict-unasked = not measured
lab-verdict-needs-alike = measured only if all bots are the same

lab-look-title = Look here first
lab-look-nothing = Nothing stands out: no target is missed, and no card is far from the others.
lab-look-open = { $n ->
    [one] One target is undecided. Play { $games } games to halve the intervals.
   *[other] { $n } targets are undecided. Play { $games } games to halve the intervals.
}
lab-look-missed = { $figure }, but the target is: { $target }.
lab-look-strong = { $rows }: { $value } points when it is used; the middle card has { $usual }.
lab-look-weak = { $rows }: { $value } points when it is used; the middle card has { $usual }.
lab-look-unseen = { $more ->
    [0] Never in play: { $rows }.
   *[other] Never in play: { $rows } and { $more } more.
}
lab-look-limit = { $value } of the games end like this: { $rows }.
lab-try-strong = Try to make it weaker or dearer.
lab-try-weak = Try to make it stronger or cheaper.
lab-try-unseen = Try to make them easier to use.
lab-try-limit = Try a nearer goal, or cards that decide more.
lab-try-rounds-high = Try a nearer goal, or cards that decide more.
lab-try-rounds-low = Try a goal further away, or cards that decide less.
lab-try-even-seats-high = Look for rules or cards that name a place at the table.
lab-try-even-seats-low = Look for rules or cards that name a place at the table.
