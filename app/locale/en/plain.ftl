# Plain mode: sentences out, typed words in. No symbols that are not read out well, never markup.
# Words of commands are lists parted by commas; the first one is shown in the help.

plain-welcome = Mazmorra in plain mode. Type a number or a word and press Enter.
plain-back = Type "screen" to go back to the full screen.
plain-no-screen = The full screen needs a terminal, and there is none here. Plain mode continues.
plain-screen-unsaved = This match isn't saved, so it can't move to the full screen. When it ends, type "screen" to go there.
plain-bye = Goodbye. Your matches in progress are saved.
plain-bye-unsaved = Goodbye. Nothing was saved.
plain-begins = The match begins. Type "help" for a list of commands.
plain-goes-on = The match continues. Type "log" to see what happened so far.
plain-begins-bots = The match begins.
plain-goes-on-bots = The match continues.
plain-only-bots = Only bots play: { $names }. Press Ctrl-C to stop.
plain-turn = Turn { $n }.
# In a match of bots alone.
plain-turns-quiet = Turns { $first } to { $last } pass quietly.
plain-out = { $n ->
    [one] You are out, so you have nothing more to decide. The bots continue.
   *[other] You are all out, so you have nothing more to decide. The bots continue.
}
plain-out-skip = Jump to the end of the match
plain-out-watch = Watch the rest, turn by turn
plain-out-how = Choose 1 or 2. You can also type "{ $log }" or "{ $quit }".
plain-over = { $turns ->
    [one] The match is over after { $turns } turn.
   *[other] The match is over after { $turns } turns.
}
plain-won = { $n ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
plain-practice = This is practice: it doesn't count for records, and you can undo everything.
plain-pass = Pass the keyboard to { $name }. Everyone else, look away! { $name }, press Enter.
plain-unknown = I don't know "{ $typed }". Type "{ $help }" for a list of commands.
plain-unknown-near = I don't know "{ $typed }". Did you mean "{ $near }"? Type "{ $help }" for a list of commands.
plain-unknown-same = I don't know "{ $typed }". Did you mean "{ $near }", which is the same as "{ $same }"?
# Words that are known but have no use at present.
plain-works-menu = "{ $word }" works in the menu. Type "{ $quit }" to go there.
plain-works-setup = "{ $word }" works before a match, while you set it up.
plain-works-match = "{ $word }" works during a match.
plain-no-number = { $last ->
    [1] You can't choose { $typed } here. The only choice is 1.
    [2] You can't choose { $typed } here. Choose 1 or 2.
   *[other] You can't choose { $typed } here. Choose a number from 1 to { $last }.
}
plain-typed = "{ $word }"
plain-no-such-choice = You can't choose "{ $typed }" here, only { $list }.
plain-yes = y yes
plain-saved = Every decision is saved at once. To leave the match, type "{ $quit }".
plain-saved-not = This match isn't being saved.
plain-nothing-typed = You typed nothing. Here is your decision again.
plain-not-done = Nothing has changed.
plain-seed = The seed was { $seed }.
plain-seat = { $n }. { $name } ({ $who })
plain-end-seat = { $name }: { $fate }.
plain-feat = { $feat } { $about }
plain-end-resigned = { $name } resigned, and a bot played on.
plain-end-again = Play another match with the same players
plain-end-same = Play the same match from the start
plain-end-how = Type a number from 1 to 3. You can also type "{ $log }", "{ $more }", "{ $screen }" or "{ $quit }".
plain-end-menu = Go to the menu
plain-end-review = Type "{ $word }" to see which decisions cost most.
plain-review-begins = The decisions are being tried out in trial games. This may take a minute, and Ctrl-C stops it.
plain-review-stopped = Stopped.
plain-review-failed = The trial games broke off, so there are no figures. Type "{ $word }" for another try.
plain-card-which = Type "card" and part of a card's name.
plain-card-none = You can't see a card called "{ $words }". Type "card" and part of its name.
plain-log-line = Turn { $turn }. { $text }
plain-log-which = "{ $words }" isn't a number of lines. Type, for example, "log 30".
plain-log-empty = Nothing has happened yet.
plain-log-quiet = Nothing but steps so far.
# The last line has no details; this is the heading of the last one that has.
plain-more-earlier = Turn { $turn } in detail:
plain-more-none = There are no more details.
plain-no-hint = There is no hint for this choice.
plain-undone = Your last decision is undone.
plain-sure-resign = Resign for good? A bot takes your place. Type "y" for yes or "n" for no:
plain-sure-choice = Do it anyway? Type "y" for yes or "n" for no:
plain-sure-bot = Let a bot take your place? Type "y" for yes or "n" for no:
plain-handed = A bot now plays for { $name }.
plain-language-which = Type "language en" for English or "language es" for Spanish.
plain-language-now = I speak English now.
plain-no-matches = You have no match in progress.
plain-saved-matches = To continue a match, type one of these:
plain-saved-match = "{ $word } { $n }": { $what }

# The menu.
plain-menu-continue = Continue: { $what }
plain-menu-game = Play { $game }
plain-menu-matches = List the matches in progress
plain-menu-rules = Read the rules
plain-menu-help = Help
plain-menu-quit = Leave

# The rules.
plain-rules-how = Type "rules" and a rule's number, or a word to look for. The rules are:
plain-rules-none = No rule mentions "{ $words }". Type "rules" alone for a list of them all.
plain-rules-here = In this match { $settings }.
plain-rules-set = "{ $label }" is { $value }
plain-rules-more = These rules mention it too: { $rest }.
plain-rules-which = Which game? Type "rules" and its name, for example "rules napakalaki death" to look for a word. The games are { $games }.
plain-rules-no-page = There are no written rules for { $game }.

# Words of commands.
plain-word-help = help, h, ?
plain-word-save = save
plain-word-quit = quit, leave, exit game, q
plain-word-screen = screen, full screen
plain-word-rules = rules, rule, law
plain-word-language = language, lang
plain-word-continue = continue
plain-word-matches = matches, saves
plain-word-choices = choices, list
plain-word-repeat = repeat, again
plain-word-log = log, history
plain-word-more = more, details
plain-word-review = decisions, analysis
plain-word-hint = hint, advice
plain-word-undo = undo, take back
plain-word-seats = seats, players
plain-word-resign = resign, give up
plain-word-bot = bot
plain-word-me = me, status
plain-word-rivals = rivals, others
plain-word-odds = odds, why
plain-word-card = card
plain-word-monster = monster
plain-word-table = table, board
plain-word-decks = decks, piles
plain-word-back = back, menu
plain-word-begin = begin, start
plain-word-players = players, seats
plain-word-scenario = scenario, deck, labyrinth
plain-word-preset = preset
plain-word-option = option
plain-word-options = options
plain-word-seed = seed
plain-word-practice = practice

# What they do.
plain-help-line = "{ $word }": { $about }
plain-help-menu = Type a number of the menu, or one of these words:
plain-help-choices = repeat your choices
plain-help-how = Type the number or the name of a choice. Press Enter to repeat the choices. You can also type:
plain-help-help = list all commands
plain-help-save = check that your match is saved
plain-help-quit = go to the menu; your match stays saved
plain-help-menu-quit = leave Mazmorra
plain-help-menu-screen = go back to the full screen
plain-help-screen = go back to the full screen; your match continues there
plain-help-rules = read the rules; add a rule's number or a word to look for
plain-help-language = change the language; type "language en" or "language es"
plain-help-continue = continue your last match; "continue 2" continues the one you played before that
plain-help-matches = list your matches in progress
plain-help-repeat = repeat where you are and what you can choose
plain-help-log = show what happened last; "log 30" shows the last 30 lines
plain-help-more = show the last line in detail
plain-help-hint = show what a good bot would do
plain-help-undo = undo your last decision, unless something has been revealed since
plain-help-seats = list the players
plain-help-resign = resign; a bot takes your place for good
plain-help-bot = let a bot take your place
plain-help-me = show everything about you
plain-help-rivals = show everything about the others
plain-help-odds = show your chances and how they are worked out
plain-help-card = show a whole card; type "card" and part of its name
plain-help-monster = show the monster in play
plain-help-table = show how the match stands
plain-help-decks = show the decks and discard piles

# Setting a game up.
plain-setup-no-number = There are no numbers to choose from here. Type "{ $begin }" to play, "{ $help }" to see what you can change, or "{ $back }" for the menu.
plain-setup-unknown = I don't know "{ $typed }". Type "{ $begin }" to play, or "{ $help }" to see what you can change.
plain-setup-rule-now = { $rule }. { $values } To change this rule, type "{ $form }".
plain-setup-rule-choices = The values are { $choices }.
plain-setup-rule-bounds = The values are { $least } to { $most }.
plain-setup-no-rule = There is no rule "{ $typed }". Type "{ $options }" to list them all.
plain-setup-rule = I don't know "{ $typed }". To change this rule, type "{ $form }".
plain-setup-go = Press Enter or type "{ $begin }" to play. Type "{ $help }" to see what you can change.
plain-setup-broken = That can't be played yet. Correct the file and come back, or type "{ $scenario }" to see what else there is. Type "{ $help }" for everything you can change.
plain-setup-recalled = As in your last match of this game:
plain-setup-seats = { $n ->
    [one] The player is { $list }.
   *[other] The players are { $list }.
}
plain-setup-seat = { $name } ({ $who })
plain-setup-what = You play with "{ $scenario }" and the rule set "{ $preset }". The seed is { $seed }.
plain-setup-rules = You play with the rule set "{ $preset }". The seed is { $seed }.
plain-setup-changes = You have changed these rules: { $list }.
plain-setup-players = Type "players" and the names with commas between them. Write a bot as bot:KIND:NAME, for example "players Ana,bot:random:Ben". The kinds are { $bots }.
plain-setup-help-begin = play
plain-setup-help-players = choose who plays; for example, "players Ana,bot:random:Ben"
plain-setup-help-scenario = choose the deck or labyrinth by its name or path; the word alone lists them
plain-setup-help-preset = choose the rule set; the word alone lists them
plain-setup-help-option = change a rule; type "option NAME=VALUE"
plain-setup-help-options = list every rule and its value
plain-setup-help-seed = choose the random seed; the same one deals the same match
plain-setup-help-practice = turn practice on or off; in practice nothing counts and you can undo everything
plain-setup-help-help = list all commands
plain-setup-help-back = go back to the menu
plain-pass-above = This output can't be cleared, so everyone can still read what is above.
