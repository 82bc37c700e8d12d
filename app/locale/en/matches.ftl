# The list of saved matches.
matches-title = MATCHES
matches-counts = { $on } in progress, { $over } finished
matches-head-game = game
matches-head-what = board/deck
matches-head-names = players
matches-head-count = moves
matches-head-when = when
matches-finished = Finished
matches-going-on = In progress
matches-none = No saved matches yet. { $key } imports one from a file.
matches-none-fit = No match has these words.
matches-none-chosen = There is no match here.
matches-one-kind = There is nothing to jump to: all the matches shown are of one kind.
matches-unreadable = The saved matches can't be read right now.
matches-search = words: a game, a player, a deck, practice...

# What is special about a match: symbols for a narrow column, and in words.
matches-sign-practice = P
matches-sign-fork = B
matches-damaged-brief = damaged
matches-damaged = The beginning of this match is damaged, so it can't be read.
matches-practice = P: practice, doesn't count for the records.
matches-fork = B: branch of another match, practice (P).
matches-taken-back = { $n ->
    [one] -{ $n }: one decision was undone.
   *[other] -{ $n }: { $n } decisions were undone.
}
matches-resigned = Resigned: { $names }.
matches-from-friend = A copy from a table with friends: it doesn't count for your records.
matches-imported-over = Imported when it was already finished.

# The panel beside the list.
matches-details = Details
matches-won = won
matches-began = started { $when }
matches-played-last = last played { $when }
matches-over-since = finished { $when }
matches-decisions = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
matches-lasting = { $hours ->
    [0] { $minutes } min of play
   *[other] { $hours } h { $minutes } min of play
}
matches-rules-usual = Default rules.
matches-rules = Changed rules:
matches-seed = seed { $seed }

# What is done with a match.
matches-name-title = Name this match
matches-name-about = At most { $most } characters; leave it empty for no name.
matches-name-long = Too long: at most { $most } characters.
matches-export-title = Export this match
matches-export-about = Where to? It has to be a new file.
matches-export-secret = Where to? It has to be a new file. Careful: it gives away the seed and everything hidden in this match.
matches-exported-title = Match exported
matches-exported = { $path }
matches-import-title = Import a match
matches-import-about = From which file? The match is checked first.
matches-imported = Match imported.
matches-no-path = That isn't a valid file path.
matches-delete-title = Delete this match?
matches-delete-about = { $name }. { $state ->
    [over] It will be gone for good, and the records no longer count it.
   *[on] It will be gone for good, and nobody can continue it.
}
matches-delete-no = Keep it
matches-delete-yes = Delete
matches-deleted = Match deleted.
matches-broken-title = This match can't be shown
matches-held = This match is open in another Mazmorra ({ $who }). To continue it here, quit that one and go back to the home screen.
matches-cut-title = This match is damaged
matches-cut-about = { $why } Everything after the last intact decision would be lost for good.
matches-cut-no = Leave it as it is
matches-cut-yes = Continue from decision { $kept } of { $total }
matches-practice-not-for-others = A practice match stays at this screen. Open a match that counts.
matches-not-for-others = Only a running match of several players can be opened.
