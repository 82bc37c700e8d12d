# The coach's tips for Irrgarten: a line each, at the first time.
# $letter and $sign are those of a monster on the map; $n counts the fights of 10 that are won.
coach-irrgarten-map = { $letter }{ $sign } on the map: you { $n ->
    [0] hardly ever win
    [9] win 9 or 10 in 10
   *[other] win about { $n } in 10
} against { $letter }.
coach-irrgarten-slide = If you bump, you slide: { $order }.
coach-irrgarten-stuck = No square was free, so you stay and lose the turn.
coach-irrgarten-guardian = Beat the guardian to get out. Lose, and it heals.
coach-irrgarten-leap = You leap over rivals and land behind them.
coach-irrgarten-robbed = Rivals who leap over you take a thing. Leap back!
coach-irrgarten-last-laps = Last laps: only what you carry out counts.
coach-irrgarten-thing = Keep your things: most weapons and shields win.
coach-irrgarten-fight = Beat the monster's defence and you wound it.
coach-irrgarten-wound = A wound costs 1 health; { $wounds ->
    [one] one loses
   *[other] { $wounds } in a row lose
} a fight.
coach-irrgarten-worn-weapon = That weapon is worn out{ $counts ->
    [yes] , but counts at the end.
   *[no] { "" } and no longer helps.
}
coach-irrgarten-worn-shield = That shield is worn out{ $counts ->
    [yes] , but counts at the end.
   *[no] { "" } and no longer helps.
}
coach-irrgarten-three-wounds = { $count ->
    [begins] A lost fight sets your wounds back to 0.
   *[stays] You lose, but your wounds count until you block.
}
coach-irrgarten-dead = You are dead, but each turn may bring you back.
coach-irrgarten-outlasted = You win, because you lasted { $rounds ->
    [one] the round
   *[other] all { $rounds } rounds
}.
coach-irrgarten-reward = Weapons, shields and health come from fights won.
coach-irrgarten-dropped = New gear pushes out old gear, worn gear first.
coach-irrgarten-no-room = You can carry { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
} and { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
coach-irrgarten-shield = Each defence uses all your shields once.
coach-irrgarten-back = You are back with full health and empty hands.
# What to do next, at the highest level of hints.
coach-way-unknown = { $way }, towards what you haven't seen
coach-way-free = { $way }, { $n ->
    [one] one step to the exit
   *[other] { $n } steps to the exit
} without a fight
coach-way-fight = { $way }, { $n ->
    [one] one step to the exit
   *[other] { $n } steps to the exit
} past { $monster } (you win { $chance })
