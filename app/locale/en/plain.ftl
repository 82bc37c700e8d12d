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
plain-undo-nothing = Nothing can be taken back: a die, a card or somebody else's decision came after it.
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

# Words of commands.
plain-word-help = help, h
plain-word-quit = quit, leave, exit game, q
plain-word-screen = screen, full screen
plain-word-rules = rules, rule, law
plain-word-language = language, lang
plain-word-continue = continue
plain-word-matches = matches, saves
plain-word-irrgarten = irrgarten, labyrinth, maze
plain-word-napakalaki = napakalaki
plain-word-hammerspace = hammerspace
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
plain-word-decks = decks, piles
plain-word-maze-where = where
plain-word-maze-exits = exits, ways
plain-word-maze-near = near, monsters
plain-word-maze-look = look, look at
plain-word-maze-go = go, go to, travel
plain-word-maze-explore = explore
plain-word-nap-hand = hand, cards
plain-word-ham-cards = cards, hand
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
plain-help-decks = the decks and discard piles
plain-help-maze-where = where you are, and where the exit is
plain-help-maze-exits = how far each way is open
plain-help-maze-near = monsters and rivals near you
plain-help-maze-look = what is on a square: look 4 7 is column 4, row 7
plain-help-maze-go = walk until something happens: go exit, go minotaur, go 4 7
plain-help-maze-explore = walk to what you have not seen
plain-help-nap-hand = your hidden treasures
plain-help-ham-cards = your cards and characters in full

# Setting a game up.
plain-setup-how = Type begin, or help for what can be changed.
plain-setup-go = Type { $begin } or press Enter alone to play; type { $help } for what can be changed.
plain-setup-seats = Players: { $list }.
plain-setup-seat = { $name } ({ $who })
plain-setup-what = Played with { $scenario }, rules { $preset }, seed { $seed }.
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

# Irrgarten.
plain-maze-brief = Turn { $turn }. { $name }, you are at { $place }. Health { $health }, wounds { $hits } of { $most }.
plain-maze-place = column { $column }, row { $row }
plain-maze-unknown-place = a place that is not known
plain-maze-where = You are at { $place } of a labyrinth with { $columns } columns and { $rows } rows.
plain-maze-exit = The exit lies { $aside }.
plain-maze-exit-unseen = The exit was not seen yet.
plain-maze-the-exit = the exit
plain-maze-exit-words = exit, the exit
plain-maze-steps = { $n } { $way }
plain-maze-here = right here
plain-maze-unseen = what was not seen yet
plain-maze-way = { $way }: { $n ->
    [0] at once { $ends }
    [one] 1 free square, then { $ends }
   *[other] { $n } free squares, then { $ends }
}.
plain-maze-foe = { $name }, { $aside }: health { $health }, strength { $strength }, intelligence { $mind }. You win { $chance } of the time.
plain-maze-no-monster = No monster is near.
plain-maze-sheet = Health { $health } of { $most }. Strength { $strength }, intelligence { $mind }.
plain-maze-weapons = Weapons: { $list }.
plain-maze-shields = Shields: { $list }.
plain-maze-item = { $power } for { $uses ->
    [one] 1 use
   *[other] { $uses } uses
}
plain-maze-rival = { $name }, { $aside }: health { $health }, weapons { $weapons }, shields { $shields }.
plain-maze-rival-dead = { $name } is dead.
plain-maze-rival-unseen = { $name } is out of sight.
plain-maze-then = then
plain-maze-look-how = Type look, a column and a row: look 4 7.
plain-maze-hint = A scout would go { $way }.
plain-maze-going = On the way, { $n ->
    [one] 1 step
   *[other] { $n } steps
}.
plain-maze-go-which = Type go exit, go and a monster's or a rival's name, or go, a column and a row.
plain-maze-go-no-exit = The exit was not seen yet. Type explore.
plain-maze-stop-no-fog = Nothing is hidden here: there is no fog to explore. Type go exit.
plain-maze-stop-no-exit = The exit was not seen yet. Type explore.
plain-maze-stop-exit-seen = The route waits: the exit is in sight. Type go exit.
plain-maze-stop-explored-exit = All that can be reached without a fight was seen. Type go exit.

# Napakalaki.
plain-nap-brief = Turn { $turn }. { $name }, { $phase }. Level { $level }, combat level { $power }, hidden treasures { $hand }.
plain-nap-next = The next monster: { $now }.
plain-nap-gold = Your treasures are worth { $gold } gold; a level costs { $price }.
plain-nap-picked = Picked for the sale: { $cards }, { $gold } gold; a level costs { $price }.
plain-nap-due = Choose what you lose: { $due }.
plain-nap-met = { $monster }, level { $level }.
plain-nap-prize = Whoever beats it gets { $prize }.
plain-nap-bad = It takes: { $bad }.
plain-nap-player = { $name }: level { $level }, combat level { $power }, hidden treasures { $hand }, equipped: { $gear }.
plain-nap-hand = You hold { $n }:
plain-nap-hand-empty = You hold no hidden treasure.
plain-nap-becomes = becomes
plain-nap-decks = Left in the decks: { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $monsters ->
    [one] { $monsters } monster
   *[other] { $monsters } monsters
}.
plain-nap-pile-treasures = Discarded treasures: { $list }.
plain-nap-pile-monsters = Discarded monsters: { $list }.
plain-nap-end = level { $level }
plain-nap-word-roll = roll
plain-nap-word-accept = accept
plain-nap-word-draw = draw
plain-nap-word-buy = buy
plain-nap-word-back = back
plain-nap-word-done = done
plain-nap-word-sell = sell
plain-nap-word-equip = equip
plain-nap-word-lose = lose
plain-nap-word-discard = discard
plain-nap-do-roll = Roll: the die gives your starting treasures.
plain-nap-do-escape = Roll to escape: { $cost }.
plain-nap-do-accept = Accept the bad consequence: { $bad }.
plain-nap-do-draw = Draw the monster and fight it.
plain-nap-do-buy = Buy { $levels } for { $gold } gold.
plain-nap-do-buy-lost = Buy { $levels } for { $gold } gold; { $lost } of it are lost.
plain-nap-do-back = Take the picked treasures back: nothing is sold.
plain-nap-do-done = Done: end this part of the turn.
plain-nap-do-no-sale = Done: sell nothing more and go on.
plain-nap-equipped = { $card }, equipped
plain-nap-hidden = { $card }, hidden
plain-nap-do-sell = Sell { $card }.
plain-nap-do-equip = Equip { $card }.
plain-nap-do-lose = Lose { $card }.
plain-nap-do-discard = Discard { $card }.

# Hammerspace.
plain-ham-brief = Turn { $turn }. { $name }, { $phase }. You have { $life } life.
plain-ham-under-attack = { $name } attacks you with { $power }; your cards stop { $covered } so far, then your die is added.
plain-ham-the-monster = the monster
plain-ham-player = { $name }: life { $life }, cards { $cards }.
plain-ham-player-out = { $name } is out.
plain-ham-characters = Characters: { $list }.
plain-ham-slot = { $n } { $card }
plain-ham-slot-down = { $n } { $card } face down
plain-ham-empty = nothing
plain-ham-unknown = a card face down
plain-ham-own-card = Slot { $slot }: { $face }
plain-ham-character = { $name }: { $text }
plain-ham-card = { $name }: { $face }
plain-ham-no-monster = No monster is in play.
plain-ham-monster = { $name }, life { $life }, kept by { $keeper }. Whoever takes its last life: { $reward }
plain-ham-row = { $sums } ({ $chance }), { $name }: { $text }
plain-ham-row-unnamed = { $sums } ({ $chance }): { $text }
plain-ham-rolled = It acts as for { $sum } now.
plain-ham-odds = { $card } against { $name }: { $odds }.
plain-ham-odds-one = { $card } reaches only one of them.
plain-ham-against = { $name }: { $odds }.
plain-ham-one-of = It reaches one of these:
plain-ham-no-attack = You have no attack face up.
plain-ham-decks = Left in the deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Monsters left: { $monsters }.
plain-ham-pile = Discarded: { $list }.
plain-ham-end = { $n } life left
plain-ham-an-effect = An effect.
plain-ham-ask-may = { $source } Do you use it?
plain-ham-ask-option = { $source } Choose one.
plain-ham-ask-player = { $source } Choose who.
plain-ham-ask-card = { $source } Choose a card.
plain-ham-ask-own-card = { $source } Choose one of your own cards.
plain-ham-ask-keep = { $source } Do you keep it?
plain-ham-word-done = done
plain-ham-word-keep = keep
plain-ham-word-discard = discard
plain-ham-word-yes = yes
plain-ham-word-no = no
plain-ham-word-option = option
plain-ham-word-up = up
plain-ham-word-down = down
plain-ham-word-play = play
plain-ham-word-defend = defend
plain-ham-word-drop = drop
plain-ham-word-target = target
plain-ham-word-pick = pick
plain-ham-word-card = card
plain-ham-do-done = Done: no more targets.
plain-ham-do-done-hiding = Leave all your cards face up.
plain-ham-do-done-flipping = Turn nothing more, and play.
plain-ham-do-done-lost = Turn nothing more. An effect makes you lose this turn.
plain-ham-do-done-redraw = Turn nothing more. No card can be played, so all four are changed and the turn is lost.
plain-ham-do-keep = Keep it in its slot.
plain-ham-do-discard = Discard it.
plain-ham-do-yes = Yes: { $what }
plain-ham-do-no = No.
plain-ham-do-up = Turn { $card } in slot { $n } face up.
plain-ham-do-down = Turn { $card } in slot { $n } face down.
plain-ham-do-play = Play { $card } in slot { $n }.
plain-ham-do-defend = Defend with { $card } in slot { $n }.
plain-ham-do-drop = Discard { $name }: { $text }
plain-ham-do-target = Attack { $name }, { $life } life.
plain-ham-do-pick = { $name }, { $life } life.
plain-ham-do-card = { $card }, slot { $n } of { $name }.
plain-ham-points = It stops { $n }.
plain-ham-option = option { $n }
