# Feats of the Descent: a name, and the sentence that says what was done. { $n } is how often.
feats-descent-guardian = Mind the Doorman
    .about = Beat a guardian.
feats-descent-sensible = That's Enough Adventure
    .about = Climb out of the first floor.
feats-descent-halfway = Going Down
    .about = Leave floor 5 by its exit.
feats-descent-bottom = Rock Bottom
    .about = Leave by the last exit.
feats-descent-rich = Taxable Income
    .about = Climb out with 100 coins.
feats-descent-donor = Generous Donation
    .about = Die and lose at least 30 coins.
feats-descent-straight = Just Passing Through
    .about = Below the first floor, leave a floor and fight nobody but its guardian.
feats-descent-clean = Dry-clean Only
    .about = Beat a guardian without a wound.
feats-descent-dragon = End of the Night Shift
    .about = Beat the Night-shift Dragon.
feats-descent-pest-control = Empty Building
    .about = Beat { $n } monsters in one Descent.
feats-descent-pushed = Shown the Door
    .about = Let a closing square push you, and still leave the floor.
feats-descent-last-orders = Last Orders
    .about = Leave a floor after the bell.
feats-descent-hugs = Free Hugs
    .about = Get { $n } hugs from monsters in one Descent.
feats-descent-fussy = Wardrobe Malfunction
    .about = Leave { $n } weapons and shields behind in one Descent.
feats-descent-introduction = You Two Should Talk
    .about = Shove a rival onto a monster.
feats-descent-undertaker = Irreconcilable Differences
    .about = Shove a rival onto a monster that kills them.

# Best results of a match, by which the hall of fame is ordered.
feats-descent-best-coins = most coins
feats-descent-best-floors = deepest floor left
feats-descent-best-beaten = most monsters beaten
