# The coach: a line each, at the first time in the first matches of a game.
coach-advice = Advice
coach-tip = Tip:
coach-more = { $rules } more, { $quiet } stop
coach-quiet = No more tips. The settings bring the coach back.
coach-irrgarten-slide = Blocked, you slide: down, up, right, left is tried.
coach-irrgarten-stuck = No square was free, so you stayed and your turn is over.
coach-irrgarten-fight = You strike first; your attack must beat its defence.
coach-irrgarten-wound = A wound costs 1 health; three in a row lose the fight.
coach-irrgarten-worn-weapon = That weapon is worn out: it adds nothing any more.
coach-irrgarten-worn-shield = That shield is worn out: it adds nothing any more.
coach-irrgarten-three-wounds = The count of wounds stays until you defend well.
coach-irrgarten-dead = Dead: in each of your turns a die may bring you back.
coach-irrgarten-outlasted = Ten rounds are enough: you win, though it lives on.
coach-irrgarten-reward = Only victories bring weapons, shields and health.
coach-irrgarten-dropped = New things push old ones out, worn ones first.
coach-irrgarten-no-room = You carry 2 weapons and 3 shields; this one is lost.
coach-irrgarten-shield = Every shield helps each defence, and loses a use.
coach-irrgarten-back = Back with full health, but with empty hands.
coach-napakalaki-start = The die: 1 gives one treasure, 6 three, the rest two.
coach-napakalaki-over-limit = At most 4 may stay hidden: equip, or discard some.
coach-napakalaki-hidden = Hidden treasures count only when they are equipped.
coach-napakalaki-necklace-drawn = A necklace raises the bonus of other treasures.
coach-napakalaki-can-buy = Your gold buys a level, before you draw the monster.
coach-napakalaki-tie = A tie loses: you must be higher than the monster.
coach-napakalaki-beaten = Try to run: a 5 or a 6 escapes without any loss.
coach-napakalaki-won = Higher than the monster wins levels and treasures.
coach-napakalaki-escaped = Whoever escapes loses nothing, and wins nothing.
coach-napakalaki-suffered = Where you may choose, give what you need least.
coach-napakalaki-necklace-on = A necklace is spent in the fight that it helps to win.
coach-napakalaki-equipped = Equipped treasures never return to your hand.
coach-napakalaki-necklace-gone = The necklace is spent; the lower bonuses count.
coach-napakalaki-died = Dead is not out: level 1, and a new starting roll.
coach-napakalaki-rival-near = A rival is near level 10, which wins at once.
coach-hammerspace-hidden = A card face down may be anything; it can't be used.
coach-hammerspace-characters = Your characters act by themselves, all game long.
coach-hammerspace-attacked = Only defences of the attack's type can be used.
coach-hammerspace-attack = Points and a die against points and a die.
coach-hammerspace-hurt = Attack minus defence is the life that you lose.
coach-hammerspace-face-down = Face down it can neither be played nor defend.
coach-hammerspace-stuck = Nothing to play: four new cards, and a lost turn.
coach-hammerspace-skipped = An effect took this turn from you.
coach-hammerspace-kept = Some cards may stay in their slot after their use.
coach-hammerspace-extra = One more turn; but never two more in a row.
coach-hammerspace-keeper = You keep the monster: roll for it after each turn.
coach-hammerspace-monster = A monster! Anybody may attack it for its reward.
coach-hammerspace-monster-dead = Whoever took its last life gets the reward.
coach-hammerspace-fell = No life left is out. The last one wins.
coach-hammerspace-reshuffled = The deck was empty: the discards are shuffled in.
coach-hammerspace-last-turn = Time is up: after this turn the most life wins.
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
