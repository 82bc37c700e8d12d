# The coach's tips for Hammerspace: a line each, at the first time.
coach-hammerspace-hidden = A face-down card is secret, but nobody can use it.
coach-hammerspace-characters = Your two characters help you all match.
coach-hammerspace-attacked = Only defences of the attack's type help you.
coach-hammerspace-attack = Each side adds its points and a die.
coach-hammerspace-hurt = You lose as much life as the attack beats you by.
coach-hammerspace-face-down = Face down, it can't be played and can't defend.
coach-hammerspace-stuck = Nothing to play? Draw four and lose the turn.
coach-hammerspace-skipped = An effect makes you lose this turn.
coach-hammerspace-kept = You may keep some cards after using them.
coach-hammerspace-extra = You play again, but only once: no third turn.
coach-hammerspace-keeper = You are its keeper: you roll for it each turn.
coach-hammerspace-monster = Anyone may attack a monster for its reward.
coach-hammerspace-monster-dead = The player who killed it gets the reward.
coach-hammerspace-fell = At 0 life you are out; the last one left wins.
coach-hammerspace-reshuffled = The deck ran out: the discards are the new deck.
coach-hammerspace-last-turn = Last turn! Then whoever has the most life wins.
