# Napakalaki in plain mode. Words of commands are lists parted by commas; the first one is shown
# in the help.
plain-word-napakalaki = napakalaki
plain-word-nap-hand = hand, cards

plain-help-nap-hand = your hidden treasures

plain-nap-brief = Turn { $turn }. { $name }, { $phase }. Level { $level }, total level { $power }, hidden treasures { $hand }.
plain-nap-next = The next monster: { $now }.
plain-nap-gold = Your treasures are worth { $gold } gold; a level costs { $price }.
plain-nap-picked = Picked for the sale: { $cards }, { $gold } gold; a level costs { $price }.
plain-nap-due = Choose what you lose: { $due }.
plain-nap-met = { $monster }, level { $level }.
plain-nap-prize = Whoever beats it gets { $prize }.
plain-nap-bad = It takes: { $bad }.
plain-nap-player = { $name }: level { $level }, total level { $power }, hidden treasures { $hand }, equipped: { $gear }.
plain-nap-hand = You hold { $n }:
plain-nap-hand-empty = You hold no hidden treasure.
plain-nap-becomes = becomes
plain-nap-decks = Left in the decks: { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $monsters ->
    [one] { $monsters } monster
   *[other] { $monsters } monsters
}.
plain-nap-pile-treasures = Discarded treasures: { $list }.
plain-nap-pile-monsters = Discarded monsters: { $list }.
plain-nap-end = level { $level }
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
plain-nap-do-roll = Roll: the die gives your starting treasures.
plain-nap-do-escape = Roll to escape: { $cost }.
plain-nap-do-accept = Accept the bad consequence: { $bad }.
plain-nap-do-draw = Draw the monster and fight it.
plain-nap-do-buy = Buy { $levels } for { $gold } gold.
plain-nap-do-buy-lost = Buy { $levels } for { $gold } gold; { $lost } of it are lost.
plain-nap-do-back = Take the picked treasures back: nothing is sold.
plain-nap-do-done = Done: end this part of the turn.
plain-nap-do-no-sale = Done: sell nothing more and go on.
plain-nap-equipped = { $card }, equipped
plain-nap-hidden = { $card }, hidden
plain-nap-do-sell = Sell { $card }.
plain-nap-do-equip = Equip { $card }.
plain-nap-do-lose = Lose { $card }.
plain-nap-do-discard = Discard { $card }.
