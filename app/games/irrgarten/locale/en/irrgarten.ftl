# The words of Irrgarten: directions, log lines, previews, odds. Never markup, never square brackets
# in a text. $name is a seat's name, $monster a monster's, numbers with decimals come as text.

irrgarten-title = Irrgarten

irrgarten-direction-up = up
irrgarten-direction-down = down
irrgarten-direction-left = left
irrgarten-direction-right = right
irrgarten-towards-up = up
irrgarten-towards-down = down
irrgarten-towards-left = left
irrgarten-towards-right = right

irrgarten-fog-off = off
irrgarten-fog-explored = explored
irrgarten-fog-sight = line of sight

irrgarten-word-monster = monster
irrgarten-word-wall = wall
irrgarten-word-someone = somebody
irrgarten-uses = { $n ->
    [one] { $n } use
   *[other] { $n } uses
}

# The log: one line a combat, a word an exchange.
irrgarten-hit = hit
irrgarten-miss = miss
irrgarten-block = block
irrgarten-wound = WOUND
irrgarten-faces = { $name } against { $monster }
irrgarten-fights = Against { $monster }, { $blows }
irrgarten-fought = { $name } against { $monster }: { $ending }. { $blows }
irrgarten-came = { $name } against { $monster }: { $ending }.
irrgarten-side-attacks = { $name } attacks: { $words }
irrgarten-side-defends = defends: { $words }
irrgarten-looted = { $name } searches what is left of { $monster }: { $ending }
irrgarten-ending-killed = wins
irrgarten-ending-outlasted = { $rounds ->
    [one] still stands after { $rounds } round: wins
   *[other] still stands after { $rounds } rounds: wins
}
irrgarten-ending-out = { $hits ->
    [one] loses the fight ({ $hits } wound)
   *[other] loses the fight ({ $hits } wounds in a row)
}
irrgarten-ending-dead = DIES
irrgarten-ending-paid = a prize
irrgarten-no-prize = no prize
irrgarten-plus-health = +{ $n } HP
irrgarten-plus-weapon = gets weapon { $power } ({ $uses })
irrgarten-plus-shield = gets shield { $power } ({ $uses })
irrgarten-minus-weapon = throws away weapon { $power } ({ $uses })
irrgarten-minus-shield = throws away shield { $power } ({ $uses })
irrgarten-full-weapon = no room for weapon { $power } ({ $uses })
irrgarten-full-shield = no room for shield { $power } ({ $uses })
irrgarten-plus-weapons = gets { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
irrgarten-plus-shields = gets { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
irrgarten-minus-weapons = throws away { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
irrgarten-minus-shields = throws away { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
irrgarten-full-weapons = no room for { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
irrgarten-full-shields = no room for { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}

# Blow by blow, under the line of the combat.
irrgarten-detail-start = { $name } has { $health } HP and { $hits ->
    [0] no wounds in a row
    [one] { $hits } wound in a row
   *[other] { $hits } wounds in a row
}; { $monster } has { $left } HP.
irrgarten-detail-attack = { $round }. { $name } attacks with { $attack }, { $monster } defends with { $defence }: { $word }. { $monster }: { $left } HP.
irrgarten-detail-defence = { $round }. { $monster } attacks with { $attack }, { $name } defends with { $defence }: { $word }. { $name }: { $health } HP, { $hits ->
    [0] no wounds in a row
    [one] { $hits } wound in a row
   *[other] { $hits } wounds in a row
}.
irrgarten-detail-prize = Prize: { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, { $health } HP.
irrgarten-detail-threw-weapon = { $name } throws away a weapon of { $power } ({ $uses } left).
irrgarten-detail-threw-shield = { $name } throws away a shield of { $power } ({ $uses } left).
irrgarten-detail-got-weapon = { $name } receives a weapon of { $power } ({ $uses } to go).
irrgarten-detail-got-shield = { $name } receives a shield of { $power } ({ $uses } to go).
irrgarten-detail-full-weapon = No room for a weapon of { $power } ({ $uses }): it is lost.
irrgarten-detail-full-shield = No room for a shield of { $power } ({ $uses }): it is lost.
irrgarten-detail-now = { $name } now has { $health } HP.

irrgarten-slid = { $name }: { $wanted } was blocked, slid { $went }.
irrgarten-strayed = { $name } (dazed since the return) does not obey: wanted { $wanted }, goes { $went }.
irrgarten-stayed = { $name }: { $wanted } is blocked; stays, at no cost (house rule).
irrgarten-stuck = { $name } is hemmed in on all sides: the turn is lost.
irrgarten-appeared = { $name } comes into sight.
irrgarten-still-dead = { $name } is dead: revive roll { $roll }, needed under { $needed }: still dead.
irrgarten-revived = { $name } rolls { $roll }, under { $needed }: back to life, plays again next turn.
irrgarten-over-escaped = { $name } reaches the exit and wins!
irrgarten-over-limit = The last turn is over: nobody has escaped.
irrgarten-over-cap = The game has gone on far too long and ends here: nobody has escaped.

# What the next key will do. $arrow is a sign for the direction.
irrgarten-next-free = { $arrow } { $way }: free
irrgarten-next-exit = { $arrow } { $way }: the EXIT, you win!
irrgarten-next-fight = { $arrow } { $way }: fight { $monster }
irrgarten-next-odds = { $arrow } { $way }: fight { $monster }, you win { $chance }
irrgarten-next-dead = { $arrow } { $way }: free ({ $monster } lies dead there)
irrgarten-next-slide = { $wanted }: { $who }; by the rules you slide { $rest }
irrgarten-next-stays = { $wanted }: { $who }; you stay, at no cost (house rule)
irrgarten-next-stuck = no way is open: you stay and the turn is over
irrgarten-next-obeys = { $what } (you obey { $chance })

irrgarten-odds-win = you win { $chance }
irrgarten-odds-out = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds in a row
}: { $chance }
irrgarten-odds-death = death: { $chance }
irrgarten-odds-after = { $rounds ->
    [one] when won: about { $health } HP, { $rounds } round
   *[other] when won: about { $health } HP, { $rounds } rounds
}
irrgarten-odds-never = no way to win this fight
irrgarten-odds-hit = you hit { $first }
irrgarten-odds-hit-wear = you hit { $first } { $arrow } { $last } (wear)
irrgarten-odds-wounded = it wounds you { $first }
irrgarten-odds-wounded-wear = it wounds you { $first } { $arrow } { $last } (wear)
