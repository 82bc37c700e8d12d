# Irrgarten in the laboratory.
lab-section-fights = The winner's fights in a match

lab-kind-fights = fights

lab-column-outlasted = outlasted
lab-column-driven-off = drives off

lab-event-combats = fights
lab-event-blows = attacks
lab-event-returned = returns from death
lab-event-still-dead = turns spent dead
lab-event-robbed = rewards from dead monsters
lab-event-stuck = turns hemmed in
lab-monster-nameless = without a card
