# The coach's tips for Irrgarten: a line each, at the first time.
coach-irrgarten-slide = Blocked, you slide. Order: { $order }.
coach-irrgarten-stuck = No square was free, so you stayed and your turn is over.
coach-irrgarten-fight = You strike first; your attack must beat its defence.
coach-irrgarten-wound = A wound costs 1 health; { $wounds ->
    [one] one loses
   *[other] { $wounds } in a row lose
} the fight.
coach-irrgarten-worn-weapon = That weapon is worn out: it adds nothing any more.
coach-irrgarten-worn-shield = That shield is worn out: it adds nothing any more.
coach-irrgarten-three-wounds = { $count ->
    [begins] You lost the fight; your wounds count from 0 again.
   *[stays] Your wounds still count, until you defend well.
}
coach-irrgarten-dead = Dead: in each of your turns a die may bring you back.
coach-irrgarten-outlasted = You win: a fight ends after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, though it lives.
coach-irrgarten-reward = Only victories bring weapons, shields and health.
coach-irrgarten-dropped = New things push old ones out, worn ones first.
coach-irrgarten-no-room = You can carry { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
} and { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: this is lost.
coach-irrgarten-shield = Every shield helps each defence, and loses a use.
coach-irrgarten-back = Back with full health, but with empty hands.
# What to do next, at the highest level of hints.
coach-way-unknown = { $way }: that leads to what you have not seen
coach-way-free = { $way }: { $n ->
    [one] one step to the exit, and no fight
   *[other] { $n } steps to the exit, and no fight
}
coach-way-fight = { $way }: { $n ->
    [one] one step
   *[other] { $n } steps
} to the exit; on the way { $monster }, whom you beat with { $chance }
