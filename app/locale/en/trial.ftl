# mazmorra deck try: a change of a deck, tried on the same matches.

trial-help-set = what to change, ID.FIELD=VALUE; values with commas between are all tried; can be repeated for one change of several fields
trial-help-game = the game to play, if decks of several games have this name
trial-help-games = how many matches to play at most with each value (default: { $default })
trial-help-margin = points of a share, or per cent of a length, that are too few to matter (default: { $default })
trial-help-seed = the seed (default: 1); the same seed plays the same matches, and continues a trial that was stopped
trial-help-json = write the answer as JSON to a file; "-" prints it instead of the page
trial-help-quiet = print no progress, and no page beside a file
trial-value-set = CHANGE

trial-usage = Name a deck and a change, for example "mazmorra deck try my-deck --set rubber-sabre.bonus=3".
trial-only = { $option } is for "deck try", not for "deck { $what }".
trial-form = --set { $found }: write a card's id, a field and a value, for example rubber-sabre.bonus=3.
trial-value = --set { $found }: "{ $value }" isn't a valid value. Put a text with special characters in quotes.
trial-many = --set: { $found } values are too many. Try { $most } at most.
trial-twice = --set { $found }: a value is there twice.
trial-one-list = --set { $field }: only one field can have several values.
trial-unknown = The deck has no card with the id "{ $found }".
trial-unknown-near = The deck has no card with the id "{ $found }". Did you mean "{ $near }"?
trial-ambiguous = Several cards have the id "{ $found }", in these lists: { $lists }. Change one of the ids.
trial-no-field = --set { $field }: nothing can be set at "{ $found }". The file has a single value above it, or a shorter list.
trial-refused = { $change }: { $what }
trial-no-deck = There is no deck, and no file of monsters or gear, called "{ $found }". "mazmorra deck try ./my-deck" takes a folder.
trial-no-cards = "{ $found }" isn't a deck, nor a file of monsters or gear.
trial-which-game = Decks of several games are called "{ $found }". Add --game and one of these: { $games }.
trial-other-game = "{ $found }" isn't played in { $game }. It is for { $games }.
trial-nothing = This changes nothing that is played: the rules are the same with it, match for match.
trial-stopped = Stopped. The same command continues.

trial-title = A change of { $deck }
trial-change = { $field }: now { $now }, tried { $tried }
trial-left-out = left out
trial-setup = Bots: { $bots }; seed { $seed }
trial-now = now
trial-changed = changed
trial-column-figure = figure
trial-column-points = points
trial-column-change = change
trial-column-answer = answer
trial-answer-more = more
trial-answer-less = less
trial-answer-small = too small to see
trial-answer-open = undecided
trial-answer-few = too few cases
trial-answer-unseen = never in play
trial-so-far = so far { $change } ({ $low }..{ $high })
trial-so-far-few = too few cases so far
trial-end-known = Known after { $n } of at most { $most } matches with each value.
trial-end-unseen = It never came into play in { $n } matches. Try another labyrinth, rule set or bots.
trial-end-few = Fewer than { $few } cases in { $n } matches with each value are too few for an interval. Play more (--games { $more }).
trial-end-open = Undecided after { $n } matches with each value, so far { $change } ({ $low }..{ $high }). Play more (--games { $more }), or ask for less (--margin).
trial-note = (from..to): 95% confidence for all answers together, also if you watch.
trial-note-small = "Too small to see" is certainly less than { $margin } points, or { $margin }% of a length.

trial-figure-wearers = { $card }: players who wear it and win
trial-figure-players = { $card }: wins after it is played
trial-figure-keepers = { $card }: players who keep it and win
trial-figure-beaten = { $card }: fights that the player wins
trial-figure-laps = Laps in a match
trial-figure-coins = Coins of a player
