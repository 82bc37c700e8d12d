# The screen where a game is set up. `newgame-option-...` has the effect of a rule as `.tip`.

newgame-title = New game
newgame-names = Ana,Ben,Eva,Leo,Mia,Noa,Tom,Zoe

newgame-head-players = Players
newgame-head-rules = Rules
newgame-head-begin = Begin

newgame-own = your own
newgame-broken = can't be used
newgame-author = by { $name }

newgame-count = { $n }
newgame-seats = How many
    .tip = { $least } to { $most } players share one keyboard; bots play by themselves. Press { $add } for one more, { $remove } for one less.
newgame-seat = Player { $n }
    .tip = Left and right choose who plays: a person or a bot. Press { $enter } to change the name, { $add } to add a player, { $remove } to take this one away.
newgame-kind-human = person
    .tip = Somebody at this keyboard.
newgame-kind-random = bot: random
    .tip = A bot that does anything at all, as long as it is allowed.
newgame-kind-other = bot: { $name }
    .tip = A bot of this game.

newgame-preset = Rule set
    .tip = The rules to start from. Everything below can be changed one by one.
newgame-standard-rules = Standard
    .about = The rules as they are meant.
newgame-preset-reset = { $reset } takes all changes back.
newgame-changes = { $n ->
    [one] { $n } change
   *[other] { $n } changes
}
newgame-group-open = { $enter } opens it; so does right.
newgame-group-close = { $enter } folds it away; so does left.
newgame-clause = Rule { $clause }
newgame-usual = Here without your change: { $value }
newgame-reset-hint = { $reset } takes your change back.
newgame-bounds = From { $least } to { $most }; { $enter } types a number.
newgame-bounds-optional = From { $least } to { $most }, or nothing; { $enter } types a number.
newgame-unlimited = no limit

newgame-option-turn-limit = Limit of turns
    .tip = After this number of turns, everybody's counted together, the game ends without a winner.

newgame-on = on
newgame-off = off

newgame-practice = Practice
    .tip = Undo goes back as far as you like, over dice, cards and what bots did; the record notes how often. The match doesn't count for the records. Alone or against bots only.
newgame-practice-people = Several people play: between them what was decided stands, so there is no practice.
newgame-practice-summary = Practice: counts for no records.
newgame-seed = Seed
    .tip = All dice of the game come from it: the same seed, choices and moves give the same game. { $again } draws another one, { $enter } types one.
newgame-start = Start the game
    .tip = Press { $start } to start from any row.
newgame-ready = Ready: { $enter } starts the game.
newgame-not-ready = It can't start yet:
newgame-summary-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}: { $names }

newgame-ask-name = Name of player { $n }
    .hint = At most 16 letters; no two players have the same name.
newgame-ask-seed = Seed of the game
    .hint = Any text: the same text gives the same dice.
newgame-ask-number = { $what }
    .hint = A number from { $least } to { $most }.
newgame-ask-number-optional = { $what }
    .hint = A number from { $least } to { $most }; empty for none.

newgame-bad-name = A name has 1 to 16 letters.
newgame-bad-name-taken = Another player is called { $found }.
newgame-bad-seed = A seed has 1 to 64 letters or digits.
newgame-bad-number = "{ $found }" is not a number that can be set here.
newgame-bad-value = The rule "{ $found }" can't be set.
newgame-bad-preset = There is no rule set called "{ $found }".
newgame-bad-preset-near = There is no rule set called "{ $found }"; did you mean "{ $near }"?
newgame-bad-library = The program's own cards or rules are missing ({ $found }). Install it again.

newgame-and-more = { $n ->
    [one] { $what } One more problem.
   *[other] { $what } { $n } more problems.
}

newgame-only-seats = Choose a player first: the one that is to leave.
newgame-nothing-to-reset = You changed nothing on this row.
newgame-another-seed = The seed of the game is now { $seed }
newgame-renewed = All files were read again.
newgame-taken-back = { $n ->
    [one] One change was taken back.
   *[other] { $n } changes were taken back.
}

newgame-stopped = Stopped. Nothing was made.

# Games that are played with decks of cards.
newgame-head-deck = Deck
newgame-deck = Deck
    .tip = Left and right go through the decks. { $enter } lists them all.
newgame-bad-deck = There is no deck called "{ $found }".
newgame-bad-deck-near = There is no deck called "{ $found }"; did you mean "{ $near }"?
newgame-broken-about = There are mistakes in it, so it can't be played. Mend it and press { $renew } to read the files again; all others work.
newgame-folder = Put your own decks here, a folder each: { $path }

newgame-most-seats = There can be no more players.
newgame-least-seats = There can be no fewer players.
newgame-bad-seats = You are { $found }, and these rules are for { $bounds }.
newgame-removed = { $name } is out of the match. { $add } brings them back.
