# The coach's tips for the Descent: a line each, at the first time.
# $letter and $sign are those of a monster on the map; $n counts the fights of 10 that are won.
coach-descent-map = { $letter }{ $sign } on the map: you { $n ->
    [0] hardly ever win
    [10] always win
   *[other] win about { $n } in 10
} against { $letter }.
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
