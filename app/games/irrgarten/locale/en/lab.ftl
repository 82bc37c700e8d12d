# Irrgarten in the laboratory.
lab-section-fights = Combats of the winner in a game

lab-kind-fights = combats

lab-column-outlasted = outlasted
lab-column-driven-off = drives off

lab-event-combats = combats
lab-event-blows = blows
lab-event-returned = returns from death
lab-event-still-dead = turns spent dead
lab-event-robbed = rewards of dead monsters
lab-event-stuck = turns without a way
lab-monster-nameless = without a card
