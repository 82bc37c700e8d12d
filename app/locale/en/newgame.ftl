# The screen where a game is set up. `newgame-option-...` has the effect of a rule as `.tip`.

newgame-title = New match
newgame-names = Ana,Ben,Eva,Leo,Mia,Noa,Tom,Zoe

newgame-head-players = Players
newgame-head-rules = Rules
newgame-head-begin = Start

newgame-own = yours
newgame-broken = has errors
newgame-author = by { $name }

newgame-count = { $n }
newgame-seats = Players
    .tip = { $least } to { $most } share one keyboard; bots play by themselves. { $add } adds a player, { $remove } removes one.
newgame-seat = Player { $n }
    .tip = Left and right change who plays: a person or a bot. { $enter } renames, { $add } adds a player, { $remove } removes this one.
newgame-kind-human = person
    .tip = Somebody at this keyboard.
newgame-kind-random = bot: random
    .tip = A bot that does anything at all, as long as the rules allow it.
newgame-kind-other = bot: { $name }
    .tip = A bot of this game.

newgame-preset = Rule set
    .tip = Left and right choose one. You can then change each rule below.
newgame-edition = Edition
    .tip = Left and right choose one.
newgame-mode-first = { $name } (best first match)
newgame-standard-rules = Standard
    .about = The rules as written.
newgame-preset-reset = { $reset } resets all rules.
newgame-changes = { $n ->
    [one] { $n } change
   *[other] { $n } changes
}
newgame-group-open = { $enter } or right opens it.
newgame-group-close = { $enter } or left closes it.
newgame-clause = Rule { $clause }
newgame-usual = Default: { $value }
newgame-reset-hint = { $reset } resets it.
newgame-bounds = { $least } to { $most }. { $enter } lets you type a number.
newgame-bounds-optional = { $least } to { $most }, or none. { $enter } lets you type a number.
newgame-unlimited = no limit

newgame-option-turn-limit = Turn limit
    .tip = After this many turns, counting everyone's, the match ends without a winner.

newgame-on = on
newgame-none = none
newgame-off = off

newgame-practice = Practice
    .tip = You can undo everything, even dice, cards and bots. For one person; it doesn't count for the records.
newgame-practice-people = Practice is for one person. With several at the keyboard, decisions stand.
newgame-practice-summary = Practice: doesn't count for the records.
newgame-seed = Seed
    .tip = It decides all luck: with the same seed and the same moves you get the same match. { $again } draws another, { $enter } types one.
newgame-start = Start the match
    .tip = { $start } starts from any row.
newgame-ready = Ready: { $enter } starts the match.
newgame-not-ready = It can't start yet:
newgame-summary-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}: { $names }

newgame-ask-name = Name of player { $n }
    .hint = At most 16 letters, and different from the other players' names.
newgame-ask-seed = Seed of the match
    .hint = Any text; the same text gives the same dice.
newgame-ask-number = { $what }
    .hint = A number from { $least } to { $most }.
newgame-ask-number-optional = { $what }
    .hint = A number from { $least } to { $most }, or nothing.

newgame-bad-name = A name needs 1 to 16 letters.
newgame-bad-name-pronoun = "{ $found }" can't be a name, since it means whoever reads it. Choose another one.
newgame-bad-name-taken = { $found } is taken by another player.
newgame-bad-seed = A seed needs 1 to 64 characters.
newgame-bad-counts = "{ $found }" isn't a list of whole numbers, like "0 2 1".
newgame-bad-number = "{ $found }" isn't a valid number here.
newgame-bad-value = The rule "{ $found }" can't have that value.
newgame-bad-preset = There is no rule set "{ $found }". { $n ->
    [one] The only rule set is { $choices }.
   *[other] Choose one of { $choices }.
}
newgame-bad-preset-near = There is no rule set "{ $found }". Did you mean "{ $near }"?
newgame-bad-library = The program's own cards or rules are missing ({ $found }). Install it again.

newgame-and-more = { $n ->
    [one] { $what } One more problem.
   *[other] { $what } { $n } more problems.
}

newgame-only-seats = Select the player to remove first.
newgame-nothing-to-reset = You haven't changed anything on this row.
newgame-another-seed = The seed is now { $seed }
newgame-renewed = All files reloaded.
newgame-taken-back = { $n ->
    [one] One change reset.
   *[other] { $n } changes reset.
}

newgame-stopped = Stopped. Nothing was made.

# Games that are played with decks of cards.
newgame-head-deck = Deck
newgame-deck = Deck
    .tip = Left and right switch decks. { $enter } lists them all.
newgame-bad-deck = There is no deck called "{ $found }". Check the spelling.
newgame-bad-deck-near = There is no deck called "{ $found }". Did you mean "{ $near }"?
newgame-broken-about = It has errors and can't be played. Fix them and press { $renew } to read the files again. The other decks work.
newgame-broken-more = { $n ->
    [one] The gallery shows { $n } more error.
   *[other] The gallery shows { $n } more errors.
}
newgame-folder = Put your own decks here, one folder each: { $path }

newgame-most-seats = There is no room for more players.
newgame-least-seats = There can't be fewer players.
newgame-bad-seats = These rules are for { $span ->
    [0] { $least }
   *[other] { $least }-{ $most }
} players, not { $found }.
newgame-removed = { $name } is out of the match. { $add } brings them back.
