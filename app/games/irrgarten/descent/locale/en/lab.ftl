# The Descent in the laboratory.
lab-end-safe = somebody came out alive
lab-end-lost = nobody came out alive

lab-section-coins = Coins by bot
lab-section-fates = How players end
lab-section-floors = What happens on each floor

lab-kind-fate = end
lab-kind-floor = floor

lab-column-alive = alive
lab-column-bottom = last exit
lab-column-reached = reached
lab-column-left-floor = left
lab-column-climbed = climbed out

lab-fate-out = out of the last exit
lab-fate-climbed = climbed out
lab-fate-guardian = killed by a guardian
lab-fate-monster = killed by another monster
lab-fate-closing = killed by the closing floor
lab-fate-inside = still inside

lab-event-pushes = pushes by closing squares
lab-event-stolen = thefts
lab-event-shoves = shoves
lab-event-shoves-at = shoves onto monsters
lab-event-swaps = places changed

lab-target-bottom = alone, { $low } to { $high } reach the last exit
lab-try-bottom-high = Try monsters with more health, or gear that wears out sooner.
lab-try-bottom-low = Try monsters with less health, or gear that wears out later.
