# Napakalaki in the laboratory.
lab-section-wins = How matches are won
lab-section-levels = Levels and cards, in all matches
lab-section-treasures = Treasures, by the seats that equipped them

lab-kind-way = how
lab-kind-treasure = treasure

lab-column-beaten = beaten
lab-column-lost = wins

lab-end-level-reached = the last level was reached
lab-way-fought = in a fight
lab-way-bought = by buying levels
lab-event-sales = sales
lab-event-bought = levels bought
lab-event-gold = gold paid
lab-event-won = levels won
lab-event-lost = levels lost
lab-event-necklaces = necklaces spent

lab-target-monsters-beaten = every monster loses at least { $low } of its fights
lab-target-monsters-win = every monster wins at least { $low } of its fights

lab-section-dealings = What players do to each other, in all matches
lab-section-deals = Help in a match
lab-section-answers = Answers to a request for help
lab-section-ways = Fights that nobody wins
lab-section-last = Matches
lab-kind-answer = answer
lab-kind-way-out = how they end
lab-kind-matches = of
lab-column-stopped = a win stopped by grudges
lab-column-bought = won by buying
lab-answer-named = a price
lab-answer-refused = no
lab-way-out-run = run
lab-way-out-grab = grab
lab-way-out-take = take it
lab-matches-all = all matches
lab-event-asked = requests for help
lab-event-struck = offers accepted
lab-event-declined = times all offers were turned down
lab-event-doors = doors chosen by their player
lab-event-rivals-doors = doors chosen by rivals
lab-event-grudges = grudges gained
lab-event-spite = grudges put on monsters
lab-event-let-pass = times a rival spent none
lab-event-own-grudges = grudges spent on one's own fight
lab-event-loot = treasures taken from under monsters

lab-target-prices-refused = rivals asked for help say no { $low } to { $high } of the time, and otherwise a price
lab-target-ways-out = each way out of a lost fight is taken { $low } to { $high } of the time
lab-target-last-stopped = grudges stop a win in { $low } to { $high } of the matches
lab-target-never-bought = no match is won by buying the last level

lab-try-dial-bonus = Try a bonus of { $new } instead of { $old }.
lab-try-dial-level = Try level { $new } instead of { $old }.
lab-try-monsters-beaten-low = Try a lower level.
lab-try-monsters-win-low = Try a higher level.
lab-try-prices-refused-high = Try monsters that leave more treasures, so that help pays.
lab-try-prices-refused-low = Try monsters that leave fewer treasures, so that help pays less.
lab-try-ways-out-high = Try bad consequences of more kinds, so that the other ways out pay, too.
lab-try-ways-out-low = Try bad consequences of more kinds, so that this way out pays sometimes.
lab-try-last-stopped-high = Try a grudge that adds less (the rule "grudge").
lab-try-last-stopped-low = Try a grudge that adds more (the rule "grudge").
lab-try-never-bought-high = Try a rule that doesn't sell the last level (the rule "last_level").
lab-try-course-cults-low = Try monsters of a higher level that don't kill, so that more players roll for the cult.
lab-try-course-thefts-low = Try monsters that leave more treasures, so that there is more to steal.

# The course's later editions.
lab-section-course = Cults and archenemies, in all matches
lab-section-course-matches = What happens in a match
lab-column-cult = somebody joins the cult
lab-column-theft = somebody steals
lab-event-cult-rolls = rolls for the cult
lab-event-cultists = players who joined it
lab-event-thefts = thefts
lab-event-revenge-rolls = rolls of the revenge die
lab-event-revenges = monsters helped by an archenemy
lab-event-all-discarded = players who discarded everything
lab-target-course-cults = somebody joins the cult in { $low } to { $high } of the matches
lab-target-course-thefts = somebody steals in { $low } to { $high } of the matches
