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
irrgarten-fog-explored = only explored
irrgarten-fog-sight = line of sight

irrgarten-word-monster = monster
irrgarten-word-a-monster = a monster
irrgarten-word-wall = wall
# The names that a guardian of the exit may have.
irrgarten-guardian-0 = Night Porter
    .article = the
irrgarten-guardian-1 = Exit Interviewer
    .article = the
irrgarten-guardian-2 = Ticket Ogre
    .article = the
irrgarten-guardian-3 = Bouncer Sphinx
    .article = the
irrgarten-word-someone = somebody
irrgarten-uses = { $n ->
    [0] no uses
    [one] { $n } use
   *[other] { $n } uses
}
# A monster in a sentence: $article is the Spanish article of its card, none if it has none.
irrgarten-foe = { $article ->
    [none] { $monster }
   *[other] the { $monster }
}

# Gear with its article: $article is that of the name in this language, none if it has none.
irrgarten-a-thing = { $article ->
    [none] { $thing }
    [an] an { $thing }
    [some] some { $thing }
   *[other] a { $thing }
}
irrgarten-a-decorative-thing = { $article ->
    [none] decorative { $thing }
    [some] some decorative { $thing }
   *[other] a decorative { $thing }
}
irrgarten-another-thing = { $article ->
    [some] more { $thing }
   *[other] another { $thing }
}
irrgarten-another-decorative-thing = { $article ->
    [some] more decorative { $thing }
   *[other] another decorative { $thing }
}
irrgarten-the-thing = { $article ->
    [none] { $thing }
   *[other] the { $thing }
}
irrgarten-the-other-thing = { $article ->
    [none] { $thing }
   *[other] the other { $thing }
}
irrgarten-the-old-thing = { $article ->
    [none] { $thing }
   *[other] the old { $thing }
}

# The log: one sentence a fight, the rounds in brackets at the end. In these sentences $monster comes
# with its article; variants with a number say the same, so that the log doesn't repeat itself.
irrgarten-hit = hit
irrgarten-miss = miss
irrgarten-block = block
irrgarten-wound = WOUND
irrgarten-faces = { $name } faces { $monster }.
irrgarten-fights = { $name } fights { $monster } ({ $round ->
    [0] opening attack
   *[other] round { $round }
}).
irrgarten-beats = { $name } beats { $monster }
irrgarten-beats-unhurt = { $name } beats { $monster } without a wound
irrgarten-beats-at-once = { $name } beats { $monster } in no time
irrgarten-beats-barely = { $name } only just beats { $monster }
irrgarten-outlasts = { $name } beats { $monster } by holding out
irrgarten-loses = { $name } loses to { $monster }
irrgarten-dies = { $variant ->
    [0] { $name } dies fighting { $monster }
    [1] { $monster } kills { $name }
   *[2] { $name } takes on { $monster } and dies
}
# The loser is back on the square it came from (IRR-28), even without life at a guardian (IRR-35).
irrgarten-loses-back = { $name } loses to { $monster } and is thrown back
irrgarten-dies-back = { $variant ->
    [0] { $name } dies fighting { $monster } and flies back a square
    [1] { $monster } kills { $name } and throws the body back
   *[2] { $monster } kills { $name }, who doesn't feel the landing
}
irrgarten-searches = { $name } searches the remains of { $monster }
irrgarten-for-nothing = { $deed } but gets nothing
irrgarten-and-then = { $list }, and { $last }
irrgarten-and-gets = gets { $what }
irrgarten-and-drops = throws away { $what }
irrgarten-and-leaves = leaves { $what } behind
irrgarten-done = { $deed }.
# $causes are the wounds in a row that lost it, if they did, and the rounds.
irrgarten-done-rounds = { $deed } ({ $causes }).
irrgarten-rounds = { $n ->
    [0] before the first round
    [one] { $n } round
   *[other] { $n } rounds
}
# $before of the wounds in a row are from earlier fights, $new from this one.
irrgarten-in-a-row = { $before ->
    [0] { $new ->
        [one] { $new } wound
       *[other] { $new } wounds in a row
    }
   *[other] { $sum } wounds in a row, { $before } from before
}
# What a fight cost the winner, and what it left the loser.
irrgarten-wounds-taken = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
irrgarten-health-left = { $name } has { $n } health left
irrgarten-health = { $n } health
irrgarten-weapons = { $n ->
    [one] a weapon
   *[other] { $n } weapons
}
irrgarten-shields = { $n ->
    [one] a shield
   *[other] { $n } shields
}
irrgarten-useless-weapons = { $n ->
    [one] a useless weapon
   *[other] { $n } useless weapons
}
irrgarten-useless-shields = { $n ->
    [one] a useless shield
   *[other] { $n } useless shields
}
irrgarten-old-weapons = { $n ->
    [one] an old weapon
   *[other] { $n } old weapons
}
irrgarten-old-shields = { $n ->
    [one] an old shield
   *[other] { $n } old shields
}

# Hit by hit, under the line of the fight.
irrgarten-when = { $round ->
    [0] Opening attack
   *[other] Round { $round }
}
irrgarten-detail-start = { $name } starts with { $health } health and { $hits ->
    [0] no wounds in a row
    [one] { $hits } wound in a row
   *[other] { $hits } wounds in a row
}, { $monster } with { $left } health.
irrgarten-detail-hit = { $when }: { $name } hits { $monster }, which { $left ->
    [0] dies
   *[other] has { $left } health left
} (attack { $attack } against defence { $defence }).
irrgarten-detail-miss = { $when }: { $name } misses { $monster } (attack { $attack } against defence { $defence }).
irrgarten-detail-wound = { $when }: { $monster } wounds { $name }, who has { $health } health left and { $hits ->
    [one] { $hits } wound
   *[other] { $hits } wounds
} in a row (attack { $attack } against defence { $defence }).
irrgarten-detail-block = { $when }: { $name } blocks { $monster } (attack { $attack } against defence { $defence }).
# $rounds: "10 rounds".
irrgarten-detail-time = { $name } is still alive after { $rounds }, and so wins.
irrgarten-detail-health = { $name } gets { $n } health.
irrgarten-detail-reward-none = The reward brings nothing.
irrgarten-detail-drops-weapon = { $name } throws away { $new ->
    [1] the new weapon
   *[other] a weapon
} of power { $power } ({ $uses } left).
irrgarten-detail-drops-shield = { $name } throws away { $new ->
    [1] the new shield
   *[other] a shield
} of power { $power } ({ $uses } left).
irrgarten-detail-gets-weapon = { $name } gets a weapon of power { $power } ({ $uses }).
irrgarten-detail-gets-shield = { $name } gets a shield of power { $power } ({ $uses }).
irrgarten-detail-leaves-weapon = { $name } has no room for a weapon of power { $power } ({ $uses }).
irrgarten-detail-leaves-shield = { $name } has no room for a shield of power { $power } ({ $uses }).
irrgarten-detail-drops-thing = { $name } throws away { $what } (power { $power }, { $uses } left).
irrgarten-detail-gets-thing = { $name } gets { $what } (power { $power }, { $uses }).
irrgarten-detail-leaves-thing = { $name } has no room for { $what } (power { $power }, { $uses }).
irrgarten-detail-now = { $name } now has { $health } health.

irrgarten-slid = { $name } can't go { $wanted } and slides { $went }.
irrgarten-strayed = { $variant ->
    [0] { $name }, still dazed, means to go { $wanted } and wanders { $went }.
   *[1] { $name }, still dazed, tries to go { $wanted } but staggers { $went }.
}
irrgarten-stayed = { $name } can't go { $wanted } and stays put (house rule, no turn used).
irrgarten-stuck = { $name } is hemmed in on all sides and loses the turn.
irrgarten-thrown-back-unseen = { $name } loses a fight out of sight and is thrown back.
irrgarten-leapt = { $again ->
    [back] { $name } leaps back over { $rival }.
    [to-and-fro] { $name } and { $rival } play leapfrog.
    [next] { $name } leaps over { $rival } in turn.
   *[no] { $name } leaps over { $rival }.
}
# $room is the kind that the player has no room for, or both.
irrgarten-leapt-full = { $name } leaps over { $rival }, but can't carry { $room ->
    [weapon] another weapon
    [shield] another shield
   *[both] anything more
}.
irrgarten-leapt-robbing = { $name } leaps over { $rival } and takes { $thing }.
irrgarten-counted = { $name } has now beaten { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} for the toll.
irrgarten-heard = { $name }'s steps echo, { $n ->
    [one] { $n } square
   *[other] { $n } squares
} from the exit.
irrgarten-taken = { $name } takes { $thing } from { $rival }.
irrgarten-wins-back = { $name } leaps over { $rival } and takes { $thing } back.
# $things is a message of irrgarten-things.
irrgarten-things = { $n ->
    [0] nothing
    [one] 1 thing
   *[other] { $n } things
}
irrgarten-out = { $name } is the first one out, with { $things }. The others have the rest of this lap and { $laps ->
    [one] 1 more
   *[other] { $laps } more
}.
# The last laps begin with the next turn.
irrgarten-out-laps = { $name } is the first one out, with { $things }. The others have { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
} left.
irrgarten-out-over = { $name } is the first one out, with { $things }.
irrgarten-out-ahead = { $name } gets out with { $things } and takes the lead from { $leader }.
# As many things as the leader, who stays ahead for being out first.
irrgarten-out-level = { $name } gets out with { $things }, as many as { $leader }, who was out first and wins a tie.
irrgarten-out-behind = { $name } gets out with { $things }, but { $leader } is still ahead.
irrgarten-last-lap = The last lap begins.
irrgarten-waited = { $name } waits{ $n ->
    [0] { "" } for the last time.
    [one] ; 1 more lap to go.
   *[other] ; { $n } more laps to go.
}
irrgarten-appeared = { $name } comes into sight.
irrgarten-still-dead = { $name } stays dead for now (rolled { $roll }, needed under { $needed }).
irrgarten-revived = { $name } comes back from the dead{ $tries ->
    [one] {""}
   *[other] {" "}after { $tries } tries
}, empty-handed, and moves next turn (rolled { $roll }, needed under { $needed }).
irrgarten-over-escaped = { $name } reaches the exit and wins!
irrgarten-over-caught = Nobody can catch { $name } any more: it's too late to get out with { $n ->
    [0] anything at all
    [one] more than 1 thing
   *[other] more than { $n } things
}.
irrgarten-over-all-out = Nobody is left inside.
# $inside are the players who didn't get out, the living before the dead.
irrgarten-over-laps = The last lap is over with { $inside }.
irrgarten-over-turns = The last turn is over with { $inside }.
irrgarten-inside-alive = { $names } still inside
irrgarten-inside-dead = { $names } dead inside
irrgarten-over-most = { $n ->
    [0] { $name } wins with empty hands!
   *[other] { $name } wins with { $things }!
}
irrgarten-over-tied = { $n ->
    [0] All are out with empty hands, so { $name } wins for being out first!
   *[other] It's a tie at { $things }, so { $name } wins for being out first!
}
irrgarten-over-limit = The last turn is over and nobody has escaped.
irrgarten-over-cap = This match has lasted far too long, so it ends here and nobody escapes.

# What the next key will do. $arrow is a symbol for the direction.
irrgarten-next-free = { $arrow } { $way }: free
irrgarten-next-exit = { $laps ->
    [0] { $arrow } { $way }: the EXIT, you win!
   *[other] { $arrow } { $way }: the EXIT
}
irrgarten-next-fight = { $arrow } { $way }: fight { $monster }
# After the chance to win, if the fight may kill.
irrgarten-next-deadly = { $chance }, you die { $death }
irrgarten-next-odds = { $arrow } { $way }: fight { $monster }, you win { $chance }
irrgarten-next-dead = { $arrow } { $way }: free ({ $monster } is dead)
irrgarten-leap-free = { $arrow } { $way } over { $rival }: free
irrgarten-leap-exit = { $laps ->
    [0] { $arrow } { $way } over { $rival }: the EXIT, you win!
   *[other] { $arrow } { $way } over { $rival }: the EXIT
}
irrgarten-leap-fight = { $arrow } { $way } over { $rival }: fight { $monster }
irrgarten-leap-odds = { $arrow } { $way } over { $rival }: fight { $monster }, you win { $chance }
irrgarten-leap-dead = { $arrow } { $way } over { $rival }: free ({ $monster } is dead)
irrgarten-leap-unseen = { $arrow } { $way } over { $rival }: you can't see where you land
irrgarten-next-slide = { $wanted }: { $who }, so you slide { $rest }
irrgarten-next-stays = { $wanted }: { $who }, so you stay (house rule, no turn used)
irrgarten-next-stuck = Every way is blocked. You stay here and lose the turn.
irrgarten-next-obeys = { $what } (steps obey { $chance })

irrgarten-odds-win = you win { $chance }
irrgarten-odds-out = you lose { $chance }: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds in a row
}
irrgarten-odds-death = you die { $chance }
irrgarten-odds-after = { $rounds ->
    [one] if you win: { $health } HP left, { $rounds } round
   *[other] if you win: { $health } HP left, { $rounds } rounds
}
irrgarten-odds-never = you can't win this fight
irrgarten-odds-hit = you hit { $first }
irrgarten-odds-hit-wear = you hit { $first } { $arrow } { $last } (wear)
irrgarten-odds-wounded = it wounds you { $first }
irrgarten-odds-wounded-wear = it wounds you { $first } { $arrow } { $last } (wear)

# A step as "you" make it, after "if you".
irrgarten-plan = { $slid ->
    [yes] slide { $way } by going { $wanted }
   *[no] go { $way }
}
    .did = { $slid ->
        [yes] slid { $way }, as { $wanted } was blocked
       *[no] went { $way }
    }
