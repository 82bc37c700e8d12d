# Refusals of engines, matches and the store: one sentence for each code.

errors-unknown = Something went wrong ({ $code }). "mazmorra paths" shows where the log is.
errors-engine-error = The rules don't allow that now. Choose another move.
errors-illegal-action = You can't do that now. Choose another move.
errors-game-over = The match is over. There is nothing left to decide.
errors-not-your-turn = It isn't your turn. Wait for the others.
errors-bad-notation = "{ $found }" isn't a move in this game.
errors-bad-state = The data of this match is damaged ({ $found }).
errors-bad-encoding = This isn't valid data for this game ({ $problem }).

errors-setup-seats = { $found ->
    [one] There is { $found } player
   *[other] There are { $found } players
}, and this game needs { $least } to { $most }.
errors-setup-unknown-bot = There is no bot called "{ $found }".
errors-setup-empty-deck = { $deck ->
    [monsters] The deck has no monsters. Add at least one.
   *[treasures] The deck has no treasures. Add at least one.
}
errors-setup-same-id = Two cards of the deck have the id "{ $found }". Change one of them.
errors-setup-other = The match can't start with this setup ({ $problem }).

errors-unknown-game = This version of Mazmorra has no game called "{ $game }".
errors-other-rules = This match was played with version { $found } of the rules, and this is version { $ours }. It can't be replayed.
errors-other-rules-none = This match was played with version { $found } of the rules, and this is version { $ours }. It stays saved but can't continue, because its last position is missing.
errors-other-rules-behind = This match was played with version { $found } of the rules, and this is version { $ours }. It stays saved but can't continue, because its saved position is older than its last decision.
errors-other-rules-state = This match was played with version { $found } of the rules, and this is version { $ours }. It stays saved but can't continue, because these rules can't read its position.
errors-wrong-journal = This match is damaged: decision { $number } doesn't fit the decisions before it. Your other matches are fine.
errors-wrong-journal-header = This match is damaged at its beginning. Your other matches are fine.
errors-bad-header = This match is damaged at its beginning ({ $field }). Your other matches are fine.
errors-newer-format = A newer version of Mazmorra wrote this match. Update Mazmorra to play it.

errors-journal-full = The disk is full. You can keep playing, but this match is no longer saved.
errors-journal-readonly = The file with your matches is read-only. You can keep playing, but this match is no longer saved.
errors-journal-busy = Another program is using the file with your matches. You can keep playing, but this match is no longer saved.
errors-journal-corrupt = The file with your matches is damaged. You can keep playing, but this match is no longer saved.
errors-journal-gone = The file with your matches was moved or deleted. You can keep playing, but this match is no longer saved.
errors-journal-io = Saving failed. You can keep playing, but this match is no longer saved.
errors-journal-beside = Your matches are open in another Mazmorra. You can play this match, but it isn't saved.
errors-journal-none = Your matches can't be read or written. You can play this match, but it isn't saved.

errors-saves-full = The disk is full, so nothing can be saved. Free some space and try again.
errors-saves-readonly = The file with your matches can't be opened or changed, so nothing can be saved. Check its permissions.
errors-saves-busy = Another program is using the file with your matches, so nothing can be saved. Close that program and try again.
errors-saves-corrupt = The file with your matches is damaged, so nothing can be saved. "mazmorra paths" shows where it is.
errors-saves-gone = The file with your matches was moved or deleted, so nothing can be saved. Start Mazmorra again.
errors-saves-io = Your matches can't be read or written, so nothing can be saved. "mazmorra paths" shows where they are.

errors-store-error = Your matches can't be used. "mazmorra paths" shows where they are.
errors-store-busy = Your matches are open in another Mazmorra ({ $who }). You can play here, but nothing is saved. To use them here, close the other one and go back to the home screen.
errors-holder = process { $process }
errors-holder-terminal = process { $process }, terminal { $terminal }
errors-holder-unknown = in another terminal
errors-store-newer = A newer version of Mazmorra wrote your matches. Update Mazmorra to use them.
errors-store-older = Another program, perhaps an older Mazmorra, is using your matches. Close it, and start this one again.
errors-store-not-ours = The file with your matches is damaged, or it belongs to another program: { $path }
errors-no-such-match = This match is no longer saved.
errors-already-here = You already have this match.
errors-not-portable = This match can't be exported: the rules changed while it was played, so nobody else could check it.
errors-export-newer = A newer version of Mazmorra exported this match. Update Mazmorra to import it.
errors-export-bad-other = This file isn't a match exported by Mazmorra.
errors-export-bad-size = This match is too big for a file.
errors-export-bad-torn = The end of this file is missing. Export the match again.
errors-export-bad-sum = This file was changed or damaged. Export the match again.
errors-export-bad-line = Line { $line } of this file isn't in Mazmorra's format. Export the match again.
errors-export-bad-id = The match id in this file is missing or wrong. Export the match again.
errors-save-newer = A newer version of Mazmorra saved this match. Update Mazmorra to play it.
errors-save-broken-unreadable = { $where ->
    [header] The beginning of this match can't be read
   *[decision] Decision { $number } of this match can't be read
}; { $kept } of { $total } decisions are intact.
errors-save-broken-crc = { $where ->
    [header] The beginning of this match was changed or damaged
   *[decision] Decision { $number } of this match was changed or damaged
}; { $kept } of { $total } decisions are intact.
errors-save-broken-gap = { $where ->
    [header] The beginning of this match is missing
   *[decision] Decision { $number } of this match is missing
}; { $kept } of { $total } decisions are intact.
errors-save-broken-chain = { $where ->
    [header] The beginning of this match belongs to another match
   *[decision] Decision { $number } of this match doesn't follow from the previous one
}; { $kept } of { $total } decisions are intact.
errors-save-broken-size = { $where ->
    [header] The beginning of this match has an impossible size
   *[decision] Decision { $number } of this match has an impossible size
}; { $kept } of { $total } decisions are intact.
errors-save-broken-tail = { $where ->
    [header] The beginning of this match is missing
   *[decision] Decision { $number } of this match and the ones after it are missing
}; { $kept } of { $total } decisions are intact.
errors-save-lost = This match can't be recovered.
errors-save-cut = You can continue the match from there.

errors-file-missing = The file "{ $path }" doesn't exist. Check its name and folder.
errors-file-forbidden = You have no permission to read or change the file { $path }.
errors-file-exists = The file { $path } already exists. Choose another name.
errors-file-large = The file { $path } is too big.
errors-file-odd = { $path } isn't an ordinary file. Is it a folder?
errors-file-beneath = The path { $path } can't exist: one of its folders is really a file.
errors-file-full = There is no room on the disk for { $path }. Free some space and try again.
errors-cause-missing = something is missing
errors-cause-forbidden = you have no permission
errors-cause-exists = that name is already taken
errors-cause-large = it is too big
errors-cause-odd = it isn't an ordinary file
errors-cause-beneath = there is a file where a folder should be
errors-cause-full = the disk is full
errors-cause-files = too many files are open
errors-cause-memory = there isn't enough memory
errors-cause-processes = too many processes are running
errors-cause-loop = its links form a circle
errors-cause-long = the name is too long
errors-cause-other = the system says { $why }
errors-file-other = The file { $path } can't be used ({ $why }).
