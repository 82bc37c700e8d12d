# Refusals of engines, matches and the store: one sentence for each code.

errors-unknown = Something went wrong ({ $code }).
errors-engine-error = The game refused this.
errors-illegal-action = That can't be done now.
errors-game-over = The game is over: nobody decides any more.
errors-not-your-turn = It is somebody else's turn.
errors-bad-notation = "{ $found }" is no move of this game.
errors-bad-state = This game's data is damaged ({ $found }).
errors-bad-encoding = What was received is no data of this game ({ $problem }).

errors-setup-seats = { $found ->
    [one] { $found } player
   *[other] { $found } players
}: this game is for { $least } to { $most }.
errors-setup-unknown-bot = There is no bot called "{ $found }".
errors-setup-empty-deck = { $deck ->
    [monsters] The deck has no monsters.
   *[treasures] The deck has no treasures.
}
errors-setup-same-id = The deck has two cards with the id "{ $found }".
errors-setup-other = The game can't be set up like this ({ $problem }).

errors-unknown-game = This version knows no game called "{ $game }".
errors-other-rules = This match was played with another version of the rules ({ $found }, ours is { $ours }), so it can't be played again from its decisions.
errors-other-rules-none = This match was played with another version of the rules ({ $found }, ours is { $ours }) and its last state was not kept, so it can't go on. It stays saved.
errors-other-rules-behind = This match was played with another version of the rules ({ $found }, ours is { $ours }) and the state that was kept of it is older than its last decision, so it can't go on. It stays saved.
errors-other-rules-state = This match was played with another version of the rules ({ $found }, ours is { $ours }) and these rules can't read its last state, so it can't go on. It stays saved.
errors-wrong-journal = The saved match does not add up from decision { $number } on.
errors-wrong-journal-header = The beginning of the saved match does not add up.
errors-bad-header = The beginning of the saved match is damaged ({ $field }).
errors-newer-format = A newer version of Mazmorra wrote this match. Update Mazmorra to play it.

errors-journal-full = The disk is full: this game goes on, but is no longer saved.
errors-journal-readonly = The saved games may not be written to: this game goes on, but is no longer saved.
errors-journal-busy = Another program holds the file of saved games: this game goes on, but is no longer saved.
errors-journal-corrupt = The file of saved games is damaged: this game goes on, but is no longer saved.
errors-journal-gone = The file of saved games was moved or deleted: this game goes on, but is no longer saved.
errors-journal-io = Saving failed: this game goes on, but is no longer saved.

errors-saves-full = The disk is full: nothing can be saved.
errors-saves-readonly = The file of saved games can't be opened or written to: nothing can be saved.
errors-saves-busy = Another program holds the file of saved games: nothing can be saved.
errors-saves-corrupt = The file of saved games is damaged: nothing can be saved.
errors-saves-gone = The file of saved games was moved or deleted: nothing can be saved.
errors-saves-io = The saved games can't be read or written: nothing can be saved.

errors-store-error = The saved games can't be used.
errors-store-busy = Another Mazmorra ({ $who }) has the saved matches. You can play here, but nothing will be saved: to go on with those, leave that one and go back to the first menu here.
errors-holder = process { $process }
errors-holder-terminal = process { $process }, terminal { $terminal }
errors-holder-unknown = in another terminal
errors-store-newer = A newer version of Mazmorra wrote the saved games. Update Mazmorra to use them.
errors-store-older = An older version of Mazmorra is running and has the saved games. Leave it, and start this one again.
errors-store-not-ours = The file of saved games is damaged, or of another program: { $path }
errors-no-such-match = There is no such saved game any more.
errors-already-here = This match is among your saved games already.
errors-not-portable = This match went on after a change of the rules, so nobody else could check it: it can't be exported.
errors-export-newer = A newer version of Mazmorra exported this match. Update Mazmorra to import it.
errors-export-bad-other = This is no match exported by Mazmorra.
errors-export-bad-size = This match is too big for a file.
errors-export-bad-torn = The end of this file is missing.
errors-export-bad-sum = This file was altered or damaged.
errors-export-bad-line = Line { $line } of this file is not as Mazmorra writes it.
errors-export-bad-id = This file has no proper id of a match.
errors-save-newer = A newer version of Mazmorra saved this game. Update Mazmorra to play it.
errors-save-broken-unreadable = { $where ->
    [header] The beginning of this saved game can't be read
   *[decision] Decision { $number } of this saved game can't be read
}; { $kept } of { $total } decisions are sound.
errors-save-broken-crc = { $where ->
    [header] The beginning of this saved game was altered or damaged
   *[decision] Decision { $number } of this saved game was altered or damaged
}; { $kept } of { $total } decisions are sound.
errors-save-broken-gap = { $where ->
    [header] The beginning of this saved game is missing
   *[decision] Decision { $number } of this saved game is missing
}; { $kept } of { $total } decisions are sound.
errors-save-broken-chain = { $where ->
    [header] The beginning of this saved game belongs to another game
   *[decision] Decision { $number } of this saved game does not follow from those before it
}; { $kept } of { $total } decisions are sound.
errors-save-broken-size = { $where ->
    [header] The beginning of this saved game is too big to be true
   *[decision] Decision { $number } of this saved game is too big to be true
}; { $kept } of { $total } decisions are sound.
errors-save-broken-tail = { $where ->
    [header] The beginning of this saved game is missing
   *[decision] Decision { $number } of this saved game and those after it are missing
}; { $kept } of { $total } decisions are sound.
errors-save-lost = This saved game can't be brought back.
errors-save-cut = It can be played on from there.

errors-file-missing = There is no file { $path }.
errors-file-forbidden = The file { $path } may not be read or written.
errors-file-exists = There is a file { $path } already.
errors-file-large = The file { $path } is too big.
errors-file-odd = { $path } is no ordinary file; is it a folder?
errors-file-beneath = { $path } can't be there: a part of the path before it is a file and no folder.
errors-file-full = There is no room left on the disk for { $path }.
errors-cause-missing = something needed is missing
errors-cause-forbidden = permission is lacking
errors-cause-exists = something has that name already
errors-cause-large = it is too big
errors-cause-odd = that is no ordinary file
errors-cause-beneath = a file lies where a folder should be
errors-cause-full = the disk is full
errors-cause-files = too many files are open
errors-cause-memory = memory is short
errors-cause-processes = too many processes are running
errors-cause-loop = its links lead in a circle
errors-cause-long = the name is too long
errors-cause-other = the system says { $why }
errors-file-other = The file { $path } can't be used ({ $why }).
