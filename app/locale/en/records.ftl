# While another program has the saved matches, or nothing can be saved.
records-tag-unsaved = NOT SAVED
records-tag-beside = LOOKING ON
records-beside = Another Mazmorra ({ $who }) has the saved matches: nothing is saved here. Leave that one, and this one takes them over.
records-taken-over = The other Mazmorra has ended: from here on everything is saved.
records-read-only = Another Mazmorra has the matches: here one can only look.
records-not-forgotten = It can't be deleted just now: it stays in the list of matches.
records-lost = to the home screen; this match is not saved
records-leave = Leave
records-leave-title = Leave this match?
records-leave-about = It is not saved: nobody can go on with it, and it counts for no records.
records-leave-no = Keep playing
records-leave-yes = Leave it
records-not-at-hand = The records are not at hand: the file of saved matches can't be read.

# The records screen.
records-row = statistics, hall of fame, feats, streaks
records-search = words of this page, in any order
records-title = RECORDS
records-explained = What is remembered of the matches that were finished here. Nothing of it leaves this machine. Practice, seats that went to somebody else and matches that came in a file don't count.
records-statistics = Statistics
records-hall = Hall of fame
records-feats = Feats
records-streaks = Streaks
records-all-games = all games
records-none-yet = No match that counts has been finished yet. Play one to its end, and this page begins to fill.
records-no-results = No results yet. The first win stands here for good, or until a better one comes.
records-no-dailies = No daily has been played to its end yet. It waits on the home screen, a new one every day.
records-practice = { $n ->
    [0] Practice does not count here.
    [one] Practice does not count here: one finished match is left out.
   *[other] Practice does not count here: { $n } finished matches are left out.
}
records-by-game = By game
records-by-name = By player
records-by-seat = By seat
records-by-bot = Bots, in matches with people
records-by-deck = By deck and labyrinth
records-seat = seat { $n }
records-head-matches = matches
records-head-won = won
records-head-share = share
records-head-turns = turns
records-head-time = time
records-head-now = now
records-head-best = most
records-hall-turns = win in the fewest turns
records-hall-time = win in the shortest time
records-feats-count = { $n } of { $all }
records-feats-about = Feats are gained in finished matches by people who played them to the end themselves; not in practice, in forks, or on a seat that a bot played for a while.
records-streaks-won = Matches won one after the other
records-streaks-daily = Days with a daily
records-streaks-days = days in a row now: { $now }, most ever: { $best }
records-streaks-dailies = dailies played to the end: { $n }, won: { $won }
