# Feats of Napakalaki: a name, and the sentence that says what was done. { $n } is how often or
# how much.
feats-napakalaki-legend = Legend of the Larder
    .about = Win a match without sharing the win.
feats-napakalaki-first-monster = Rude Awakening
    .about = Beat a monster.
feats-napakalaki-streak = On a Roll
    .about = Beat { $n } monsters in a row.
feats-napakalaki-bestiary = Bestiary
    .about = Beat { $n } different monsters in one match.
feats-napakalaki-bare-hands = Bare Hands
    .about = Beat a monster with a total level of 3 or less.
feats-napakalaki-giant = Overdressed
    .about = Fight with a total level of 25 or more.
feats-napakalaki-undefeated = Undefeated
    .about = Win without meeting a monster that was too strong for you.
feats-napakalaki-runner = Cardio
    .about = Escape { $n ->
        [2] twice
       *[other] { $n } times
    } in one match.
feats-napakalaki-stoic = Stoic
    .about = Win after taking a bad consequence without trying to escape.
feats-napakalaki-phoenix = Phoenix
    .about = Win after dying.
feats-napakalaki-cat = Regular at the Morgue
    .about = Die { $n ->
        [2] twice
       *[other] { $n } times
    } in one match.
feats-napakalaki-merchant = Bulk Discount
    .about = Buy 2 levels or more in one sale.
feats-napakalaki-tycoon = Self-Made
    .about = Buy { $n } levels in one match.
feats-napakalaki-honest = Not for Sale
    .about = Win without buying a level.
feats-napakalaki-leap = Promotion
    .about = Gain 2 levels or more in one fight.
feats-napakalaki-fall = Restructuring
    .about = Lose 4 levels or more at once.
feats-napakalaki-wardrobe = Dressed to Kill
    .about = Equip { $n } treasures in one turn.
feats-napakalaki-jeweller = Pearls Before Swine
    .about = Use up { $n } necklaces in one match.
feats-napakalaki-hoard = Dragon's Habits
    .about = Receive { $n } treasures in one match.
feats-napakalaki-stripped = Naked Truth
    .about = Lose { $n } treasures in one turn to bad consequences.
feats-napakalaki-mourner = Condolences
    .about = Win after a rival has died.

# Among friends.
feats-napakalaki-for-hire = Friend for Hire
    .about = Help rivals { $n ->
        [2] twice
       *[other] { $n } times
    } in one match.
feats-napakalaki-greedy = Mates' Rates
    .about = Help a rival for 3 treasures or more.
feats-napakalaki-alone = With Friends Like These
    .about = Ask for help and hear no from { $n } rivals in one turn.
feats-napakalaki-reclaimed = Lost and Found
    .about = Beat a monster and recover a treasure that you lost to one.
feats-napakalaki-cellar = Everything Must Go
    .about = Get 4 treasures or more from under one monster.
feats-napakalaki-doorman = Wrong Door
    .about = Pick the door for a rival's last fight, and see the rival fail to win it.
feats-napakalaki-spoiler = Nothing Personal
    .about = Spend grudges on a fight that the rival then loses.
feats-napakalaki-elephant = Elephant
    .about = Win a fight with 3 or more of your own grudges.
feats-napakalaki-gift-shop = Exit Through the Gift Shop
    .about = Grab a treasure and escape.
feats-napakalaki-cheek = The Other Cheek
    .about = Gain grudges by taking it { $n ->
        [2] twice
       *[other] { $n } times
    } in one match.
feats-napakalaki-loner = Table for One
    .about = Win among friends without asking anybody for help.

# The course's later editions.
feats-napakalaki-initiate = Free Robes
    .about = Join the cult.
feats-napakalaki-prophet = Higher Management
    .about = Win as a cultist.
feats-napakalaki-borrower = Only Borrowing
    .about = Steal a treasure from your archenemy.
feats-napakalaki-outnumbered = Two Against One
    .about = Beat a monster that your archenemy helps.
feats-napakalaki-minimalist = Does It Spark Joy?
    .about = Win after discarding all your treasures at once.

# Best results of a match, by which the hall of fame is ordered.
feats-napakalaki-best-monsters = most monsters beaten
feats-napakalaki-best-power = highest total level
feats-napakalaki-best-sale = most gold in one sale
