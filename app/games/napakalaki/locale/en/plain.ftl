# Napakalaki in plain mode. Words of commands are lists parted by commas; the first one is shown
# in the help.
plain-word-napakalaki = napakalaki
plain-word-nap-hand = hand, cards

plain-help-nap-hand = show your hidden treasures

plain-nap-brief = { $limit ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of { $limit }
}. { $name }, { $phase ->
    [start] roll for your starting treasures
    [sales] you may sell treasures to buy levels
    [early] you may equip treasures before you draw the monster
    [draw] draw the next monster
    [fight] try to escape or accept the bad consequence
    [settle] you have to pay the bad consequence
    [equip] you may equip treasures for the next fight
    [discard] you have too many hidden treasures
   *[other] it's your turn
}. You are at level { $level }, with a total level of { $power } and { $hand ->
    [0] no hidden treasures
    [one] { $hand } hidden treasure
   *[other] { $hand } hidden treasures
}.
plain-nap-short = { $monster }: level { $level }. Your total level is { $power }, so you need { $n } more to win.
plain-nap-tie = { $monster }: level { $level }. Your total level is the same, and a tie loses, so you need 1 more to win.
plain-nap-ways = If you roll, you { $escape } and you are { $caught }.
plain-nap-gold = Your treasures are worth { NUMBER($gold, useGrouping: 1) } gold. A level costs { NUMBER($price, useGrouping: 1) }.
plain-nap-picked = So far you sell { $cards } for { NUMBER($gold, useGrouping: 1) } gold. A level costs { NUMBER($price, useGrouping: 1) }.
plain-nap-due = Choose what you lose: { $due }.
plain-nap-undrawn = No monster has been drawn yet.
plain-nap-met = { $monster }: level { $level }.
plain-nap-prize = The prize is { $prize }.
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
plain-nap-do-draw = Draw the monster and fight it.
plain-nap-do-buy = Buy { $levels } for { NUMBER($gold, useGrouping: 1) } gold.
plain-nap-do-buy-lost = Buy { $levels } for { NUMBER($gold, useGrouping: 1) } gold, of which { NUMBER($lost, useGrouping: 1) } are lost.
plain-nap-do-back = Back: call the sale off.
plain-nap-do-done = Done: equip nothing more.
plain-nap-do-nothing-left = Done: there is nothing to equip.
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
plain-nap-sum-prize = The prize is { $prize }
plain-nap-sum-escape = If you roll, you escape on { $faces }, with a chance of { $n }
plain-nap-sum-caught = You are caught on { $faces }, with a chance of { $n }, and always if you don't roll
plain-nap-sum-cost = If you are caught, you lose { $bad }
plain-nap-sum-death = If you are caught, you die, go back to level 1 and lose everything
plain-nap-sum-necklace-won = After your victory { $called } is used up
plain-nap-sum-necklace-always = After the fight { $called } is used up
