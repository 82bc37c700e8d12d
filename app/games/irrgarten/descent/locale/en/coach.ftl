# The coach's tips for the Descent: a line each, at the first time.
coach-descent-map = h9 on the map: you win 9 of 10 fights against h.
coach-descent-worth = You see every reward, so choose your fights.
coach-descent-no-room = You can carry { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
} and { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
coach-descent-par = Par is your goal: a quarter of the bots beat it.
coach-descent-row = { $wounds } wounds in a row (WND) lose; a block clears them.
coach-descent-guardian = Save some health: a guardian bars the exit.
coach-descent-bell = The bell! The floor closes, the far end first.
coach-descent-stairs = Climb out to keep all coins. Death costs half.
coach-descent-shoved = Shoved onto a monster, you have to fight it.
