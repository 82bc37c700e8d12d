# While the saved matches are open in another program, or nothing can be saved.
records-tag-unsaved = NOT SAVED
records-beside = Your matches are open in another Mazmorra ({ $who }), so nothing is saved here. Quit that one and they move to this one.
records-taken-over = The other Mazmorra is closed: from now on everything is saved here.
records-read-only = Your matches are open in another Mazmorra. Here you can only watch.
records-not-forgotten = It can't be deleted right now, so it stays in the list of matches.
records-lost = to the home screen; this match isn't saved
records-leave = Leave
records-leave-title = Leave this match?
records-leave-about = It isn't saved: nobody can continue it, and it doesn't count for the records.
records-leave-no = Keep playing
records-leave-yes = Leave it
records-not-at-hand = No records to show: the file with your matches can't be read.

# The records screen.
records-row = statistics, hall of fame, feats, streaks
records-search = words on this page, in any order
records-title = RECORDS
records-explained = What you did in the matches finished here. Nothing leaves this computer. Practice, imported matches and seats that changed hands don't count.
records-statistics = Statistics
records-hall = Hall of fame
records-feats = Feats
records-streaks = Streaks
records-all-games = all games
records-none-yet = No finished match counts yet. Play one to its end and this page begins to fill.
records-no-results = No results yet. The first win stays here for good, or until a better one comes along.
records-no-dailies = You haven't finished a daily yet. Find it on the home screen; there is a new one every day.
records-practice = { $n ->
    [0] Practice doesn't count here.
    [one] Practice doesn't count here: one finished match is left out.
   *[other] Practice doesn't count here: { $n } finished matches are left out.
}
records-by-game = By game
records-by-name = By player
records-by-seat = By seat
records-by-bot = Bots, in matches with people
records-by-deck = By deck and labyrinth
records-seat = seat { $n }
records-head-matches = matches
records-head-won = won
records-head-share = win rate
records-head-turns = turns
records-head-time = time
records-head-now = now
records-head-best = best
records-hall-turns = fewest turns to win
records-hall-time = shortest time to win
records-feats-count = { $n } of { $all }
records-feats-about = You earn feats in finished matches that you played to the end yourself. Practice, branches and seats that a bot played for a while don't count.
records-streaks-won = Wins in a row
records-streaks-daily = Dailies
records-streaks-days = days in a row: { $now } now, best { $best }
records-streaks-dailies = { $n } finished, { $won } won
