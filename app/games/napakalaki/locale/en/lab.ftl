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
