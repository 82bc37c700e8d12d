# The coach's tips for the Descent: a line each, at the first time.
coach-descent-worth = You see each reward: fight where it's worth it.
coach-descent-no-room = You can carry { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
} and { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
coach-descent-par = Par: half of all bots bring up more coins here.
coach-descent-row = Wounds in a row count in your next fight, too.
coach-descent-guardian = Save some health: a guardian bars the exit.
coach-descent-bell = The bell! The floor closes, the far end first.
coach-descent-stairs = Climb out to keep it all. Death costs half.
coach-descent-shoved = Shoved onto a monster, you have to fight it.
