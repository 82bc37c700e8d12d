# Hammerspace in the laboratory.
lab-section-falls = How players fell
lab-section-characters = Characters, by the seats that kept them
lab-section-visits = Monsters, by their visits
lab-section-cards = Cards, by their plays, beside other plays from the same standing

lab-kind-fall = to what
lab-kind-character = character
lab-kind-card = card

lab-column-kept = kept
lab-column-by-keeper = by keeper
lab-column-slayer-won = slayer wins
lab-column-damage = damage
lab-column-felled = felled

lab-end-last-player = one player was left
lab-end-together = the last ones fell together
lab-end-time-up = time was up
lab-event-attacks = attacks
lab-event-life-attacks = life lost to rivals' attacks
lab-event-life-effects = life lost to effects
lab-event-life-monsters = life lost to monsters
lab-event-life-won = life won
lab-event-kept-cards = cards kept after use
lab-event-lost-turns = turns lost
lab-event-new-hands = hands changed for new ones
lab-event-extra-turns = extra turns
lab-event-reshuffles = reshuffles
lab-fall-attack = a rival's attack
lab-fall-effect = a rival's effect
lab-fall-monster = a monster
lab-fall-own = nobody else

lab-target-even-order = every place in the order of play wins { $low } to { $high } of the games
lab-target-characters = whoever keeps a character wins { $low } to { $high } of the games
lab-target-cards = a card that is played moves its owner's wins by { $low } to { $high }
