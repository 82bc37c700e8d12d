# Plain mode: sentences out, typed words in. No signs that are not read out well, never markup.
# Words of commands are lists parted by commas; the first one is shown in the help.

plain-welcome = Mazmorra in plain mode. Type a number or a word and press Enter.
plain-back = Type screen to go back to the full screen.
plain-no-screen = There is no terminal here that the full screen could fill.
plain-screen-unsaved = This match is not saved, so it stays here; screen leads to the full screen once it is over.
plain-bye = Goodbye. Unfinished matches are saved.
plain-bye-unsaved = Goodbye. Nothing was saved.
plain-begins = The match begins. Type help for all words.
plain-goes-on = The match goes on. Type log to hear what happened before.
plain-practice = This is practice: it counts for no records, and everything may be taken back.
plain-pass = Pass the keyboard to { $name }. Everybody else: look away. { $name } presses Enter.
plain-unknown = I don't know "{ $typed }". Type { $help } for all words.
plain-unknown-near = I don't know "{ $typed }". Did you mean { $near }? Type { $help } for all words.
plain-yes = y yes
plain-not-done = Nothing was done.
plain-seed = The seed was { $seed }.
plain-seat = { $n }. { $name }: { $who }
plain-end-seat = { $name }: { $fate }.
plain-end-again = Another match with the same players
plain-end-same = The same match from its beginning
plain-end-menu = The menu
plain-card-none = No card in sight is called "{ $words }". Type card and a part of its name.
plain-log-empty = Nothing has happened yet.
plain-no-hint = There is no hint here.
plain-undone = Taken back.
plain-sure-resign = Give up for good? A bot plays on in your place. (y/n)
plain-sure-bot = Let a bot play on in your place? (y/n)
plain-handed = A bot plays on for { $name }.
plain-language-which = Type language en or language es.
plain-language-now = I speak English now.
plain-no-matches = There is no unfinished match.
plain-continue-which = Type continue and a number.

# The menu.
plain-menu-continue = Continue: { $what }
plain-menu-game = New game of { $game }
plain-menu-matches = All unfinished matches
plain-menu-rules = The rules: type rules, a game, and a word to look for
plain-menu-help = Help
plain-menu-quit = Leave

# The rules.
plain-rules-how = Type rules and a clause or a word to look for. The clauses:
plain-rules-none = No clause has "{ $words }" in it.
plain-rules-more = It is in these clauses, too: { $rest }
plain-rules-which = Type rules and one of { $games }, perhaps with a clause or a word to look for.
plain-rules-no-page = There is no page of rules of { $game }.

# Words of commands.
plain-word-help = help, h
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
plain-word-begin = begin, start
plain-word-players = players, seats
plain-word-scenario = scenario, deck, labyrinth
plain-word-preset = preset
plain-word-option = option
plain-word-options = options
plain-word-seed = seed
plain-word-practice = practice

# What they do.
plain-help-menu = Type a number of the menu, or one of these words:
plain-help-choices = the open decisions once more
plain-help-how = Type the number of a decision, or its word. Enter alone says the decisions again. These words help:
plain-help-help = all words
plain-help-quit = leave; the match stays saved
plain-help-screen = back to the full screen; the match goes on there
plain-help-rules = the rules: rules, and a clause or a word to look for
plain-help-language = language en or language es
plain-help-continue = the last match; continue 2 the one before
plain-help-matches = all unfinished matches
plain-help-repeat = where you are, and the open decisions
plain-help-log = the last lines; log 30 the last thirty
plain-help-more = what stands behind the last line, blow by blow
plain-help-hint = what a good bot would do
plain-help-undo = take your last decision back, if nothing was revealed since
plain-help-seats = who plays
plain-help-resign = give up; a bot plays on in your place
plain-help-bot = let a bot play on in your place
plain-help-me = all about you
plain-help-rivals = all about the others
plain-help-odds = the chances, and the sum behind them
plain-help-card = a card in full: card, and a part of its name
plain-help-monster = the monster in play
plain-help-table = how the match stands
plain-help-decks = the decks and discard piles

# Setting a game up.
plain-setup-how = Type begin, or help for what can be changed.
plain-setup-go = Type { $begin } or press Enter alone to play; type { $help } for what can be changed.
plain-setup-seats = Players: { $list }.
plain-setup-seat = { $name } ({ $who })
plain-setup-what = Played with { $scenario }, rules { $preset }, seed { $seed }.
plain-setup-rules = Rules { $preset }, seed { $seed }.
plain-setup-changes = Changed rules: { $list }.
plain-setup-players = Write names parted by commas, bots as bot:KIND:NAME, for example Ana,bot:KIND:Ben. Kinds: { $bots }.
plain-setup-help-begin = play
plain-setup-help-players = who plays: players Ana,bot:random:Ben
plain-setup-help-scenario = the deck or labyrinth: its name or a path; alone it lists them
plain-setup-help-preset = the set of rules; alone it lists them
plain-setup-help-option = change a rule: option NAME=VALUE
plain-setup-help-options = all rules as they are
plain-setup-help-seed = the seed of the game: the same one gives the same game
plain-setup-help-practice = practice on or off: no records, and everything may be taken back
plain-setup-help-help = all words
plain-setup-help-quit = back to the menu
plain-pass-above = This output can't be cleared. What is above stays readable.
