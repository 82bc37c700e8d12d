# The coach's tips for Hammerspace: a line each, at the first time.
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
