# The tricks of monsters and gear in the Descent, by kind: a sentence for cards, at most 90 characters,
# a label for panels, at most 18 (14 of gear), and words for brackets. $n is the amount, $amount one with decimals as text.

# Monsters.
tricks-first = It attacks { $n ->
    [one] once
   *[other] { $n } times
} before you do.
    .label = { $n ->
    [one] 1 attack first
   *[other] { $n } attacks first
}
    .words = attacks { $n ->
    [one] once
   *[other] { $n } times
} before you do
tricks-sleeps = It sleeps through the first { $n ->
    [one] round
   *[other] { $n } rounds
}.
    .label = sleeps { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
    .words = sleeps through the first { $n ->
    [one] round
   *[other] { $n } rounds
}
tricks-boils = It gains { $amount } strength each round.
    .label = +{ $amount } STR a round
    .words = gains { $amount } strength each round
tricks-grows = Each wound you give it adds { $amount } to its strength.
    .label = +{ $amount } STR a wound
    .words = gains { $amount } strength with each wound
tricks-heavy = Each wound it gives you costs { $n } health.
    .label = wounds cost { $n } HP
    .words = each wound it gives costs { $n } health
tricks-wears = Each attack and each defence costs your gear { $n } uses.
    .label = costs { $n } uses
    .words = each attack and each defence costs your gear { $n } uses
tricks-mirror = It is exactly as strong as your attack, weapons included.
    .label = STR = your attack
    .words = its strength equals your attack
tricks-mends = When you lose, its wounds heal.
    .label = heals if you lose
    .words = heals if you lose
# $what is "weapon" or "shield".
tricks-steals = { $what ->
    [shield] When you lose, it takes your newest shield. Beat it to get it back.
   *[weapon] When you lose, it takes your newest weapon. Beat it to get it back.
}
    .label = takes a { $what ->
    [shield] shield
   *[weapon] weapon
}
    .words = takes your newest { $what ->
    [shield] shield
   *[weapon] weapon
} if you lose
tricks-taxes = When you lose, it takes { $n ->
    [one] a coin
   *[other] { $n } coins
} from you.
    .label = takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .words = takes { $n ->
    [one] a coin
   *[other] { $n } coins
} if you lose
tricks-blows = When you lose, it sends you back to where you started the floor.
    .label = sends you back
    .words = sends you back to your start if you lose
tricks-slow = If you fight it, the floor closes { $n ->
    [one] 1 lap
   *[other] { $n } laps
} sooner.
    .label = takes { $n ->
    [one] { $n } lap
   *[other] { $n } laps
}
    .words = if you fight it, the floor closes { $n ->
    [one] 1 lap
   *[other] { $n } laps
} sooner
tricks-hugs = Step beside it and you lose { $n } health.
    .label = beside it: -{ $n } HP
    .words = a step beside it costs { $n } health
tricks-twice = You get what it carries twice, but its coins only once.
    .label = carries double
    .words = you get what it carries twice

# Gear.
tricks-opens = You attack once before the fight begins.
    .label = opening attack
    .words = you attack once before the fight
tricks-calm = When a fight begins, you have no wounds in a row.
    .label = clears wounds
    .words = clears your wounds before a fight
tricks-spikes = Each attack you block wounds the monster.
    .label = blocks hurt it
    .words = each block wounds the monster
tricks-parry = You block the first attack of each fight.
    .label = blocks the 1st
    .words = blocks the first attack of a fight
tricks-late = It adds its power from round { $n } on, but wears from round 1.
    .label = from round { $n }
    .words = adds its power from round { $n } on, wears from round 1
# $what is "weapon" or "shield".
tricks-alone = It has { $amount } more power while it is your only { $what ->
    [shield] shield
   *[weapon] weapon
}.
    .label = +{ $amount } alone
    .words = { $amount } more power while it is the only one you carry
# $next is the lowest level against which it is used.
tricks-proud = It works and wears only against monsters of level { $next } or more.
    .label = only level { $next }+
    .words = works only against monsters of level { $next } or more
tricks-stays = You leave it behind when you leave the floor.
    .label = lasts a floor
    .words = lasts one floor
tricks-keeps = Nobody can take it from you, and death can't either.
    .label = theft-proof
    .words = nobody can take it
tricks-hooks = Instead of a step, change places with a rival in line, at most { $n ->
    [one] 1 square
   *[other] { $n } squares
} away.
    .label = hooks { $n } away
    .words = reels in a rival from { $n ->
    [one] 1 square
   *[other] { $n } squares
} away
tricks-pushes = When you shove a rival, they move { $n } squares.
    .label = shoves { $n }
    .words = shoves a rival { $n } squares
tricks-lamp = In the dark and in fog you see { $n ->
    [one] 1 square
   *[other] { $n } squares
} through walls.
    .label = sees { $n } in dark
    .words = shows { $n ->
    [one] 1 square
   *[other] { $n } squares
} through walls in the dark
