# Hammerspace in the laboratory.
lab-section-falls = How players went out
lab-section-characters = Characters, by the seats that kept them
lab-section-visits = Monsters, by their visits
lab-section-cards = Cards, by plays, against other plays in like positions

lab-kind-fall = cause
lab-kind-character = character
lab-kind-card = card

lab-column-kept = kept
lab-column-by-keeper = by keeper
lab-column-slayer-won = slayer wins
lab-column-damage = damage
lab-column-felled = knocked out

lab-end-last-player = one player left
lab-end-together = the last ones went out together
lab-end-time-up = time up
lab-event-attacks = attacks
lab-event-life-attacks = life lost to rivals' attacks
lab-event-life-effects = life lost to effects
lab-event-life-monsters = life lost to monsters
lab-event-life-won = life gained
lab-event-kept-cards = cards kept after use
lab-event-lost-turns = turns lost
lab-event-new-hands = hands changed
lab-event-extra-turns = extra turns
lab-event-reshuffles = reshuffles
lab-fall-attack = a rival's attack
lab-fall-effect = a rival's effect
lab-fall-monster = a monster
lab-fall-own = nobody else

lab-target-even-order = every place in the order of play wins { $low } to { $high } of the matches
lab-target-characters = the player who keeps a character wins { $low } to { $high } of the matches
lab-target-cards = playing a card changes its owner's wins by { $low } to { $high }
lab-target-cards-differ = the effects of the cards have a standard deviation of at least { $low }
lab-target-monsters = every monster dies in { $low } to { $high } of its visits

lab-try-even-order-high = Try a card or some life more for those who begin later.
lab-try-even-order-low = Try a card or some life more for those who begin later.
lab-try-characters-high = Try an ability that helps less often.
lab-try-characters-low = Try an ability that helps more often.
lab-try-dial-life = Try { $new } life instead of { $old }.
lab-try-dial-points = Try { $new } points instead of { $old }.
lab-try-monsters-high = Try more life, or actions that hit harder.
lab-try-monsters-low = Try less life, or actions that hit less hard.
lab-try-cards-differ-low = Try cards that help much in one position and little in others.
