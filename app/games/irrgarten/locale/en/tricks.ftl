# The tricks of monsters and gear in the Descent, by kind: a sentence for cards, at most 90 characters,
# and a label for panels, at most 14. $n is the amount, $amount one with decimals as text.

# Monsters.
tricks-first = It attacks { $n ->
    [one] once
   *[other] { $n } times
} before you do.
    .label = opens with { $n }
tricks-sleeps = It sleeps through the first { $n ->
    [one] round
   *[other] { $n } rounds
}.
    .label = sleeps { $n }
tricks-boils = It gains { $amount } strength each round.
    .label = +{ $amount } a round
tricks-grows = Each wound you give it adds { $amount } to its strength.
    .label = +{ $amount } a wound
tricks-heavy = Each wound it gives you costs { $n } health.
    .label = wounds cost { $n }
tricks-wears = Each attack and each defence costs your gear { $n } uses.
    .label = costs { $n } uses
tricks-mirror = It is exactly as strong as your attack, weapons included.
    .label = mirrors you
tricks-mends = When you lose, its wounds heal.
    .label = heals itself
# $what is "weapon" or "shield".
tricks-steals = { $what ->
    [shield] When you lose, it takes your newest shield. Beat it to get it back.
   *[weapon] When you lose, it takes your newest weapon. Beat it to get it back.
}
    .label = takes a { $what ->
    [shield] shield
   *[weapon] weapon
}
tricks-taxes = When you lose, it takes { $n ->
    [one] a coin
   *[other] { $n } coins
} from you.
    .label = takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tricks-blows = When you lose, it sends you back to the entrance.
    .label = sends you back
tricks-slow = The fight takes { $n ->
    [one] a lap
   *[other] { $n } laps
}, and the bell doesn't wait.
    .label = takes { $n ->
    [one] { $n } lap
   *[other] { $n } laps
}
tricks-hugs = Step beside it and you lose { $n } health.
    .label = hug costs { $n }
tricks-twice = Its reward counts twice.
    .label = double reward

# Gear.
tricks-opens = You attack once before the fight begins.
    .label = opens fights
tricks-calm = When a fight begins, you have no wounds in a row.
    .label = calms you
tricks-spikes = Each attack you block wounds the monster.
    .label = blocks wound
tricks-parry = You block the first attack of each fight.
    .label = first blocked
tricks-late = It adds its power from round { $n } on.
    .label = from round { $n }
# $what is "weapon" or "shield".
tricks-alone = It has { $amount } more power while it is your only { $what ->
    [shield] shield
   *[weapon] weapon
}.
    .label = alone +{ $amount }
# $next is the lowest level against which it is used.
tricks-proud = It isn't used or worn against monsters below level { $next }.
    .label = from level { $next }
tricks-stays = You leave it behind when you leave the floor.
    .label = stays behind
tricks-keeps = Nobody can take it from you, and death can't either.
    .label = never taken
tricks-hooks = Instead of a step, change places with a rival in line, at most { $n ->
    [one] 1 square
   *[other] { $n } squares
} away.
    .label = hooks at { $n }
tricks-pushes = When you shove a rival, they move { $n } squares.
    .label = shoves { $n }
tricks-lamp = You see { $n ->
    [one] 1 square
   *[other] { $n } squares
} through walls.
    .label = lights { $n }
