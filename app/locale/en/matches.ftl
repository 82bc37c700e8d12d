# The list of saved matches.
matches-title = MATCHES
matches-counts = { $on } to go on with, { $over } finished
matches-head-game = game
matches-head-what = board or deck
matches-head-names = players
matches-head-count = moves
matches-head-when = when
matches-finished = Finished
matches-going-on = Going on
matches-none = There are no saved matches yet. { $key } takes one in from a file.
matches-none-fit = No match has these words.
matches-none-chosen = There is no match here.
matches-one-kind = All matches in sight are of one kind.
matches-unreadable = The saved matches can't be read just now.
matches-search = words: a game, a player, a deck, practice...

# What is special about a match: signs for a narrow column, and in words.
matches-sign-practice = P
matches-sign-fork = F
matches-damaged-brief = damaged
matches-damaged = The beginning of this match is damaged: it can't be read any more.
matches-practice = P: practice, doesn't count for the records.
matches-fork = F: a fork of another match, practice (P).
matches-taken-back = { $n ->
    [one] -{ $n }: one decision was taken back.
   *[other] -{ $n }: { $n } decisions were taken back.
}
matches-resigned = Resigned: { $names }.
matches-imported-over = It came in a file when it was over.

# The panel beside the list.
matches-details = About it
matches-won = won
matches-began = begun { $when }
matches-played-last = played last { $when }
matches-over-since = finished { $when }
matches-decisions = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
matches-lasting = { $hours ->
    [0] { $minutes } min of play
   *[other] { $hours } h { $minutes } min of play
}
matches-rules-usual = The usual rules.
matches-rules = Rules that are changed:
matches-seed = seed { $seed }

# What is done with a match.
matches-name-title = What is this match called?
matches-name-about = At most { $most } characters; an empty line leaves it without a name.
matches-name-long = That is too long: at most { $most } characters.
matches-export-title = Write this match to a file
matches-export-about = Where to? The file must not be there yet.
matches-export-secret = Where to? The file must not be there yet. It holds the seed and all that is hidden in this match, which goes on.
matches-exported-title = The match is in a file
matches-exported = { $path }
matches-import-title = Take in a match from a file
matches-import-about = Which file? It is played again and checked first.
matches-imported = The match is here.
matches-no-path = That is no path of a file.
matches-delete-title = Delete this match?
matches-delete-about = { $name }. { $state ->
    [over] It is forgotten for good, and counts for the records no more.
   *[on] It is forgotten for good: nobody can go on with it.
}
matches-delete-no = Keep it
matches-delete-yes = Delete it
matches-deleted = The match is forgotten.
matches-broken-title = This match can't be shown
matches-held = Another Mazmorra ({ $who }) has this match: to go on with it here, leave that one and go back to the home screen.
matches-cut-title = This match is damaged
matches-cut-about = { $why } Decisions after the sound ones would be forgotten for good.
matches-cut-no = Leave it as it is
matches-cut-yes = Play on from decision { $kept } of { $total }
