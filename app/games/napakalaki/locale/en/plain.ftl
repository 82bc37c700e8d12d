# Napakalaki in plain mode. Words of commands are lists parted by commas; the first one is shown
# in the help.
plain-word-napakalaki = napakalaki
plain-word-nap-hand = hand, cards

plain-help-nap-hand = show your hidden treasures

plain-nap-brief = { $limit ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of { $limit }
}. { $name }, { $what }. You are at level { $level }, with a total level of { $power } and { $hand ->
    [0] no hidden treasures
    [one] { $hand } hidden treasure
   *[other] { $hand } hidden treasures
}.
plain-nap-asked = { $name }, { $what }.
plain-nap-brief-again = { $name }, { $what }. Your total level is { $power }.
plain-nap-phase = { $phase ->
    [start] roll for your starting treasures
    [sales] you may sell treasures to buy levels
    [early] you may equip treasures before you draw the monster
    [early-doors] you may equip treasures before you choose a door
    [draw] draw the next monster
    [fight] try to escape or accept the bad consequence
    [settle] you suffer the bad consequence
    [equip] you may equip treasures for the next fight
    [ends] your turn is over
    [discard] you have too many hidden treasures
    [door] choose a door
    [pick] choose the door for { $rival }
    [grudge] spend grudges against { $rival }, or keep them
    [price] name your price for helping { $rival }
    [deal] choose an offer
    [stand] choose a way out of this fight
   *[other] it's your turn
}
plain-nap-short = { $monster }: level { $level }. Your total level is { $power }, so you need { $n } more to win.
plain-nap-tie = { $monster }: level { $level }. Your total level is the same, and a tie loses, so you need 1 more to win.
plain-nap-ways = If you roll, you { $escape } and you are { $caught }.
plain-nap-gold = Your treasures are worth { NUMBER($gold, useGrouping: 1) } gold. A level costs { NUMBER($price, useGrouping: 1) }.
plain-nap-picked = So far you sell { $cards } for { NUMBER($gold, useGrouping: 1) } gold. A level costs { NUMBER($price, useGrouping: 1) }.
plain-nap-due = Choose what you lose: { $due }.
plain-nap-after-sale = After this sale your total level is { $power }.
plain-nap-once-equipped = With your best treasures equipped, your total level is { $power }.
plain-nap-undrawn = No monster has been drawn yet.
plain-nap-met = { $monster }: level { $level }.
plain-nap-prize = If you win, you gain { $prize }.
plain-nap-bad = If it catches you, { $death ->
    [1] { $bad }.
   *[0] you lose { $bad }.
}
plain-nap-player = { $name } is at level { $level }, with a total level of { $power } and { $hand ->
    [0] no hidden treasures
    [one] { $hand } hidden treasure
   *[other] { $hand } hidden treasures
}. { $many ->
    [0] Nothing is equipped.
    [one] The equipped treasure is { $gear }.
   *[other] The equipped treasures are { $gear }.
}
plain-nap-self = You are at level { $level }, with a total level of { $power }. { $many ->
    [0] You have nothing equipped.
    [one] Your equipped treasure is { $gear }.
   *[other] Your equipped treasures are { $gear }.
}
plain-nap-hand = { $n ->
    [one] You have { $n } hidden treasure:
   *[other] You have { $n } hidden treasures:
}
plain-nap-hand-empty = You have no hidden treasures.
plain-nap-decks = The decks have { $treasures ->
    [0] no treasures
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
} and { $monsters ->
    [0] no monsters
    [one] { $monsters } monster
   *[other] { $monsters } monsters
} left.
plain-nap-pile-treasures = { $n ->
    [0] There are no discarded treasures.
    [one] The only discarded treasure is { $list }.
   *[other] The discarded treasures are { $list }.
}
plain-nap-pile-monsters = { $n ->
    [0] There are no discarded monsters.
    [one] The only discarded monster is { $list }.
   *[other] The discarded monsters are { $list }.
}
plain-nap-end = { $name } ends at level { $level }.
plain-nap-word-roll = roll
plain-nap-word-accept = accept
plain-nap-word-draw = draw
plain-nap-word-buy = buy
plain-nap-word-back = back
plain-nap-word-done = done
plain-nap-word-sell = sell
plain-nap-word-equip = equip
plain-nap-word-lose = lose
plain-nap-word-discard = discard
plain-nap-do-roll = Roll for your starting treasures.
plain-nap-do-escape-free = Roll to escape. You have nothing to lose.
plain-nap-do-escape-cost = Roll to escape. On average a roll costs you { $roll }, and accepting costs { $accept }.
plain-nap-do-escape-cost-death = Roll to escape. You escape { $chance } of the time; otherwise you die.
plain-nap-do-accept = Accept the bad consequence: { $death ->
    [1] { $bad }.
   *[0] you lose { $bad }.
}
plain-nap-goal = Each turn you fight a monster. You win if your level and the bonuses of your equipped treasures add up to more than its level. The first player at level { $level } wins the match.{ $friends ->
    [0] {""}
   *[1] {" "}A monster that beats you waits in the corridor, on the treasures it took: the player who beats it later gets them all.
}
plain-nap-do-draw = Draw the monster and fight it.
plain-nap-do-buy = Buy { $levels } for { NUMBER($gold, useGrouping: 1) } gold.
plain-nap-do-buy-lost = Buy { $levels } for { NUMBER($gold, useGrouping: 1) } gold, of which { NUMBER($lost, useGrouping: 1) } are lost.
plain-nap-do-back = Back: call the sale off.
plain-nap-do-done = Done: equip nothing more.
plain-nap-do-nothing-left = End your turn: there is nothing to equip.
plain-nap-do-no-sale = Done: sell nothing more.
plain-nap-equipped = { $card }, equipped
plain-nap-hidden = { $card }, hidden
plain-nap-do-sell = Sell { $card }.
plain-nap-do-equip = Equip { $card }.
plain-nap-do-lose = Lose { $card }.
plain-nap-do-discard = Discard { $card }.

plain-nap-odds-how = You win if your total level, { $power }, is higher than the monster's level; a tie loses (NAP-14).

# The calculation of a fight. Each ends with the rule that it follows.
plain-nap-sum-line = { $text } ({ $rule }).
plain-nap-sum-level = Your level is { $n }
plain-nap-sum-card = { $called } counts { $n }
plain-nap-sum-card-low = { $called } counts { $n }, its lower bonus, since you have no necklace
plain-nap-sum-card-high = { $called } counts { $n }, its higher bonus, thanks to your necklace
plain-nap-sum-card-none = { $called } counts nothing
plain-nap-sum-power = Your total level is { $n }
plain-nap-sum-monster = { $monster }: level { $n }
plain-nap-sum-needed = You need { $n } to win, since a tie loses
plain-nap-sum-wins = You win by { $n }
plain-nap-sum-short = You are { $n } short
plain-nap-sum-prize = The prize is { $gains }
plain-nap-sum-escape = You escape if you roll { $faces }, { $n } of the time
plain-nap-sum-caught = It catches you if you roll { $faces }, { $n } of the time, and always if you don't roll
plain-nap-sum-cost = If it catches you, you lose { $bad }
plain-nap-sum-death = If it catches you, you die, are left at level 1 and lose everything
plain-nap-sum-saved = If it catches you, you die, are left at level 1 and lose your hidden treasures, but { $card } saves the equipped ones
plain-nap-sum-necklace-won = After your victory { $called } is used up
plain-nap-sum-necklace-always = After the fight { $called } is used up

# Among friends (NAP-34 to NAP-42). $you is 1 if it is about the reader. $odds are the
# plain-nap-odds-... in a row, $then says what a rival can still do.
plain-nap-stand-wins = { $monster }: level { $level }. { $you ->
    [1] You win
   *[0] { $name } wins
} with a total level of { $power } unless someone spends grudges. The prize is { $prize }{ $last ->
    [1] , and with it the match
   *[0] {""}
}.
plain-nap-stand-ties = { $monster }: level { $level }. { $you ->
    [1] Your total level is
   *[0] { $name }'s total level is
} the same, and a tie loses, so 1 more is needed. The prize is { $prize }{ $last ->
    [1] , and with it the match
   *[0] {""}
}.
plain-nap-stand-short = { $monster }: level { $level }. { $you ->
    [1] Your total level is
   *[0] { $name }'s total level is
} { $power }, so { $n } more { $n ->
    [one] is
   *[other] are
} needed. The prize is { $prize }{ $last ->
    [1] , and with it the match
   *[0] {""}
}.
plain-nap-held = { $you ->
    [1] you hold
   *[0] { $name } holds
} { $n ->
    [one] a grudge
   *[other] { $n } grudges
}
plain-nap-held-of = { $you ->
    [1] You hold
   *[0] { $name } holds
} { $n ->
    [0] no grudges
    [one] a grudge
   *[other] { $n } grudges
}{ $you ->
    [1] {" "}(at most { $most })
   *[0] {""}
}.
plain-nap-grudge-worth = You gain grudges when a monster catches you. Each adds { $worth } to you in a fight that you aren't winning, or to the monster of a rival who is winning.
plain-nap-under = Under it: { $cards }, for the player who beats it.
# A trick that begins with a number, when the level that was just said counts it already: "Its card
# says level 12 and +1 for each treasure in Eva's hand."
plain-nap-level-trick = Its card says level { $printed } and { $trick }
plain-nap-waits = { $foe }, level { $level }{ $n ->
    [0] {""}
   *[other] , sitting on { $cards }
}.
plain-nap-corridor = { $n ->
    [one] One monster waits in the corridor:
   *[other] { $n } monsters wait in the corridor:
}
plain-nap-stand-help = With your { $help } added, { $name } has { $sum } and wins.
plain-nap-wants = { $name } wants { $treasures }
plain-nap-so-far = So far { $list }.
plain-nap-hand-covered = Your hidden treasures stay covered while everyone is looking.
plain-nap-odds-alone = { $chance } alone
# $grudges: how many the fighter has; $throws: 1 with something to throw. $then: 1 if the chance
# before it counts on that.
plain-nap-odds-own = { $chance } with { $grudges ->
    [0] a throw
   *[other] { $you ->
        [1] your
       *[0] their own
    } grudges{ $throws ->
        [0] {""}
       *[1] {" "}and a throw
    }
}
plain-nap-odds-against = { $chance } if everyone else { $then ->
    [0] {""}
   *[1] then{" "}
}spends their grudges
plain-nap-odds-helped = { $chance } if { $name } helps
plain-nap-word-door = door
plain-nap-word-closed = closed
plain-nap-word-grudge = grudge
plain-nap-word-price = price
plain-nap-word-deal = deal
plain-nap-word-ask = ask
plain-nap-word-grab = grab
plain-nap-word-spend = spend
plain-nap-word-refuse = refuse
plain-nap-word-no = no
plain-nap-word-run = run
plain-nap-word-take = take it
plain-nap-word-throw = throw
plain-nap-word-grudges = grudges
plain-nap-do-doors = Done: equip nothing more and go to the doors.
plain-nap-do-closed = Type "closed" for the closed door: { $n ->
    [one] the last monster of the deck
   *[other] one of { $n } monsters
}. { $you ->
    [1] Your chance
   *[0] { $name }'s chance
} to win the fight: { $odds }.
plain-nap-do-seen = Type "closed" for { $foe }, level { $level }, which everyone has seen on top of the deck.{ $trick } { $you ->
    [1] Your chance
   *[0] { $name }'s chance
} to win the fight: { $odds }.
plain-nap-do-door = { $foe }, level { $level }{ $n ->
    [0] {""}
    [one] , with a treasure under it
   *[other] , with { $n } treasures under it
}.{ $trick } { $you ->
    [1] Your chance
   *[0] { $name }'s chance
} to win the fight: { $odds }.
plain-nap-do-grudge = Put { $count ->
    [one] a grudge
   *[other] { $count } grudges
} on the monster, which { $idle ->
    [1] stays at
   *[0] makes it
} level { $level }: { $then ->
    [wins] { $name } still wins
    [wins-yet] { $name } still wins, unless { $n ->
        [one] another player adds one more
       *[other] others add { $n } more
    }
    [own] { $name } can still win, by spending { $n }
    [throws] { $name } can still win, by throwing { $card }
    [help] { $name } can't win without help
   *[stops] { $name } can't win any more
}.
plain-nap-do-grudge-none = Type "no" to spend no grudge on { $name }.
plain-nap-do-price = Help for { $n ->
    [one] a treasure
   *[other] { $n } treasures
}: { $name } reaches level { $level } and gets { $rest ->
    [0] { $loot ->
        [0] no treasure
        [one] the treasure under the monster
       *[other] the { $loot } treasures under the monster
    }
   *[other] { $rest ->
        [one] { $rest } treasure
       *[other] { $rest } treasures
    } of the prize{ $loot ->
        [0] {""}
        [one] {" "}and the treasure under the monster
       *[other] {" "}and the { $loot } treasures under the monster
    }
}.
# Before the help for the price that is left, where treasures of the asker lower it.
plain-nap-do-price-haggled = Ask for { $asked } treasures, which { $name }'s treasures ({ $cards }) lower to { $n }.
plain-nap-do-price-none = Type "no" not to help { $name }.
plain-nap-do-deal = Take { $name }'s help for { $treasures }: you win { $sum } to { $level } ({ $own } + { $help }) and get { $rest ->
    [0] { $levels }{ $loot ->
        [0] , but no treasure
        [one] {" "}and the treasure under the monster
       *[other] {" "}and the { $loot } treasures under the monster
    }
   *[other] { $levels }{ $loot ->
        [0] {" "}and
       *[other] ,
    } { $rest ->
        [one] { $rest } treasure
       *[other] { $rest } treasures
    } of the prize{ $loot ->
        [0] {""}
        [one] {" "}and the treasure under the monster
       *[other] {" "}and the { $loot } treasures under the monster
    }
}.
plain-nap-do-refuse = Type "no" to take no offer.
plain-nap-do-spend = Type "spend" to spend { $n ->
    [one] a grudge
   *[other] { $n } grudges
} and win.
plain-nap-do-ask = Type "ask" to ask for help: { $names } { $n ->
    [one] is strong enough
   *[other] are each strong enough
}.
plain-nap-do-throw = Type "{ $typed }" to throw { $card }{ $grudges ->
    [0] {""}
    [one] , spend a grudge
   *[other] , spend { $grudges } grudges
} and win.
plain-nap-do-toll = Type "buy" to pay the toll with { $cards } and walk past.
plain-nap-do-run = Type "run" to run: you escape { $chance } of the time; { $then ->
    [dies] otherwise you die
    [saved] otherwise you die, but { $card } saves your equipped treasures
    [costs] it costs { $cost } on average
   *[free] you have nothing to lose
}.
plain-nap-caught-gains = If it catches you, you gain { $n ->
    [one] a grudge
   *[other] { $n } grudges
}.
plain-nap-do-grab = Type "grab" to grab a treasure: you escape with it { $chance } of the time; { $then ->
    [dies] otherwise you die
    [saved] otherwise you die, but { $card } saves your equipped treasures
    [costs] it costs { $cost } on average
   *[free] you have nothing to lose
}.
plain-nap-do-take = Type "take it" to let it catch you: { $how ->
    [free] you have nothing to lose
    [dies] { $bad }
   *[loses] you lose { $bad }
}{ $n ->
    [0] {""}
    [one] , and you gain a grudge
   *[other] , and you gain { $n } grudges
}.
plain-nap-sum-grudges = The grudges on it add { $n }
plain-nap-sum-trick = Its trick changes its level by { $n }
plain-nap-sum-twins = The twins together add { $n }

# The course's later editions (NAP-21 to NAP-33).
plain-nap-sum-cultist = Your cultist card adds { $n }
plain-nap-sum-percent = As a cultist you add { $n } more
plain-nap-word-steal = steal
plain-nap-word-discard-all = discard all
plain-nap-do-steal = Steal a treasure from your archenemy.
plain-nap-do-discard-all = Discard all your treasures; your next turn begins with a roll.
# Words that have no use at present: when they work.
plain-nap-not-now-sell = You sell treasures and buy levels at the start of your turn.
plain-nap-not-now-equip = You equip treasures before you meet a monster and at the end of your turn.
plain-nap-not-now-fight = That is for a fight that you aren't winning.
plain-nap-not-now-door = You meet a monster on your turn, after you have equipped yourself.
plain-nap-not-now-grudge = You spend grudges in a fight.
plain-nap-no-grudges = Nobody holds grudges with these rules.
plain-nap-not-now-help = You name a price when somebody asks for your help.
plain-nap-not-now-lose = You lose or discard treasures when the match asks you.
plain-nap-not-now-answer = There is no question with that answer now. Type a number of the list.
